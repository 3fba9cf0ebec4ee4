/** Ends a PostgreSQL that an earlier run left behind on this data, unless a server uses it. */
import { readFileSync, statSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseInUse } from './in-use.ts'
import { findHolder } from './lock.ts'
import { endPostmaster, startedAt } from './process.ts'
import { socketFile } from './socket.ts'

type Leftover = {
  readonly directory: string
  readonly name: string
  readonly connection: pg.ClientConfig
  say(line: string): void
}

/** To be called by the holder of the data directory only. */
export async function endLeftover({ directory, name, connection, say }: Leftover) {
  const pidFile = join(directory, 'postmaster.pid')
  const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10)
  if (!(pid > 0)) return

  if (isPostmaster(pid, directory, name)) {
    const holder = await lastingHolder(connection)
    if (holder !== undefined) throw inUse(directory, holder)
    say(`Ending the database process ${pid} that an earlier run left behind ...`)
    await endPostmaster(pid)
  } else if (await answers(socketFile(connection.host ?? directory))) {
    throw inUse(directory, `process ${pid} as its container or machine counts`)
  }
  // PostgreSQL itself would take any process of its user with that number for a postmaster, even a
  // zombie. Of sessions that still run it knows by their shared memory, and waits with the start.
  await rm(pidFile, { force: true })
  await rm(`${socketFile(directory)}.lock`, { force: true })
}

function isPostmaster(pid: number, directory: string, name: string) {
  if (startedAt(pid) === undefined) return false
  try {
    if (readFileSync(`/proc/${pid}/comm`, 'utf8').trim() !== 'postgres') return false
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    if (words.includes(`cluster_name=${name}`)) return true
    // One that somebody started by hand; a container may forbid even root to look here.
    const [there, here] = [statSync(`/proc/${pid}/cwd`), statSync(directory)]
    return there.dev === here.dev && there.ino === here.ino
  } catch {
    return false
  }
}

/** The session of a server that was killed ends by itself, though not in the same instant. */
async function lastingHolder(connection: pg.ClientConfig) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 3_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    for (let attempt = 0; ; attempt++) {
      const holder = await findHolder(client)
      if (holder === undefined || attempt === 30) return holder
      await pause(100)
    }
  } catch {
    return undefined // It starts up, shuts down or hangs: nobody works on it.
  } finally {
    await client.end().catch(() => {})
  }
}

function answers(path: string) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(path)
    const answer = (yes: boolean) => {
      socket.destroy()
      resolve(yes)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
  })
}

const inUse = (directory: string, holder: string) =>
  new DatabaseInUse(`The database in ${directory} is in use: ${holder}. Stop that server first.`)
