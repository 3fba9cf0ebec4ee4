/** The watermark: what its file says after any cut or change, and that nothing is acknowledged above it. */
import assert from 'node:assert/strict'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { createLog } from '../log.ts'
import { GENESIS } from './chain.ts'
import { guardAgainstLoss } from './loss.ts'
import { openJournal } from './postgresJournal.ts'
import { batchOf, openTestDatabase } from './testing/database.ts'
import { startWatermark, watermarkIn } from './watermark.ts'
import { type Mark, RECORD_BYTES, readWatermark, recordOf } from './watermarkFile.ts'

const database = await openTestDatabase()

const markOf = (seq: number): Mark => ({ seq, at: 1_700_000_000_000 + seq, hash: hashOf(seq) })
const hashOf = (seq: number) => Buffer.alloc(32, seq)

async function folderOf(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'evenkeel-test-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A file that was raised from 7 to 8 and to 9. */
async function raised(t: TestContext): Promise<string> {
  const path = join(await folderOf(t), 'watermark')
  const watermark = await startWatermark(path, markOf(7))
  await watermark.raise(markOf(8))
  await watermark.raise(markOf(9))
  await watermark.close()
  return path
}

test('[J3] a raised mark is read back, whichever record it stands in', async (t) => {
  const path = await raised(t)
  assert.deepEqual(await readWatermark(path), { mark: markOf(9), torn: false })
  const next = await startWatermark(path, markOf(9))
  await next.raise(markOf(10))
  await next.close()
  assert.deepEqual(await readWatermark(path), { mark: markOf(10), torn: false })
  assert.equal(await readWatermark(`${path}.none`), undefined)
})

test('[J3] a write that was cut at any byte leaves the mark before', async (t) => {
  const path = await raised(t)
  const before = await readFile(path)
  const record = recordOf(markOf(10))
  for (let cut = 0; cut <= record.length; cut++) {
    const torn = Buffer.from(before)
    record.copy(torn, 0, 0, cut)
    await writeFile(path, torn)
    const mark = (await readWatermark(path))?.mark
    const isWhole = torn.subarray(0, record.length).equals(record)
    assert.deepEqual(mark, markOf(isWhole ? 10 : 9), `cut at ${cut}`)
  }
})

test('[J4] no flipped bit makes another mark; with both records damaged the start is refused', async (t) => {
  const path = await raised(t)
  const whole = await readFile(path)
  const bits = 8 * recordOf(markOf(9)).length
  for (let bit = 0; bit < bits; bit++) {
    await writeFile(path, flipped(whole, 8 * RECORD_BYTES + bit))
    assert.deepEqual(await readWatermark(path), { mark: markOf(8), torn: true }, `bit ${bit}`)
  }
  for (const bytes of [flipped(flipped(whole, 300), 8 * RECORD_BYTES + 300), Buffer.alloc(0)]) {
    await writeFile(path, bytes)
    await assert.rejects(
      readWatermark(path),
      /^Damaged: The watermark in .* cannot be read, .*move/,
    )
  }
})

test('[J5] a disk that fails fails the raise, and every one after it', async () => {
  const watermark = watermarkIn(await open('/dev/full', 'w'))
  await assert.rejects(watermark.raise(markOf(1)), { code: 'ENOSPC' })
  await assert.rejects(watermark.raise(markOf(2)), { code: 'ENOSPC' })
  await watermark.close()
})

test('[J1, J3] an append resolves once the watermark is durable, and fails with it', async (t) => {
  const raises: { mark: Mark; done: PromiseWithResolvers<void> }[] = []
  const journal = await openJournal(database.connection, t.name, async () => ({
    raise(mark) {
      const done = Promise.withResolvers<void>()
      raises.push({ mark, done })
      return done.promise
    },
    close: async () => undefined,
  }))
  t.after(() => journal.close())
  const rows = 'select hash from journal where stream = $1 order by seq desc limit 1'
  const until = async (count: number) => {
    for (let tries = 0; raises.length < count && tries < 2_000; tries++) await pause(1)
    const [row] = await database.rows<{ hash: Buffer }>(rows, [t.name])
    assert.deepEqual(raises.at(-1)?.mark, { seq: count, at: batchOf(count).at, hash: row?.hash })
  }
  let answered = false
  const first = journal.append(batchOf(1)).then(() => {
    answered = true
  })
  await until(1)
  await pause(20)
  assert.deepEqual([answered, journal.seq], [false, 0])
  raises[0]?.done.resolve()
  await first
  assert.deepEqual([answered, journal.seq], [true, 1])
  const second = journal.append(batchOf(2))
  await until(2)
  raises[1]?.done.reject(new Error('disk'))
  await assert.rejects(second, /disk/)
})

test('[J3, J4] a start compares the database with the watermark', async (t) => {
  const dataDir = await folderOf(t)
  const path = join(dataDir, 'watermark')
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  const start = async (head: number, has = hashOf, acceptLoss?: string) => {
    lines.length = 0
    const mark = head === 0 ? { seq: 0, at: 0, hash: GENESIS } : markOf(head)
    const keep = guardAgainstLoss({ dataDir, acceptLoss, log })
    await (await keep(mark, async (seq) => (seq > head ? undefined : has(seq)))).close()
    return lines.join('')
  }
  const named = async () => (await readWatermark(path))?.mark.seq

  await t.test(
    'a first start is silent; one on a journal without a watermark says so',
    async () => {
      assert.equal(await start(0), '')
      assert.equal(await start(0), '')
      await rm(path)
      assert.match(await start(7), /"level":"warn".*no watermark was found.*"batch":7/)
      assert.equal(await start(7), '')
    },
  )

  await t.test('a batch that was not acknowledged any more is taken over', async () => {
    assert.equal(await start(9), '')
    assert.equal(await named(), 9)
  })

  await t.test(
    'a database that ends below it, or has another batch there, is refused',
    async () => {
      for (const [head, words] of [
        [8, /lost what was acknowledged until 2023-.*, batch 9: it ends with batch 8 of 2023-/],
        [0, /, batches 1 to 9: it is empty\. .*ACCEPT_LOSS=1-9-0909/],
      ] as const)
        await assert.rejects(start(head), words)
      const other = (seq: number) => Buffer.alloc(32, seq + 1)
      await assert.rejects(start(9, other), /Batch 9 of the database is not the one .*=9-9-0909/)
      await assert.rejects(start(30, other), /Batch 9 of the database is not the one/)
      assert.equal(await named(), 9)
    },
  )

  await t.test('a torn record is told, an accepted loss is kept, and serves once', async () => {
    await writeFile(path, flipped(await readFile(path), 100))
    assert.match(await start(9), /"level":"warn".*one of the two records/)
    const name = `6-9-${'09'.repeat(8)}`
    assert.match(await start(5, hashOf, name), new RegExp(`"level":"error".*accepted.*${name}`))
    assert.equal(await named(), 5)
    assert.match(await start(9), new RegExp(`"level":"warn".*accepted earlier.*${name}`))
    const otherLoss = hashOf(9).fill(7)
    const mark = { ...markOf(9), hash: otherLoss }
    await (await startWatermark(path, mark)).close()
    await assert.rejects(start(5, hashOf, name), /batches 6 to 9: it ends/)
  })
})

function flipped(bytes: Buffer, bit: number): Buffer {
  const other = Buffer.from(bytes)
  other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return other
}
