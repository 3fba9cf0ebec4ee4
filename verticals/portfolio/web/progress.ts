/** How far a subscription is, by what the exchange has credited: the clock of a phone says nothing about that. */
import { DAY_MS } from '../core/rules.ts'
import type { Order } from './useOrders.ts'

export function daysOver({ next_at: next, start_at: start, days }: Order): number {
  return next === undefined ? days : (next - start) / DAY_MS - 1
}
