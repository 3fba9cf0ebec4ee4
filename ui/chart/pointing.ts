/** The candle that is pointed at, by finger, mouse or key, and the two lines that cross there. */
import type { Chart } from 'klinecharts'
import type { ChartCandle } from './candle.ts'
import { CANDLES, type Panes } from './panes.ts'

export type ChartKey = 'previous' | 'next' | 'first' | 'last' | 'closer' | 'farther' | 'none'

export type Pointing = {
  /** Its place among the candles; of the last one when none is pointed at. */
  index(): number
  isOn(): boolean
  /** Points at what is here, in pixels of the plot. */
  point(x: number, y: number): void
  unpoint(): void
  press(key: ChartKey): void
  /** Puts the lines where they belong now: candles come in, are moved and are zoomed. */
  cross(): void
  /** Where a candle stands. */
  xOf(index: number): number
}

const KEY_ZOOM = 1.25

export function createPointing(
  chart: Chart,
  panes: Panes,
  candles: () => readonly ChartCandle[],
  onChange: () => void,
): Pointing {
  let pointed: { readonly start: number; readonly y: number; readonly paneId: string } | undefined

  const end = () => candles().length - 1
  const within = (index: number) => Math.max(0, Math.min(end(), index))
  const xOf = (index: number) => pixelAt(chart, { dataIndex: index }).x ?? 0
  function index(): number {
    const { start } = pointed ?? {}
    if (start === undefined) return end()
    return within(candles().findLastIndex((candle) => candle.start <= start))
  }
  function pointAt(wanted: number, y: number, paneId: string) {
    const candle = candles()[wanted]
    if (candle === undefined) return
    pointed = { start: candle.start, y, paneId }
    cross()
    onChange()
  }
  function cross() {
    if (pointed === undefined) return
    const { y, paneId } = pointed
    chart.executeAction('onCrosshairChange', { x: xOf(index()), y, paneId })
  }
  function unpoint() {
    if (pointed === undefined) return
    pointed = undefined
    // Its types forget that nothing is a place as well.
    chart.executeAction('onCrosshairChange', undefined as never)
    onChange()
  }

  function step(wanted: number) {
    const next = within(wanted)
    bringIntoSight(next)
    const { y = 0 } = pixelAt(chart, { value: candles()[next]?.close })
    pointAt(next, y, CANDLES)
  }
  function bringIntoSight(wanted: number) {
    const { from, to } = chart.getVisibleRange()
    const { bar } = chart.getBarSpace()
    if (wanted <= from) chart.scrollByDistance((from + 2 - wanted) * bar)
    if (wanted >= to) chart.scrollByDistance((to - 1 - wanted) * bar)
  }
  function zoom(scale: number) {
    chart.zoomAtCoordinate(scale, { x: xOf(index()), y: 0 })
    cross()
  }
  const keys: Readonly<Record<ChartKey, () => void>> = {
    previous: () => step(pointed === undefined ? end() : index() - 1),
    next: () => step(index() + 1),
    first: () => step(0),
    last: () => step(end()),
    closer: () => zoom(KEY_ZOOM),
    farther: () => zoom(1 / KEY_ZOOM),
    none: unpoint,
  }

  return {
    index,
    isOn: () => pointed !== undefined,
    point(x, y) {
      const place = panes.at(y)
      const [{ dataIndex = end() } = {}] = [chart.convertFromPixel([{ x }])].flat()
      if (place !== undefined) pointAt(within(dataIndex), place.y, place.id)
    },
    unpoint,
    press: (key) => keys[key](),
    cross,
    xOf,
  }
}

type Place = { readonly dataIndex?: number; readonly value?: number }

/** The library answers many with many, and one with one; its types say both of either. */
function pixelAt(chart: Chart, place: Place): { readonly x?: number; readonly y?: number } {
  const [found = {}] = [chart.convertToPixel(place)].flat()
  return found
}
