/** Which minutes of a simulated day a market is open in: what prices do in the others nobody is told. */
import { type MarketHours, type Millis, openTimes } from '@evenkeel/kernel'
import { MINUTES_A_DAY } from './hours.ts'
import { kept } from './kept.ts'

export type OpenMinutes = {
  /** 1 for each minute in which the market is open. */
  readonly isOpen: Uint8Array
  /** The last of them; none on a day that is closed altogether. */
  readonly last: number | undefined
}
/** Of a day; nothing for a market that is always open. */
export type Calendar = (day: number) => OpenMinutes | undefined

const MINUTE: Millis = 60_000
const MOST_DAYS = 64

/** Days are counted from the first; sessions begin and end with a minute. */
export function createCalendar(hours: MarketHours, firstDay: Millis): Calendar {
  if (hours === 'always') return () => undefined
  return kept(MOST_DAYS, (day) => {
    const start = firstDay + day * MINUTES_A_DAY * MINUTE
    const isOpen = new Uint8Array(MINUTES_A_DAY)
    let last: number | undefined
    for (const { from, to } of openTimes(hours, [], start, start + MINUTES_A_DAY * MINUTE)) {
      const end = (to - start) / MINUTE
      isOpen.fill(1, (from - start) / MINUTE, end)
      last = end - 1
    }
    return { isOpen, last }
  })
}
