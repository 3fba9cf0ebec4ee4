/** The figures of a contract, each by its plain formula in exact integers. */
import { type Amount, type Price, type ReferencePrice, UNIT } from '@evenkeel/kernel'
import type { Effect, OrderFields, PositionSide, Refusal, Terms } from '../core/facts.ts'

/** An order as it is asked for. */
export type Draft = OrderFields
/** An open order. It is never changed: a changed one takes its place in the list. */
export type Open = OrderFields & {
  readonly waits: boolean
  readonly remaining: number
  readonly frozen: Amount
  readonly makerFeeBps: number
  /** Of those that wait for one price, who came there first goes first. */
  readonly since: number
  /** It went off and found too few to trade with. */
  readonly isUnfilled: boolean
}
export type Position = {
  readonly id: number
  readonly member: number
  readonly symbol: string
  readonly side: PositionSide
  readonly lots: number
  readonly cost: Amount
  readonly margin: Amount
  /** The symbol's funding index up to which it was settled. */
  readonly index: Amount
  /** A funding was fixed, and nobody has tried to settle it yet. */
  readonly isUnpaid: boolean
}
export type Market = {
  readonly terms: Terms
  readonly index: Amount
  /** Above zero when the house maker is long; and what it paid for that, less what it got. */
  readonly houseLots: number
  readonly houseCost: Amount
  /** The last moment that a funding was fixed for. */
  readonly fundedFor: number
  /** Of which ladder what was taken, by side and tick. */
  readonly ladder: number
  readonly taken: ReadonlyMap<string, number>
}

/** The order as it was asked for. */
export function draftOf(order: Open): Draft {
  const { id, symbol, member, at, side, effect, kind, timeInForce, tick, lots, leverage } = order
  const { stop, isRising, distance, takeProfit, stopLoss, clientId } = order
  return {
    id,
    symbol,
    member,
    at,
    side,
    effect,
    kind,
    timeInForce,
    tick,
    lots,
    leverage,
    stop,
    isRising,
    distance,
    takeProfit,
    stopLoss,
    clientId,
  }
}

export const BPS = 10_000n
export const MILLION = 1_000_000n
export const LOTS_MAX = 1_000_000_000
const TICKS = 2n ** 30n

export const roundedUp = (whole: bigint, by: bigint): bigint => (whole + by - 1n) / by
export const directionOf = (side: PositionSide): bigint => (side === 'long' ? 1n : -1n)
export const otherSide = (side: PositionSide): PositionSide => (side === 'long' ? 'short' : 'long')
export const buys = ({ side, effect }: { side: PositionSide; effect: Effect }): boolean =>
  (side === 'long') === (effect === 'open')

export function worthAt({ tickSize, lotSize }: Terms, tick: number, lots: number): Amount {
  return (BigInt(tick) * BigInt(lots) * tickSize * lotSize) / UNIT
}

/** The reference in ticks, rounded to the nearest, halves up. */
export function markOf({ tickSize }: Terms, { price }: ReferencePrice): number {
  const tick = (2n * price + tickSize) / (2n * tickSize)
  if (tick < 1n) return 1
  return Number(tick < TICKS ? tick : TICKS - 1n)
}

/** Whether an order can stand at a tick: from the first to the last. */
export const isBookTick = (tick: number): boolean => tick >= 1 && BigInt(tick) < TICKS

export const feeOf = (value: Amount, bps: number): Amount => roundedUp(value * BigInt(bps), BPS)
export const marginOf = (value: Amount, leverage: number): Amount =>
  roundedUp(value, BigInt(leverage))

/** Margin and fee of what rests of an order that opens. */
export function frozenFor(
  terms: Terms,
  { tick, leverage, effect }: Draft,
  lots: number,
  makerFeeBps: number,
): Amount {
  if (effect === 'close') return 0n
  const value = worthAt(terms, tick, lots)
  return marginOf(value, leverage) + feeOf(value, makerFeeBps)
}

/** What lies above the last tier goes by the last one's rate. */
export function maintenanceOf({ tiers }: Terms, value: Amount): Amount {
  let parts = 0n
  let from = 0n
  tiers.forEach(({ valueMax, maintenanceBps }, nth) => {
    const isLast = nth === tiers.length - 1
    const to = isLast || value < valueMax ? value : valueMax
    if (to > from) parts += (to - from) * BigInt(maintenanceBps)
    from = valueMax
  })
  return roundedUp(parts, BPS)
}

/** The margin for a value, each part of it opened with the highest leverage of its tier. */
export function stressOf({ tiers }: Terms, value: Amount): Amount {
  return tiers.reduce((sum, { valueMax, leverageMax }, nth) => {
    const from = tiers[nth - 1]?.valueMax ?? 0n
    const to = nth === tiers.length - 1 ? value : least(value, valueMax)
    return to > from ? sum + marginOf(to - from, leverageMax) : sum
  }, 0n)
}

/** The largest value that may be opened with a leverage. */
export function valueAllowed({ tiers }: Terms, leverage: number): Amount {
  let most = 0n
  for (const { valueMax, leverageMax } of tiers)
    if (leverageMax >= leverage && valueMax > most) most = valueMax
  return most
}

/** What is wrong with a price, if it is none of the symbol. */
export function offTick({ tickSize }: Terms, price: Price): Refusal | undefined {
  if (price <= 0n || price % tickSize !== 0n) return 'priceOffTick'
  return price / tickSize >= TICKS ? 'priceTooHigh' : undefined
}

export const ticksOf = ({ tickSize }: Terms, price: Price): number => Number(price / tickSize)

export function areLots(lots: number, least = 1): boolean {
  return Number.isInteger(lots) && lots >= least && lots <= LOTS_MAX
}

/** Whether a price lies so many hundredths of a percent through another, to the loss of who trades at it. */
export function isThrough(price: Price, held: Price, bps: number, isBuy: boolean): boolean {
  const part = BigInt(bps)
  return isBuy ? price * BPS > held * (BPS + part) : price * BPS < held * (BPS - part)
}

/** Whether what is left of an order may rest. */
export function canRest({ tick, timeInForce }: Draft): boolean {
  return tick > 0 && (timeInForce === 'gtc' || timeInForce === 'postOnly')
}

/** How far the trigger of a trailing stop stays behind the mark, in ticks. */
export const distanceOf = (mark: number, bps: number): number =>
  Number(roundedUp(BigInt(mark) * BigInt(bps), BPS))

/** How much better the mark must be before the trigger moves. */
export const stepOf = (distance: number): number => Number(roundedUp(BigInt(distance), 10n))

export function least(one: bigint, other: bigint): bigint {
  if (one < other) return one
  return other
}
