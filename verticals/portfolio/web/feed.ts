/** What the member's subscriptions have earned, as the app follows it: read by a call, and again with every change of an order. */
import type { CoinEarnings, Earnings, FeedParts, Followed } from '@evenkeel/ui'
import { createReading, type Reading } from '@evenkeel/ui/data/reading.ts'
import { getEarnings, portfolioChannel } from '../contract/index.ts'

type Coins = { readonly coins: readonly CoinEarnings[] }

const UNREAD: Followed<readonly CoinEarnings[]> = { value: undefined, failed: false }
const NOTHING: Coins = { coins: [] }

/** What one member read is forgotten with the last screen that showed it: the next may be another's. */
export function createEarnings({ client, stream, signedIn }: FeedParts): Earnings {
  const listeners = new Set<() => void>()
  let followed = UNREAD
  let reading: Reading<Coins> | undefined
  let stop = () => {}

  function become(next: Followed<readonly CoinEarnings[]>): void {
    followed = next
    for (const listener of [...listeners]) listener()
  }

  function start(): void {
    const mine = createReading<Coins>(
      async (signal) => {
        if (!signedIn()) return NOTHING
        return client.call(getEarnings, { since: String(midnightOf(Date.now())) }, { signal })
      },
      ({ data, error }) => become({ value: data?.coins, failed: error !== undefined }),
    )
    const unsubscribe = stream.subscribe(portfolioChannel, () => mine.refresh())
    const unresume = stream.onResume(() => void mine.reload())
    reading = mine
    stop = () => {
      unsubscribe()
      unresume()
      mine.stop()
      reading = undefined
      followed = UNREAD
    }
    void mine.reload()
  }

  return {
    now: () => followed,
    retry: () => void reading?.reload(),
    follow(listener) {
      listeners.add(listener)
      if (reading === undefined) start()
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop()
      }
    },
  }
}

/** Where the day of a moment began, by the clock on the wall here. */
export function midnightOf(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}
