/** The watermark: what its file says after any cut or change, and that nothing is acknowledged above it. */
import assert from 'node:assert/strict'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { openJournal } from './postgresJournal.ts'
import { openTestDatabase } from './testing/database.ts'
import { batchOf, hashOf, markOf, wholeOf } from './testing/marks.ts'
import { startWatermark, watermarkIn } from './watermark.ts'
import { RECORD_BYTES, readWatermark, type Written, writeRecord } from './watermarkFile.ts'

const database = await openTestDatabase({ own: true })

async function folderOf(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'evenkeel-test-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A file that was raised from 7 to 8 and to 9. */
async function raised(t: TestContext): Promise<string> {
  const path = join(await folderOf(t), 'watermark')
  const watermark = await startWatermark(path, markOf(7))
  await watermark.raise(wholeOf(8))
  await watermark.raise(wholeOf(9))
  await watermark.close()
  return path
}

function recordOf(written: Written): Buffer {
  const bytes = Buffer.alloc(RECORD_BYTES)
  return bytes.subarray(0, writeRecord(bytes, written))
}

test('[J3] what was raised is read back, whichever record it stands in', async (t) => {
  const path = await raised(t)
  assert.deepEqual(await readWatermark(path), { ...wholeOf(9), torn: false })
  const next = await startWatermark(path, markOf(9))
  await next.raise({ mark: markOf(10) })
  await next.close()
  assert.deepEqual(await readWatermark(path), { mark: markOf(10), torn: false })
  assert.equal(await readWatermark(`${path}.none`), undefined)
})

test('[J3, J7] a write that was cut at any byte leaves the mark before', async (t) => {
  const path = await raised(t)
  const bytes = await readFile(path)
  const record = recordOf(wholeOf(10))
  const file = await open(path, 'r+')
  t.after(() => file.close())
  for (let cut = 0; cut <= record.length; cut++) {
    await file.write(bytes, 0, record.length, 0)
    await file.write(record, 0, cut, 0)
    const kept = await readWatermark(path)
    const isWhole = cut === record.length
    assert.deepEqual(kept?.mark, markOf(isWhole ? 10 : 9), `cut at ${cut}`)
    assert.deepEqual(kept?.whole, wholeOf(isWhole ? 10 : 9).whole, `cut at ${cut}`)
  }
})

test('[J4] no flipped bit makes another mark; with both records damaged the start is refused', async (t) => {
  const path = await raised(t)
  const bytes = await readFile(path)
  const file = await open(path, 'r+')
  t.after(() => file.close())
  for (let bit = 0; bit < 8 * recordOf(wholeOf(9)).length; bit += 3) {
    const at = RECORD_BYTES + (bit >> 3)
    const byte = bytes[at] ?? 0
    await file.write(Buffer.of(byte ^ (1 << (bit & 7))), 0, 1, at)
    assert.deepEqual(await readWatermark(path), { ...wholeOf(8), torn: true }, `bit ${bit}`)
    await file.write(Buffer.of(byte), 0, 1, at)
  }
  for (const broken of [Buffer.alloc(2 * RECORD_BYTES, bytes.subarray(1)), Buffer.alloc(0)]) {
    await writeFile(path, broken)
    await assert.rejects(
      readWatermark(path),
      /^Damaged: The watermark in .* cannot be read, .*move/,
    )
  }
})

test('[J5] a disk that fails fails the raise, and every one after it', async () => {
  const watermark = watermarkIn(await open('/dev/full', 'w'))
  await assert.rejects(watermark.raise(wholeOf(1)), { code: 'ENOSPC' })
  await assert.rejects(watermark.raise({ mark: markOf(2) }), { code: 'ENOSPC' })
  await watermark.close()
})

test('[J1, J3] an append resolves once both the database and the watermark have it', async (t) => {
  const raises: { written: Written; done: PromiseWithResolvers<void> }[] = []
  const journal = await openJournal(database.connection, t.name, async () => ({
    raise(written) {
      const done = Promise.withResolvers<void>()
      raises.push({ written, done })
      return done.promise
    },
    close: async () => undefined,
  }))
  t.after(() => journal.close())
  const rows = 'select hash from journal where stream = $1 and seq = $2'
  const rowOf = async (seq: number) =>
    (await database.rows<{ hash: Buffer }>(rows, [t.name, seq]))[0]?.hash
  const written = async (seq: number) => {
    await eventually('the database has it', () => rowOf(seq))
    assert.deepEqual(await rowOf(seq), hashOf(seq))
    assert.deepEqual(raises[seq - 1]?.written, wholeOf(seq))
  }
  let answered = false
  const first = journal.append(batchOf(1)).then(() => {
    answered = true
  })
  await written(1)
  // The answer to the append is on its way; a connection of its own is slower than that.
  await (await database.connect(t)).query('select 1')
  assert.deepEqual([answered, journal.seq], [false, 0])
  raises[0]?.done.resolve()
  await first
  assert.deepEqual([answered, journal.seq], [true, 1])

  const lock = await database.connect(t)
  await lock.query('begin')
  await lock.query('select 1 from journal_head where stream = $1 for update', [t.name])
  answered = false
  const second = journal.append(batchOf(2)).then(() => {
    answered = true
  })
  raises[1]?.done.resolve()
  await database.lockWaiters(1)
  assert.deepEqual([answered, await rowOf(2)], [false, undefined])
  await lock.query('rollback')
  await second

  const third = journal.append(batchOf(3))
  await written(3)
  raises[2]?.done.reject(new Error('disk'))
  await assert.rejects(third, /disk/)
})
