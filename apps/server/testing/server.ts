/** A real server for tests: own data, own ports, own database, gone when it is stopped. */
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OperatorRole } from '@evenkeel/wire'
import pg from 'pg'
import { type Clock, createClock } from '../clock.ts'
import { type Config, readConfig } from '../config.ts'
import type { FreeBytes } from '../diskRoom.ts'
import { dataFolder } from '../journal/testing/dataFolder.ts'
import {
  createSharedDatabase,
  type SharedDatabase,
  urlOf,
} from '../journal/testing/sharedDatabase.ts'
import { createLog } from '../log.ts'
import type { SandboxMember, SandboxWish } from '../sandbox.ts'
import { startServer } from '../server.ts'
import { makeOperator, type OperatorWish, type TestOperator } from './operators.ts'

export type TestServer = {
  readonly url: string
  readonly opsUrl: string
  readonly consoleUrl: string
  readonly dataDir: string
  /** Of a database that is not in the data folder. */
  readonly databaseUrl?: string | undefined
  /** The link for the first operator that a start told, as long as there was none. */
  readonly firstOperator?: string | undefined
  /** Everything that was logged so far. */
  readonly logged: () => string
  readonly secret: string
  member(wish?: SandboxWish): Promise<SandboxMember>
  /** An operator who has just signed in at the console, second factor and all. */
  operator(wish?: OperatorWish): Promise<TestOperator>
  /** Asks the server's own database. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** A connection to that database, for its caller to end. */
  connect(): Promise<pg.Client>
  /** Stops the server; the data stays until `remove`. */
  pause(): Promise<void>
  stop(): Promise<void>
}

type Options = {
  /** Of a server that was paused: this one begins where that one ended. */
  readonly dataDir?: string
  /** It starts a PostgreSQL of its own in its data folder, for a test of just that. */
  readonly embedded?: boolean
  readonly config?: Partial<Config>
  readonly freeBytes?: FreeBytes
  readonly historyWaitMs?: number
  readonly clock?: Clock
  /** What waited for too long is not carried out. */
  readonly ownLoop?: boolean
  /** Requests, statements and readers of history take no longer than in production. */
  readonly ownWaits?: boolean
}

export async function startTestServer(options: Options = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await newData(options))
  const shared = sharedOf.get(dataDir)
  const databaseUrl = shared && urlOf(shared.connection)
  const lines: string[] = []
  const clock = options.clock ?? createClock()
  const usual = readConfig({
    EVENKEEL_DATA: dataDir,
    EVENKEEL_PORT: '0',
    EVENKEEL_OPS_PORT: '0',
    EVENKEEL_PROOF_MINUTES: '0',
    EVENKEEL_CONSOLE_PORT: '0',
  })
  const config: Config = {
    ...usual,
    databaseUrl,
    prices: { kind: 'none' },
    logRoom: 0,
    limits: {
      addressPerSecond: 100_000,
      memberPerSecond: 100_000,
      socketsPerAddress: 100_000,
      connectionsPerAddress: 100_000,
    },
    ...options.config,
    // Each vertical's own, where a test does not give others.
    settings: { ...usual.settings, ...options.config?.settings },
  }
  const server = await startServer({
    config,
    freeBytes: options.freeBytes,
    clock,
    // A test shares its machine with others: it would be told that the exchange is busy, or that it took too long.
    ...(!options.ownLoop && { loop: { isLate: () => false, heardSince: clock.now } }),
    // And what it sends may come late, the database be slow, and tables follow the journal slowly.
    ...(!options.ownWaits && { requestMs: 600_000, statementMs: 60_000, historyWaitMs: 60_000 }),
    ...(options.historyWaitMs !== undefined && { historyWaitMs: options.historyWaitMs }),
    log: createLog((line) => lines.push(line)),
    say: () => undefined,
    onBroken: (error) => {
      throw error
    },
  })
  const { url, opsUrl, consoleUrl, firstOperator } = server
  const note = JSON.parse(await readFile(join(dataDir, 'secrets', 'ops.json'), 'utf8'))
  return {
    ...reachedServer({ url, opsUrl, consoleUrl, dataDir, databaseUrl, secret: note.secret }),
    firstOperator,
    logged: () => lines.join(''),
    pause: server.stop,
    async stop() {
      await server.stop()
      await shared?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The databases that are not in their server's data folder, by that folder. */
const sharedOf = new Map<string, SharedDatabase>()

async function newData({ embedded = false, config }: Options): Promise<string> {
  const shared = embedded ? undefined : await createSharedDatabase()
  const dataDir =
    shared === undefined ? await dataFolder() : await mkdtemp(join(tmpdir(), 'evenkeel-test-'))
  if (shared !== undefined) sharedOf.set(dataDir, shared)
  if (config?.prices?.kind === 'simulator') await keepMaster(dataDir)
  return dataDir
}

/** All simulated markets of a process have one seed, since computing the past of another takes seconds. */
async function keepMaster(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 })
  await writeFile(join(dataDir, 'secrets', 'master'), MASTER, { mode: 0o600 })
}

const MASTER = randomBytes(32)

/** Where a test server is that another process has started. */
export type ServerNote = Pick<
  TestServer,
  'url' | 'opsUrl' | 'consoleUrl' | 'dataDir' | 'databaseUrl' | 'secret'
>
export type ReachedServer = Omit<TestServer, 'logged' | 'pause' | 'stop' | 'firstOperator'>

/** A test server, whoever started it. */
export function reachedServer(note: ServerNote): ReachedServer {
  const { opsUrl, secret } = note
  const query: ReachedServer['query'] = (sql, values) => queryOwn(note, sql, values)
  async function play(what: string, body: object): Promise<unknown> {
    const answer = await fetch(`${opsUrl}/sandbox/${what}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`no ${what}: ${answer.status}`)
    return answer.json()
  }
  const enrol = async (operator: number, role: OperatorRole) =>
    void (await play('operator', { operator, role }))
  return {
    ...note,
    query,
    operator: (wish) => makeOperator({ query, enrol }, wish),
    connect: () => connectTo(note),
    async member(wish = {}) {
      return (await play('member', wish)) as SandboxMember
    },
  }
}

async function queryOwn<Row extends pg.QueryResultRow>(
  note: ServerNote,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = await connectTo(note)
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

async function connectTo(note: ServerNote): Promise<pg.Client> {
  const client = new pg.Client(await connectionOf(note))
  await client.connect()
  return client
}

async function connectionOf({ dataDir, databaseUrl }: ServerNote): Promise<pg.ClientConfig> {
  if (databaseUrl !== undefined) return { connectionString: databaseUrl }
  const password = await readFile(join(dataDir, 'secrets', 'postgres'), 'utf8')
  return { host: join(dataDir, 'postgres'), user: 'evenkeel', password, database: 'postgres' }
}
