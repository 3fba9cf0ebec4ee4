/** `npm run restore -- FOLDER`: puts a backup into a new data folder, or an empty database. */
import { access, constants, copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BadConfig } from '@evenkeel/wire/server'
import { BadBackup, keptFile, readManifest } from './backup/manifest.ts'
import { restoreBackup } from './backup/restore.ts'
import { type Config, readConfig } from './config.ts'
import { DatabaseInUse, openDatabase, takeLock } from './database/index.ts'
import { openSecrets, WRAPPED_ROOT } from './secrets.ts'

const say = (line: string) => console.log(line)
const [folder, ...rest] = process.argv.slice(2)

try {
  if (folder === undefined || rest.length > 0)
    throw new BadBackup('Say which backup: npm run restore -- FOLDER')
  await restore(folder)
} catch (error) {
  const isTold = [BadBackup, BadConfig, DatabaseInUse].some((kind) => error instanceof kind)
  if (!isTold) throw error
  console.error((error as Error).message)
  process.exitCode = 1
}

async function restore(from: string): Promise<void> {
  const config = readConfig(process.env)
  const { dataDir, databaseUrl } = config
  await bringSecret(config, from)
  const manifest = await readManifest(from, await openSecrets(config))
  const database = await openDatabase({ dataDir, databaseUrl, say })
  try {
    const lock = await takeLock(database.connection)
    await restoreBackup({
      connection: database.connection,
      dataDir,
      folder: from,
      manifest,
      say,
    }).finally(lock.release)
  } finally {
    await database.stop()
  }
  const { journal, state, madeAt } = manifest
  say(`Restored what was there at ${madeAt}: batch ${journal.batch}, state ${state.hash}.`)
  say('Start it as always.')
}

/** The secret that the backup was sealed with: named, in the data folder already, or in the backup. */
async function bringSecret({ secretFile, dataDir }: Config, from: string): Promise<void> {
  await bring(keptFile(from, WRAPPED_ROOT), join(dataDir, WRAPPED_ROOT))
  const own = join(dataDir, 'secrets', 'master')
  if (secretFile !== undefined || (await bring(keptFile(from, 'secrets/master'), own))) return
  throw new BadBackup(
    `The backup does not hold the master secret. Put that of its exchange to ${own}, or name it ` +
      'with EVENKEEL_SECRET_FILE.',
  )
}

/** Whether it is there now; what was there before is left alone. */
async function bring(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await copyFile(from, to, constants.COPYFILE_EXCL).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  })
  return access(to).then(
    () => true,
    () => false,
  )
}
