/** Placing an order: is it valid, may the member have one more, can it be paid, what does it trade with. */
import {
  type Accepted,
  type Amount,
  accept,
  BID,
  type Id,
  type ReferencePrice,
  type Refused,
  refuse,
  type Side,
  type World,
} from '@evenkeel/kernel'
import type { Event, OrderTerms, PlaceOco, PlaceOrder, Refusal } from './facts.ts'
import {
  clientKey,
  type Market,
  marketOf,
  type OrderDraft,
  payAsset,
  placedOf,
  type State,
} from './market.ts'
import { checkTimeInForce, execute, match } from './match.ts'
import { limitsOf, priceAt } from './pair.ts'
import {
  areOnWrongSides,
  canRest,
  ocoTermsOf,
  requiredForOco,
  requiredFunds,
  termsOf,
  validate,
  validateOco,
} from './rules.ts'

type Decided = Accepted<Event> | Refused<Refusal>

const OPEN_MAX = 500

export function placeOrder(command: PlaceOrder, state: State, world: World): Decided {
  const { member, clientId = '' } = command
  const market = marketOf(state, command.pair)
  if (market === undefined) return refuse('pairDoesNotExist')
  const reference = world.prices.reference(command.pair)
  const terms = termsOf(market, command)
  if ('refusal' in terms) return terms
  const isStop = terms.stop > 0
  const draft: OrderDraft = {
    ...terms,
    market,
    id: world.id(),
    member,
    at: world.now,
    isRising: isStop && reference !== undefined && priceAt(market, terms.stop) > reference.price,
    partner: 0,
    clientId,
  }
  const opened = canRest(draft) || isStop ? 1 : 0
  const refused = validate(market, draft, reference) ?? checkMemberLimits(state, draft, opened)
  if (refused !== undefined) return refused
  const required = requiredFunds(market, draft)
  if (required > spendable(market, member, draft.side, world)) return refuse('insufficientFunds')
  if (isStop)
    return accept<Event>(placedOf(draft, { rests: draft.lots, freezes: required, waits: true }))
  return draft.tick > 0
    ? placeLimit(draft, state, world)
    : placeMarket(draft, reference as ReferencePrice, state, world)
}

export function placeLimit(draft: OrderDraft, state: State, world: World): Decided {
  const matched = match(draft, draft.tick, undefined, world)
  const refused = checkTimeInForce(draft, matched)
  return refused ?? { ok: true, events: execute(draft, matched, state, world) }
}

function placeMarket(
  draft: OrderDraft,
  reference: ReferencePrice,
  state: State,
  world: World,
): Decided {
  const { market, member, side, quoteQuantity } = draft
  const limit = limitsOf(market, reference).slippage[side]
  const matched = match(draft, limit, quoteQuantity > 0n ? quoteQuantity : undefined, world)
  if (matched.fills.length === 0) return refuse('noLiquidity')
  if (side === BID && matched.cost > spendable(market, member, side, world))
    return refuse('insufficientFunds')
  return { ok: true, events: execute(draft, matched, state, world) }
}

/** Two orders of which one cancels the other: money is frozen once, for the dearer of the two. */
export function placeOco(command: PlaceOco, state: State, world: World): Decided {
  const { member, pair } = command
  const market = state.markets.get(pair)
  if (market === undefined) return refuse('pairDoesNotExist')
  const reference = world.prices.reference(pair)
  const terms = ocoTermsOf(market, command)
  if ('refusal' in terms) return terms
  const { side, lots } = terms.limit
  const ids = { limit: world.id(), stop: world.id() }
  const leg = (ofLeg: OrderTerms, id: Id, partner: Id, isRising: boolean): OrderDraft => ({
    ...ofLeg,
    market,
    id,
    member,
    at: world.now,
    isRising,
    partner,
    clientId: '',
  })
  const limit = leg(terms.limit, ids.limit, ids.stop, false)
  const stop = leg(terms.stop, ids.stop, ids.limit, side === BID)
  const refused = validateOco(market, terms, reference) ?? checkMemberLimits(state, limit, 2)
  if (refused !== undefined) return refused
  if (areOnWrongSides(market, terms, reference as ReferencePrice)) return refuse('ocoPricesWrong')
  const freezes = requiredForOco(market, terms)
  if (freezes > spendable(market, member, side, world)) return refuse('insufficientFunds')
  const forbidden = checkTimeInForce(limit, match(limit, limit.tick, undefined, world))
  if (forbidden !== undefined) return forbidden
  return accept<Event>(
    placedOf(limit, { rests: lots, freezes, waits: false }),
    placedOf(stop, { rests: lots, freezes: 0n, waits: true }),
  )
}

/** Why a member can have so many further orders no more, or none with this client's id, if so. */
function checkMemberLimits(
  { byMember, byClientId }: State,
  { member, clientId }: OrderDraft,
  more: number,
): Refused<Refusal> | undefined {
  if ((byMember.get(member)?.count ?? 0) + more > OPEN_MAX) return refuse('tooManyOrders')
  if (clientId !== '' && byClientId.has(clientKey(member, clientId))) return refuse('clientIdUsed')
  return undefined
}

/** What the member can pay with on this side. */
export function spendable(market: Market, member: number, side: Side, world: World): Amount {
  return world.spendable(member, 'spot', payAsset(market, side))
}
