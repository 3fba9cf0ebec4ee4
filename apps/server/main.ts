/** Starts the server and ends it: the process that `npm start` runs. */
import { namedOrigin } from '@evenkeel/wire/server'
import { readConfig } from './config.ts'
import { whyNotStarted, whyStopped } from './failures.ts'
import { Damaged } from './journal/chain.ts'
import { createLog, fieldsOf } from './log.ts'
import { startServer } from './server.ts'

/** The exit code of a process that stopped because it could not be sure of its state. */
const BROKEN = 70

const log = createLog((line) => process.stderr.write(line))
const say = (line: string) => console.log(line)

function onBroken(error: unknown): void {
  log.error(whyStopped(error), fieldsOf(error))
  process.exit(BROKEN)
}

process.on('uncaughtException', onBroken)
process.on('unhandledRejection', onBroken)

try {
  const config = readConfig(process.env)
  const server = await startServer({ config, log, say, onBroken })
  endOn(['SIGINT', 'SIGTERM'], server.stop)
  say('')
  say(`Evenkeel is at ${server.url}`)
  say(`  API docs        ${server.url}/api/docs`)
  say(`  health, metrics ${server.opsUrl}/health, ${server.opsUrl}/metrics (this machine only)`)
  say(`  console         ${namedOrigin(server.consoleUrl)}`)
  if (server.firstOperator !== undefined) {
    say(
      '  There is no operator yet. Whoever opens this link becomes the first admin, once, within 24 hours:',
    )
    say(`  ${server.firstOperator}`)
  }
  if (!config.production) {
    say('  This is a sandbox: nothing here is real money.')
    say('  npm run sandbox-member   makes a funded member and prints a link to sign in with')
  }
} catch (error) {
  const reason = whyNotStarted(error)
  if (reason === undefined) log.error('start failed', fieldsOf(error))
  else console.error(`Evenkeel does not start: ${reason}`)
  process.exit(reason === undefined || error instanceof Damaged ? BROKEN : 1)
}

/** The first signal ends everything in order; a second one does not wait. */
function endOn(signals: readonly NodeJS.Signals[], stop: () => Promise<void>): void {
  let ending = false
  for (const signal of signals)
    process.on(signal, () => {
      if (ending) process.exit(1)
      ending = true
      say('Stopping ...')
      stop().then(() => {
        say('Stopped.')
        process.exit(0)
      }, onBroken)
    })
}
