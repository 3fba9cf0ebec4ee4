/** Writes JSON in which an amount is a number with all of its digits. */
import { formatAmount } from '@evenkeel/kernel'
import { textOf } from '../encode.ts'

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
  if (typeof value !== 'object' || value === null) return textOf(value) ?? JSON.stringify(value)
  if (isList(value)) return `[${value.map(json).join(',')}]`
  let fields = ''
  for (const name in value) {
    const field = json((value as Readonly<Record<string, Json>>)[name] as Json)
    fields += `${fields === '' ? '' : ','}${nameOf(name)}${field}`
  }
  return `{${fields}}`
}

/** Names of fields as JSON: a long list has the same few again and again. */
const names = new Map<string, string>()
const NAMES_MAX = 1_000

function nameOf(name: string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  const made = `${JSON.stringify(name)}:`
  if (names.size < NAMES_MAX) names.set(name, made)
  return made
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
