/** One PostgreSQL for a whole run of tests: each file has databases of its own there, copied from one that is migrated. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Database, migrate, openDatabase } from '../../database/index.ts'

/** The variable that tells test files how the shared PostgreSQL is reached. */
export const SHARED_DATABASE = 'EVENKEEL_TEST_DATABASE'
/** Several servers at once, each with its pools. */
const CONNECTIONS = 200
const TEMPLATE = 'migrated'
/** PostgreSQL's code for a database that somebody is connected to. */
const IN_USE = '55006'

export type SharedDatabase = {
  readonly connection: pg.ClientConfig
  /** Ends whatever is still connected to it. */
  drop(): Promise<void>
}

/** Starts it, for a program that runs tests beside it; what goes into the variable is its connection as JSON. */
export async function openSharedDatabase(dataDir: string): Promise<Database> {
  const say = () => undefined
  const database = await openDatabase({ dataDir, connections: CONNECTIONS, say })
  const { connection } = database
  await execute(connection, `create database ${TEMPLATE}`)
  await migrate({ ...connection, database: TEMPLATE }, say)
  // What is durable is not tested here: whoever kills a PostgreSQL has one of its own. The journal waits all the
  // same, for it asks for that itself, and refuses a database with fsync off.
  await execute(connection, `alter role ${connection.user} set synchronous_commit = off`)
  return database
}

/** A new database on the shared PostgreSQL; undefined where there is none, as when a file is run by hand. */
export async function createSharedDatabase(): Promise<SharedDatabase | undefined> {
  const told = process.env[SHARED_DATABASE]
  if (!told) return undefined
  const shared = JSON.parse(told) as pg.ClientConfig
  const name = `test_${randomBytes(8).toString('hex')}`
  await execute(shared, `create database ${name} template ${TEMPLATE}`)
  return {
    connection: { ...shared, database: name },
    async drop() {
      try {
        // Sessions that are on their way out have five seconds: ended by force, one would fail its test.
        await execute(shared, `drop database ${name}`)
      } catch (error) {
        if ((error as pg.DatabaseError).code !== IN_USE) throw error
        await execute(shared, `drop database ${name} with (force)`)
      }
    },
  }
}

/** As DATABASE_URL has it. */
export function urlOf({ host, port, user, password, database }: pg.ClientConfig): string {
  const url = new URL(`postgres://localhost:${port}/${database}`)
  url.username = user ?? ''
  url.password = String(password)
  url.searchParams.set('host', host ?? '')
  return url.href
}

async function execute(connection: pg.ClientConfig, sql: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
