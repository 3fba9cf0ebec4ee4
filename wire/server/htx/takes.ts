/** Fields that a call accepts: any other is refused by name, and so is a value that is not offered. */
import type { Fault } from './faults.ts'
import { type Fields, textIn } from './fields.ts'

export type Takes = {
  readonly fields: ReadonlySet<string>
  /** The only values of a field that are offered. */
  readonly only: Readonly<Record<string, readonly string[]>>
  /** Whether the body may be a list of objects with these fields. */
  readonly hasList: boolean
}

export function takes(fields: readonly string[] = [], only: Takes['only'] = {}): Takes {
  return { fields: new Set([...fields, ...Object.keys(only)]), only, hasList: false }
}

export function takesList(fields: readonly string[], only?: Takes['only']): Takes {
  return { ...takes(fields, only), hasList: true }
}

/** Fault of the first field of a query or body that the call does not accept. */
export function fieldFault(taken: Takes, query: Fields, body: unknown): Fault | undefined {
  const isList = Array.isArray(body)
  const isObject = typeof body === 'object' && body !== null
  if (body !== undefined && (!isObject || (isList && !taken.hasList)))
    return refused('the body is an object')
  const sent = [query, ...(isList ? body : [body ?? {}])]
  for (const one of sent) {
    if (typeof one !== 'object' || one === null) return refused('the body is a list of objects')
    for (const name of Object.keys(one)) {
      if (!taken.fields.has(name)) return refused(`\`${name}\` is no field of this call`)
      const fault = onlyIn(taken, one as Fields, name)
      if (fault !== undefined) return fault
    }
  }
  return undefined
}

function onlyIn({ only }: Takes, fields: Fields, name: string): Fault | undefined {
  const values = Object.hasOwn(only, name) ? only[name] : undefined
  const value = fields[name]
  if (values === undefined || value === undefined || value === null || value === '')
    return undefined
  const text = textIn(fields, name)?.toLowerCase()
  return text !== undefined && values.includes(text)
    ? undefined
    : refused(`\`${name}\` is ${values.join(' or ')} here`)
}

const refused = (message: string): Fault => ({ fault: 'bad-request', message, code: 1030 })
