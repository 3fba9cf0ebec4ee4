/** What pieces of the kit may ask for that only the members' app has: here, nothing. */
import type { Account, Feeds, Pairs } from '@evenkeel/ui'
import type { Stream } from '@evenkeel/wire/client'
import type { FollowLine } from './follow.ts'
import type { Shell } from './shell.ts'

const nothing = () => undefined
const nobody = () => nothing

export const noFeeds: Feeds = new Map()
export const noPairs: Pairs = { symbol: () => '', choose: nothing, subscribe: nobody }

/** Whoever reads something reads it again when the stream of changes is live again. */
export function streamOf(follow: FollowLine): Stream {
  return {
    subscribe: nobody,
    listen: nobody,
    hear: nothing,
    onResume: follow.onResume,
    delayMs: nothing,
    restart: follow.restart,
    stop: nothing,
  }
}

export function accountOf(shell: Shell): Account {
  return {
    device: nothing,
    keepDevice: nothing,
    enter: ({ token }) => shell.enter(token),
    renew: nothing,
    leave: shell.signOut,
  }
}
