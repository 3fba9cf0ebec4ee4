/** Products and orders as they are shown: from the state, from the decision that made them, or from the tables. */
import { type Amount, house, type Machine, type MemberId, type Millis } from '@evenkeel/kernel'
import type { PublicIds } from '@evenkeel/wire/server'
import {
  type Order,
  type Product,
  portfolio,
  type Renewal,
  type State,
  sumOf,
} from './core/index.ts'
import { amountLeft, annualYield, dailyInterest, endOf, exitOf } from './core/rules.ts'
import { nextDue } from './core/state.ts'

/** Play money is not invested: it is all in the real realm. */
export function stateOf(machine: Machine): State {
  return machine.state('real', portfolio) as State
}

export function heldOf(machine: Machine, asset: string): Amount {
  return machine.balance('real', house('portfolio'), asset)
}

/** What the house has, less all interest that it has promised. */
export function freeIn(machine: Machine, asset: string): Amount {
  return heldOf(machine, asset) - sumOf(stateOf(machine).owed, asset)
}

/** By coin, then by their days. */
export function productsIn(machine: Machine): readonly Product[] {
  return [...stateOf(machine).products.values()].sort(
    (one, other) =>
      (one.asset < other.asset ? -1 : one.asset > other.asset ? 1 : one.days - other.days) ||
      (one.product < other.product ? -1 : 1),
  )
}

/** Those that anybody can subscribe to, as they are shown. */
export function offeredIn(machine: Machine) {
  return productsIn(machine)
    .filter(({ isOffered }) => isOffered)
    .map((product) => productView(machine, product))
}

export function productView(machine: Machine, terms: Product) {
  const invested = sumOf(stateOf(machine).taken, terms.product)
  return {
    product: terms.product,
    asset: terms.asset,
    days: terms.days,
    daily_yield: terms.dailyYield,
    annual_yield: annualYield(terms.dailyYield),
    minimum: terms.minimum,
    maximum: terms.maximum,
    capacity: terms.capacity,
    invested,
    left: amountLeft(terms, invested, freeIn(machine, terms.asset)),
    fee_bps: terms.feeBps,
    is_exitable: terms.isExitable,
    exit_fee_bps: terms.exitFeeBps,
  }
}

/** By coin: what is invested, what the house owes, and what it has. */
export function totalsIn(machine: Machine) {
  const { products, invested, owed } = stateOf(machine)
  const assets = [...products.values()].map(({ asset }) => asset)
  return [...new Set([...assets, ...invested.keys()])].sort().map((asset) => ({
    asset,
    invested: sumOf(invested, asset),
    owed: sumOf(owed, asset),
    held: heldOf(machine, asset),
  }))
}

/** What is known of an order, wherever it is from. */
export type Facts = Pick<
  Order,
  | 'id'
  | 'product'
  | 'asset'
  | 'days'
  | 'amount'
  | 'dailyYield'
  | 'startAt'
  | 'earned'
  | 'isExitable'
  | 'exitFeeBps'
> &
  (
    | { readonly state: 'inProgress'; readonly nextAt: Millis; readonly renews: boolean }
    | {
        readonly state: 'completed' | 'exited'
        readonly endedAt: Millis
        readonly renewal: Renewal | undefined
      }
  )

export function orderView(facts: Facts, ids: PublicIds) {
  const daily = dailyInterest(facts.amount, facts.dailyYield)
  const isRunning = facts.state === 'inProgress'
  return {
    id: ids.of('portfolioOrder', facts.id),
    product: facts.product,
    asset: facts.asset,
    days: facts.days,
    amount: facts.amount,
    daily_yield: facts.dailyYield,
    daily,
    earned: facts.earned,
    earns: daily * BigInt(facts.days),
    start_at: facts.startAt,
    end_at: endOf(facts.startAt, facts.days),
    state: facts.state,
    next_at: isRunning ? facts.nextAt : undefined,
    renews: isRunning ? facts.renews : undefined,
    is_exitable: facts.isExitable,
    exit_fee: exitOf(facts.amount, facts.exitFeeBps).fee,
    ended_at: isRunning ? undefined : facts.endedAt,
    renewal: isRunning ? undefined : facts.renewal,
  }
}

export function factsOf(order: Order): Facts {
  return { ...order, state: 'inProgress', nextAt: nextDue(order) }
}

/** A member's orders in progress, the newest first. */
export function ordersIn(machine: Machine, member: MemberId): readonly Facts[] {
  return (stateOf(machine).byMember.get(member) ?? []).map(factsOf).reverse()
}
