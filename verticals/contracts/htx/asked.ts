/** Reads position, kind and prices of a program's order; fields that contradict each other are refused. */
import { type Amount, parseAmount } from '@evenkeel/kernel'
import {
  amountIn,
  type Fault,
  type Fields,
  isFault,
  textIn,
  wholeIn,
} from '@evenkeel/wire/server/htx'
import type { Effect, Kind, PlaceOrder } from '../core/index.ts'
import { numbered } from './faults.ts'

export type Kinds = Pick<PlaceOrder, 'kind' | 'force' | 'price' | 'stopPrice' | 'distanceBps'>
type Targets = Pick<PlaceOrder, 'takeProfit' | 'stopLoss'>

/** Fields with one valid value, which clients send all the same. */
export const MODE = { margin_mode: ['cross'], contract_type: ['swap'] }
/** HTX's types of orders that wait for a price. */
export const TYPES = { type: ['trigger', 'trailing_stop', 'tpsl', 'sl', 'tp'] }
const AT_MARKET = { tp_type: ['market'], sl_type: ['market'] }
const COMMON = [
  'contract_code',
  'side',
  'position_side',
  'reduce_only',
  'direction',
  'offset',
  'lever_rate',
  'type',
  'time_in_force',
  'volume',
  'price',
  'tp_trigger_price',
  'sl_trigger_price',
  // The client's broker, which ccxt sends; ignored (LC27).
  'channel_code',
]
export const PLAIN = [[...COMMON, 'client_order_id'], { ...MODE, ...AT_MARKET }] as const
export const ALGO = [
  [
    ...COMMON,
    'trigger_price',
    'tp_order_price',
    'sl_order_price',
    'callback_rate',
    'active_price',
    'algo_client_order_id',
  ],
  { ...MODE, ...AT_MARKET, order_price_type: ['formula_price'] },
] as const

const WRONG_TYPE = numbered(1034, 'Incorrect field of order price type.')
/** Units of 10^-8 in 0.01% of 1. */
const UNITS_IN_BP = 10_000n
const TRUE: readonly unknown[] = [1, true, '1', 'true']

const contradicts = (name: string) =>
  numbered(1030, `\`${name}\` contradicts the rest of the order`)

/** The position of an order: a buy opens a long, unless a field makes it close a short. */
export function positionIn(fields: Fields): Pick<PlaceOrder, 'side' | 'effect'> | Fault {
  const trade = textIn(fields, 'side')
  if (trade !== 'buy' && trade !== 'sell') return numbered(1036, '`side` is buy or sell')
  const { direction = trade, offset = 'both', position_side: named = 'both' } = fields
  if (direction !== trade) return contradicts('direction')
  if (offset !== 'both' && offset !== 'open' && offset !== 'close')
    return numbered(1036, '`offset` is open or close')
  if (named !== 'both' && named !== 'long' && named !== 'short')
    return numbered(1036, '`position_side` is long or short')
  const type = textIn(fields, 'type')
  const isBuy = trade === 'buy'
  const reduces = TRUE.includes(fields.reduce_only) || type === 'sl' || type === 'tp'
  const closes = named === 'both' ? reduces || offset === 'close' : isBuy !== (named === 'long')
  if (offset !== 'both' && (offset === 'close') !== closes) return contradicts('offset')
  if (reduces && !closes) return contradicts('position_side')
  return { side: isBuy === closes ? 'short' : 'long', effect: closes ? 'close' : 'open' }
}

const isGiven = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && Number(value) !== 0

/** Refuses the first of these fields that is set: they have no meaning for this order. */
function strayIn(fields: Fields, names: readonly string[]): Fault | undefined {
  const stray = names.find((name) => isGiven(fields[name]))
  return stray === undefined ? undefined : contradicts(stray)
}

const forceIn = (fields: Fields) => {
  const force = textIn(fields, 'time_in_force') ?? 'gtc'
  return force === 'gtc' || force === 'ioc' || force === 'fok' ? force : undefined
}

export function plainKinds(fields: Fields): Kinds | Fault {
  const type = textIn(fields, 'type') ?? 'limit'
  const force = forceIn(fields)
  const price = amountIn(fields, 'price', '1040')
  if (isFault(price)) return price
  if (force === undefined) return WRONG_TYPE
  if (type === 'market') return marketKind(fields, force, { kind: 'market', force: 'gtc' })
  if (type === 'post_only')
    return force === 'gtc'
      ? { kind: 'limit', force: 'postOnly', price }
      : contradicts('time_in_force')
  if (type === 'limit') return { kind: 'limit', force, price }
  if (type !== 'ioc' && type !== 'fok') return WRONG_TYPE
  // Clients send gtc by default.
  const agrees = force === type || force === 'gtc'
  return agrees ? { kind: 'limit', force: type, price } : contradicts('time_in_force')
}

/** A market order has no price, and may fill in part: fok contradicts it. */
function marketKind(fields: Fields, force: string, kinds: Kinds): Kinds | Fault {
  if (force === 'fok') return contradicts('time_in_force')
  return strayIn(fields, ['price']) ?? kinds
}

