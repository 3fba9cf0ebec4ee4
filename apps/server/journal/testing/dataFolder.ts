/** Data folders for tests. A run of many files sets up one database, and each server begins on a copy. */
import { execFile } from 'node:child_process'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { migrate, openDatabase } from '../../database/index.ts'

const silent = () => undefined

/**
 * A new data folder; whoever asks removes it. It is empty where a file is run alone, or a bench:
 * a copy writes more slowly than the database that was set up.
 */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'evenkeel-test-'))
  const run = process.env.EVENKEEL_TEST_RUN
  if (!run) return folder
  setUp ??= setUpOnce(run)
  // Nearly all of a new database's log is zeros; they are not written.
  await promisify(execFile)('cp', ['-a', '--sparse=always', `${await setUp}/.`, folder])
  return folder
}

let setUp: Promise<string> | undefined

/** Setting up takes longer than most tests: the first file of a run that needs it does so for all. */
async function setUpOnce(run: string): Promise<string> {
  const folder = join(run, 'data')
  if (await isThere(folder)) return folder
  const draft = await mkdtemp(join(run, 'data-'))
  const database = await openDatabase({ dataDir: draft, say: silent })
  await migrate(database.connection, silent)
  await database.stop()
  await rm(join(draft, 'postgres.log'))
  try {
    await rename(draft, folder)
  } catch (error) {
    // Another file of this run was faster.
    if (!(await isThere(folder))) throw error
    await rm(draft, { recursive: true })
  }
  return folder
}

async function isThere(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => undefined)) !== undefined
}
