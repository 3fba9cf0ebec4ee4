/** The chart's colours, read from the page's own, and what follows from a colour. */

export type Palette = {
  readonly up: string
  readonly down: string
  /** Behind words: stronger than the two above where those are bright. */
  readonly upFill: string
  readonly downFill: string
  readonly text: string
  readonly text2: string
  readonly text3: string
  readonly line: string
  readonly line2: string
  readonly fill2: string
  /** The ground of the page. */
  readonly back: string
  /** Of what may cost the position. */
  readonly caution: string
  /** Of the lines of indicators. */
  readonly hues: readonly [string, string, string, string]
}

/** `read` answers with the colour that a custom property has now. */
export function readPalette(read: (property: string) => string): Palette {
  return {
    up: read('--up'),
    down: read('--down'),
    upFill: read('--up-fill'),
    downFill: read('--down-fill'),
    text: read('--text'),
    text2: read('--text-2'),
    text3: read('--text-3'),
    line: read('--line'),
    line2: read('--line-2'),
    fill2: read('--fill-2'),
    back: read('--back'),
    caution: read('--accent-text'),
    hues: [
      read('--chart-hue-1'),
      read('--chart-hue-2'),
      read('--chart-hue-3'),
      read('--chart-hue-4'),
    ],
  }
}

/** The browser resolves what a property refers to, for all of them at once: a canvas knows no `var()`. */
export function readerAt(place: HTMLElement): (property: string) => string {
  const computed = getComputedStyle(place)
  return (property) => computed.getPropertyValue(property).trim()
}

export function fade(colour: string, share: number): string {
  const [red, green, blue, own] = channelsOf(colour)
  return `rgba(${red}, ${green}, ${blue}, ${own * share})`
}

const LIGHT = '#ffffff'
const DARK = '#0b0c0e'

/** The colour of words on a colour: whichever stands out more. */
export function inkOn(colour: string): string {
  return contrast(colour, LIGHT) >= contrast(colour, DARK) ? LIGHT : DARK
}

/** As WCAG 2 has it: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [less = 0, more = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (more + 0.05) / (less + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

type Channels = readonly [red: number, green: number, blue: number, alpha: number]

/** Of `#rgb`, `#rrggbb`, `rgb(...)` and `color(srgb ...)`, which are the ways that browsers answer. */
function channelsOf(colour: string): Channels {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1]
  if (hex !== undefined) {
    const long = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
    const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
    return [red!, green!, blue!, 1]
  }
  const numbers = (colour.match(/[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
  if (!colour.startsWith('color(')) return [red, green, blue, alpha]
  const whole = (share: number) => Math.round(share * 255)
  return [whole(red), whole(green), whole(blue), alpha]
}
