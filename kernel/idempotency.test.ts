/** Requests with a key: repeated as often as the network likes, done once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { FUNDS, givenExchange as given, idOf, key, lock, spot } from './testing/index.ts'

test('[M2] the same key gets the first answer: on its way, written, and after a restart', async () => {
  const { submit, journal, machine } = await given()
  journal.hold()
  const [first, second] = [submit(lock, { key: key(1) }), submit(lock, { key: key(1) })]
  journal.release()
  const id = idOf(await first)
  assert.notEqual(id, undefined)
  assert.equal(idOf(await second), id)
  assert.equal(idOf(await submit(lock, { key: key(1) })), id)
  assert.equal(spot(machine), FUNDS - 101n)
  const again = await given({ journal })
  assert.equal(idOf(await again.submit(lock, { key: key(1) })), id)
  assert.equal(spot(again.machine), FUNDS - 101n)
})

test('[M2] a refusal is the first answer too, even when it would be accepted by now', async () => {
  const { submit, world, exchange, journal } = await given()
  await submit({ ...lock, amount: 950n })
  const refused = { ok: false, refusal: 'notEnough' }
  assert.deepEqual(await submit(lock, { key: key(2) }), refused)
  world.now += 1_000
  exchange.tick()
  assert.deepEqual(await submit(lock, { key: key(2) }), refused)
  assert.deepEqual(await (await given({ journal })).submit(lock, { key: key(2) }), refused)
})

test('[M2] a key with another body is refused; another owner and another realm have their own keys', async () => {
  const { submit } = await given()
  const id = idOf(await submit(lock, { key: key(3) }))
  const other = { ...lock, amount: 101n }
  assert.deepEqual(await submit(other, { key: key(3) }), { ok: false, refusal: 'keyReused' })
  assert.notEqual(idOf(await submit({ ...lock, member: 2 }, { key: key(3), owner: 2 })), id)
  assert.notEqual(idOf(await submit(lock, { key: key(3), realm: 'demo' })), id)
  assert.equal(idOf(await submit(lock, { key: key(3) })), id)
})

test('[M2] [A1] a repeat that comes too late still gets the first answer: it was carried out', async () => {
  const { submit, world, machine } = await given()
  const id = idOf(await submit(lock, { key: key(7) }))
  const again = await submit(lock, { key: key(7), deadline: world.now - 1 })
  assert.equal(idOf(again), id)
  assert.equal(spot(machine), FUNDS - 101n)
})

test('[M2] repeats that come together read each batch once, however they are mixed', async () => {
  const { submit, journal } = await given()
  const ids = [await submit(lock, { key: key(1) }), await submit(lock, { key: key(2) })].map(idOf)
  const read: number[] = []
  const readBatch = journal.batch
  journal.batch = (seq) => {
    read.push(seq)
    return readBatch(seq)
  }
  const repeats = [1, 2, 1, 2, 1, 2].map((nth) => submit(lock, { key: key(nth) }))
  const [first, second] = ids
  assert.deepEqual((await Promise.all(repeats)).map(idOf), [
    first,
    second,
    first,
    second,
    first,
    second,
  ])
  assert.equal(read.length, 2)
})
