/** A replay gives the same state every time: the same bytes, whatever the salt. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { entriesOf, Machine, Reader } from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.server.ts'
import { commands, listings, memoryJournal, runExchange, submitAll } from './testing/exchange.ts'

const EVERY = 100

test('[J10] two replays with other salts agree every 100 batches, and with the exchange itself', async () => {
  for (const seed of [1, 2, 3]) {
    const journal = memoryJournal()
    const running = runExchange(journal, new Machine(cores, 7))
    const asked = [...listings(), ...commands(2_000, seed)]
    const live = new Map<number, string>()
    let next = EVERY
    for (let from = 0; from < asked.length; from += 10) {
      await submitAll(running, asked.slice(from, from + 10), from + seed)
      if (running.machine.batch < next) continue
      live.set(running.machine.batch, hex(running.machine))
      next = running.machine.batch + EVERY
    }
    assert.deepEqual(running.broken, [])
    assert.ok(journal.batches.length > 400, `${journal.batches.length} batches`)

    const [one, other] = [new Machine(cores, 0), new Machine(cores, 0x5eed_5eed)]
    for (const { seq, payload } of journal.batches) {
      one.replay(payload)
      other.replay(payload)
      if (seq % EVERY === 0) assert.equal(hex(other), hex(one), `after batch ${seq}`)
      if (live.has(seq)) assert.equal(hex(one), live.get(seq), `live, after batch ${seq}`)
    }
    assert.equal(hex(other), hex(one))
    assert.equal(hex(one), hex(running.machine))
    one.check()
  }
})

test('[J10] the same commands written anew make the same batches', async () => {
  const written = async (salt: number) => {
    const journal = memoryJournal()
    const running = runExchange(journal, new Machine(cores, salt))
    await submitAll(running, [...listings(), ...commands(500, 9)])
    return journal.batches.map(({ seq, at, payload }) => [
      seq,
      at,
      Buffer.from(payload).toString('hex'),
    ])
  }
  assert.deepEqual(await written(1), await written(2))
})

test('[J10] entries read one by one and taken make the same state as a replay', async () => {
  const journal = memoryJournal()
  const running = runExchange(journal)
  await submitAll(running, [...listings(), ...commands(500, 5)])
  const [replayed, taken] = [new Machine(cores), new Machine(cores)]
  for (const { seq, payload } of journal.batches) {
    replayed.replay(payload)
    for (const entry of entriesOf(taken.codec, new Reader(payload))) taken.take(entry, seq)
    taken.endBatch(seq)
  }
  assert.equal(hex(taken), hex(replayed))
})

test('[J10] the state differs when one batch is left out of a restored and replayed one', async () => {
  const journal = memoryJournal()
  await submitAll(runExchange(journal), [...listings(), ...commands(200, 6)])
  const machine = new Machine(cores)
  const [first, , third] = journal.batches
  assert.ok(first && third)
  machine.replay(first.payload)
  assert.throws(() => machine.replay(third.payload), { name: 'Broken' })
})

function hex(machine: Machine): string {
  return Buffer.from(machine.snapshot()).toString('hex')
}
