/** Reads what a program asks for: each field by its name, wrong ones told by HTX's words. */
import { type Amount, type Millis, parseAmount } from '@evenkeel/kernel'
import { costOfRows } from '../pages.ts'
import { type Fault, invalid, isFault } from './faults.ts'

export type Fields = Readonly<Record<string, unknown>>

const WHOLE = /^(0|[1-9][0-9]{0,15})$/
const CLIENT_ID = /^[A-Za-z0-9_-]{1,64}$/

/** As text; a whole number counts as its digits. What is empty is not there. */
export function textIn(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  if (typeof value === 'number' && Number.isSafeInteger(value)) return `${value}`
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** An amount is written in decimals and never a number of JSON, unless that is whole: its digits might be others. */
export function amountIn(fields: Fields, name: string, fault: string): Amount | undefined | Fault {
  const value = fields[name]
  if (value === undefined || value === null || value === '') return undefined
  const text = textIn(fields, name)
  const amount = text === undefined ? undefined : parseAmount(text)
  return amount ?? { fault, message: `\`${name}\` is a decimal in quotes`, code: 1040 }
}

/** A whole number between two others; `usual`, where none is given. */
export function wholeIn<Usual extends number | undefined>(
  fields: Fields,
  name: string,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: Usual },
): number | Usual | Fault {
  const value = fields[name]
  if (value === undefined || value === null || value === '') return usual
  const text = textIn(fields, name)
  const whole = text !== undefined && WHOLE.test(text) ? Number(text) : undefined
  if (whole !== undefined && whole >= least && whole <= most) return whole
  return { ...invalid(`\`${name}\` is a whole number from ${least} to ${most}`), code: 1040 }
}

/** How many rows a list may have, and how many it has unless told. */
type Rows = { readonly most: number; readonly usual: number }

/** What a list counts as among requests, by the field that says how many rows are wanted. */
export function costBy(name: string, rows: Rows): (input: { readonly fields: Fields }) => number {
  return ({ fields }) => {
    const size = wholeIn(fields, name, { least: 1, ...rows })
    return isFault(size) ? 1 : costOfRows(size)
  }
}

/** A moment, in milliseconds. */
export function momentIn(fields: Fields, name: string): Millis | undefined | Fault {
  return wholeIn(fields, name, { least: 0, most: 8_640_000_000_000_000, usual: undefined })
}

/** The client's own name for an order. */
export function clientIdIn(fields: Fields, name: string): string | undefined | Fault {
  const text = textIn(fields, name)
  if (text === undefined) return undefined
  if (CLIENT_ID.test(text)) return text
  const message = `\`${name}\` has up to 64 letters, digits, _ and -`
  return { fault: 'invalid-client-order-id', message, code: 1067 }
}
