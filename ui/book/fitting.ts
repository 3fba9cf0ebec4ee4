/** How many whole rows of each side of the book fit into the room that there is. */
import { type RefObject, useEffect, useState } from 'react'
import type { BookView } from './views.ts'

export type Fitting = { readonly bids: number; readonly asks: number }

/** What the usual form leaves room for; the right number follows when it is measured. */
const USUAL: Readonly<Record<BookView, Fitting>> = {
  both: { bids: 7, asks: 7 },
  bids: { bids: 14, asks: 0 },
  asks: { bids: 0, asks: 14 },
}

/** In the room, `data-row` is as tall as a row is at least, and `data-middle` what stands between. */
export function useFitting(room: RefObject<HTMLElement | null>, view: BookView): Fitting {
  const [fitting, setFitting] = useState<Fitting>(USUAL[view])
  useEffect(() => {
    const box = room.current
    if (box === null) return
    const measure = () => {
      const row = box.querySelector('[data-row]')?.getBoundingClientRect().height ?? 0
      const middle = box.querySelector('[data-middle]')?.getBoundingClientRect().height ?? 0
      if (row > 0) setFitting((known) => fittingIn(box.clientHeight - middle, row, view, known))
    }
    // It is told at once, when the page was laid out anyway: to ask now would lay it out in the middle of drawing it.
    const watcher = new ResizeObserver(measure)
    watcher.observe(box)
    return () => watcher.disconnect()
  }, [room, view])
  return fitting
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
