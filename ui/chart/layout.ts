/** How tall a chart is with all of its panes, and how its height is shared out between them. */

export type Heights = {
  /** Of the candles, and of each pane below them. */
  readonly main: number
  readonly sub: number
  /** Of the time axis. */
  readonly axis: number
  /** Whether a pane below has room for its legend and for words on its axis. */
  readonly roomy: boolean
}

/** In design pixels. */
const AXIS = 20
const SUB_MOST = 84
const SUB_LEAST = 24
const ROOMY = 44
/** Of one that is not alone: its legend must say which it is. */
const SUB_LEAST_OF_SEVERAL = 56
const LEGEND_ROW = 16
/** Of the height of a chart, for the pane below its candles; of a low one, the least. */
const SUB_SHARE = 0.22
const LOW = 200
const SEPARATOR_PX = 1
/** Of a place for candles: below it every pixel is theirs. */
const SMALL = 140

/** In design pixels: of each pane below the candles, in a chart that is so tall with one of them. */
export function subHeightOf(height: number, subs: number): number {
  const least = subs > 1 ? SUB_LEAST_OF_SEVERAL : SUB_LEAST
  const share = height < LOW ? 0 : height * SUB_SHARE
  return Math.round(Math.max(least, Math.min(SUB_MOST, share)))
}

/** In design pixels: of each pane in a chart that is as tall whatever it shows; the candles keep half of it. */
export function fittedSubHeight(height: number, subs: number): number {
  const shared = Math.floor((height / 2 - AXIS) / Math.max(1, subs))
  return Math.max(SUB_LEAST, Math.min(subHeightOf(height, subs), shared))
}

/** In design pixels: every further pane, and every further row of the legend, adds its own height. */
export function wholeHeightOf(height: number, subs: number, legends: number): number {
  const ofPanes = (count: number) => count * (subHeightOf(height, count) + SEPARATOR_PX)
  const panes = subs > 1 ? ofPanes(subs) - ofPanes(1) : 0
  return height + panes + Math.max(0, legends - 1) * LEGEND_ROW
}

/** `whole` and the answer are in pixels; `unit` is the width of a design pixel. */
export function heightsOf(whole: number, subs: number, subHeight: number, unit: number): Heights {
  const axis = Math.round(AXIS * unit)
  const sub = Math.round(subHeight * unit)
  const main = Math.max(0, whole - axis - subs * (sub + SEPARATOR_PX))
  return { main, sub, axis, roomy: subHeight >= ROOMY }
}

/** Of a scale above and below its candles: letters that are kept free, and how far lines may stretch it. */
export function scaleRoom(main: number): { readonly room: number; readonly reach: number } {
  return main < SMALL ? { room: 1.2, reach: 0.06 } : { room: 1.5, reach: 0.25 }
}

type Span = readonly [least: number, most: number]

/**
 * The prices of a scale: those of the candles, and of lines near them. A line that is further away, in
 * heights of the candles, leaves the picture: they are to be seen.
 */
export function scaleOf([low, high]: Span, [least, most]: Span, reach: number): Span {
  const far = (high - low) * reach
  return [Math.max(least, low - far), Math.min(most, high + far)]
}

/** The library's margins are shares of what is drawn between them: these leave so many pixels free. */
export function marginsOf(height: number, top: number, bottom: number) {
  const between = Math.max(height - top - bottom, height / 2)
  const share = (pixels: number) => Math.min(0.99, pixels / between)
  return { top: share(top), bottom: share(bottom) }
}
