/** What the naive exchange of contracts knows, in plain lists; and what an account comes to. */
import type { Amount, Ladder, ReferencePrice } from '@evenkeel/kernel'
import { type NaiveLedger, type NaiveTimers, trades } from '@evenkeel/kernel/testing'
import type { PositionSide, ReasonToEnd, Reference, Terms } from '../core/facts.ts'
import type { Happened } from './happened.ts'
import {
  directionOf,
  least,
  type Market,
  maintenanceOf,
  markOf,
  type Open,
  type Position,
  stressOf,
  worthAt,
} from './naiveFigures.ts'

export const COIN = 'USDT'

/** What the market says: not of the exchange, and not remembered with it. */
export type Said = {
  readonly references: Map<string, ReferencePrice>
  readonly ladders: Map<string, Ladder>
}

export class NaiveBooks {
  /** Names orders, trades and positions: set anew for each decision. */
  newId: () => number = () => 0
  now = 0
  /** P26: nothing is triggered, filled by the house or liquidated in a halted market. */
  isHeld: (symbol: string) => boolean = () => false
  readonly said: Said = { references: new Map(), ladders: new Map() }
  /** In the order of their listing. */
  protected markets: ReadonlyMap<string, Market> = new Map()
  /** By age; of orders, who is placed again goes to the end. */
  protected positions: readonly Position[] = []
  protected open: readonly Open[] = []
  /** The percentage that a member was warned at last. */
  protected warned: ReadonlyMap<number, number> = new Map()
  protected timers: NaiveTimers = new Map()
  /** By symbol, accounts in danger that its price has begun to mend: gone with the process. */
  protected followed: ReadonlyMap<string, readonly number[]> = new Map()
  /** How often an order took a place. */
  protected placed = 0
  protected readonly ledger: NaiveLedger
  protected happened: Happened[] = []
  /** The markets as the decision found them, and what the market maker's fills have lost at once since. */
  protected begun: ReadonlyMap<string, Market> = new Map()
  #lost: ReadonlyMap<string, Amount> = new Map()

  constructor(ledger: NaiveLedger) {
    this.ledger = ledger
  }

  /** A process has started: what it knew beside the books is gone. */
  start(): void {
    this.followed = new Map()
  }

  openOrders(): readonly Open[] {
    return this.open
  }

  openPositions(): readonly Position[] {
    return this.positions
  }

  allMarkets(): readonly Market[] {
    return [...this.markets.values()]
  }

  /** Keeps everything but money as it is; what it answers with puts it back. */
  remember(): () => void {
    const { markets, positions, open, warned, timers, placed } = this
    const lost = this.#lost
    return () => {
      Object.assign(this, { markets, positions, open, warned, timers, placed })
      this.#lost = lost
    }
  }

  protected begin(): void {
    this.begun = this.markets
    this.#lost = new Map()
  }

  /** Does something; if that is refused, nothing has happened. */
  protected attempt<Refused>(work: () => Refused | undefined): Refused | undefined {
    const backs = [this.remember(), this.ledger.remember()]
    const told = this.happened.slice()
    const refused = work()
    if (refused === undefined) return undefined
    for (const back of backs) back()
    this.happened = told
    return refused
  }

  protected tell(happened: Happened): void {
    this.happened.push(happened)
  }

  protected marketOf(symbol: string): Market {
    return this.markets.get(symbol) as Market
  }

  protected termsOf(symbol: string): Terms {
    return this.marketOf(symbol).terms
  }

  protected changeMarket(symbol: string, change: Partial<Market>): void {
    const market = { ...this.marketOf(symbol), ...change }
    this.markets = new Map(this.markets).set(symbol, market)
  }

  protected isStale(symbol: string): boolean {
    return this.said.references.get(symbol)?.isStale ?? true
  }

  protected isOpen(symbol: string): boolean {
    return trades(this.termsOf(symbol), this.now)
  }

  /** Whether something may be done by the price of a symbol. */
  protected isLive(symbol: string): boolean {
    return !this.isStale(symbol) && this.isOpen(symbol) && !this.isHeld(symbol)
  }

  protected mark(symbol: string): number | undefined {
    const reference = this.said.references.get(symbol)
    return reference && markOf(this.termsOf(symbol), reference)
  }

  protected reference(symbol: string): Reference {
    const { price, at, source } = this.said.references.get(symbol) as ReferencePrice
    return { price, at, source }
  }

