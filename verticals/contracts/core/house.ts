/** The market maker's own positions: what they oblige it to keep, and how many lots its funds allow. Rules LC36, LC37: README.md. */
import { type Amount, BID, type Bound, house, type Side, type World } from '@evenkeel/kernel'
import { type Market, markIn, type State } from './state.ts'
import { marginFor, valueAt } from './symbol.ts'
import { ASSET } from './working.ts'

/** A state, or a decision in progress with what it has done to the market maker so far. */
export type HouseView = {
  readonly state: State
  readonly world: Pick<World, 'ledger' | 'prices'>
  houseLots(market: Market): number
  /** What the fills of the decision lost at once against the mark. */
  houseLost(market: Market): Amount
}

export const houseIn = (state: State, world: HouseView['world']): HouseView => ({
  state,
  world,
  houseLots: (market) => market.houseLots,
  houseLost: () => 0n,
})

/** LC36: what `house:maker` must keep; all of it while a contract in which it holds lots has no mark. */
export function houseReserve(view: HouseView): Amount {
  return reserveBeside(undefined, view) ?? fundsOf(view)
}

/** What the market maker has gained or lost in a contract at a mark. */
export function houseProfit({ houseLots, houseCost, unit }: Market, mark: number): Amount {
  return BigInt(houseLots) * BigInt(mark) * BigInt(unit) - houseCost
}

/** What the market maker has lost in a contract, if anything; `undefined` without a mark to tell by. */
export function houseLoss(market: Market, world: Pick<World, 'prices'>): Amount | undefined {
  const mark = market.houseLots === 0 ? 0 : markIn(market, world)
  return mark === undefined ? undefined : lossAt(market, mark)
}

/** LC10, LC37: how many lots the market maker may still buy or sell; it may always reduce. */
export class HouseRoom implements Bound {
  readonly #market: Market
  /** 1 when it buys, -1 when it sells. */
  readonly #direction: 1 | -1
  readonly #mark: number
  /** What is left of its funds for loss and stress margin in this contract. */
  #funds: Amount
  #held: number

  constructor(view: HouseView, market: Market, side: Side) {
    const mark = markIn(market, view.world)
    const elsewhere = reserveBeside(market, view)
    this.#market = market
    this.#direction = side === BID ? 1 : -1
    this.#mark = mark ?? 0
    this.#held = view.houseLots(market)
    this.#funds =
      mark === undefined || elsewhere === undefined
        ? 0n
        : fundsOf(view) - elsewhere - lossAt(market, mark) - view.houseLost(market)
  }

  lotsAt(tick: number): number {
    const reducing = Math.max(0, -this.#held * this.#direction)
    const most = this.#lotsMax() - this.#held * this.#direction
    const lossPerLot = this.#lossPerLot(tick)
    if (lossPerLot === 0n || most <= reducing) return Math.max(reducing, most)
    return this.#lotsWithLoss(reducing, most, lossPerLot)
  }

  take(tick: number, lots: number): void {
    this.#funds -= BigInt(lots) * this.#lossPerLot(tick)
    this.#held += lots * this.#direction
  }

  /** The most lots on either side that the contract's limit and the funds allow. */
  #lotsMax(): number {
    if (this.#funds <= 0n) return 0
    const { terms } = this.#market
    const lots = valueWithin(this.#market, this.#funds) / valueAt(this.#market, this.#mark, 1)
    return lots < BigInt(terms.houseLots) ? Number(lots) : terms.houseLots
  }

  /** The most lots between two bounds whose loss at once leaves enough for the stress margin. */
  #lotsWithLoss(least: number, most: number, lossPerLot: Amount): number {
    let [low, high] = [least, most]
    while (low < high) {
      const lots = high - ((high - low) >> 1)
      const held = sizeOf(this.#held + lots * this.#direction)
      const stress = stressOf(this.#market, valueAt(this.#market, this.#mark, held))
      if (stress + BigInt(lots) * lossPerLot <= this.#funds) low = lots
      else high = lots - 1
    }
    return low
  }

  /** What a lot at this price loses at once against the mark. */
  #lossPerLot(tick: number): Amount {
    return lossAtOnce(this.#market, this.#mark, tick, this.#direction)
  }
}

/** What so many lots, below zero when sold, lose at once at a price against the mark. */
export function lossAtOnce(market: Market, mark: number, tick: number, lots: number): Amount {
  const ticks = lots < 0 ? mark - tick : tick - mark
  return ticks > 0 ? valueAt(market, ticks, sizeOf(lots)) : 0n
}

const sizeOf = (lots: number): number => (lots < 0 ? -lots : lots)
const fundsOf = ({ world }: HouseView): Amount => world.ledger.balance(house('maker'), ASSET)

/** What all contracts but one need; `undefined` while a mark is missing. */
function reserveBeside(market: Market | undefined, view: HouseView): Amount | undefined {
  let sum = 0n
  for (const other of view.state.listed) {
    const reserve = other === market ? 0n : reserveIn(other, view)
    if (reserve === undefined) return undefined
    sum += reserve
  }
  return sum
}

/** Loss and stress margin in one contract; `undefined` without a mark. */
function reserveIn(market: Market, view: HouseView): Amount | undefined {
  const lots = view.houseLots(market)
  const { houseLots, houseCost } = market
  if (lots === 0 && houseLots === 0 && houseCost === 0n) return 0n
  const mark = markIn(market, view.world)
  if (mark === undefined) return undefined
  if (lots === houseLots) return reserveAt(market, mark) + view.houseLost(market)
  const stress = stressOf(market, valueAt(market, mark, sizeOf(lots)))
  return lossAt(market, mark) + view.houseLost(market) + stress
}

/** With the lots of the state; kept, since every quote of every contract asks for all of them. */
function reserveAt(market: Market, mark: number): Amount {
  const { terms, houseLots: lots, houseCost: cost, reserve } = market
  const isKnown =
    reserve !== undefined &&
    reserve.mark === mark &&
    reserve.lots === lots &&
    reserve.cost === cost &&
    reserve.terms === terms
  if (isKnown) return reserve.amount
  const amount = lossAt(market, mark) + stressOf(market, valueAt(market, mark, sizeOf(lots)))
  market.reserve = { mark, lots, cost, terms, amount }
  return amount
}

function lossAt(market: Market, mark: number): Amount {
  const profit = houseProfit(market, mark)
  return profit < 0n ? -profit : 0n
}

/** The margin of a member who opened this value with the highest leverage of each tier. */
function stressOf({ terms }: Market, value: Amount): Amount {
  let sum = 0n
  let from = 0n
  for (const [nth, { valueMax, leverageMax }] of terms.tiers.entries()) {
    const isLast = nth === terms.tiers.length - 1
    const to = isLast || value < valueMax ? value : valueMax
    if (to <= from) break
    sum += marginFor(to - from, leverageMax)
    from = to
  }
  return sum
}

/** The largest value whose stress margin is within these funds. */
function valueWithin({ terms }: Market, funds: Amount): Amount {
  let value = 0n
  let left = funds
  for (const [nth, { valueMax, leverageMax }] of terms.tiers.entries()) {
    const width = valueMax - value
    const affordable = left * BigInt(leverageMax)
    const isLast = nth === terms.tiers.length - 1
    if (isLast || affordable < width) return value + affordable
    value = valueMax
    left -= marginFor(width, leverageMax)
  }
  return value
}
