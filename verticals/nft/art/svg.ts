/** Writing SVG: shapes as text, with coordinates that are short and the same on every machine. */
import { draw } from '../core/traits.ts'

export type Fields = Readonly<Record<string, string | number | undefined>>

/** One element; numbers are cut to a tenth, which no eye can tell. */
export function tag(name: string, fields: Fields, inside = ''): string {
  const said = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('')
  return inside === '' ? `<${name}${said}/>` : `<${name}${said}>${inside}</${name}>`
}

export const path = (d: string, fields: Fields): string => tag('path', { d, ...fields })
export const circle = (cx: number, cy: number, r: number, fields: Fields): string =>
  tag('circle', { cx, cy, r, ...fields })
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fields: Fields): string =>
  tag('ellipse', { cx, cy, rx, ry, ...fields })
export const rect = (x: number, y: number, width: number, height: number, fields: Fields): string =>
  tag('rect', { x, y, width, height, ...fields })
export const line = (x1: number, y1: number, x2: number, y2: number, fields: Fields): string =>
  tag('line', { x1, y1, x2, y2, ...fields })
export const group = (fields: Fields, ...inside: readonly string[]): string =>
  tag('g', fields, inside.join(''))

/** From one colour to the next, downwards unless told. */
export function gradient(id: string, colours: readonly string[], fields: Fields = {}): string {
  const stops = colours.map((colour, nth) =>
    tag('stop', {
      offset: `${Math.round((100 * nth) / (colours.length - 1))}%`,
      'stop-color': colour,
    }),
  )
  return tag('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1, ...fields }, stops.join(''))
}

/** Bright in the middle, gone at the edge. */
export function glow(id: string, colour: string, strength = 0.8): string {
  const at = (offset: number, opacity: number) =>
    tag('stop', {
      offset: `${Math.round(offset * 100)}%`,
      'stop-color': colour,
      'stop-opacity': String(opacity),
    })
  return tag('radialGradient', { id }, [at(0, strength), at(0.45, strength / 3), at(1, 0)].join(''))
}

export function picture(defs: readonly string[], ...inside: readonly string[]): string {
  const all = tag('defs', {}, defs.join('')) + inside.join('')
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 480 480', width: 480, height: 480 },
    all,
  )
}

/** Figures between 0 and 1 that follow from an item, one after the other. */
export function chances(seed: number, number: number): () => number {
  let nth = 100
  return () => draw(seed, number, nth++) / 2 ** 32
}

/** A colour between two of the form #rrggbb. */
export function between(one: string, other: string, part: number): string {
  const channel = (from: number) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(from, from + 2), 16))
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * part)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

export const short = (figure: number): string => String(Math.round(figure * 10) / 10)
/** Points as a path writes them. */
export const points = (all: readonly (readonly [number, number])[]): string =>
  all.map(([x, y]) => `${short(x)} ${short(y)}`).join(' L')
