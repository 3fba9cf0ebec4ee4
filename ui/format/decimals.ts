/** Counting with decimal strings, exactly: what a division leaves beyond 10^-8 is cut, never rounded up. */
import { DECIMALS, formatAmount, shareUp as sharedUp, UNIT } from '@evenkeel/kernel'

const BPS = 10_000n
const DECIMAL = /^(-?)([0-9]+)(?:\.([0-9]{1,8}))?$/

export function add(one: string, other: string): string {
  return formatAmount(units(one) + units(other))
}

export function subtract(from: string, what: string): string {
  return formatAmount(units(from) - units(what))
}

export function multiply(one: string, other: string): string {
  return formatAmount((units(one) * units(other)) / UNIT)
}

/** Nothing, when it is divided by nothing. */
export function divide(value: string, by: string): string {
  const divisor = units(by)
  return divisor === 0n ? '0' : formatAmount((units(value) * UNIT) / divisor)
}

/** Below zero when the first is the smaller one, above when it is the larger one. */
export function compare(one: string, other: string): number {
  const difference = units(one) - units(other)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** The last whole step at or below a value. */
export function cutTo(value: string, step: string): string {
  const size = units(step)
  const amount = units(value)
  return size === 0n ? value : formatAmount(amount - (amount % size))
}

/** The same, written with all the decimals of the step: `839.1` is `839.10` in steps of `0.01`. */
export function writeTo(value: string, step: string): string {
  const [whole = '', fraction = ''] = cutTo(value, step).split('.')
  const padded = fraction.padEnd(step.split('.')[1]?.length ?? 0, '0')
  return padded === '' ? whole : `${whole}.${padded}`
}

/** The first whole step at or above a value. */
export function raiseTo(value: string, step: string): string {
  const size = units(step)
  const left = size === 0n ? 0n : units(value) % size
  return left === 0n ? formatAmount(units(value)) : formatAmount(units(value) - left + size)
}

/** So many hundredths of a percent of a value, cut. */
export function shareDown(value: string, bps: number): string {
  return formatAmount((units(value) * BigInt(bps)) / BPS)
}

/** The same, rounded up: what a member pays. */
export function shareUp(value: string, bps: number): string {
  return formatAmount(sharedUp(units(value), bps))
}

/** What a part is of a whole, in whole percents from 0 to 100: for bars and sliders. */
export function percentOf(part: string, whole: string): number {
  const size = units(whole)
  if (size <= 0n) return 0
  return Math.min(100, Math.max(0, Number((units(part) * 100n) / size)))
}

/** A field that is still empty counts as nothing; a length that no amount has does no harm. */
function units(value: string): bigint {
  const [, sign = '', whole = '0', fraction = ''] = DECIMAL.exec(value) ?? []
  const size = BigInt(whole + fraction.padEnd(DECIMALS, '0'))
  return sign === '' ? size : -size
}
