/** What a program follows of its orders, fills and balances, in HTX's dialect: told when it is durable. */
import { factsOf, formatAmount, type Id, type Machine, type Notice } from '@evenkeel/kernel'
import type { Following, SignedChannel } from '@evenkeel/wire/server'
import type { Json } from '@evenkeel/wire/server/htx'
import { type Event, type Market, sides } from '../core/index.ts'
import { changedOrders, type MarketOrder, stateOf, viewOf } from '../view.ts'
import { balanceOf } from './read.ts'
import { type OrderView, stageOf, typeOf } from './words.ts'

const ALL = '*'
const PAIR = /^([a-z0-9]{3,20}|\*)$/
const MODES = /^[0-2]$/

/** `orders#btcusdt`, `orders#*`: every change of an order, one message each. */
const ordersChannel: SignedChannel = {
  stream: 'spot',
  name: 'orders',
  summary: '`orders#SYMBOL` or `orders#*`: orders as they are placed, filled, cancelled.',
  isKnown: (of) => PAIR.test(of),
  gather(following) {
    const told: Json[] = []
    return {
      add(notice) {
        const fills = fillsIn(notice, following)
        const events = notice.events as readonly Event[]
        for (const order of changedOrders(notice, following.member)) {
          if (!isMeant(following.of, order.market)) continue
          const { id } = order.facts
          const isNew = events.some((event) => event.type === 'orderPlaced' && event.id === id)
          const own = fills.filter((fill) => fill.order === id)
          told.push(...orderMessages(following, order, isNew, own))
        }
      },
      news: () => told,
    }
  },
}

/** `trade.clearing#btcusdt#0`: every fill, and with mode 1 every cancellation as well. */
const clearingChannel: SignedChannel = {
  stream: 'spot',
  name: 'trade.clearing',
  summary:
    '`trade.clearing#SYMBOL#MODE` or `trade.clearing#*#MODE`: fills; mode 1 tells of cancelled orders too.',
  isKnown(of) {
    const [pair = '', mode = '0', ...more] = of.split('#')
    return PAIR.test(pair) && MODES.test(mode) && more.length === 0
  },
  gather(following) {
    const [pair = ALL, mode = '0'] = following.of.split('#')
    const told: Json[] = []
    return {
      add(notice) {
        for (const fill of fillsIn(notice, { ...following, of: pair }))
          told.push(clearing(fill, following))
        if (mode !== '1') return
        for (const { market, facts } of changedOrders(notice, following.member)) {
          const order = viewOf(market, facts, following.ids)
          if (order.state === 'cancelled' && isMeant(pair, market))
            told.push(cancellation(order, following))
        }
      },
      news: () => told,
    }
  },
}

/** `accounts.update#1`: balances of the spot account that changed; all of them first. */
const accountsChannel: SignedChannel = {
  stream: 'spot',
  name: 'accounts.update',
  summary:
    '`accounts.update#MODE`: balances of the spot account that changed, those that are not zero first.',
  isKnown: (of) => of === '' || MODES.test(of),
  first(following, machine) {
    const markets = [...stateOf(machine, following.realm).markets.values()]
    const coins = new Set(markets.flatMap(({ terms }) => [terms.quote, terms.base]))
    return [...coins].flatMap((asset) => {
      const balance = balanceJson(machine, following, asset)
      return balance.balance === '0' ? [] : [{ ...balance, changeTime: null }]
    })
  },
  gather(following) {
    const coins = new Set<string>()
    let last: Notice | undefined
    return {
      add(notice) {
        for (const { account, asset } of notice.moved) {
          const facts = factsOf(account)
          if (facts.owner !== 'member' || facts.account !== 'spot') continue
          coins.add(asset)
          last = notice
        }
      },
      news() {
        if (last === undefined) return []
        const { machine, at } = last
        return [...coins].map((asset) => ({
          ...balanceJson(machine, following, asset),
          changeTime: at,
        }))
      },
    }
  },
}

export const channels: readonly SignedChannel[] = [ordersChannel, clearingChannel, accountsChannel]

/** A fill of one of the member's orders. */
type Fill = {
  readonly id: Id
  readonly order: Id
  readonly market: Market
  readonly side: 0 | 1
  readonly lots: number
  readonly tick: number
  readonly fee: bigint
  readonly isTaker: boolean
  readonly at: number
  readonly view: OrderView | undefined
}

const isMeant = (of: string, { terms }: Market) => of === ALL || of === terms.pair

function fillsIn(notice: Notice, { member, of, ids }: Following): Fill[] {
  const { machine, realm, at } = notice
  const { markets } = stateOf(machine, realm)
  const events = notice.events as readonly Event[]
  const found: Fill[] = []
  const changed = changedOrders(notice, member)
  for (const event of events) {
    if (event.type !== 'traded') continue
    const market = markets.get(event.pair) as Market
    if (!isMeant(of, market)) continue
    const shared = { id: event.id, market, lots: event.lots, tick: event.tick, at }
    const view = (id: Id) => {
      const order = changed.find(({ facts }) => facts.id === id)
      return order && viewOf(order.market, order.facts, ids)
    }
    const { takerOrder, makerOrder } = event
    if (event.taker === member)
      found.push({
        ...shared,
        order: takerOrder,
        side: event.side,
        fee: event.takerFee,
        isTaker: true,
        view: view(takerOrder),
      })
    if (event.maker === member)
      found.push({
        ...shared,
        order: makerOrder,
        side: event.side === 0 ? 1 : 0,
        fee: event.makerFee,
        isTaker: false,
        view: view(makerOrder),
      })
  }
  return found
}

