/** The panes of a drawing: what stands in which, how tall and wide, in which dress. */
import type { AxisCreateTicksParams, AxisRange, AxisTick, Chart } from 'klinecharts'
import type { ChartCandle } from './candle.ts'
import type { Formats } from './formats.ts'
import {
  type Indicator,
  type MainIndicator,
  type Params,
  type SubIndicator,
  settingOf,
} from './indicators.ts'
import { type Heights, heightsOf, marginsOf, scaleOf, scaleRoom } from './layout.ts'
import { type LevelWish, levelsOf } from './levels.ts'
import { type Palette, readerAt, readPalette } from './palette.ts'
import { indicatorStyles, type Mode, type Sizes, stylesOf } from './styles.ts'
import { createRuler } from './tabularText.ts'

export type SubPane = { readonly indicator: SubIndicator; readonly top: number }

export type Dress = {
  readonly mode: Mode
  readonly decimals: number
  readonly main: readonly MainIndicator[]
  readonly sub: readonly SubIndicator[]
  /** Of each pane below the candles, in design pixels. */
  readonly subHeight: number
  /** What the indicators are computed with. */
  readonly params: Params
}

type Step = () => void
export type Look = { readonly palette: Palette; readonly sizes: Sizes }

export type Panes = {
  /** Dresses the drawing; in steps, so that a first one can leave the page time between them. */
  dress(dress: Dress, formats: Formats, candles: readonly ChartCandle[]): readonly Step[]
  /** The colours and sizes of the last dress. */
  look(): Look | undefined
  /** Makes room on the price axis when prices have become longer. */
  widen(candles: readonly ChartCandle[], formats: Formats | undefined): void
  /** The panes below whose legend there is room for. */
  subs(): readonly SubPane[]
  /** The pane at a height, and the height within it. */
  at(y: number): { readonly id: string; readonly y: number } | undefined
  /** The width of a design pixel, and of the place for candles. */
  unit(): number
  width(): number
}

/** The library's name for the pane of the candles. */
export const CANDLES = 'candle_pane'
const paneOf = (sub: SubIndicator) => `pane of ${sub}`

/** In design pixels. */
const BAR = 6.6
const RIGHT_MARGIN = 28
const TAG_PADDING = 4
/** Two of them may lie behind the tag of the last price: four others are read. */
const LEVELS_WANTED = 6

