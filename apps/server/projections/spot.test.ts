/** The tables of orders and fills: the same however they are folded, and equal to what is in memory. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatAmount, realms } from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.server.ts'
import { orders } from '@evenkeel/verticals/spot/history.ts'
import { changedOrders, type Facts, factsOfOpen, stateOf } from '@evenkeel/verticals/spot/view.ts'
import { openTestDatabase } from '../journal/testing/database.ts'
import { traded } from '../testing/traded.ts'
import { foldUntil, positionOf, prepareProjections } from './fold.ts'
import { textOf } from './testing.ts'

const database = await openTestDatabase()
const { client } = database
const tables = ['spot_order', 'spot_fill']

for (const seed of [1, 2, 3, 4])
  test(`[J9] orders and fills folded step by step, and dropped and folded anew: the rows are equal, ${seed}`, async (t) => {
    const journal = await database.journal(t)
    await traded(journal, { count: 1_500, seed })
    const until = journal.seq
    await prepareProjections(client, [orders], { anew: true })
    for (let to = 1; to < until; to += 1 + (to % 7))
      await foldUntil(client, t.name, [orders], cores, to)
    await foldUntil(client, t.name, [orders], cores, until)
    const first = await Promise.all(tables.map((table) => textOf(client, table)))
    assert(
      first.every((rows) => rows.length > 400),
      `${first.map(({ length }) => length)} rows`,
    )
    await prepareProjections(client, [orders], { anew: true })
    assert.deepEqual(await textOf(client, 'spot_order'), [])
    await foldUntil(client, t.name, [orders], cores, until)
    assert.equal(await positionOf(client, [orders]), until)
    const second = await Promise.all(tables.map((table) => textOf(client, table)))
    const isOther = (nth: number) => (row: string) => !second[nth]?.includes(row)
    assert.deepEqual(first[1]?.filter(isOther(1)), [])
    assert.deepEqual(first[0]?.filter(isOther(0)), [])
    assert.deepEqual(
      second.map(({ length }) => length),
      first.map(({ length }) => length),
    )
  })

test('[J9] the tables have the open orders of memory, and every order has its fills', async (t) => {
  const journal = await database.journal(t)
  const machine = await traded(journal, { count: 3_000, seed: 7 })
  await prepareProjections(client, [orders], { anew: true })
  for (let to = 1; to < journal.seq; to += 13) await foldUntil(client, t.name, [orders], cores, to)
  await foldUntil(client, t.name, [orders], cores, journal.seq)
  const inMemory = realms.flatMap((realm) =>
    [...stateOf(machine, realm).orders.values()].map((order) => {
      const { filled, filledQuote, fee, state } = factsOfOpen(order)
      const { id, member, side, kind, timeInForce, tick, stop, lots, clientId } = order
      const terms = [realm, id, member, side, kind, timeInForce, tick, stop, lots, clientId]
      return [...terms, filled, formatAmount(filledQuote), formatAmount(fee), state].join(' ')
    }),
  )
  const sql = `select concat_ws(' ', realm, id, member, side, kind, force, tick, stop, lots,
      client_id, filled, trim_scale(deal), trim_scale(fee), state) as text
    from spot_order where ended_at is null order by realm desc, id`
  const inTable = await database.rows<{ text: string }>(sql)
  assert(inMemory.length > 20, `${inMemory.length} open orders`)
  assert.deepEqual(inTable.map(({ text }) => text).sort(), inMemory.sort())
  const count = async (from: string) =>
    Number((await database.rows<{ count: string }>(`select count(*) from ${from}`))[0]?.count)
  const states = await database.rows<{ state: string; count: string }>(
    'select state, count(*) from spot_order group by state',
  )
  assert.deepEqual(states.map(({ state }) => state).sort(), [
    'cancelled',
    'filled',
    'open',
    'waiting',
  ])
  assert.equal(
    await count(`spot_order where (ended_at is null) <> (state in ('open', 'waiting'))`),
    0,
  )
  assert.equal(
    await count(`spot_order o full join (select realm, order_id, member, sum(lots) lots,
        sum(deal) deal, sum(fee) fee from spot_fill group by realm, order_id, member) f
      on o.realm = f.realm and o.id = f.order_id and o.member = f.member
      where o.id is null or o.filled <> coalesce(f.lots, 0) or o.deal <> coalesce(f.deal, 0)
        or o.fee <> coalesce(f.fee, 0)`),
    0,
  )
  assert.equal(
    await count(`spot_order where (state = 'filled' and lots > 0) <> (filled = lots and lots > 0)`),
    0,
  )
  assert.equal(await count('spot_order where filled > lots and lots > 0'), 0)
})

test('[J9] what was told last of every order is what the tables say of it', async (t) => {
  const journal = await database.journal(t)
  const told = new Map<string, Facts>()
  await traded(journal, {
    count: 3_000,
    seed: 11,
    see(notice, member) {
      for (const { facts } of changedOrders(notice, member))
        told.set(`${notice.realm} ${facts.id}`, facts)
    },
  })
  await prepareProjections(client, [orders], { anew: true })
  await foldUntil(client, t.name, [orders], cores, journal.seq)
  const sql = `select concat_ws(' ', realm, id) as name, concat_ws(' ', kind, lots, filled,
      trim_scale(deal), trim_scale(fee), state, ended_at) as text from spot_order`
  const rows = await database.rows<{ name: string; text: string }>(sql)
  assert(rows.length > 1_000)
  assert.equal(told.size, rows.length)
  const differing = rows.flatMap(({ name, text }) => {
    const { kind, lots, filled, filledQuote, fee, state, endedAt } = told.get(name) as Facts
    const figures = [kind, lots, filled, formatAmount(filledQuote), formatAmount(fee), state]
    const words = [...figures, ...(endedAt === undefined ? [] : [endedAt])].join(' ')
    return words === text ? [] : [`${name}: told ${words}, kept ${text}`]
  })
  assert.deepEqual(differing, [])
})
