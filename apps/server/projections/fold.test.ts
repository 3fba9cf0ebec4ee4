/** Tables folded from the journal: once each entry, however often the folding was interrupted. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cores, projections } from '@evenkeel/verticals/all.server.ts'
import type { Projection } from '@evenkeel/wire/server'
import { openTestDatabase } from '../journal/testing/database.ts'
import { commands } from '../journal/testing/exchange.ts'
import { foldUntil, positionOf, prepareProjections } from './fold.ts'
import { entryLog, positions, textOf, written } from './testing.ts'

const database = await openTestDatabase()
const { client } = database
const anew = { anew: true }

test('[J9] folded step by step, and dropped and folded anew: the tables are equal', async (t) => {
  const { stream, until } = await written(t, database, commands(600, 1))
  await prepareProjections(client, projections)
  for (let to = 1; to < until; to += 1 + (to % 17))
    await foldUntil(client, stream, projections, cores, to)
  await foldUntil(client, stream, projections, cores, until)
  assert.equal(await positionOf(client, projections), until)
  const first = await textOf(client, 'bill')
  assert.ok(first.length > 200, `${first.length} rows`)

  await prepareProjections(client, projections, anew)
  assert.equal(await positionOf(client, projections), 0)
  assert.deepEqual(await textOf(client, 'bill'), [])
  await foldUntil(client, stream, projections, cores, until)
  assert.deepEqual(await textOf(client, 'bill'), first)
  assert.equal(await positionOf(client, projections), until)
})

test('[J9] folding again what is folded changes nothing', async (t) => {
  const { stream, until } = await written(t, database, commands(50, 2))
  const log = entryLog('again_log')
  await prepareProjections(client, [log])
  for (const to of [until, until, until - 5, 1, until])
    await foldUntil(client, stream, [log], cores, to)
  assert.equal(await positionOf(client, [log]), until)
  assert.equal(
    new Set(await textOf(client, log.name)).size,
    (await textOf(client, log.name)).length,
  )
})

test('[F2] a fold asks once how far all projections are', async (t) => {
  const { stream, until } = await written(t, database, commands(20, 8))
  await prepareProjections(client, projections, anew)
  const { mock } = t.mock.method(client, 'query')
  await foldUntil(client, stream, projections, cores, until)
  const asked = mock.calls.filter((call) => /^select .*from projection/.test(call.arguments[0]))
  assert.equal(asked.length, 1)
})

test('[J9] nothing after the last batch that was asked for is folded', async (t) => {
  const { stream, until } = await written(t, database, commands(50, 3))
  const log = entryLog('until_log')
  await prepareProjections(client, [log])
  await foldUntil(client, stream, [log], cores, 6)
  assert.ok(until > 6)
  assert.equal(await positionOf(client, [log]), 6)
  const some = (await textOf(client, log.name)).length
  await foldUntil(client, stream, [log], cores, until)
  assert.ok(some < (await textOf(client, log.name)).length)
})

for (const [told, breakAt] of [
  ['a statement that fails half way', `insert into half_log select 1 / ($1::bigint - $1::bigint)`],
  ['a commit that fails', `insert into half_once values ($1), ($1)`],
] as const)
  test(`[J9] ${told} leaves neither rows nor a new position`, async (t) => {
    const { stream, until, machine } = await written(t, database, commands(600, 4))
    const breaksAt = machine.seq - 5
    const whole: Projection = {
      ...entryLog('half_log'),
      create: `drop table if exists half_log, half_once;
        create table half_log (seq bigint, version int);
        create table half_once (seq bigint unique deferrable initially deferred);`,
    }
    const broken: Projection = {
      ...whole,
      fold: (entries) =>
        whole.fold(entries).flatMap((statement, nth) => {
          const bad = { sql: breakAt, values: [entries[nth]?.seq] }
          return entries[nth]?.seq === breaksAt ? [statement, bad] : [statement]
        }),
    }
    await prepareProjections(client, [whole], anew)
    await foldUntil(client, stream, [whole], cores, Math.floor(until / 2))
    await assert.rejects(foldUntil(client, stream, [broken], cores, until), { name: 'error' })
    const before = await textOf(client, 'half_log')
    const position = await positionOf(client, [whole])
    assert.ok(position > 0 && position < until, 'some batches were folded before')
    assert.ok(before.length > 0 && before.length < breaksAt)

    await assert.rejects(foldUntil(client, stream, [broken], cores, until), { name: 'error' })
    assert.deepEqual(await textOf(client, 'half_log'), before)
    assert.equal(await positionOf(client, [whole]), position)

    await foldUntil(client, stream, [whole], cores, until)
    const after = await textOf(client, 'half_log')
    assert.equal(new Set(after).size, after.length)
    assert.equal(await positionOf(client, [whole]), until)
  })

test('[J9] what is folded together is there together: one transaction for all projections', async (t) => {
  const { stream, until } = await written(t, database, commands(50, 4))
  const logs = [entryLog('one_log'), entryLog('other_one_log')]
  await prepareProjections(client, logs, anew)
  await foldUntil(client, stream, logs, cores, until)
  const made = await database.rows<{ xmin: string }>(
    `select distinct xmin::text from (select xmin from projection where name like '%one_log@1'
       union all select xmin from one_log union all select xmin from other_one_log) as folded`,
  )
  assert.equal(made.length, 1)
})

test('[J9] a projection that failed does not hold up what others have', async (t) => {
  const { stream, until } = await written(t, database, commands(50, 5))
  const [good, bad] = [entryLog('good_log'), entryLog('bad_log')]
  const failing = { ...bad, fold: () => [{ sql: 'select 1 / 0', values: [] }] }
  await prepareProjections(client, [good, bad])
  await assert.rejects(foldUntil(client, stream, [good, failing], cores, until))
  assert.equal(await positionOf(client, [good]), until)
  assert.equal(await positionOf(client, [bad]), 0)
  assert.equal(await positionOf(client, [good, bad]), 0, 'the last batch that every one holds')
  await foldUntil(client, stream, [good, bad], cores, until)
  assert.deepEqual(await textOf(client, 'good_log'), await textOf(client, 'bad_log'))
})

test('[J9] a projection whose version is raised is made anew, and only that one', async (t) => {
  const { stream, until } = await written(t, database, commands(50, 6))
  const [raised, other] = [entryLog('raised_log'), entryLog('other_log')]
  await prepareProjections(client, [raised, other])
  await foldUntil(client, stream, [raised, other], cores, until)
  const rows = await textOf(client, 'other_log')
  await prepareProjections(client, [raised, other])
  assert.deepEqual(await textOf(client, 'raised_log'), rows, 'the same version stays')

  const second = entryLog('raised_log', 2)
  await prepareProjections(client, [second, other])
  const { 'raised_log@1': gone, 'raised_log@2': now, 'other_log@1': kept } = await positions(client)
  assert.deepEqual([gone, now, kept], [undefined, 0, until])
  await foldUntil(client, stream, [second, other], cores, until)
  const version2 = rows.map((row) => row.replace(',1)', ',2)'))
  assert.deepEqual(await textOf(client, 'raised_log'), version2)
  assert.deepEqual(await textOf(client, 'other_log'), rows)
})

for (const [told, first, second] of [
  ['as far as the other', 20, 20],
  ['further than the other', 10, 20],
  ['less far than the other', 20, 10],
] as const)
  test(`[J9] of two that fold one table at once, the second ${told}, one fails`, async (t) => {
    const { stream } = await written(t, database, commands(100, 7))
    const log = entryLog('twice_log')
    await prepareProjections(client, [log], anew)
    const [one, other] = [await database.connect(t), await database.connect(t)]
    await client.query('begin')
    await client.query("select 1 from projection where name = 'twice_log@1' for update")
    const folding = [foldUntil(one, stream, [log], cores, first)]
    await database.lockWaiters(1)
    folding.push(foldUntil(other, stream, [log], cores, second))
    await database.lockWaiters(2)
    await client.query('commit')
    const outcomes = await Promise.allSettled(folding)
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected'],
    )
    const failed = outcomes[1] as PromiseRejectedResult
    assert.equal(failed.reason.message, 'Someone else folds twice_log as well.')
    const rows = await textOf(client, log.name)
    assert.equal(new Set(rows).size, rows.length, 'no entry is there twice')
    assert.equal(await positionOf(client, [log]), first)
  })

test('[J9] of two that fold the bill at once one fails and says why, and no row is there twice', async (t) => {
  const { stream, until } = await written(t, database, commands(300, 8))
  await prepareProjections(client, projections, anew)
  await foldUntil(client, stream, projections, cores, until)
  const whole = await textOf(client, 'bill')
  for (let round = 0; round < 5; round++) {
    await prepareProjections(client, projections, anew)
    const clients = [await database.connect(t), await database.connect(t)]
    const outcomes = await Promise.allSettled(
      clients.map((one) => foldUntil(one, stream, projections, cores, until)),
    )
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        assert.match(outcome.reason.message, /^Someone else folds (bill|spot_orders) as well\.$/)
    assert.ok(outcomes.some(({ status }) => status === 'fulfilled'))
    assert.deepEqual(await textOf(client, 'bill'), whole)
  }
})

test('[J9] a damaged journal is not folded', async (t) => {
  const { stream, until } = await written(t, database, commands(50, 9))
  const log = entryLog('damaged_log')
  await prepareProjections(client, [log])
  await database.rows('update journal set at = at + 1 where stream = $1 and seq = 5', [stream])
  await assert.rejects(foldUntil(client, stream, [log], cores, until), { name: 'Damaged' })
  assert.deepEqual(await textOf(client, log.name), [])
  assert.equal(await positionOf(client, [log]), 0)
})
