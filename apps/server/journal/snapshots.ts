/** Snapshots: the whole state after a batch, in rows whose hashes bind them to the journal up to there. */
import type { Pieces, Snapshot } from '@evenkeel/kernel'
import type pg from 'pg'
import { isUnreadable } from '../database/damage.ts'
import { Damaged, snapshotGenesis, snapshotRowHash } from './chain.ts'
import { hashAt } from './rows.ts'

type Row = { readonly isEnd: boolean; readonly bytes: Buffer; readonly hash: Buffer }

const KEPT = 3
/** The driver makes a string of twice as many letters of what it reads. */
const ROW_BYTES = 8_388_608

type Restoring<State> = {
  /** Ignores snapshots after this batch. */
  readonly until?: number
  make(): State
  restore(state: State, snapshot: Snapshot): Promise<void>
}

export type Restored<State> = {
  readonly state: State
  /** Batches of the damaged snapshots that were skipped, newest first. */
  readonly damaged: readonly number[]
}

/**
 * Restores the newest intact snapshot, or returns an empty state. Each attempt fills a fresh state, since damage
 * may show in a row after others were applied.
 */
export async function restoreNewest<State>(
  client: pg.ClientBase,
  stream: string,
  { until = Number.POSITIVE_INFINITY, make, restore }: Restoring<State>,
): Promise<Restored<State>> {
  const damaged: number[] = []
  for (const seq of await snapshotSeqs(client, stream)) {
    if (seq > until) continue
    const state = make()
    try {
      await restore(state, await snapshotAt(client, stream, seq))
      return { state, damaged }
    } catch (error) {
      if (!(error instanceof Damaged || isUnreadable(error))) throw error
      damaged.push(seq)
    }
  }
  return { state: make(), damaged }
}

/**
 * Deletes damaged snapshots: only after a replay without them, since the damage may be in the journal instead.
 * Returns the batches of dropped snapshots that are still there in part, those of earlier drops too.
 */
export async function dropSnapshots(
  client: pg.ClientBase,
  stream: string,
  seqs: readonly number[],
): Promise<number[]> {
  // A row on a damaged page cannot be deleted: the next start skips its snapshot again.
  await isReadable(
    client.query('delete from snapshot where stream = $1 and seq = any($2)', [stream, seqs]),
  )
  return deleteOrphans(client, stream)
}

/**
 * Deletes rows of dropped snapshots; returns the batches whose rows cannot be deleted. Each batch has a statement,
 * outside of any transaction, so that a damaged page undoes nothing else.
 */
async function deleteOrphans(client: pg.ClientBase, stream: string): Promise<number[]> {
  const orphans = client.query<{ seq: string }>(
    `select distinct seq from snapshot_row where stream = $1 and seq not in
     (select seq from snapshot where stream = $1)`,
    [stream],
  )
  const undeletable: number[] = []
  if (!(await isReadable(orphans))) return undeletable
  for (const { seq } of (await orphans).rows) {
    const deleted = client.query('delete from snapshot_row where stream = $1 and seq = $2', [
      stream,
      seq,
    ])
    if (!(await isReadable(deleted))) undeletable.push(Number(seq))
  }
  return undeletable
}

/** False if the query met a damaged page. */
function isReadable(query: Promise<unknown>): Promise<boolean> {
  return query.then(
    () => true,
    (error) => {
      if (isUnreadable(error)) return false
      throw error
    },
  )
}

/** The kept snapshots' batches, newest first. */
export async function snapshotSeqs(client: pg.ClientBase, stream: string): Promise<number[]> {
  const found = await client.query<{ seq: string }>(
    'select seq from snapshot where stream = $1 order by seq desc',
    [stream],
  )
  return found.rows.map(({ seq }) => Number(seq))
}

