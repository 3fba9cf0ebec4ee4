/** The comparison at the start: a database that lacks what the watermark knows is completed, or refused. */
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { createLog } from '../log.ts'
import { chainHash } from './chain.ts'
import { guardAgainstLoss } from './loss.ts'
import { openJournal } from './postgresJournal.ts'
import { openTestDatabase, plain, readAll } from './testing/database.ts'
import { batchOf, hashOf, markOf, wholeOf } from './testing/marks.ts'
import { startWatermark, watermarkIn } from './watermark.ts'
import { makeWatermark, RECORD_BYTES, readWatermark, type Written } from './watermarkFile.ts'

const database = await openTestDatabase()

async function given(t: TestContext) {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenkeel-test-'))
  t.after(() => rm(dataDir, { recursive: true, force: true }))
  const path = join(dataDir, 'watermark')
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  const appended: number[] = []
  return {
    path,
    appended,
    keep: guardAgainstLoss({ dataDir, production: false, acceptLoss: undefined, log }),
    /** A start on a database that ends with this batch; what it logged. */
    async start(
      head: number,
      has = hashOf,
      acceptLoss?: string,
      production = false,
    ): Promise<string> {
      lines.length = appended.length = 0
      const keep = guardAgainstLoss({ dataDir, production, acceptLoss, log })
      const watermark = await keep(markOf(head), {
        hashOf: async (seq) => (seq > head + appended.length ? undefined : has(seq)),
        async append({ seq }) {
          appended.push(seq)
          return markOf(seq)
        },
      })
      await watermark.close()
      return lines.join('')
    },
    async write(written: Written): Promise<void> {
      const watermark = watermarkIn(await makeWatermark(path, markOf(written.mark.seq - 1)))
      await watermark.raise(written)
      await watermark.close()
    },
    marked: async () => (await readWatermark(path))?.mark.seq,
  }
}

test('[J3] a first start is silent; one on a journal without a watermark says so, once', async (t) => {
  const { start, path, marked } = await given(t)
  assert.equal(await start(0), '')
  assert.equal(await start(0), '')
  await rm(path)
  assert.match(await start(7), /"level":"warn".*no watermark was found.*"batch":7/)
  assert.equal(await start(7), '')
  assert.equal(await start(9), '', 'a batch that is above the watermark is normal')
  assert.equal(await marked(), 9)
})

test('[J3] in production a journal without a watermark is refused, unless that start is accepted by its name', async (t) => {
  const { start, path, marked } = await given(t)
  const produce = (head: number, name?: string) => start(head, hashOf, name, true)
  assert.equal(await produce(0), '', 'a first start')
  await rm(path)
  const name = `unknown-7-${hashOf(7).toString('hex').slice(0, 16)}`
  const refusal = new RegExp(
    `no watermark at .*watermark, .* ends with batch 7 of 2023-.*EVENKEEL_ACCEPT_LOSS=${name}\\.$`,
  )
  for (const other of [undefined, 'accepted', `${name}0`, name.replace('7', '8')])
    await assert.rejects(produce(7, other), { name: 'Damaged', message: refusal })
  assert.equal(await marked(), undefined, 'none is begun by a start that is refused')
  assert.match(await produce(7, name), new RegExp(`"level":"error".*accepted.*${name}`))
  assert.equal(await marked(), 7)
  assert.match(await produce(8), new RegExp(`"level":"warn".*accepted earlier.*${name}`))
  await rm(path)
  await assert.rejects(produce(9, name), /EVENKEEL_ACCEPT_LOSS=unknown-9-/)
})

test('[J4] an unreadable watermark file is refused with the name that a start without it needs in production', async (t) => {
  const { start, path } = await given(t)
  await start(7)
  await writeFile(path, 'no watermark')
  const name = `unknown-7-${hashOf(7).toString('hex').slice(0, 16)}`
  const produce = (acceptLoss?: string) => start(7, hashOf, acceptLoss, true)
  const refusal = new RegExp(`cannot be read, .* move .*EVENKEEL_ACCEPT_LOSS=${name}\\.$`)
  for (const accepted of [undefined, name])
    await assert.rejects(produce(accepted), { name: 'Damaged', message: refusal })
  await assert.rejects(start(7), / move the file away: the next start begins a new one\.$/)
  await rm(path)
  assert.match(await produce(name), /"level":"error".*accepted/)
})

