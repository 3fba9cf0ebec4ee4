/** Draws what is the member's own over the candles, and knows what of it is touched. */
import type { Chart, KLineData, OverlayFigure, OverlayTemplate } from 'klinecharts'
import type { Formats } from './formats.ts'
import {
  type Box,
  beyondSight,
  fillGroups,
  type Hit,
  noMarks,
  type OwnMarks,
  type Placed,
  touched,
} from './own.ts'
import {
  axisFigures,
  edgeTag,
  extremeBox,
  lineFigures,
  lineHit,
  markFigures,
  markHit,
  markY,
  type OwnLook,
  tagBox,
} from './ownFigures.ts'
import { CANDLES, type Look } from './panes.ts'
import { createRuler } from './tabularText.ts'

export type OwnDrawing = {
  show(marks: OwnMarks, lengthMs: number): void
  /** In the colours and sizes that the page has now. */
  dress(look: Look | undefined, formats: Formats | undefined): void
  /** Takes note of what is touched at a place of the plot; answers whether anything is. */
  touch(x: number, y: number): boolean
  touched(): readonly string[]
  untouch(): void
}

/** The library's name for it, in every chart. */
const NAME = 'own'
const TAG_PADDING = 8

type Place = { readonly width: number; readonly height: number }
type Data = { figures(place: Place): OverlayFigure[]; axis(place: Place): OverlayFigure[] }

/** Registered once; what each chart draws comes with its own. */
export const ownOverlay: OverlayTemplate<Data> = {
  name: NAME,
  totalStep: 1,
  lock: true,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
  createPointFigures: ({ overlay, bounding }) => overlay.extendData?.figures(bounding) ?? [],
  createYAxisFigures: ({ overlay, bounding }) => overlay.extendData?.axis(bounding) ?? [],
}

export function createOwnDrawing(chart: Chart): OwnDrawing {
  const ruler = createRuler()
  let marks = noMarks
  let lengthMs = 0
  let look: OwnLook | undefined
  let hits: readonly Hit[] = []
  let ids: readonly string[] = []
  let isThere = false

  function figures(place: Place): OverlayFigure[] {
    if (look === undefined) return []
    const own = look
    const { unit } = own.sizes
    const lines = linesWithin(chart, marks, place.height)
    const fills = marksWithin(chart, { marks, lengthMs, place, unit })
    const edges = edgesOf(chart, marks, place, own)
    hits = [
      ...lines.map((line) => lineHit(line, place.width, unit)),
      ...fills.map(({ group, x, y }) => markHit(group.ids, x, y, unit)),
      ...edges.map(({ hit }) => hit),
    ]
    return [
      ...lineFigures(lines, place, own),
      ...fills.flatMap(({ group, x, y }) => markFigures(group, { x, y }, own)),
      ...edges.flatMap((edge) => edge.figures),
    ]
  }
  function axis({ width, height }: Place): OverlayFigure[] {
    if (look === undefined) return []
    const lastY = yOf(chart, chart.getDataList().at(-1)?.close ?? Number.NaN)
    return axisFigures(linesWithin(chart, marks, height), { width, height, lastY }, look)
  }
  /** An overlay that is given again is drawn again. */
  function redraw() {
    if (isThere) chart.removeOverlay({ name: NAME })
    isThere = marks.lines.length + marks.fills.length > 0 && look !== undefined
    hits = []
    if (!isThere) return
    const extendData: Data = { figures, axis }
    chart.createOverlay({ name: NAME, paneId: CANDLES, points: [{ value: 0 }], extendData })
  }

  return {
    show(next, length) {
      const isSame = next === marks && length === lengthMs
      marks = next
      lengthMs = length
      if (!isSame) redraw()
    },
    dress(next, formats) {
      if (next === undefined || formats === undefined) return
      const { letter, family, unit } = next.sizes
      const width = (text: string) =>
        Math.ceil(ruler(text, letter, 600, family) + TAG_PADDING * unit)
      look = { ...next, price: formats.price, width }
      redraw()
    },
    touch(x, y) {
      ids = touched(hits, x, y)
      return ids.length > 0
    },
    touched: () => ids,
    untouch() {
      ids = []
    },
  }
}

type Wanted = {
  readonly marks: OwnMarks
  readonly lengthMs: number
  readonly place: Place
  readonly unit: number
}

/** The marks of fills in sight, each at its candle. */
function marksWithin(chart: Chart, { marks, lengthMs, place, unit }: Wanted) {
  const { width, height } = place
  const bars = chart.getDataList()
  return fillGroups(marks.fills, bars, lengthMs).flatMap((group) => {
    const x = pixelAt(chart, { dataIndex: group.index })?.x ?? Number.NaN
    const bar = bars[group.index]
    if (bar === undefined || !(x >= 0 && x <= width)) return []
    const ends = { lowY: yOf(chart, bar.low), highY: yOf(chart, bar.high) }
    return [{ group, x, y: markY(group.side, ends, height, unit) }]
  })
}

/** The tags of what lies beyond sight, beside all other words. */
function edgesOf(chart: Chart, marks: OwnMarks, place: Place, look: OwnLook) {
  const lines = linesWithin(chart, marks, place.height)
  const tags = lines.map((line) => tagBox(line, place, look))
  const taken = [...tags, ...extremes(chart, place.width, look)]
  return beyondSight(levelsOf(chart, marks), place.height).map((level) =>
    edgeTag(level, place, look, taken),
  )
}

/** Where the highest and the lowest price in sight are written. */
function extremes(chart: Chart, width: number, look: OwnLook): readonly Box[] {
  const { from, to } = chart.getVisibleRange()
  const bars = chart.getDataList().slice(Math.max(0, from), to)
  if (bars.length === 0) return []
  const high = bars.reduce((best, bar) => (bar.high > best.high ? bar : best))
  const low = bars.reduce((best, bar) => (bar.low < best.low ? bar : best))
  const boxOf = (bar: KLineData, value: number, isHigh: boolean) => {
    const x = pixelAt(chart, { dataIndex: Math.max(0, from) + bars.indexOf(bar) })?.x ?? Number.NaN
    return extremeBox({ x, y: yOf(chart, value) }, look.price(value), isHigh, width, look)
  }
  return [boxOf(high, high.high, true), boxOf(low, low.low, false)]
}

function linesWithin(chart: Chart, marks: OwnMarks, height: number): readonly Placed[] {
  return levelsOf(chart, marks).filter(({ y }) => y >= 0 && y <= height)
}

const levelsOf = (chart: Chart, { lines }: OwnMarks): readonly Placed[] =>
  lines.map((line) => ({ line, y: yOf(chart, Number(line.price)) }))

const pixelAt = (chart: Chart, place: { value?: number; dataIndex?: number }) =>
  [chart.convertToPixel(place)].flat()[0]
const yOf = (chart: Chart, value: number) => pixelAt(chart, { value })?.y ?? Number.NaN
