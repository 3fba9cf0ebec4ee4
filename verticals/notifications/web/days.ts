/** Notifications under the day on which they came, as the reader's clock has it. */
import { dayOf } from '@evenkeel/ui/format/moment.ts'

export type Dated<Row> = {
  readonly row: Row
  /** Of the first one of a day: that day, as `2026-01-31`. */
  readonly day: string | undefined
}

export function byDay<Row extends { readonly at: number }>(rows: readonly Row[]): Dated<Row>[] {
  let last: string | undefined
  return rows.map((row) => {
    const day = dayOf(row.at)
    const isFirst = day !== last
    last = day
    return { row, day: isFirst ? day : undefined }
  })
}

/** Today, yesterday, or neither: by the calendar, on the day of a change of clocks too. */
export function nearDay(day: string, now: number): 'today' | 'yesterday' | undefined {
  if (day === dayOf(now)) return 'today'
  const noon = new Date(now)
  noon.setHours(12, 0, 0, 0)
  noon.setDate(noon.getDate() - 1)
  return day === dayOf(noon.getTime()) ? 'yesterday' : undefined
}
