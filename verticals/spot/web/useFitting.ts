/** How many whole rows of the book fit into the room that there is. */
import { type RefObject, useEffect, useState } from 'react'
import type { BookView } from './choices.ts'
import { type Fitting, fittingIn, USUAL_FITTING } from './fitting.ts'

/** In the room, `data-row` is as tall as a row is at least, and `data-middle` what stands between. */
export function useFitting(room: RefObject<HTMLElement | null>, view: BookView): Fitting {
  const [fitting, setFitting] = useState<Fitting>(USUAL_FITTING[view])
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
