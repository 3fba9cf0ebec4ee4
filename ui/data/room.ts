/** How much room there is beside the column. */
import { useSyncExternalStore } from 'react'

/** Where a chart stands beside the column, the one in it may go. */
const forChart = matchMedia('(min-width: 1340px)')
const forBook = matchMedia('(min-width: 1280px)')

export const useRoomForChart = (): boolean => useRoom(forChart)
export const useRoomForBook = (): boolean => useRoom(forBook)

function useRoom(query: MediaQueryList): boolean {
  return useSyncExternalStore(
    (listener) => {
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => query.matches,
  )
}