test('[J3, J4] a database that ends below the watermark, or has another batch there, is refused', async (t) => {
  const { start, marked } = await given(t)
  await start(9)
  await assert.rejects(
    start(8),
    /lost what was acknowledged until 2023-.*, batch 9: it ends with batch 8 of 2023-/,
  )
  await assert.rejects(start(0), /, batches 1 to 9: it is empty\. .*ACCEPT_LOSS=1-9-[0-9a-f]{16}\./)
  const other = (seq: number) => hashOf(seq + 1)
  await assert.rejects(start(9, other), /Batch 9 of the database is not the one .*LOSS=9-9-/)
  await assert.rejects(start(30, other), /Batch 9 of the database is not the one/)
  assert.equal(await marked(), 9)
})

test('[J3] the batch that was under way is appended if it follows the last, and no other is', async (t) => {
  const { start, write, appended, marked } = await given(t)
  await write(wholeOf(9))
  assert.match(await start(8), /"level":"info".*batch in flight appended to the journal.*"batch":9/)
  assert.deepEqual([appended, await marked()], [[9], 9])
  await write(wholeOf(9))
  await start(9)
  assert.deepEqual(appended, [])
  await write(wholeOf(9))
  await assert.rejects(start(7), /batches 8 to 9: it ends/)
  const forked = { seq: 9, at: 9, payload: Buffer.from('forked') }
  const previous = hashOf(7)
  const mark = { seq: 9, at: 9, hash: chainHash(previous, forked) }
  await write({ mark, whole: { batch: forked, previous } })
  await assert.rejects(start(8), /, batch 9: it ends/)
  assert.deepEqual(appended, [])
})

test('[J4] a torn record is told; an accepted loss is kept, told again, and serves once', async (t) => {
  const { start, path, marked } = await given(t)
  await start(9)
  const bytes = await readFile(path)
  bytes[30] = (bytes[30] ?? 0) ^ 1
  await writeFile(path, bytes)
  assert.match(await start(9), /"level":"warn".*one of the two watermark records/)
  const name = `6-9-${hashOf(9).toString('hex').slice(0, 16)}`
  assert.match(await start(5, hashOf, name), new RegExp(`"level":"error".*accepted.*${name}`))
  assert.equal(await marked(), 5)
  assert.match(await start(9), new RegExp(`"level":"warn".*accepted earlier.*${name}`))
  await (await startWatermark(path, { ...markOf(9), hash: hashOf(1) })).close()
  await assert.rejects(start(5, hashOf, name), /batches 6 to 9: it ends/)
})

test('[J1, J3] a journal whose last batch only the watermark has gets it back; a large one waits in turn', async (t) => {
  const { keep, marked } = await given(t)
  const journal = await openJournal(database.connection, t.name, keep)
  await journal.append(batchOf(1))
  await journal.append(batchOf(2))
  await journal.close()
  await database.rows('delete from journal where stream = $1 and seq = 2', [t.name])
  await database.rows('update journal_head set seq = 1 where stream = $1', [t.name])
  const next = await openJournal(database.connection, t.name, keep)
  t.after(() => next.close())
  assert.deepEqual(plain(await readAll(next)), plain([batchOf(1), batchOf(2)]))
  await next.append({ ...batchOf(3), payload: Buffer.alloc(RECORD_BYTES, 3) })
  await next.append(batchOf(4))
  assert.deepEqual([next.seq, await marked()], [4, 4])
})

test('[J8] a writer that is fenced takes back what it had under way: its folder starts again', async (t) => {
  const { keep } = await given(t)
  const old = await openJournal(database.connection, t.name, keep)
  await old.append(batchOf(1))
  const other = await openJournal(database.connection, t.name)
  await other.append({ ...batchOf(2), payload: Buffer.from('of the other') })
  await other.close()
  await assert.rejects(old.append(batchOf(2)), { name: 'Fenced' })
  await old.close()
  const again = await openJournal(database.connection, t.name, keep)
  t.after(() => again.close())
  assert.equal(again.seq, 2)
})
