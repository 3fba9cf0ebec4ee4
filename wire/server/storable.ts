/** Text as PostgreSQL stores it: exactly what was given, or not at all. */

/** NUL cannot be stored; half of a surrogate pair comes back as another character. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** The same text if it can be stored and has at most so many characters; else the nearest that does. */
export function storable(text: string, most: number): string {
  const whole = text.toWellFormed().replaceAll('\0', '')
  // A character takes up to two units: a pair is kept whole or dropped whole.
  return whole.length <= most ? whole : [...whole.slice(0, 2 * most)].slice(0, most).join('')
}

/** The top-level fields of an input that hold text which cannot be stored, in a value or a name. */
export function unstorableFields(input: unknown): string[] {
  if (typeof input !== 'object' || input === null) return []
  const fields = input as Readonly<Record<string, unknown>>
  const found: string[] = []
  for (const name in fields) if (!isAllStorable(fields[name])) found.push(name)
  return found
}

function isAllStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isAllStorable)
  return Object.entries(value).every(([name, one]) => isStorable(name) && isAllStorable(one))
}
