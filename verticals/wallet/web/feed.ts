/** The member's balances as the app follows them: read by a call, kept up to date by the channel. */
import type { Balance, Balances, FeedParts, Followed } from '@evenkeel/ui'
import { createReading, type Reading } from '@evenkeel/ui/data/reading.ts'
import { balancesChannel, getBalances } from '../contract.ts'
import { type Balances as Held, withChanges } from './balances.ts'

const UNREAD: Followed<readonly Balance[]> = { value: undefined, failed: false }
const NOTHING: Held = { revision: 0, coins: [], balances: [] }

/** What one member read is forgotten with the last screen that showed it: the next may be another's. */
export function createBalances({ client, stream, signedIn }: FeedParts): Balances {
  const listeners = new Set<() => void>()
  let followed = UNREAD
  let reading: Reading<Held> | undefined
  let stop = () => {}

  function become(next: Followed<readonly Balance[]>): void {
    followed = next
    for (const listener of [...listeners]) listener()
  }

  function start(): void {
    const mine = createReading<Held>(
      async (signal) => (signedIn() ? client.call(getBalances, {}, { signal }) : NOTHING),
      ({ data, error }) => become({ value: data?.balances, failed: error !== undefined }),
    )
    const unsubscribe = stream.subscribe(balancesChannel, (news) =>
      mine.update((held) => withChanges(held, news)),
    )
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
