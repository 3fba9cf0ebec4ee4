/** What the source told of the past, in pages that begin at fixed moments: whoever asks for the same, or nearly, asks it nothing. */
import type { Millis } from '@evenkeel/kernel'
import type { Source } from '../source/source.ts'
import { ask, PAGE, withoutHoles } from './asking.ts'
import type { Candle } from './candle.ts'
import { inTime } from './patience.ts'
import { type Period, pageOf, startAfter } from './period.ts'
import type { Questions } from './questions.ts'
import type { Want } from './store.ts'

export type Pages = {
  /**
   * The candles of a range, up to its end and without a gap: all of them, unless the source knows no more of them or takes too long.
   * The source may be asked for more, but for none from `until` on. Rejects with TooManyQuestions, if this caller or all ask too much.
   */
  read(want: Want, until: Millis, caller: string): Promise<readonly Candle[]>
}

/** Candles of a page: few enough to be asked for because of one of them. Three are one question. */
export const PAGE_SIZE = PAGE / 3
/** Of all symbols and periods, some 200 bytes each. */
const CANDLES_MOST = 200_000
/** How long nobody asks again for what the source did not know, or did not answer. */
const UNKNOWN_MS = 10 * 60_000
const FAILED_MS = 10_000
/** How long a reader waits for an answer. What comes later is for the next one. */
const PATIENCE_MS = 10_000

type Page = {
  /** What it holds, or will. */
  from: Millis
  readonly to: Millis
  /** None while it is late. */
  candles: Promise<readonly Candle[] | undefined>
  /** How many those are, once they are told. */
  size: number
}
type Place = { readonly symbol: string; readonly period: Period }
/** Nothing is known before this, and nobody asks until then. */
type Beginning = { readonly at: Millis; readonly until: Millis }

export function createPages(options: {
  readonly source: Pick<Source, 'candles'>
  readonly questions: Questions
  readonly now: () => Millis
  readonly onFailure: (error: unknown) => void
  readonly patienceMs?: Millis
  readonly candlesMost?: number
}): Pages {
  const { source, questions, now, onFailure } = options
  const { patienceMs = PATIENCE_MS, candlesMost = CANDLES_MOST } = options
  /** The ones that were read last come last. */
  const pages = new Map<string, Page>()
  const beginnings = new Map<string, Beginning>()
  let size = 0

  function beginningOf({ symbol, period }: Place): Millis {
    const beginning = beginnings.get(`${symbol} ${period}`)
    return beginning !== undefined && now() < beginning.until ? beginning.at : 0
  }

  function noteBeginning(place: Place, at: Millis, forMs: Millis): void {
    // A question about an earlier time says nothing new.
    if (at < beginningOf(place)) return
    beginnings.set(`${place.symbol} ${place.period}`, { at, until: now() + forMs })
  }

  /** Asks for pages that lie side by side at once; each takes its part of the answer. */
  function put(run: Want, caller: string): void {
    const answer = questions
      .put(caller, () => ask(source, run))
      .then((told) => {
        const candles = withoutHoles(told, run)
        const at = candles[0]?.start ?? run.to
        if (at > run.from) noteBeginning(run, at, UNKNOWN_MS)
        return Map.groupBy(candles, ({ start }) => pageOf(run.period, start, PAGE_SIZE))
      })
    answer.catch((error) => {
      noteBeginning(run, run.to, FAILED_MS)
      onFailure(error)
    })
    const early = inTime(patienceMs, answer).catch(() => undefined)
    for (const { name, from, to } of spansOf(run)) {
      const candles = early.then((parts) => parts && (parts.get(from) ?? []))
      const page: Page = { from, to: Math.min(to, run.to), candles, size: 0 }
      forget(name)
      pages.set(name, page)
      answer.then(
        (parts) => fill(name, page, parts.get(from) ?? []),
        () => forget(name, page),
      )
    }
  }

  function fill(name: string, page: Page, candles: readonly Candle[]): void {
    const [first] = candles
    if (first === undefined) forget(name, page)
    if (first === undefined || pages.get(name) !== page) return
    page.from = first.start
    page.candles = Promise.resolve(candles)
    page.size = candles.length
    size += page.size
    for (const [oldest, { size: spare }] of pages) {
      if (size <= candlesMost) return
      if (spare > 0) forget(oldest)
    }
  }

  function forget(name: string, page = pages.get(name)): void {
    if (page === undefined || pages.get(name) !== page) return
    pages.delete(name)
    size -= page.size
  }

  return {
    async read(want, until, caller) {
      const from = Math.max(want.from, beginningOf(want))
      if (from >= want.to) return []
      const spans = spansOf({ ...want, from })
      const missing = spans.filter((span) => {
        const page = pages.get(span.name)
        const [first, last] = [Math.max(span.from, from), Math.min(span.to, want.to)]
        return page === undefined || page.from > first || page.to < last
      })
      for (const run of sideBySide(missing))
        put({ ...want, from: run.from, to: Math.min(run.to, until) }, caller)
      const told = await Promise.all(spans.map(({ name }) => touch(name)?.candles))
      return newest(spans, told).filter(({ start }) => start >= from && start < want.to)
    },
  }

  function touch(name: string): Page | undefined {
    const page = pages.get(name)
    if (page === undefined) return undefined
    pages.delete(name)
    pages.set(name, page)
    return page
  }
}

type Span = { readonly name: string; readonly from: Millis; readonly to: Millis }

/** The pages that hold the candles of a range. */
function spansOf({ symbol, period, from, to }: Want): readonly Span[] {
  const spans: Span[] = []
  for (let start = pageOf(period, from, PAGE_SIZE); start < to; ) {
    const end = startAfter(period, start, PAGE_SIZE)
    spans.push({ name: `${symbol} ${period} ${start}`, from: start, to: end })
    start = end
  }
  return spans
}

function sideBySide(spans: readonly Span[]): readonly Pick<Span, 'from' | 'to'>[] {
  const runs: { readonly from: Millis; to: Millis }[] = []
  for (const { from, to } of spans) {
    const run = runs.at(-1)
    if (run?.to === from) run.to = to
    else runs.push({ from, to })
  }
  return runs
}

/** What is known from the end on: it stops at the first page that is late, or was not whole. */
function newest(
  spans: readonly Span[],
  told: readonly (readonly Candle[] | undefined)[],
): readonly Candle[] {
  const known: (readonly Candle[])[] = []
  for (const [nth, { from }] of [...spans.entries()].reverse()) {
    const candles = told[nth] ?? []
    known.unshift(candles)
    if (candles[0]?.start !== from) break
  }
  return known.flat()
}
