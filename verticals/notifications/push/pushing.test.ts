/** How many pushes a member gets in an hour, on a real database and a clock that is moved by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { createChoices } from '../choices.ts'
import { createPushing } from './pushing.ts'

const HOUR_MS = 3_600_000
const tables = await openTestTables()

test('[NC9] thirty an hour are pushed, and what comes on top is in the list alone', async () => {
  const [row] = await tables.rows<{ id: number }>(
    'insert into member default values returning id::float8 as id',
    [],
  )
  const member = row?.id ?? 0
  let clock = Date.parse('2026-03-10T12:00:00Z')
  let pushed = 0
  const push = createPushing({
    tables,
    choices: createChoices(tables),
    now: () => clock,
    // Whoever is looked up is pushed to; without a device nothing leaves.
    subscriptions: {
      async of() {
        pushed++
        return []
      },
    } as never,
    saying: {} as never,
    sender: {} as never,
    post: () => assert.fail('there is no device'),
    allowsLoopback: false,
    metrics: { count: () => undefined, time: () => undefined, gauge: () => undefined },
    languageOf: async () => 'en',
    onFailure: assert.fail,
  })
  const due = async (name: string, count: number) => {
    await tables.rows(
      `insert into notification (source, member, realm, kind, kind_group, figures, link, at, is_shown, push)
       select $1 || n, $2::bigint, 'real', 'priceAlertFired', 'prices', '{}', '/kline', $3, true, 'due'
       from generate_series(1, $4::int) n`,
      [name, member, clock, count],
    )
    assert.equal(await push(), count)
  }
  await due('first ', 35)
  assert.equal(pushed, 30)
  clock += HOUR_MS
  await due('later ', 31)
  assert.equal(pushed, 60)
})
