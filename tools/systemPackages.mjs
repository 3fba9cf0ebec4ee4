/** Installs packages of the operating system with apt-get, where it can. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'

/** Answers with what went wrong, or undefined. */
export function installPackages(wanted, reason) {
  if (!answers('apt-get', ['--version'])) return 'there is no apt-get here.'
  const root = process.getuid?.() === 0
  if (!root && !answers('sudo', ['-n', 'true'])) return 'neither root nor sudo without a password.'
  console.log(`Installing ${wanted.join(', ')} with apt-get (${reason}); this takes a while.`)
  const apt = (...words) => {
    const line = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...words]
    const [command, ...rest] = root ? line : ['sudo', '-n', ...line]
    // What apt-get has to say is read by a person only when it fails.
    const done = spawnSync(command, rest, { encoding: 'utf8', maxBuffer: 64 << 20 })
    if (done.status !== 0) console.error(`${done.stdout ?? ''}${done.stderr ?? ''}`.trimEnd())
    return done.status === 0
  }
  const lock = ['-o', 'DPkg::Lock::Timeout=300']
  // A list that could not be fetched may still know the packages.
  const updated = apt('update', ...lock)
  if (apt('install', '-y', '--no-install-recommends', ...lock, ...wanted)) return undefined
  return updated ? 'apt-get install failed.' : 'apt-get update and install failed.'
}

export function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function answers(command, words) {
  return spawnSync(command, words, { stdio: 'ignore' }).status === 0
}
