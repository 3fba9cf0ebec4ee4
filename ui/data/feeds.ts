/** What the app follows outside of React, such as prices: a vertical opens a feed, and screens find it by its key. */
import type { Client, Stream } from '@evenkeel/wire/client'
import { useClient } from './context.ts'

/** What every feed is made of. */
export type FeedParts = { readonly client: Client; readonly stream: Stream; signedIn(): boolean }

/** Known to the vertical that brings a feed and to the screens that follow it; so it says what the feed is. */
export type FeedKey<Feed> = {
  readonly name: string
  /** For the manifest of the vertical that brings it. */
  opening(open: (parts: FeedParts) => Feed): FeedOpening
}

export type FeedOpening = { readonly name: string; open(parts: FeedParts): unknown }

/** Every feed of the app by its name, each opened once. */
export type Feeds = ReadonlyMap<string, unknown>

export function feedKey<Feed>(name: string): FeedKey<Feed> {
  return { name, opening: (open) => ({ name, open }) }
}

export function openFeeds(openings: readonly FeedOpening[], parts: FeedParts): Feeds {
  return new Map(openings.map(({ name, open }) => [name, open(parts)]))
}

export function useFeed<Feed>({ name }: FeedKey<Feed>): Feed {
  const { feeds } = useClient()
  if (!feeds.has(name)) throw new Error(`no vertical brings the feed ${name}`)
  return feeds.get(name) as Feed
}
