/** How a chart's height is shared out between its panes. */

export type Heights = {
  /** Of the candles, and of each pane below them. */
  readonly main: number
  readonly sub: number
  /** Of the time axis. */
  readonly axis: number
  /** Whether a pane below has room for its legend and for words on its axis. */
  readonly roomy: boolean
}

const AXIS = 20
const SUB_MOST = 84
const SUB_LEAST = 24
const ROOMY = 44
const SEPARATOR_PX = 1

/** `unit` is the width of a design pixel. */
export function heightsOf(whole: number, subs: number, unit: number): Heights {
  const axis = Math.round(AXIS * unit)
  const share = Math.min(whole * 0.235, ((whole - axis) * 0.6) / Math.max(1, subs))
  const sub = Math.round(Math.max(SUB_LEAST * unit, Math.min(SUB_MOST * unit, share)))
  const main = Math.max(0, whole - axis - subs * (sub + SEPARATOR_PX))
  return { main, sub, axis, roomy: sub >= ROOMY * unit }
}

/** The library's margins are shares of what is drawn between them: these leave so many pixels free. */
export function marginsOf(height: number, top: number, bottom: number) {
  const between = Math.max(height - top - bottom, height / 2)
  const share = (pixels: number) => Math.min(0.99, pixels / between)
  return { top: share(top), bottom: share(bottom) }
}
