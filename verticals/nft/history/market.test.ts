/** The tables at the size of a large market: 100,000 items in one collection. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { ProjectedEntry } from '@evenkeel/wire/server'
import { itemPage } from '../routes/market.ts'
import { market } from './market.ts'
import { create } from './tables.ts'

const SIZE = 100_000
const NOW = 1_700_000_000_000
const tables = await openTestTables()

type Plan = { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number }
type Explained = readonly [{ readonly Plan: Plan }]

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

test('[NF19] a page of 100,000 items reads a tenth of the table at most, and with attributes the table once', async () => {
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
  const whole = await blocksRead('select count(*) from nft_item', [])
  for (const question of questions) {
    let blocks = 0
    const counted = {
      async rows(sql: string, values: readonly unknown[]) {
        blocks += await blocksRead(sql, values)
        return tables.rows(sql, values)
      },
    }
    const page = await itemPage(counted as typeof tables, ids, 1, question, NOW)
    assert.ok(page.items.length === 30 || page.count < 30)
    // With attributes, the index on them is read as well.
    const most = 'traits' in question ? 1.25 * whole : whole / 10
    assert.ok(blocks > 0 && blocks < most, `${JSON.stringify(question)}: ${blocks} of ${whole}`)
  }
})

/** How many blocks of 8 KB PostgreSQL looks at for a query. */
async function blocksRead(sql: string, values: readonly unknown[]): Promise<number> {
  const explained = `explain (analyze, buffers, format json) ${sql}`
  const [row] = await tables.rows<{ 'QUERY PLAN': Explained }>(explained, values)
  const { Plan: plan } = (row as { 'QUERY PLAN': Explained })['QUERY PLAN'][0]
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
}

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
