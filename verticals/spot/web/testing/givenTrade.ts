/** What tests of the trade screen start from: a pair near 100, its book, and short words for forms. */

import { newForm, type Touch, type TradeForm, touch } from '../tradeForm.ts'
import type { Facts, Terms } from '../tradeMarket.ts'

export const terms: Terms = {
  pair: 'btcusdt',
  base: 'BTC',
  quote: 'USDT',
  priceStep: '0.01',
  quantityStep: '0.00001',
  minimum: '5',
  priceMax: '10737418.23',
  makerFeeBps: 8,
  takerFeeBps: 10,
  bandBps: 2_000,
  slippageBps: 500,
}

export const bids = [
  { price: '99.9', quantity: '1' },
  { price: '99.5', quantity: '2' },
]
export const asks = [
  { price: '100.1', quantity: '1' },
  { price: '100.5', quantity: '2' },
]

/** A fresh price of 100, and 1,000 of what the order pays with. */
export function facts(changed: Partial<Facts> = {}): Facts {
  return {
    terms,
    available: '1000',
    last: '100',
    index: '100',
    isStale: false,
    bids,
    asks,
    ...changed,
  }
}

/** A limit buy at 100, touched so. */
export function filled(...touches: readonly Touch[]): TradeForm {
  return touches.reduce(touch, newForm('buy', '100'))
}
