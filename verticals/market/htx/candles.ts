/** HTX's two pages of candles: the last ones from the newest on, and those of a time from the oldest on. */
import type { Millis } from '@evenkeel/kernel'
import type { PlainPage } from '@evenkeel/wire/server'
import type { Candle } from '../candles/candle.ts'
import { TooManyQuestions } from '../candles/candles.ts'
import { type Period, startAfter, startOf } from '../candles/period.ts'
import { candleJson } from '../stream/ticks.ts'
import { topicNames } from '../stream/topics.ts'
import { type Desk, page } from './page.ts'
import { type Fault, moment, period, size } from './parameters.ts'

const USUAL = 150
const KLINES_MAX = 2_000
const CANDLES_MAX = 1_000

export function candlePages(desk: Desk): readonly PlainPage[] {
  const { market, symbol } = desk
  const { candles } = market

  function told(symbol: string, period: Period, rows: readonly Candle[]): string {
    const ch = topicNames.kline(symbol, period)
    const data = rows.map(candleJson).join()
    return `{"ch":"${ch}","status":"ok","ts":${market.now()},"data":[${data}]}`
  }

  return [
    page(
      desk,
      '/market/history/kline',
      { symbol, period, size: size(KLINES_MAX, USUAL) },
      orBusy(async ({ symbol, period, size }) => {
        return told(symbol, period, (await candles.last(symbol, period, size)).toReversed())
      }),
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
      orBusy(async ({ symbol, period, size, from, to }) => {
        if (from === undefined && to === undefined)
          return told(symbol, period, await candles.last(symbol, period, size))
        const latest = Math.min(to ?? Number.POSITIVE_INFINITY, market.now())
        const within =
          from === undefined ? upTo(period, latest, size) : onFrom(period, from, latest, size)
        const isEmpty = within.from >= within.to
        const rows = isEmpty ? [] : await candles.between(symbol, period, { ...within, most: size })
        return told(symbol, period, rows)
      }),
    ),
  ]
}

/** Or HTX's word for it, if too many ask for what is not in memory. */
function orBusy<Asked>(answer: (asked: Asked) => Promise<string>) {
  return async (asked: Asked): Promise<string | Fault> => {
    try {
      return await answer(asked)
    } catch (error) {
      if (!(error instanceof TooManyQuestions)) throw error
      return { fault: 'system-busy', message: 'system is busy' }
    }
  }
}

type Within = { readonly from: Millis; readonly to: Millis }

/** The first candles of a time: who wants more asks on from where these end. */
function onFrom(period: Period, from: Millis, latest: Millis, size: number): Within {
  const start = startOf(period, from)
  const first = start === from ? start : startAfter(period, start)
  return { from: first, to: Math.min(startAfter(period, first, size), latest + 1) }
}

function upTo(period: Period, latest: Millis, size: number): Within {
  const end = startAfter(period, startOf(period, latest))
  return { from: startAfter(period, end, -size), to: end }
}
