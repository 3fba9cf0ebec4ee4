/** Changing an open order: what is sent of it, and why it cannot be. */
import { settleAmount } from '@evenkeel/ui/format/amount.ts'
import { compare, multiply } from '@evenkeel/ui/format/decimals.ts'
import { isOnStep } from '@evenkeel/ui/format/steps.ts'
import type { Order } from './orderLists.ts'
import type { Terms } from './tradeFigures.ts'
import type { Problem } from './tradeProblem.ts'

export type Amended = { readonly price: string; readonly quantity: string }

export type AmendProblem =
  | Extract<Problem, { readonly step: string } | { readonly why: 'tooSmall' }>
  | { readonly why: 'missing' | 'unchanged' | 'belowFilled' }

export function amendProblem(
  order: Order,
  { price, quantity }: Amended,
  { priceStep, quantityStep, minimum, quote }: Terms,
): AmendProblem | undefined {
  if (compare(price, '0') <= 0 || compare(quantity, '0') <= 0) return { why: 'missing' }
  if (!isOnStep(price, priceStep)) return { why: 'priceStep', step: priceStep }
  if (!isOnStep(quantity, quantityStep)) return { why: 'amountStep', step: quantityStep }
  if (Object.keys(amendment(order, { price, quantity })).length === 0) return { why: 'unchanged' }
  if (compare(quantity, order.filled) <= 0) return { why: 'belowFilled' }
  const isSmall = compare(multiply(price, quantity), minimum) < 0
  return isSmall ? { why: 'tooSmall', minimum, asset: quote } : undefined
}

/** Only what differs: the same price keeps the place in the line. */
export function amendment(order: Order, { price, quantity }: Amended): Partial<Amended> {
  return {
    ...(compare(price, order.price ?? '0') === 0 ? {} : { price: settleAmount(price) }),
    ...(compare(quantity, order.quantity ?? '0') === 0 ? {} : { quantity: settleAmount(quantity) }),
  }
}
