/** What the source tells: the index at every beat, and what its first live venue traded since the last one. Pure. */
import type { Millis, Price } from '@evenkeel/kernel'
import type { Instrument } from '../../instruments.ts'
import type { Move, Trade } from '../source.ts'
import { type Fault, floor, isNear, type PriceIndex, type Report } from './priceIndex.ts'

export type Moves = {
  /** Takes in a report that arrived now; answers why it does not count. */
  take(report: Report, now: Millis): Fault | undefined
  /** What is to be told now: of each symbol that has a price what is new, or that it still stands. */
  beat(now: Millis): readonly Move[]
}

/** A price that does not change is told this often while the venues go on to say so: the feed lives. */
const ALIVE_MS = 500
/** What one venue says is told at once while two others have spoken within this time; then it waits for them. */
const FRESH_MS = 1_000
/** As many trades of a venue as one move tells; the newest count. */
const TRADES_MAX = 1_000

/** What was last told of a symbol; when, and of when. */
type Told = {
  readonly price: Price | undefined
  readonly at: Millis
  readonly heardAt: Millis
  readonly toldAt: Millis
  readonly tradedAt: Millis
}

export function createMoves(
  index: PriceIndex,
  instruments: readonly Pick<Instrument, 'symbol' | 'tickSize'>[],
  apartBps: number,
): Moves {
  const tolds = new Map<string, Told>()
  /** By symbol and venue, since its last move. */
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
    return instruments.flatMap((instrument) => moveOf(instrument, now) ?? [])
  }

  function moveOf(
    { symbol, tickSize }: Pick<Instrument, 'symbol' | 'tickSize'>,
    now: Millis,
  ): Move | undefined {
    const standing = index.standing(symbol, now)
    if (standing === undefined) {
      // What was traded while there was no price is not told later, as if it were new.
      traded.delete(symbol)
      return undefined
    }
    const { price, venues, heardAt } = standing
    const last = tolds.get(symbol) ?? nothingTold
    const near = (traded.get(symbol)?.get(venues[0] ?? '') ?? [])
      .map((trade) => ({ ...trade, price: floor(trade.price, tickSize) }))
      // One trade at a price that nobody else saw is no news, even of a venue that counts.
      .filter((trade) => isNear(trade.price, 2n * price, apartBps))
    const isNews = last.price !== price || near.length > 0
    // Silence tells nothing: neither that the price stands, nor another one because some venues count no more.
    const isHeard = heardAt > last.heardAt || (isNews && now - heardAt <= FRESH_MS)
    if (!isHeard || (!isNews && now - last.toldAt < ALIVE_MS)) return undefined
    // Later than the last one, where the clock allows that: who folds moves leaves out what comes twice.
    const at = Math.max(Math.min(Math.max(heardAt, last.at + 1), now), last.at)
    const trades = inOrder(near, Math.max(last.at, last.tradedAt), now)
    const tradedAt = trades.at(-1)?.at ?? last.tradedAt
    tolds.set(symbol, { price, at, heardAt, toldAt: now, tradedAt })
    traded.delete(symbol)
    return { symbol, at, price, trades }
  }

  return { take, beat }
}

const nothingTold: Told = {
  price: undefined,
  at: 0,
  heardAt: Number.NEGATIVE_INFINITY,
  toldAt: Number.NEGATIVE_INFINITY,
  tradedAt: 0,
}

/** By our clock: none before what was told, none after now, none before the one in front of it. */
function inOrder(trades: readonly Trade[], from: Millis, now: Millis): readonly Trade[] {
  let after = from
  return trades.map((trade) => {
    after = Math.min(Math.max(trade.at, after), now)
    return { ...trade, at: after }
  })
}
