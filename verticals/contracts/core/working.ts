/** What a decision has changed so far: balances and positions as they will be, and the events that say so. */
import {
  type Amount,
  available,
  larger,
  type MemberId,
  type Rungs,
  type Side,
  smaller,
  type World,
} from '@evenkeel/kernel'
import type { Event, Leg, PositionSide, ReasonToEnd, Reference } from './facts.ts'
import { lossAtOnce } from './house.ts'
import { frozenFor } from './rules.ts'
import { rungsIn } from './rungs.ts'
import {
  type Account,
  findPosition,
  type Market,
  markIn,
  type Order,
  type OrderDraft,
  type Position,
  referenceIn,
  type State,
} from './state.ts'
import { directionOf, maintenanceOf, partOf, valueAt } from './symbol.ts'

export const ASSET = 'USDT'

/** A position as it will be. */
export type Holding = {
  readonly market: Market
  readonly side: PositionSide
  id: number
  lots: number
  cost: Amount
  margin: Amount
  fundingIndex: Amount
  closing: number
}

/** An account as it will be. */
export type Standing = {
  readonly member: MemberId
  readonly account: Account | undefined
  balance: Amount
  readonly holdings: Holding[]
}

export class Working {
  readonly state: State
  readonly world: World
  readonly events: Event[] = []
  /** Orders that this decision has ended. */
  readonly gone = new Set<Order>()
  /** Targets that this decision has placed, by member, position, kind and price. */
  readonly targets = new Map<string, Pick<OrderDraft, 'id' | 'symbol' | 'lots'>>()
  /** A loss found nothing to cover it: what led there is not done, unless it is a liquidation. */
  isShort = false
  readonly #standings = new Map<MemberId, Standing>()
  // Made for the first that needs them: most decisions need none.
  #house: Map<Market, { readonly lots: number; readonly lost: Amount }> | undefined
  #filled: Map<Order, number> | undefined
  #rungs: Map<Market, (Rungs | undefined)[]> | undefined

  constructor(state: State, world: World) {
    this.state = state
    this.world = world
  }

  standing(member: MemberId): Standing {
    const known = this.#standings.get(member)
    if (known !== undefined) return known
    const account = this.state.accounts.get(member)
    const standing: Standing = {
      member,
      account,
      balance: this.world.ledger.balance(available(member, 'trading'), ASSET),
      holdings: account === undefined ? [] : account.positions.map(holdingOf),
    }
    this.#standings.set(member, standing)
    return standing
  }

  holding(standing: Standing, market: Market, side: PositionSide): Holding {
    const known = standing.holdings.find((one) => one.market === market && one.side === side)
    if (known !== undefined) return known
    const made = emptyHolding(market, side)
    standing.holdings.push(made)
    standing.holdings.sort((one, other) => rankOf(one) - rankOf(other))
    return made
  }

  /** What the house maker will hold. */
  houseLots(market: Market): number {
    return this.#house?.get(market)?.lots ?? market.houseLots
  }

  houseLost(market: Market): Amount {
    return this.#house?.get(market)?.lost ?? 0n
  }

