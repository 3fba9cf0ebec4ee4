/** The hold on a data directory: one process at a time starts and runs a PostgreSQL on it. */
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseInUse } from './in-use.ts'
import { startedAt } from './process.ts'

export type Hold = {
  /** Names this data directory on this machine. */
  readonly name: string
  release(): Promise<void>
}

export async function holdDataDir(dataDir: string): Promise<Hold> {
  const { dev, ino } = await stat(dataDir)
  const name = `evenkeel-${dev}-${ino}`
  const pidFile = join(dataDir, 'server.pid')
  const unbind = await bind(name)
  if (unbind === undefined) throw inUse(dataDir, await patientHolder(pidFile))
  try {
    const holder = await liveHolder(pidFile)
    // The name is free, yet its owner lives: it runs in another network namespace.
    if (holder !== undefined && holder !== process.pid) throw inUse(dataDir, holder)
    const self = `${process.pid}\n${startedAt(process.pid)}\n`
    await writeFile(`${pidFile}.new`, self, { mode: 0o600 })
    await rename(`${pidFile}.new`, pidFile)
  } catch (error) {
    await unbind()
    throw error
  }
  const release = async () => {
    await rm(pidFile, { force: true })
    await unbind()
  }
  return { name, release }
}

/** The live process that `server.pid` names. */
async function liveHolder(pidFile: string) {
  const [pid, started] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  const live = pid && started && startedAt(Number(pid)) === started
  return live ? Number(pid) : undefined
}

/** The winner of a simultaneous start needs a moment to write its name down. */
async function patientHolder(pidFile: string) {
  for (let attempt = 0; attempt < 20; attempt++) {
    const holder = await liveHolder(pidFile)
    if (holder !== undefined) return holder
    await pause(10)
  }
  return undefined
}

function inUse(dataDir: string, holder: number | undefined) {
  const who = holder === undefined ? '' : ` (process ${holder})`
  return new DatabaseInUse(
    `Another Evenkeel server${who} is running on this data: ${dataDir}. ` +
      'Stop it first, or give this one another folder with EVENKEEL_DATA.',
  )
}

/**
 * Binds an abstract socket: the kernel lets one process have the name and frees it when that
 * process ends in whatever way, so there is no stale lock to judge and no race in judging it.
 */
function bind(name: string) {
  return new Promise<(() => Promise<void>) | undefined>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    const close = () => new Promise<void>((closed) => server.close(() => closed()))
    server.unref()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen({ path: `\0${name}` }, () => resolve(close))
  })
}
