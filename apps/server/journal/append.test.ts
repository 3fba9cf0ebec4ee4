/** The journal gives back what was put in: every byte, in order. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { batchOf, openTestDatabase, plain, readAll } from './testing/database.ts'

const database = await openTestDatabase()

test('what is appended is read back, whatever its size, by this opening and the next', async (t) => {
  const journal = await database.journal(t)
  const sizes = fc.oneof(fc.nat(300), fc.nat(200_000))
  const payloads = sizes.chain((size) => {
    const bytes = fc.uint8Array({ minLength: size, maxLength: size, size: 'max' })
    return size > 4_096 ? fc.nat(255).map((byte) => new Uint8Array(size).fill(byte)) : bytes
  })
  const written = [batchOf(1, new Uint8Array(0)), batchOf(2, new Uint8Array(200_000).fill(255))]
  for (const batch of written) await journal.append(batch)
  await fc.assert(
    fc.asyncProperty(payloads, fc.nat(2 ** 42), async (payload, at) => {
      const batch = { seq: journal.seq + 1, at, payload }
      await journal.append(batch)
      written.push(batch)
      assert.deepEqual(plain([await journal.batch(batch.seq)]), plain([batch]))
    }),
    { numRuns: 60, endOnFailure: true },
  )
  assert.deepEqual(plain(await readAll(journal)), plain(written))
  assert.deepEqual(plain(await readAll(await database.journal(t))), plain(written))
})

test('a payload that is a part of a larger buffer is written as that part', async (t) => {
  const journal = await database.journal(t)
  const whole = new Uint8Array([1, 2, 3, 4, 5, 6])
  await journal.append(batchOf(1, whole.subarray(2, 4)))
  assert.deepEqual([...(await journal.batch(1)).payload], [3, 4])
})

test('reading begins where it is told, and batches come in order across many fetches', async (t) => {
  const journal = await database.journal(t)
  const written = Array.from({ length: 200 }, (_, nth) => batchOf(nth + 1))
  for (const batch of written) await journal.append(batch)
  for (const from of [1, 2, 63, 64, 65, 128, 129, 199, 200])
    assert.deepEqual(plain(await readAll(journal, from)), plain(written.slice(from - 1)))
  assert.deepEqual(await readAll(journal, 201), [])
  assert.deepEqual(plain([await journal.batch(137)]), plain([batchOf(137)]))
})

test('a reader that stops early leaves a journal that goes on', async (t) => {
  const journal = await database.journal(t)
  for (let seq = 1; seq <= 130; seq++) await journal.append(batchOf(seq))
  for await (const batches of journal.read(1)) {
    assert.equal(batches[0]?.seq, 1)
    break
  }
  await journal.append(batchOf(131))
  assert.equal((await readAll(journal)).length, 131)
})

test('a journal reads nothing that came after the last batch it knows', async (t) => {
  const older = await database.journal(t)
  for (let seq = 1; seq <= 3; seq++) await older.append(batchOf(seq))
  const newer = await database.journal(t)
  await newer.append(batchOf(4))
  assert.deepEqual(plain(await readAll(older)), plain([1, 2, 3].map((seq) => batchOf(seq))))
})

test('a new journal is empty, and its first batch is number 1', async (t) => {
  const journal = await database.journal(t)
  assert.equal(journal.seq, 0)
  assert.deepEqual(await readAll(journal), [])
  await assert.rejects(journal.append(batchOf(2)), /batches follow one another/)
  await assert.rejects(journal.append(batchOf(0)), /batches follow one another/)
  await journal.append(batchOf(1))
  assert.equal(journal.seq, 1)
})

test('two streams in one database do not see one another', async (t) => {
  const journal = await database.journal(t)
  await journal.append(batchOf(1, 'mine'))
  const others = await database.rows('select 1 from journal where stream <> $1', [t.name])
  assert.ok(others.length > 0)
  assert.deepEqual(plain(await readAll(journal)), plain([batchOf(1, 'mine')]))
})