  /** The house maker buys lots, or sells them when below zero. */
  moveHouse(market: Market, lots: number, tick: number): void {
    this.#house ??= new Map()
    const lost = lossAtOnce(market, this.mark(market) ?? 0, tick, lots)
    this.#house.set(market, {
      lots: this.houseLots(market) + lots,
      lost: this.houseLost(market) + lost,
    })
  }

  /** The lots of a resting order that this decision has left. */
  left(order: Order): number {
    return order.remaining - (this.#filled?.get(order) ?? 0)
  }

  fill(order: Order, lots: number): void {
    this.#filled ??= new Map()
    this.#filled.set(order, (this.#filled.get(order) ?? 0) + lots)
  }

  /** The house maker's ladder on one side, as this decision has left it. */
  rungs(market: Market, side: Side): Rungs | undefined {
    this.#rungs ??= new Map()
    const ofMarket = this.#rungs.get(market) ?? []
    this.#rungs.set(market, ofMarket)
    ofMarket[side] ??= rungsIn(this, market, side)
    return ofMarket[side]
  }

  mark(market: Market): number | undefined {
    return markIn(market, this.world)
  }

  /** What the account has gained or lost by all its positions at their marks. */
  profit({ holdings }: Standing): Amount {
    let sum = 0n
    for (const holding of holdings) if (holding.lots > 0) sum += this.profitOf(holding)
    return sum
  }

  profitOf(holding: Holding): Amount {
    return this.gainOf(holding) + pendingOf(holding)
  }

  /** Of the price alone. */
  gainOf({ market, side, lots, cost }: Holding): Amount {
    const mark = this.mark(market)
    if (mark === undefined) return 0n
    return directionOf(side) * (valueAt(market, mark, lots) - cost)
  }

  equity(standing: Standing): Amount {
    return standing.balance + this.profit(standing)
  }

  maintenance({ holdings }: Standing): Amount {
    let sum = 0n
    for (const { market, lots } of holdings)
      if (lots > 0)
        sum += maintenanceOf(market.terms, valueAt(market, this.mark(market) ?? 0, lots))
    return sum
  }

  spendable(standing: Standing): Amount {
    if (this.isWithoutMark(standing)) return 0n
    let margin = 0n
    for (const holding of standing.holdings) margin += holding.margin
    const profit = this.profit(standing)
    return larger(0n, standing.balance - margin + (profit < 0n ? profit : 0n))
  }

  isWithoutMark({ holdings }: Standing): boolean {
    return holdings.some(({ market, lots }) => lots > 0 && this.mark(market) === undefined)
  }

  /** Lots are added to a position. Its pending funding is settled. */
  open(
    standing: Standing,
    holding: Holding,
    { order, tick, lots, margin, fee, releases }: Opening,
  ): Leg {
    const { market, side } = holding
    const funding = settleFunding(standing, holding)
    const cost = valueAt(market, tick, lots)
    if (holding.lots === 0) holding.id = this.world.id()
    holding.lots += lots
    holding.cost += cost
    holding.margin += margin
    standing.balance += releases - fee
    this.cover(standing)
    const { member } = standing
    const position = holding.id
    const profit = 0n
    return {
      member,
      order,
      side,
      effect: 'open',
      position,
      cost,
      margin,
      profit,
      fee,
      funding,
      releases,
    }
  }

  /** Lots are taken from a position at a price; what that costs more than there is, other positions pay. */
  close(standing: Standing, holding: Holding, { order, tick, lots, fee }: Closing): Leg {
    const { side, id: position } = holding
    const { member } = standing
    const parts = this.take(standing, holding, tick, lots)
    standing.balance += parts.profit - fee
    this.cover(standing)
    return { member, order, side, effect: 'close', position, ...parts, fee, releases: 0n }
  }

  /** Takes lots from a position: what goes with them. The profit is not paid yet, the funding is. */
  take(standing: Standing, holding: Holding, tick: number, lots: number) {
    const { market, side } = holding
    const funding = settleFunding(standing, holding)
    const cost = partOf(holding.cost, lots, holding.lots)
    const margin = partOf(holding.margin, lots, holding.lots)
    const profit = directionOf(side) * (valueAt(market, tick, lots) - cost)
    holding.lots -= lots
    holding.cost -= cost
    holding.margin -= margin
    if (holding.lots === 0) holding.id = 0
    return { cost, margin, profit, funding }
  }

  /** LC7: what the balance lacks is settled from what the positions have gained. */
  cover(standing: Standing): void {
    if (standing.balance >= 0n) return
    for (const holding of standing.holdings) {
      const pending = holding.lots > 0 ? pendingOf(holding) : 0n
      if (pending > 0n) this.#settle(standing, holding, 0n, settleFunding(standing, holding))
    }
    while (standing.balance < 0n) {
      const best = this.#mostGained(standing)
      if (best === undefined) {
        this.isShort = true
        return
      }
      const gain = this.gainOf(best)
      const amount = smaller(gain, -standing.balance)
      best.cost += directionOf(best.side) * amount
      standing.balance += amount
      this.#settle(standing, best, amount, 0n)
    }
  }

  #mostGained({ holdings }: Standing): Holding | undefined {
    let best: Holding | undefined
    let most = 0n
    for (const holding of holdings) {
      const gain = holding.lots > 0 ? this.gainOf(holding) : 0n
      if (gain <= 0n || gain < most) continue
      if (gain === most && best !== undefined && best.id < holding.id) continue
      best = holding
      most = gain
    }
    return best
  }

  #settle({ member }: Standing, holding: Holding, amount: Amount, funding: Amount): void {
    const { market, side, id: position } = holding
    const { symbol } = market.terms
    const reference = this.reference(market)
    this.events.push({
      type: 'profitSettled',
      symbol,
      member,
      side,
      position,
      amount,
      funding,
      reference,
    })
  }

  reference(market: Market): Reference {
    const { price, at, source } = referenceIn(market, this.world) ?? UNKNOWN
    return { price, at, source }
  }

  cancel(order: Order, why: ReasonToEnd): void {
    const { id, member, effect, waits, market, side } = order
    const { symbol } = market.terms
    const at = this.world.now
    this.gone.add(order)
    const left = this.left(order)
    const releases = waits ? 0n : frozenFor(market, order, left)
    this.events.push({ type: 'contractOrderCancelled', id, symbol, member, at, why, releases })
    const standing = this.standing(member)
    standing.balance += releases
    if (!waits && effect === 'close') this.holding(standing, market, side).closing -= left
  }

  /** LC12: ends what belongs to a position that is gone, and resting closes beyond what it has left. */
  trim(standing: Standing, { market, side, lots, closing }: Holding): void {
    if (lots > 0 && closing <= lots) return
    const orders = [...(standing.account?.orders ?? [])].filter(
      (one) =>
        one.market === market &&
        one.side === side &&
        one.effect === 'close' &&
        !this.gone.has(one) &&
        // One that this decision has filled is over by itself.
        (one.waits || this.left(one) > 0),
    )
    if (lots === 0) {
      for (const order of orders) this.cancel(order, 'positionClosed')
      return
    }
    let over = closing - lots
    for (let nth = orders.length - 1; nth >= 0 && over > 0; nth--) {
      const order = orders[nth] as Order
      if (order.waits) continue
      over -= this.left(order)
      this.cancel(order, 'positionClosed')
    }
  }
}

