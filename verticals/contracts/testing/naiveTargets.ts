/** How many targets a position may have on the naive exchange of contracts. */
import type { PositionSide } from '../core/facts.ts'
import type { Draft, Open } from './naiveFigures.ts'

const OPEN_MAX = 200
export const TARGETS_MAX = 10

type Position = Pick<Draft, 'symbol' | 'side'>
type Place = Position & { readonly kind: string; readonly price: number }
type Carrying = Position & Pick<Draft, 'takeProfit' | 'stopLoss'>

const isSame = (one: Place, other: Place): boolean =>
  one.symbol === other.symbol &&
  one.side === other.side &&
  one.kind === other.kind &&
  one.price === other.price

/** What an order will set for the lots that it opens. */
function carried({ symbol, side, takeProfit, stopLoss }: Carrying): Place[] {
  return [
    { symbol, side, kind: 'takeProfit', price: takeProfit },
    { symbol, side, kind: 'stopLoss', price: stopLoss },
  ].filter(({ price }) => price > 0)
}

/** Which take-profits and stop-losses are set. */
export const targetsIn = (open: readonly Open[]): Place[] =>
  open
    .filter(({ kind }) => kind === 'takeProfit' || kind === 'stopLoss')
    .map(({ symbol, side, kind, stop: price }) => ({ symbol, side, kind, price }))

/** Which of the targets that orders carry are not set yet, each kind and price once. */
function toCome(orders: readonly Carrying[], set: readonly Place[]): Place[] {
  return orders
    .flatMap(carried)
    .filter((one) => !set.some((other) => isSame(one, other)))
    .filter((one, nth, all) => all.findIndex((other) => isSame(one, other)) === nth)
}

/** Whether there is room for an order beside all open ones of its member, and for what it carries. */
export function noRoomFor(
  draft: Carrying,
  open: readonly Open[],
  stays: boolean,
): 'tooManyOrders' | 'tooManyTargets' | undefined {
  const set = targetsIn(open)
  const before = toCome(open, set)
  const after = toCome([...open, draft], set)
  if (open.length + after.length + (stays ? 1 : 0) > OPEN_MAX) return 'tooManyOrders'
  if (after.length === before.length) return undefined
  return countOf(draft, [...set, ...after]) > TARGETS_MAX ? 'tooManyTargets' : undefined
}

/** Whether there is room for these targets of a position, in the place of those that it has. */
export function noRoomToSet(
  position: Position,
  targets: readonly { readonly kind: string; readonly price: number }[],
  open: readonly Open[],
): 'tooManyOrders' | 'tooManyTargets' | undefined {
  const { symbol, side } = position
  const isMine = (one: { readonly symbol: string; readonly side: PositionSide }) =>
    one.symbol === symbol && one.side === side
  const set = [
    ...targetsIn(open).filter((one) => !isMine(one)),
    ...targets.map((one) => ({ ...one, symbol, side })),
  ]
  const others = open.filter((one) => targetsIn([one]).length === 0)
  const coming = toCome(open, set)
  if (others.length + set.length + coming.length > OPEN_MAX) return 'tooManyOrders'
  if (targets.length === 0) return undefined
  return countOf(position, [...set, ...coming]) > TARGETS_MAX ? 'tooManyTargets' : undefined
}

const countOf = ({ symbol, side }: Position, places: readonly Place[]): number =>
  places.filter((one) => one.symbol === symbol && one.side === side).length

/** A profit is taken beyond the price, a loss is stopped before it. */
export function isRightSide(
  side: PositionSide,
  kind: 'takeProfit' | 'stopLoss',
  tick: number,
  from: number,
): boolean {
  return (side === 'long') === (kind === 'takeProfit') ? tick > from : tick < from
}
