/** What the tests of the journal share: one database for a test file, and a way behind its back. */
import { rm } from 'node:fs/promises'
import { after, type TestContext } from 'node:test'
import type { Batch } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import pg from 'pg'
import { migrate, openDatabase } from '../../database/index.ts'
import { openJournal, type PostgresJournal } from '../postgresJournal.ts'
import { dataFolder } from './dataFolder.ts'
import { createSharedDatabase } from './sharedDatabase.ts'

export type TestDatabase = {
  readonly connection: pg.ClientConfig
  /** For work behind the journal's back. */
  readonly client: pg.Client
  rows<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>
  /** Resolves when this many statements wait for a lock. */
  lockWaiters(count: number): Promise<void>
  /** A connection that ends with the test. */
  connect(t: TestContext): Promise<pg.Client>
  /** A journal that closes with the test; its stream is the test's name unless told. */
  journal(
    t: TestContext,
    options?: { over?: pg.ClientConfig; stream?: string },
  ): Promise<PostgresJournal>
  /** A journal that whoever opens it closes. */
  openJournal(stream: string): Promise<PostgresJournal>
}

/** Its `own` PostgreSQL is for a test of what the other files on a shared one would disturb, or be disturbed by. */
export async function openTestDatabase({ own = false } = {}): Promise<TestDatabase> {
  const { connection, end } = (own ? undefined : await openShared()) ?? (await openOwn())
  const client = new pg.Client(connection)
  await client.connect()
  after(async () => {
    await client.end()
    await end()
  })
  return {
    connection,
    client,
    rows: async (sql, values) => (await client.query(sql, values)).rows,
    async lockWaiters(count) {
      const sql =
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
      const isSo = async () => ((await client.query(sql)).rowCount ?? 0) >= count
      await eventually(`${count} statements wait for a lock`, isSo)
    },
    async connect(t) {
      const other = new pg.Client(connection)
      await other.connect()
      t.after(() => other.end())
      return other
    },
    async journal(t, { over = connection, stream = t.name } = {}) {
      const journal = await openJournal(over, stream)
      t.after(() => journal.close())
      return journal
    },
    openJournal: (stream) => openJournal(connection, stream),
  }
}

type Opened = { readonly connection: pg.ClientConfig; end(): Promise<void> }

async function openShared(): Promise<Opened | undefined> {
  const database = await createSharedDatabase()
  return database && { connection: database.connection, end: database.drop }
}

async function openOwn(): Promise<Opened> {
  const dataDir = await dataFolder()
  const database = await openDatabase({ dataDir, say: () => undefined })
  const { connection } = database
  await migrate(connection, () => undefined)
  return {
    connection,
    async end() {
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export function batchOf(seq: number, payload: string | Uint8Array = `batch ${seq}`): Batch {
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
  return { seq, at: 1_700_000_000_000 + seq, payload: bytes }
}

/** All batches, one after the other. */
export async function readAll(journal: Pick<PostgresJournal, 'read'>, from = 1): Promise<Batch[]> {
  const all: Batch[] = []
  for await (const batches of journal.read(from)) all.push(...batches)
  return all
}

/** The batches without what only the table knows, bytes as hex, so that they compare. */
export function plain(batches: readonly Batch[]): unknown[] {
  return batches.map(({ seq, at, payload }) => [seq, at, Buffer.from(payload).toString('hex')])
}
