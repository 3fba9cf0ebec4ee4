/** Words on the canvas, with digits of one width: a canvas cannot ask its font for them. */
import type { FigureTemplate, TextAttrs, TextStyle } from 'klinecharts'
import { inkOn } from './palette.ts'

type Texts = TextAttrs | TextAttrs[]

/** Takes the place of the chart's own figure of that name. */
export const tabularText: FigureTemplate<Texts, Partial<TextStyle>> = {
  name: 'text',
  checkEventOn: () => false,
  draw(ctx, attrs, styles) {
    const { size = 12, family = 'sans-serif', weight = 'normal' } = styles
    ctx.font = fontOf(size, weight, family)
    ctx.textAlign = 'left'
    ctx.textBaseline = 'middle'
    for (const text of Array.isArray(attrs) ? attrs : [attrs]) drawOne(ctx, text, styles, size)
  },
}

/** How wide a text will be in a font. */
export function createRuler(): (
  text: string,
  size: number,
  weight: number,
  family: string,
) => number {
  const ctx = document.createElement('canvas').getContext('2d')
  return (text, size, weight, family) => {
    if (ctx === null) return text.length * size
    ctx.font = fontOf(size, weight, family)
    return widthOf(ctx, text)
  }
}

function drawOne(
  ctx: CanvasRenderingContext2D,
  { x, y, text, align = 'left', baseline = 'top' }: TextAttrs,
  styles: Partial<TextStyle>,
  size: number,
) {
  if (text === '') return
  const { paddingLeft = 0, paddingRight = 0, paddingTop = 0, paddingBottom = 0 } = styles
  const { backgroundColor, borderRadius = 0, color = '#888' } = styles
  const width = paddingLeft + widthOf(ctx, text) + paddingRight
  const height = paddingTop + size + paddingBottom
  const left = x - width * shareBefore(align)
  const isFilled = typeof backgroundColor === 'string' && backgroundColor !== 'transparent'
  const wanted = y - height * shareAbove(baseline)
  // The price of a tag may lie outside of what is in sight; the tag does not.
  const top = isFilled ? Math.max(0, Math.min(wanted, heightOf(ctx) - height)) : wanted
  if (isFilled) {
    ctx.fillStyle = backgroundColor
    ctx.beginPath()
    ctx.roundRect(left, top, width, height, borderRadius)
    ctx.fill()
  }
  ctx.fillStyle = isFilled ? inkOn(backgroundColor) : color
  // The middle of digits lies a little below the middle of the line.
  write(ctx, text, left + paddingLeft, top + paddingTop + size / 2 + size * 0.06)
}

const heightOf = (ctx: CanvasRenderingContext2D) => ctx.canvas.height / ctx.getTransform().d

const fontOf = (size: number, weight: number | string, family: string) =>
  `${weight} ${size}px ${family}`

function shareBefore(align: CanvasTextAlign): number {
  if (align === 'center') return 0.5
  return align === 'right' || align === 'end' ? 1 : 0
}

function shareAbove(baseline: CanvasTextBaseline): number {
  if (baseline === 'middle') return 0.5
  return baseline === 'top' || baseline === 'hanging' ? 0 : 1
}

type Digits = { readonly widths: readonly number[]; readonly most: number }
const known = new Map<string, Digits>()

/** Forgets the widths of a font that has been replaced by the one it stood in for. */
export function forgetWidths(): void {
  known.clear()
}

function digitsOf(ctx: CanvasRenderingContext2D): Digits {
  const found = known.get(ctx.font)
  if (found !== undefined) return found
  const widths = [...'0123456789'].map((digit) => ctx.measureText(digit).width)
  const digits = { widths, most: Math.max(...widths) }
  known.set(ctx.font, digits)
  return digits
}

const isDigit = (part: string) => /^\d$/.test(part)

/** Each digit by itself, and what stands between digits in one piece. */
const partsOf = (text: string) => text.match(/\d|[^\d]+/g) ?? []

function widthOf(ctx: CanvasRenderingContext2D, text: string): number {
  const { most } = digitsOf(ctx)
  const widths = partsOf(text).map((part) => (isDigit(part) ? most : ctx.measureText(part).width))
  return widths.reduce((sum, width) => sum + width, 0)
}

function write(ctx: CanvasRenderingContext2D, text: string, left: number, y: number) {
  const { widths, most } = digitsOf(ctx)
  let x = left
  for (const part of partsOf(text)) {
    const own = isDigit(part) ? widths[Number(part)]! : ctx.measureText(part).width
    const room = isDigit(part) ? most : own
    ctx.fillText(part, x + (room - own) / 2, y)
    x += room
  }
}
