/** `npm run rotate-secret -- FILE`: with the server stopped, makes the secret in that file the master secret. */
import { BadConfig } from '@evenkeel/wire/server'
import { readConfig } from './config.ts'
import { holdDataDir } from './database/hold.ts'
import { DatabaseInUse } from './database/index.ts'
import { rotateSecret } from './secrets.ts'

const [file, ...rest] = process.argv.slice(2)
try {
  if (file === undefined || rest.length > 0)
    throw new BadConfig('Say where the new secret is: npm run rotate-secret -- FILE')
  const config = readConfig(process.env)
  const hold = await holdDataDir(config.dataDir)
  await rotateSecret(config, file).finally(hold.release)
  console.log(`The master secret is the one in ${file}: start with EVENKEEL_SECRET_FILE=${file}.`)
  console.log('The one before it opens nothing any more; backups from before still need it.')
} catch (error) {
  if (!(error instanceof BadConfig || error instanceof DatabaseInUse)) throw error
  console.error(error.message)
  process.exitCode = 1
}
