/** Broken portfolios, each of which the simulation must catch. */
import { type AnyCore, custody, house, type Prices, type World } from '@evenkeel/kernel'
import { type Event, type Product, portfolio, type State } from '../core/index.ts'

/** Tells some of what it decided otherwise. */
function otherwise(change: (event: Event) => Event): typeof portfolio {
  return {
    ...portfolio,
    decide(command, state, world) {
      const decision = portfolio.decide(command, state, world)
      if (!decision.ok) return decision
      return { ok: true, events: decision.events.map((event) => change(event as Event)) }
    },
  }
}

/** Decides by products that are other than what was set. */
function withProducts(change: (product: Product) => Product): typeof portfolio {
  return {
    ...portfolio,
    decide(command, state: State, world) {
      if (command.type === 'setProduct') return portfolio.decide(command, state, world)
      const products = new Map([...state.products].map(([name, one]) => [name, change(one)]))
      return portfolio.decide(command, { ...state, products }, world)
    },
  }
}

/** Takes the house for as rich as it likes. */
const unpayable: typeof portfolio = {
  ...portfolio,
  decide(command, state, world) {
    const isAsked = command.type === 'subscribe'
    const ledger: World['ledger'] = { balance: () => 10n ** 30n }
    const rich = isAsked ? { ...world, id: world.id, ledger } : world
    return portfolio.decide(command, state, rich)
  },
}

/** Interest that nobody has paid for. */
const minted: typeof portfolio = {
  ...portfolio,
  movements(event, post) {
    portfolio.movements?.(event, (asset, amount, from, to, reason, of) => {
      const isMinted = reason === 'portfolioInterest' && from === house('portfolio')
      post(asset, amount, isMinted ? custody('sandbox') : from, to, reason, of)
    })
  },
}

/** Forgets which days were paid. */
const paidTwice: typeof portfolio = {
  ...portfolio,
  apply(event, state) {
    portfolio.apply(event, state)
    const order = event.type === 'interestCredited' ? state.orders.get(event.id) : undefined
    if (order === undefined) return
    order.credited--
    state.schedule.set(order.id, order.startAt + (order.credited + 1) * 86_400_000)
  },
}

/** Goes on although nobody asked for it. */
const renewsAll: typeof portfolio = {
  ...portfolio,
  apply(event, state) {
    portfolio.apply(event.type === 'subscribed' ? { ...event, renews: true } : event, state)
  },
}

/** What is settled late goes by the terms of the day on which that is done. */
const renewalByTermsOfTheDay: typeof portfolio = {
  ...portfolio,
  decide: (command, state: State, world) =>
    portfolio.decide(command, { ...state, earlier: [] }, world),
}

export const plants: Readonly<Record<string, AnyCore>> = {
  portfolioInterestMinted: minted,
  portfolioInterestTwice: paidTwice,
  portfolioInterestRoundedUp: otherwise((event) =>
    event.type === 'interestCredited' ? { ...event, interest: event.interest + 1n } : event,
  ),
  portfolioInterestLate: {
    ...portfolio,
    deferrable: (state: State, now: number, prices: Prices) =>
      portfolio.deferrable?.(state, now - 3_600_000, prices),
  },
  portfolioCapacityIgnored: withProducts((product) => ({ ...product, capacity: 10n ** 30n })),
  portfolioUnpayable: unpayable,
  portfolioNotReserved: { ...portfolio, reserved: { portfolio: () => 0n } },
  portfolioExitForFree: otherwise((event) =>
    event.type === 'subscriptionExited' ? { ...event, fee: 0n } : event,
  ),
  portfolioExitKeepsEarnings: {
    ...portfolio,
    movements(event, post) {
      portfolio.movements?.(event, (asset, amount, from, to, reason, of) => {
        if (event.type !== 'subscriptionExited' || reason !== 'portfolioForfeited')
          post(asset, amount, from, to, reason, of)
        else post(asset, amount, from, (from - 1) as typeof from, reason, of)
      })
    },
  },
  portfolioRenewsAll: renewsAll,
  portfolioRenewalByTermsOfTheDay: renewalByTermsOfTheDay,
  portfolioEndedGoesOn: withProducts((product) => ({ ...product, isOffered: true })),
}
