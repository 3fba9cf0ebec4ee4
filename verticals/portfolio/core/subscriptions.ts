/** Products, subscriptions to them, and the ways out before the end. */
import {
  type Accepted,
  type Amount,
  accept,
  formatAmount,
  house,
  type Refused,
  refuse,
  UNIT,
  type World,
} from '@evenkeel/kernel'
import type {
  Event,
  Exit,
  Product,
  Refusal,
  SetProduct,
  SetRenewal,
  Subscribe,
  Subscribed,
} from './facts.ts'
import {
  amountCoveredBy,
  endOf,
  exitOf,
  interestToEnd,
  SUBSCRIPTIONS_MAX,
  subscriptionFee,
} from './rules.ts'
import { type Order, type State, sumOf } from './state.ts'

type Decided = Accepted<Event> | Refused<Refusal>

const DAYS_MAX = 365
const BPS_MAX = 10_000
/** In percent a day: a typing mistake at the console shall not promise the house away. */
const YIELD_MAX = UNIT

/** PF1, PF2: opens a product, or changes its terms for who subscribes from now on. */
export function setProduct(
  { type: _, ...product }: SetProduct,
  state: State,
  { now }: World,
): Decided {
  const known = state.products.get(product.product)
  if (!isSound(product)) return refuse('parameterUnsound')
  if (known !== undefined && (known.asset !== product.asset || known.days !== product.days))
    return refuse('parameterUnsound')
  if (isSame(known, product)) return accept<Event>()
  const set: Event = { type: 'productSet', ...product }
  // PF20: what is due by now goes by the terms before the change.
  const isNeeded = known !== undefined && state.schedule.due(now) !== undefined
  if (!isNeeded) return accept<Event>(set)
  return accept<Event>({ type: 'earlierTermsKept', product: product.product, until: now }, set)
}

export function subscribe(
  { member, product: name, amount, renews, isAgreed }: Subscribe,
  state: State,
  world: World,
): Decided {
  const product = state.products.get(name)
  if (product === undefined) return refuse('productDoesNotExist')
  if (!product.isOffered) return refuse('productNotOffered')
  if (!isAgreed) return refuse('agreementMissing')
  const { asset, minimum, maximum, days, dailyYield } = product
  if (amount < minimum)
    return refuse('belowSubscriptionMinimum', { minimum: formatAmount(minimum), asset })
  if (amount > maximum)
    return refuse('aboveSubscriptionMaximum', { maximum: formatAmount(maximum), asset })
  const own = state.byMember.get(member)?.length ?? 0
  if (own >= SUBSCRIPTIONS_MAX) return refuse('tooManySubscriptions')
  const room = roomIn(product, state)
  if (amount > room) return refuse('productSoldOut', { free: formatAmount(room), asset })
  const fee = subscriptionFee(amount, product.feeBps)
  if (amount + fee > world.spendable(member, 'finance', asset)) return refuse('insufficientFunds')
  const free = freeOf(asset, state, world)
  if (interestToEnd(amount, dailyYield, days) > free) {
    const covered = amountCoveredBy(free, dailyYield, days)
    return refuse('yieldNotCovered', { free: formatAmount(covered), asset })
  }
  const id = world.id()
  return accept<Event>(subscribed(product, { id, member, amount, renews, fee, at: world.now }))
}

export function setRenewal(
  { member, id, renews }: SetRenewal,
  state: State,
  world: World,
): Decided {
  const order = ownOrder(state, member, id)
  if (order === undefined) return refuse('subscriptionDoesNotExist')
  if (isOver(order, world)) return refuse('subscriptionEnded')
  return order.renews === renews
    ? accept<Event>()
    : accept<Event>({ type: 'renewalSet', id, member, renews })
}

/** PF9: the principal less the fee comes back; what was earned goes back to the house. */
export function exit({ member, id }: Exit, state: State, world: World): Decided {
  const order = ownOrder(state, member, id)
  if (order === undefined) return refuse('subscriptionDoesNotExist')
  if (isOver(order, world)) return refuse('subscriptionEnded')
  if (!order.isExitable) return refuse('exitNotAllowed')
  const { asset, amount, earned: forfeited, exitFeeBps } = order
  const { fee } = exitOf(amount, exitFeeBps)
  return accept<Event>({
    type: 'subscriptionExited',
    id,
    member,
    asset,
    amount,
    forfeited,
    fee,
    at: world.now,
  })
}

type Start = Pick<Subscribed, 'id' | 'member' | 'amount' | 'renews' | 'fee' | 'at'> & {
  readonly renewalOf?: number
}

export function subscribed(product: Product, start: Start): Subscribed {
  return {
    type: 'subscribed',
    id: start.id,
    member: start.member,
    product: product.product,
    asset: product.asset,
    days: product.days,
    amount: start.amount,
    dailyYield: product.dailyYield,
    fee: start.fee,
    isExitable: product.isExitable,
    exitFeeBps: product.exitFeeBps,
    renews: start.renews,
    at: start.at,
    renewalOf: start.renewalOf ?? 0,
  }
}

/** PF4: how much more may be invested in a product. */
export function roomIn({ product, capacity }: Product, { taken }: State): Amount {
  const room = capacity - sumOf(taken, product)
  return room > 0n ? room : 0n
}

/** PF5: what the house has, less all interest that it has promised. */
export function freeOf(asset: string, { owed }: State, { ledger }: Pick<World, 'ledger'>): Amount {
  return ledger.balance(house('portfolio'), asset) - sumOf(owed, asset)
}

/** Every look-up is by owner and id. */
function ownOrder({ orders }: State, member: number, id: number): Order | undefined {
  const order = orders.get(id)
  return order?.member === member ? order : undefined
}

/** From its end on an order is settled as it was, even while that is still to be done. */
function isOver({ startAt, days }: Order, { now }: World): boolean {
  return now >= endOf(startAt, days)
}

function isSound(product: Product): boolean {
  const { days, dailyYield, minimum, maximum, capacity, feeBps, exitFeeBps } = product
  if (days < 1 || days > DAYS_MAX || dailyYield <= 0n || dailyYield > YIELD_MAX) return false
  if (minimum <= 0n || maximum < minimum || capacity < 0n) return false
  return feeBps < BPS_MAX && exitFeeBps < BPS_MAX
}

function isSame(one: Product | undefined, other: Product): boolean {
  if (one === undefined) return false
  const names = Object.keys(one) as (keyof Product)[]
  return names.every((name) => one[name] === other[name])
}
