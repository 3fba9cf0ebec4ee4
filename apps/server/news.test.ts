/** News of a batch against news of each of its commands: whoever hears either ends with the same. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Follower, Realm } from '@evenkeel/kernel'
import { memoryJournal } from '@evenkeel/kernel/testing'
import { verticals } from '@evenkeel/verticals/all.server.ts'
import {
  type OpenOrders,
  type OrderNews,
  withNews,
} from '@evenkeel/verticals/spot/web/orderLists.ts'
import {
  type BalanceNews,
  type Balances,
  withChanges,
} from '@evenkeel/verticals/wallet/web/balances.ts'
import fc from 'fast-check'
import { GatheredNews } from './news.ts'
import { createPublicIds, idKindsOf } from './publicIds.ts'
import { traded } from './testing/traded.ts'
import { loadTellers } from './verticals.ts'

const ids = createPublicIds(Buffer.alloc(16, 7), idKindsOf(verticals))
const tellers = await loadTellers()

/** What a client holds that has heard of everything since there was nothing. */
class Client {
  open: OpenOrders = { revision: 0, orders: [] }
  held: Balances = { revision: 0, coins: [], balances: [] }

  hear(texts: Iterable<string>): void {
    for (const text of texts) {
      const { channel, data } = JSON.parse(text)
      if (channel === 'orders') this.open = withNews(this.open, data as OrderNews)
      else this.held = withChanges(this.held, data as BalanceNews)
    }
  }

  /** All that it shows: open orders, what became of those that are over, balances. */
  get shown() {
    const over = [...(this.open.told ?? [])].map(([id, { order }]) => [id, order] as const)
    return { open: this.open.orders, over: Object.fromEntries(over), held: this.held.balances }
  }
}

type Pair = { readonly oneByOne: Client; readonly conflated: Client }
type Counts = { batches: number; commands: number; told: number }

/** Follows a batch both ways, and compares what clients hold when it is told. */
function follower(member: number, { oneByOne, conflated }: Pair, counts: Counts): Follower {
  const batch = new GatheredNews(member, tellers, ids)
  const each: string[][] = []
  return {
    see(notice) {
      const command = new GatheredNews(member, tellers, ids)
      command.add(notice)
      batch.add(notice)
      each.push([...command.texts().values()])
    },
    close() {
      const texts = [...batch.texts().values()]
      return () => {
        counts.batches++
        counts.commands += each.length
        counts.told += texts.length
        for (const news of each) oneByOne.hear(news)
        conflated.hear(texts)
        assert.deepEqual(conflated.shown, oneByOne.shown)
        // The answers to the commands themselves may come later than the news, and change nothing.
        for (const news of each) conflated.hear(news)
        assert.deepEqual(conflated.shown, oneByOne.shown)
      }
    },
  }
}

test('who hears one message a batch ends with what one hears who is told of every command', async () => {
  const counts = { batches: 0, commands: 0, told: 0 }
  const trading = async (seed: number) => {
    const pairs = new Map<string, Pair>()
    const follow = (realm: Realm, member: number) => {
      const name = `${realm} ${member}`
      const pair = pairs.get(name) ?? { oneByOne: new Client(), conflated: new Client() }
      pairs.set(name, pair)
      return follower(member, pair, counts)
    }
    await traded(memoryJournal(), { count: 400, seed, follow })
  }
  await fc.assert(fc.asyncProperty(fc.nat(), trading), { numRuns: 10 })
  assert.ok(counts.commands > 1.2 * counts.batches, 'batches held several commands of one member')
  assert.ok(counts.told <= 2 * counts.batches, 'a message a channel at most')
})
