/** Settles minutes: by what was seen where somebody was there to see it, by what the source knows where nobody was. */
import type { Millis } from '@evenkeel/kernel'
import { alwaysOpen, type Hours } from '../hours.ts'
import type { Source } from '../source/source.ts'
import { ask, PAGE } from './asking.ts'
import { begin, nextOf, readTracks } from './beginning.ts'
import type { Candle } from './candle.ts'
import type { Chart } from './chart.ts'
import { startAfter, startOf } from './period.ts'
import { traded } from './sessions.ts'
import type { Store, Want } from './store.ts'
import type { Writer } from './writer.ts'

/** How long a minute waits for what belongs to it, after its time is up. */
const LATE_MS = 2_000
const FIRST_PAUSE_MS = 5_000
const LAST_PAUSE_MS = 60_000

export type Settling = {
  /** Whether the symbol's candles go on from its past; before that there is only what was seen. */
  isReady(chart: Chart): boolean
  /** Reads what the table has. Then asks the source for what is missing, which `filled` waits for. */
  open(): Promise<{ filled: Promise<unknown> }>
  advance(now: Millis): void
  /** Settles what is over by now, and no more after that. */
  finish(now: Millis): void
}

export function createSettling(options: {
  readonly charts: readonly Chart[]
  readonly source: Source
  readonly store: Store
  readonly writer: Writer
  readonly now: () => Millis
  readonly hours?: Hours
  readonly onFailure: (error: unknown) => void
}): Settling {
  const { charts, source, store, writer, now, hours = alwaysOpen, onFailure } = options
  const unready = new Set(charts)
  const underWay = new Set<Chart>()
  const failed = new Map<Chart, { readonly retryAt: Millis; readonly pauseMs: Millis }>()
  let isFinished = false

  async function restore(chart: Chart, next: Millis): Promise<void> {
    const [track] = await readTracks(store, new Map([[chart.symbol, next]]), now(), dayEnd)
    if (track !== undefined) chart.restore(track)
    unready.delete(chart)
  }

  /** Catches up with what was seen; nothing of this symbol is settled, or written, past what it waits for. */
  async function catchUp(chart: Chart): Promise<void> {
    if (underWay.has(chart) || now() < (failed.get(chart)?.retryAt ?? 0)) return
    underWay.add(chart)
    try {
      if (unready.has(chart))
        await restore(chart, await begin(store, source, chart.symbol, now(), dayEnd))
      while (!isFinished && (await askOn(chart))) await writer.room()
      failed.delete(chart)
    } catch (error) {
      const pauseMs = Math.min(
        2 * (failed.get(chart)?.pauseMs ?? FIRST_PAUSE_MS / 2),
        LAST_PAUSE_MS,
      )
      failed.set(chart, { retryAt: now() + pauseMs, pauseMs })
      if (!isFinished) onFailure(error)
    } finally {
      underWay.delete(chart)
    }
  }

  async function askOn(chart: Chart): Promise<boolean> {
    chart.advance(now())
    const from = chart.track.next
    const to = Math.min(chart.wholeFrom, overBy(now()), startAfter('1min', from, PAGE))
    if (from >= to) return false
    const candles = await told({ symbol: chart.symbol, period: '1min', from, to })
    if (isFinished) return false
    writer.push(chart.settle(to, new Map(candles.map((candle) => [candle.start, candle]))))
    return true
  }

  /** What the source knows of the times in which the market was open; where it was not, there was nothing to know. */
  async function told(want: Want): Promise<readonly Candle[]> {
    const times = hours.openTimes(want.symbol, want.from, want.to)
    if (times === undefined) return ask(source, want)
    return times.length === 0 ? [] : traded(await ask(source, want), want.period, times)
  }

  /** Where the last 24 hours of a symbol end: now, or where its market closed. */
  function dayEnd(symbol: string): Millis {
    return hours.closedAt(symbol, now()) ?? now()
  }

  function settleSeen(chart: Chart, until: Millis): void {
    if (underWay.has(chart) || unready.has(chart) || chart.track.next < chart.wholeFrom) return
    // What is trimmed must be in the table.
    if (writer.isIdle) chart.track.trim()
    writer.push(chart.settle(until))
  }

  return {
    isReady: (chart) => !unready.has(chart),
    async open() {
      const extents = await store.extents(charts.map(({ symbol }) => symbol))
      const nexts = new Map<string, Millis>()
      for (const { symbol } of charts) {
        const next = nextOf(extents(symbol, '1min'), now())
        if (next !== undefined) nexts.set(symbol, next)
      }
      const tracks = new Map(
        (await readTracks(store, nexts, now(), dayEnd)).map((track) => [track.symbol, track]),
      )
      for (const chart of charts) {
        const track = tracks.get(chart.symbol)
        if (track === undefined) continue
        chart.restore(track)
        unready.delete(chart)
      }
      return { filled: Promise.all(charts.map(catchUp)) }
    },
    advance(at) {
      for (const chart of charts) {
        chart.advance(at)
        if (unready.has(chart)) void catchUp(chart)
        if (chart.track.next >= overBy(at)) continue
        settleSeen(chart, overBy(at))
        if (chart.track.next < Math.min(chart.wholeFrom, overBy(at))) void catchUp(chart)
      }
      writer.retry()
    },
    finish(at) {
      isFinished = true
      for (const chart of charts) {
        chart.advance(at)
        settleSeen(chart, overBy(at))
      }
    },
  }
}

/** The minutes before this one are over, and nobody waits for more of them. */
function overBy(now: Millis): Millis {
  return startOf('1min', now - LATE_MS)
}
