/** The tables at the size of a large market: 100,000 items in one collection. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { ProjectedEntry } from '@evenkeel/wire/server'
import { itemPage } from '../routes/market.ts'
import { market } from './market.ts'
import { create } from './tables.ts'

const SIZE = 100_000
const MOST_MS = 50
const NOW = 1_700_000_000_000
const tables = await openTestTables()

const ids = {
  of: (_: string, id: number) => String(id),
  ofAll: () => [],
  read: (_: string, text: string) => ({ id: Number(text), nth: 0 }),
}

async function minted(): Promise<void> {
  for (const one of create.split(';').filter((sql) => sql.trim() !== '')) await tables.rows(one, [])
  const event = {
    type: 'collectionMinted',
    number: 1,
    code: 'large',
    kind: 'keelfolk',
    seed: 3,
    size: SIZE,
    basePrice: 10_00000000n,
  }
  const entry = { seq: 1, at: NOW, realm: 'real', decision: { ok: true, events: [event] } }
  const statements = market.fold([{ ...entry, movements: [] } as unknown as ProjectedEntry])
  for (const { sql, values } of statements) await tables.rows(sql, values)
  await tables.rows('analyze nft_item', [])
}

test('[NF19] 100,000 items are listed, sorted and filtered within 50 ms', async (t) => {
  await minted()
  const asked = { sort: 'price_low', shown: 'all', size: 30 } as const
  const questions = [
    asked,
    { ...asked, sort: 'price_high' } as const,
    { ...asked, sort: 'rarity' } as const,
    { ...asked, shown: 'listed' } as const,
    { ...asked, traits: '103.606' } as const,
    { ...asked, sort: 'rarity', traits: '106.506' } as const,
    { ...asked, sort: 'price_high', traits: '0.1.2.100' } as const,
  ]
  for (const question of questions) {
    const took: number[] = []
    for (let tries = 0; tries < 7; tries++) {
      const begun = performance.now()
      const page = await itemPage(tables, ids, 1, question, NOW)
      took.push(performance.now() - begun)
      assert.ok(page.items.length === 30 || page.count < 30)
    }
    // The machine may be busy with others: what it can do is what counts.
    const best = Math.min(...took)
    t.diagnostic(`${JSON.stringify(question)}: ${best.toFixed(1)} ms`)
    assert.ok(best < MOST_MS, `${JSON.stringify(question)} took ${best} ms`)
  }
})

test('[NF19] page after page each item comes once, in order', async () => {
  const seen = new Set<number>()
  let last = 0n
  let next: string | undefined
  for (let pages = 0; pages < 40; pages++) {
    const asked = { sort: 'price_low', shown: 'all', traits: '106', size: 60, after: next } as const
    const page = await itemPage(tables, ids, 1, asked, NOW)
    for (const { number, price = 0n } of page.items) {
      assert.ok(!seen.has(number) && price >= last)
      seen.add(number)
      last = price
    }
    next = page.next
    if (next === undefined) break
  }
  assert.ok(seen.size > 2_000)
})
