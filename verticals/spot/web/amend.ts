/** Changing an open order: what is sent of it, and why it cannot be. */
import { isZero, settleAmount } from '@evenkeel/ui/format/amount.ts'
import { amountFrom, compare } from '@evenkeel/ui/format/decimals.ts'
import { stepsOf } from '../core/pair.ts'
import {
  amendedTermsOf,
  keepsPlace,
  requiredFunds,
  termsOf,
  validateAmended,
} from '../core/rules.ts'
import type { Order } from './orderLists.ts'
import { type Facts, isCrossing, type Market, marketFor } from './tradeMarket.ts'
import { explained, type Problem } from './tradeProblem.ts'

export type Amended = { readonly price: string; readonly quantity: string }

export type AmendProblem = Problem | { readonly why: 'unchanged' }

export function amendProblem(
  order: Order,
  { price, quantity }: Amended,
  facts: Facts,
): AmendProblem | undefined {
  if (isZero(price)) return { why: 'missing', field: 'price' }
  if (isZero(quantity)) return { why: 'missing', field: 'amount' }
  if (Object.keys(amendment(order, { price, quantity })).length === 0) return { why: 'unchanged' }
  const market = marketFor(order.side, facts)
  const { pair, reference } = market
  const resting = restingOf(order, market)
  if ('refusal' in resting) return explained(resting.refusal, market)
  const change = { price: amountFrom(price), quantity: amountFrom(quantity) }
  const amended = amendedTermsOf(pair, resting, change)
  if ('refusal' in amended) return explained(amended.refusal, market)
  const refused = validateAmended(pair, resting, amended, reference)
  if (refused !== undefined) return explained(refused.refusal, market, amended)
  if (keepsPlace(resting, amended)) return undefined
  // What is frozen for the old one pays for the new one.
  const filled = resting.lots - resting.remaining
  const required = requiredFunds(pair, { ...amended, lots: amended.lots - filled })
  const frozen = requiredFunds(pair, { ...resting, lots: resting.remaining })
  if (facts.available !== undefined && required > amountFrom(facts.available) + frozen)
    return { why: 'insufficientFunds' }
  const mayNotTake = amended.timeInForce === 'postOnly'
  return mayNotTake && isCrossing(market, amended.tick) ? { why: 'wouldTake' } : undefined
}

/** Only what differs: the same price keeps the place in the line. */
export function amendment(order: Order, { price, quantity }: Amended): Partial<Amended> {
  return {
    ...(compare(price, order.price ?? '0') === 0 ? {} : { price: settleAmount(price) }),
    ...(compare(quantity, order.quantity ?? '0') === 0 ? {} : { quantity: settleAmount(quantity) }),
  }
}

/** The order as it rests now. */
function restingOf({ side, force, price = '', quantity = '', filled }: Order, { pair }: Market) {
  const asked = { price: amountFrom(price), quantity: amountFrom(quantity) }
  const terms = termsOf(pair, { side, kind: 'limit', force, ...asked })
  if ('refusal' in terms) return terms
  const left = asked.quantity - amountFrom(filled)
  return { ...terms, remaining: stepsOf(left, pair.lotSize) ?? terms.lots }
}
