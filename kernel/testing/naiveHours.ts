/** When a market trades, by the calendar: forex from Sunday to Friday evening, shares in New York's hours. */
import type { MarketHours } from '../hours.ts'

type Own = { readonly hours: MarketHours; readonly holidays: readonly string[] }

const HOUR = 3_600_000
const DAY = 24 * HOUR
const FRIDAY = 5
const SATURDAY = 6

export function trades({ hours, holidays }: Own, at: number): boolean {
  if (hours === 'always') return true
  const date = new Date(at)
  const weekday = date.getUTCDay()
  const sinceMidnight = at - Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
  if (hours === 'forex') {
    // A session is that of the day on which it ends.
    const endsOn = new Date(at + 2 * HOUR).toISOString().slice(0, 10)
    if (holidays.includes(endsOn)) return false
    if (weekday === SATURDAY) return false
    if (weekday === 0) return sinceMidnight >= 22 * HOUR
    return weekday !== FRIDAY || sinceMidnight < 22 * HOUR
  }
  if (weekday === 0 || weekday === SATURDAY) return false
  if (holidays.includes(date.toISOString().slice(0, 10))) return false
  const winter = isSummer(date) ? sinceMidnight + HOUR : sinceMidnight
  return winter >= 14.5 * HOUR && winter < 21 * HOUR
}

function isSummer(date: Date): boolean {
  const year = date.getUTCFullYear()
  const at = date.getTime()
  return at >= sundayOf(year, 2, 2) && at < sundayOf(year, 10, 1)
}

/** The nth Sunday of a month. */
function sundayOf(year: number, month: number, nth: number): number {
  const sundays: number[] = []
  for (let day = 1; day <= 28; day++) {
    const at = Date.UTC(year, month, 1) + (day - 1) * DAY
    if (new Date(at).getUTCDay() === 0) sundays.push(at)
  }
  return sundays[nth - 1] as number
}
