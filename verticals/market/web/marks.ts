/** What the mark of an instrument is of. */
import type { Instrument } from '@evenkeel/ui'

/** A coin has its own; of a pair of currencies both count. */
export function markOf({ symbol, base, class: listedUnder }: Instrument): string {
  return listedUnder === 'crypto' ? base : symbol.toUpperCase()
}
