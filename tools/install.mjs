/** Keeps node_modules at what package-lock.json says, and finds the Node that runs the code. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { run } from './processes.mjs'

const nodeMajor = 24
/** What is installed: everything, or what running and building the apps needs. */
const ALL = 'all'
const RUN = 'run'

/** Installs the packages when they are stale, those of tests and tools only `forTests`; answers with an exit code. */
export async function install(root, { forTests }) {
  const installed = extentOf(root)
  const isEnough = installed === ALL || (installed === RUN && !forTests)
  const extent = isEnough ? installed : forTests ? ALL : RUN
  if (!isEnough) {
    console.log(`Installing packages: ${reasonFor(root, installed)}.`)
    const some = forTests ? '--include=dev' : '--omit=dev'
    const words = ['ci', some, '--include=optional', '--no-audit', '--no-fund']
    const env = { ...process.env, PATH: pathWithout(join(root, 'node_modules')) }
    const code = await run('npm', [...words, '--loglevel=error'], { cwd: root, env, group: true })
    if (code !== 0) {
      console.error(`npm ci failed with code ${code}; nothing was started.`)
      return code
    }
  }
  const stamp = lockStamp(root, extent)
  if (textOf(stampFile(root)) !== stamp) writeFileSync(stampFile(root), stamp)
  return 0
}

/** Which of the packages that the lock file asks for are there: all, those that running needs, or neither. */
function extentOf(root) {
  const stamp = textOf(stampFile(root))
  return [ALL, RUN].find(
    (extent) => stamp === lockStamp(root, extent) || isInstalledAsLocked(root, extent),
  )
}

function reasonFor(root, installed) {
  if (!existsSync(join(root, 'node_modules'))) return 'there are none yet (this takes a while)'
  return installed === RUN ? 'tests need more of them' : 'package-lock.json asks for others'
}

/** The path of a Node that can run the code; throws a message that says what to do. */
export function findNode(root, running = process) {
  const own = ownNode(root)
  if (existsSync(own)) return own
  if (Number.parseInt(running.versions.node, 10) >= nodeMajor) return running.execPath
  throw new Error(
    `Node ${nodeMajor} is needed and npm has none for ${running.platform} ${running.arch}: ` +
      `install Node ${nodeMajor} or newer (this is ${running.versions.node}).`,
  )
}

/** Not `.bin/node`: npm 10 takes that link away together with the package of the other machine. */
function ownNode(root) {
  return join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
}

/** What the stamp of a finished installation reads. */
function lockStamp(root, extent) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  // A folder that is shared with another machine carries that machine's binaries.
  const machine = `${process.platform}-${process.arch}`
  return `${createHash('sha256').update(lock).digest('hex')} ${machine} ${extent}\n`
}

/**
 * True when npm's own record of node_modules agrees with the lock file, as after `npm install`.
 * npm writes the record last, so that a broken installation has none.
 */
function isInstalledAsLocked(root, extent) {
  const locked = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  if (!locked || !installed || !existsSync(ownNode(root))) return false
  const isWanted = (name) => extent === ALL || !(locked[name].dev || locked[name].devOptional)
  const names = Object.keys(locked).filter(
    (name) => name.includes('node_modules/') && isWanted(name),
  )
  const extra = Object.keys(installed).some((name) => !(name in locked))
  return !extra && names.every((name) => sameOrOptional(locked[name], installed[name]))
}

function sameOrOptional(wanted, found) {
  if (!found) return wanted.optional === true
  return found.version === wanted.version && found.integrity === wanted.integrity
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** npm must not run on the very Node that it is about to replace. */
function pathWithout(folder) {
  const inside = (entry) => resolve(entry).startsWith(folder)
  const entries = (process.env.PATH ?? '').split(delimiter)
  return entries.filter((entry) => entry !== '' && !inside(entry)).join(delimiter)
}

function stampFile(root) {
  return join(root, 'node_modules', '.evenkeel-install')
}

function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
