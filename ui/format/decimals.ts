/** Counting with decimal strings, exactly: what a division leaves beyond 10^-8 is cut, never rounded up. */
import { DECIMALS, formatAmount, UNIT } from '@evenkeel/kernel'

/** What is counted in units of 10^-8, as a decimal string. */
export { formatAmount }

const BPS = 10_000n
const DECIMAL = /^(-?)([0-9]+)(?:\.([0-9]{1,8}))?$/

export function add(one: string, other: string): string {
  return formatAmount(amountFrom(one) + amountFrom(other))
}

export function subtract(from: string, what: string): string {
  return formatAmount(amountFrom(from) - amountFrom(what))
}

export function multiply(one: string, other: string): string {
  return formatAmount((amountFrom(one) * amountFrom(other)) / UNIT)
}

/** Nothing, when it is divided by nothing. */
export function divide(value: string, by: string): string {
  const divisor = amountFrom(by)
  return divisor === 0n ? '0' : formatAmount((amountFrom(value) * UNIT) / divisor)
}

/** Below zero when the first is the smaller one, above when it is the larger one. */
export function compare(one: string, other: string): number {
  const difference = amountFrom(one) - amountFrom(other)
  if (difference === 0n) return 0
  return difference < 0n ? -1 : 1
}

/** The last whole step at or below a value. */
export function cutTo(value: string, step: string): string {
  const size = amountFrom(step)
  const amount = amountFrom(value)
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
  const size = amountFrom(step)
  const left = size === 0n ? 0n : amountFrom(value) % size
  return left === 0n
    ? formatAmount(amountFrom(value))
    : formatAmount(amountFrom(value) - left + size)
}

/** So many hundredths of a percent of a value, cut. */
export function shareDown(value: string, bps: number): string {
  return formatAmount((amountFrom(value) * BigInt(bps)) / BPS)
}

/** What a part is of a whole, in whole percents from 0 to 100: for bars and sliders. */
export function percentOf(part: string, whole: string): number {
  const size = amountFrom(whole)
  if (size <= 0n) return 0
  return Math.min(100, Math.max(0, Number((amountFrom(part) * 100n) / size)))
}

/** Basis points as a decimal of percent: `8` is `0.08`, `250` is `2.50`. */
export function percentOfBps(bps: number): string {
  const digits = String(bps).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** In units of 10^-8. A field that is still empty counts as nothing; a length that no amount has does no harm. */
export function amountFrom(value: string): bigint {
  const [, sign = '', whole = '0', fraction = ''] = DECIMAL.exec(value) ?? []
  const size = BigInt(whole + fraction.padEnd(DECIMALS, '0'))
  return sign === '' ? size : -size
}
