/** Exact money: integers of 10^-8 of an asset, decimal strings at the edges, no floats between. */
import { assert } from './assert.ts'
import { amountOf, unitsOf } from './units.ts'

/** An integer of 10^-8 of an asset. */
export type Amount = bigint
/** What one whole unit of the base asset costs, in 10^-8 of the quote asset. */
export type Price = bigint

export const DECIMALS = 8
export const UNIT: Amount = 100_000_000n
export const AMOUNT_MAX: Amount = 99_999_999_999_999_999_999n

const BPS = 10_000n
/** The usual numbers of basis points, made once: making one costs as much as working out a fee. */
const PARTS = Array.from({ length: 256 }, (_, bps) => BigInt(bps))
const WHOLE_DIGITS = 12
/** So many digits before the point, and those behind it, are a number exactly. */
const EXACT_DIGITS = 7
const SCALES = Array.from({ length: DECIMALS + 1 }, (_, zeros) => 10 ** zeros)
const UNITS_IN_ONE = 10 ** DECIMALS
const POINT = 0x2e
const ZERO = 0x30

/** Reads a decimal string; `undefined` for anything else, a sign and more than 8 decimals included. */
export function parseAmount(text: string): Amount | undefined {
  let digits = 0
  let point = text.length
  for (let nth = 0; nth < text.length; nth++) {
    const code = text.charCodeAt(nth)
    if (code === POINT && point === text.length) point = nth
    else if (code >= ZERO && code < ZERO + 10) digits = digits * 10 + (code - ZERO)
    else return undefined
  }
  const decimals = point === text.length ? 0 : text.length - point - 1
  if (point === 0 || point > WHOLE_DIGITS || decimals > DECIMALS) return undefined
  if (point < text.length && decimals === 0) return undefined
  if (point <= EXACT_DIGITS) return amountOf(digits * (SCALES[DECIMALS - decimals] as number))
  return BigInt(text.slice(0, point) + text.slice(point + 1).padEnd(DECIMALS, '0'))
}

const FIGURE_TEXT = /^(-?)([0-9]{1,24})(?:\.([0-9]{1,8}))?$/

/** Reads a sum, which may be below zero and larger than one amount may be. */
export function parseFigure(text: string): Amount {
  const match = FIGURE_TEXT.exec(text)
  assert(match !== null, 'a figure is a decimal')
  const [, sign = '', whole = '', fraction = ''] = match
  const size = BigInt(whole + fraction.padEnd(DECIMALS, '0'))
  return sign === '' ? size : -size
}

/** The shortest decimal string of the same value: `1.5`, never `1.50000000` or `1,5`. */
export function formatAmount(amount: Amount): string {
  const units = unitsOf(amount)
  return Number.isNaN(units) ? formatLarge(amount) : formatUnits(units)
}

/** Without a bigint or a pattern, which cost more than all the rest. */
function formatUnits(units: number): string {
  // Never rounded up to the next: below 2^53 that is further away than the nearest double.
  const whole = (units / UNITS_IN_ONE) | 0
  let rest = units - whole * UNITS_IN_ONE
  if (rest === 0) return `${whole}`
  let places = DECIMALS
  for (; rest % 10 === 0; places--) rest /= 10
  return `${whole}.${`${rest}`.padStart(places, '0')}`
}

function formatLarge(amount: Amount): string {
  if (amount < 0n) return `-${formatAmount(-amount)}`
  const digits = amount.toString().padStart(DECIMALS + 1, '0')
  const whole = digits.slice(0, -DECIMALS)
  const fraction = digits.slice(-DECIMALS).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** What a quantity costs. Ticks and lots are chosen so that it is exact; anything else is a bug. */
export function notional(price: Price, quantity: Amount): Amount {
  const product = price * quantity
  assert(product % UNIT === 0n, 'a price on its tick times a quantity on its lot is exact')
  return product / UNIT
}

/** What an amount is worth at a price that is on no tick of its own: rounded down, to be shown and never posted. */
export function notionalDown(price: Price, amount: Amount): Amount {
  return (price * amount) / UNIT
}

/** A part that a member is given (a yield, a payout): rounded down. */
export function shareDown(amount: Amount, bps: number): Amount {
  return (amount * parts(bps)) / BPS
}

/** A part that a member pays (a fee): rounded up, so that splitting an order never makes it cheaper. */
export function shareUp(amount: Amount, bps: number): Amount {
  return (amount * parts(bps) + BPS - 1n) / BPS
}

function parts(bps: number): bigint {
  return PARTS[bps] ?? BigInt(bps)
}

export function larger(one: bigint, other: bigint): bigint {
  if (one > other) return one
  return other
}

export function smaller(one: bigint, other: bigint): bigint {
  if (one < other) return one
  return other
}
