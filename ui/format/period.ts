/** The period that a list shows: all of it, some last days, or from one day to another. */

export const periods = ['all', '7', '30', '90', 'own'] as const
export type PeriodName = (typeof periods)[number]
/** The days of one's own choice are as a date field has them, `2026-01-31`; either may be open. */
export type Period = {
  readonly name: PeriodName
  readonly first?: string | undefined
  readonly last?: string | undefined
}

const DAYS = { '7': 7, '30': 30, '90': 90 } as const

export const ALL_TIME: Period = { name: 'all' }

/** What is asked for: from the midnight that begins the first day to the one that ends the last. */
export function momentsOf(
  { name, first, last }: Period,
  now: Date,
): { from?: string; to?: string } {
  if (name === 'all') return {}
  if (name !== 'own') return { from: String(midnight(now, 1 - DAYS[name])) }
  return {
    ...(first && { from: String(midnight(dayIn(first), 0)) }),
    ...(last && { to: String(midnight(dayIn(last), 1)) }),
  }
}

/** Days are written so that they compare as texts. */
export const isBackwards = ({ first, last }: Period) => !!first && !!last && last < first

function dayIn(text: string): Date {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  return new Date(year, month - 1, day)
}

/** By the calendar, so that days of 23 and 25 hours are whole. */
function midnight(day: Date, later: number): number {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + later).getTime()
}
