/** The drawing itself: the library of charts, dressed as the page is, fed and pointed at. Loaded when a chart is shown. */
import { type Chart, dispose, init, registerFigure, registerOverlay } from 'klinecharts'
import type { ChartCandle } from './candle.ts'
import { type Candles, createFeed } from './feed.ts'
import { createFormats, type Formats, type FormatWish } from './formats.ts'
import type { GestureTarget } from './gestures.ts'
import type { Indicator, Params } from './indicators.ts'
import type { Values } from './legend.ts'
import type { OwnMarks } from './own.ts'
import { createOwnDrawing, ownOverlay } from './ownDrawing.ts'
import { createPanes, type Dress, type SubPane } from './panes.ts'
import { lengthOf, spanOf } from './period.ts'
import { countsPixels, withoutCount } from './pixels.ts'
import { type ChartKey, createPointing } from './pointing.ts'
import { tabularText } from './tabularText.ts'
import { timeAxis } from './timeAxis.ts'
import { watchDress } from './watchDress.ts'

export type View = FormatWish &
  Candles &
  Dress & {
    readonly symbol: string
    /** What is the member's own on it. */
    readonly own: OwnMarks
  }

/** What the page says beside the drawing. */
export type Reading = {
  /** The one that is pointed at, else the last one. */
  readonly candle: ChartCandle | undefined
  readonly values: ReadonlyMap<Indicator, Values | undefined>
  readonly subs: readonly SubPane[]
  readonly formats: Formats
  /** On which side something is pointed at, if anything is. */
  readonly pointedAt: 'left' | 'right' | undefined
  readonly candles: readonly ChartCandle[]
  /** Which of the member's own was touched last, to be told. */
  readonly touched: readonly string[]
  readonly params: Params
}

export type Engine = GestureTarget & {
  show(view: View): void
  press(key: ChartKey): void
  end(): void
}

registerFigure(tabularText)
registerOverlay(ownOverlay)

type Told = {
  onReading(reading: Reading): void
  /** It could not be drawn. */
  onBroken(): void
}

export async function createEngine(host: HTMLElement, told: Told): Promise<Engine> {
  const mayCount = await countsPixels(host)
  const chart = mayCount ? createChart(host) : withoutCount(() => createChart(host))
  return engineOn(chart, host, told)
}