export function createPanes(chart: Chart, host: HTMLElement): Panes {
  const ruler = createRuler()
  let current: Dress | undefined
  let look: Look | undefined
  let unit = 1
  let longest = 0
  let isRoomy = false
  let tagY = () => Number.NEGATIVE_INFINITY

  function measure(axisHeight: number, widest: string): Sizes {
    const { fontSize, fontFamily } = getComputedStyle(host)
    const letter = Number.parseFloat(fontSize)
    const width = ruler(widest, letter, 600, fontFamily) + 2 * TAG_PADDING * unit + 2
    return { unit, letter, family: fontFamily, axisWidth: Math.ceil(width), axisHeight }
  }

  function put(indicators: Dress, palette: Palette) {
    const { main, sub } = indicators
    const wanted: readonly string[] = [...main, ...sub]
    for (const { name } of chart.getIndicators())
      if (!wanted.includes(name)) chart.removeIndicator({ name })
    for (const name of main) add(name, CANDLES, indicators, palette)
    for (const name of sub) add(name, paneOf(name), indicators, palette)
  }
  function add(name: Indicator, paneId: string, dress: Dress, palette: Palette) {
    const { params, of } = settingOf(name, dress.params)
    const styles = indicatorStyles(name, palette, dress.params)
    const precision = of === 'price' ? dress.decimals : 2
    // Where no legend says what they are, averages over the bars are but clutter.
    const calcParams = name === 'VOL' && !isRoomy ? [] : [...params]
    const isThere = chart.getIndicators({ name }).length > 0
    if (isThere) chart.overrideIndicator({ name, styles, precision, calcParams })
    else chart.createIndicator({ name, paneId, styles, precision, calcParams }, true)
  }
  function place({ sub, decimals }: Dress, heights: Heights, letter: number, formats: Formats) {
    const height = heights.sub
    const top = isRoomy ? letter * 1.9 : 3 * unit
    sub.forEach((name, i) => {
      const id = paneOf(name)
      chart.setPaneOptions({ id, height, minHeight: height, order: i + 1, dragEnabled: false })
      const gap = marginsOf(height, top, name === 'VOL' ? 0 : 3 * unit)
      const margins = { apart: letter * 1.8, top, bottom: letter * 0.7, decimals: 8 }
      const createTicks = ({ range, bounding }: Ticking) =>
        isRoomy ? ticksOf(range, bounding.height, margins, formats.brief) : []
      chart.overrideYAxis({ paneId: id, gap, createTicks })
    })
    const margins = priceMargins(letter, decimals)
    const { room, reach } = scaleRoom(heights.main / unit)
    chart.overrideYAxis({
      paneId: CANDLES,
      gap: marginsOf(heights.main, letter * room, letter * room),
      createRange: ({ defaultRange }) => rangeOf(chart, defaultRange, reach),
      createTicks: ({ range, bounding }) => {
        tagY = () => nearTo(yOf(lastClose(chart)), bounding.height)
        const ticks = ticksOf(range, bounding.height, margins, formats.price)
        return ticks.map((tick) => clearOfTag(tick, () => tagY(), letter))
      },
    })
  }
  const yOf = (value: number) => {
    const [found] = [chart.convertToPixel({ value })].flat()
    return found?.y ?? 0
  }

  return {
    dress(dress, formats, candles) {
      const isFirst = current === undefined
      current = dress
      unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 37.5
      const heights = heightsOf(host.clientHeight, dress.sub.length, dress.subHeight, unit)
      isRoomy = heights.roomy
      const widest = widestOf(candles, formats)
      longest = widest.length
      const sizes = measure(heights.axis, widest)
      const palette = readPalette(readerAt(host))
      look = { palette, sizes }
      return [
        () => put(dress, palette),
        () => place(dress, heights, sizes.letter, formats),
        () => {
          chart.setStyles(stylesOf(palette, sizes, dress.mode))
          if (!isFirst) return
          chart.setBarSpace(Math.round(BAR * unit))
          chart.setOffsetRightDistance(Math.round(RIGHT_MARGIN * unit))
          chart.setLeftMinVisibleBarCount(8)
        },
      ]
    },
    look: () => look,
    widen(candles, formats) {
      const last = candles.at(-1)
      if (last === undefined || formats === undefined || current === undefined) return
      const text = formats.price(last.high)
      if (text.length <= longest) return
      longest = text.length
      const { axis } = heightsOf(host.clientHeight, current.sub.length, current.subHeight, unit)
      chart.setStyles({ yAxis: { size: measure(axis, text).axisWidth } })
    },
    subs() {
      if (!isRoomy || current === undefined) return []
      return current.sub.map((indicator) => ({
        indicator,
        top: chart.getSize(paneOf(indicator))?.top ?? 0,
      }))
    },
    at(y) {
      const ids = [CANDLES, ...(current?.sub ?? []).map(paneOf)]
      for (const id of ids) {
        const { top, height } = chart.getSize(id) ?? { top: 0, height: 0 }
        if (y >= top && y < top + height) return { id, y: y - top }
      }
      return undefined
    },
    unit: () => unit,
    width: () => chart.getSize(CANDLES, 'main')?.width ?? 0,
  }
}

type Ticking = Pick<AxisCreateTicksParams, 'range' | 'bounding'>

function ticksOf(
  { realFrom, realTo }: AxisRange,
  height: number,
  margins: Omit<LevelWish, 'from' | 'to' | 'height'>,
  write: (value: number) => string,
): AxisTick[] {
  const levels = levelsOf({ from: realFrom, to: realTo, height, ...margins })
  return levels.map(({ value, y }) => ({ value, coord: y, text: write(value) }))
}

/** What would lie half behind the tag of the last price is left out, as long as it would. */
function clearOfTag(
  { coord, value, text }: AxisTick,
  tagY: () => number,
  letter: number,
): AxisTick {
  return {
    coord,
    value,
    get text() {
      return Math.abs(coord - tagY()) < letter * 1.15 ? '' : text
    },
  }
}

/** Of the levels of the price axis. */
function priceMargins(letter: number, decimals: number) {
  const edge = letter * 0.55
  const apart = { apart: letter * 2, wanted: LEVELS_WANTED, closest: letter }
  return { ...apart, top: edge, bottom: edge, decimals }
}

function widestOf(candles: readonly ChartCandle[], formats: Formats): string {
  return formats.price(candles.reduce((most, { high }) => Math.max(most, high), 0))
}

function rangeOf(chart: Chart, whole: AxisRange, reach: number): AxisRange {
  const { from, to } = chart.getVisibleRange()
  const bars = chart.getDataList().slice(from, to)
  const high = Math.max(...bars.map((bar) => bar.high))
  const low = Math.min(...bars.map((bar) => bar.low))
  const [least, most] = scaleOf([low, high], [whole.from, whole.to], reach)
  if (!(most > least)) return whole
  const range = most - least
  return {
    from: least,
    to: most,
    range,
    realFrom: least,
    realTo: most,
    realRange: range,
    displayFrom: least,
    displayTo: most,
    displayRange: range,
  }
}

const lastClose = (chart: Chart) => chart.getDataList().at(-1)?.close ?? 0

/** The library keeps the tag within the pane. */
const nearTo = (y: number, height: number) => Math.max(height * 0.05, Math.min(y, height * 0.98))
