/** Order books, as the market shows them and the house maker offers in them, whichever vertical they belong to. */
import type { Amount, Exchange, Machine, Millis, Price, Realm, Rung, Typed } from '@evenkeel/kernel'
import type { Instrument } from './platform.ts'

export type Books = {
  /** Whose books these are. */
  readonly vertical: string
  /** A name of its own for a book beside its symbol, which another vertical's may be shown under: `BTC-USDT`. */
  code?(of: Pick<Instrument, 'base' | 'quote'>): string
  /** The symbols that have a book, with the steps that it counts in. */
  listed(machine: Machine): readonly BookSteps[]
  /** What is offered on each side, from the best price on: all that can be taken, and no more. */
  depth(machine: Machine, realm: Realm, symbol: string, most: number): BookDepth
  /** The inventory of the house maker: what it may buy with, and what it may sell. */
  inventory(machine: Machine, realm: Realm, symbol: string): Inventory
  /** The trades among what happened. */
  trades(events: readonly Typed[], machine: Machine): readonly BookTrade[]
  /** What orders are held to; none for a symbol without a book. */
  terms(machine: Machine, symbol: string): PairTerms | undefined
  /** Gives the house maker of a realm play money to offer with, of what it has none yet. */
  fundMaker(exchange: Exchange, realm: Realm, symbol: string, price: Price): Promise<void>
}

/** The steps of a pair's book, and what an order in it is held to. */
export type PairTerms = {
  readonly tickSize: Price
  readonly lotSize: Amount
  /** What an order must be worth, in the quote coin. */
  readonly minOrderValue: Amount
  /** What an order may be for, in the base coin. */
  readonly maxOrderAmount: Amount
  /** Out of what each side receives, whoever it is. */
  readonly makerFeeBps: number
  readonly takerFeeBps: number
  /** How far through the reference a limit price may be, and a market order may go. */
  readonly bandBps: number
  readonly slippageBps: number
}

export type BookSteps = {
  readonly symbol: string
  readonly tickSize: Price
  readonly lotSize: Amount
}
export type BookDepth = { readonly bids: readonly Rung[]; readonly asks: readonly Rung[] }
export type Inventory = { readonly toBuy: Amount; readonly toSell: Amount }
export type BookTrade = {
  readonly symbol: string
  readonly at: Millis
  readonly price: Price
  readonly amount: Amount
  /** Of the one who took. */
  readonly side: 'buy' | 'sell'
}
