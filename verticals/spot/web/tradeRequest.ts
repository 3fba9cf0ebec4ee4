/** What is sent for a form that has no problem left, and the order that the core's rules see in it. */
import { settleAmount } from '@evenkeel/ui/format/amount.ts'
import { amountFrom } from '@evenkeel/ui/format/decimals.ts'
import type { Sent } from '@evenkeel/wire'
import type { placeOco, placeOrder } from '../contract/index.ts'
import type { OrderTerms } from '../core/facts.ts'
import type { Pair } from '../core/pair.ts'
import { type OcoTerms, ocoTermsOf, requiredForOco, requiredFunds, termsOf } from '../core/rules.ts'
import type { Figures } from './tradeFigures.ts'
import { hasTimeInForce, isPriced, isStop, spends, type TradeForm } from './tradeForm.ts'

export type Request =
  | { readonly type: 'order'; readonly input: Sent<typeof placeOrder> }
  | { readonly type: 'oco'; readonly input: Sent<typeof placeOco> }

export function requestOf(
  form: TradeForm,
  figures: Pick<Figures, 'amount' | 'total'>,
  pair: string,
): Request {
  const { kind, side, timeInForce } = form
  const quantity = settleAmount(figures.amount)
  const price = settleAmount(form.price)
  const stopPrice = settleAmount(form.stopPrice)
  const stopLimitPrice = settleAmount(form.stopLimitPrice)
  if (kind === 'oco') {
    const ofStop = stopLimitPrice === '' ? {} : { stopLimitPrice }
    return { type: 'oco', input: { pair, side, quantity, price, stopPrice, ...ofStop } }
  }
  return {
    type: 'order',
    input: {
      pair,
      side,
      kind,
      ...(hasTimeInForce(kind) ? { force: timeInForce } : {}),
      ...(isPriced(kind) ? { price } : {}),
      ...(isStop(kind) ? { stopPrice } : {}),
      ...(spends(form) ? { spend: settleAmount(figures.total) } : { quantity }),
    },
  }
}

/** In ticks and lots: one order, or two of which one cancels the other; or why there is none. */
export type Ordered = OrderTerms | OcoTerms | ReturnType<typeof termsOf>

export function orderOf(pair: Pair, { type, input }: Request): Ordered {
  const { side } = input
  if (type === 'oco') {
    const price = amountFrom(input.price)
    const quantity = amountFrom(input.quantity)
    const stopPrice = amountFrom(input.stopPrice)
    const stopLimitPrice = amountIn(input.stopLimitPrice)
    return ocoTermsOf(pair, { side, price, quantity, stopPrice, stopLimitPrice })
  }
  const { kind = 'limit', force = 'gtc' } = input
  const price = amountIn(input.price)
  const quantity = amountIn(input.quantity)
  const spend = amountIn(input.spend)
  const stopPrice = amountIn(input.stopPrice)
  return termsOf(pair, { side, kind, force, price, quantity, spend, stopPrice })
}

/** The money that an order needs from the start. */
export function requiredFor(pair: Pair, order: OrderTerms | OcoTerms): bigint {
  return 'limit' in order ? requiredForOco(pair, order) : requiredFunds(pair, order)
}

/** The same order with another number of lots. */
export function withLots(order: OrderTerms | OcoTerms, lots: number): OrderTerms | OcoTerms {
  if (!('limit' in order)) return { ...order, lots }
  return { limit: { ...order.limit, lots }, stop: { ...order.stop, lots } }
}

function amountIn(value: string | undefined): bigint | undefined {
  return value === undefined ? undefined : amountFrom(value)
}
