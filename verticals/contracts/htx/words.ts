/** HTX's words for linear swaps, and ours. */
import { formatAmount, type Millis } from '@evenkeel/kernel'
import type { Instrument } from '@evenkeel/wire/server'
import type { Json } from '@evenkeel/wire/server/htx'
import type { Effect, PositionSide } from '../core/index.ts'
import type { accountView, orderView } from '../view.ts'

export type OrderView = ReturnType<typeof orderView>
export type AccountView = ReturnType<typeof accountView>['account']
export type PositionView = ReturnType<typeof accountView>['positions'][number]

/** The codes of contracts on coins, `BTC-USDT`. Those on currencies and shares have none in this dialect. */
export type Codes = {
  readonly coins: readonly Instrument[]
  codeOf(symbol: string): string | undefined
  symbolOf(code: string): string | undefined
}

export function createCodes(instruments: readonly Instrument[]): Codes {
  const coins = instruments.filter((one) => one.class === 'crypto')
  const codes = new Map(coins.map(({ symbol, base, quote }) => [symbol, `${base}-${quote}`]))
  const symbols = new Map([...codes].map(([symbol, code]) => [code, symbol]))
  return {
    coins,
    codeOf: (symbol) => codes.get(symbol),
    symbolOf: (code) => symbols.get(code.toUpperCase()),
  }
}

/** What buys opens a long or closes a short. */
export function tradeSideOf({ side, effect }: { side: PositionSide; effect: Effect }): string {
  return (side === 'long') === (effect === 'open') ? 'buy' : 'sell'
}

export const success = (data: Json, ts: Millis): Json => ({
  code: 200,
  message: 'Success',
  data,
  ts,
})

/** Whether it is one of those that wait for a price: HTX keeps these apart from others. */
export function isAlgo({ kind }: Pick<OrderView, 'kind'>): boolean {
  return kind !== 'limit' && kind !== 'market'
}

export function stateOf({ state, filled }: Pick<OrderView, 'state' | 'filled'>): string {
  if (state === 'waiting') return 'active'
  if (state === 'open') return filled > 0 ? 'partially_filled' : 'new'
  if (state === 'filled') return 'filled'
  return filled > 0 ? 'partially_canceled' : 'canceled'
}

/** Of one that waited: whether its price was reached. */
export function algoStateOf({ state, triggeredBy }: OrderView): string {
  if (state === 'waiting') return 'active'
  return state === 'cancelled' && triggeredBy === undefined ? 'canceled' : 'effective'
}

const FORCES = { gtc: 'gtc', ioc: 'ioc', fok: 'fok', postOnly: 'gtc' } as const

export function orderJson(order: OrderView, { codeOf }: Codes, lotSize: bigint): Json {
  const { averagePrice = 0n, filled } = order
  const quantity = BigInt(filled) * lotSize
  return {
    id: order.id,
    order_id: order.id,
    client_order_id: order.clientId ?? '',
    contract_code: codeOf(order.symbol) ?? order.symbol,
    contract_type: 'swap',
    side: tradeSideOf(order),
    position_side: order.side,
    type: order.force === 'postOnly' ? 'post_only' : isAlgo(order) ? 'trigger' : order.kind,
    time_in_force: FORCES[order.force],
    margin_mode: 'cross',
    lever_rate: order.leverage ?? 0,
    reduce_only: order.effect === 'close',
    price: formatAmount(order.price ?? 0n),
    volume: `${order.lots}`,
    state: stateOf(order),
    trade_avg_price: formatAmount(averagePrice),
    trade_volume: `${filled}`,
    trade_turnover: formatAmount((averagePrice * quantity) / 100_000_000n),
    fee_currency: 'USDT',
    fee: formatAmount(-order.fee),
    profit: formatAmount(order.profit),
    tp_trigger_price: order.takeProfit === undefined ? '' : formatAmount(order.takeProfit),
    sl_trigger_price: order.stopLoss === undefined ? '' : formatAmount(order.stopLoss),
    order_source: 'api',
    created_time: `${order.at}`,
    updated_time: `${order.endedAt ?? order.at}`,
  }
}

const ALGO_TYPES = {
  stopLimit: 'trigger',
  stopMarket: 'trigger',
  trailing: 'trailing_stop',
  takeProfit: 'tp',
  stopLoss: 'sl',
  limit: 'trigger',
  market: 'trigger',
} as const

export function algoJson(order: OrderView, { codeOf }: Codes): Json {
  const trigger = formatAmount(order.stopPrice ?? 0n)
  const { kind } = order
  return {
    id: order.id,
    algo_id: order.id,
    algo_client_order_id: order.clientId ?? '',
    contract_code: codeOf(order.symbol) ?? order.symbol,
    contract_type: 'swap',
    side: tradeSideOf(order),
    position_side: order.side,
    type: ALGO_TYPES[kind],
    margin_mode: 'cross',
    lever_rate: order.leverage ?? 0,
    reduce_only: order.effect === 'close',
    volume: `${order.lots}`,
    state: algoStateOf(order),
    price: formatAmount(order.price ?? 0n),
    trade_volume: `${order.filled}`,
    ...(kind === 'takeProfit' ? { tp_trigger_price: trigger } : {}),
    ...(kind === 'stopLoss' ? { sl_trigger_price: trigger } : {}),
    ...(kind === 'takeProfit' || kind === 'stopLoss' ? {} : { trigger_price: trigger }),
    order_source: 'api',
    created_time: `${order.at}`,
    updated_time: `${order.endedAt ?? order.at}`,
  }
}

export function positionJson(position: PositionView, { codeOf }: Codes, ts: Millis): Json {
  const { margin, cost, profit = 0n, markPrice, liquidationPrice, maintenance = 0n } = position
  const mark = formatAmount(markPrice ?? 0n)
  return {
    contract_code: codeOf(position.symbol) ?? position.symbol,
    position_side: position.side,
    direction: position.side === 'long' ? 'buy' : 'sell',
    margin_mode: 'cross',
    open_avg_price: formatAmount(position.averagePrice),
    volume: `${position.lots}`,
    available: `${position.lots - position.closing}`,
    lever_rate: margin > 0n ? Number((cost * 2n + margin) / (margin * 2n)) : 1,
    liquidation_price: liquidationPrice === undefined ? null : formatAmount(liquidationPrice),
    margin: formatAmount(margin),
    initial_margin: formatAmount(margin),
    maintenance_margin: formatAmount(maintenance),
    profit_unreal: formatAmount(profit),
    profit_rate: formatAmount(margin > 0n ? (profit * 100_000_000n) / margin : 0n),
    mark_price: mark,
    last_price: mark,
    margin_currency: 'USDT',
    contract_type: 'swap',
    updated_time: `${ts}`,
  }
}

export function accountJson(account: AccountView): Json {
  // What open orders hold is money of the account: HTX counts it as equity, and so do its clients as the total.
  const { balance: all, held, margin, profit = 0n, maintenance = 0n, spendable } = account
  const equity = formatAmount((account.equity ?? all) + held)
  const details = {
    currency: 'USDT',
    equity,
    available: formatAmount(all),
    available_margin: formatAmount(spendable),
    withdraw_available: formatAmount(spendable),
    profit_unreal: formatAmount(profit),
    initial_margin: formatAmount(margin),
    maintenance_margin: formatAmount(maintenance),
    frozen: formatAmount(held),
  }
  return { state: 'normal', equity, initial_margin: formatAmount(margin), details: [details] }
}
