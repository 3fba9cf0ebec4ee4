/** The tape: the last trades of every symbol, the source's in both realms and each realm's own in that realm. */
import { type Millis, type Realm, realms } from '@evenkeel/kernel'
import type { NumberedTrade } from '../market.ts'
import type { Trade } from '../source/source.ts'
import { isTradeless } from '../source/tradeless.ts'
import type { ShownTrades } from './prints.ts'

/** Of a symbol in one realm. */
export const TAPE_KEPT = 500
/** Numbers go on after a restart: a millisecond holds fewer trades than this. */
const NUMBERS_PER_MS = 1_000

type Roll = { trades: NumberedTrade[]; told: number }

export class Tape {
  readonly #rolls: Record<Realm, Map<string, Roll>> = { real: new Map(), demo: new Map() }
  /** When the source last told of a trade, of the symbols of which it does. */
  readonly #fed = new Map<string, Millis>()
  readonly #begun: number
  #number: number

  constructor(now: Millis) {
    this.#begun = now * NUMBERS_PER_MS
    this.#number = this.#begun
  }

  /** The source's trades of before all that is here, from the oldest on: news to nobody, with numbers of before. */
  fill(symbol: string, trades: readonly Trade[]): void {
    const newest = trades.at(-1)
    if (newest !== undefined) this.#feed(symbol, newest.at)
    const first = this.#begun - trades.length + 1
    const numbered = trades.map((trade, nth) => ({ ...trade, number: first + nth }))
    for (const realm of realms) {
      const roll = this.#roll(realm, symbol)
      const from = roll.trades[0]?.at ?? Number.POSITIVE_INFINITY
      roll.trades.unshift(...numbered.filter(({ at }) => at < from))
      roll.told = Math.max(roll.told, this.#begun)
    }
  }

  /**
   * What the source tells with a price, which may be no trade at all. Its trades are on the tape of every realm, and have one number in
   * all of them, whatever each of them shows it as.
   */
  takeSource(
    symbol: string,
    trades: readonly Trade[],
    now: Millis,
    asShown: ShownTrades = (_realm, _symbol, told) => told,
  ): void {
    if (trades.length > 0) this.#feed(symbol, now)
    else if (isTradeless(this.#fed.get(symbol) ?? now, now)) this.#fed.delete(symbol)
    const numbered = this.#numbered(trades)
    for (const realm of realms) this.#append(realm, symbol, asShown(realm, symbol, numbered))
  }

  /** Trades of a realm's own order books. */
  takeOwn(realm: Realm, symbol: string, trades: readonly Trade[]): void {
    this.#append(realm, symbol, this.#numbered(trades))
  }

  /** Nothing of it is shown any more; numbers go on. */
  clear(): void {
    for (const realm of realms) for (const roll of this.#rolls[realm].values()) roll.trades = []
    this.#fed.clear()
  }

  /** Whether the source tells of a symbol's trades: it does not once its prices went on without any for a while. */
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
    const { trades, told } = roll
    // From the end on: every tape is looked at on every beat, and most have nothing new.
    let first = trades.length
    while (first > 0 && (trades[first - 1]?.number ?? 0) > told) first--
    roll.told = trades.at(-1)?.number ?? told
    return trades.slice(first).reverse()
  }

  #feed(symbol: string, at: Millis): void {
    this.#fed.set(symbol, Math.max(at, this.#fed.get(symbol) ?? at))
  }

  #numbered(trades: readonly Trade[]): readonly NumberedTrade[] {
    return trades.map((trade) => ({ ...trade, number: ++this.#number }))
  }

  #append(realm: Realm, symbol: string, trades: readonly NumberedTrade[]): void {
    if (trades.length === 0) return
    const roll = this.#roll(realm, symbol)
    for (const trade of trades) append(roll, trade)
    if (roll.trades.length > 2 * TAPE_KEPT) roll.trades = roll.trades.slice(-TAPE_KEPT)
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
