/** A real server for tests: own data, own ports, own database, gone when it is stopped. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type Config, readConfig } from '../config.ts'
import type { FreeBytes } from '../diskRoom.ts'
import { dataFolder } from '../journal/testing/dataFolder.ts'
import { createLog } from '../log.ts'
import type { SandboxMember, SandboxWish } from '../sandbox.ts'
import { startServer } from '../server.ts'
import { makeOperator, type OperatorWish, type TestOperator } from './operators.ts'

export type TestServer = {
  readonly url: string
  readonly opsUrl: string
  readonly consoleUrl: string
  readonly dataDir: string
  /** The link for the first operator that a start told, as long as there was none. */
  readonly firstOperator?: string | undefined
  /** Everything that was logged so far. */
  readonly logged: () => string
  readonly secret: string
  member(wish?: SandboxWish): Promise<SandboxMember>
  /** An operator who has just signed in at the console, second factor and all. */
  operator(wish?: OperatorWish): Promise<TestOperator>
  /** Asks the server's own embedded database. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: readonly unknown[]): Promise<Row[]>
  /** A connection to that database, for its caller to end. */
  connect(): Promise<pg.Client>
  /** Stops the server; the data stays until `remove`. */
  pause(): Promise<void>
  stop(): Promise<void>
}

export async function startTestServer(
  options: { dataDir?: string; config?: Partial<Config>; freeBytes?: FreeBytes } = {},
): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await dataFolder())
  const lines: string[] = []
  const usual = readConfig({
    EVENKEEL_DATA: dataDir,
    EVENKEEL_PORT: '0',
    EVENKEEL_OPS_PORT: '0',
    EVENKEEL_PROOF_MINUTES: '0',
    EVENKEEL_CONSOLE_PORT: '0',
  })
  const config: Config = {
    ...usual,
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
    // A test shares its machine with others: it would be told that the exchange is busy.
    isLate: () => false,
    log: createLog((line) => lines.push(line)),
    say: () => undefined,
    onBroken: (error) => {
      throw error
    },
  })
  const { url, opsUrl, consoleUrl, firstOperator } = server
  const note = JSON.parse(await readFile(join(dataDir, 'secrets', 'ops.json'), 'utf8'))
  return {
    ...reachedServer({ url, opsUrl, consoleUrl, dataDir, secret: note.secret }),
    firstOperator,
    logged: () => lines.join(''),
    pause: server.stop,
    async stop() {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Where a test server is that another process has started. */
export type ServerNote = Pick<TestServer, 'url' | 'opsUrl' | 'consoleUrl' | 'dataDir' | 'secret'>
export type ReachedServer = Omit<TestServer, 'logged' | 'pause' | 'stop' | 'firstOperator'>

/** A test server, whoever started it. */
export function reachedServer(note: ServerNote): ReachedServer {
  const { opsUrl, dataDir, secret } = note
  const query: ReachedServer['query'] = (sql, values) => queryOwn(dataDir, sql, values)
  return {
    ...note,
    query,
    operator: (wish) => makeOperator(query, wish),
    connect: () => connectTo(dataDir),
    async member(wish = {}) {
      const answer = await fetch(`${opsUrl}/sandbox/member`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
        body: JSON.stringify(wish),
      })
      if (!answer.ok) throw new Error(`no member: ${answer.status}`)
      return (await answer.json()) as SandboxMember
    },
  }
}

async function queryOwn<Row extends pg.QueryResultRow>(
  dataDir: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = await connectTo(dataDir)
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

async function connectTo(dataDir: string): Promise<pg.Client> {
  const password = await readFile(join(dataDir, 'secrets', 'postgres'), 'utf8')
  const host = join(dataDir, 'postgres')
  const client = new pg.Client({ host, user: 'evenkeel', password, database: 'postgres' })
  await client.connect()
  return client
}
