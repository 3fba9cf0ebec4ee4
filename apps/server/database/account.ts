/** The system account that the embedded PostgreSQL runs as: it refuses to run as root. */
import { readFile, stat } from 'node:fs/promises'

export type Account = { readonly uid: number; readonly gid: number }

/** The account to change to; undefined when the server's own will do. */
export async function accountFor(directory: string): Promise<Account | undefined> {
  const uid = process.getuid?.()
  const cluster = await stat(directory).catch(() => undefined)
  if (uid !== 0) {
    if (cluster === undefined || cluster.uid === uid) return undefined
    throw new Error(
      `The database in ${directory} belongs to another user (uid ${cluster.uid}). ` +
        `Run as that user, ${waysOut}.`,
    )
  }
  if (cluster?.uid === 0) {
    throw new Error(
      `The database in ${directory} belongs to root, as whom PostgreSQL refuses to run. ` +
        `Give it to another account (chown -R nobody), ${waysOut}.`,
    )
  }
  // A cluster that an ordinary user made stays with that user when root starts the server.
  if (cluster !== undefined) return { uid: cluster.uid, gid: cluster.gid }
  return nobody()
}

export const waysOut =
  'or choose another folder with EVENKEEL_DATA, or an outside PostgreSQL with DATABASE_URL'

async function nobody(): Promise<Account> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, , uid, gid] = /^nobody:.*$/m.exec(accounts)?.[0].split(':') ?? []
  if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  throw new Error(
    'PostgreSQL refuses to run as root, and this system has no account "nobody". ' +
      'Start as an ordinary user, or name an outside PostgreSQL with DATABASE_URL.',
  )
}
