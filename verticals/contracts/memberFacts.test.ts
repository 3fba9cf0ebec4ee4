/** What operators read of contracts in a member's timeline: an order is one line, however many fills it had. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Entry, formatAmount, type Machine, parseFigure } from '@evenkeel/kernel'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { MemberHappening, PublicIds } from '@evenkeel/wire/server'
import { history } from './history.ts'
import { memberFactsOf } from './memberFacts.ts'
import { given, opens, SYMBOL } from './testing/givenContracts.ts'
import { walk } from './testing/walk.ts'

const tables = await openTestTables()
const ids = { of: (_: string, id: number) => `${id}` } as PublicIds
const LATEST = Number.MAX_SAFE_INTEGER

/** What was done is folded into tables; then it is read as the console does. */
async function factsAfter(act: (told: (entry: Entry) => void) => Machine) {
  const entries: Entry[] = []
  const machine = act((entry) => entries.push(entry))
  for (const sql of history.create.split(';\n')) await tables.rows(sql, [])
  const folded = entries.map((entry) => ({ ...entry, movements: [] }))
  for (const { sql, values } of history.fold(folded)) await tables.rows(sql, values)
  return memberFactsOf({ history: tables, ids, machine })
}

const told = ({ kind, pair, amount = 0n, price = 0n }: MemberHappening) =>
  `${kind} ${pair} ${formatAmount(amount)} at ${formatAmount(price)}`

test('an order that was filled in many parts is one line: what they came to, at their average price', async () => {
  const facts = await factsAfter((told) => {
    const on = given({}, '1000', told)
    for (const [member, price] of [
      [2, '100'],
      [3, '101'],
      [4, '102'],
    ] as const)
      on.submit(opens(member, 'short', 10, price))
    on.submit(opens(1, 'long', 30))
    // Another that rests, and is filled at two moments.
    on.submit(opens(1, 'long', 4, '99'))
    on.submit(opens(2, 'short', 1, '99'))
    on.wait(1_000)
    on.submit(opens(2, 'short', 3, '99'))
    return on.machine
  })
  const lines = await facts.happened(1, LATEST, 10)
  assert.deepEqual(lines.map(told), [
    `contractOpened ${SYMBOL} 39.6 at 99`,
    `contractOpened ${SYMBOL} 303 at 101`,
  ])
  const [newest] = lines
  assert.ok(newest)
  const before = await facts.happened(1, newest.at, 10)
  assert.equal(before.length, 1, 'no part of the newer order is told on the next page')
})

type Fill = { id: string; member: string; order_id: string; value: string }

/** The same by hand: every fill once, under the last one of its order. */
function grouped(fills: readonly Fill[]): Map<string, bigint> {
  const lines = new Map<string, { last: string; sum: bigint }>()
  for (const { id, order_id, value } of fills) {
    const key = order_id === '0' ? `forced ${id}` : order_id
    lines.set(key, { last: id, sum: (lines.get(key)?.sum ?? 0n) + parseFigure(value) })
  }
  return new Map([...lines.values()].map(({ last, sum }) => [last, sum]))
}

test('whatever members and prices did, every fill is in one line', async () => {
  const facts = await factsAfter((told) => walk(3, 700, told).machine)
  const all = await tables.rows<Fill>(
    `select id, member, order_id, value from contract_fill where realm = 'real' order by id`,
    [],
  )
  const members = [...new Set(all.map(({ member }) => member))]
  assert.ok(members.length > 2 && all.some(({ order_id }) => order_id === '0'))
  let lessLines = 0
  for (const member of members) {
    const own = all.filter((fill) => fill.member === member)
    const expected = grouped(own)
    const lines = await facts.happened(Number(member), LATEST, 10_000)
    assert.deepEqual(new Map(lines.map(({ id, amount }) => [id, amount])), expected)
    lessLines += own.length - expected.size
  }
  assert.ok(lessLines > 5, `${lessLines} fills share a line`)
})
