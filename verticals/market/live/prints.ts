/** The source's trades as the tape shows them: a simulator knows of no spread, so whoever trades there meets what the house offers here. */
import type { Machine, Realm } from '@evenkeel/kernel'
import { type Situation, touchOf } from '../maker/ladder.ts'
import type { Source, Trade } from '../source/source.ts'
import type { AllBooks } from './books.ts'
import type { ReferencePrices } from './referencePrices.ts'

export type ShownTrades = <One extends Trade>(
  realm: Realm,
  symbol: string,
  trades: readonly One[],
) => readonly One[]

export function shownTrades(options: {
  readonly source: Pick<Source, 'isSimulated'>
  readonly books: Pick<AllBooks, 'shown' | 'isPair'>
  readonly references: Pick<ReferencePrices, 'of'>
  readonly machine: Machine
}): ShownTrades {
  const { source, books, references, machine } = options
  return (realm, symbol, trades) => {
    const listed = books.shown(symbol)
    if (!source.isSimulated || listed === undefined || !books.isPair(symbol)) return trades
    const { tickSize } = listed
    const inventory = listed.books.inventory(machine, realm, symbol)
    const volatility = references.of(symbol)?.volatility ?? 0
    return trades.map((trade) => atTouch(trade, { tickSize, inventory, volatility }))
  }
}

/** Somebody who buys meets the best offer, somebody who sells the best bid. */
export function atTouch<One extends Trade>(
  trade: One,
  maker: Pick<Situation, 'tickSize' | 'inventory' | 'volatility'>,
): One {
  const { bid, ask } = touchOf({ ...maker, price: trade.price })
  return { ...trade, price: BigInt(trade.side === 'buy' ? ask : bid) * maker.tickSize }
}
