/** Orders that wait for a trigger: where they stand, how a trailing one moves, and those that found nobody. */
import { ASK, BID, NONE, type Side, TICK_MAX } from '@evenkeel/kernel'
import type { Line, Order } from './state.ts'
import { bookSideOf } from './symbol.ts'

/** The side of the stops that a trigger waits on. */
const stopSide = (isRising: boolean): Side => (isRising ? ASK : BID)

export function addStop(order: Order): void {
  const { stop, isRising, member } = order
  const { book, bySlot } = lineOf(order)
  order.slot = book.add(stopSide(isRising), stop, 1, member)
  bySlot[order.slot] = order
  if (order.kind === 'trailing' && !order.isUnfilled) addStep(order)
}

export function removeStop(order: Order): void {
  const { book, bySlot } = lineOf(order)
  book.remove(order.slot)
  bySlot[order.slot] = undefined
  removeStep(order)
}

/** Moves the trigger of a trailing stop. */
export function moveStop(order: Order, stop: number): void {
  removeStop(order)
  order.stop = stop
  addStop(order)
}

/** It went off and found too few: it waits among those like it, and follows no price any more. */
export function leaveUnfilled(order: Order): void {
  removeStop(order)
  order.isUnfilled = true
  addStop(order)
}

function lineOf({ market, side, effect, isUnfilled }: Order): Line {
  if (isUnfilled) return market.unfilled[bookSideOf(side, effect)]
  return { book: market.stops, bySlot: market.stopBySlot }
}

/** The first in a line whose tick the mark has reached, and that is not skipped: a rise goes before a fall. */
export function firstReached(
  { book, bySlot }: Line,
  mark: number,
  skips: (order: Order) => boolean,
): Order | undefined {
  for (const side of [ASK, BID] as const)
    for (let slot = book.first(side); slot !== NONE; slot = book.after(slot)) {
      if (side === ASK ? book.tick(slot) > mark : book.tick(slot) < mark) break
      const order = bySlot[slot] as Order
      if (!skips(order)) return order
    }
  return undefined
}

/** By a tenth of its distance the mark must better its best before a trailing stop moves. */
const STEPS = 10

/** What the mark must reach for the next step: away from the trigger. */
function addStep(order: Order): void {
  const { market, isRising, stop, distance, member } = order
  const tick = nextStep(stop, distance, isRising)
  if (!isTick(tick)) return
  order.stepSlot = market.steps.add(isRising ? BID : ASK, tick, 1, member)
  market.stepBySlot[order.stepSlot] = order
}

function removeStep(order: Order): void {
  if (order.stepSlot === NONE) return
  order.market.steps.remove(order.stepSlot)
  order.market.stepBySlot[order.stepSlot] = undefined
  order.stepSlot = NONE
}

/** Whether an order can stand at this price. */
export const isTick = (tick: number): boolean => tick >= 1 && tick < TICK_MAX

/** The trigger that is this far from a mark. */
export const trailingStop = (mark: number, distance: number, isRising: boolean): number =>
  isRising ? mark + distance : mark - distance

/** The mark at which a trailing stop moves next. */
export function nextStep(stop: number, distance: number, isRising: boolean): number {
  const further = distance + wholeUp(distance, STEPS)
  return isRising ? stop - further : stop + further
}

/** So many hundredths of a percent of a price in ticks, rounded up. */
export const distanceOf = (tick: number, bps: number): number => wholeUp(tick * bps, 10_000)

/** How often a step goes into an amount, begun ones included. */
export const wholeUp = (amount: number, step: number): number => {
  const rest = amount % step
  return (amount - rest) / step + (rest === 0 ? 0 : 1)
}
