/** The star: watches a pair, or no longer. */
import {
  IconButton,
  marketFeed,
  useClient,
  useFeed,
  useSession,
  useText,
  useToast,
  useWatchlist,
} from '@evenkeel/ui'
import { useState } from 'react'
import type en from '../text/en.ts'

export function WatchButton({ symbol }: { symbol: string }) {
  const text = useText<keyof typeof en>()
  const toast = useToast()
  const market = useFeed(marketFeed)
  const { askToSignIn } = useClient()
  const { signedIn } = useSession()
  const { value = [] } = useWatchlist()
  const [busy, setBusy] = useState(false)
  const isWatched = value.includes(symbol)

  async function press() {
    if (!signedIn) return askToSignIn()
    if (busy) return
    setBusy(true)
    try {
      await market.watch(symbol, !isWatched)
    } catch {
      toast(text('ui.unreachable'), 'failure')
    } finally {
      setBusy(false)
    }
  }
  return (
    <IconButton
      icon="star"
      filled={isWatched}
      label={text(isWatched ? 'market.unwatch' : 'market.watch')}
      aria-pressed={isWatched}
      onClick={() => void press()}
    />
  )
}