  /** What so many lots are worth now. */
  protected worth(symbol: string, lots: number): Amount {
    return worthAt(this.termsOf(symbol), this.mark(symbol) ?? 0, lots)
  }

  protected position(member: number, symbol: string, side: PositionSide): Position | undefined {
    return this.positions.find(
      (one) => one.member === member && one.symbol === symbol && one.side === side,
    )
  }

  protected positionsOf(member: number): readonly Position[] {
    return this.positions.filter((one) => one.member === member)
  }

  /** In the order of listing, long before short. */
  protected inListing(positions: readonly Position[]): Position[] {
    return [...this.markets.keys()].flatMap((symbol) =>
      (['long', 'short'] as const).flatMap((side) =>
        positions.filter((one) => one.symbol === symbol && one.side === side),
      ),
    )
  }

  /** Puts a position in its place; without lots it is gone. */
  protected changePosition(position: Position): void {
    const isKnown = this.positions.some(({ id }) => id === position.id)
    const all = isKnown
      ? this.positions.map((one) => (one.id === position.id ? position : one))
      : [...this.positions, position]
    this.positions = all.filter(({ lots }) => lots > 0)
  }

  protected pendingOf({ symbol, side, lots, index }: Position): Amount {
    return -directionOf(side) * BigInt(lots) * (this.marketOf(symbol).index - index)
  }

  /** What the price has brought a position. */
  protected gainOf({ symbol, side, lots, cost }: Position): Amount {
    return directionOf(side) * (this.worth(symbol, lots) - cost)
  }

  protected profitOf(position: Position): Amount {
    return this.gainOf(position) + this.pendingOf(position)
  }

  balanceOf(member: number): Amount {
    return this.ledger.has(`${member} trading available`, COIN)
  }

  protected profitsOf(member: number): Amount {
    return this.positionsOf(member).reduce((sum, one) => sum + this.profitOf(one), 0n)
  }

  protected equityOf(member: number): Amount {
    return this.balanceOf(member) + this.profitsOf(member)
  }

  /** All of the balance, while nobody knows what a position is worth. */
  encumbered(member: number): Amount {
    const isUnknown = ({ symbol }: Position) => this.mark(symbol) === undefined
    if (this.positionsOf(member).some(isUnknown)) return this.balanceOf(member)
    const margin = this.positionsOf(member).reduce((sum, one) => sum + one.margin, 0n)
    return margin - least(this.profitsOf(member), 0n)
  }

  /** What of the insurance fund must stay: what accounts lack, or all of it while a price is missing. */
  reserved(): Amount {
    const isUnknown = ({ symbol }: Position) => this.mark(symbol) === undefined
    if (this.positions.some(isUnknown)) return this.ledger.has('house insurance', COIN)
    const members = new Set(this.positions.map(({ member }) => member))
    return [...members].reduce((sum, one) => sum - least(this.equityOf(one), 0n), 0n)
  }

  protected spendable(member: number): Amount {
    return this.ledger.spendable(member, 'trading', COIN)
  }

  protected maintenanceOf(positions: readonly Position[]): Amount {
    return positions.reduce(
      (sum, { symbol, lots }) =>
        sum + maintenanceOf(this.termsOf(symbol), this.worth(symbol, lots)),
      0n,
    )
  }

  protected isInDanger(member: number): boolean {
    const positions = this.positionsOf(member)
    return positions.length > 0 && this.equityOf(member) <= this.maintenanceOf(positions)
  }

  /** What all positions and the house maker have gained together: what `clearing` must hold. */
  allProfits(): Amount {
    const ofMembers = this.positions.reduce((sum, one) => sum + this.profitOf(one), 0n)
    return [...this.markets.keys()].reduce((sum, one) => sum + this.houseProfit(one), ofMembers)
  }

  /** What lots of a symbol all members and the house maker have together: none. */
  netLots(symbol: string): number {
    const mine = this.positions.filter((one) => one.symbol === symbol)
    const { houseLots } = this.marketOf(symbol)
    return mine.reduce((sum, { side, lots }) => sum + (side === 'long' ? lots : -lots), houseLots)
  }

  protected houseProfit(symbol: string): Amount {
    const { terms, houseLots, houseCost } = this.marketOf(symbol)
    return worthAt(terms, this.mark(symbol) ?? 0, houseLots) - houseCost
  }

