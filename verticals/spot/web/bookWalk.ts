/** What an order at the market's price would meet in the book as it is shown: an estimate, never a promise. */
import type { BookLevel } from '@evenkeel/ui'
import { add, compare, cutTo, divide, multiply, subtract } from '@evenkeel/ui/format/decimals.ts'

export type Walked = {
  /** What the quantity comes to in the quote coin, as far as the book reaches. */
  readonly total: string
  /** What nobody stands ready for. */
  readonly left: string
}

/** Levels come best price first. */
export function walkFor(levels: readonly BookLevel[], quantity: string): Walked {
  let total = '0'
  let left = quantity
  for (const level of levels) {
    if (compare(left, '0') <= 0) break
    const taken = compare(left, level.quantity) < 0 ? left : level.quantity
    total = add(total, multiply(level.price, taken))
    left = subtract(left, taken)
  }
  return { total, left: left === '' ? '0' : left }
}

/** How much a budget buys, in whole lots, as far as the book reaches. */
export function boughtFor(levels: readonly BookLevel[], budget: string, lot: string): string {
  let bought = '0'
  let left = budget
  for (const { price, quantity } of levels) {
    const affordable = cutTo(divide(left, price), lot)
    const taken = compare(affordable, quantity) < 0 ? affordable : quantity
    bought = add(bought, taken)
    left = subtract(left, multiply(price, taken))
  }
  return bought
}
