/** HTX's pages of what does not move with prices: pairs, coins, the time, and whether the market is open. */
import { AMOUNT_MAX, DECIMALS, formatAmount, type Millis } from '@evenkeel/kernel'
import type { CoinChain, Held, Instrument, PairTerms } from '@evenkeel/wire/server'
import { type Json, json } from '@evenkeel/wire/server/htx'
import type { Ticker } from '../market.ts'
import { type Desk, type HtxPage, page } from './page.ts'
import { choice, type Reader } from './parameters.ts'

/** HTX's words for how the market stands, and for why it does not: not planned. */
const [OPEN, HALTED, CANCEL_ONLY, EMERGENCY] = [1, 2, 3, 1]
/** HTX's kinds of contracts: a client reads the one that it trades. All follow the same market. */
const BEATS = ['', 'swap_', 'option_', 'linear_swap_']

export function referencePages(desk: Desk): readonly HtxPage[] {
  const { market } = desk
  const listed = () => market.instruments().filter(({ symbol }) => market.isPair(symbol))
  const coinsOf = () => {
    const coins = new Set(listed().flatMap(({ base, quote }) => [quote, base]))
    return [...coins].map((coin) => coin.toLowerCase())
  }
  const currency: Reader<string | undefined> = (given) =>
    choice(coinsOf(), undefined, 'invalid field value in `currency`')(given)
  const begun = market.now()
  const status = () => {
    const open = listed().filter(({ symbol }) => market.terms(symbol) !== undefined)
    const stands = open.map(({ symbol }) => ({ symbol, ticker: market.ticker('real', symbol) }))
    return statusOf(stands, begun, desk.held())
  }

  return [
    page(desk, '/v1/common/symbols', {}, () => ({
      status: 'ok',
      data: listed().flatMap((pair) => {
        const terms = market.terms(pair.symbol)
        return terms === undefined ? [] : [pairOf(pair, terms)]
      }),
    })),
    page(desk, '/v1/common/currencys', {}, () => ({ status: 'ok', data: coinsOf() })),
    page(desk, '/v2/reference/currencies', { currency }, ({ currency }) => {
      const asked = currency === undefined ? coinsOf() : [currency]
      const chains = (coin: string) => desk.chainsOf(coin.toUpperCase())
      return { code: 200, data: asked.map((coin) => currencyOf(coin, chains(coin))) }
    }),
    {
      path: '/v1/common/timestamp',
      policy: 'public',
      // Never from memory: clients set their clocks by it.
      answer: () => json({ status: 'ok', data: market.now() }),
    },
    page(desk, '/v2/market-status', {}, () => ({ code: 200, message: 'success', data: status() })),
    page(desk, '/heartbeat/', {}, () => {
      const isUp = status().marketStatus === OPEN
      const beats = BEATS.flatMap((of) => [
        [`${of}heartbeat`, isUp ? 1 : 0],
        [`${of}estimated_recovery_time`, null],
      ])
      return { status: 'ok', data: Object.fromEntries(beats), ts: market.now() }
    }),
  ]
}

type Status = { readonly marketStatus: number; readonly [name: string]: Json }
/** A pair, and its price if it ever had one. */
type Stand = { readonly symbol: string; readonly ticker: Ticker | undefined }

/** Halted as soon as one pair has no price that counts or is halted by operators, and since when; the pairs are named. */
function statusOf(stands: readonly Stand[], begun: Millis, held: Held | undefined): Status {
  const { since: heldSince, isFrozen = false } = held ?? {}
  const sinceOf = ({ symbol, ticker }: Stand) => {
    if (isFrozen) return heldSince
    const halted = held?.halted.get(symbol)
    // One that never had a price has had none since the market began.
    return halted ?? ((ticker?.isStale ?? true) ? (ticker?.at ?? begun) : undefined)
  }
  const times = new Map(stands.map((stand) => [stand.symbol, sinceOf(stand)]))
  const halted = [...times].flatMap(([symbol, since]) =>
    since === undefined ? [] : { symbol, since },
  )
  if (held?.isCancelOnly === true && halted.length < stands.length)
    return {
      marketStatus: CANCEL_ONLY,
      haltStartTime: heldSince ?? begun,
      haltReason: EMERGENCY,
      affectedSymbols: 'all',
    }
  if (halted.length === 0) return { marketStatus: OPEN }
  return {
    marketStatus: HALTED,
    haltStartTime: Math.min(...halted.map(({ since }) => since)),
    haltReason: EMERGENCY,
    affectedSymbols:
      halted.length === stands.length ? 'all' : halted.map(({ symbol }) => symbol).join(),
  }
}

function pairOf({ symbol, base, quote }: Instrument, terms: PairTerms): Json {
  const { tickSize, lotSize, minOrderValue, maxOrderAmount: most } = terms
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

function currencyOf(currency: string, chains: readonly CoinChain[]): Json {
  return { currency, assetType: 1, chains: chains.map(chainOf), instStatus: 'normal' }
}

function chainOf(chain: CoinChain): Json {
  return {
    chain: chain.name,
    displayName: chain.base,
    baseChain: chain.base,
    numOfConfirmations: chain.confirmations,
    depositStatus: chain.takesDeposits ? 'allowed' : 'prohibited',
    minDepositAmt: formatAmount(chain.depositMin),
    withdrawStatus: 'allowed',
    minWithdrawAmt: formatAmount(chain.withdrawalMin),
    maxWithdrawAmt: formatAmount(chain.dailyMax),
    withdrawPrecision: chain.decimals,
    withdrawFeeType: 'fixed',
    transactFeeWithdraw: formatAmount(chain.withdrawalFee),
    addrWithTag: false,
  }
}
