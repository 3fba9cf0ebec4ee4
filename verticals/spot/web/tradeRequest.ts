/** What is sent for a form that has no problem left. */
import { settleAmount } from '@evenkeel/ui/format/amount.ts'
import type { Figures } from './tradeFigures.ts'
import {
  hasTimeInForce,
  isPriced,
  isStop,
  type Kind,
  maySpend,
  type TimeInForce,
  type TradeForm,
} from './tradeForm.ts'

type Order = {
  readonly pair: string
  readonly side: TradeForm['side']
  readonly kind: Exclude<Kind, 'oco'>
  readonly force?: TimeInForce
  readonly price?: string
  readonly quantity?: string
  readonly spend?: string
  readonly stopPrice?: string
}
type Oco = {
  readonly pair: string
  readonly side: TradeForm['side']
  readonly quantity: string
  readonly price: string
  readonly stopPrice: string
  readonly stopLimitPrice?: string
}
export type Request =
  | { readonly type: 'order'; readonly input: Order }
  | { readonly type: 'oco'; readonly input: Oco }

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
  const spends = maySpend(form) && form.unit === 'total'
  return {
    type: 'order',
    input: {
      pair,
      side,
      kind,
      ...(hasTimeInForce(kind) ? { force: timeInForce } : {}),
      ...(isPriced(kind) ? { price } : {}),
      ...(isStop(kind) ? { stopPrice } : {}),
      ...(spends ? { spend: settleAmount(figures.total) } : { quantity }),
    },
  }
}
