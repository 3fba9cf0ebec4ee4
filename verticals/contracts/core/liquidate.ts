/** Liquidation: an account that its equity no longer carries is reduced, step by step. */
import {
  type Accepted,
  type Amount,
  ASK,
  BID,
  house,
  larger,
  type MemberId,
  type ReferencePrice,
  shareUp,
  smaller,
  type World,
} from '@evenkeel/kernel'
import type { Event, Liquidate, WarnMargin } from './facts.ts'
import { HouseRoom } from './house.ts'
import {
  type Account,
  type Market,
  otherSide,
  type Position,
  referenceIn,
  type State,
} from './state.ts'
import { wholeUp } from './stops.ts'
import { isOpenAt, maintenanceOf, valueAt } from './symbol.ts'
import { ASSET, type Holding, type Standing, Working } from './working.ts'

/** A step takes at least this part of a position. */
const PARTS = 4
export const WARNINGS = [80, 90] as const

export function liquidate({ member }: Liquidate, state: State, world: World): Accepted<Event> {
  const working = new Working(state, world)
  const { orders } = state.accounts.get(member) as Account
  if (orders.size > 0) {
    for (const order of orders) working.cancel(order, 'liquidation')
    return { ok: true, events: working.events }
  }
  const standing = working.standing(member)
  const holding = largestLoss(working, standing)
  if (holding !== undefined) reduce(working, standing, holding)
  return { ok: true, events: working.events }
}

/** Of the positions whose market is fresh and open, the one that lost most; the older among equals. */
function largestLoss(working: Working, { holdings }: Standing): Holding | undefined {
  let worst: Holding | undefined
  let least = 0n
  for (const holding of holdings) {
    if (holding.lots === 0 || !isLive(holding.market, working.world)) continue
    const profit = working.profitOf(holding)
    const isWorse = worst === undefined || profit < least
    if (!isWorse && (profit > least || (worst as Holding).id < holding.id)) continue
    worst = holding
    least = profit
  }
  return worst
}

/** LC24: what accounts lack at their marks, which insurance pays when they are closed; all of it, while a mark is missing. */
export function shortfallOf(state: State, world: World): Amount {
  const working = new Working(state, world)
  let sum = 0n
  for (const [member, { positions }] of state.accounts) {
    if (positions.every(({ lots }) => lots === 0)) continue
    const standing = working.standing(member)
    if (working.isWithoutMark(standing)) return world.ledger.balance(house('insurance'), ASSET)
    sum += larger(0n, -working.equity(standing))
  }
  return sum
}

/** Whether the positions of a market may be reduced: its price is fresh, it is open, and it is not halted. */
export function isLive(market: Market, world: World): boolean {
  const reference = referenceIn(market, world)
  if (reference === undefined || reference.isStale || !isOpenAt(market, world.now)) return false
  return !world.isHeld(market.terms.symbol)
}

/** LC15 to LC17: one step, at the mark. */
function reduce(working: Working, standing: Standing, holding: Holding): void {
  const { world, events } = working
  const { market, side, id: position } = holding
  const { member } = standing
  const { symbol } = market.terms
  const tick = working.mark(market) as number
  const equity = working.equity(standing)
  const maintenance = working.maintenance(standing)
  const lots = lotsToTake(working, standing, holding, equity, maintenance)
  const fee = feeOf(market, tick, lots, equity)
  const id = world.id()
  const parts = working.take(standing, holding, tick, lots)
  standing.balance += parts.profit - fee
  working.cover(standing)
  const shortfall = standing.balance < 0n ? -standing.balance : 0n
  standing.balance += shortfall
  const funds = world.ledger.balance(house('insurance'), ASSET)
  const insured = smaller(shortfall, funds)
  const uncovered = shortfall - insured
  const closed: Event[] = []
  const rest = deleverage(working, closed, { id, member, market, side, tick, lots, uncovered })
  const { price, at, source } = referenceIn(market, world) as ReferencePrice
  events.push({
    type: 'liquidated',
    id,
    symbol,
    member,
    at: world.now,
    side,
    position,
    tick,
    lots,
    ...parts,
    fee,
    insured,
    uncovered,
    houseLots: rest.lots,
    houseLoss: rest.uncovered,
    equity,
    maintenance,
    reference: { price, at, source },
  })
  events.push(...closed)
}

/** At most what equity is left above zero. */
function feeOf(market: Market, tick: number, lots: number, equity: Amount): Amount {
  const fee = shareUp(valueAt(market, tick, lots), market.terms.takerFeeBps)
  if (equity <= 0n) return 0n
  return smaller(fee, equity)
}

