/** Opens the database that the server works on, and starts one when none is given. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { accountFor } from './account.ts'
import { findBinaries } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { holdDataDir } from './hold.ts'
import { endLeftover } from './leftover.ts'
import { reachOutside } from './outside.ts'
import { startPostmaster } from './postmaster.ts'
import { openSocketDir, port } from './socket.ts'

export type Database = {
  /** How to connect, for `new pg.Client(...)` / `new pg.Pool(...)`. */
  readonly connection: pg.ClientConfig
  readonly embedded: boolean
  /** Ends what was started here; an outside database is left alone. Idempotent. */
  stop(): Promise<void>
}

type Options = {
  /** Absolute; made if missing. */
  readonly dataDir: string
  /** When set: use that outside PostgreSQL, start nothing. */
  readonly databaseUrl?: string | undefined
  /** How many may be open to the embedded one at once. */
  readonly connections?: number | undefined
  /** What a person at the terminal should know. */
  say(line: string): void
}

/** One server has fewer. */
const CONNECTIONS = 20

export async function openDatabase(options: Options): Promise<Database> {
  const { dataDir, databaseUrl } = options
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (databaseUrl !== undefined && databaseUrl !== '') {
    const connection = await reachOutside(databaseUrl)
    return { connection, embedded: false, stop: async () => {} }
  }
  return openEmbedded(options)
}

async function openEmbedded({
  dataDir,
  connections = CONNECTIONS,
  say,
}: Options): Promise<Database> {
  const undo: (() => Promise<void>)[] = []
  const stop = async () => {
    for (let step = undo.pop(); step !== undefined; step = undo.pop()) await step()
  }
  try {
    const hold = await holdDataDir(dataDir)
    undo.push(hold.release)
    const directory = join(dataDir, 'postgres')
    const account = await accountFor(directory)
    const binaries = await findBinaries(dataDir, account)
    const password = await prepareCluster({ dataDir, directory, binaries, account, say })
    const socket = await openSocketDir(directory)
    undo.push(socket.close)
    const connection: pg.ClientConfig = {
      host: socket.path,
      port,
      user: 'evenkeel',
      password,
      database: 'postgres',
      // Else PGSSLMODE in the environment would ask for TLS on the socket.
      ssl: false,
    }
    await endLeftover({ directory, name: hold.name, connection, say })
    const postmaster = await startPostmaster({
      dataDir,
      directory,
      binaries,
      account,
      name: hold.name,
      connections,
      say,
    })
    undo.push(postmaster.stop)
    let stopped: Promise<void> | undefined
    return { connection, embedded: true, stop: () => (stopped ??= stop()) }
  } catch (error) {
    await stop()
    throw error
  }
}
