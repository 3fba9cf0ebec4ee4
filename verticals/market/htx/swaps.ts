/** HTX's pages of linear swaps: the figures of the coin, and the book and the trades of the contract, in lots. Rule Q45: README.md. */
import { type Fault, invalid, json } from '@evenkeel/wire/server/htx'
import { costOf, latest, type Within } from '../candles/candles.ts'
import { markOf } from '../candles/marks.ts'
import { type HtxPeriod, startOf, withYears } from '../candles/years.ts'
import type { Depth, NumberedTrade } from '../market.ts'
import { grouped } from '../stream/grouped.ts'
import {
  type Swap,
  swapBboJson,
  swapDepthJson,
  swapDetailJson,
  swapOf,
  swapsOf,
  swapTradeJson,
} from '../stream/swapTicks.ts'
import { type Desk, type HtxPage, page } from './page.ts'
import { choice, moment, period, type Reader, size } from './parameters.ts'

const EX = '/linear-swap-ex/market'
const TRADES_MAX = 2_000
const KLINES_MAX = 2_000
const USUAL = 150
const SHORT_LEVELS = 20
/** `step6` is `step0` cut to 20 levels. */
const STEPS = ['step0', 'step1', 'step2', 'step3', 'step4', 'step5', 'step6'] as const
const BUSINESS = ['swap', 'futures', 'all'] as const
const NO_CONTRACT: Fault = { ...invalid('This contract symbol does not exist.'), code: 1013 }
const NO_PRICE: Fault = invalid('symbol trade not open now')

export function swapPages(desk: Desk): readonly HtxPage[] {
  return [...tickerPages(desk), ...bookPages(desk), ...tradePages(desk), ...otherPages(desk)]
}

/** The parameter that names a contract; its code is what is read. */
function codeOf({ market }: Desk): Reader<string> {
  return (given) => {
    const swap = typeof given === 'string' ? swapOf(market, given.toUpperCase()) : undefined
    return swap?.code ?? NO_CONTRACT
  }
}

/** The same, where all are meant without one. */
function maybeCodeOf(desk: Desk): Reader<string | undefined> {
  const read = codeOf(desk)
  return (given) => (given === undefined ? undefined : read(given))
}

const named = ({ market }: Desk, code: string) => swapOf(market, code) as Swap
const meant = ({ market }: Desk, code: string | undefined) =>
  swapsOf(market).filter((swap) => code === undefined || swap.code === code)

function tickerPages(desk: Desk): readonly HtxPage[] {
  const { market } = desk
  const detailOf = async (swap: Swap) => {
    const ticker = market.ticker('real', swap.symbol)
    return ticker && swapDetailJson(ticker, swap, await market.depth('real', swap.code))
  }
  const batch = (path: string) =>
    page(
      desk,
      path,
      {
        contract_code: maybeCodeOf(desk),
        business_type: choice(BUSINESS, 'all', 'invalid business_type'),
      },
      async ({ contract_code: code, business_type: business }) => {
        const swaps = business === 'futures' ? [] : meant(desk, code)
        const ticks = await Promise.all(
          swaps.map(async (swap) => {
            const detail = await detailOf(swap)
            const head = `"contract_code":"${swap.code}","business_type":"swap"`
            return detail === undefined ? [] : [`{${head},${detail.slice(1)}`]
          }),
        )
        return `{"status":"ok","ticks":[${ticks.flat().join()}],"ts":${market.now()}}`
      },
    )

  return [
    page(
      desk,
      `${EX}/detail/merged`,
      { contract_code: codeOf(desk) },
      async ({ contract_code: code }) => {
        const ticker = market.ticker('real', named(desk, code).symbol)
        const tick = await detailOf(named(desk, code))
        if (tick === undefined || ticker === undefined) return NO_PRICE
        // Not the time of asking: a client sees how old a price is.
        return `{"ch":"market.${code}.detail.merged","status":"ok","tick":${tick},"ts":${ticker.at}}`
      },
    ),
    batch(`${EX}/detail/batch_merged`),
    batch(`/v2${EX}/detail/batch_merged`),
  ]
}

function bookPages(desk: Desk): readonly HtxPage[] {
  const { market } = desk
  const depthIn = (swap: Swap, step: number): Promise<Depth> =>
    market.depth('real', swap.code).then((depth) => {
      if (step < STEPS.length - 1) return grouped(depth, swap.tickSize, step)
      const cut = (side: Depth['bids']) => side.slice(0, SHORT_LEVELS)
      return { ...depth, bids: cut(depth.bids), asks: cut(depth.asks) }
    })
  return [
    page(
      desk,
      `${EX}/depth`,
      { contract_code: codeOf(desk), type: choice(STEPS, 'step0', 'invalid type') },
      async ({ contract_code: code, type }) => {
        const swap = named(desk, code)
        const ch = `market.${code}.depth.${type}`
        const tick = swapDepthJson(await depthIn(swap, STEPS.indexOf(type)), swap, { ch })
        return `{"ch":"${ch}","status":"ok","tick":${tick},"ts":${market.now()}}`
      },
    ),
    page(
      desk,
      `${EX}/bbo`,
      { contract_code: maybeCodeOf(desk) },
      async ({ contract_code: code }) => {
        const ticks = await Promise.all(
          meant(desk, code).map(async (swap) => {
            const depth = await market.depth('real', swap.code)
            const told = swapBboJson(depth, swap, `market.${swap.code}.bbo`)
            return `{"contract_code":"${swap.code}","business_type":"swap",${told.slice(1)}`
          }),
        )
        return `{"status":"ok","ticks":[${ticks.join()}],"ts":${market.now()}}`
      },
    ),
  ]
}

