/** Tells everybody who is connected what can still be subscribed, and what the house owes and holds. */
import type { Realm, Typed } from '@evenkeel/kernel'
import { type Platform, tellWhenChanged } from '@evenkeel/wire/server'
import { productsChannel } from './contract/index.ts'
import type { Event } from './core/index.ts'
import { offeredIn, totalsIn } from './view.ts'

/** Interest of many orders is credited within a minute: what it changes is told once in a while. */
const TOGETHER_MS = 500

type Parts = Pick<Platform, 'exchange' | 'pushToAll' | 'onFailure'>

/** Returns how to stop. */
export function tellOfProducts({ exchange, pushToAll, onFailure }: Parts): () => void {
  return tellWhenChanged({
    exchange,
    everyMs: TOGETHER_MS,
    changes,
    async tell() {
      const news = await exchange.read((machine) => ({
        at: machine.now,
        revision: machine.revision,
        products: offeredIn(machine),
        totals: totalsIn(machine),
      }))
      pushToAll(productsChannel, news)
    },
    onFailure: onFailure('portfolio failed'),
  })
}

const OF_PRODUCTS: ReadonlySet<string> = new Set([
  'productSet',
  'subscribed',
  'interestCredited',
  'subscriptionMatured',
  'subscriptionExited',
] satisfies Event['type'][])

/** Whatever funds the house's account, or takes from it, names that account. */
function changes(realm: Realm, events: readonly Typed[]): boolean {
  if (realm !== 'real') return false
  return events.some(
    (event) => OF_PRODUCTS.has(event.type) || ('house' in event && event.house === 'portfolio'),
  )
}