/** The fewest lots, from a quarter on, after which equity is above maintenance; all of them if no part suffices. */
function lotsToTake(
  working: Working,
  { holdings }: Standing,
  { market, lots }: Holding,
  equity: Amount,
  maintenance: Amount,
): number {
  if (equity <= 0n || holdings.length === 0) return lots
  const tick = working.mark(market) as number
  const own = maintenanceOf(market.terms, valueAt(market, tick, lots))
  const isMended = (taken: number) => {
    const left = maintenanceOf(market.terms, valueAt(market, tick, lots - taken))
    return equity - feeOf(market, tick, taken, equity) > maintenance - own + left
  }
  let low = wholeUp(lots, PARTS)
  if (isMended(low)) return low
  let high = lots
  // What is taken lowers maintenance by more than it costs in fees: more is never worse.
  while (low < high) {
    const middle = low + ((high - low) >> 1)
    if (isMended(middle)) high = middle
    else low = middle + 1
  }
  return low
}

type Taken = {
  readonly id: number
  readonly member: MemberId
  readonly market: Market
  readonly side: Position['side']
  readonly tick: number
  readonly lots: number
  readonly uncovered: Amount
}

/** Finds who takes the lots; answers with what goes to the house maker, and with how much of the loss. */
function deleverage(
  working: Working,
  events: Event[],
  taken: Taken,
): Pick<Taken, 'lots' | 'uncovered'> {
  const { market, member, side, lots } = taken
  const houseSide = side === 'long' ? BID : ASK
  const room = new HouseRoom(working, market, houseSide).lotsAt(taken.tick)
  const toHouse = taken.uncovered > 0n ? 0 : Math.min(lots, room)
  let left = lots - toHouse
  let { uncovered } = taken
  if (left > 0)
    for (const position of inProfit(working, taken)) {
      if (left === 0) break
      if (position.account.member === member) continue
      const part = Math.min(left, position.lots)
      uncovered -= closeAgainst(working, events, position, part, { ...taken, uncovered })
      left -= part
    }
  const all = toHouse + left
  working.moveHouse(market, houseSide === BID ? all : -all, taken.tick)
  return { lots: all, uncovered }
}

/** Positions on the other side that have gained, in the order in which they are closed: by profit / margin. */
function inProfit(working: Working, { market, side, tick: mark }: Taken): Iterable<Position> {
  const { rankings, positions, fundingIndex } = market
  const across = otherSide(side)
  return rankings[across].inOrder(positionsOn(positions, across), { mark, fundingIndex }, (one) =>
    working.profitOf(one),
  )
}

function* positionsOn(positions: Iterable<Position>, side: Position['side']): Generator<Position> {
  for (const position of positions) if (position.side === side) yield position
}

/** Closes lots of a position in profit; answers with what it gives up. */
function closeAgainst(
  working: Working,
  events: Event[],
  { account, side, market, id: position }: Position,
  lots: number,
  { id: of, tick, uncovered }: Taken,
): Amount {
  const { world } = working
  const { member } = account
  const standing = working.standing(member)
  const holding = working.holding(standing, market, side)
  const id = world.id()
  const parts = working.take(standing, holding, tick, lots)
  const gained = parts.profit + parts.funding
  const most = larger(gained, 0n)
  const gives = smaller(uncovered, most)
  standing.balance += parts.profit - gives
  // The funding that is settled with it may be more than its lots have gained.
  working.cover(standing)
  const { price, at, source } = referenceIn(market, world) as ReferencePrice
  const reference = { price, at, source }
  const { symbol } = market.terms
  events.push({
    type: 'deleveraged',
    id,
    of,
    symbol,
    member,
    at: world.now,
    side,
    position,
    tick,
    lots,
    ...parts,
    gives,
    reference,
  })
  const before = working.events.length
  working.trim(standing, holding)
  events.push(...working.events.splice(before))
  return gives
}

/** LC21: the highest warning that is due, if one is. */
export function warningDue(
  { account }: Pick<Standing, 'account'>,
  equity: Amount,
  maintenance: Amount,
): number {
  let due = 0
  for (const percent of WARNINGS) if (maintenance * 100n >= equity * BigInt(percent)) due = percent
  return due > (account?.warned ?? 0) ? due : 0
}

/** LC21: a warning counts anew once the account is this much below its level, in percent. */
export const RECOVERS_BY = 10

/** The warning that an account keeps, if it is less than the one it had: it has recovered. */
export function recoveryDue(
  { account }: Pick<Standing, 'account'>,
  equity: Amount,
  maintenance: Amount,
): number | undefined {
  const warned = account?.warned ?? 0
  let kept = 0
  for (const percent of WARNINGS)
    if (percent <= warned && maintenance * 100n >= equity * BigInt(percent - RECOVERS_BY))
      kept = percent
  return kept < warned ? kept : undefined
}

export function warnMargin({ member }: WarnMargin, state: State, world: World): Accepted<Event> {
  const working = new Working(state, world)
  const standing = working.standing(member)
  const [equity, maintenance] = [working.equity(standing), working.maintenance(standing)]
  const at = world.now
  const due = warningDue(standing, equity, maintenance)
  if (due > 0) return { ok: true, events: [{ type: 'marginWarned', member, percent: due, at }] }
  const percent = recoveryDue(standing, equity, maintenance)
  if (percent === undefined) return { ok: true, events: [] }
  return { ok: true, events: [{ type: 'marginRecovered', member, percent, at }] }
}
