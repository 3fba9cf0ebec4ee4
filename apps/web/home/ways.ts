/** What stands below the valuation: the ways in and out of it, or what works with play money. */
import { isRealOnly, listed } from '../places.ts'

type Way = ReturnType<typeof listed<'way'>>[number]

/** The first is the main one. Nothing that does not work here is offered: the shortcuts say where it does. */
export function waysOf(demo: boolean): readonly Way[] {
  const ways = listed('way')
  const open = ways.filter(({ path }) => !(demo && isRealOnly(path)))
  return open.length === ways.length ? open.filter(({ standsIn }) => standsIn !== true) : open
}
