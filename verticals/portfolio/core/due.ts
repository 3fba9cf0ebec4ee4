/** What the end of a day makes due: the day's interest, and at the end principal, earnings and the renewal. */
import { type Accepted, accept, assert, house, type World } from '@evenkeel/kernel'
import type { CreditInterest, Event, Product, Renewal } from './facts.ts'
import { endOf, interestToEnd } from './rules.ts'
import { knownOrder, nextDue, type Order, type State, sumOf, termsAt } from './state.ts'
import { freeOf, subscribed } from './subscriptions.ts'

/** PF7, PF8: its outcome was fixed when the day was over, however late it is done. */
export function creditInterest(
  { id }: CreditInterest,
  state: State,
  world: World,
): Accepted<Event> {
  const order = knownOrder(state, id)
  const { member, asset, amount, daily: interest, days, credited } = order
  assert(nextDue(order) <= world.now, 'interest is credited when its day is over')
  const held = world.ledger.balance(house('portfolio'), asset)
  assert(interest <= held, 'the house holds what it has promised')
  if (credited + 1 < days)
    return accept<Event>({ type: 'interestCredited', id, member, asset, interest })
  const at = endOf(order.startAt, days)
  const earned = order.earned + interest
  const terms = termsAt(state, order.product, at)
  const renewal = renewalOf(order, terms, state, world)
  const matured: Event = {
    type: 'subscriptionMatured',
    id,
    member,
    asset,
    amount,
    interest,
    earned,
    at,
    renewal,
  }
  if (renewal !== 'renewed' || terms === undefined) return accept<Event>(matured)
  const next = { id: world.id(), member, amount, renews: true, fee: 0n, at, renewalOf: id }
  return accept<Event>(matured, subscribed(terms, next))
}

/** PF10, PF20: by the terms of its end and the money of now, as if this order were gone already. */
function renewalOf(order: Order, terms: Product | undefined, state: State, world: World): Renewal {
  const { amount, asset } = order
  if (!order.renews) return 'notWanted'
  if (terms === undefined || !terms.isOffered) return 'notOffered'
  const { minimum, maximum, capacity, dailyYield, days } = terms
  if (amount < minimum || amount > maximum) return 'amountOutside'
  // What it takes away from the room it has given back in the same moment.
  if (sumOf(state.taken, order.product) > capacity) return 'soldOut'
  // The day that is paid now makes less of what the house has and of what it owes alike.
  const free = freeOf(asset, state, world)
  return interestToEnd(amount, dailyYield, days) > free ? 'notCovered' : 'renewed'
}
