/** Hands candles to the drawing: at first, as they move, and older ones as it is scrolled back to them. */
import type { Chart, DataLoadMore, KLineData } from 'klinecharts'
import type { ChartCandle } from './candle.ts'
import { createSeries, type Redraw } from './series.ts'

export type NeedOlder = (before: number) => Promise<readonly ChartCandle[]>

export type Candles = {
  readonly candles: readonly ChartCandle[]
  readonly last: ChartCandle | undefined
  readonly onNeedOlder: NeedOlder | undefined
}

export type Feed = {
  all(): readonly ChartCandle[]
  /** Other candles than before; the drawing asks for them when it is told of the symbol. */
  begin(wish: Candles): void
  /** The same candles, further on; answers whether anything has moved. */
  go(wish: Candles): boolean
  end(): void
}

/** Every movement computes the indicators of all candles anew: so many take a few milliseconds. */
const MOST = 5_000
const RETRY_MS = 3_000

export function createFeed(chart: Chart): Feed {
  let series = createSeries()
  let taken: Candles = { candles: [], last: undefined, onNeedOlder: undefined }
  let push: ((bar: KLineData) => void) | undefined
  /** What was asked for on an earlier visit is not drawn on a later one. */
  let visit = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  chart.setDataLoader({
    getBars({ type, callback }) {
      if (type === 'forward') void bringOlder(callback)
      else callback(series.all().map(barOf), { forward: taken.onNeedOlder !== undefined })
    },
    subscribeBar({ callback }) {
      push = callback
    },
    unsubscribeBar() {
      push = undefined
    },
  })

  async function bringOlder(callback: (bars: KLineData[], more: DataLoadMore) => void) {
    const mine = visit
    const first = series.all()[0]
    if (first === undefined || taken.onNeedOlder === undefined) return
    try {
      const brought = await taken.onNeedOlder(first.start)
      if (mine !== visit) return
      const fresh = series.older(brought)
      const mayBeMore = fresh.length > 0 && series.all().length < MOST
      callback(fresh.map(barOf), { forward: mayBeMore })
    } catch {
      if (mine === visit) retry = setTimeout(() => void bringOlder(callback), RETRY_MS)
    }
  }

  function draw(redraw: Redraw): boolean {
    if (redraw.type === 'tail') for (const candle of redraw.candles) push?.(barOf(candle))
    if (redraw.type === 'anew') drawAnew()
    return redraw.type !== 'none'
  }
  function drawAnew() {
    visit += 1
    const bars = chart.getDataList()
    const { to } = chart.getVisibleRange()
    // The range ends one after the last that is in sight whole.
    const seen = to < bars.length ? bars[to - 2]?.timestamp : undefined
    chart.resetData()
    if (seen !== undefined) chart.scrollToTimestamp(seen)
  }

  return {
    all: () => series.all(),
    begin(wish) {
      visit += 1
      clearTimeout(retry)
      taken = wish
      series = createSeries()
      series.read(wish.candles)
      if (wish.last !== undefined) series.live(wish.last)
    },
    go(wish) {
      const before = taken
      taken = wish
      const hasRead = wish.candles !== before.candles && draw(series.read(wish.candles))
      const isLive = wish.last !== undefined && wish.last !== before.last
      return (isLive && draw(series.live(wish.last))) || hasRead
    },
    end() {
      visit += 1
      clearTimeout(retry)
    },
  }
}

function barOf({ start, ...figures }: ChartCandle): KLineData {
  return { timestamp: start, ...figures }
}
