/** The bill as it is read: filters and balances against a walk through a member's life, on a real table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AccountName, accounts } from '@evenkeel/kernel'
import { openTestDatabase } from '@evenkeel/server/journal/testing/database.ts'
import { balanceBy, lives, ME, writeBill } from '@evenkeel/server/testing/moneyLife.ts'
import type { Tables } from '@evenkeel/wire/server'
import fc from 'fast-check'
import { gainedAfter, oldestOf, rowAt, rowsAfter } from './rows.ts'

const database = await openTestDatabase()
const tables: Tables = {
  rows: async <Row>(sql: string, values: readonly unknown[]) => {
    const { client } = database
    const found = values.length === 0 ? client.query(sql) : client.query(sql, [...values])
    return (await found).rows as Row[]
  },
}

/** Whatever moves is in the bill's own table. */
const bill = { tables, sources: [] }

const DAY = 86_400_000
const FROM = Date.UTC(2026, 0)
const TO = FROM + 30 * DAY
const ASSETS = ['USDT', 'BTC']

test('[W37] for any life the balance after each row is what a walk forward comes to', async () => {
  await fc.assert(
    fc.asyncProperty(lives(ASSETS, FROM, TO), async (life) => {
      await writeBill(tables, life)
      const rows = await rowsAfter(bill, ME, {}, undefined, 1_000)
      for (const row of rows)
        for (const account of [row.from, row.to]) {
          if (account === undefined) continue
          const of = { account, asset: row.asset }
          const now = balanceBy(life, of, () => true)
          const after = now - (await gainedAfter(bill, ME, of, row, life.length))
          const walked = balanceBy(life, of, (_, nth, which) => {
            return nth + 1 < row.seq || (nth + 1 === row.seq && which <= row.nth)
          })
          assert.equal(after, walked)
        }
    }),
    { numRuns: 40 },
  )
})

test('[W37] what happens after the balances were looked at does not count', async () => {
  await fc.assert(
    fc.asyncProperty(lives(ASSETS, FROM, TO), fc.nat(40), async (life, looked) => {
      await writeBill(tables, life)
      const [row] = await rowsAfter(bill, ME, { to: life[looked]?.at }, undefined, 1)
      if (row === undefined || row.seq > looked) return
      for (const account of accounts) {
        const of: { account: AccountName; asset: string } = { account, asset: row.asset }
        const then = balanceBy(life, of, (_, nth) => nth < looked)
        const walked = balanceBy(life, of, (_, nth, which) => {
          return nth + 1 < row.seq || (nth + 1 === row.seq && which <= row.nth)
        })
        assert.equal(then - (await gainedAfter(bill, ME, of, row, looked)), walked)
      }
    }),
    { numRuns: 40 },
  )
})

test('[W38] for any range, coin and tab exactly those rows are read, newest first, page by page', async () => {
  const wish = fc.record({
    from: fc.option(fc.integer({ min: FROM - DAY, max: TO + DAY }), { nil: undefined }),
    to: fc.option(fc.integer({ min: FROM - DAY, max: TO + DAY }), { nil: undefined }),
    asset: fc.constantFrom(undefined, ...ASSETS),
    tab: fc.constantFrom(undefined, 'deposit' as const, 'spot' as const, 'assets' as const),
  })
  await fc.assert(
    fc.asyncProperty(
      lives(ASSETS, FROM, TO),
      wish,
      fc.integer({ min: 1, max: 7 }),
      async (life, wish, size) => {
        await writeBill(tables, life)
        const all = await rowsAfter(bill, ME, {}, undefined, 1_000)
        const expected = all.filter(
          ({ at, asset, tab }) =>
            at >= (wish.from ?? 0) &&
            at < (wish.to ?? Number.POSITIVE_INFINITY) &&
            (wish.asset === undefined || asset === wish.asset) &&
            (wish.tab === undefined || tab === wish.tab),
        )
        const read = []
        for (;;) {
          const page = await rowsAfter(bill, ME, wish, read.at(-1), size)
          read.push(...page)
          if (page.length < size) break
        }
        assert.deepEqual(read, expected)
        assert.equal(await oldestOf(bill, ME, wish), expected.at(-1)?.at)
      },
    ),
    { numRuns: 60 },
  )
})

test('[W37] a row is found by its place, and only by its owner in its realm', async () => {
  const own = fc.sample(lives(ASSETS, FROM, TO), 5).find((life) => life.length > 20) ?? []
  await writeBill(tables, own)
  const rows = await rowsAfter(bill, ME, {}, undefined, 1_000)
  for (const row of rows) {
    assert.deepEqual(await rowAt(bill, ME, row), row)
    assert.equal(await rowAt(bill, { ...ME, realm: 'demo' }, row), undefined)
    assert.equal(await rowAt(bill, { ...ME, id: 9 }, row), undefined)
  }
})
