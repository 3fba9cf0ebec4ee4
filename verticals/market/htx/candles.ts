/** HTX's two pages of candles: the last ones from the newest on, and those of a time from the oldest on. */
import type { Millis } from '@evenkeel/kernel'
import { costOf, latest, type Within } from '../candles/candles.ts'
import { type HtxPeriod, startAfter, startOf, withYears } from '../candles/years.ts'
import { topicNames } from '../stream/topics.ts'
import { type Desk, type HtxPage, page } from './page.ts'
import { moment, period, size } from './parameters.ts'

const USUAL = 150
const KLINES_MAX = 2_000
const CANDLES_MAX = 1_000

export function candlePages(desk: Desk): readonly HtxPage[] {
  const { market, symbol } = desk
  const candles = withYears(market.candles, () => market.now())

  function told(symbol: string, period: HtxPeriod, data: string): string {
    const ch = topicNames.kline(symbol, period)
    return `{"ch":"${ch}","status":"ok","ts":${market.now()},"data":${data}}`
  }

  return [
    page(
      desk,
      '/market/history/kline',
      { symbol, period, size: size(KLINES_MAX, USUAL) },
      async ({ symbol, period, size }, caller) => {
        const viewer = { ...caller, realm: 'real' } as const
        const within = latest(size)
        const data = await candles.written(symbol, period, within, 'htxNewestFirst', viewer)
        return told(symbol, period, data)
      },
      ({ size }) => costOf(size),
    ),
    page(
      desk,
      '/market/history/candles',
      {
        symbol,
        period,
        size: size(CANDLES_MAX, USUAL),
        from: moment('invalid from'),
        to: moment('invalid to'),
      },
      async ({ symbol, period, size, from, to }, caller) => {
        const viewer = { ...caller, realm: 'real' } as const
        const write = async (within: Within) =>
          told(symbol, period, await candles.written(symbol, period, within, 'htx', viewer))
        if (from === undefined && to === undefined) return write(latest(size))
        const last = Math.min(to ?? Number.POSITIVE_INFINITY, market.now())
        const within =
          from === undefined ? upTo(period, last, size) : onFrom(period, from, last, size)
        if (within.from >= within.to) return told(symbol, period, '[]')
        return write({ ...within, most: size })
      },
      ({ size }) => costOf(size),
    ),
  ]
}

type Span = { readonly from: Millis; readonly to: Millis }

/** The first candles of a time: who wants more asks on from where these end. */
function onFrom(period: HtxPeriod, from: Millis, latest: Millis, size: number): Span {
  const start = startOf(period, from)
  const first = start === from ? start : startAfter(period, start)
  return { from: first, to: Math.min(startAfter(period, first, size), latest + 1) }
}

function upTo(period: HtxPeriod, latest: Millis, size: number): Span {
  const end = startAfter(period, startOf(period, latest))
  return { from: startAfter(period, end, -size), to: end }
}
