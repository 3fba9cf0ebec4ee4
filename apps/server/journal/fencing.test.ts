/** One writer at a time: an older one never writes again, whenever it wakes up. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { openJournal } from './postgresJournal.ts'
import { batchOf, openTestDatabase, plain, readAll } from './testing/database.ts'

const database = await openTestDatabase()
const fenced = { name: 'Fenced' }

test('[J8] the older of two journals on one stream is fenced, now and later', async (t) => {
  const older = await database.journal(t)
  await older.append(batchOf(1))
  const newer = await database.journal(t)
  assert.equal(newer.epoch, older.epoch + 1)
  await assert.rejects(older.append(batchOf(2, 'older')), fenced)
  await newer.append(batchOf(2, 'newer'))
  for (let again = 0; again < 3; again++)
    await assert.rejects(older.append(batchOf(2, 'older')), fenced)
  await newer.append(batchOf(3))
  assert.deepEqual(
    plain(await readAll(newer)),
    plain([batchOf(1), batchOf(2, 'newer'), batchOf(3)]),
  )
})

test('[J8] the epoch alone fences: the newer one need not have written', async (t) => {
  const older = await database.journal(t)
  await database.journal(t)
  await assert.rejects(older.append(batchOf(1)), fenced)
  assert.deepEqual(await database.rows('select 1 from journal where stream = $1', [t.name]), [])
})

test('[J8] the sequence alone fences: a writer whose epoch was set back finds its place taken', async (t) => {
  const older = await database.journal(t)
  const newer = await database.journal(t)
  await newer.append(batchOf(1, 'newer'))
  const setBack = 'update journal_head set epoch = $2 where stream = $1'
  await database.rows(setBack, [t.name, older.epoch])
  await assert.rejects(older.append(batchOf(1, 'older')), fenced)
  assert.deepEqual(plain(await readAll(newer)), plain([batchOf(1, 'newer')]))
})

test('[J8] the epoch grows with every opening, also after a close', async (t) => {
  const epochs: number[] = []
  for (let nth = 0; nth < 5; nth++) {
    const journal = await openJournal(database.connection, t.name)
    epochs.push(journal.epoch)
    if (nth % 2 === 0) await journal.append(batchOf(journal.seq + 1))
    await journal.close()
  }
  assert.deepEqual(epochs, [1, 2, 3, 4, 5])
})

test('[J8] of many that open at once each gets an epoch, and only the last may write', async (t) => {
  const opened = await Promise.all(Array.from({ length: 8 }, () => database.journal(t)))
  const epochs = opened.map(({ epoch }) => epoch).sort((one, other) => one - other)
  assert.deepEqual(epochs, [1, 2, 3, 4, 5, 6, 7, 8])
  const outcomes = await Promise.allSettled(
    opened.map((journal) => journal.append(batchOf(1, `of ${journal.epoch}`))),
  )
  for (const [nth, outcome] of outcomes.entries())
    if (opened[nth]?.epoch === 8) assert.equal(outcome.status, 'fulfilled')
    else assert.equal(outcome.status === 'rejected' && outcome.reason.name, 'Fenced')
  assert.deepEqual(plain(await readAll(await database.journal(t))), plain([batchOf(1, 'of 8')]))
})

test('[J8] openings among appends: every batch stands there once, by the writer of its time', async (t) => {
  const acknowledged: string[] = []
  const write = async () => {
    const journal = await openJournal(database.connection, t.name)
    try {
      for (;;) {
        const seq = journal.seq + 1
        await journal.append(batchOf(seq, `${seq} of ${journal.epoch}`))
        acknowledged[seq] = `${seq} of ${journal.epoch}`
        if (seq >= 150) return
      }
    } catch (error) {
      assert.equal((error as Error).name, 'Fenced')
    } finally {
      await journal.close()
    }
  }
  const writers: Promise<void>[] = []
  for (let nth = 0; nth < 10; nth++) {
    const before = acknowledged.length
    writers.push(write())
    await eventually('the next appends', () => acknowledged.length > before)
  }
  await Promise.all(writers)
  const batches = await readAll(await database.journal(t))
  const written = batches.map(({ payload }) => Buffer.from(payload).toString())
  acknowledged.slice(1).forEach((payload, nth) => {
    if (payload !== undefined) assert.equal(written[nth], payload)
  })
  const epochs = written.map((payload) => Number(payload.split(' of ')[1]))
  assert.deepEqual(
    epochs,
    epochs.toSorted((one, other) => one - other),
  )
  assert.ok(new Set(epochs).size > 1, 'more than one writer got to write')
})

test('[J8] a stale append that waited in the database while another took over is refused', async (t) => {
  const older = await database.journal(t)
  const [holder, taker] = [await database.connect(t), await database.connect(t)]
  await holder.query('begin')
  await holder.query('select 1 from journal_head where stream = $1 for update', [t.name])
  // The take-over stands first in the queue for the head, the stale append behind it.
  const taking = taker.query('update journal_head set epoch = epoch + 1 where stream = $1', [
    t.name,
  ])
  await database.lockWaiters(1)
  const stale = assert.rejects(older.append(batchOf(1)), fenced)
  await database.lockWaiters(2)
  await holder.query('commit')
  await taking
  await stale
  assert.deepEqual(await database.rows('select 1 from journal where stream = $1', [t.name]), [])
})
