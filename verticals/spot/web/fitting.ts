/** How many rows of each side a room has space for. */
import type { BookView } from './choices.ts'

export type Fitting = { readonly bids: number; readonly asks: number }

/** What the usual form leaves room for; the right number follows when it is measured. */
export const USUAL_FITTING: Readonly<Record<BookView, Fitting>> = {
  both: { bids: 7, asks: 7 },
  bids: { bids: 14, asks: 0 },
  asks: { bids: 0, asks: 14 },
}

/** Whole rows only, as many of either side; the known one when nothing changes. */
export function fittingIn(
  heightPx: number,
  rowPx: number,
  view: BookView,
  known?: Fitting,
): Fitting {
  const rows = Math.max(2, Math.floor(heightPx / rowPx))
  const half = Math.floor(rows / 2)
  const fitting =
    view === 'both'
      ? { bids: half, asks: half }
      : { bids: view === 'bids' ? rows : 0, asks: view === 'asks' ? rows : 0 }
  return known?.bids === fitting.bids && known.asks === fitting.asks ? known : fitting
}
