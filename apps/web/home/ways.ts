/** What stands below the valuation: the ways in and out of it, or while they are not built, what works. */
import type en from '../text/en.ts'

export type Way = { readonly path: string; readonly key: keyof typeof en }

const moving: readonly Way[] = [
  { path: '/deposit', key: 'home.deposit' },
  { path: '/withdrawal', key: 'home.withdraw' },
  { path: '/transfer', key: 'home.transfer' },
]
const trade: Way = { path: '/deal/trade', key: 'home.trade' }

/** The first is the main one. Nothing that is not built is offered here: the shortcuts say that it will be. */
export function waysOf(isComing: (path: string) => boolean): readonly Way[] {
  const built = moving.filter(({ path }) => !isComing(path))
  return built.length === moving.length ? built : [trade, ...built]
}
