/** What changed between before and after, field by field, as an audit shows it. */

export type Change = {
  readonly field: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** Fields that are the same on both sides are left out; those inside of others are named by their way there: `limits.daily`. */
export function changesBetween(before: unknown, after: unknown): readonly Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const names = [...new Set([...old.keys(), ...now.keys()])]
  return names
    .map((field) => ({ field, before: old.get(field), after: now.get(field) }))
    .filter((change) => change.before !== change.after)
}

function fieldsOf(value: unknown, way = ''): Map<string, string> {
  if (value === undefined || value === null) return new Map()
  if (typeof value !== 'object' || Array.isArray(value))
    return new Map([[way, typeof value === 'string' ? value : JSON.stringify(value)]])
  const inside = Object.entries(value).flatMap(([name, part]) => [
    ...fieldsOf(part, way === '' ? name : `${way}.${name}`),
  ])
  return new Map(inside)
}
