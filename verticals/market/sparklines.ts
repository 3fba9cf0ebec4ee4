/** The last day of every symbol as a line, made once a minute for all who ask. */
import type { Price } from '@evenkeel/kernel'
import type { Market } from './market.ts'

export type Line = { readonly symbol: string; readonly points: Price[] }

const POINTS = 25
const FRESH_MS = 60_000

export function createSparklines(market: Market): () => Promise<Line[]> {
  let made: Promise<Line[]> | undefined
  let listed: ReturnType<Market['instruments']> | undefined
  let at = 0

  async function lineOf(symbol: string): Promise<Line> {
    const hours = await market.candles.last(symbol, '60min', POINTS, `the line of ${symbol}`)
    return { symbol, points: hours.map(({ close }) => close) }
  }

  return () => {
    const isSame = listed === market.instruments()
    if (made === undefined || !isSame || market.now() - at >= FRESH_MS) {
      at = market.now()
      listed = market.instruments()
      made = Promise.all(listed.map(({ symbol }) => lineOf(symbol)))
      made.catch(() => {
        made = undefined
      })
    }
    return made
  }
}
