/** Starts the server and ends it: the process that `npm start` runs. */
import { BadConfig, readConfig } from './config.ts'
import { DatabaseInUse } from './database/index.ts'
import { Damaged } from './journal/chain.ts'
import { createLog, fieldsOf } from './log.ts'
import { startServer } from './server.ts'

/** The exit code of a process that stopped because it could not be sure of its state. */
const BROKEN = 70

const log = createLog((line) => process.stderr.write(line))
const say = (line: string) => console.log(line)

function onBroken(error: unknown): void {
  log.error('stopped: memory and journal may differ', fieldsOf(error))
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
  if (!config.production) {
    say('  This is a sandbox: nothing here is real money.')
    say('  npm run sandbox-member   makes a funded member and prints a link to sign in with')
  }
} catch (error) {
  const reason = reasonOf(error)
  if (reason === undefined) throw error
  console.error(`Evenkeel does not start: ${reason}`)
  process.exit(error instanceof Damaged ? BROKEN : 1)
}

/** What a person can do something about; anything else is a fault of ours. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof BadConfig || error instanceof DatabaseInUse || error instanceof Damaged)
    return error.message
  if (error instanceof Error && error.constructor === Error && !('code' in error))
    return error.message
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number }
  if (syscall !== 'listen') return undefined
  return code === 'EADDRINUSE'
    ? `port ${port} is in use. Set EVENKEEL_PORT or EVENKEEL_OPS_PORT to a free one.`
    : `it may not listen on port ${port} (${code}).`
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
