/** What the source tells: the index at every beat, and what its first live venue traded since the last one. Pure. */
import type { Millis } from '@evenkeel/kernel'
import type { Instrument } from '../../instruments.ts'
import type { Move, Trade } from '../source.ts'
import { type Fault, floor, isNear, type PriceIndex, type Report } from './priceIndex.ts'

export type Moves = {
  /** Takes in a report that arrived now; answers why it does not count. */
  take(report: Report, now: Millis): Fault | undefined
  /** What is to be told now: of each symbol that has a price what is new, or that it still stands. */
  beat(now: Millis): readonly Move[]
}

/** A price that does not change is told this often: the feed lives. */
export const ALIVE_MS = 1_000
/** As many trades of a venue as one move tells; the newest count. */
const TRADES_MAX = 1_000

export function createMoves(
  index: PriceIndex,
  instruments: readonly Pick<Instrument, 'symbol' | 'tickSize'>[],
  apartBps: number,
): Moves {
  const told = new Map<string, Move>()
  /** By symbol and venue, since the last beat. */
  const traded = new Map<string, Map<string, Trade[]>>()

  function take(report: Report, now: Millis): Fault | undefined {
    const fault = index.take(report, now)
    if (fault !== undefined || report.trade === undefined) return fault
    const { symbol, venue, price, at, trade } = report
    const ofSymbol = traded.get(symbol) ?? new Map<string, Trade[]>()
    const trades = ofSymbol.get(venue) ?? []
    trades.push({ at: at ?? now, price, ...trade })
    if (trades.length > TRADES_MAX) trades.shift()
    traded.set(symbol, ofSymbol.set(venue, trades))
    return undefined
  }

  function beat(now: Millis): readonly Move[] {
    const moves = instruments.flatMap((instrument) => moveOf(instrument, now) ?? [])
    for (const move of moves) told.set(move.symbol, move)
    // What was traded while there was no price is not told later, as if it were new.
    traded.clear()
    return moves
  }

  function moveOf(
    { symbol, tickSize }: Pick<Instrument, 'symbol' | 'tickSize'>,
    now: Millis,
  ): Move | undefined {
    const standing = index.standing(symbol, now)
    if (standing === undefined) return undefined
    const { price, venues } = standing
    const last = told.get(symbol)
    const at = Math.max(now, last?.at ?? 0)
    const trades = (traded.get(symbol)?.get(venues[0] ?? '') ?? [])
      .map((trade) => ({ ...trade, price: floor(trade.price, tickSize) }))
      // One trade at a price that nobody else saw is no news, even of a venue that counts.
      .filter((trade) => isNear(trade.price, 2n * price, apartBps))
    const isNews = last?.price !== price || trades.length > 0 || at - last.at >= ALIVE_MS
    return isNews ? { symbol, at, price, trades: inOrder(trades, last?.at ?? 0, at) } : undefined
  }

  return { take, beat }
}

/** By our clock: none before what was told, none after now, none before the one in front of it. */
function inOrder(trades: readonly Trade[], from: Millis, now: Millis): readonly Trade[] {
  let after = from
  return trades.map((trade) => {
    after = Math.min(Math.max(trade.at, after), now)
    return { ...trade, at: after }
  })
}
