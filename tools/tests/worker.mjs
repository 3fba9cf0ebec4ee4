/**
 * Runs the test files that its parent names, one after another, in one process: what one file has
 * imported and compiled, the next need not. A file must leave the process as it found it.
 */
import { describe } from 'node:test'
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { ended } from './reporter.mjs'

/** What a file closes at its end may take so long to be gone. */
const CLOSING_MS = 10_000
const LOOK_MS = 20

let before
let runs = 0
/** Errors that nobody caught since the file began. */
let uncaught = []

for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error) => uncaught.push(inspect(error)))

// Of a parent that was killed nobody hears: without it there is nothing to do here.
process.once('disconnect', () => process.exit(1))
process.on('message', ({ path, variables }) => {
  Object.assign(process.env, variables)
  before = { found: state(), cpu: process.cpuUsage() }
  uncaught = []
  // A file that is run again is evaluated again.
  runs += 1
  describe(path, () => import(`${pathToFileURL(path)}?run=${runs}`))
})
ended(async () => {
  // Node speaks of a rejection that nobody listens to when nothing else is left to do.
  await turn()
  const left = await leftBehind(before.found)
  // Libraries write there as they are loaded.
  restore(before.found.env)
  const { user, system } = process.cpuUsage(before.cpu)
  const cpuSeconds = (user + system) / 1e6
  // node:test sets it when an error came after its test had ended; others have failed their test.
  const late = process.exitCode === undefined ? [] : uncaught
  process.exitCode = undefined
  process.send({ type: 'ended', left, late, cpuSeconds, bytes: process.memoryUsage.rss() })
})
process.send({ type: 'ready' })

/** What keeps a process alive, and what all files of a process share. */
function state() {
  const open = {}
  for (const name of process.getActiveResourcesInfo()) open[name] = (open[name] ?? 0) + 1
  return { open, env: { ...process.env }, globals: globals(), cwd: process.cwd() }
}

/** Without what libraries keep there for themselves. */
function globals() {
  const names = Object.getOwnPropertyNames(globalThis).filter((name) => !name.startsWith('__'))
  return Object.fromEntries(
    names.map((name) => {
      const { get, value } = Object.getOwnPropertyDescriptor(globalThis, name)
      return [name, get ?? value]
    }),
  )
}

/** What a file has left behind, in words; waits a little for what is being closed. */
async function leftBehind(found) {
  const until = performance.now() + CLOSING_MS
  for (;;) {
    const left = differences(found, state())
    if (left.length === 0 || performance.now() > until) return left
    await wait(LOOK_MS)
  }
}

function differences(found, now) {
  const more = Object.keys(now.open).filter((name) => now.open[name] > (found.open[name] ?? 0))
  return [
    ...more.map((name) => `open ${name}${addressesOf(name)}`),
    ...changed(found.globals, now.globals).map((name) => `global ${name}`),
    ...(found.cwd === now.cwd ? [] : ['working directory']),
  ]
}

/** Of sockets: both ends of each, by which its opener is found. */
function addressesOf(name) {
  if (!name.startsWith('TCP')) return ''
  const ends = process
    ._getActiveHandles()
    .filter(({ remotePort }) => remotePort !== undefined)
    .map(({ localPort, remotePort }) => `${localPort} to ${remotePort}`)
  return ` (${ends.join(', ')})`
}

function restore(env) {
  for (const name of changed(env, process.env))
    if (env[name] === undefined) delete process.env[name]
    else process.env[name] = env[name]
}

function changed(one, other) {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => !Object.is(one[name], other[name]),
  )
}
