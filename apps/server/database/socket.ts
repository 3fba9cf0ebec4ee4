/** The folder through which clients reach the embedded PostgreSQL's socket. */
import { lstat, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Opens no port: on a socket it is a part of the file's name. */
export const port = 5432

export const socketFile = (folder: string) => join(folder, `.s.PGSQL.${port}`)

export type SocketDir = { readonly path: string; close(): Promise<void> }

/** The socket is in the cluster itself; a path too long for the kernel gets a short way to it. */
export async function openSocketDir(directory: string): Promise<SocketDir> {
  if (fits(directory)) return { path: directory, close: async () => {} }
  const folder = await privateFolder(directory, fits(join(tmpdir(), sample)) ? tmpdir() : '/tmp')
  const path = join(folder, 'db')
  await rm(path, { force: true })
  await symlink(directory, path)
  return { path, close: () => rm(folder, { recursive: true, force: true }) }
}

const pathMaxBytes = 107
const sample = 'evenkeel-0000000000-00000000000000000000-socket/db'

const fits = (folder: string) => Buffer.byteLength(socketFile(folder)) <= pathMaxBytes

/** Always the same name, so that what a kill left behind is used and removed the next time. */
async function privateFolder(directory: string, parent: string) {
  const { dev, ino } = await stat(directory)
  const folder = join(parent, `evenkeel-${dev}-${ino}-socket`)
  await mkdir(folder, { mode: 0o700 }).catch(() => {})
  const found = await lstat(folder).catch(() => undefined)
  const isPrivate =
    found?.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0
  return isPrivate ? folder : mkdtemp(join(parent, 'evenkeel-'))
}
