/** A start from any snapshot ends in the same state, and a snapshot that was changed is passed over. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type Journal, Machine, recover, restore, type Snapshot } from '@evenkeel/kernel'
import { eventually, isFull } from '@evenkeel/kernel/testing'
import { cores } from '@evenkeel/verticals/all.server.ts'
import {
  dropSnapshots,
  keepSnapshot,
  restoreNewest,
  snapshotAt,
  snapshotSeqs,
} from './snapshots.ts'
import { createSnapshotter } from './snapshotter.ts'
import { openTestDatabase } from './testing/database.ts'
import { commands, listings, runExchange, submitAll } from './testing/exchange.ts'

const database = await openTestDatabase()
const { client } = database
/** A full run flips every bit; otherwise every eleventh, which is another bit of each byte. */
const STRIDE = isFull ? 1 : 11
/** Of those, the start is taken from the one before for every so many. */
const STATES_STRIDE = 97

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
      await recover(machine, journalUpTo(journal, end), snapshot)
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
    await machine.restoreFrom(snapshot.pieces)
    assert.equal(machine.batch, seq)
    await recover(machine, journal, undefined)
    assert.equal(hex(machine), hex(running.machine))
  }
})

test('[J11] every flipped bit of a snapshot, in its state or its hash, is found, and the one before is taken', async (t) => {
  const { running, journal, snapshotter } = await begin(t)
  await snapshotter.cut(journal.seq)
  const [before, earlier] = [journal.seq, hex(running.machine)]
  await submitAll(running, commands(5, 16))
  const seq = journal.seq
  await snapshotter.cut(seq)
  const later = hex(running.machine)
  const make = () => new Machine(cores)
  const passedOver = async (place: string) => {
    const { state, damaged } = await restoreNewest(client, t.name, { make, restore })
    assert.deepEqual([damaged, state.batch], [[seq], before], place)
    return state
  }
  const rows = await database.rows<{ nth: number; size: number }>(
    `select nth::int, octet_length(bytes) as size from snapshot_row
     where stream = $1 and seq = $2 order by nth`,
    [t.name, seq],
  )
  const places: Place[] = rows.flatMap(({ nth, size }) => [
    ...Array.from({ length: 8 * size }, (_, bit): Place => ['bytes', nth, bit]),
    ...Array.from({ length: 256 }, (_, bit): Place => ['hash', nth, bit]),
  ])
  const message = `The snapshot after batch ${seq} is not what was written.`
  const read = async () => {
    for await (const _ of (await snapshotAt(client, t.name, seq)).pieces);
  }
  const flipped = places.filter((_, nth) => nth % STRIDE === 0)
  for (const [nth, place] of flipped.entries()) {
    await flip(t, seq, ...place)
    await assert.rejects(read(), { name: 'Damaged', message }, `${place}`)
    if (nth % STATES_STRIDE === 0)
      assert.equal(hex(await passedOver(`${place}`)), earlier, `${place}`)
    await flip(t, seq, ...place)
  }
  for (const change of [
    'update snapshot_row set is_end = not is_end where stream = $1 and seq = $2 and nth = 2',
    'delete from snapshot_row where stream = $1 and seq = $2 and nth = 3',
    'update snapshot set rows = rows - 1 where stream = $1 and seq = $2',
    `update snapshot set hash = set_bit(hash, 7, 1 - get_bit(hash, 7))
     where stream = $1 and seq = $2`,
  ]) {
    await client.query('begin')
    await client.query(change, [t.name, seq])
    const machine = await passedOver(change)
    await recover(machine, journal)
    assert.equal(hex(machine), later, change)
    await client.query('rollback')
  }
  await restore(new Machine(cores), await snapshotAt(client, t.name, seq))
})

test('[J11] with every snapshot damaged the journal is replayed from its first batch', async (t) => {
  const { running, journal, snapshotter } = await begin(t)
  const seqs: number[] = []
  for (let round = 1; round <= 3; round++) {
    await submitAll(running, commands(20, round), round)
    await snapshotter.cut(journal.seq)
    seqs.unshift(journal.seq)
    await flip(t, journal.seq, 'bytes', 1, round)
  }
  // Each cut has taken away the damaged one before it.
  assert.deepEqual(await snapshotSeqs(client, t.name), seqs.slice(0, 1))
  const make = () => new Machine(cores)
  const { state, damaged } = await restoreNewest(client, t.name, { make, restore })
  assert.deepEqual([damaged, state.batch], [seqs.slice(0, 1), 0])
  await recover(state, journal)
  assert.equal(hex(state), hex(running.machine))
})

