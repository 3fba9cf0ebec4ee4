/** The market maker's quotes in a book, within the lots that it may still take. */
import { freshLadder, Rungs, type Side } from '@evenkeel/kernel'
import { HouseRoom, type HouseView } from './house.ts'
import type { Market } from './state.ts'

export function rungsIn(view: HouseView, market: Market, side: Side): Rungs | undefined {
  const ladder = freshLadder(view.world.prices, market.bookName, market.terms.symbol)
  return ladder && new Rungs(ladder, side, market, new HouseRoom(view, market, side))
}
