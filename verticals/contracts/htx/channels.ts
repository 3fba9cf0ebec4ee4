/** What a program follows of its contracts, in HTX's dialect for linear swaps: told when it is durable. Rule LC29. */
import { factsOf, formatAmount, type Id, type Machine, type Notice } from '@evenkeel/kernel'
import type { Following, SignedChannel } from '@evenkeel/wire/server'
import type { Json } from '@evenkeel/wire/server/htx'
import type { Event, Leg, Market, Traded } from '../core/index.ts'
import { priceAt } from '../core/symbol.ts'
import {
  accountView,
  Changes,
  type Facts,
  factsOfOpen,
  factsOfPlaced,
  legValue,
  orderView,
  stateOf,
} from '../view.ts'
import { accountJson, type Codes, isAlgo, orderJson, positionJson, tradeSideOf } from './words.ts'

const ALL = '*'

export function swapChannels(codes: Codes): readonly SignedChannel[] {
  const isKnown = (of: string) => of === ALL || codes.symbolOf(of) !== undefined
  const isMeant = (of: string, symbol: string) => {
    const code = codes.codeOf(symbol)
    return code !== undefined && (of === ALL || of === code)
  }
  const parts = { codes, isKnown, isMeant }
  return [orderChannel(parts), tradeChannel(parts), positionChannel(parts), accountChannel]
}

type Parts = {
  readonly codes: Codes
  isKnown(of: string): boolean
  isMeant(of: string, symbol: string): boolean
}

/** Orders that follow a price until it is reached are kept apart, as HTX keeps them. */
function orderChannel({ codes, isKnown, isMeant }: Parts): SignedChannel {
  /** Open orders as they were last seen: of one that is over nothing else is left. */
  const seen = new WeakMap<Following, Map<Id, Facts>>()
  const seenBy = (following: Following) => {
    const known = seen.get(following) ?? new Map<Id, Facts>()
    seen.set(following, known)
    return known
  }
  return {
    stream: 'swap',
    name: 'orders',
    summary:
      '`orders`, of one `contract_code` or `*`: orders as they are placed, filled, cancelled.',
    isKnown,
    first(following, machine) {
      const known = seenBy(following)
      const account = stateOf(machine, following.realm).accounts.get(following.member)
      for (const order of account?.orders ?? []) known.set(order.id, factsOfOpen(order))
      return []
    },
    gather(following) {
      const told: Json[] = []
      return {
        add(notice) {
          const { markets } = stateOf(notice.machine, notice.realm)
          for (const facts of changedOrders(notice, following.member, seenBy(following))) {
            const market = markets.get(facts.symbol) as Market
            const order = orderView(market, facts, following.ids)
            if (!isMeant(following.of, facts.symbol)) continue
            if (isAlgo(order) && order.filled === 0) continue
            const { lotSize } = market.terms
            const contract_code = codes.codeOf(facts.symbol) ?? ''
            told.push({ contract_code, data: orderJson(order, codes, lotSize) })
          }
        },
        news: () => told,
      }
    },
  }
}

/** What became of a member's orders in one entry, with those that are over; keeps the open ones for the next. */
function changedOrders(notice: Notice, member: number, known: Map<Id, Facts>): readonly Facts[] {
  const { events, machine, realm, at } = notice
  const { orders } = stateOf(machine, realm)
  const changed = new Map<Id, Facts>()
  for (const event of events as readonly Event[]) {
    if (event.type === 'contractOrderPlaced' && event.member === member)
      changed.set(event.id, factsOfPlaced(event, events))
    for (const id of touchedBy(event, member)) {
      const open = orders.get(id)
      const before = known.get(id)
      if (open !== undefined) changed.set(id, factsOfOpen(open))
      else if (before !== undefined && !changed.has(id))
        changed.set(id, endedFrom(before, events as readonly Event[], at))
    }
  }
  for (const [id, facts] of changed)
    if (orders.get(id) !== undefined) known.set(id, facts)
    else known.delete(id)
  return [...changed.values()]
}

/** Resting orders of a member that an event is about. */
function touchedBy(event: Event, member: number): readonly Id[] {
  switch (event.type) {
    case 'contractTraded':
      return event.maker.member === member ? [event.maker.order] : []
    case 'contractOrderCancelled':
    case 'contractOrderReduced':
    case 'contractTriggered':
    case 'contractTrailed':
    case 'contractTargetExtended':
    case 'contractStopUnfilled':
      return event.member === member ? [event.id] : []
    default:
      return []
  }
}

/** An order that is over, from how it last was and what it traded since. */
function endedFrom(before: Facts, events: readonly Event[], at: number): Facts {
  let { filled, value, fee, profit } = before
  for (const event of events) {
    if (event.type !== 'contractTraded' || event.maker.order !== before.id) continue
    filled += event.lots
    value += legValue(event.maker)
    fee += event.maker.fee
    profit += event.maker.profit
  }
  const state = filled >= before.lots ? 'filled' : 'cancelled'
  return { ...before, filled, value, fee, profit, state, endedAt: at }
}

