/** An append whose answer was lost: the batch stands there once, or the writer learns that it may not. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { type TestContext, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { GENESIS } from './chain.ts'
import type { PostgresJournal } from './postgresJournal.ts'
import { batchOf, openTestDatabase, plain, readAll } from './testing/database.ts'
import { startProxy } from './testing/proxy.ts'

const database = await openTestDatabase()

for (const [moment, told] of [
  ['before', 'lost before the statement reached the server'],
  ['after', 'lost after the server wrote, before its answer came'],
] as const)
  test(`[M2] a connection ${told}: written once, and the chain goes on`, async (t) => {
    const { proxy, journal } = await openThroughProxy(t)
    await journal.append(batchOf(1))
    const cut = proxy.cutAt(moment)
    await Promise.all([cut, journal.append(batchOf(2, 'the one'))])
    assert.equal(journal.seq, 2)
    await journal.append(batchOf(3))
    await holds(t, [batchOf(1), batchOf(2, 'the one'), batchOf(3)])
  })

test('[M2] the very first batch, and one of 200 kB, survive a lost answer too', async (t) => {
  const { proxy, journal } = await openThroughProxy(t)
  const large = new Uint8Array(200_000).fill(7)
  await Promise.all([proxy.cutAt('after'), journal.append(batchOf(1))])
  await Promise.all([proxy.cutAt('before'), journal.append(batchOf(2, large))])
  await Promise.all([proxy.cutAt('after'), journal.append(batchOf(3, large))])
  await holds(t, [batchOf(1), batchOf(2, large), batchOf(3, large)])
})

test('[M2] the answer lost twice in a row', async (t) => {
  const { proxy, journal } = await openThroughProxy(t)
  const append = journal.append(batchOf(1))
  await proxy.cutAt('before')
  await proxy.cutAt('before')
  await append
  await holds(t, [batchOf(1)])
})

test('[M2] a connection that was lost while idle', async (t) => {
  const proxy = await startProxy(t, database.connection)
  const socket = new Socket()
  const over = { ...proxy.connection, stream: () => (socket.closed ? new Socket() : socket) }
  const journal = await database.journal(t, { over })
  await journal.append(batchOf(1))
  proxy.cut()
  await once(socket, 'close')
  await journal.append(batchOf(2))
  await holds(t, [batchOf(1), batchOf(2)])
})

test('[M2] the lost statement still runs in the server when it is sent again', async (t) => {
  const { proxy, journal } = await openThroughProxy(t)
  await journal.append(batchOf(1))
  const holder = await database.connect(t)
  await holder.query('begin')
  await holder.query('select 1 from journal_head where stream = $1 for update', [t.name])
  const append = journal.append(batchOf(2))
  await database.lockWaiters(1)
  proxy.cut()
  await database.lockWaiters(2)
  await holder.query('commit')
  await append
  await journal.append(batchOf(3))
  await holds(t, [batchOf(1), batchOf(2), batchOf(3)])
})

test('[M2] a database that is away for more than one try', async (t) => {
  const { proxy, journal } = await openThroughProxy(t)
  const cut = proxy.cutAt('after', { stayDown: true })
  const append = journal.append(batchOf(1))
  await cut
  await eventually('it is tried twice', () => proxy.refused >= 2)
  proxy.up()
  await append
  await journal.append(batchOf(2))
  await holds(t, [batchOf(1), batchOf(2)])
})

test('[M2] a connection that stays down: the append is rejected after bounded tries', async (t) => {
  const { proxy, journal } = await openThroughProxy(t)
  await journal.append(batchOf(1))
  const cut = proxy.cutAt('before', { stayDown: true })
  await assert.rejects(journal.append(batchOf(2)), /Connection terminated|ECONN|not queryable/)
  await cut
  assert.ok(proxy.refused >= 2 && proxy.refused <= 10, `${proxy.refused} tries`)
  assert.equal(journal.seq, 1)
  proxy.up()
  await holds(t, [batchOf(1)])
})

test('[M2] a socket that reports EPIPE is a lost connection, not an SQL error', async (t) => {
  let breakNext = false
  const stream = () => {
    const socket = new Socket()
    const write = socket.write.bind(socket) as (...words: unknown[]) => boolean
    // Connecting puts the socket's own `write` in place.
    return socket.once('connect', () => {
      socket.write = (...words: unknown[]) => {
        if (!breakNext) return write(...words)
        breakNext = false
        socket.destroy(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))
        return false
      }
    })
  }
  const journal = await database.journal(t, { over: { ...database.connection, stream } })
  await journal.append(batchOf(1))
  breakNext = true
  await journal.append(batchOf(2))
  assert.equal(breakNext, false)
  await holds(t, [batchOf(1), batchOf(2)])
})

test('[M2, J8] another writer wrote that batch during the outage: fenced', async (t) => {
  const { proxy, journal } = await openThroughProxy(t)
  await journal.append(batchOf(1))
  const cut = proxy.cutAt('before', { stayDown: true })
  const append = assert.rejects(journal.append(batchOf(2, 'mine')), { name: 'Fenced' })
  await cut
  const other = await database.journal(t)
  await other.append(batchOf(2, 'theirs'))
  proxy.up()
  await append
  await assert.rejects(journal.append(batchOf(2, 'mine')), { name: 'Fenced' })
  await holds(t, [batchOf(1), batchOf(2, 'theirs')])
})

test('[M2, J8] another writer took over during the outage and wrote nothing yet: fenced', async (t) => {
  const { proxy, journal } = await openThroughProxy(t)
  const cut = proxy.cutAt('before', { stayDown: true })
  const append = assert.rejects(journal.append(batchOf(1, 'mine')), { name: 'Fenced' })
  await cut
  const other = await database.journal(t)
  proxy.up()
  await append
  await other.append(batchOf(1, 'theirs'))
  await holds(t, [batchOf(1, 'theirs')])
})

test('[M2] written, then taken over before the answer was looked for: done, and the next is fenced', async (t) => {
  const { proxy, journal } = await openThroughProxy(t)
  const cut = proxy.cutAt('after', { stayDown: true })
  const append = journal.append(batchOf(1, 'mine'))
  await cut
  const other = await database.journal(t)
  await other.append(batchOf(2, 'theirs'))
  proxy.up()
  await append
  await assert.rejects(journal.append(batchOf(2, 'mine')), { name: 'Fenced' })
  await holds(t, [batchOf(1, 'mine'), batchOf(2, 'theirs')])
})

test('[M2, J5] an SQL error rejects at once, without another try', async (t) => {
  const { proxy, journal } = await openThroughProxy(t)
  await journal.append(batchOf(1))
  await refuseInserts(t.name)
  await assert.rejects(journal.append(batchOf(2)), { code: '53100' })
  assert.equal(await tries(), 1)
  assert.equal(proxy.refused, 0)
  await holds(t, [batchOf(1)])
})

test('[J8] a row that is in the way of the next batch rejects it', async (t) => {
  const journal = await database.journal(t)
  const forged = 'insert into journal (stream, seq, at, payload, hash) values ($1, 1, 1, $2, $2)'
  await database.rows(forged, [t.name, GENESIS])
  await assert.rejects(journal.append(batchOf(1)), { code: '23505' })
})

async function openThroughProxy(t: TestContext) {
  const proxy = await startProxy(t, database.connection)
  const journal: PostgresJournal = await database.journal(t, { over: proxy.connection })
  return { proxy, journal }
}

/** What a new opening of the test's journal finds, the whole chain checked. */
async function holds(t: TestContext, batches: ReturnType<typeof batchOf>[]): Promise<void> {
  const counted = 'select count(*)::int as count from journal where stream = $1'
  const [{ count } = { count: 0 }] = await database.rows<{ count: number }>(counted, [t.name])
  assert.equal(count, batches.length)
  assert.deepEqual(plain(await readAll(await database.journal(t))), plain(batches))
}

/** From here on every row of this stream is refused as on a full disk, and counted. */
async function refuseInserts(stream: string): Promise<void> {
  await database.rows('create sequence tries')
  await database.rows(`create function refuse_row() returns trigger language plpgsql as $$ begin
    perform nextval('tries'); raise exception 'no space left' using errcode = '53100'; end $$`)
  const { rows } = await database.client.query<{ sql: string }>(
    `select format('create trigger refused before insert on journal for each row
       when (new.stream = %L) execute function refuse_row()', $1::text) as sql`,
    [stream],
  )
  await database.rows(rows[0]?.sql ?? '')
}

async function tries(): Promise<number> {
  const [row] = await database.rows<{ last_value: string }>('select last_value from tries')
  return Number(row?.last_value)
}
