/** The files of the embedded PostgreSQL: made at first use, with a password of their own. */
import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Account } from './account.ts'
import { waysOut } from './account.ts'
import type { Binaries } from './binaries.ts'
import { run } from './run.ts'

type Cluster = {
  readonly dataDir: string
  readonly directory: string
  readonly binaries: Binaries
  readonly account: Account | undefined
  say(line: string): void
}

/**
 * PostgreSQL is started in its directory and finds it under this name: so it needs no way through
 * the folders above, which may be closed to the account that it runs as.
 */
export const ownFolder = '/proc/self/cwd'

/** Answers the password. */
export async function prepareCluster(cluster: Cluster): Promise<string> {
  const { dataDir, directory } = cluster
  const secret = join(dataDir, 'secrets', 'postgres')
  const exists = (await stat(directory).catch(() => undefined)) !== undefined
  const password = await readFile(secret, 'utf8').catch(() => undefined)
  if (exists && password === undefined) {
    throw new Error(
      `The password of the database in ${directory} is missing or not readable: ${secret}. ` +
        'It belongs to every backup of that folder.',
    )
  }
  return exists && password !== undefined ? password : makeCluster(cluster, secret)
}

async function makeCluster(cluster: Cluster, secret: string) {
  const { directory, binaries, account, say } = cluster
  say(`Setting up a PostgreSQL database in ${directory} (this once) ...`)
  const password = randomBytes(24).toString('base64url')
  await writeSecret(secret, password)

  // Made under another name: a setup that was cut short is never taken for a database.
  const draft = `${directory}.new`
  await rm(draft, { recursive: true, force: true, maxRetries: 10 })
  await mkdir(draft, { mode: 0o700 })
  if (account !== undefined) await give(draft, account)
  const trouble = await run('cat | "$@"', [binaries.initdb, ...initdbOptions], {
    account,
    cwd: draft,
    input: `${password}\n`,
  })
  if (trouble !== undefined) throw unusable(directory, trouble)
  await rename(draft, directory)
  await sync(dirname(directory))
  return password
}

const initdbOptions = [
  `--pgdata=${ownFolder}`,
  '--username=evenkeel',
  '--encoding=UTF8',
  '--locale=C',
  '--auth=scram-sha-256',
  '--pwfile=/dev/stdin',
  '--no-instructions',
]

async function writeSecret(path: string, secret: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'w', 0o600)
  await file.writeFile(secret)
  await file.sync()
  await file.close()
  await sync(dirname(path))
}

async function give(folder: string, { uid, gid }: Account) {
  const trouble = await chown(folder, uid, gid).catch((error: Error) => error)
  // Some shared and network file systems accept the change and do not make it.
  const owner = (await stat(folder)).uid
  if (owner !== uid) throw unusable(folder, trouble?.message ?? `it stays with uid ${owner}`)
}

function unusable(folder: string, trouble: string) {
  return new Error(
    `PostgreSQL cannot keep its data in ${folder}: ${trouble}. ` +
      `Make that folder usable, ${waysOut}.`,
  )
}

async function sync(folder: string) {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
