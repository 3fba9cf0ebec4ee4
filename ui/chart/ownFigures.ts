/** The figures of what is the member's own on a canvas: lines with their tags, marks of fills, prices on the axis. */
import type { OverlayFigure } from 'klinecharts'
import {
  type Box,
  columnsOf,
  type FillGroup,
  freeOf,
  type Hit,
  type OwnLine,
  type Placed,
} from './own.ts'
import { inkOn, type Palette } from './palette.ts'
import type { Sizes } from './styles.ts'

export type OwnLook = {
  readonly palette: Palette
  readonly sizes: Sizes
  /** How a price is written on the axis. */
  price(value: number): string
  /** How wide a tag with these words is. */
  width(text: string): number
}

type Plot = { readonly width: number; readonly height: number }

/** In design pixels: how far a finger may be, the radius of a mark, and what keeps it from its candle. */
const REACH = 14
const MARK = 6
const MARK_GAP = 4
const TAG_GAP = 6
/** The stroke that leads from a candle to its price, aside and up or down. */
const LEAD = 8
/** So many tags stand side by side; a further line has none. */
const COLUMNS_MOST = 3

export function lineFigures(placed: readonly Placed[], plot: Plot, look: OwnLook) {
  const { palette, sizes } = look
  const height = tagHeight(sizes)
  const ys = placed.map(({ y }) => tagY(y, plot.height, height))
  const columns = columnsOf(ys, height + 1)
  const widths = placed.map(({ line }) => look.width(line.tag))
  const lefts = leftsOf(columns, widths, TAG_GAP * sizes.unit)
  const strokes = placed.map(({ line, y }) =>
    strokeOf(line, y, plot.width, colourOf(line, palette)),
  )
  const tags = placed.flatMap(({ line }, i): OverlayFigure[] => {
    if (columns[i]! >= COLUMNS_MOST) return []
    const place = { x: lefts[i]!, y: ys[i]!, width: widths[i]!, height }
    return tagOf(line.tag, place, colourOf(line, palette), look)
  })
  // No line goes through the words of another.
  return [...strokes, ...tags]
}

/** Of prices that would lie over each other the first is told; the last price, at `lastY`, before all. */
export function axisFigures(
  placed: readonly Placed[],
  { width, height, lastY }: Plot & { readonly lastY: number },
  look: OwnLook,
) {
  const { palette, sizes, price } = look
  const tall = tagHeight(sizes)
  const ys = placed.map(({ y }) => tagY(y, height, tall))
  const [, ...columns] = columnsOf([lastY, ...ys], tall)
  return placed.flatMap(({ line }, i): OverlayFigure[] => {
    if (columns[i] !== 0) return []
    const place = { x: 0, y: ys[i]!, width: width - 1, height: tall }
    return tagOf(price(Number(line.price)), place, colourOf(line, palette), look)
  })
}

/** A mark at a place, as far as it is in sight. */
export function markFigures(
  { side, letter }: FillGroup,
  { x, y }: { readonly x: number; readonly y: number },
  look: OwnLook,
): OverlayFigure[] {
  const { palette, sizes } = look
  const fill = side === 'up' ? palette.upFill : palette.downFill
  const disc: OverlayFigure = {
    type: 'circle',
    attrs: { x, y, r: MARK * sizes.unit },
    styles: { style: 'fill', color: fill },
    ignoreEvent: true,
  }
  return [disc, wordOf(letter, x, y, inkOn(fill), sizes)]
}

/** Buys stand below their candle, sells above it; within the pane. */
export function markY(
  side: 'up' | 'down',
  { lowY, highY }: { readonly lowY: number; readonly highY: number },
  height: number,
  unit: number,
): number {
  const away = (MARK + MARK_GAP) * unit
  const wanted = side === 'up' ? lowY + away : highY - away
  return Math.max(MARK * unit, Math.min(wanted, height - MARK * unit))
}

/**
 * A line beyond the prices in sight, told at the edge it lies behind, with an arrow: beside the axis; at the other side, or further in,
 * where it would lie over other words.
 */
