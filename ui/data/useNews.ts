/** What changes while a screen shows it: told by the socket, and read again. */
import type { AnyChannel } from '@evenkeel/wire'
import { useRef } from 'react'
import { useChannel } from './hooks.ts'
import type { Concerns } from './shared.ts'

/** Calls with each news that is of concern; `onNews` is a `refresh`, which keeps many of them to one read a second. */
export function useNews<C extends AnyChannel>(
  channel: C,
  concerns: Concerns<C>,
  onNews: () => void,
): void {
  const before = useRef<Parameters<Concerns<C>>[0]>(undefined)
  useChannel(channel, (news) => {
    const isConcern = concerns(news, before.current)
    before.current = news
    if (isConcern) onNews()
  })
}
