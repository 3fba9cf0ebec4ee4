/** Writes JSON in which an amount is a number with all of its digits. */
import { formatAmount } from '@evenkeel/kernel'

/** A `bigint` is an amount, of 10^-8. */
export type Json =
  | string
  | number
  | bigint
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json }

export function json(value: Json): string {
  if (typeof value === 'bigint') return formatAmount(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (isList(value)) return `[${value.map(json).join(',')}]`
  let fields = ''
  for (const [name, field] of Object.entries(value))
    fields += `${fields === '' ? '' : ','}${JSON.stringify(name)}:${json(field)}`
  return `{${fields}}`
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