export function edgeTag(
  { line, y }: Placed,
  { width, height }: Plot,
  look: OwnLook,
  taken: readonly Box[] = [],
) {
  const { palette, sizes, price } = look
  const isAbove = y < 0
  const words = `${line.tag} ${price(Number(line.price))} ${isAbove ? '↑' : '↓'}`
  const tall = tagHeight(sizes)
  const wide = look.width(words)
  const boxAt = (left: number, nth: number): Box => {
    const top = isAbove ? 1 + nth * (tall + 1) : height - 1 - tall - nth * (tall + 1)
    return { left, right: left + wide, top, bottom: top + tall }
  }
  const [right, left] = [width - wide - 1, 1]
  const box = freeOf([boxAt(right, 0), boxAt(left, 0), boxAt(right, 1), boxAt(left, 1)], taken)
  const place = { x: box.left, y: box.top + tall / 2, width: wide, height: tall }
  const hit: Hit = {
    ids: [line.id],
    left: box.left,
    right: box.right + 1,
    top: place.y - REACH * sizes.unit,
    bottom: place.y + REACH * sizes.unit,
  }
  return { hit, figures: tagOf(words, place, colourOf(line, palette), look) }
}

/** Where the tag of a line stands that is in sight. */
export function tagBox({ line, y }: Placed, { height }: Plot, look: OwnLook): Box {
  const tall = tagHeight(look.sizes)
  const middle = tagY(y, height, tall)
  const right = TAG_GAP * look.sizes.unit + look.width(line.tag)
  return { left: 0, right, top: middle - tall / 2, bottom: middle + tall / 2 }
}

/** Where the chart writes the highest or the lowest price in sight: from its candle towards the middle. */
export function extremeBox(
  { x, y }: { readonly x: number; readonly y: number },
  words: string,
  isHigh: boolean,
  width: number,
  look: OwnLook,
): Box {
  const tall = LEAD + tagHeight(look.sizes) / 2
  const wide = look.width(words) + LEAD
  const isRight = x > width / 2
  return {
    left: isRight ? x - wide : x,
    right: isRight ? x : x + wide,
    top: isHigh ? y - tall : y,
    bottom: isHigh ? y : y + tall,
  }
}

export function lineHit({ line, y }: Placed, width: number, unit: number): Hit {
  const reach = REACH * unit
  return { ids: [line.id], left: 0, right: width, top: y - reach, bottom: y + reach }
}

export function markHit(ids: readonly string[], x: number, y: number, unit: number): Hit {
  const reach = REACH * unit
  return { ids, left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }
}

/** Beside a line at the edge of the pane the words are still whole. */
const tagY = (y: number, height: number, tall: number) =>
  Math.max(tall / 2 + 1, Math.min(y, height - tall / 2 - 1))

const tagHeight = ({ letter }: Sizes) => Math.round(letter * 1.5)

function strokeOf({ kind }: OwnLine, y: number, width: number, color: string): OverlayFigure {
  const ends = [
    { x: 0, y },
    { x: width, y },
  ]
  const style = kind === 'order' ? 'dashed' : 'solid'
  return {
    type: 'line',
    attrs: { coordinates: ends },
    styles: { style, dashedValue: [5, 3], size: 1, color },
    ignoreEvent: true,
  }
}

type TagPlace = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A plate with words: in the colour of its line, on the ground of the page. */
function tagOf(text: string, place: TagPlace, color: string, { palette, sizes }: OwnLook) {
  const { x, y, width, height } = place
  const plate: OverlayFigure = {
    type: 'rect',
    attrs: { x, y: Math.round(y - height / 2), width, height },
    styles: {
      style: 'stroke_fill',
      color: palette.back,
      borderColor: color,
      borderSize: 1,
      borderRadius: 3 * sizes.unit,
    },
    ignoreEvent: true,
  }
  return [plate, wordOf(text, x + width / 2, y, color, sizes)]
}

function wordOf(text: string, x: number, y: number, color: string, sizes: Sizes): OverlayFigure {
  const { letter, family } = sizes
  return {
    type: 'text',
    attrs: { x, y, text, align: 'center', baseline: 'middle' },
    styles: { size: letter, family, weight: 600, color, backgroundColor: 'transparent' },
    ignoreEvent: true,
  }
}

function colourOf({ kind, side }: OwnLine, { up, down, caution }: Palette): string {
  if (kind === 'liquidation') return caution
  return side === 'up' ? up : down
}

/** Each column begins where the widest tag of those before it ends. */
function leftsOf(columns: readonly number[], widths: readonly number[], gap: number) {
  const widest: number[] = []
  for (const [i, column] of columns.entries())
    widest[column] = Math.max(widest[column] ?? 0, widths[i]!)
  return columns.map((column) =>
    widest.slice(0, column).reduce((left, width) => left + width + gap, gap),
  )
}
