/** The projector's thread: started, killed and started again, it folds each batch once. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { eventually } from '@evenkeel/kernel/testing'
import { cores, projections } from '@evenkeel/verticals/all.server.ts'
import { openTestDatabase } from '../journal/testing/database.ts'
import { commands } from '../journal/testing/exchange.ts'
import { foldUntil, positionOf, prepareProjections } from './fold.ts'
import { startProjector } from './projector.ts'
import { positions, textOf, written } from './testing.ts'

const database = await openTestDatabase()
const { client, connection } = database
const SESSIONS = `select pid from pg_stat_activity
  where application_name = 'evenkeel-projector' and datname = current_database()`

test('[J9] a projector that is killed again and again ends with the same tables', async (t) => {
  const { stream, until } = await written(t, database, commands(1_500, 1))
  await prepareProjections(client, projections, { anew: true })
  const stops: number[] = []
  // A little longer each time, so that it is killed at many moments and gets there at last.
  for (let nth = 0; (stops[nth - 1] ?? 0) < until; nth++) {
    const { projector } = await start(t)
    // At most a tenth more: where this thread waits for its turn, it is not done before it is killed.
    const durable = Math.min(until, Math.ceil(((nth + 1) * until) / 10))
    projector.durable(durable)
    projector.reached(durable)
    await pause(2 ** nth)
    await projector.stop()
    await gone()
    stops.push(await positionOf(client, projections))
  }
  const { projector, failures } = await start(t)
  projector.durable(until)
  await projector.reached(until)
  assert.equal(projector.position, until)
  assert.deepEqual(failures, [])
  assert.ok(stops.length > 2, `it was killed on its way: ${stops}`)
  const rows = await textOf(client, 'bill')
  await projector.stop()
  await gone()

  await prepareProjections(client, projections, { anew: true })
  await foldUntil(client, stream, projections, cores, until)
  assert.deepEqual(await textOf(client, 'bill'), rows)
})

test('[J9] a projector whose database connection is cut stops, says so, and resumes', async (t) => {
  const { until } = await written(t, database, commands(100, 2))
  await prepareProjections(client, projections, { anew: true })
  const { projector, failures } = await start(t)
  projector.durable(5)
  await projector.reached(5)
  for (const { pid } of await database.rows<{ pid: number }>(SESSIONS))
    await client.query('select pg_terminate_backend($1)', [pid])
  await eventually('the failure is told', () => failures.length > 0)
  assert.equal(await positionOf(client, projections), 5)
  const { projector: next } = await start(t)
  assert.equal(next.position, 5)
  next.durable(until)
  await next.reached(until)
  assert.equal(await positionOf(client, projections), until)
})

test('[J9] tables of another version are folded anew at the start', async (t) => {
  const { until } = await written(t, database, commands(100, 3))
  await prepareProjections(client, projections, { anew: true })
  const { projector } = await start(t)
  projector.durable(until)
  await projector.reached(until)
  await projector.stop()
  const rows = await textOf(client, 'bill')
  const names = Object.keys(await positions(client))
  await client.query("update projection set name = replace(name, '@', '@0')")
  await client.query('update bill set amount = amount + 1')

  const { projector: next } = await start(t)
  assert.equal(next.position, 0)
  next.durable(until)
  await next.reached(until)
  assert.deepEqual(await textOf(client, 'bill'), rows)
  assert.deepEqual(Object.keys(await positions(client)), names)
})

test('[J9] whoever waits is told when the tables hold it, whatever else becomes durable', async (t) => {
  const { until } = await written(t, database, commands(400, 4))
  await prepareProjections(client, projections, { anew: true })
  const { projector } = await start(t)
  const told: number[] = []
  for (let seq = 1; seq <= until; seq++) {
    // A reader may ask for a batch in the very moment before the projector hears of it.
    const early = seq % 3 === 0 ? projector.reached(seq) : undefined
    projector.durable(seq)
    if (seq % 3 === 0) await early
    else if (seq % 3 === 1) await projector.reached(seq)
    if (seq % 3 !== 2) assert.ok(projector.position >= seq)
    told.push(projector.position)
  }
  await projector.reached(until)
  assert.equal(await positionOf(client, projections), until)
  assert.deepEqual(
    told,
    told.toSorted((one, other) => one - other),
  )
})

test('[J9] what nobody waits for is folded soon as well', async (t) => {
  const { until } = await written(t, database, commands(50, 5))
  await prepareProjections(client, projections, { anew: true })
  const { projector } = await start(t)
  for (let seq = 1; seq <= until; seq++) projector.durable(seq)
  await eventually('all is folded', () => projector.position >= until)
})

async function start(t: TestContext) {
  const failures: unknown[] = []
  const onFailure = (error: unknown) => void failures.push(error)
  const projector = await startProjector({ connection, stream: t.name, onFailure })
  t.after(() => projector.stop())
  return { projector, failures }
}

/** The database has noticed that the projector is no more. */
async function gone(): Promise<void> {
  await eventually('its session is over', async () => (await database.rows(SESSIONS)).length === 0)
}
