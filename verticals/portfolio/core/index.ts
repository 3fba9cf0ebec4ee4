/** The portfolio: money invested for a fixed term, at a yield that the house has set aside before. Rules PF1–PF15, PF20: README.md. */
import {
  type AccountRef,
  available,
  type Core,
  frozen,
  giveSandboxFunds,
  house,
} from '@evenkeel/kernel'
import { audit } from './audit.ts'
import { events, snapshot } from './codecs.ts'
import { creditInterest } from './due.ts'
import type { Command, Event, Refusal } from './facts.ts'
import {
  addOrder,
  creditDay,
  dropEarlierTerms,
  initial,
  keepTerms,
  knownOrder,
  orderOf,
  removeOrder,
  type State,
  sumOf,
} from './state.ts'
import { exit, setProduct, setRenewal, subscribe } from './subscriptions.ts'

export * from './facts.ts'
export { type Order, type State, sumOf } from './state.ts'

const HOUSE = house('portfolio')

export const portfolio: Core<State, Command, Event, Refusal> = {
  name: 'portfolio',
  code: 7,
  layout: 2,
  purposes: {
    setProduct: 'terms',
    subscribe: 'trade',
    setRenewal: 'cancel',
    exitSubscription: 'cancel',
    creditInterest: 'run',
    fundSandboxPortfolio: 'run',
  },
  // No market of the exchange: nothing of it is halted or delisted.
  tradedIn: () => null,
  initial,
  decide(command, state, world) {
    switch (command.type) {
      case 'setProduct':
        return setProduct(command, state, world)
      case 'subscribe':
        return subscribe(command, state, world)
      case 'setRenewal':
        return setRenewal(command, state, world)
      case 'exitSubscription':
        return exit(command, state, world)
      case 'creditInterest':
        return creditInterest(command, state, world)
      case 'fundSandboxPortfolio':
        // PF15: out of the sandbox's custody.
        return giveSandboxFunds(command, HOUSE, world)
    }
  },
  apply(event, state) {
    switch (event.type) {
      case 'productSet': {
        const { type: _, ...product } = event
        state.products.set(product.product, product)
        break
      }
      case 'earlierTermsKept':
        keepTerms(state, event)
        break
      case 'subscribed':
        addOrder(state, orderOf(event))
        break
      case 'interestCredited':
        creditDay(state, knownOrder(state, event.id), event.interest)
        break
      case 'renewalSet':
        knownOrder(state, event.id).renews = event.renews
        break
      case 'subscriptionMatured':
      case 'subscriptionExited':
        removeOrder(state, knownOrder(state, event.id))
    }
    // The order that takes its place follows, and may be due by earlier terms as well.
    const isFollowed = event.type === 'subscriptionMatured' && event.renewal === 'renewed'
    if (!isFollowed) dropEarlierTerms(state)
  },
  movements(event, tell) {
    if (!('member' in event) || event.type === 'renewalSet') return
    const { id, asset, member } = event
    const free = available(member, 'finance')
    const held = frozen(member, 'finance')
    const post = (amount: bigint, from: AccountRef, to: AccountRef, reason: string) => {
      if (amount > 0n) tell(asset, amount, from, to, reason, id)
    }
    switch (event.type) {
      case 'subscribed':
        post(event.amount, free, held, 'portfolioInvested')
        post(event.fee, free, house('fees'), 'portfolioFee')
        break
      case 'interestCredited':
        post(event.interest, HOUSE, held, 'portfolioInterest')
        break
      case 'subscriptionMatured':
        post(event.interest, HOUSE, held, 'portfolioInterest')
        post(event.amount + event.earned, held, free, 'portfolioReturned')
        break
      case 'subscriptionExited':
        post(event.forfeited, held, HOUSE, 'portfolioForfeited')
        post(event.fee, held, HOUSE, 'portfolioExitFee')
        post(event.amount - event.fee, held, free, 'portfolioReturned')
    }
  },
  concerns: (event) => (event.type === 'renewalSet' ? [event.member] : []),
  tells(event, tell) {
    if (event.type !== 'subscribed' || event.fee === 0n) return
    const { member, asset, fee: amount } = event
    tell({ type: 'feePaid', member, asset, amount })
  },
  deferrable({ schedule }, now, _, isSetAside) {
    const due = schedule.due(now, (id) => isSetAside?.({ type: 'creditInterest', id }) === true)
    return due && { type: 'creditInterest', id: due.id }
  },
  audit,
  reserved: { portfolio: (asset, { owed }) => sumOf(owed, asset) },
  claims({ orders }, claim) {
    orders.forEach(({ member, asset, amount, earned }) => {
      claim(frozen(member, 'finance'), asset, amount + earned)
    })
  },
  events,
  snapshot,
}
