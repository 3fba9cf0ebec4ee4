/** The depth of a book: members' orders and the house maker's ladder, price by price. */
import type { Rung } from './board.ts'
import { type Book, isBetter, type Side } from './book.ts'

/** What is left of a ladder: its best rung, of which some may be taken. */
export type LadderLeft = { readonly tick: number; readonly lots: number; take(lots: number): void }

/** What can be taken on one side, from the best price on; at most so many prices. */
export function depthOf(
  book: Book,
  side: Side,
  ladder: LadderLeft | undefined,
  most: number,
): Rung[] {
  const levels: Rung[] = []
  const resting = book.depth(side)[Symbol.iterator]()
  let order = resting.next()
  while (levels.length < most) {
    const offered = ladder !== undefined && ladder.tick > 0 ? ladder : undefined
    const rests = order.done ? undefined : order.value
    if (offered === undefined && rests === undefined) break
    const isLadder =
      offered !== undefined && (rests === undefined || isBetter(side, offered.tick, rests.tick))
    const isBoth = offered !== undefined && offered.tick === rests?.tick
    const { tick, lots } = (isLadder ? offered : rests) as Rung
    levels.push({ tick, lots: lots + (isBoth ? offered.lots : 0) })
    if (isLadder || isBoth) offered.take(offered.lots)
    if (!isLadder) order = resting.next()
  }
  return levels
}
