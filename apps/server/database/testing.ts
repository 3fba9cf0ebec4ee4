/** What the tests of the database share: data folders that go away, and servers to kill. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { openDatabase } from './index.ts'
import { endPostmaster, startedAt } from './process.ts'

export type Owner = { readonly uid: number; readonly gid: number }

export const isRoot = process.getuid?.() === 0
export const nobody: Owner = { uid: 65534, gid: 65534 }
export const silent: (line: string) => void = () => {}

/** A folder that goes away with the test, and what runs in it too. */
export async function tempFolder(t: TestContext, owner?: Owner): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'evenkeel-test-'))
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid)
  t.after(async () => {
    const pid = await postmasterPid(folder)
    if (pid !== undefined) await endPostmaster(pid)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}

/** Data on which the first start is over: setting up takes most of a test's time. */
export async function dataFolder(t: TestContext): Promise<string> {
  const folder = await tempFolder(t)
  template ??= makeTemplate()
  await promisify(execFile)('cp', ['-a', `${await template}/.`, folder])
  return folder
}

/** For all test files of a process. */
let template: Promise<string> | undefined

async function makeTemplate() {
  const dataDir = await mkdtemp(join(process.env.EVENKEEL_TEST_RUN ?? tmpdir(), 'evenkeel-test-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  await (await openDatabase({ dataDir, say: silent })).stop()
  return dataDir
}

/** An open database that the test need not stop. */
export async function openTemp(t: TestContext, dataDir: string, say = silent) {
  const database = await openDatabase({ dataDir, say })
  t.after(database.stop)
  return database
}

export async function query(connection: pg.ClientConfig, sql: string) {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}

/** The live PostgreSQL on this data, if there is one. */
export async function postmasterPid(dataDir: string): Promise<number | undefined> {
  const file = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(file, 10)
  return pid > 0 && startedAt(pid) !== undefined ? pid : undefined
}

/**
 * The processes that end a postmaster together with its server, in the order in which to kill them:
 * the server lets go of the pipe when the keeper ends, and a watcher that sees it asks for a shutdown.
 */
export function keepersOf(postmaster: number): readonly number[] {
  const status = readFileSync(`/proc/${postmaster}/status`, 'utf8')
  const keeper = Number(/^PPid:\s*(\d+)$/m.exec(status)?.[1])
  const children = readFileSync(`/proc/${keeper}/task/${keeper}/children`, 'utf8')
  const watchers = children.trim().split(' ').map(Number)
  return [...watchers.filter((pid) => pid !== postmaster), keeper]
}

/** Waits until the process is gone; false when it is still there after a minute. */
export async function isGone(pid: number) {
  for (let attempt = 0; attempt < 1_200; attempt++) {
    if (startedAt(pid) === undefined) return true
    await pause(50)
  }
  return false
}

/**
 * Another process that runs `body` with `openDatabase`, `takeLock`, `migrate`, `pg` and `dataDir`
 * at hand, then prints `ready` and stays, or prints the error's name and message and ends.
 */
export function spawnServer(t: TestContext, dataDir: string, body: string, owner?: Owner) {
  const program = `
    import { openDatabase, takeLock, migrate } from '${import.meta.resolve('./index.ts')}'
    import { findBinaries } from '${import.meta.resolve('./binaries.ts')}'
    import pg from '${import.meta.resolve('pg')}'
    const dataDir = ${JSON.stringify(dataDir)}
    const say = () => {}
    process.on('uncaughtException', () => process.exit(1)) // The test ended its database.
    try {
      ${body}
      console.log('ready')
      setInterval(() => {}, 1_000)
    } catch (error) {
      console.log(error.name + ': ' + error.message)
    }`
  const args = ['--input-type=module', '--eval', program]
  const child = spawn(process.execPath, args, {
    ...owner,
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
  })
  const ended = once(child, 'exit')
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
  }
  t.after(kill)
  const said = once(child.stdout, 'data').then(([data]) => String(data).trim())
  return { pid: child.pid ?? 0, said, kill }
}

export const holdOpen = `
  const database = await openDatabase({ dataDir, say })
  await takeLock(database.connection)
`
