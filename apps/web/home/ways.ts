/** What stands below the valuation: the ways in and out of it, or while they are not built, what works. */
import { isRealOnly, listed } from '../places.ts'

type Way = ReturnType<typeof listed<'way'>>[number]

/** The first is the main one. Nothing that does not work here is offered: the shortcuts say where or when it will. */
export function waysOf(isComing: (path: string) => boolean, demo: boolean): readonly Way[] {
  const ways = listed('way')
  const open = ways.filter(({ path }) => !isComing(path) && !(demo && isRealOnly(path)))
  return open.length === ways.length ? open.filter(({ standsIn }) => standsIn !== true) : open
}