function orderMessages(
  { ids, uid }: Following,
  { market, facts }: MarketOrder,
  isNew: boolean,
  fills: readonly Fill[],
): Json[] {
  const order = viewOf(market, facts, ids)
  const shared: Record<string, Json> = {
    accountId: uid,
    symbol: order.pair,
    orderId: order.id,
    clientOrderId: order.clientId ?? '',
    type: typeOf(order),
    orderPrice: formatAmount(order.price ?? 0n),
    orderSize: formatAmount(order.quantity ?? 0n),
    orderValue: formatAmount(order.spend ?? 0n),
    orderSource: 'spot-api',
  }
  const told: Json[] = []
  const quantity = order.quantity ?? 0n
  if (isNew)
    told.push({
      ...shared,
      eventType: 'creation',
      orderCreateTime: order.at,
      orderStatus:
        order.kind === 'stopLimit' || order.kind === 'stopMarket' ? 'created' : 'submitted',
      execAmt: '0',
    })
  let filled =
    order.filled - fills.reduce((sum, { lots }) => sum + BigInt(lots) * market.terms.lotSize, 0n)
  for (const [nth, fill] of fills.entries()) {
    const lots = BigInt(fill.lots) * market.terms.lotSize
    filled += lots
    const isWhole = nth === fills.length - 1 && order.state === 'filled'
    told.push({
      ...shared,
      eventType: 'trade',
      tradeId: ids.of('trade', fill.id),
      tradePrice: formatAmount(BigInt(fill.tick) * market.terms.tickSize),
      tradeVolume: formatAmount(lots),
      tradeTime: fill.at,
      aggressor: fill.isTaker,
      execAmt: formatAmount(filled),
      remainAmt: formatAmount(quantity > filled ? quantity - filled : 0n),
      orderStatus: isWhole ? 'filled' : 'partial-filled',
    })
  }
  if (order.state === 'cancelled')
    told.push({
      ...shared,
      eventType: 'cancellation',
      orderStatus: stageOf(order),
      execAmt: formatAmount(order.filled),
      remainAmt: formatAmount(quantity > order.filled ? quantity - order.filled : 0n),
      lastActTime: order.endedAt ?? order.at,
    })
  return told
}

function clearing(fill: Fill, { ids, uid }: Following): Json {
  const { market, view } = fill
  const { base, quote, pair, tickSize, lotSize } = market.terms
  const side = sides[fill.side] ?? 'buy'
  return {
    eventType: 'trade',
    symbol: pair,
    orderId: ids.of('order', fill.order),
    clientOrderId: view?.clientId ?? '',
    tradeId: ids.of('trade', fill.id),
    tradePrice: formatAmount(BigInt(fill.tick) * tickSize),
    tradeVolume: formatAmount(BigInt(fill.lots) * lotSize),
    orderSide: side,
    orderType: view === undefined ? `${side}-limit` : typeOf(view),
    aggressor: fill.isTaker,
    tradeTime: fill.at,
    transactFee: formatAmount(fill.fee),
    feeCurrency: (side === 'buy' ? base : quote).toLowerCase(),
    feeDeduct: '0',
    feeDeductType: '',
    accountId: uid,
    source: 'spot-api',
    orderPrice: formatAmount(view?.price ?? 0n),
    orderSize: formatAmount(view?.quantity ?? 0n),
    orderValue: formatAmount(view?.spend ?? 0n),
    orderCreateTime: view?.at ?? fill.at,
    orderStatus: view === undefined ? 'partial-filled' : stageOf(view),
  }
}

function cancellation(order: OrderView, { uid }: Following): Json {
  const rest = (order.quantity ?? 0n) - order.filled
  return {
    eventType: 'cancellation',
    symbol: order.pair,
    orderId: order.id,
    clientOrderId: order.clientId ?? '',
    orderSide: order.side,
    orderType: typeOf(order),
    accountId: uid,
    source: 'spot-api',
    orderPrice: formatAmount(order.price ?? 0n),
    orderSize: formatAmount(order.quantity ?? 0n),
    orderValue: formatAmount(order.spend ?? 0n),
    orderCreateTime: order.at,
    remainAmt: formatAmount(rest > 0n ? rest : 0n),
    orderStatus: stageOf(order),
  }
}

function balanceJson(machine: Machine, { member: id, realm, uid }: Following, asset: string) {
  const { all, trade } = balanceOf(machine, { id, realm }, asset)
  return {
    currency: asset.toLowerCase(),
    accountId: uid,
    balance: formatAmount(all),
    available: formatAmount(trade),
    changeType: null,
    accountType: 'trade',
    seqNum: machine.revision,
  }
}
