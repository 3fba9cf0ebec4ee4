/** How the portfolio's events and its state are written. A layout never changes: a new one gets a new code. */
import {
  amount,
  type Codec,
  type EventCodecs,
  flag,
  list,
  map,
  oneOf,
  record,
  uint,
  word,
} from '@evenkeel/kernel'
import {
  type EarlierTermsKept,
  type Event,
  type Exited,
  type InterestCredited,
  type Matured,
  type Product,
  type RenewalSet,
  renewals,
  type Subscribed,
} from './facts.ts'
import { addOrder, type EarlierTerms, initial, type Order, orderOf, type State } from './state.ts'

type Fields<Of extends Event> = Omit<Of, 'type'>

const product = record<Product>({
  product: word,
  asset: word,
  days: uint,
  dailyYield: amount,
  minimum: amount,
  maximum: amount,
  capacity: amount,
  feeBps: uint,
  isExitable: flag,
  exitFeeBps: uint,
  isOffered: flag,
})

const subscribed = record<Fields<Subscribed>>({
  id: uint,
  member: uint,
  product: word,
  asset: word,
  days: uint,
  amount,
  dailyYield: amount,
  fee: amount,
  isExitable: flag,
  exitFeeBps: uint,
  renews: flag,
  at: uint,
  renewalOf: uint,
})

// By hand, as these are the bulk of its journal: a million of them may be due in one minute.
const interestCredited: Codec<Fields<InterestCredited>> = {
  write(out, event) {
    out.uint(event.id)
    out.uint(event.member)
    out.word(event.asset)
    out.amount(event.interest)
  },
  read: (input) => ({
    id: input.uint(),
    member: input.uint(),
    asset: input.word(),
    interest: input.amount(),
  }),
}

export const events: EventCodecs<Event> = {
  productSet: { code: 1, fields: product },
  subscribed: { code: 2, fields: subscribed },
  interestCredited: { code: 3, fields: interestCredited },
  subscriptionMatured: {
    code: 4,
    fields: record<Fields<Matured>>({
      id: uint,
      member: uint,
      asset: word,
      amount,
      interest: amount,
      earned: amount,
      at: uint,
      renewal: oneOf(renewals),
    }),
  },
  subscriptionExited: {
    code: 5,
    fields: record<Fields<Exited>>({
      id: uint,
      member: uint,
      asset: word,
      amount,
      forfeited: amount,
      fee: amount,
      at: uint,
    }),
  },
  renewalSet: {
    code: 6,
    fields: record<Fields<RenewalSet>>({ id: uint, member: uint, renews: flag }),
  },
  earlierTermsKept: {
    code: 20,
    fields: record<Fields<EarlierTermsKept>>({ product: word, until: uint }),
  },
}

const products = map(word, product)
const earlier = list(record<EarlierTerms>({ terms: product, until: uint }))

/** What follows from the orders is worked out anew. */
export const snapshot: Codec<State> = {
  write(out, state) {
    products.write(out, state.products)
    out.uint(state.orders.size)
    const orders = [...state.orders.values()].sort((one, other) => one.id - other.id)
    for (const order of orders) {
      subscribed.write(out, subscribedBy(order))
      out.uint(order.credited)
      out.big(order.earned)
    }
    earlier.write(out, state.earlier)
  },
  read(input) {
    const state = initial()
    for (const [name, one] of products.read(input)) state.products.set(name, one)
    for (let left = input.uint(); left > 0; left--) {
      const order = orderOf(subscribed.read(input))
      order.credited = input.uint()
      order.earned = input.big()
      addOrder(state, order)
    }
    // Snapshots from before PF20 end here.
    if (!input.done) state.earlier.push(...earlier.read(input))
    return state
  },
}

/** The fee was paid, and is nobody's business any more. */
function subscribedBy(order: Order): Fields<Subscribed> {
  return { ...order, at: order.startAt, fee: 0n }
}
