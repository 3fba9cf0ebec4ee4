/** HTX's pages of what an order is held to and what it costs: the pair's terms, which are the same for every member. */
import { AMOUNT_MAX, formatAmount, shareDown, UNIT } from '@evenkeel/kernel'
import type { PairTerms } from '@evenkeel/wire/server'
import { invalid, type Json } from '@evenkeel/wire/server/htx'
import { STAND_INS } from './contracts.ts'
import { type Desk, type HtxPage, page } from './page.ts'
import type { Reader } from './parameters.ts'

/** As many pairs as one question may be about. */
const PAIRS_MAX = 10
const BPS = 10_000

export function termPages(desk: Desk): readonly HtxPage[] {
  const { market } = desk
  // Clients ask the same of every contract that they know of: none is traded as a pair.
  const isContract = (code: string) =>
    STAND_INS.includes(code) ||
    market.instruments().some(({ base, quote }) => code === `${base}-${quote}`)
  const traded: Reader<string> = (given) =>
    typeof given === 'string' && (market.isPair(given) || isContract(given))
      ? given
      : invalid('invalid symbol')

  const several: Reader<string> = (given) => {
    const symbols = typeof given === 'string' ? given.split(',', PAIRS_MAX + 1) : []
    const isRight =
      symbols.length > 0 &&
      symbols.length <= PAIRS_MAX &&
      symbols.every((symbol) => market.isPair(symbol))
    return isRight ? symbols.join() : invalid('invalid field value in `symbols`')
  }

  return [
    page(desk, '/v1/common/exchange', { symbol: traded }, ({ symbol }) => ({
      status: 'ok',
      data: { symbol, ...boundsOf(market.terms(symbol) ?? NOTHING) },
    })),
    // HTX asks for a key here. Everybody pays the same, so that whatever a client signs with will do.
    page(desk, '/v2/reference/transact-fee-rate', { symbols: several }, ({ symbols }) => ({
      code: 200,
      success: true,
      data: symbols.split(',').flatMap((symbol) => {
        const terms = market.terms(symbol)
        return terms === undefined ? [] : [feesOf(symbol, terms)]
      }),
    })),
  ]
}

/** What nobody can order. */
const NOTHING: PairTerms = {
  tickSize: 0n,
  lotSize: 0n,
  minOrderValue: 0n,
  maxOrderAmount: 0n,
  makerFeeBps: 0,
  takerFeeBps: 0,
  bandBps: 0,
  slippageBps: 0,
}

function boundsOf(terms: PairTerms): { readonly [name: string]: Json } {
  const { lotSize: least, maxOrderAmount: most, bandBps, slippageBps } = terms
  return {
    'buy-limit-must-less-than': shareDown(UNIT, BPS + bandBps),
    'sell-limit-must-greater-than': shareDown(UNIT, BPS - bandBps),
    'limit-order-must-greater-than': least,
    'limit-order-must-less-than': most,
    'market-buy-order-must-greater-than': terms.minOrderValue,
    'market-buy-order-must-less-than': most === 0n ? 0n : AMOUNT_MAX,
    'market-sell-order-must-greater-than': least,
    'market-sell-order-must-less-than': most,
    'market-buy-order-rate-must-less-than': shareDown(UNIT, slippageBps),
    'market-sell-order-rate-must-less-than': shareDown(UNIT, slippageBps),
  }
}

function feesOf(symbol: string, { makerFeeBps, takerFeeBps }: PairTerms): Json {
  const [maker, taker] = [rateOf(makerFeeBps), rateOf(takerFeeBps)]
  return {
    symbol,
    makerFeeRate: maker,
    takerFeeRate: taker,
    actualMakerRate: maker,
    actualTakerRate: taker,
  }
}

/** Rates are texts there. */
function rateOf(bps: number): string {
  return formatAmount(shareDown(UNIT, bps))
}
