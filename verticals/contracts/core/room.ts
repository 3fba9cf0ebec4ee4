/** Whether an account has room for another order or target. The screen goes by it too. Rules LC12, LC13, LC32. */
import { type Refused, refuse } from '@evenkeel/kernel'
import type { Kind, PositionSide, Target } from './facts.ts'
import { ORDERS_MAX, TARGETS_MAX } from './rules.ts'

/** In ticks, or in 10^-8 where the ticks of other symbols are not known: the same for all. 0 for none. */
type Level = number | bigint
export type OfPosition = { readonly symbol: string; readonly side: PositionSide }
export type CarriedTarget<Price extends Level> = {
  readonly kind: Target['kind']
  readonly price: Price
}
export type Carrying<Price extends Level> = OfPosition & {
  readonly takeProfit: Price
  readonly stopLoss: Price
}
type Open<Price extends Level> = Carrying<Price> & { readonly kind: Kind; readonly stop: Price }

/** What an order carries for the lots that it opens. */
export function carriedBy<Price extends Level>(order: Carrying<Price>): CarriedTarget<Price>[] {
  const { takeProfit, stopLoss } = order
  const asked: CarriedTarget<Price>[] = []
  if (takeProfit > 0) asked.push({ kind: 'takeProfit', price: takeProfit })
  if (stopLoss > 0) asked.push({ kind: 'stopLoss', price: stopLoss })
  return asked
}

export function targetIn<Price extends Level>(
  order: Pick<Open<Price>, 'kind' | 'stop'>,
): CarriedTarget<Price> | undefined {
  const { kind, stop: price } = order
  return kind === 'takeProfit' || kind === 'stopLoss' ? { kind, price } : undefined
}

export const nameOf = (
  { symbol, side }: OfPosition,
  { kind, price }: CarriedTarget<Level>,
): string => `${symbol} ${side} ${kind} ${price}`

export const isSame = (one: OfPosition, other: OfPosition): boolean =>
  one.symbol === other.symbol && one.side === other.side

/** What a command would add to an account: orders, targets that are set, or an order that carries some. */
type Added<Price extends Level> = {
  /** Orders that will be open, beside the targets. */
  readonly orders: number
  readonly targets?: readonly CarriedTarget<Price>[]
  readonly carrying?: Carrying<Price>
}

/**
 * LC12, LC13: why an account with these open orders has no room for what is added to it, if so. Every kind and
 * price of a target that an open order may still set takes a place from the beginning, so that no fill ever lacks one.
 */
export function checkRoom<Price extends Level>(
  open: readonly Open<Price>[],
  of: OfPosition,
  { orders, targets = [], carrying }: Added<Price>,
): Refused<'tooManyOrders' | 'tooManyTargets'> | undefined {
  const names = new Set(targets.map((asked) => nameOf(of, asked)))
  let ofPosition = targets.length
  for (const order of open) {
    const asked = targetIn(order)
    if (asked === undefined) continue
    names.add(nameOf(order, asked))
    if (isSame(order, of)) ofPosition++
  }
  let toCome = 0
  const keep = (order: Carrying<Price>): number => {
    let kept = 0
    for (const asked of carriedBy(order)) {
      const name = nameOf(order, asked)
      if (names.has(name)) continue
      names.add(name)
      kept++
    }
    toCome += kept
    if (isSame(order, of)) ofPosition += kept
    return kept
  }
  for (const order of open) keep(order)
  const more = targets.length + (carrying === undefined ? 0 : keep(carrying))
  if (open.length + toCome + targets.length + orders > ORDERS_MAX) return refuse('tooManyOrders')
  return more > 0 && ofPosition > TARGETS_MAX
    ? refuse('tooManyTargets', { maximum: `${TARGETS_MAX}` })
    : undefined
}
