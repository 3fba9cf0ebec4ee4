/**
 * The simulator: a market that is a function of a secret seed and the time. It stores nothing, goes on after a restart as if there had
 * been none, and can tell any candle of its past at any moment.
 *
 * Days are a walk whose volatility clusters (walk.ts); a day is a random walk of seconds from its open to its close, folded into
 * minutes (day.ts); a second's trades are prints (prints.ts). Longer candles are folded from minutes. Rule Q36: whatever was published,
 * the next price is as likely higher as lower.
 *
 * All chance comes from a cipher under keys of the seed (noise.ts): prices that were seen do not tell those to come.
 */
import { createHash } from 'node:crypto'
import type { Millis } from '@evenkeel/kernel'
import type { Instrument } from '../../instruments.ts'
import type { Move, Source, Trade } from '../source.ts'
import { createFactor } from './factor.ts'
import { FIRST_DAY } from './hours.ts'
import { noiseOf } from './noise.ts'
import { pastOf } from './past.ts'
import { createSeries, MINUTE, type Series } from './series.ts'
import { createTurns } from './turns.ts'

export type Simulator = Source & {
  /** The moves of a symbol after one moment and up to another, none of them after now; none of a symbol that is not listed. */
  movesBetween(symbol: string, after: Millis, upTo: Millis): readonly Move[]
}

export type SimulatorOptions = {
  /** 32 bytes. Whoever knows them knows tomorrow's prices. */
  readonly seed: Uint8Array
  readonly instruments: readonly Instrument[]
  readonly now: () => Millis
}

/**
 * Raise it with every change that alters a price or a candle of the past: days that were kept under another version are made up again.
 * `determinism.test.ts` has the digest of each.
 */
export const SIMULATOR_VERSION = 1

const BEAT_MS = 100
/** After a pause of the process, what is older than this is left to candles. */
const CATCH_UP_MS = MINUTE
/** Each beat makes the next minute of one symbol this long before it begins, so that no beat has to make them all. */
const AHEAD_MS = 20_000

export function createSimulator({ seed, instruments, now }: SimulatorOptions): Simulator {
  const turns = createTurns()
  const series = seriesOf(seed, instruments)

  /** Where the moves begin that are told. */
  let begun = minuteOf(now())

  function movesBetween(symbol: string, after: Millis, upTo: Millis): readonly Move[] {
    const one = series.get(symbol)
    const last = Math.min(upTo, now())
    const moves: Move[] = []
    for (let minute = Math.max(FIRST_DAY, minuteOf(after)); minute <= last; minute += MINUTE)
      for (const move of one?.moves(minute) ?? [])
        if (move.at > after && move.at <= last) moves.push(move)
    return moves
  }

  return {
    name: 'simulator',
    isSimulated: true,
    quietMs: 2_000,
    keepsPast: true,
    movesBetween,

    async start(tell) {
      const all = [...series.values()]
      // From the running minute's beginning, so that its candle is whole after a restart.
      begun = minuteOf(now())
      let told = begun - 1
      for (const one of all) {
        one.moves(begun)
        await turns.next()
      }
      let beats = 0
      const beat = () => {
        const at = now()
        all[beats++ % all.length]?.moves(minuteOf(at + AHEAD_MS))
        const after = Math.max(told, at - CATCH_UP_MS)
        told = Math.max(told, at)
        const moves = instruments.flatMap(({ symbol }) => movesBetween(symbol, after, at))
        if (moves.length > 0) tell(moves.sort((one, other) => one.at - other.at))
      }
      beat()
      const timer = setInterval(beat, BEAT_MS)
      return async () => clearInterval(timer)
    },

    async candles(symbol, period, from, to) {
      const one = series.get(symbol)
      return one === undefined ? [] : pastOf(one, period, { from, to, now: now() }, turns)
    },

    async trades(symbol, most) {
      const one = series.get(symbol)
      const trades: Trade[] = []
      let minute = one === undefined ? 0 : begun - MINUTE
      for (; minute >= FIRST_DAY && trades.length < most; minute -= MINUTE) {
        if (turns.isOver()) await turns.next()
        trades.unshift(...(one?.trades(minute) ?? []))
      }
      return trades.slice(-most)
    },
  }
}

/** Computed days of the last market: the same market, opened again in this process, starts from them. */
let last: { readonly market: string; readonly series: ReadonlyMap<string, Series> } | undefined

function seriesOf(
  seed: Uint8Array,
  instruments: readonly Instrument[],
): ReadonlyMap<string, Series> {
  const parts = instruments.map((one) => Object.values(one).map(String))
  const market = createHash('sha256').update(seed).update(JSON.stringify(parts)).digest('hex')
  if (last?.market !== market) last = { market, series: createAll(seed, instruments) }
  return last.series
}

function createAll(seed: Uint8Array, instruments: readonly Instrument[]) {
  const noise = noiseOf(seed)
  const classes = new Set(instruments.map((one) => one.class))
  const factors = new Map([...classes].map((one) => [one, createFactor(one, noise)]))
  return new Map(
    instruments.map((one) => [one.symbol, createSeries(one, factors.get(one.class)!, noise)]),
  )
}

function minuteOf(at: Millis): Millis {
  return at - (at % MINUTE)
}
