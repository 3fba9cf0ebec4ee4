/** The journal on PostgreSQL: a row a batch, fenced by epoch and sequence, chained by hash. */
import { assert, type Batch, type Journal } from '@evenkeel/kernel'
import pg from 'pg'
import { PREPARE_APPEND, sendAppend } from './appendQuery.ts'
import { chainHash, Damaged, GENESIS } from './chain.ts'
import type { KeepWatermark } from './loss.ts'
import { hashAt, type JournalRow, readRows, rowAt } from './rows.ts'
import type { Watermark } from './watermark.ts'
import { fitsRecord, type Mark } from './watermarkFile.ts'

/** Another writer has taken the journal over: this process must end, whatever it still holds. */
export class Fenced extends Error {
  override readonly name = 'Fenced'
}

export type PostgresJournal = Journal & {
  readonly epoch: number
  /** The number of the last batch. */
  readonly seq: number
  close(): Promise<void>
}

const CLAIM = `insert into journal_head (stream, epoch, seq) values ($1, 1, 0)
  on conflict (stream) do update set epoch = journal_head.epoch + 1 returning epoch, seq,
    (select max(seq) from journal where stream = $1) as newest`

type Head = { epoch: string; seq: string; newest: string | null }

const TRIES = 5
const RETRY_MS = 500
/** A database that says nothing for this long counts as lost. */
const SILENT_MS = 10_000

/**
 * Becomes the writer of this stream; whoever was it before is fenced from here on. With a watermark
 * a batch counts as durable once both the database and the watermark have it.
 */
export async function openJournal(
  connection: pg.ClientConfig,
  stream = 'main',
  keepWatermark?: KeepWatermark,
): Promise<PostgresJournal> {
  let client = await connectWriter(connection)
  let reader: Promise<pg.Client> | undefined
  await refuseForgetful(client)
  const claimed = await client.query<Head>(CLAIM, [stream])
  const head = claimed.rows[0]
  assert(head !== undefined, 'a claim answers with the head')
  const epoch = Number(head.epoch)
  let seq = Number(head.seq)
  if (Number(head.newest) > seq)
    throw new Damaged(`Batch ${head.newest} of the journal came after its last, batch ${seq}.`)
  let lastHash: Uint8Array = seq === 0 ? GENESIS : (await lastRow()).hash
  let lastAt = 0
  let watermark: Watermark | undefined
  if (keepWatermark !== undefined) watermark = await startWatermark(keepWatermark)

  async function startWatermark(keep: KeepWatermark): Promise<Watermark> {
    try {
      if (seq > 0) lastAt = (await checkedBatch(client, stream, seq)).at
      const hashOf = (number: number) => hashAt(client, stream, number)
      return await keep(last(), { hashOf, append })
    } catch (error) {
      await client.end()
      throw error
    }
  }

  async function lastRow(): Promise<JournalRow> {
    const row = await rowAt(client, stream, seq)
    if (row !== undefined) return row
    throw new Damaged(`The journal says that batch ${seq} is its last, but that batch is missing.`)
  }

  function last(): Mark {
    return { seq, at: lastAt, hash: lastHash }
  }

  async function append(batch: Batch): Promise<Mark> {
    assert(batch.seq === seq + 1, 'batches follow one another')
    const hash = chainHash(lastHash, batch)
    const mark: Mark = { seq: batch.seq, at: batch.at, hash }
    if (watermark === undefined) await commit(batch, hash)
    else if (fitsRecord(batch)) await commitAndRaise(batch, mark, watermark)
    else {
      await commit(batch, hash)
      await watermark.raise({ mark })
    }
    seq = batch.seq
    lastAt = batch.at
    lastHash = hash
    return mark
  }

  /** At the same time: what only the watermark has after a crash is committed at the next start. */
  async function commitAndRaise(batch: Batch, mark: Mark, to: Watermark): Promise<void> {
    const raising = to.raise({ mark, whole: { batch, previous: lastHash } })
    const [committed, raised] = await Promise.allSettled([commit(batch, mark.hash), raising])
    if (raised.status === 'rejected') throw raised.reason
    if (committed.status === 'fulfilled') return
    // Nobody was or will be told of this batch, and another has its number.
    if (committed.reason instanceof Fenced) await to.raise({ mark: last() }, mark.seq)
    throw committed.reason
  }

  async function commit(batch: Batch, hash: Uint8Array): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        if (tries > 1) await reconnect()
        if (tries > 1 && (await wasWritten(batch.seq, hash))) break
        const written = await sendAppend(client, { stream, epoch, batch, hash })
        if (written === 1) break
        // An earlier try may have been written only now, while this one waited for the head.
        if (tries > 1 && (await wasWritten(batch.seq, hash))) break
        throw new Fenced('Another server has taken the journal over.')
      } catch (error) {
        if (error instanceof Fenced || tries === TRIES || !isLostConnection(error)) throw error
      }
    }
  }

  /** On a connection of its own, so that no append waits for it; a lost one is opened anew. */
  async function batch(number: number): Promise<Batch> {
    reader ??= connect(connection)
    try {
      return await checkedBatch(await reader, stream, number)
    } catch (error) {
      if (error instanceof Damaged || !isLostConnection(error)) throw error
      reader = connect(connection)
      return checkedBatch(await reader, stream, number)
    }
  }

  async function reconnect(): Promise<void> {
    await client.end().catch(() => undefined)
    await new Promise((resume) => setTimeout(resume, RETRY_MS))
    client = await connectWriter(connection)
  }

  /** After a lost answer: our own bytes mean done, none mean send again, others mean fenced. */
  async function wasWritten(at: number, hash: Uint8Array): Promise<boolean> {
    const row = await rowAt(client, stream, at)
    if (row === undefined) return false
    if (Buffer.compare(row.hash, hash) === 0) return true
    throw new Fenced(`Another server wrote batch ${at}.`)
  }

  return {
    epoch,
    get seq() {
      return seq
    },
    append: async (batch) => void (await append(batch)),
    batch,
    read: (from) => readRows(client, stream, from, seq),
    async close() {
      await watermark?.close()
      await client.end()
      await reader?.then((open) => open.end())
    },
  }
}

async function connect(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    application_name: 'evenkeel-journal',
    connectionTimeoutMillis: SILENT_MS,
    query_timeout: SILENT_MS,
  })
  // A connection that is lost while idle shows at the next append, which knows what to do.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('set synchronous_commit = on')
  return client
}

async function connectWriter(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = await connect(connection)
  await client.query(PREPARE_APPEND)
  return client
}

/** A database that does not wait for its disk would acknowledge what a power loss takes away. */
async function refuseForgetful(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ fsync: string }>('show fsync')
  if (rows[0]?.fsync === 'on') return
  throw new Error('The database runs with fsync off: it may forget what it has acknowledged.')
}

async function checkedBatch(client: pg.Client, stream: string, seq: number): Promise<Batch> {
  const row = await rowAt(client, stream, seq)
  const previous = seq === 1 ? GENESIS : await hashAt(client, stream, seq - 1)
  if (row !== undefined && previous !== undefined)
    if (Buffer.compare(chainHash(previous, row), row.hash) === 0) return row
  throw new Damaged(`Batch ${seq} of the journal is not what was written.`)
}

/** The server did not answer, or said that it goes away: nobody knows whether it wrote. */
function isLostConnection(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || error.code?.startsWith('57P') === true
}