test('[J11] a damaged snapshot hides no damage of the journal: the replay stops at its batch', async (t) => {
  const { running, journal, snapshotter } = await begin(t)
  await submitAll(running, commands(20, 1))
  await snapshotter.cut(journal.seq)
  await flip(t, journal.seq, 'hash', 1, 3)
  await database.rows('update journal set at = at + 1 where stream = $1 and seq = 2', [t.name])
  const make = () => new Machine(cores)
  const { state } = await restoreNewest(client, t.name, { make, restore })
  await assert.rejects(recover(state, journal), { name: 'Damaged', message: /Batch 2 / })
})

test('[J11] a piece that is larger than a row is read as it was written', async (t) => {
  const { journal } = await begin(t)
  const large = new Uint8Array(20_000_000).map((_, nth) => nth % 251)
  const pieces = [new Uint8Array(), large, new Uint8Array([1])]
  await keepSnapshot(client, t.name, { seq: journal.seq, at: 1, pieces })
  const read: Uint8Array[] = []
  const { pieces: kept } = await snapshotAt(client, t.name, journal.seq)
  for await (const piece of kept) read.push(piece)
  assert.deepEqual(
    read.map((piece) => Buffer.compare(piece, pieces[read.indexOf(piece)] as Uint8Array)),
    [0, 0, 0],
  )
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
  const copy = async (later: number) => {
    for (const table of ['snapshot', 'snapshot_row'])
      await database.rows(`delete from ${table} where stream = $1`, [other])
    const given = [t.name, other, later]
    await database.rows(
      'insert into snapshot select $2, seq + $3, at, rows, hash from snapshot where stream = $1',
      given,
    )
    await database.rows(
      `insert into snapshot_row select $2, seq + $3, nth, is_end, bytes, hash from snapshot_row
       where stream = $1`,
      given,
    )
    const [newest = 0] = await snapshotSeqs(client, other)
    await restore(new Machine(cores), await snapshotAt(client, other, newest))
    return newest
  }
  // Both begin with the same listings: up to there the one journal is the other.
  assert.equal(await copy(0), seq)

  await submitAll(running, [...commands(40, 9)])
  await snapshotter.cut(journal.seq)
  await submitAll(elsewhere, commands(200, 10))
  for (const later of [0, 1, 100_000]) await assert.rejects(copy(later), { name: 'Damaged' })
})

