/** Figures that move with the price, as short as an eye can follow: to the hundredth, cut. */
import { cutTo } from '@evenkeel/ui/format/decimals.ts'

/** For estimates at a price; what was moved is shown whole. */
export function cents(value: string): string {
  return cutTo(value, '0.01')
}
