/** The take-profits and stop-losses of a position as they are edited: what is sent, and why it cannot be. */
import { isZero } from '@evenkeel/ui/format/amount.ts'
import { amountFrom, formatAmount } from '@evenkeel/ui/format/decimals.ts'
import { wholeOf } from '@evenkeel/ui/format/whole.ts'
import type { Sent } from '@evenkeel/wire'
import type { setTargets } from '../contract/index.ts'
import { netOfClosingAt } from '../core/risk.ts'
import { isTargetRight, ticksOf } from '../core/rules.ts'
import type { Order } from './ownAccount.ts'
import type { Held } from './standing.ts'

export type Target = {
  /** Its place among those that are edited. */
  readonly nth: number
  readonly kind: 'takeProfit' | 'stopLoss'
  readonly price: string
  /** Empty for all that the position has when it goes off. */
  readonly lots: string
}

export type TargetProblem = {
  readonly why: 'missing' | 'wrongSide' | 'offTick' | 'lots'
}

/** As they are set; one for more lots than are left, after a part was closed, is for those that are. */
export function targetsFrom(orders: readonly Order[], held: number): readonly Target[] {
  return orders.flatMap((order, nth): Target[] => {
    const { kind, stopPrice = '', lots } = order
    if (kind !== 'takeProfit' && kind !== 'stopLoss') return []
    return [{ nth, kind, price: stopPrice, lots: lots === 0 ? '' : String(Math.min(lots, held)) }]
  })
}

/** The first thing that is wrong with one, against the mark. */
export function targetProblem(
  { kind, price, lots }: Target,
  { exposure, position }: Held,
): TargetProblem | undefined {
  if (isZero(price)) return { why: 'missing' }
  const tick = ticksOf(exposure.contract, amountFrom(price))
  if (typeof tick !== 'number') return { why: 'offTick' }
  if (!isTargetRight(kind, position.side, tick, exposure.mark)) return { why: 'wrongSide' }
  if (lots === '') return undefined
  const whole = wholeOf(lots)
  return whole === undefined || whole > position.lots ? { why: 'lots' } : undefined
}

/** LC45: what it would come to if it closed at its own price; nothing while it names none. */
export function targetNet(target: Target, held: Held): string | undefined {
  const { exposure, position } = held
  const tick = ticksOf(exposure.contract, amountFrom(target.price))
  if (typeof tick !== 'number' || isZero(target.price)) return undefined
  const lots = Math.min(wholeOf(target.lots) ?? position.lots, position.lots)
  return formatAmount(netOfClosingAt(exposure, tick, lots))
}

export function requestOf({ position }: Held, targets: readonly Target[]): Sent<typeof setTargets> {
  const { symbol, side } = position
  return {
    symbol,
    side,
    targets: targets.map(({ kind, price, lots }) => ({ kind, price, lots: wholeOf(lots) })),
  }
}
