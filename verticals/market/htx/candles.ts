/** HTX's two pages of candles: the last ones from the newest on, and those of a time from the oldest on. */
import type { Millis } from '@evenkeel/kernel'
import type { Candle } from '../candles/candle.ts'
import { type HtxPeriod, startAfter, startOf, withYears } from '../candles/years.ts'
import { candleJson } from '../stream/ticks.ts'
import { topicNames } from '../stream/topics.ts'
import { type Desk, type HtxPage, page } from './page.ts'
import { moment, period, size } from './parameters.ts'

const USUAL = 150
const KLINES_MAX = 2_000
const CANDLES_MAX = 1_000

export function candlePages(desk: Desk): readonly HtxPage[] {
  const { market, symbol } = desk
  const candles = withYears(market.candles, () => market.now())

  function told(symbol: string, period: HtxPeriod, rows: readonly Candle[]): string {
    const ch = topicNames.kline(symbol, period)
    const data = rows.map(candleJson).join()
    return `{"ch":"${ch}","status":"ok","ts":${market.now()},"data":[${data}]}`
  }

  return [
    page(
      desk,
      '/market/history/kline',
      { symbol, period, size: size(KLINES_MAX, USUAL) },
      async ({ symbol, period, size }, caller) => {
        const rows = await candles.last(symbol, period, size, caller)
        return told(symbol, period, rows.toReversed())
      },
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
        if (from === undefined && to === undefined)
          return told(symbol, period, await candles.last(symbol, period, size, caller))
        const latest = Math.min(to ?? Number.POSITIVE_INFINITY, market.now())
        const within =
          from === undefined ? upTo(period, latest, size) : onFrom(period, from, latest, size)
        if (within.from >= within.to) return told(symbol, period, [])
        const asked = { ...within, most: size }
        return told(symbol, period, await candles.between(symbol, period, asked, caller))
      },
    ),
  ]
}

type Within = { readonly from: Millis; readonly to: Millis }

/** The first candles of a time: who wants more asks on from where these end. */
function onFrom(period: HtxPeriod, from: Millis, latest: Millis, size: number): Within {
  const start = startOf(period, from)
  const first = start === from ? start : startAfter(period, start)
  return { from: first, to: Math.min(startAfter(period, first, size), latest + 1) }
}

function upTo(period: HtxPeriod, latest: Millis, size: number): Within {
  const end = startAfter(period, startOf(period, latest))
  return { from: startAfter(period, end, -size), to: end }
}
