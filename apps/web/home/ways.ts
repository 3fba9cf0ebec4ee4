/** What stands below the valuation: the ways in and out of it, or while they are not built, what works. */
import { listed } from '../places.ts'

type Way = ReturnType<typeof listed<'way'>>[number]

/** The first is the main one. Nothing that is not built is offered here: the shortcuts say that it will be. */
export function waysOf(isComing: (path: string) => boolean): readonly Way[] {
  const ways = listed('way')
  const built = ways.filter(({ path }) => !isComing(path))
  return built.length === ways.length ? built.filter(({ standsIn }) => standsIn !== true) : built
}
