/** What changes while a screen shows it: told by the socket, and read again at a calm pace. */
import type { AnyChannel, News } from '@evenkeel/wire'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useChannel } from './hooks.ts'

/** Where much happens at once, a screen need not be read again for each of it. */
const CALM_MS = 1_000

/** `onNews` at once, and then no more than once a second while news of its concern keep coming. */
export function useNews<C extends AnyChannel>(
  channel: C,
  concerns: (news: News<C>) => boolean,
  onNews: () => void,
): void {
  const again = useEffectEvent(onNews)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isWaiting = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  function rest() {
    timer.current = undefined
    if (!isWaiting.current) return
    isWaiting.current = false
    timer.current = setTimeout(rest, CALM_MS)
    again()
  }
  useChannel(channel, (news) => {
    if (!concerns(news)) return
    isWaiting.current = true
    if (timer.current === undefined) rest()
  })
}
