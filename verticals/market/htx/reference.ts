/** HTX's pages of what does not move with prices: pairs, coins, the time, and that the market is open. */
import { AMOUNT_MAX, type Amount, DECIMALS, formatAmount, UNIT } from '@evenkeel/kernel'
import type { PlainPage } from '@evenkeel/wire/server'
import type { Instrument } from '../instruments.ts'
import { type Json, json } from './json.ts'
import { type Desk, fixed, page } from './page.ts'
import { choice } from './parameters.ts'

/** What an order for a pair is held to. */
export type OrderLimits = {
  readonly minOrderValue: Amount
  readonly maxOrderLots: bigint
}

/** Those of the first listing. */
export const usualLimits: OrderLimits = {
  minOrderValue: 5n * UNIT,
  maxOrderLots: 1_000_000_000_000n,
}

const OPEN = 1

export function referencePages(desk: Desk, limits: OrderLimits): readonly PlainPage[] {
  const { market, pairs } = desk
  const listed = market.instruments.filter(({ symbol }) => pairs.has(symbol))
  const coins = [...new Set(listed.flatMap(({ base, quote }) => [quote, base]))].map((coin) =>
    coin.toLowerCase(),
  )
  const currency = choice(coins, undefined, 'invalid field value in `currency`')

  return [
    fixed('/v1/common/symbols', {
      status: 'ok',
      data: listed.map((pair) => pairOf(pair, limits)),
    }),
    fixed('/v1/common/currencys', { status: 'ok', data: coins }),
    page(desk, '/v2/reference/currencies', { currency }, ({ currency }) => {
      const asked = currency === undefined ? coins : [currency]
      return { code: 200, data: asked.map(currencyOf) }
    }),
    {
      path: '/v1/common/timestamp',
      policy: 'public',
      // Never from memory: clients set their clocks by it.
      answer: () => json({ status: 'ok', data: market.now() }),
    },
    fixed('/v2/market-status', { code: 200, message: 'success', data: { marketStatus: OPEN } }),
  ]
}

function pairOf(pair: Instrument, { minOrderValue, maxOrderLots }: OrderLimits): Json {
  const { symbol, base, quote, tickSize, lotSize } = pair
  const most = lotSize * maxOrderLots
  return {
    symbol,
    'base-currency': base.toLowerCase(),
    'quote-currency': quote.toLowerCase(),
    'price-precision': decimalsOf(tickSize),
    'amount-precision': decimalsOf(lotSize),
    'value-precision': DECIMALS,
    'symbol-partition': 'main',
    state: 'online',
    'api-trading': 'enabled',
    'min-order-value': minOrderValue,
    'min-order-amt': lotSize,
    'max-order-amt': most,
    'limit-order-min-order-amt': lotSize,
    'limit-order-max-order-amt': most,
    'limit-order-max-buy-amt': most,
    'limit-order-max-sell-amt': most,
    'sell-market-min-order-amt': lotSize,
    'sell-market-max-order-amt': most,
    'buy-market-max-order-value': AMOUNT_MAX,
    tags: '',
  }
}

function decimalsOf(step: bigint): number {
  return (formatAmount(step).split('.')[1] ?? '').length
}

/** No chain is named: nothing goes in or out over this dialect. */
function currencyOf(currency: string): Json {
  return { currency, assetType: 1, chains: [], instStatus: 'normal' }
}
