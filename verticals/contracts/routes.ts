/** How the calls of contracts are answered, and what members are told of their own accord. */
import {
  type Accepted,
  type Decision,
  eventOf,
  house,
  type Id,
  type Machine,
  type Notice,
  refuse,
} from '@evenkeel/kernel'
import {
  answerEach,
  badRequest,
  type Caller,
  type Context,
  handle,
  type Instrument,
  isNamed,
  type Naming,
  nameIn,
  refusedBy,
  several,
  tell,
} from '@evenkeel/wire/server'
import { books } from './books.ts'
import * as calls from './contract/index.ts'
import { FUNDING_MS } from './core/funding.ts'
import { contracts, type Event, fundingMoment, fundingRate } from './core/index.ts'
import { ownOrder } from './core/state.ts'
import { isOpenAt, nextOpening } from './core/symbol.ts'
import { ASSET } from './core/working.ts'
import { type Amending, atFault, atFaultAmending, type Placing } from './inputs.ts'
import type { Parts } from './open.ts'
import { fillPage, historyPage, pastOrder, positionPage } from './past.ts'
import { receiptOf } from './receipts.ts'
import { accountView, Changes, factsOfOpen, openOrders, orderView, stateOf } from './view.ts'

/** A receipt reads the hashes of a block. */
const RECEIPT_COST = 5

type Ids = Context<unknown>['ids']
/** What batches are of. */
const orders = { core: contracts, kind: 'contractOrder' } as const

export const routesOf = ({ proofs, platform }: Parts) => [
  handle(calls.getContracts, ({ exchange }) =>
    exchange.read((machine) => contractsOf(machine, platform.instruments)),
  ),

  handle(calls.placeOrder, async ({ input, member, exchange, ids }) => {
    const missing = atFault(input)
    if (missing.length > 0) return badRequest(missing)
    const decision = await exchange.submit(contracts, placing(member, input))
    if (!decision.ok) return refusedBy(calls.placeOrder, decision)
    return { id: ids.of('contractOrder', placedId(decision)) }
  }),

  handle(
    calls.placeOrders,
    async (context) => {
      const { input, member } = context
      if (input.orders.flatMap(atFault).length > 0) return badRequest(['orders'])
      const commands = input.orders.map((order) => placing(member, order))
      return { answers: await answerEach(context, { ...orders, commands, idOf: placedId }) }
    },
    several,
  ),

  handle(calls.cancelOrder, async ({ input, member, exchange, ids }) => {
    if (!isNamed(input)) return badRequest(['id'])
    const decision = await exchange.submit(contracts, cancelling(member, input, ids))
    if (!decision.ok) return refusedBy(calls.cancelOrder, decision)
    return { id: ids.of('contractOrder', cancelledId(decision)) }
  }),

  handle(
    calls.cancelOrders,
    async (context) => {
      const { input, member, ids } = context
      if (!input.orders.every(isNamed)) return badRequest(['orders'])
      const commands = input.orders.map((order) => cancelling(member, order, ids))
      return { answers: await answerEach(context, { ...orders, commands, idOf: cancelledId }) }
    },
    several,
  ),

  handle(calls.cancelAll, async ({ input, member, exchange }) => {
    const { symbol } = input
    const command = { type: 'cancelContractOrders', member: member.id, symbol } as const
    const decision = await exchange.submit(contracts, command)
    if (!decision.ok) return refusedBy(calls.cancelAll, decision)
    return { cancelled: decision.events.length }
  }),

  handle(calls.amendOrder, async ({ input, member, exchange, ids }) => {
    const missing = atFaultAmending(input)
    if (missing.length > 0) return badRequest(missing)
    const decision = await exchange.submit(contracts, amending(member, input, ids))
    if (!decision.ok) return refusedBy(calls.amendOrder, decision)
    return { id: ids.of('contractOrder', amendedId(decision)) }
  }),

  handle(
    calls.amendOrders,
    async (context) => {
      const { input, member, ids } = context
      if (input.orders.flatMap(atFaultAmending).length > 0) return badRequest(['orders'])
      const commands = input.orders.map((order) => amending(member, order, ids))
      return { answers: await answerEach(context, { ...orders, commands, idOf: amendedId }) }
    },
    several,
  ),

  handle(calls.setTargets, async ({ input, member, exchange, ids }) => {
    const targets = input.targets.map(({ lots = 0, ...target }) => ({ ...target, lots }))
    const command = { ...input, targets, type: 'setTargets', member: member.id } as const
    const decision = await exchange.submit(contracts, command)
    if (!decision.ok) return refusedBy(calls.setTargets, decision)
    const placed = (decision.events as readonly Event[]).filter(
      ({ type }) => type === 'contractOrderPlaced',
    ) as readonly { readonly id: Id }[]
    return { ids: placed.map(({ id }) => ids.of('contractOrder', id)) }
  }),

  handle(calls.closePositions, async ({ input, member, exchange }) => {
    const command = { ...input, type: 'closePositions', member: member.id } as const
    const decision = await exchange.submit(contracts, command)
    if (!decision.ok) return refusedBy(calls.closePositions, decision)
    return { lots: lotsTraded(decision.events as readonly Event[]) }
  }),

  handle(calls.reversePosition, async ({ input, member, exchange, ids }) => {
    const command = { ...input, type: 'reversePosition', member: member.id } as const
    const decision = await exchange.submit(contracts, command)
    if (!decision.ok) return refusedBy(calls.reversePosition, decision)
    return { id: ids.of('contractOrder', amendedId(decision)) }
  }),

  handle(calls.getAccount, ({ member, exchange, ids }) =>
    exchange.read((machine) => ({
      revision: machine.revision,
      ...accountView(machine, member, ids),
    })),
  ),

  handle(calls.getOpenOrders, ({ input, member, exchange, ids }) =>
    exchange.read((machine) => ({
      revision: machine.revision,
      orders: openOrders(machine, member, input.symbol, ids),
    })),
  ),

  handle(calls.getOrder, async (context) => {
    const { input, member, exchange, ids } = context
    if (!isNamed(input)) return badRequest(['id'])
    const [open] = await exchange.read((machine) => openOrder(machine, member, input, ids))
    return open ?? (await pastOrder(context)) ?? refuse('orderDoesNotExist')
  }),

  handle(calls.getOrderHistory, (context) => historyPage(context)),
  handle(calls.getFills, (context) => fillPage(context)),
  handle(calls.getPositionHistory, (context) => positionPage(context)),

  handle(
    calls.getReceipt,
    async ({ input, history, ids }) => {
      const { machine, offered } = platform
      const id = ids.read('contractReceipt', input.receipt)?.id
      const chain = offered.receiptChain
      if (id === undefined || chain === undefined) return refuse('receiptDoesNotExist')
      const receipt = await receiptOf(id, { history, ids, proofs, machine, chain })
      return receipt ?? refuse('receiptDoesNotExist')
    },
    () => RECEIPT_COST,
  ),
]

