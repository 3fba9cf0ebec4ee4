/** Placing an order: is it valid, may the member have one more, what does it trade with, can it be carried. */
import {
  type Accepted,
  type Amount,
  ASK,
  formatAmount,
  type Refused,
  refuse,
  type World,
} from '@evenkeel/kernel'
import type { Event, Placed, PlaceOrder, Refusal } from './facts.ts'
import { type Taken, take } from './match.ts'
import { placedOf } from './orders.ts'
import { checkRoom } from './room.ts'
import {
  canRest,
  type OrderTerms,
  refuseClosed,
  staysOpen,
  termsOf,
  validate,
  waitsFor,
} from './rules.ts'
import {
  clientKey,
  type Market,
  type Order,
  type OrderDraft,
  referenceIn,
  type State,
} from './state.ts'
import { distanceOf, isTick, trailingStop } from './stops.ts'
import { bookSideOf, isOpenAt, slippageOf, valueAt, valueMaxFor } from './symbol.ts'
import { setTargetsOf } from './targets.ts'
import { positionIn, Working } from './working.ts'

export type Decided = Accepted<Event> | Refused<Refusal>

export function placeOrder(command: PlaceOrder, state: State, world: World): Decided {
  const market = state.markets.get(command.symbol)
  if (market === undefined) return refuse('contractDoesNotExist')
  const terms = termsOf(market, command)
  if ('refusal' in terms) return terms
  const reference = referenceIn(market, world)
  const refused = validate(market, terms, reference, world.now)
  if (refused !== undefined) return refused
  const working = new Working(state, world)
  const draft = draftOf(working, market, terms, command)
  // LC11: its trigger would lie below the first tick, or beyond all books.
  if (draft.kind === 'trailing' && !isTick(draft.stop)) return refuse('distanceInvalid')
  const limited = checkLimits(working, draft)
  if (limited !== undefined) return limited
  if (waitsFor(draft.kind)) return accepted(placedOf(draft, { waits: true, rests: draft.lots }))
  const failed = execute(working, draft)
  return failed ?? { ok: true, events: working.events }
}

const accepted = (...events: Event[]): Decided => ({ ok: true, events })

export function draftOf(
  working: Working,
  market: Market,
  terms: OrderTerms,
  { member, clientId = '' }: Pick<PlaceOrder, 'member' | 'clientId'>,
): OrderDraft {
  const { world } = working
  const mark = working.mark(market) as number
  const isTrailing = terms.kind === 'trailing'
  const isSelling = bookSideOf(terms.side, terms.effect) === ASK
  const distance = isTrailing ? distanceOf(mark, terms.distanceBps) : 0
  const isRising = isTrailing ? !isSelling : terms.stop > mark
  const stop = isTrailing ? trailingStop(mark, distance, isRising) : terms.stop
  return {
    market,
    id: world.id(),
    symbol: market.terms.symbol,
    member,
    at: world.now,
    side: terms.side,
    effect: terms.effect,
    kind: terms.kind,
    timeInForce: terms.timeInForce,
    tick: terms.tick,
    lots: terms.lots,
    leverage: terms.leverage,
    stop,
    isRising: waitsFor(terms.kind) && isRising,
    distance,
    takeProfit: terms.takeProfit,
    stopLoss: terms.stopLoss,
    clientId,
  }
}

/** Why a member can have such an order no more, if so: LC6, LC9, LC13. */
export function checkLimits(
  working: Working,
  draft: OrderDraft,
  replaced?: Order,
): Refused<Refusal> | undefined {
  return (
    (replaced === undefined ? checkCount(working, draft) : undefined) ??
    checkSize(working, draft, replaced?.remaining ?? 0)
  )
}

function checkCount({ state }: Working, draft: OrderDraft): Refused<Refusal> | undefined {
  const { member, clientId } = draft
  const open = [...(state.accounts.get(member)?.orders ?? [])]
  const full = checkRoom(open, draft, { orders: staysOpen(draft) ? 1 : 0, carrying: draft })
  if (full !== undefined) return full
  if (clientId !== '' && state.byClientId.has(clientKey(member, clientId)))
    return refuse('clientIdUsed')
  return undefined
}

/** `instead`: lots of a resting order in whose place it comes. */
export function checkSize(
  working: Working,
  draft: OrderDraft,
  instead = 0,
): Refused<Refusal> | undefined {
  const { state } = working
  const { member, market, side, lots, tick, stop, leverage, effect } = draft
  const position = positionIn(state, member, market, side)
  if (effect === 'close') {
    const free = (position?.lots ?? 0) - (position?.closing ?? 0) + instead
    return lots > free ? refuse('positionTooSmall', { lots: `${free}` }) : undefined
  }
  const at = tick || stop || (working.mark(market) as number)
  const all = (position?.lots ?? 0) + (position?.opening ?? 0) - instead + lots
  const most = valueMaxFor(market.terms, leverage)
  if (valueAt(market, at, all) > most)
    return refuse('positionTooLarge', { maximum: formatAmount(most) })
  const room = market.terms.openInterestLots - market.lots[side] - market.opening[side] + instead
  return lots > room ? refuse('openInterestReached', { lots: `${Math.max(room, 0)}` }) : undefined
}

/** Matches an order and says what became of it; answers with why it cannot be, if so. */
export function execute(working: Working, draft: OrderDraft): Refused<Refusal> | undefined {
  const { market, member } = draft
  const standing = working.standing(member)
  const spendable = working.spendable(standing)
  const { events } = working
  const place = events.length
  const taken = take(working, draft, limitOf(working, draft))
  const refused = checkTaken(working, draft, taken)
  if (refused !== undefined) return refused
  // One that matched as many as it may does not stay to stand across from the next.
  const rests = canRest(draft) && !taken.isCapped ? taken.remaining : 0
  const placed = placedOf(draft, { rests, waits: false })
  if (!isCarried(working, draft, taken, placed, spendable)) return refuse('insufficientFunds')
  standing.balance -= placed.freezes
  events.splice(place, 0, placed)
  if (draft.effect === 'close')
    working.trim(standing, working.holding(standing, market, draft.side))
  if (taken.filled > 0) setTargetsOf(working, draft, taken.filled)
  return undefined
}

/** The worst price that it takes: its own, or as far from the reference as it may go. */
export function limitOf({ world }: Working, { market, side, effect, tick }: OrderDraft): number {
  if (tick > 0) return tick
  const reference = referenceIn(market, world)
  if (reference === undefined) return 0
  return slippageOf(market, reference)[bookSideOf(side, effect)]
}

function checkTaken(
  { world }: Working,
  { market, timeInForce, tick }: OrderDraft,
  { isMatched, remaining, filled }: Taken,
): Refused<Refusal> | undefined {
  if (isMatched && !isOpenAt(market, world.now)) return refuseClosed(market, world.now)
  if (timeInForce === 'postOnly' && isMatched) return refuse('wouldTake')
  if (tick === 0 && filled === 0) return refuse('noLiquidity')
  return timeInForce === 'fok' && remaining > 0 ? refuse('cannotFillWhole') : undefined
}

/** LC4, LC6: whether the account carries what it did, and what rests of it. */
function isCarried(
  working: Working,
  { effect, member }: OrderDraft,
  { need, filled }: Taken,
  { freezes }: Placed,
  spendable: Amount,
): boolean {
  if (effect === 'open') return need + freezes <= spendable
  if (working.isShort) return false
  return filled === 0 || working.equity(working.standing(member)) >= 0n
}
