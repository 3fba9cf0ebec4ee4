/** Amounts as plain numbers and back, where a number holds them exactly: half the price of `BigInt` and `Number`, which leave the compiled code. */
import type { Amount } from './money.ts'

const whole = new BigInt64Array(1)
const words = new Uint32Array(whole.buffer)
const double = new Float64Array(whole.buffer)
const LARGEST = BigInt(Number.MAX_SAFE_INTEGER)
const TWO_32 = 4_294_967_296
const TWO_52 = 4_503_599_627_370_496
// Which half comes first in memory.
whole[0] = 1n
const [LOW, HIGH] = words[0] === 1 ? [0, 1] : [1, 0]

/** A number from 0 on that is whole, as an amount. */
export function amountOf(units: number): Amount {
  // Between 2^52 and 2^53 the last 52 bits of a double are the number itself.
  const shifted = units + TWO_52
  if (shifted - TWO_52 !== units || units < 0 || units >= TWO_52) return BigInt(units)
  double[0] = shifted
  return BigInt.asUintN(52, whole[0] as bigint)
}

/** The same as a number; NaN when it is below zero, or too large to be one exactly. */
export function unitsOf(amount: Amount): number {
  if (amount < 0n || amount > LARGEST) return Number.NaN
  whole[0] = amount
  return (words[HIGH] as number) * TWO_32 + (words[LOW] as number)
}
