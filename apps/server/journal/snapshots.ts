/** Snapshots: the whole state after a batch, bound by its hash to the journal up to there. */
import type { Snapshot } from '@evenkeel/kernel'
import type pg from 'pg'
import { Damaged, snapshotHash } from './chain.ts'
import { rowAt } from './rows.ts'

const KEPT = 3
const SLICE_BYTES = 16_777_216

/** The newest snapshot, checked; one that is not what was written stops the start. */
export async function lastSnapshot(
  client: pg.ClientBase,
  stream: string,
): Promise<Snapshot | undefined> {
  const [newest] = await snapshotSeqs(client, stream)
  return newest === undefined ? undefined : snapshotAt(client, stream, newest)
}

/** The kept snapshots' batches, newest first. */
export async function snapshotSeqs(client: pg.ClientBase, stream: string): Promise<number[]> {
  const found = await client.query<{ seq: string }>(
    'select seq from snapshot where stream = $1 order by seq desc',
    [stream],
  )
  return found.rows.map(({ seq }) => Number(seq))
}

export async function snapshotAt(
  client: pg.ClientBase,
  stream: string,
  seq: number,
): Promise<Snapshot> {
  const found = await client.query<{ at: string; size: number; hash: Buffer }>(
    'select at, octet_length(state) as size, hash from snapshot where stream = $1 and seq = $2',
    [stream, seq],
  )
  const kept = found.rows[0]
  const state = kept && (await readState(client, stream, seq, kept.size))
  const row = await rowAt(client, stream, seq)
  if (kept !== undefined && state !== undefined && row !== undefined)
    if (Buffer.compare(snapshotHash(row.hash, state), kept.hash) === 0)
      return { seq, at: Number(kept.at), state }
  throw new Damaged(
    `The snapshot after batch ${seq} is not what was written. If the journal itself is whole, ` +
      'delete that row of the table snapshot; the start then replays more of the journal.',
  )
}

/** In slices: the driver makes a string of what it reads, and a string has an end. */
async function readState(
  client: pg.ClientBase,
  stream: string,
  seq: number,
  size: number,
): Promise<Buffer> {
  const state = Buffer.allocUnsafe(size)
  for (let from = 0; from < size; from += SLICE_BYTES) {
    const slice = await client.query<{ bytes: Buffer }>(
      `select substring(state from $3 for $4) as bytes from snapshot
       where stream = $1 and seq = $2`,
      [stream, seq, from + 1, SLICE_BYTES],
    )
    slice.rows[0]?.bytes.copy(state, from)
  }
  return state
}

/** Keeps a snapshot and lets go of the oldest. */
export async function keepSnapshot(
  client: pg.ClientBase,
  stream: string,
  { seq, at, state }: Snapshot,
): Promise<void> {
  const row = await rowAt(client, stream, seq)
  if (row === undefined) throw new Damaged(`Batch ${seq} of the journal is missing.`)
  const bytes = Buffer.from(state.buffer, state.byteOffset, state.byteLength)
  await client.query(
    `insert into snapshot (stream, seq, at, state, hash) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [stream, seq, at, bytes, snapshotHash(row.hash, state)],
  )
  await client.query(
    `delete from snapshot where stream = $1 and seq not in
     (select seq from snapshot where stream = $1 order by seq desc limit $2)`,
    [stream, KEPT],
  )
}
