/** A connection to the exchange's database while a server may be running on it. */
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, DatabaseInUse, openDatabase } from '../database/index.ts'
import { port } from '../database/socket.ts'

type Where = {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  say(line: string): void
}

/** Starts the embedded database when nobody has; otherwise joins the one that runs. */
export async function reachDatabase(where: Where): Promise<Database> {
  try {
    return await openDatabase(where)
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error
    return joinRunning(where.dataDir)
  }
}

/** Through a short way of its own: the path to the socket may be too long for the kernel. */
async function joinRunning(dataDir: string): Promise<Database> {
  const folder = await mkdtemp(join(tmpdir(), 'evenkeel-'))
  const host = join(folder, 'db')
  await symlink(join(dataDir, 'postgres'), host)
  const password = await readFile(join(dataDir, 'secrets', 'postgres'), 'utf8')
  return {
    connection: { host, port, user: 'evenkeel', password, database: 'postgres', ssl: false },
    embedded: true,
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}
