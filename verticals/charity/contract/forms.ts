/** The forms of what donors type: the server asks for them, and so does the screen before anything is sent. */

export const donorForms = {
  name: /^[\s\S]{2,100}$/,
  /** An e-mail address, or a number with its area code. */
  contact:
    /^([^\s@<>(),;:\\"[\]]{1,64}@([a-zA-Z0-9-]{1,63}\.)+[a-zA-Z]{2,63}|\+[1-9][0-9 ()-]{5,22}[0-9])$/,
  birthDate: /^(19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}$/,
  address: /^[\s\S]{4,300}$/,
  /** Letters and digits of any script, and between them one space or sign at a time. */
  publicName: /^(?=.{2,24}$)[\p{L}\p{M}\p{N}]+([ ._-][\p{L}\p{M}\p{N}]+)*$/u,
} as const

export const fundSources = [
  'salary',
  'business',
  'investments',
  'savings',
  'inheritance',
  'other',
] as const
export type FundSource = (typeof fundSources)[number]

/** Whether there is such a day. */
export function isDay(text: string): boolean {
  if (!donorForms.birthDate.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text
}

/** By the calendar of Greenwich, where the latest day is that may have begun anywhere. */
export function isFuture(day: string, now: number): boolean {
  return day > new Date(now).toISOString().slice(0, 10)
}
