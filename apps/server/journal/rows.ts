/** Reading the journal's rows, checking the chain as they come. */
import type { Batch } from '@evenkeel/kernel'
import type pg from 'pg'
import { chainHash, Damaged, GENESIS } from './chain.ts'

export type JournalRow = Batch & { readonly hash: Buffer }
type RawRow = { seq: string; at: string; payload: Buffer; hash: Buffer }

// Many small batches or a few large ones at a time: a row more than so many bytes, at the most.
const BYTES_AT_ONCE = 8_388_608
const ROWS_AT_ONCE = 1_024

export async function rowAt(
  client: pg.ClientBase,
  stream: string,
  seq: number,
): Promise<JournalRow | undefined> {
  const found = await client.query<RawRow>({
    name: 'row-at',
    text: 'select seq, at, payload, hash from journal where stream = $1 and seq = $2',
    values: [stream, seq],
  })
  return found.rows[0] && asRow(found.rows[0])
}

export async function hashAt(
  client: pg.ClientBase,
  stream: string,
  seq: number,
): Promise<Buffer | undefined> {
  const found = await client.query<{ hash: Buffer }>({
    name: 'hash-at',
    text: 'select hash from journal where stream = $1 and seq = $2',
    values: [stream, seq],
  })
  return found.rows[0]?.hash
}

/** Rows `from` to `until`, each checked against the hash before it, the first against `before` where that is known; a gap or a changed byte throws. */
export async function* readRows(
  client: pg.ClientBase,
  stream: string,
  from: number,
  until: number,
  before?: Buffer,
): AsyncGenerator<readonly JournalRow[]> {
  let previous = from === 1 ? GENESIS : (before ?? (await hashAt(client, stream, from - 1)))
  if (previous === undefined) throw missing(from - 1)
  let coming = fetchRows(client, stream, from, until)
  for (let next = from; next <= until; ) {
    const rows = await coming
    if (rows.length === 0) throw missing(next)
    coming = fetchRows(client, stream, next + rows.length, until)
    // Nobody may be left to await it: after damage, or when the reader has stopped early.
    coming.catch(() => undefined)
    for (const row of rows) {
      if (row.seq !== next) throw missing(next)
      if (Buffer.compare(chainHash(previous, row), row.hash) !== 0)
        throw new Damaged(`Batch ${next} of the journal is not what was written.`)
      previous = row.hash
      next++
    }
    yield rows
  }
}

async function fetchRows(client: pg.ClientBase, stream: string, from: number, until: number) {
  if (from > until) return []
  const found = await client.query<RawRow>({
    name: 'rows-from',
    text: `with chunk as (
        select seq, at, payload, hash from journal where stream = $1 and seq between $2 and $3
        order by seq limit $4
      ), measured as (
        select *, sum(octet_length(payload)) over (order by seq) - octet_length(payload) as before
        from chunk
      ) select seq, at, payload, hash from measured where before < $5 order by seq`,
    values: [stream, from, until, ROWS_AT_ONCE, BYTES_AT_ONCE],
  })
  return found.rows.map(asRow)
}

function asRow({ seq, at, payload, hash }: RawRow): JournalRow {
  return { seq: Number(seq), at: Number(at), payload, hash }
}

function missing(seq: number): Damaged {
  return new Damaged(`Batch ${seq} of the journal is missing.`)
}