function tradePages(desk: Desk): readonly HtxPage[] {
  const { market } = desk
  const last = (swap: Swap, most: number) => market.trades('real', swap.code, most)
  const groupOf = (trade: NumberedTrade, swap: Swap) =>
    `{"id":${trade.number},"ts":${trade.at},"data":[${swapTradeJson(trade, swap)}]}`
  return [
    page(desk, `${EX}/trade`, { contract_code: maybeCodeOf(desk) }, ({ contract_code: code }) => {
      const trades = meant(desk, code).flatMap((swap) =>
        last(swap, 1).map((trade) => swapTradeJson(trade, swap)),
      )
      const now = market.now()
      const tick = `{"id":${now},"ts":${now},"data":[${trades.join()}]}`
      return `{"ch":"market.${code ?? '*'}.trade.detail","status":"ok","tick":${tick},"ts":${now}}`
    }),
    page(
      desk,
      `${EX}/history/trade`,
      { contract_code: codeOf(desk), size: size(TRADES_MAX, 1) },
      ({ contract_code: code, size: most }) => {
        const swap = named(desk, code)
        const data = last(swap, most).map((trade) => groupOf(trade, swap))
        const ch = `market.${code}.trade.detail`
        return `{"ch":"${ch}","status":"ok","data":[${data.join()}],"ts":${market.now()}}`
      },
    ),
  ]
}

function otherPages(desk: Desk): readonly HtxPage[] {
  const { market } = desk
  const candles = withYears(market.candles, () => market.now())
  return [
    page(
      desk,
      `${EX}/history/kline`,
      {
        contract_code: codeOf(desk),
        period,
        size: size(KLINES_MAX, USUAL),
        from: moment('invalid from'),
        to: moment('invalid to'),
      },
      async ({ contract_code: code, period, size: most, from, to }, caller) => {
        const { symbol, lotSize } = named(desk, code)
        const isAll = from === undefined && to === undefined
        const within = isAll ? latest(most) : rangeOf({ period, from, to, most }, market.now())
        const viewer = { ...caller, realm: 'real' } as const
        const data = await candles.written(symbol, period, within, { lotSize }, viewer)
        return `{"ch":"market.${code}.kline.${period}","status":"ok","data":${data},"ts":${market.now()}}`
      },
      ({ size: most }) => costOf(most),
    ),
    ...(['mark_price', 'premium_index'] as const).map((of) =>
      page(
        desk,
        `/index/market/history/linear_swap_${of}_kline`,
        { contract_code: codeOf(desk), period, size: size(KLINES_MAX, USUAL) },
        async ({ contract_code: code, period, size: most }, caller) => {
          const { symbol, tickSize } = named(desk, code)
          const shape = of === 'mark_price' ? { tickSize } : 'premium'
          const data = await candles.written(markOf(symbol), period, latest(most), shape, caller)
          return `{"ch":"market.${code}.${of}.${period}","status":"ok","data":${data},"ts":${market.now()}}`
        },
        ({ size: most }) => costOf(most),
      ),
    ),
    page(
      desk,
      '/linear-swap-api/v1/swap_index',
      { contract_code: maybeCodeOf(desk) },
      ({ contract_code: code }) => {
        const data = meant(desk, code).flatMap((swap) => {
          const ticker = market.ticker('real', swap.symbol)
          if (ticker === undefined) return []
          const index = { index_price: ticker.index, index_ts: ticker.at }
          return [{ contract_code: swap.code, ...index, trade_partition: 'USDT' }]
        })
        return { status: 'ok', data, ts: market.now() }
      },
    ),
    {
      path: '/api/v1/timestamp',
      policy: 'public',
      // Never from memory: clients set their clocks by it.
      answer: () => json({ status: 'ok', ts: market.now() }),
    },
  ]
}

type Asked = {
  readonly period: HtxPeriod
  readonly from: number | undefined
  readonly to: number | undefined
  readonly most: number
}

/** With the candle that the first moment lies in: a client counts back from now, and wants as many as it counted. */
function rangeOf({ period, from = 0, to, most }: Asked, now: number): Within {
  const end = Math.min(to ?? Number.POSITIVE_INFINITY, now) + 1
  return { from: startOf(period, from), to: end, most }
}
