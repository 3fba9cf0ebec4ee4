/** The depth of a pair's book. */
import { depthOf as depthIn, type Rung, type Side, type World } from '@evenkeel/kernel'
import type { Market } from './market.ts'
import { rungsOf } from './match.ts'

/** What can be taken on one side, from the best price on; at most so many prices. */
export function depthOf(
  market: Market,
  side: Side,
  world: Pick<World, 'free' | 'prices'>,
  most: number,
): Rung[] {
  return depthIn(market.book, side, rungsOf(market, side, world), most)
}