export const tellers = [
  tell(calls.contractsChannel, (member, ids) => {
    const changes = new Changes()
    let last: Notice | undefined
    return {
      add(notice) {
        changes.add(notice, member, ids)
        last = notice
      },
      news() {
        if (last === undefined || !changes.isAny) return undefined
        const { at, revision, machine, realm } = last
        return {
          at,
          revision,
          orders: [...changes.orders.values()],
          over: [...changes.over].map((id) => ids.of('contractOrder', id)),
          ...accountView(machine, { id: member, realm }, ids),
          warning: changes.warning,
          forced: changes.forced,
        }
      },
    }
  }),
]

function placing({ id }: Caller, order: Placing) {
  return { ...order, type: 'placeContractOrder', member: id } as const
}

function cancelling({ id: member }: Caller, { id, clientId }: Naming, ids: Ids) {
  return {
    type: 'cancelContractOrder',
    member,
    ...nameIn('contractOrder', { id, clientId }, ids),
  } as const
}

function amending({ id: member }: Caller, { id, clientId, ...change }: Amending, ids: Ids) {
  const named = nameIn('contractOrder', { id, clientId }, ids)
  return { type: 'amendContractOrder', member, ...named, ...change } as const
}

function placedId(decision: Decision): Id {
  return eventOf((decision as Accepted<Event>).events, 'contractOrderPlaced').id
}

function cancelledId(decision: Decision): Id {
  return eventOf((decision as Accepted<Event>).events, 'contractOrderCancelled').id
}

/** The same order, or the one in its place. */
function amendedId(decision: Decision): Id {
  const { events } = decision as Accepted<Event>
  const changed = events.findLast(
    ({ type }) => type === 'contractOrderPlaced' || type === 'contractOrderReduced',
  ) as { id: Id }
  return changed.id
}

function lotsTraded(events: readonly Event[]): number {
  let lots = 0
  for (const event of events) if (event.type === 'contractTraded') lots += event.lots
  return lots
}

function openOrder(machine: Machine, { id: member, realm }: Caller, naming: Naming, ids: Ids) {
  const found = ownOrder(stateOf(machine, realm), member, nameIn('contractOrder', naming, ids))
  return found === undefined ? [] : [orderView(found.market, factsOfOpen(found), ids)]
}

function contractsOf(machine: Machine, instruments: readonly Instrument[]) {
  const { now } = machine
  return {
    contracts: stateOf(machine, 'real').listed.map((market) => {
      const { terms, lots, opening } = market
      return {
        symbol: terms.symbol,
        book: bookOf(terms.symbol, instruments),
        priceStep: terms.tickSize,
        lotSize: terms.lotSize,
        makerFeeBps: terms.makerFeeBps,
        takerFeeBps: terms.takerFeeBps,
        bandBps: terms.bandBps,
        slippageBps: terms.slippageBps,
        leverages: [...terms.leverages],
        tiers: [...terms.tiers],
        openInterestLots: terms.openInterestLots,
        fundingMaxPpm: terms.fundingMaxPpm,
        hours: terms.hours,
        holidays: [...terms.holidays],
        longLots: lots.long,
        shortLots: lots.short,
        longOpening: opening.long,
        shortOpening: opening.short,
        fundingRatePpm: fundingRate(market),
        fundingAt: fundingMoment(now) + FUNDING_MS,
        isOpen: isOpenAt(market, now),
        opensAt: nextOpening(market, now),
      }
    }),
    insurance: machine.balance('real', house('insurance'), ASSET),
  }
}

/** The name that its book is shown by: without one of its own, the symbol. */
function bookOf(symbol: string, instruments: readonly Instrument[]): string {
  const instrument = instruments.find((one) => one.symbol === symbol)
  return (instrument && books.code?.(instrument)) ?? symbol
}
