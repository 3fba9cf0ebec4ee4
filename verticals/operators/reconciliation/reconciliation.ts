/** Checks the invariants every so often in a thread that nobody who trades waits for, and keeps what was found. */
import type { Millis } from '@evenkeel/kernel'
import type { LedgerRun, Platform, Tables } from '@evenkeel/wire/server'
import { type Invariant, invariants } from '../contract/index.ts'
import type { Checked, CheckPrices } from './checkWorker.ts'

export type Reconciliation = {
  latest(): Promise<Latest>
  /** Begins a check, unless one is under way. */
  check(): void
  stop(): Promise<void>
}

type Last = {
  readonly at: Millis
  readonly batch: number
  readonly looked_at: number
  readonly expected: number
  readonly took_ms: number
  readonly faults: string[]
}
type Latest = {
  readonly is_checking: boolean
  readonly failed_at: Millis | undefined
  readonly every_minutes: number
  readonly checks: { invariant: Invariant; last: Last | undefined }[]
}
type Parts = Pick<
  Platform,
  | 'tables'
  | 'now'
  | 'log'
  | 'metrics'
  | 'machine'
  | 'instruments'
  | 'onLedger'
  | 'onFailure'
  | 'tellOperators'
>

const EVERY_MINUTES = 10
const MINUTE_MS = 60_000
const WORKER = new URL('./checkWorker.ts', import.meta.url)

export function openReconciliation(parts: Parts): Reconciliation {
  const { tables, now, log, metrics, onLedger, tellOperators } = parts
  const known = { broken: 0, checkedAt: now(), failedAt: undefined as Millis | undefined }
  let run: LedgerRun | undefined
  let checking: Promise<void> | undefined
  let isStopped = false
  metrics.gauge('invariants_broken', () => known.broken)
  metrics.gauge('reconciliation_age_seconds', () => Math.round((now() - known.checkedAt) / 1_000))

  function pricesNow(): CheckPrices {
    const { prices } = parts.machine.look('real')
    return parts.instruments.flatMap(({ symbol }) => {
      const price = prices.reference(symbol)
      return price === undefined ? [] : [[symbol, price]]
    })
  }

  async function check(): Promise<void> {
    const begun = performance.now()
    try {
      run = onLedger(WORKER, pricesNow())
      const { batch, findings } = (await run.done) as Checked
      const [at, ms] = [Math.round(now()), Math.round(performance.now() - begun)]
      for (const finding of findings) await keep(tables, { ...finding, at, batch, ms })
      const broken = findings.filter(({ faults }) => faults.length > 0)
      Object.assign(known, { broken: broken.length, checkedAt: at, failedAt: undefined })
      for (const { invariant } of broken)
        log.error('invariant is broken', { reason: invariant, batch })
    } catch (error) {
      if (isStopped) return
      known.failedAt = Math.round(now())
      parts.onFailure('reconciliation failed')(error)
    }
  }

  function begin(): void {
    if (isStopped || checking !== undefined) return
    checking = check().finally(() => {
      checking = undefined
      run = undefined
      if (!isStopped) tellOperators('reconciliation')
    })
    tellOperators('reconciliation')
  }

  // Not at the start, when everybody comes back at once.
  const first = setTimeout(begin, MINUTE_MS).unref()
  const checks = setInterval(begin, EVERY_MINUTES * MINUTE_MS).unref()
  return {
    check: begin,
    async latest() {
      const last = await lastOf(tables)
      return {
        is_checking: checking !== undefined,
        failed_at: known.failedAt,
        every_minutes: EVERY_MINUTES,
        checks: invariants.map((invariant) => ({ invariant, last: last.get(invariant) })),
      }
    },
    async stop() {
      isStopped = true
      clearTimeout(first)
      clearInterval(checks)
      await run?.stop()
      await checking
    },
  }
}

type Kept = Checked['findings'][number] & {
  readonly at: Millis
  readonly batch: number
  readonly ms: number
}

async function keep(
  tables: Tables,
  { invariant, at, batch, lookedAt, expected, ms, faults }: Kept,
) {
  await tables.rows(
    `insert into reconciliation
       (invariant, checked_at, batch, looked_at, expected, took_ms, faults)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (invariant) do update set checked_at = excluded.checked_at,
       batch = excluded.batch, looked_at = excluded.looked_at, expected = excluded.expected,
       took_ms = excluded.took_ms,
       faults = excluded.faults`,
    [invariant, at, batch, lookedAt, expected, ms, JSON.stringify(faults)],
  )
}

async function lastOf(tables: Tables): Promise<ReadonlyMap<string, Last>> {
  const rows = await tables.rows<Last & { invariant: string }>(
    `select invariant, checked_at::float8 as at, batch::float8 as batch,
       looked_at::float8 as looked_at, expected::float8 as expected, took_ms, faults
     from reconciliation`,
    [],
  )
  return new Map(rows.map(({ invariant, ...last }) => [invariant, last]))
}
