/** Tells that something has happened to the member's account, such as a verification; the members' own vertical brings it. */
import { useEffect, useEffectEvent } from 'react'
import { feedKey, useFeed } from './feeds.ts'

/** Only that it has: what it means for a screen, the screen reads. */
export type AccountNews = { follow(listener: () => void): () => void }
export const accountNewsFeed = feedKey<AccountNews>('accountNews')

export function useAccountNews(listener: () => void): void {
  const news = useFeed(accountNewsFeed)
  const hear = useEffectEvent(listener)
  useEffect(() => news.follow(() => hear()), [news])
}
