/** The one text of a value: JSON without spaces, keys in the order of their letters, whole numbers and plain letters only. */
import { plainBytes } from './bytes.ts'

/** Throws for what has no such text: fractions, `null`, letters beyond plain ASCII. */
export function plainJson(value: unknown): string {
  if (typeof value === 'string') {
    if (plainBytes(value) === undefined) throw new TypeError('a text has plain letters only')
    return JSON.stringify(value)
  }
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Object.is(value, -0))
      throw new TypeError('a number is whole')
    return String(value)
  }
  if (Array.isArray(value)) return `[${value.map(plainJson).join(',')}]`
  if (typeof value !== 'object' || value === null) throw new TypeError('a value is said')
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  const sorted = fields.sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${sorted.map(([key, field]) => `${plainJson(key)}:${plainJson(field)}`).join(',')}}`
}