type Opening = {
  readonly order: number
  readonly tick: number
  readonly lots: number
  readonly margin: Amount
  readonly fee: Amount
  readonly releases: Amount
}
type Closing = Pick<Opening, 'order' | 'tick' | 'lots' | 'fee'>

const UNKNOWN = { price: 0n, at: 0, source: '' }

const rankOf = ({ market, side }: Holding) => market.place * 2 + (side === 'long' ? 0 : 1)

function holdingOf(position: Position): Holding {
  const { market, side, id, lots, cost, margin, fundingIndex, closing } = position
  return { market, side, id, lots, cost, margin, fundingIndex, closing }
}

function emptyHolding(market: Market, side: PositionSide): Holding {
  const { fundingIndex } = market
  return { market, side, id: 0, lots: 0, cost: 0n, margin: 0n, fundingIndex, closing: 0 }
}

/** What a position is to receive of funding that was fixed and not settled; below zero when it is to pay. */
export function pendingOf({
  market,
  side,
  lots,
  fundingIndex,
}: Pick<Holding, 'market' | 'side' | 'lots' | 'fundingIndex'>): Amount {
  if (market.fundingIndex === fundingIndex) return 0n
  return -directionOf(side) * BigInt(lots) * (market.fundingIndex - fundingIndex)
}

function settleFunding(standing: Standing, holding: Holding): Amount {
  const pending = pendingOf(holding)
  holding.fundingIndex = holding.market.fundingIndex
  standing.balance += pending
  return pending
}

/** The account and position of a member as they are. */
export function positionIn(
  state: State,
  member: MemberId,
  market: Market,
  side: PositionSide,
): Position | undefined {
  return findPosition(state.accounts.get(member), market, side)
}

/** What of an account's balance must stay where it is: margin and loss; all of it while a price is unknown. */
export function encumbranceOf(
  account: Account | undefined,
  world: Pick<World, 'ledger' | 'prices'>,
): Amount {
  if (account === undefined) return 0n
  let margin = 0n
  let profit = 0n
  for (const position of account.positions) {
    const { market, lots, side, cost } = position
    if (lots === 0) continue
    const mark = markIn(market, world)
    if (mark === undefined) return world.ledger.balance(available(account.member, 'trading'), ASSET)
    margin += position.margin
    profit += directionOf(side) * (valueAt(market, mark, lots) - cost) + pendingOf(position)
  }
  return profit < 0n ? margin - profit : margin
}
