/** Feeds are opened once, each with what every feed is made of, and found by their keys. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FeedParts, feedKey, openFeeds } from './feeds.ts'

test('every feed is opened once, with the parts of the app, under the name of its key', () => {
  const parts = { signedIn: () => true } as FeedParts
  const prices = feedKey<{ price: string }>('prices')
  const counts = feedKey<number>('counts')
  const given: FeedParts[] = []
  const feeds = openFeeds(
    [
      prices.opening((own) => {
        given.push(own)
        return { price: '7' }
      }),
      counts.opening(() => 0),
    ],
    parts,
  )
  assert.deepEqual(given, [parts])
  assert.deepEqual(feeds.get(prices.name), { price: '7' })
  assert.equal(feeds.get(counts.name), 0)
})
