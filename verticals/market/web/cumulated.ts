/** How much stands up to each price of a book, for the bars behind it. */
import type { BookLevel } from '@evenkeel/ui'
import { drawn } from '@evenkeel/ui/format/drawing.ts'

export type Cumulated = BookLevel & {
  /** Of all that is shown, what stands at this price and the better ones: for drawing only. */
  readonly share: number
}

export function cumulated(levels: readonly BookLevel[]): readonly Cumulated[] {
  let sum = 0
  const sums = levels.map(({ quantity }) => {
    sum += drawn(quantity)
    return sum
  })
  return levels.map((level, nth) => ({ ...level, share: sum === 0 ? 0 : (sums[nth] ?? 0) / sum }))
}
