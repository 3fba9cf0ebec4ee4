/** How much room there is beside the column, and above a form in it. */
import { useSyncExternalStore } from 'react'

/** Where somebody trades, markets and a chart stand beside the column: the chart in it may go. */
const beside = matchMedia('(min-width: 1024px)')
/** The window has three columns of the same width. */
const threefold = matchMedia('(min-width: 1340px)')

export const useRoomBeside = (): boolean => useRoom(beside)
export const useRoomThreefold = (): boolean => useRoom(threefold)

/** How wide the column is drawn, how wide it is at most, and in a window that is not threefold, in pixels. */
const DRAWN = 375
const WIDEST = 540
const SHIFTED = 420
const queries = new Map<number, MediaQueryList>()

/** Whether the window is so tall, in design pixels: the column grows with its width, up to a point. */
export function useIsTall(designPx: number): boolean {
  let query = queries.get(designPx)
  if (query === undefined) {
    const narrow = `(max-width: ${WIDEST}px) and (max-aspect-ratio: ${DRAWN}/${designPx})`
    const tall = (column: number) => `(min-height: ${Math.ceil((designPx * column) / DRAWN)}px)`
    const wide = `(min-width: ${WIDEST}.01px) and ${tall(WIDEST)}`
    const shifted = `(min-width: 1024px) and (max-width: 1339.98px) and ${tall(SHIFTED)}`
    query = matchMedia(`${narrow}, ${wide}, ${shifted}`)
    queries.set(designPx, query)
  }
  return useRoom(query)
}

function useRoom(query: MediaQueryList): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => query.matches,
  )
}
