/** A start from any snapshot ends in the same state, and a snapshot that was changed is refused. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { type Journal, Machine, recover, type Snapshot } from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.core.ts'
import { keepSnapshot, lastSnapshot, snapshotAt, snapshotSeqs } from './snapshots.ts'
import { createSnapshotter } from './snapshotter.ts'
import { openTestDatabase } from './testing/database.ts'
import { commands, listings, runExchange, submitAll } from './testing/exchange.ts'

const database = await openTestDatabase()
const { client } = database

test('[J11] three snapshots are kept, and from each of them a start ends in the same state', async (t) => {
  const { running, journal, snapshotter } = await begin(t)
  const scratch = new Map<number, string>()
  for (let round = 1; round <= 5; round++) {
    await submitAll(running, commands(60, round), round)
    await snapshotter.cut(journal.seq)
    scratch.set(journal.seq, hex(running.machine))
  }
  await submitAll(running, commands(60, 6), 6)
  scratch.set(journal.seq, hex(running.machine))

  const kept = await snapshotSeqs(client, t.name)
  assert.deepEqual(kept, [...scratch.keys()].slice(2, 5).reverse())
  const starts: (Snapshot | undefined)[] = [undefined]
  for (const seq of kept) starts.push(await snapshotAt(client, t.name, seq))
  for (const end of [...kept, journal.seq])
    for (const snapshot of starts) {
      if (snapshot !== undefined && snapshot.seq > end) continue
      const machine = new Machine(cores, end)
      await recover(machine, until(journal, end), snapshot)
      assert.equal(hex(machine), scratch.get(end), `from ${snapshot?.seq ?? 0} to ${end}`)
    }
  assert.deepEqual(running.broken, [])
})

test('[J11] a snapshot cut while appends go on is the state after its own batch', async (t) => {
  const { running, journal, snapshotter } = await begin(t)
  let cutting = true
  const appending = (async () => {
    for (let seed = 1; cutting; seed++) await submitAll(running, commands(30, seed), seed)
  })()
  for (let nth = 0; nth < 3; nth++) {
    const at = journal.seq
    await snapshotter.cut(at)
    assert.ok(journal.seq > at, 'the exchange did not wait')
  }
  cutting = false
  await appending
  for (const seq of await snapshotSeqs(client, t.name)) {
    const snapshot = await snapshotAt(client, t.name, seq)
    const machine = new Machine(cores)
    machine.restore(snapshot.state)
    assert.equal(machine.batch, seq)
    await recover(machine, journal, undefined)
    assert.equal(hex(machine), hex(running.machine))
  }
  assert.equal((await lastSnapshot(client, t.name))?.seq, (await snapshotSeqs(client, t.name))[0])
})

test('[J11] every flipped bit of a snapshot, in its state or its hash, is refused', async (t) => {
  const { journal, snapshotter } = await begin(t)
  await snapshotter.cut(journal.seq)
  const message = new RegExp(
    `The snapshot after batch ${journal.seq} is not what was written.*delete that row`,
  )
  for (const column of ['state', 'hash'] as const) {
    const whole = await lastSnapshot(client, t.name)
    const bits = column === 'hash' ? 256 : 8 * (whole?.state.length ?? 0)
    for (let bit = 0; bit < bits; bit++) {
      await flip(t, column, bit)
      await assert.rejects(lastSnapshot(client, t.name), { name: 'Damaged', message })
      await flip(t, column, bit)
    }
  }
  assert.equal((await lastSnapshot(client, t.name))?.seq, journal.seq)
})

test('[J11] a snapshot of another journal, or of another batch, is refused', async (t) => {
  const { running, journal, snapshotter } = await begin(t)
  const { seq } = journal
  await snapshotter.cut(seq)
  const other = `${t.name}, the other`
  const { running: elsewhere, journal: others } = await begin(t, other)
  await submitAll(
    elsewhere,
    commands(5, 8).filter(({ command }) => command.type !== 'transfer'),
  )
  assert.ok(others.seq > seq)
  const copy = `insert into snapshot select $2, seq + $3, at, state, hash from snapshot where stream = $1`
  await database.rows(copy, [t.name, other, 0])
  // Both begin with the same listings: up to there the one journal is the other.
  assert.equal((await lastSnapshot(client, other))?.seq, seq)
  await database.rows('delete from snapshot where stream = $1', [other])

  await submitAll(running, [...commands(40, 9)])
  await snapshotter.cut(journal.seq)
  await submitAll(elsewhere, commands(200, 10))
  await database.rows(copy, [t.name, other, 0])
  await assert.rejects(lastSnapshot(client, other), { name: 'Damaged' })
  await database.rows('delete from snapshot where stream = $1', [other])
  await database.rows(copy, [t.name, other, 1])
  await assert.rejects(lastSnapshot(client, other), { name: 'Damaged' })
  await database.rows('delete from snapshot where stream = $1', [other])
  await database.rows(copy, [t.name, other, 100_000])
  await assert.rejects(lastSnapshot(client, other), { name: 'Damaged' })
})

test('[J11] a state of the wrong batch is not kept, and one beyond the journal is not either', async (t) => {
  const { running, journal, snapshotter } = await begin(t)
  await submitAll(running, commands(40, 11))
  const late = journal.seq
  await snapshotter.cut(late)
  await assert.rejects(snapshotter.cut(late - 3), { name: 'Broken' })
  await assert.rejects(snapshotter.cut(late + 1), { name: 'Damaged' })
  await assert.rejects(
    keepSnapshot(client, t.name, { seq: late + 1, at: 1, state: running.machine.snapshot() }),
    { name: 'Damaged' },
  )
  assert.deepEqual(await snapshotSeqs(client, t.name), [late])
  await snapshotter.cut(late)
  assert.deepEqual(await snapshotSeqs(client, t.name), [late])
})

test('[J11] one is due at the threshold, counted from the last, and one is cut at a time', async (t) => {
  const { running, journal, snapshotter, failures } = await begin(t, t.name, 100)
  await submitAll(running, commands(40, 12))
  const seqs = () => snapshotSeqs(client, t.name)
  const [first, second] = [journal.seq - 2, journal.seq]
  snapshotter.reached(first, 99)
  await snapshotter.stop()
  assert.deepEqual(await seqs(), [])
  snapshotter.reached(first, 100)
  snapshotter.reached(second, 250)
  await eventually(async () => (await seqs()).length === 1)
  assert.deepEqual(await seqs(), [first], 'the second came while the first was being cut')
  await snapshotter.cut(first)
  snapshotter.reached(second, 199)
  await snapshotter.cut(first)
  assert.deepEqual(await seqs(), [first], 'only 99 entries since')
  snapshotter.reached(second, 200)
  await eventually(async () => (await seqs()).length === 2)
  assert.deepEqual(await seqs(), [second, first])
  assert.deepEqual(failures, [])
})

test('[J11] two cuts that are asked for at once are both kept, one after the other', async (t) => {
  const { running, journal, snapshotter } = await begin(t)
  await submitAll(running, commands(40, 13))
  const { seq } = journal
  await Promise.all([snapshotter.cut(seq - 2), snapshotter.cut(seq - 1), snapshotter.cut(seq)])
  assert.deepEqual(await snapshotSeqs(client, t.name), [seq, seq - 1, seq - 2])
})

test('[J11] a failed cut is told, and the next one works', async (t) => {
  const { running, journal, snapshotter, failures } = await begin(t, t.name, 10)
  await submitAll(running, commands(20, 14))
  await snapshotter.cut(journal.seq)
  await flip(t, 'state', 5)
  await submitAll(running, commands(20, 15))
  snapshotter.reached(journal.seq, 10)
  await eventually(async () => failures.length === 1)
  assert.equal((failures[0] as Error).name, 'Damaged')
  await database.rows('delete from snapshot where stream = $1', [t.name])
  await snapshotter.cut(journal.seq)
  assert.deepEqual(await snapshotSeqs(client, t.name), [journal.seq])
})

async function begin(t: TestContext, stream = t.name, everyEntries = 1_000_000) {
  const journal = await database.journal(t, { stream })
  const running = runExchange(journal)
  await submitAll(running, listings())
  const failures: unknown[] = []
  const onFailure = (error: unknown) => void failures.push(error)
  const { connection } = database
  const snapshotter = createSnapshotter({ connection, stream, everyEntries, entries: 0, onFailure })
  t.after(() => snapshotter.stop())
  return { running, journal, snapshotter, failures }
}

/** The journal as it was when this batch was its last. */
function until(journal: Journal, seq: number): Pick<Journal, 'read'> {
  return {
    async *read(from) {
      for await (const batches of journal.read(from))
        yield batches.filter((batch) => batch.seq <= seq)
    },
  }
}

async function flip(t: TestContext, column: 'state' | 'hash', bit: number): Promise<void> {
  const sql = `update snapshot set ${column} = set_bit(${column}, $2, 1 - get_bit(${column}, $2))
    where stream = $1`
  await database.rows(sql, [t.name, bit])
}

async function eventually(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(5)
}

function hex(machine: Machine): string {
  return Buffer.from(machine.snapshot()).toString('hex')
}
