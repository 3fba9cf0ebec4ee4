/** The tape: the last trades of every symbol, the source's in both realms and each realm's own in that realm. */
import { type Millis, type Realm, realms } from '@evenkeel/kernel'
import type { NumberedTrade } from '../market.ts'
import type { Trade } from '../source/source.ts'
import type { ShownTrades } from './prints.ts'

/** Of a symbol in one realm. */
export const TAPE_KEPT = 500
/** Numbers go on after a restart: a millisecond holds fewer trades than this. */
const NUMBERS_PER_MS = 1_000

type Roll = { trades: NumberedTrade[]; told: number }

export class Tape {
  readonly #rolls: Record<Realm, Map<string, Roll>> = { real: new Map(), demo: new Map() }
  readonly #fed = new Set<string>()
  readonly #begun: number
  #number: number

  constructor(now: Millis) {
    this.#begun = now * NUMBERS_PER_MS
    this.#number = this.#begun
  }

  /** The source's trades of before all that is here, from the oldest on: news to nobody, with numbers of before. */
  fill(symbol: string, trades: readonly Trade[]): void {
    if (trades.length > 0) this.#fed.add(symbol)
    const first = this.#begun - trades.length + 1
    const numbered = trades.map((trade, nth) => ({ ...trade, number: first + nth }))
    for (const realm of realms) {
      const roll = this.#roll(realm, symbol)
      const from = roll.trades[0]?.at ?? Number.POSITIVE_INFINITY
      roll.trades.unshift(...numbered.filter(({ at }) => at < from))
      roll.told = Math.max(roll.told, this.#begun)
    }
  }

  /** The source's trades are on the tape of every realm. One number in all of them, whatever each of them shows it as. */
  add(
    symbol: string,
    trades: readonly Trade[],
    on: readonly Realm[] = realms,
    asShown: ShownTrades = (_realm, _symbol, told) => told,
  ): void {
    if (on.length === realms.length && trades.length > 0) this.#fed.add(symbol)
    const numbered = trades.map((trade) => ({ ...trade, number: ++this.#number }))
    for (const realm of on) {
      const roll = this.#roll(realm, symbol)
      for (const trade of asShown(realm, symbol, numbered)) append(roll, trade)
      if (roll.trades.length > 2 * TAPE_KEPT) roll.trades = roll.trades.slice(-TAPE_KEPT)
    }
  }

  /** Nothing of it is shown any more; numbers go on. */
  clear(): void {
    for (const realm of realms) for (const roll of this.#rolls[realm].values()) roll.trades = []
    this.#fed.clear()
  }

  /** Whether the source tells of a symbol's trades. */
  isFed(symbol: string): boolean {
    return this.#fed.has(symbol)
  }

  /** From the newest on. */
  last(realm: Realm, symbol: string, most: number): readonly NumberedTrade[] {
    const trades = this.#rolls[realm].get(symbol)?.trades ?? []
    return trades.slice(-Math.min(most, TAPE_KEPT)).reverse()
  }

  /** The last of those that were told, from the newest on: who begins with them hears none of them again. */
  told(realm: Realm, symbol: string, most: number): readonly NumberedTrade[] {
    const { trades = [], told = 0 } = this.#rolls[realm].get(symbol) ?? {}
    return trades
      .filter(({ number }) => number <= told)
      .slice(-most)
      .reverse()
  }

  /** Those that were not told yet, from the newest on. */
  takeNew(realm: Realm, symbol: string): readonly NumberedTrade[] {
    const roll = this.#rolls[realm].get(symbol)
    if (roll === undefined) return []
    const news = roll.trades.filter(({ number }) => number > roll.told)
    roll.told = roll.trades.at(-1)?.number ?? roll.told
    return news.reverse()
  }

  #roll(realm: Realm, symbol: string): Roll {
    const known = this.#rolls[realm].get(symbol)
    if (known !== undefined) return known
    const roll = { trades: [], told: 0 }
    this.#rolls[realm].set(symbol, roll)
    return roll
  }
}

/** The source and the order books have their own ways here: one that comes by the longer way is not of before the one in front of it. */
function append({ trades }: Roll, trade: NumberedTrade): void {
  const after = trades.at(-1)?.at ?? trade.at
  trades.push(trade.at >= after ? trade : { ...trade, at: after })
}