  /** The house maker buys so many lots for that much, or sells them. */
  protected houseTakes(symbol: string, isBuy: boolean, lots: number, value: Amount): void {
    const { houseLots, houseCost } = this.marketOf(symbol)
    const lost = this.#lossAtOnce(symbol, isBuy, lots, value)
    this.#lost = new Map(this.#lost).set(symbol, (this.#lost.get(symbol) ?? 0n) + lost)
    this.changeMarket(symbol, {
      houseLots: isBuy ? houseLots + lots : houseLots - lots,
      houseCost: isBuy ? houseCost + value : houseCost - value,
    })
  }

  /** LC36: loss and stress margin of the market maker over all contracts; all it has while a mark is missing. */
  houseReserve(): Amount {
    if (this.#lacksMark()) return this.ledger.has('house maker', COIN)
    return this.#houseMarkets().reduce(
      (sum, { terms, houseLots }) =>
        sum + this.#houseLoss(terms.symbol) + this.#stress(terms.symbol, Math.abs(houseLots)),
      0n,
    )
  }

  #houseMarkets(): Market[] {
    return this.allMarkets().filter(({ houseLots, houseCost }) => houseLots || houseCost)
  }

  #lacksMark(): boolean {
    return this.#houseMarkets().some(({ terms }) => this.mark(terms.symbol) === undefined)
  }

  /** What it had lost there when the decision began, and what its fills lost at once since. */
  #houseLoss(symbol: string): Amount {
    const { terms, houseLots, houseCost } = this.begun.get(symbol) as Market
    const before = -least(worthAt(terms, this.mark(symbol) ?? 0, houseLots) - houseCost, 0n)
    return before + (this.#lost.get(symbol) ?? 0n)
  }

  #lossAtOnce(symbol: string, isBuy: boolean, lots: number, value: Amount): Amount {
    const above = value - this.worth(symbol, lots)
    return -least(isBuy ? -above : above, 0n)
  }

  #stress(symbol: string, lots: number): Amount {
    return stressOf(this.termsOf(symbol), this.worth(symbol, lots))
  }

  /** LC10, LC37: how many lots the market maker may still buy, or sell, at a price, beside others at these prices. */
  protected houseRoom(
    symbol: string,
    isBuy: boolean,
    tick: number,
    others: readonly { readonly tick: number; readonly lots: number }[] = [],
  ): number {
    const { terms, houseLots } = this.marketOf(symbol)
    const lost = (fill: { readonly tick: number; readonly lots: number }) =>
      this.#lossAtOnce(symbol, isBuy, fill.lots, worthAt(terms, fill.tick, fill.lots))
    const taken = others.reduce((sum, { lots }) => sum + lots, 0)
    const lostBefore = others.reduce((sum, fill) => sum + lost(fill), 0n)
    const elsewhere = this.houseReserve() - this.#stress(symbol, Math.abs(houseLots))
    const left = this.ledger.has('house maker', COIN) - elsewhere - lostBefore
    const canTake = (lots: number) => {
      const after = isBuy ? houseLots + taken + lots : houseLots - taken - lots
      if (isBuy ? after <= 0 : after >= 0) return true
      if (Math.abs(after) > terms.houseLots || this.#lacksMark()) return false
      return lost({ tick, lots }) + this.#stress(symbol, Math.abs(after)) <= left
    }
    let room = 0
    while (canTake(room + 1)) room++
    return room
  }

  protected find(id: number): Open | undefined {
    return this.open.find((order) => order.id === id)
  }

  /** Who trades is warned anew. */
  protected forgetWarning(member: number): void {
    this.warned = new Map([...this.warned].filter(([one]) => one !== member))
  }

  protected changeOrder(order: Open): void {
    this.open = this.open.map((one) => (one.id === order.id ? order : one))
  }

  protected forget(id: number): void {
    this.open = this.open.filter((order) => order.id !== id)
  }

  protected cancel(order: Open, why: ReasonToEnd): void {
    const { id, symbol, member, frozen: releases } = order
    this.release(member, releases)
    this.forget(id)
    const type = 'contractOrderCancelled'
    this.tell({ type, id, symbol, member, at: this.now, why, releases })
  }

  protected release(member: number, amount: Amount): void {
    this.ledger.pay(COIN, amount, `${member} trading frozen`, `${member} trading available`)
  }

  /** Above zero to the member, below to what all contracts are settled against. */
  protected settle(member: number, amount: Amount): void {
    const [mine, clearing] = [`${member} trading available`, 'custody clearing'] as const
    if (amount > 0n) this.ledger.pay(COIN, amount, clearing, mine)
    else this.ledger.pay(COIN, -amount, mine, clearing)
  }
}
