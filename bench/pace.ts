/** A fixed pace, whatever the answers do, and a probe that tells when the machine itself was slow. */
import { quantile } from './figures.ts'

export type Paced = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** The same, of those commands that met no moment in which the machine fell behind itself. */
  readonly quietP99: number
  /** How many of all commands those are. */
  readonly quietPart: number
}

/** A fixed piece of work that takes so many times what it usually takes: the processor was throttled. */
const SLOW_TIMES = 3
const PROBE_EVERY_MS = 1
/** What a slow moment left waiting is worked off within this time. */
const SETTLE_MS = 100

/** Each wait counts from when the command was due, not from when there was time to send it. */
export async function paced(
  next: () => Promise<unknown>,
  perSecond: number,
  seconds: number,
): Promise<Paced> {
  const total = perSecond * seconds
  const waits = new Float64Array(total)
  const probe = createProbe()
  let sent = 0
  let done = 0
  const begun = performance.now()
  await new Promise<void>((resolve) => {
    const send = (nth: number) =>
      next().then(() => {
        waits[nth] = performance.now() - begun - (nth * 1000) / perSecond
        if (++done === total) resolve()
      })
    const step = () => {
      const now = performance.now() - begun
      probe.look(now)
      const due = Math.min(total, Math.floor((now * perSecond) / 1000))
      while (sent < due) send(sent++)
      if (done < total) setImmediate(step)
    }
    step()
  })
  const reached = (total * 1000) / (performance.now() - begun)
  const quiet = quietOf(waits, perSecond, probe.slowMoments())
  return {
    perSecond: reached,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    quietP99: quantile(quiet, 0.99),
    quietPart: quiet.length / total,
  }
}

/** The waits of commands with no slow moment from shortly before they were due until their answer. */
function quietOf(waits: Float64Array, perSecond: number, slow: readonly number[]): Float64Array {
  let next = 0
  return waits.filter((wait, nth) => {
    const due = (nth * 1000) / perSecond
    while ((slow[next] ?? Number.POSITIVE_INFINITY) < due - SETTLE_MS) next++
    return (slow[next] ?? Number.POSITIVE_INFINITY) > due + wait
  })
}

type Probe = {
  look(now: number): void
  slowMoments(): number[]
}

function createProbe(): Probe {
  const moments: number[] = []
  const times: number[] = []
  return {
    look(now) {
      if (now - (moments.at(-1) ?? Number.NEGATIVE_INFINITY) < PROBE_EVERY_MS) return
      const from = performance.now()
      work()
      times.push(performance.now() - from)
      moments.push(now)
    },
    slowMoments() {
      const usual = quantile(Float64Array.from(times), 0.5)
      const isSlow = (nth: number) => (times[nth] ?? 0) > usual * SLOW_TIMES
      // Twice in a row: one slow probe may be our own threads taking turns, which counts.
      return moments.filter((_, nth) => isSlow(nth) && (isSlow(nth - 1) || isSlow(nth + 1)))
    },
  }
}

let sink = 1
function work(): void {
  for (let nth = 0; nth < 10_000; nth++) sink = Math.imul(sink ^ nth, 0x85ebca6b) + 1
}