/** Its pieces are read, and checked, one by one when they are asked for. */
export async function snapshotAt(
  client: pg.ClientBase,
  stream: string,
  seq: number,
): Promise<Snapshot> {
  const found = await client.query<{ at: string; rows: string; hash: Buffer }>(
    'select at, rows, hash from snapshot where stream = $1 and seq = $2',
    [stream, seq],
  )
  const [kept] = found.rows
  const journal = await hashAt(client, stream, seq)
  if (kept === undefined || journal === undefined) throw damaged(seq)
  const { rows, hash, at } = kept
  const whole = { journal, rows: Number(rows), hash }
  const pieces = { [Symbol.asyncIterator]: () => readPieces(client, stream, seq, whole) }
  return { seq, at: Number(at), pieces }
}

/** Keeps a snapshot and lets go of the oldest. */
export async function keepSnapshot(
  client: pg.ClientBase,
  stream: string,
  { seq, at, pieces }: Snapshot,
): Promise<void> {
  const journal = await hashAt(client, stream, seq)
  if (journal === undefined) throw new Damaged(`Batch ${seq} of the journal is missing.`)
  await client.query('begin')
  try {
    const { rows, hash } = await writePieces(client, stream, seq, journal, pieces)
    await client.query(
      'insert into snapshot (stream, seq, at, rows, hash) values ($1, $2, $3, $4, $5)',
      [stream, seq, at, rows, hash],
    )
    await client.query(
      `delete from snapshot where stream = $1 and seq not in
       (select seq from snapshot where stream = $1 order by seq desc limit $2)`,
      [stream, KEPT],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
  await deleteOrphans(client, stream)
}

async function writePieces(
  client: pg.ClientBase,
  stream: string,
  seq: number,
  journal: Uint8Array,
  pieces: Pieces,
): Promise<{ rows: number; hash: Buffer }> {
  await client.query('delete from snapshot where stream = $1 and seq = $2', [stream, seq])
  await client.query('delete from snapshot_row where stream = $1 and seq = $2', [stream, seq])
  let hash = snapshotGenesis(journal)
  let rows = 0
  for await (const piece of pieces)
    for (let from = 0; from === 0 || from < piece.length; from += ROW_BYTES) {
      const isEnd = from + ROW_BYTES >= piece.length
      const part = piece.subarray(from, from + ROW_BYTES)
      const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength)
      hash = snapshotRowHash(hash, isEnd, bytes)
      await client.query({
        name: 'snapshot-row',
        text: `insert into snapshot_row (stream, seq, nth, is_end, bytes, hash)
               values ($1, $2, $3, $4, $5, $6)`,
        values: [stream, seq, ++rows, isEnd, bytes, hash],
      })
    }
  return { rows, hash }
}

/** Each row is checked before any of it is used. */
async function* readPieces(
  client: pg.ClientBase,
  stream: string,
  seq: number,
  { journal, rows, hash: last }: { journal: Buffer; rows: number; hash: Buffer },
): AsyncGenerator<Uint8Array> {
  let hash = snapshotGenesis(journal)
  let parts: Buffer[] = []
  for (let nth = 1; nth <= rows; nth++) {
    const found = await client.query<Row>({
      name: 'snapshot-row-at',
      text: `select is_end as "isEnd", bytes, hash from snapshot_row
             where stream = $1 and seq = $2 and nth = $3`,
      values: [stream, seq, nth],
    })
    const [row] = found.rows
    if (row === undefined) throw damaged(seq)
    hash = snapshotRowHash(hash, row.isEnd, row.bytes)
    if (Buffer.compare(hash, row.hash) !== 0) throw damaged(seq)
    parts.push(row.bytes)
    if (!row.isEnd) continue
    // The last piece is handed out when all of them are known to be there.
    if (nth === rows && Buffer.compare(hash, last) !== 0) throw damaged(seq)
    yield parts.length === 1 ? row.bytes : Buffer.concat(parts)
    parts = []
  }
  if (Buffer.compare(hash, last) !== 0) throw damaged(seq)
}

function damaged(seq: number): Damaged {
  return new Damaged(`The snapshot after batch ${seq} is not what was written.`)
}