function tradeChannel({ codes, isKnown, isMeant }: Parts): SignedChannel {
  return {
    stream: 'swap',
    name: 'trade',
    summary: '`trade`, of one `contract_code` or `*`: fills.',
    isKnown,
    gather(following) {
      const told: Json[] = []
      return {
        add({ events, machine, realm }) {
          const { markets } = stateOf(machine, realm)
          for (const event of events as readonly Event[]) {
            if (event.type !== 'contractTraded' || !isMeant(following.of, event.symbol)) continue
            const market = markets.get(event.symbol) as Market
            const contract_code = codes.codeOf(event.symbol) ?? ''
            for (const leg of [event.taker, event.maker])
              if (leg.member === following.member) {
                const fill = fillJson(event, leg, market, following)
                told.push({ contract_code, data: [{ contract_code, ...fill }] })
              }
          }
        },
        news: () => told,
      }
    },
  }
}

function fillJson(
  { id, at, tick, lots, taker }: Traded,
  leg: Leg,
  market: Market,
  { ids }: Following,
): Readonly<Record<string, Json>> {
  const name = ids.of('contractFill', id)
  return {
    id: name,
    trade_id: name,
    order_id: leg.order === 0 ? '' : ids.of('contractOrder', leg.order),
    contract_type: 'swap',
    direction: tradeSideOf(leg),
    position_side: leg.side,
    trade_volume: `${lots}`,
    trade_price: formatAmount(priceAt(market, tick)),
    trade_turnover: formatAmount(legValue(leg)),
    trade_fee: formatAmount(leg.fee),
    fee_currency: 'USDT',
    profit: formatAmount(leg.profit),
    role: leg === taker ? 'taker' : 'maker',
    created_time: `${at}`,
    updated_time: `${at}`,
  }
}

/** All that are open, as HTX tells them; one that was closed once more, with nothing in it. */
function positionChannel({ codes, isKnown, isMeant }: Parts): SignedChannel {
  const openOf = ({ member, realm, ids, of }: Following, machine: Machine) =>
    accountView(machine, { id: member, realm }, ids).positions.filter(({ symbol }) =>
      isMeant(of, symbol),
    )
  const told = (following: Following, event: string, data: readonly Json[]): Json => ({
    contract_code: following.of,
    event,
    data,
  })
  return {
    stream: 'swap',
    name: 'positions',
    summary:
      '`positions`, of one `contract_code` or `*`: open positions, and those that were closed.',
    isKnown,
    first(following, machine) {
      const open = openOf(following, machine)
      const data = open.map((one) => positionJson(one, codes, machine.now))
      return [told(following, 'snapshot', data)]
    },
    gather(following) {
      const touched = new Map<string, Leg['side']>()
      const changes = new Changes()
      let last: Notice | undefined
      return {
        add(notice) {
          changes.add(notice, following.member, following.ids)
          for (const { symbol, side } of touchedPositions(notice, following.member))
            if (isMeant(following.of, symbol)) touched.set(`${symbol} ${side}`, side)
          last = notice
        },
        news() {
          if (last === undefined || !changes.isAny || touched.size === 0) return []
          const { machine, at } = last
          const open = openOf(following, machine)
          const rows = open.map((one) => positionJson(one, codes, at))
          for (const { symbol, side } of open) touched.delete(`${symbol} ${side}`)
          const closed = [...touched].map(([name, side]) =>
            closedJson(codes.codeOf(name.split(' ')[0] ?? '') ?? '', side, at),
          )
          return [told(following, 'order.match', [...rows, ...closed])]
        },
      }
    },
  }
}

function touchedPositions({ events }: Notice, member: number) {
  const found: { readonly symbol: string; readonly side: Leg['side'] }[] = []
  for (const event of events as readonly Event[])
    if (event.type === 'contractTraded') {
      const { symbol, taker, maker } = event
      for (const leg of [taker, maker])
        if (leg.member === member) found.push({ symbol, side: leg.side })
    } else if (event.type === 'liquidated' || event.type === 'deleveraged') {
      if (event.member === member) found.push({ symbol: event.symbol, side: event.side })
    }
  return found
}

function closedJson(contract_code: string, side: Leg['side'], ts: number): Json {
  return {
    contract_code,
    position_side: side,
    direction: side === 'long' ? 'buy' : 'sell',
    margin_mode: 'cross',
    open_avg_price: '0',
    volume: '0',
    available: '0',
    lever_rate: 1,
    liquidation_price: null,
    initial_margin: '0',
    maintenance_margin: '0',
    profit_unreal: '0',
    profit_rate: '0',
    margin_currency: 'USDT',
    contract_type: 'swap',
    updated_time: `${ts}`,
  }
}

const accountChannel: SignedChannel = {
  stream: 'swap',
  name: 'account',
  summary: '`account`: the trading account, at once and whenever money moves in it.',
  isKnown: (of) => of === ALL,
  first: (following, machine) => [accountTold(following, machine, 'snapshot')],
  gather(following) {
    let last: Notice | undefined
    return {
      add(notice) {
        const isOwn = notice.moved.some(({ account }) => {
          const facts = factsOf(account)
          return facts.owner === 'member' && facts.account === 'trading'
        })
        if (isOwn) last = notice
      },
      news: () => (last === undefined ? [] : [accountTold(following, last.machine, 'order.match')]),
    }
  },
}

function accountTold({ member, realm, ids }: Following, machine: Machine, event: string): Json {
  const { account } = accountView(machine, { id: member, realm }, ids)
  return { contract_code: '', event, data: accountJson(account) }
}
