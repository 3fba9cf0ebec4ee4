/** `npm run signer`: the process that holds the key of the hot wallet; with `--address` it tells what the key is of. */
import { whyNotStarted } from '@evenkeel/server/failures.ts'
import { createLog, fieldsOf } from '@evenkeel/server/log.ts'
import { readKeys, readSignerSettings } from './settings.ts'
import { startSigner } from './signer.ts'

const BROKEN = 70

const log = createLog((line) => process.stderr.write(line))
const say = (line: string) => console.log(line)

try {
  if (process.argv.includes('--address')) tellKeys()
  else await run()
} catch (error) {
  const reason = whyNotStarted(error)
  if (reason === undefined) log.error('start failed', fieldsOf(error))
  else console.error(`The signer does not start: ${reason}`)
  process.exit(reason === undefined ? BROKEN : 1)
}

async function run(): Promise<void> {
  const settings = readSignerSettings(process.env)
  const signer = await startSigner({ settings, log })
  say(`The signer is at ${settings.socket}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void signer.stop().then(() => process.exit(0)))
}

/** For the file of the chains: nothing of it is secret. */
function tellKeys(): void {
  const { hotWallet, xpub } = readKeys(process.env)
  say(`hotWallet  ${hotWallet.address}`)
  say(`xpub       ${xpub}`)
}