function engineOn(chart: Chart, host: HTMLElement, { onReading, onBroken }: Told): Engine {
  const feed = createFeed(chart)
  const panes = createPanes(chart, host)
  const pointing = createPointing(chart, panes, feed.all, tell)
  const own = createOwnDrawing(chart)
  let view: View | undefined
  let formats: Formats | undefined
  let frame = 0
  let isBuilding = false
  let isOutdated = false
  let isOver = false

  writeWith(chart, () => formats)
  chart.overrideXAxis({ createTicks: ({ range }) => ticksBetween(range.realFrom, range.realTo) })
  const unwatch = watchDress(host, dress)

  function ticksBetween(from: number, to: number) {
    if (view === undefined || formats === undefined) return []
    const lengthMs = lengthOf(view.period)
    return timeAxis(chart, panes, { from, to, lengthMs, formats, xOf: pointing.xOf })
  }
  function dress() {
    isOutdated = isBuilding
    if (view === undefined || formats === undefined || isBuilding) return
    for (const step of panes.dress(view, formats, feed.all())) step()
    own.dress(panes.look(), formats)
    tell()
  }

  /** The indicators are computed before the next frame. */
  function tell() {
    if (frame === 0) frame = requestAnimationFrame(report)
  }
  function report() {
    frame = 0
    if (view === undefined || formats === undefined || isBuilding) return
    const candles = feed.all()
    const index = pointing.index()
    const shown = [...view.main, ...view.sub]
    const side = pointing.xOf(index) < panes.width() / 2 ? 'left' : 'right'
    onReading({
      candle: candles[index],
      values: new Map(shown.map((name) => [name, valuesAt(chart, name, index)])),
      subs: panes.subs(),
      formats,
      pointedAt: pointing.isOn() ? side : undefined,
      candles,
      touched: own.touched(),
      params: view.params,
    })
  }
  function load({ symbol, decimals, period }: View) {
    chart.setSymbol({ ticker: symbol, pricePrecision: decimals, volumePrecision: 2 })
    chart.setPeriod(spanOf(period))
  }
  function begin(next: View) {
    load(next)
    dress()
  }
  /** A first drawing takes long: it goes by steps, behind what stands there until it is told of. */
  async function build(first: View) {
    formats = createFormats(first)
    feed.begin(first)
    isBuilding = true
    for (const step of [...panes.dress(first, formats, feed.all()), () => load(first)]) {
      await nextTask()
      if (isOver) return
      step()
    }
    isBuilding = false
    own.dress(panes.look(), formats)
    own.show(first.own, lengthOf(first.period))
    // Letters, colours or sizes came meanwhile.
    if (isOutdated) dress()
    tell()
    const latest = view ?? first
    view = first
    show(latest)
  }

  function show(next: View) {
    const before = view
    view = next
    if (isBuilding) return
    if (before === undefined) {
      build(next).catch(onBroken)
      return
    }
    if (formatsDiffer(before, next)) formats = createFormats(next)
    own.show(next.own, lengthOf(next.period))
    if (isOther(before, next)) {
      pointing.unpoint()
      own.untouch()
      feed.begin(next)
      begin(next)
      return
    }
    const hasMoved = feed.go(next)
    if (before.decimals !== next.decimals) begin(next)
    else if (formatsDiffer(before, next) || looksDiffer(before, next)) dress()
    // What is told brings the same view again: it must not be told of that.
    if (!hasMoved) return
    panes.widen(feed.all(), formats)
    pointing.cross()
    tell()
  }

  return {
    show,
    press: pointing.press,
    pan(distance) {
      chart.scrollByDistance(distance)
      pointing.cross()
    },
    zoom(scale, x) {
      chart.zoomAtCoordinate(scale, { x, y: 0 })
      pointing.cross()
    },
    tap(x, y) {
      const isTouched = own.touch(x, y)
      if (isTouched) pointing.unpoint()
      tell()
      return isTouched
    },
    point: pointing.point,
    unpoint: pointing.unpoint,
    isPointing: pointing.isOn,
    mayGlide,
    end() {
      isOver = true
      unwatch()
      feed.end()
      cancelAnimationFrame(frame)
      dispose(chart)
    },
  }
}

/** Has the library write as the reader's language does. */
function writeWith(chart: Chart, formats: () => Formats | undefined) {
  chart.setThousandsSeparator({ format: (value) => formats()?.figure(String(value)) ?? '' })
  chart.setDecimalFold({ format: String })
  chart.setFormatter({
    formatDate: ({ timestamp }) => formats()?.moment(timestamp) ?? '',
    formatBigNumber: (value) => formats()?.brief(Number(value)) ?? '',
  })
}

function createChart(host: HTMLElement): Chart {
  // Any size will do until it is dressed; letters that nobody has would be searched for.
  const tickText = { family: getComputedStyle(host).fontFamily }
  const chart = init(host, {
    hotkey: { enabled: false },
    layout: { barSpaceLimit: { min: 2, max: 48 }, pane: { minHeight: 0, dragEnabled: false } },
    styles: { xAxis: { size: 20, tickText }, yAxis: { size: 60, tickText } },
  })
  if (chart === null) throw new Error('a chart needs a place')
  const inner = chart.getDom()
  // What is pressed and touched is the page's matter: see gestures.
  inner?.removeAttribute('tabindex')
  inner?.style.setProperty('touch-action', 'pan-y', 'important')
  return chart
}

const mayGlide = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

function valuesAt(chart: Chart, name: string, index: number): Values | undefined {
  return chart.getIndicators({ name })[0]?.result[index] as Values | undefined
}

const isOther = (a: View, b: View) => a.symbol !== b.symbol || a.period !== b.period

function formatsDiffer(a: View, b: View): boolean {
  return (
    a.language !== b.language ||
    a.timeZone !== b.timeZone ||
    a.period !== b.period ||
    a.decimals !== b.decimals
  )
}

function looksDiffer(a: View, b: View): boolean {
  return (
    a.mode !== b.mode ||
    a.params !== b.params ||
    a.subHeight !== b.subHeight ||
    a.main.join() !== b.main.join() ||
    a.sub.join() !== b.sub.join()
  )
}
