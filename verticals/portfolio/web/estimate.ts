/** What a subscription comes to, and why it could not be made: by the core's own rules, before it is sent. */
import { amountFrom, formatAmount, percentOf, subtract } from '@evenkeel/ui/format/decimals.ts'
import type { Answer } from '@evenkeel/wire'
import type { getProducts } from '../contract/index.ts'
import {
  DAY_MS,
  dailyInterest,
  endOf,
  exitOf,
  interestToEnd,
  largestFor,
  subscriptionFee,
} from '../core/rules.ts'

export type Product = Answer<typeof getProducts>['products'][number]

export type Estimate = {
  readonly principal: string
  readonly daily: string
  readonly earns: string
  readonly fee: string
  /** Principal and earnings. */
  readonly paid: string
  readonly exitFee: string
  readonly firstAt: number
  readonly endAt: number
}

export function estimateOf(product: Product, typed: string, now: number): Estimate {
  const amount = amountFrom(typed === '' ? '0' : typed)
  const rate = amountFrom(product.daily_yield)
  const earns = interestToEnd(amount, rate, product.days)
  return {
    principal: formatAmount(amount),
    daily: formatAmount(dailyInterest(amount, rate)),
    earns: formatAmount(earns),
    fee: formatAmount(subscriptionFee(amount, product.fee_bps)),
    paid: formatAmount(amount + earns),
    exitFee: formatAmount(exitOf(amount, product.exit_fee_bps).fee),
    firstAt: now + DAY_MS,
    endAt: endOf(now, product.days),
  }
}

/** The names of the exchange's own refusals, in the order in which it gives them. */
export type Problem =
  | 'missing'
  | 'belowSubscriptionMinimum'
  | 'aboveSubscriptionMaximum'
  | 'productSoldOut'
  | 'insufficientFunds'

/** What is left of a product may be less by the time it is sent: the exchange decides. */
export function problemOf(product: Product, typed: string, available: string): Problem | undefined {
  if (typed === '') return 'missing'
  const amount = amountFrom(typed)
  if (amount === 0n) return 'missing'
  if (amount < amountFrom(product.minimum)) return 'belowSubscriptionMinimum'
  if (amount > amountFrom(product.maximum)) return 'aboveSubscriptionMaximum'
  if (amount > amountFrom(product.left)) return 'productSoldOut'
  const fee = subscriptionFee(amount, product.fee_bps)
  return amount + fee > amountFrom(available) ? 'insufficientFunds' : undefined
}

/** The most that there is money and room for. */
export function mostOf(product: Product, available: string): string {
  const [maximum, left] = [amountFrom(product.maximum), amountFrom(product.left)]
  return formatAmount(largestFor(amountFrom(available), product.fee_bps, maximum, left))
}

export const isSoldOut = ({ left, minimum }: Product): boolean =>
  amountFrom(left) < amountFrom(minimum)

/** How much of the capacity is taken, or could not be promised, from 0 to 1: for drawing. */
export function takenShare({ left, capacity }: Product): number {
  return amountFrom(capacity) === 0n ? 1 : percentOf(subtract(capacity, left), capacity) / 100
}
