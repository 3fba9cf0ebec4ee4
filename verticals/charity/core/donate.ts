/** Donations: what a gift comes to at the reference price, and whether the project takes it. Rules CH2 to CH5, CH8. */
import {
  type Amount,
  type Asset,
  accept,
  canValue,
  type Fact,
  formatAmount,
  refuse,
  UNIT,
  type World,
} from '@evenkeel/kernel'
import { type Donate, type Event, type FiatGift, GENERAL, ROYALTIES, type Valued } from './facts.ts'
import {
  COUNTED_IN,
  type Currency,
  coinsFor,
  dollarsOf,
  isOver,
  LEAST_WORTH,
  rateOf,
  symbolOf,
  worthOf,
} from './rules.ts'
import type { State } from './state.ts'

/** Of what counts as one USDT. */
const PAR = 'par'

export function donate(command: Donate, { projects }: State, world: World) {
  const { member, asset, currency, isAnonymous, details } = command
  const project = projects.get(command.project)
  if (project === undefined) return refuse('projectDoesNotExist')
  if (isOver(project, world.now)) return refuse('fundraisingEnded')
  if (command.amount <= 0n) return refuse('amountIsZero')
  const valued = fairPrice(symbolOf(asset), world)
  const rate = currency && rateFor(currency, world)
  if (valued === undefined || (currency !== undefined && rate === undefined))
    return refuse('donationPriceMissing')
  const amount = amountOf(command, valued, rate)
  if (amount > command.most) return refuse('donationPriceMoved')
  const worth = worthOf(amount, valued.price)
  if (worth < LEAST_WORTH)
    return refuse('belowDonationMinimum', { minimum: formatAmount(LEAST_WORTH), asset: COUNTED_IN })
  if (amount > world.spendable(member, 'spot', asset)) return refuse('insufficientFunds')
  const donated: Event = {
    type: 'donated',
    id: world.id(),
    member,
    item: undefined,
    project: project.id,
    asset,
    amount,
    worth,
    valued,
    fiat: fiatOf(command, rate),
    isAnonymous,
    details,
    at: world.now,
  }
  if (project.raised + worth < project.goal) return accept<Event>(donated)
  const ended: Event = { type: 'projectEnded', id: project.id, why: 'goal', at: world.now }
  return accept<Event>(donated, ended)
}

/** CH8: money that a sale brought is never refused: without a price it counts, and is worth nothing yet. */
export function countRoyalty(fact: Fact, state: State, world: World): readonly Event[] {
  if (fact.type !== 'royaltyPaid') return []
  const { asset, amount, item } = fact
  const marked = state.projects.get(state.royalties)
  const project = marked === undefined || isOver(marked, world.now) ? GENERAL : marked.id
  const last = lastPrice(symbolOf(asset), world)
  const valued = last ?? { price: 0n, source: PAR, at: world.now }
  const worth = worthOf(amount, valued.price)
  const id = world.id()
  return [
    {
      type: 'donated',
      id,
      member: ROYALTIES,
      item,
      project,
      asset,
      amount,
      worth,
      valued,
      fiat: undefined,
      isAnonymous: false,
      details: '',
      at: world.now,
    },
  ]
}

function amountOf(
  { amount, currency }: Donate,
  { price }: Valued,
  rate: Valued | undefined,
): Amount {
  if (currency === undefined || rate === undefined) return amount
  return coinsFor(dollarsOf(amount, currency, rate.price), price)
}

function fiatOf({ amount, currency }: Donate, rate: Valued | undefined): FiatGift | undefined {
  if (currency === undefined || rate === undefined) return undefined
  return { currency, amount, rate }
}

function rateFor(currency: Currency, world: World): Valued | undefined {
  return fairPrice(rateOf(currency)?.symbol, world)
}

/** Nothing is valued by a price that is stale; by the last one of a market that is closed it is. */
function fairPrice(symbol: Asset | undefined, world: World): Valued | undefined {
  const reference = symbol === undefined ? undefined : world.prices.reference(symbol)
  if (reference !== undefined && !canValue(reference)) return undefined
  return lastPrice(symbol, world)
}

function lastPrice(symbol: Asset | undefined, { prices, now }: World): Valued | undefined {
  if (symbol === undefined) return { price: UNIT, source: PAR, at: now }
  const reference = prices.reference(symbol)
  if (reference === undefined || reference.price <= 0n) return undefined
  return { price: reference.price, source: reference.source, at: reference.at }
}
