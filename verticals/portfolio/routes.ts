/** How the portfolio's calls are answered, and what it tells members of its own accord. */
import { eventOf, type Notice } from '@evenkeel/kernel'
import { handle, type PublicIds, type Route, refusedBy, tell } from '@evenkeel/wire/server'
import * as calls from './contract/index.ts'
import { type Event, portfolio } from './core/index.ts'
import { DAY_MS } from './core/rules.ts'
import { orderOf } from './core/state.ts'
import { earningsOf } from './earnings.ts'
import type { Portfolio } from './open.ts'
import { completedSince, earnedBefore, historyPage } from './past.ts'
import { factsOf, offeredIn, ordersIn, orderView, totalsIn } from './view.ts'

/** Further back than any midnight; what is asked for beyond is cut. */
const SINCE_MAX = 2 * DAY_MS

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function routesOf(parts: Portfolio): readonly Route[] {
  return [...reading(parts), ...changing]
}

const changing = [
  handle(calls.subscribe, async ({ input, member, exchange, ids }) => {
    const { agreed: isAgreed, ...asked } = input
    const command = { ...asked, isAgreed, type: 'subscribe', member: member.id } as const
    const decision = await exchange.submit(portfolio, command)
    if (!decision.ok) return refusedBy(calls.subscribe, decision)
    return orderView(factsOf(orderOf(eventOf(decision.events, 'subscribed'))), ids)
  }),

  handle(calls.setRenewal, async ({ input, member, exchange, ids }) => {
    const { id, renews } = input
    const command = {
      type: 'setRenewal',
      member: member.id,
      id: numberOf(id, ids),
      renews,
    } as const
    const decision = await exchange.submit(portfolio, command)
    return decision.ok ? { id, renews } : refusedBy(calls.setRenewal, decision)
  }),

  handle(calls.exitSubscription, async ({ input, member, exchange, ids }) => {
    const { id } = input
    const command = { type: 'exitSubscription', member: member.id, id: numberOf(id, ids) } as const
    const decision = await exchange.submit(portfolio, command)
    if (!decision.ok) return refusedBy(calls.exitSubscription, decision)
    const { amount, fee } = eventOf(decision.events, 'subscriptionExited')
    return { id, back: amount - fee }
  }),
]

function reading(parts: Portfolio): readonly Route[] {
  return [
    handle(calls.getProducts, ({ exchange }) =>
      exchange.read((machine) => ({
        revision: machine.revision,
        products: offeredIn(machine),
      })),
    ),
    handle(calls.getTotals, ({ exchange }) =>
      exchange.read((machine) => ({ at: machine.now, totals: totalsIn(machine) })),
    ),
    handle(calls.getOrders, ({ member, exchange, ids }) =>
      exchange.read((machine) => ({
        revision: machine.revision,
        orders: ordersIn(machine, member.id).map((facts) => orderView(facts, ids)),
      })),
    ),
    handle(calls.getOrderHistory, ({ input, member, history, ids }) =>
      historyPage({ history, ids }, member.id, input),
    ),
    handle(calls.getEarnings, async ({ input, member, exchange, history }) => {
      const now = parts.platform.now()
      const since = Math.max(input.since ?? now - (now % DAY_MS), now - SINCE_MAX)
      // The tables first: an order that ends meanwhile is then missing in neither for long.
      const before = await earnedBefore(history, member.id)
      const completed = await completedSince(history, member.id, since)
      const running = await exchange.read((machine) => ordersIn(machine, member.id))
      return { coins: earningsOf(running, completed, before, since) }
    }),
  ]
}

export const tellers = [
  tell(calls.portfolioChannel, (member, ids) => {
    let last: Notice | undefined
    return {
      add(notice) {
        if (notice.realm === 'real' && notice.events.some(isOf(member))) last = notice
      },
      news() {
        if (last === undefined) return undefined
        const { at, revision, machine } = last
        const orders = ordersIn(machine, member).map((facts) => orderView(facts, ids))
        return { at, revision, orders }
      },
    }
  }),
]

const OWN: ReadonlySet<string> = new Set([
  'subscribed',
  'interestCredited',
  'subscriptionMatured',
  'subscriptionExited',
  'renewalSet',
] satisfies Event['type'][])

/** Each by its name: what another core added to the decision may name a member as well. */
const isOf = (member: number) => (event: { readonly type: string }) =>
  OWN.has(event.type) && 'member' in event && event.member === member

/** A name that this exchange did not make is the name of no order. */
function numberOf(id: string, ids: PublicIds): number {
  return ids.read('portfolioOrder', id)?.id ?? 0
}
