/** What a symbol was last traded at: its last price, where it has an order book and its source tells of trades. */
import type { Price, Realm } from '@evenkeel/kernel'
import type { Tape } from './tape.ts'

export type LastTraded = (realm: Realm, symbol: string) => Price | undefined

/**
 * None of a symbol without a book of its own, and none while its source tells of no trades: who trades alone here would be the only
 * one to say what it costs.
 */
export function lastTradedOn(
  tape: Pick<Tape, 'last' | 'isFed'>,
  hasBook: (symbol: string) => boolean,
): LastTraded {
  return (realm, symbol) =>
    hasBook(symbol) && tape.isFed(symbol) ? tape.last(realm, symbol, 1)[0]?.price : undefined
}
