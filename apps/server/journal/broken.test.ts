/** A failed append stops the exchange: nobody is answered, and nothing is taken any more. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { available, type Journal, Machine, recover } from '@evenkeel/kernel'
import { eventually, keyAt } from '@evenkeel/kernel/testing'
import { cores } from '@evenkeel/verticals/all.server.ts'
import pg from 'pg'
import { openTestDatabase } from './testing/database.ts'
import {
  FIRST_MOMENT,
  listings,
  memoryJournal,
  runExchange,
  type TestSubmission,
} from './testing/exchange.ts'
import { startProxy } from './testing/proxy.ts'

const database = await openTestDatabase()
const grant = { type: 'grantSandboxFunds', member: 1, asset: 'USDT', amount: 5n } as const
const asked: TestSubmission = { realm: 'real', owner: 1, command: grant }
const keyed: TestSubmission = { ...asked, key: keyAt(FIRST_MOMENT, 1) }

test('[J5, J8] a fenced exchange breaks once, answers nobody and takes no more', async (t) => {
  const running = runExchange(await database.journal(t))
  for (const listing of listings()) await running.submit(listing)
  await running.submit(asked)
  const newer = await database.journal(t)
  const answers = await unanswered(running)
  assert.deepEqual(answers, [])
  assert.deepEqual(names(running.broken), ['Fenced'])

  const machine = new Machine(cores)
  await recover(machine, newer, undefined)
  assert.equal(machine.balance('real', available(1, 'spot'), 'USDT'), 5n, 'only what was answered')
})

test('[J2] a database that does not wait for its disk is refused before anything is written', async (t) => {
  const { query } = pg.Client.prototype
  const opened = new Set<pg.Client>()
  const forgetful = function (this: pg.Client, ...words: Parameters<typeof query>) {
    opened.add(this)
    const isAsked = String(words[0]) === 'show fsync'
    return isAsked ? Promise.resolve({ rows: [{ fsync: 'off' }] }) : query.apply(this, words)
  }
  t.mock.method(pg.Client.prototype, 'query', forgetful as never)
  await assert.rejects(database.openJournal(t.name), /fsync off/)
  t.mock.restoreAll()
  for (const client of opened) await client.end()
  const claimed = 'select 1 from journal_head where stream = $1'
  assert.deepEqual(await database.rows(claimed, [t.name]), [])
})

test('[J5] a connection that stays down breaks the exchange the same way', async (t) => {
  const proxy = await startProxy(t, database.connection)
  const running = runExchange(await database.journal(t, { over: proxy.connection }))
  for (const listing of listings()) await running.submit(listing)
  const cut = proxy.cutAt('before', { stayDown: true })
  const answers = await unanswered(running)
  await cut
  assert.deepEqual(answers, [])
  assert.equal(running.broken.length, 1)
})

test('[J6] a disk that is full breaks the exchange, and no second batch is sent', async () => {
  const inner = memoryJournal()
  let tries = 0
  const journal: Journal = {
    ...inner,
    append(batch) {
      if (inner.batches.length < 7) return inner.append(batch)
      tries++
      return pause(5).then(() => Promise.reject(new Error('could not extend file: no space left')))
    },
  }
  const running = runExchange(journal)
  for (const listing of listings()) await running.submit(listing)
  await running.submit(asked)
  const answers = await unanswered(running)
  assert.deepEqual(answers, [])
  assert.equal(tries, 1)
  assert.equal(inner.batches.length, 7)
  assert.match(String(running.broken), /no space left/)
})

test('[J5] a broken chain under a repeated key fails that request and gives no answer', async (t) => {
  const running = runExchange(await database.journal(t))
  for (const listing of listings()) await running.submit(listing)
  assert.equal((await running.submit(keyed)).ok, true)
  const { batch } = running.machine
  assert.equal((await running.submit(keyed)).ok, true)
  assert.equal(running.machine.batch, batch)
  const damage = 'update journal set at = at + 1 where stream = $1 and seq = $2'
  await database.rows(damage, [t.name, batch])
  await assert.rejects(running.submit(keyed), { name: 'Damaged' })
})

/** What is told to anyone, from now until well after the exchange broke. */
async function unanswered(running: ReturnType<typeof runExchange>): Promise<unknown[]> {
  const { exchange, submit, broken } = running
  const told: unknown[] = []
  const tell = (what: unknown) => void told.push(what)
  exchange.watch('real', 1, () => ({ see: () => undefined, close: () => () => tell('news') }))
  const first = [submit(asked), submit(keyed), exchange.read((machine) => machine.batch)]
  for (const promise of first) promise.then(tell, () => undefined)
  await Promise.resolve()
  const second = [submit(keyed), submit({ ...asked, command: { ...grant, amount: 0n } })]
  for (const promise of second) promise.then(tell, () => undefined)
  await eventually('it breaks', () => broken.length > 0)
  await assert.rejects(submit(asked), /the exchange has stopped/)
  exchange.tick()
  submit(keyed).then(tell, () => undefined)
  exchange.read((machine) => machine.batch).then(tell)
  // Nothing comes after a break that could be waited for.
  await pause(50)
  return told
}

function names(errors: readonly unknown[]): string[] {
  return errors.map((error) => (error as Error).name)
}
