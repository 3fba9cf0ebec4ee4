/** A price source for tests: a seeded walk that is written down before it is told, and folded naively when it is asked for its past. */
import { type Amount, larger, type Millis, type Price, smaller } from '@evenkeel/kernel'
import { createRandom } from '@evenkeel/kernel/testing'
import type { Move, Source, Trade } from '../../source/source.ts'
import type { Candle } from '../candle.ts'
import { type Period, startAfter, startOf } from '../period.ts'

/** Moves come this far apart on average; now and then it is quiet for some minutes. */
export type Stretch = { readonly from: Millis; readonly to: Millis; readonly everyMs: Millis }
export type Question = {
  readonly symbol: string
  readonly period: Period
  readonly from: Millis
  readonly to: Millis
}

/** A trade is told at most this long after it was made. */
const TOLD_MS = 1_500

export type Walk = Source & {
  /** What it was asked so far. */
  readonly asked: Question[]
  /** Its past begins here: it answers nothing before. */
  knowsFrom: Millis
  /** In the way of every answer: rejects, or takes its time. */
  hindrance: (question: Question) => Promise<void>
  /** The moves of all symbols after `from` and up to `to`, in the order of time. */
  moves(from: Millis, to: Millis): readonly Move[]
  /** The candle that begins here, by what happened up to `now`; none before its past begins. */
  candle(symbol: string, period: Period, start: Millis, now: Millis): Candle | undefined
  /** All that begin from `from` on and before `to`, the last as it stands now. */
  expect(symbol: string, period: Period, from: Millis, to: Millis, now: Millis): readonly Candle[]
}

export function createWalk(options: {
  readonly symbols: readonly string[]
  readonly seed: number
  readonly stretches: readonly Stretch[]
  readonly now: () => Millis
}): Walk {
  const { symbols, seed, stretches, now } = options
  const tapes = new Map(
    symbols.map((symbol, nth) => [symbol, tapeOf(symbol, seed + 7919 * nth, stretches)]),
  )

  const walk: Walk = {
    name: 'walk',
    isSimulated: true,
    // It is quiet at times.
    quietMs: 3_600_000,
    asked: [],
    knowsFrom: stretches[0]?.from ?? 0,
    hindrance: async () => undefined,
    start: async () => async () => undefined,
    async candles(symbol, period, from, to) {
      const question = { symbol, period, from, to }
      walk.asked.push(question)
      await walk.hindrance(question)
      const over = startOf(period, now())
      return walk.expect(symbol, period, from, Math.min(to, over), now())
    },
    moves: (from, to) =>
      [...tapes.values()]
        .flatMap(({ moves }) => between(moves, from + 1, to + 1))
        .sort((one, other) => one.at - other.at),
    candle(symbol, period, start, until) {
      const tape = tapes.get(symbol)
      if (tape === undefined || start < walk.knowsFrom) return undefined
      const end = startAfter(period, start)
      if (until < end + TOLD_MS)
        return foldNaively(tape.moves, start, Math.min(end, until + 1), until)
      const name = `${period} ${start}`
      if (!tape.over.has(name)) tape.over.set(name, foldNaively(tape.moves, start, end, until))
      return tape.over.get(name)
    },
    expect(symbol, period, from, to, until) {
      const candles: Candle[] = []
      for (let start = from; start < to; start = startAfter(period, start)) {
        const candle = walk.candle(symbol, period, start, until)
        if (candle !== undefined) candles.push(candle)
      }
      return candles
    },
  }
  return walk
}

function foldNaively(
  moves: readonly Move[],
  start: Millis,
  end: Millis,
  until: Millis,
): Candle | undefined {
  const before = moves[placeOf(moves, start) - 1]
  const seen = between(moves, start, end)
  const prices = [...(before === undefined ? [] : [before]), ...seen].map(({ price }) => price)
  const [open] = prices
  if (open === undefined) return undefined
  // A trade is told with the next move, which may be of another candle.
  const near = moves.slice(placeOf(moves, start), placeOf(moves, end) + 1)
  const told = near.filter(({ at }) => at <= until).flatMap(({ trades }) => trades)
  const trades = told.filter(({ at }) => at >= start && at < end)
  return {
    start,
    open,
    high: prices.reduce(larger),
    low: prices.reduce(smaller),
    close: prices.at(-1) as Price,
    amount: trades.reduce((sum, { amount }) => sum + amount, 0n),
    vol: trades.reduce((sum, { price, amount }) => sum + (price * amount) / 100_000_000n, 0n),
    count: trades.length,
  }
}

/** Everything that a symbol ever does; and its candles that are over, folded once. */
type Tape = { readonly moves: readonly Move[]; readonly over: Map<string, Candle | undefined> }

/** Written once for all tests that have the same stretches. */
const written = new WeakMap<readonly Stretch[], Map<string, Tape>>()

function tapeOf(symbol: string, seed: number, stretches: readonly Stretch[]): Tape {
  const known = written.get(stretches) ?? new Map<string, Tape>()
  const name = `${symbol} ${seed}`
  const tape = known.get(name) ?? { moves: write(symbol, seed, stretches), over: new Map() }
  written.set(stretches, known.set(name, tape))
  return tape
}

function write(symbol: string, seed: number, stretches: readonly Stretch[]): readonly Move[] {
  const { below } = createRandom(seed)
  const moves: Move[] = []
  let price: Price = 100_00000000n
  for (const { from, to, everyMs } of stretches)
    for (let at = from; at < to; ) {
      const last = moves.at(-1)?.at ?? at - 1
      price += BigInt(below(2_000_001) - 1_000_000)
      const trades = Array.from({ length: below(4) }, (): Trade => {
        const tradedAt = Math.max(last + 1, at - below(TOLD_MS))
        const amount: Amount = BigInt(1 + below(1_000_000_000))
        return {
          at: tradedAt,
          price: price + BigInt(below(999)),
          amount,
          side: below(2) === 0 ? 'buy' : 'sell',
        }
      })
      moves.push({ symbol, at, price, trades: trades.sort((one, other) => one.at - other.at) })
      at += 1 + below(2 * everyMs) + (below(50) === 0 ? below(20 * 60_000) : 0)
    }
  return moves
}

function between(moves: readonly Move[], from: Millis, to: Millis): readonly Move[] {
  return moves.slice(placeOf(moves, from), placeOf(moves, to))
}

/** How many come before this moment. */
function placeOf(moves: readonly Move[], moment: Millis): number {
  let [low, high] = [0, moves.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((moves[middle] as Move).at < moment) low = middle + 1
    else high = middle
  }
  return low
}
