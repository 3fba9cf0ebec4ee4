/** Placing an order: what is asked about is what is sent, and how it went is said. */
import { useFormat, useSubmit, useText, useToast } from '@evenkeel/ui'
import { placeOco, placeOrder } from '../contract/index.ts'
import type en from '../text/en.ts'
import type { Order } from './orderLists.ts'
import type { Figures } from './tradeFigures.ts'
import type { TradeForm } from './tradeForm.ts'
import type { Facts, Terms } from './tradeMarket.ts'
import { awayIn } from './tradeProblem.ts'
import { type Request, requestOf } from './tradeRequest.ts'

/** An order as it stood when the button was pressed; prices and balances that move change nothing in it. */
export type Draft = {
  readonly request: Request
  readonly form: TradeForm
  readonly figures: Figures
  readonly terms: Terms
  /** How far from the market it would wait, where that is worth a word. */
  readonly awayBps: number | undefined
  /** It was sent, and no answer came: only the very same may be sent again. */
  readonly isUnknown: boolean
}

export function draftOf(form: TradeForm, figures: Figures, facts: Facts): Draft {
  const { terms } = facts
  const request = requestOf(form, figures, terms.pair)
  const awayBps = awayIn(form, figures, facts)
  return { request, form, figures, terms, awayBps, isUnknown: false }
}

export function usePlacing({ base, priceStep, quantityStep }: Terms, onPlaced: () => void) {
  const format = useFormat()
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const one = useSubmit(placeOrder, {
    staysOpen: true,
    onDone(order) {
      toast(wordsFor(order), order.why === 'unmet' ? 'failure' : 'success')
      onPlaced()
    },
  })
  /** What became of it at once. */
  function wordsFor({ state, filled, averagePrice }: Order): string {
    const params = {
      filled: format.quantity(filled, quantityStep),
      base,
      price: format.price(averagePrice ?? '0', priceStep),
    }
    const isPartly = /[1-9]/.test(filled)
    if (state === 'filled') return text('spot.filledNow', params)
    if (state === 'cancelled')
      return isPartly ? text('spot.partlyNow', params) : text('spot.unmetNow')
    return text('spot.placed')
  }
  const two = useSubmit(placeOco, { done: text('spot.placed'), staysOpen: true, onDone: onPlaced })
  return {
    busy: one.busy || two.busy,
    place: (request: Request) => (request.type === 'oco' ? two(request.input) : one(request.input)),
  }
}
