/** A database that forgets: its write-ahead log is damaged where a test says, after everything was killed. */
import { execFile } from 'node:child_process'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { promisify } from 'node:util'
import { isGone, keepersOf, query } from '../../database/testing.ts'
import { postmasterOf, type ServerProcess } from '../../killTest/serverProcess.ts'

/** A place in the write-ahead log. */
export type LogPlace = { readonly file: string; readonly offset: number }

/** Where the next record of the write-ahead log will stand. */
export async function endOfLog(dataDir: string): Promise<LogPlace> {
  const password = await readFile(join(dataDir, 'secrets', 'postgres'), 'utf8')
  const host = join(dataDir, 'postgres')
  const connection = { host, user: 'evenkeel', password, database: 'postgres' }
  const end = 'select * from pg_walfile_name_offset(pg_current_wal_insert_lsn())'
  const [[file, offset] = []] = await query(connection, end)
  return { file: String(file), offset: Number(offset) }
}

/** Kills the server and its database at the same moment; resolves when nothing of them is left. */
export async function killBoth(server: ServerProcess, dataDir: string): Promise<void> {
  const postmaster = postmasterOf(dataDir)
  const all = [...keepersOf(postmaster), postmaster]
  for (const pid of all) process.kill(pid, 'SIGKILL')
  server.kill()
  await server.ended
  for (const pid of all) await isGone(pid)
}

/** Flips one bit of the record that was written there: the redo after a crash ends before it. */
export async function flipBit(dataDir: string, { file, offset }: LogPlace): Promise<void> {
  const IN_RECORD = 20
  const log = await open(join(dataDir, 'postgres', 'pg_wal', file), 'r+')
  const byte = Buffer.alloc(1)
  await log.read(byte, 0, 1, offset + IN_RECORD)
  byte[0] = (byte[0] ?? 0) ^ 1
  await log.write(byte, 0, 1, offset + IN_RECORD)
  await log.close()
}

/** The same data once more, for another start on it. */
export async function copyOf(t: TestContext, dataDir: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'evenkeel-test-'))
  t.after(() => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }))
  await promisify(execFile)('cp', ['-a', `${dataDir}/.`, folder])
  return folder
}
