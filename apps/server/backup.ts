/** `npm run backup -- FOLDER`: a backup of the exchange, while it runs or is stopped. */
import { BadConfig } from '@evenkeel/wire/server'
import { makeBackup } from './backup/make.ts'
import { BadBackup } from './backup/manifest.ts'
import { reachDatabase } from './backup/reach.ts'
import { readConfig } from './config.ts'
import { openSecrets } from './secrets.ts'

const STREAM = 'main'
const say = (line: string) => console.log(line)
const words = process.argv.slice(2)
const [folder] = words.filter((word) => !word.startsWith('--'))

try {
  if (folder === undefined || words.some((word) => /^--(?!with-secrets$)/.test(word)))
    throw new BadBackup('Say where to: npm run backup -- FOLDER [--with-secrets]')
  await backup(folder, words.includes('--with-secrets'))
} catch (error) {
  if (!(error instanceof BadBackup || error instanceof BadConfig)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function backup(to: string, withSecrets: boolean): Promise<void> {
  const config = readConfig(process.env)
  const { dataDir, databaseUrl } = config
  const database = await reachDatabase({ dataDir, databaseUrl, say })
  try {
    const manifest = await makeBackup({
      connection: database.connection,
      keys: await openSecrets(config),
      dataDir,
      stream: STREAM,
      folder: to,
      withSecrets,
      say,
    })
    const { journal, state } = manifest
    say(`The backup in ${to} is whole: batch ${journal.batch}, state ${state.hash}.`)
    if (!withSecrets)
      say(
        'The master secret is not in it: without that secret nobody can restore it. Keep it apart.',
      )
    else say('It holds the secrets of this exchange: whoever has it can read everything.')
  } finally {
    await database.stop()
  }
}
