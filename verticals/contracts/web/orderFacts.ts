/** What an order form goes by: the contract, its prices and book, and the member's account. */
import type { BookLevel } from '@evenkeel/ui'
import { amountFrom } from '@evenkeel/ui/format/decimals.ts'
import { stepsIn } from '@evenkeel/ui/format/whole.ts'
import type { Sent } from '@evenkeel/wire'
import type { placeOrder } from '../contract/index.ts'
import { type OrderTerms, termsOf } from '../core/rules.ts'
import {
  bookSideOf,
  type Contract,
  isBehind,
  markOf,
  type PriceNow,
  slippageOf,
} from '../core/symbol.ts'
import type { Listed } from './listed.ts'
import {
  hasTargetFields,
  isPriced,
  isStop,
  type OrderForm,
  type PositionSide,
} from './orderForm.ts'
import type { Order, Position } from './ownAccount.ts'
import type { Standing } from './standing.ts'

export type Facts = {
  readonly listed: Listed
  readonly leverage: number
  readonly reference: PriceNow | undefined
  /** The exchange's time. */
  readonly now: number
  /** Best price first; `undefined` while they are not known. */
  readonly bids: readonly BookLevel[] | undefined
  readonly asks: readonly BookLevel[] | undefined
  /** Absent for a visitor, and while they are not known. */
  readonly standing: Standing | undefined
  readonly orders: readonly Order[] | undefined
}

export type Request = Sent<typeof placeOrder>

/** The order that a form asks for, with so many lots. */
export function requestOf(form: OrderForm, lots: number, facts: Facts): Request {
  const { side, effect, kind, force } = form
  const isOpening = effect === 'open'
  const target = (value: string) => (hasTargetFields(form) && value !== '' ? value : undefined)
  return {
    symbol: facts.listed.symbol,
    side,
    effect,
    kind,
    force: isPriced(kind) ? force : 'gtc',
    lots,
    price: isPriced(kind) ? form.price : undefined,
    stopPrice: isStop(kind) ? form.stopPrice : undefined,
    distanceBps: kind === 'trailing' ? bpsOf(form.distance) : undefined,
    leverage: isOpening ? facts.leverage : undefined,
    takeProfit: target(form.takeProfit),
    stopLoss: target(form.stopLoss),
  }
}

/** The same in ticks, as the core's rules see it; or why there is no such order. */
export function orderOf(contract: Contract, request: Request) {
  const {
    side,
    effect = 'open',
    kind = 'limit',
    force = 'gtc',
    lots,
    leverage,
    distanceBps,
  } = request
  const command = {
    side,
    effect,
    kind,
    force,
    lots,
    leverage,
    distanceBps,
    price: amountIn(request.price),
    stopPrice: amountIn(request.stopPrice),
    takeProfit: amountIn(request.takeProfit),
    stopLoss: amountIn(request.stopLoss),
  }
  return termsOf(contract, command)
}

/** A percent as it is typed, in hundredths of a percent. */
export function bpsOf(percent: string): number {
  return stepsIn(amountFrom(percent), 1_000_000n)
}

export function markIn({ listed, reference }: Facts): number | undefined {
  return reference && markOf(listed.contract, reference)
}

export function positionIn({ listed, standing }: Facts, side: PositionSide): Position | undefined {
  return standing?.held.find(
    ({ position }) => position.symbol === listed.symbol && position.side === side,
  )?.position
}

/** The lots of resting orders that would add to a position. */
export function openingLots({ listed, orders = [] }: Facts, side: PositionSide): number {
  return orders
    .filter((one) => one.symbol === listed.symbol && one.side === side)
    .filter(({ effect, state }) => effect === 'open' && state === 'open')
    .reduce((sum, { lots, filled }) => sum + lots - filled, 0)
}

export type Fill = { readonly tick: number; readonly lots: number }

/** What an order would trade with at once in the book as it is shown: an estimate, never a promise. */
export function fillsOf(order: OrderTerms, facts: Facts): readonly Fill[] {
  const { listed, reference } = facts
  const { contract } = listed
  if (order.stop > 0 || order.distanceBps > 0 || order.timeInForce === 'postOnly') return NONE
  const side = bookSideOf(order.side, order.effect)
  const levels = (side === bookSideOf('long', 'open') ? facts.asks : facts.bids) ?? []
  const limit = order.tick || (reference && slippageOf(contract, reference)[side])
  const fills: Fill[] = []
  let left = order.lots
  for (const level of levels) {
    const tick = stepsIn(amountFrom(level.price), contract.terms.tickSize)
    const offered = stepsIn(amountFrom(level.quantity), contract.terms.lotSize)
    if (left === 0 || (limit !== undefined && isBehind(side, tick, limit))) break
    const lots = Math.min(left, offered)
    if (lots === 0) continue
    fills.push({ tick, lots })
    left -= lots
  }
  return fills
}

const NONE: readonly Fill[] = []

function amountIn(value: string | undefined): bigint | undefined {
  return value === undefined ? undefined : amountFrom(value)
}
