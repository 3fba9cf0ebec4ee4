/** Public calls of linear swaps in HTX's dialect: contracts, funding, open interest and tiers. */
import { formatAmount, type Machine, shareDown, UNIT } from '@evenkeel/kernel'
import type { PlainPage, Platform } from '@evenkeel/wire/server'
import { faultText, type Json, json } from '@evenkeel/wire/server/htx'
import { FUNDING_MS } from '../core/funding.ts'
import { fundingMoment, fundingRate, type Market } from '../core/index.ts'
import { markIn } from '../core/state.ts'
import { valueAt } from '../core/symbol.ts'
import { stateOf } from '../view.ts'
import { UNKNOWN_CONTRACT } from './faults.ts'
import { type Codes, success } from './words.ts'

/** A millionth, in units of 10^-8. */
const PPM = 100n
const LISTED = 1

type Parts = Pick<Platform, 'exchange' | 'now'>

/** The contracts that are listed, or the one of this code. */
const listedBy = (codes: Codes) => (machine: Machine, code: unknown) =>
  codes.coins.flatMap((coin) => {
    const market = stateOf(machine, 'real').markets.get(coin.symbol)
    const isMeant = code === undefined || code === codes.codeOf(coin.symbol)
    return market !== undefined && isMeant ? [{ coin, market }] : []
  })

export function swapPages(parts: Parts, codes: Codes): readonly PlainPage[] {
  return [...ratePages(parts, codes), ...riskPages(parts, codes)]
}

function ratePages({ exchange, now }: Parts, codes: Codes): readonly PlainPage[] {
  const listed = listedBy(codes)
  return [
    {
      path: '/linear-swap-api/v1/swap_contract_info',
      policy: 'public',
      async answer({ contract_code: code }) {
        const found = await exchange.read((machine) => listed(machine, code))
        return json({
          status: 'ok',
          data: found.map(({ coin, market }) => ({
            symbol: coin.base,
            contract_code: codes.codeOf(coin.symbol) ?? '',
            contract_size: market.terms.lotSize,
            price_tick: market.terms.tickSize,
            contract_status: LISTED,
            support_margin_mode: 'cross',
            business_type: 'swap',
            pair: codes.codeOf(coin.symbol) ?? '',
            contract_type: 'swap',
            trade_partition: coin.quote,
          })),
          ts: now(),
        })
      },
    },
    {
      path: '/v5/market/funding_rate',
      policy: 'public',
      async answer({ contract_code: code }) {
        const path = '/v5/market/funding_rate'
        const rates = await exchange.read((machine) => {
          const at = fundingMoment(machine.now)
          return listed(machine, code).map(({ coin, market }) => {
            const most = BigInt(market.terms.fundingMaxPpm) * PPM
            return {
              contract_code: codes.codeOf(coin.symbol) ?? '',
              funding_rate: formatAmount(BigInt(fundingRate(market)) * PPM),
              funding_time: `${at + FUNDING_MS}`,
              next_funding_time: `${at + 2 * FUNDING_MS}`,
              min_funding_rate: formatAmount(-most),
              max_funding_rate: formatAmount(most),
            }
          })
        })
        return rates.length === 0
          ? faultText(path, UNKNOWN_CONTRACT, now())
          : json(success(rates, now()))
      },
    },
  ]
}

function riskPages({ exchange, now }: Parts, codes: Codes): readonly PlainPage[] {
  const listed = listedBy(codes)
  return [
    {
      path: '/v5/market/open_interest',
      policy: 'public',
      async answer({ contract_code: code }) {
        const [found] = await exchange.read((machine) =>
          listed(machine, code ?? '').map(({ market }) => interestOf(market, machine)),
        )
        if (found === undefined)
          return faultText('/v5/market/open_interest', UNKNOWN_CONTRACT, now())
        return json(success({ contract_code: `${code}`, ...found }, now()))
      },
    },
    ...['swap_adjustfactor', 'swap_cross_adjustfactor'].map(
      (name): PlainPage => ({
        path: `/linear-swap-api/v1/${name}`,
        policy: 'public',
        async answer({ contract_code: code }) {
          const found = await exchange.read((machine) => listed(machine, code))
          const data = found.map(({ coin, market }) => ({
            contract_code: codes.codeOf(coin.symbol) ?? '',
            margin_mode: 'cross',
            trade_partition: coin.quote,
            list: laddersOf(market),
          }))
          return json({ status: 'ok', data, ts: now() })
        },
      }),
    ),
  ]
}

/** Open interest is the larger side of the members' lots: the house maker holds the difference. */
function interestOf(market: Market, machine: Machine) {
  const lots = Math.max(market.lots.long, market.lots.short)
  const mark = markIn(market, machine.look('real'))
  return {
    volume: `${lots}`,
    amount: formatAmount(BigInt(lots) * market.terms.lotSize),
    value: formatAmount(mark === undefined ? 0n : valueAt(market, mark, lots)),
  }
}

/** `adjust_factor`: the maintenance of a tier as a share of the margin at its leverage. */
function laddersOf({ terms: { tiers } }: Market): Json {
  return tiers.map(({ valueMax, maintenanceBps, leverageMax }, nth) => ({
    lever_rate: leverageMax,
    ladders: [
      {
        ladder: nth,
        min_size: tiers[nth - 1]?.valueMax ?? 0n,
        max_size: valueMax,
        adjust_factor: shareDown(UNIT, maintenanceBps * leverageMax),
      },
    ],
  }))
}
