/** Whether something may be valued by a price, though perhaps nothing may be settled by it. */
import type { ReferencePrice } from './board.ts'

export function canValue({
  isStale,
  isClosed = false,
}: Pick<ReferencePrice, 'isStale' | 'isClosed'>) {
  return !isStale || isClosed
}
