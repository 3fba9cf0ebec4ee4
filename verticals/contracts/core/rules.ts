/** The rules of an order by itself: what the exchange refuses whoever places it. The screen goes by them too. */
import {
  type Amount,
  closedDetail,
  formatAmount,
  type Millis,
  type Price,
  type Refused,
  refuse,
  shareUp,
  stepsOf,
  TICK_MAX,
} from '@evenkeel/kernel'
import type {
  Effect,
  Kind,
  OrderFields,
  PlaceOrder,
  PositionSide,
  Refusal,
  Target,
  TimeInForce,
} from './facts.ts'
import {
  bandOf,
  bookSideOf,
  type Contract,
  isBehind,
  isOpenAt,
  marginFor,
  markOf,
  type PriceNow,
  priceAt,
  valueAt,
} from './symbol.ts'

export const LOTS_MAX = 1e9
export const TARGETS_MAX = 10
export const ORDERS_MAX = 200
const DISTANCE_MAX_BPS = 5_000

/** What an order asks for, in ticks and lots. */
export type OrderTerms = Omit<
  OrderFields,
  'id' | 'symbol' | 'member' | 'at' | 'isRising' | 'distance' | 'clientId'
> & {
  readonly distanceBps: number
}

type Checked<Value> = Value | Refused<Refusal>

/** The ticks of a price; or why there are none: it is between two ticks, zero, or beyond all books. */
export function ticksOf(contract: Contract, price: Price | undefined): Checked<number> {
  const tick = stepsOf(price ?? 0n, contract.tickSize)
  if (tick === undefined || tick <= 0) return refuse('priceOffTick')
  if (tick < TICK_MAX) return tick
  return refuse('priceTooHigh', {
    maximum: formatAmount(priceAt(contract, TICK_MAX - 1)),
    asset: 'USDT',
  })
}

/** A command in ticks and lots. */
export function termsOf(
  contract: Contract,
  command: Omit<PlaceOrder, 'type' | 'member' | 'symbol'>,
): Checked<OrderTerms> {
  const { kind, side, effect, lots, leverage = 0, distanceBps = 0 } = command
  if (!areLots(lots)) return refuse('lotsInvalid', { maximum: `${LOTS_MAX}` })
  const isPriced = kind === 'limit' || kind === 'stopLimit'
  const isStop = kind === 'stopLimit' || kind === 'stopMarket'
  const tick = isPriced ? ticksOf(contract, command.price) : 0
  if (typeof tick !== 'number') return tick
  const stop = isStop ? ticksOf(contract, command.stopPrice) : 0
  if (typeof stop !== 'number') return stop
  const isOpening = effect === 'open'
  if (isOpening && !contract.terms.leverages.includes(leverage)) return refuse('leverageNotOffered')
  if (kind === 'trailing' && !isDistance(distanceBps)) return refuse('distanceInvalid')
  const takeProfit = isOpening ? targetTick(contract, command.takeProfit) : 0
  if (typeof takeProfit !== 'number') return takeProfit
  const stopLoss = isOpening ? targetTick(contract, command.stopLoss) : 0
  if (typeof stopLoss !== 'number') return stopLoss
  return {
    side,
    effect,
    kind,
    timeInForce: isPriced ? command.force : 'ioc',
    tick,
    lots,
    leverage: isOpening ? leverage : 0,
    stop,
    distanceBps: kind === 'trailing' ? distanceBps : 0,
    takeProfit,
    stopLoss,
  }
}

const targetTick = (contract: Contract, price: Price | undefined): Checked<number> =>
  price === undefined ? 0 : ticksOf(contract, price)

const isDistance = (bps: number) => Number.isInteger(bps) && bps >= 1 && bps <= DISTANCE_MAX_BPS

export const areLots = (lots: number): boolean =>
  Number.isInteger(lots) && lots >= 1 && lots <= LOTS_MAX

/** Why an order is refused whoever places it, if so. */
export function validate(
  contract: Contract,
  order: OrderTerms,
  reference: PriceNow | undefined,
  now: Millis,
): Refused<Refusal> | undefined {
  const { kind, side, effect, tick, stop } = order
  if (!isOpenAt(contract, now) && !(kind === 'limit' && canRest(order)))
    return refuseClosed(contract, now)
  if (reference === undefined || (reference.isStale && kind !== 'limit'))
    return refuse('priceFeedStale')
  const bookSide = bookSideOf(side, effect)
  // A stop is held against the price that it will match at: its trigger.
  const against = stop > 0 ? { price: priceAt(contract, stop), isStale: false } : reference
  if (tick > 0 && isBehind(bookSide, tick, bandOf(contract, against)[bookSide]))
    return refuse('priceBeyondBand')
  const from = tick || stop || markOf(contract, reference)
  return areTargetsRight(order, from) ? undefined : refuse('targetPriceWrong')
}

export function refuseClosed(contract: Contract, now: Millis): Refused<Refusal> {
  const { hours, holidays } = contract.terms
  return refuse('marketClosed', closedDetail(hours, holidays, now))
}

function areTargetsRight({ side, takeProfit, stopLoss }: OrderTerms, from: number): boolean {
  return (
    (takeProfit === 0 || isTargetRight('takeProfit', side, takeProfit, from)) &&
    (stopLoss === 0 || isTargetRight('stopLoss', side, stopLoss, from))
  )
}

/** A profit is taken beyond the price, a loss is stopped before it. */
export function isTargetRight(
  kind: Target['kind'],
  side: PositionSide,
  tick: number,
  from: number,
): boolean {
  return isRisingTarget(kind, side) ? tick > from : tick < from
}

export const isRisingTarget = (kind: Target['kind'], side: PositionSide): boolean =>
  (kind === 'takeProfit') === (side === 'long')

/** Whether what is not filled of it at once rests in the book. */
export function canRest({
  tick,
  timeInForce,
}: {
  readonly tick: number
  readonly timeInForce: TimeInForce
}): boolean {
  return tick > 0 && (timeInForce === 'gtc' || timeInForce === 'postOnly')
}

export const waitsFor = (kind: Kind): boolean => kind !== 'limit' && kind !== 'market'

/** Whether it may be open after the command that places it. */
export const staysOpen = (order: Pick<OrderTerms, 'kind' | 'tick' | 'timeInForce'>): boolean =>
  canRest(order) || waitsFor(order.kind)

type Resting = {
  readonly effect: Effect
  readonly tick: number
  readonly leverage: number
  readonly makerFeeBps: number
}

/** The margin of what rests of an opening order at its own price; nothing of what closes. */
export function restingMargin(contract: Contract, order: Resting, lots: number): Amount {
  if (order.effect === 'close') return 0n
  return marginFor(valueAt(contract, order.tick, lots), order.leverage)
}

/** The fee of what rests of an opening order, as its maker. */
export function restingFee(contract: Contract, order: Resting, lots: number): Amount {
  if (order.effect === 'close') return 0n
  return shareUp(valueAt(contract, order.tick, lots), order.makerFeeBps)
}

/** What is frozen for so many lots of an order that rests. */
export const frozenFor = (contract: Contract, order: Resting, lots: number): Amount =>
  restingMargin(contract, order, lots) + restingFee(contract, order, lots)