export function algoKinds(fields: Fields): Kinds | Fault {
  const type = fields.type || 'trigger'
  if (!WAITING_TYPES.includes(type)) return WRONG_WAITING_TYPE
  if (type === 'trailing_stop') return trailing(fields)
  const isTarget = type === 'sl' || type === 'tp'
  const of = isTarget ? `${type}_` : ''
  const others = isTarget
    ? ['price', 'trigger_price', ...TARGET_FIELDS.filter((name) => !name.startsWith(of))]
    : ['tp_order_price', 'sl_order_price']
  const stray = strayIn(fields, [...others, 'callback_rate', 'active_price'])
  const stopPrice = amountIn(fields, `${of}trigger_price`, '1040')
  const price = amountIn(fields, isTarget ? `${of}order_price` : 'price', '1040')
  const force = forceIn(fields)
  for (const one of [stray, stopPrice, price]) if (isFault(one)) return one
  if (stopPrice === undefined || force === undefined) return WRONG_TYPE
  const stop = stopPrice as Amount
  if (type === 'market' || price === undefined || price === 0n)
    return marketKind(fields, force, { kind: 'stopMarket', force: 'gtc', stopPrice: stop })
  return { kind: 'stopLimit', force, price: price as Amount, stopPrice: stop }
}

/** ccxt sends limit and market for a trigger order. */
const WAITING_TYPES: readonly unknown[] = [
  'trigger',
  'limit',
  'market',
  'sl',
  'tp',
  'trailing_stop',
]
const WRONG_WAITING_TYPE = numbered(1034, '`type` is trigger, sl, tp or trailing_stop')
const TARGET_FIELDS = ['tp_trigger_price', 'tp_order_price', 'sl_trigger_price', 'sl_order_price']

/** `callback_rate` is a share, not an amount: clients send it as a number. */
function trailing(fields: Fields): Kinds | Fault {
  const { callback_rate: rate } = fields
  const stray = strayIn(fields, ['price', 'trigger_price', 'tp_order_price', 'sl_order_price'])
  const share = parseAmount(String(rate ?? ''))
  const force = forceIn(fields)
  if (stray !== undefined) return stray
  if (force === undefined) return WRONG_TYPE
  if (share === undefined || share % UNITS_IN_BP !== 0n)
    return numbered(1034, '`callback_rate` is a share in steps of 0.0001')
  const distanceBps = Number(share / UNITS_IN_BP)
  return marketKind(fields, force, { kind: 'trailing', force: 'gtc', distanceBps })
}

/** A trailing stop follows the price from when it is placed: a price at which it would begin must be reached by the mark. */
export function activationFault(fields: Fields, mark: Amount | undefined): Fault | undefined {
  const { active_price: text } = fields
  if (text === undefined || text === null || text === '') return undefined
  // Clients send it as a number; no money is counted by it.
  const active = parseAmount(String(text))
  if (active === undefined) return numbered(1040, '`active_price` is a decimal')
  if (mark === undefined) return numbered(1013, '`active_price` needs a mark price: there is none')
  const isReached = textIn(fields, 'side') === 'sell' ? mark >= active : mark <= active
  return isReached
    ? undefined
    : numbered(1034, 'a trailing stop begins at once: `active_price` is not reached')
}

/** Take-profit and stop-loss that an opening order carries; in `tp` and `sl` orders these fields are the trigger. */
export function targetsIn(fields: Fields): Targets | Fault {
  const type = textIn(fields, 'type')
  if (type === 'tp' || type === 'sl') return { takeProfit: undefined, stopLoss: undefined }
  const takeProfit = amountIn(fields, 'tp_trigger_price', '1040')
  const stopLoss = amountIn(fields, 'sl_trigger_price', '1040')
  if (isFault(takeProfit)) return takeProfit
  return isFault(stopLoss) ? stopLoss : { takeProfit, stopLoss }
}

/** The `lever_rate` of an order; the leverage that is set, without one. 0 for what is none. */
export function leverageIn(fields: Fields, set: number): number {
  const rate = wholeIn(fields, 'lever_rate', { least: 1, most: 1_000, usual: set })
  return isFault(rate) ? 0 : rate
}

/** Leverage is set per contract: an order may repeat it, not change it. */
export function leverageFault(fields: Fields, leverage: number): Fault | undefined {
  if (leverageIn(fields, leverage) === leverage) return undefined
  return numbered(1094, `\`lever_rate\` is ${leverage} until another one is set`)
}

/** A closing stop matches trigger, tpsl, tp and sl: it protects a position, whichever call placed it. */
export function isOfType(
  { kind, effect }: { readonly kind: Kind; readonly effect: Effect },
  fields: Fields,
): boolean {
  // Values of `TYPES` are accepted in any letter case.
  const type = textIn(fields, 'type')?.toLowerCase()
  if (type === undefined) return true
  if (type === 'trailing_stop') return kind === 'trailing'
  const isStop = kind === 'stopLimit' || kind === 'stopMarket'
  if (type === 'trigger') return isStop
  if (isStop) return effect === 'close'
  return (type !== 'sl' && kind === 'takeProfit') || (type !== 'tp' && kind === 'stopLoss')
}
