/** The end of a project, chosen by its day: it ends with that day, by the calendar of Greenwich. */

export const endOf = (day: string): number => Date.parse(`${day}T23:59:59.999Z`)
export const isDay = (day: string): boolean => !Number.isNaN(endOf(day))