test('[J11] a state of the wrong batch is not kept, and one beyond the journal is not either', async (t) => {
  const { running, journal, snapshotter } = await begin(t)
  await submitAll(running, commands(40, 11))
  const late = journal.seq
  await snapshotter.cut(late)
  await assert.rejects(snapshotter.cut(late - 3), { name: 'Broken' })
  await assert.rejects(snapshotter.cut(late + 1), { name: 'Damaged' })
  await assert.rejects(
    keepSnapshot(client, t.name, { seq: late + 1, at: 1, pieces: running.machine.pieces() }),
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
  await eventually('the first is cut', async () => (await seqs()).length === 1)
  assert.deepEqual(await seqs(), [first], 'the second came while the first was being cut')
  await snapshotter.cut(first)
  snapshotter.reached(second, 199)
  await snapshotter.cut(first)
  assert.deepEqual(await seqs(), [first], 'only 99 entries since')
  snapshotter.reached(second, 200)
  await eventually('the second is cut', async () => (await seqs()).length === 2)
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

test('[J11] a cut passes over a damaged snapshot, tells of it and takes it away', async (t) => {
  const { running, journal, snapshotter, failures, damaged } = await begin(t)
  await submitAll(running, commands(20, 14))
  const first = journal.seq
  await snapshotter.cut(first)
  await flip(t, first, 'bytes', 1, 5)
  await snapshotter.cut(first)
  assert.deepEqual([damaged, await snapshotSeqs(client, t.name)], [[first], [first]])
  await restore(new Machine(cores), await snapshotAt(client, t.name, first))
  await flip(t, first, 'bytes', 1, 6)
  await submitAll(running, commands(20, 15))
  await snapshotter.cut(journal.seq)
  assert.deepEqual([damaged, await snapshotSeqs(client, t.name)], [[first, first], [journal.seq]])
  assert.deepEqual(failures, [])
})

test('[J11] rows on a damaged page that cannot be deleted stop no later cut, and are reported until they are gone', async (t) => {
  const { running, journal, snapshotter, failures } = await begin(t)
  await submitAll(running, commands(20, 17))
  const stuck = journal.seq
  await snapshotter.cut(stuck)
  await flip(t, stuck, 'bytes', 1, 5)
  await refuseDelete(t.name, stuck)
  const seqs: number[] = []
  for (let round = 1; round <= 4; round++) {
    await submitAll(running, commands(20, 17 + round))
    await snapshotter.cut(journal.seq)
    seqs.unshift(journal.seq)
  }
  assert.deepEqual([await snapshotSeqs(client, t.name), failures], [seqs.slice(0, 3), []])
  const batches = () =>
    database.rows('select distinct seq::int from snapshot_row where stream = $1', [t.name])
  assert.equal((await batches()).length, 4)
  for (let start = 0; start < 2; start++)
    assert.deepEqual(await dropSnapshots(client, t.name, []), [stuck])
  await database.rows('drop trigger damaged on snapshot_row')
  assert.deepEqual(await dropSnapshots(client, t.name, []), [])
  assert.equal((await batches()).length, 3)
})

test('[J11] a failed cut is told, and the next one works', async (t) => {
  const { running, journal, snapshotter, failures } = await begin(t, t.name, 10)
  await submitAll(running, commands(20, 14))
  const change = 'update journal set at = at + $2 where stream = $1 and seq = 3'
  await database.rows(change, [t.name, 1])
  snapshotter.reached(journal.seq, 10)
  await eventually('the failure is told', () => failures.length === 1)
  assert.equal((failures[0] as Error).name, 'Damaged')
  await database.rows(change, [t.name, -1])
  await snapshotter.cut(journal.seq)
  assert.deepEqual(await snapshotSeqs(client, t.name), [journal.seq])
})

async function begin(t: TestContext, stream = t.name, everyEntries = 1_000_000) {
  const journal = await database.journal(t, { stream })
  const running = runExchange(journal)
  await submitAll(running, listings())
  const failures: unknown[] = []
  const onFailure = (error: unknown) => void failures.push(error)
  const damaged: number[] = []
  const onDamaged = (seqs: readonly number[]) => void damaged.push(...seqs)
  const { connection } = database
  const due = { everyEntries, entries: 0 }
  const snapshotter = createSnapshotter({ connection, stream, ...due, onDamaged, onFailure })
  t.after(() => snapshotter.stop())
  return { running, journal, snapshotter, failures, damaged }
}

/** The journal as it was when this batch was its last. */
function journalUpTo(journal: Journal, seq: number): Pick<Journal, 'read'> {
  return {
    async *read(from) {
      for await (const batches of journal.read(from))
        yield batches.filter((batch) => batch.seq <= seq)
    },
  }
}

type Place = readonly [column: 'bytes' | 'hash', nth: number, bit: number]

async function flip(t: TestContext, seq: number, ...[column, nth, bit]: Place): Promise<void> {
  const sql = `update snapshot_row set ${column} = set_bit(${column}, $3, 1 - get_bit(${column}, $3))
    where stream = $1 and nth = $2 and seq = $4`
  await database.rows(sql, [t.name, nth, bit, seq])
}

/** Deleting a value reads all of its pages: one that is damaged fails the statement. */
async function refuseDelete(stream: string, seq: number): Promise<void> {
  const sql = `
    create or replace function damaged() returns trigger language plpgsql as $$
      begin raise 'invalid page' using errcode = 'data_corrupted'; end $$;
    create trigger damaged before delete on snapshot_row for each row
      when (old.stream = ${client.escapeLiteral(stream)} and old.seq = ${seq})
      execute function damaged();`
  await client.query(sql)
}

function hex(machine: Machine): string {
  return Buffer.from(machine.snapshot()).toString('hex')
}
