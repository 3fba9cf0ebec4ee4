/** Makes a backup of a running or stopped exchange: one moment of the database, the files beside it, and what they replay to. */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Keys } from '@evenkeel/wire/server'
import pg from 'pg'
import { GENESIS } from '../journal/chain.ts'
import { rowAt } from '../journal/rows.ts'
import { WRAPPED_ROOT } from '../secrets.ts'
import {
  BadBackup,
  type FilePart,
  FORMAT,
  keptFile,
  type Manifest,
  manifestFile,
  sealed,
  tableFile,
} from './manifest.ts'
import { replayedState } from './replayed.ts'
import { copyOut, sequencesOf, tablesOf } from './tables.ts'

export type BackupOptions = {
  readonly connection: pg.ClientConfig
  readonly keys: Keys
  readonly dataDir: string
  readonly stream: string
  /** A folder that does not exist yet: a backup is there whole, or not at all. */
  readonly folder: string
  /** The exchange's secrets as well: whoever has the backup can then read everything in it. */
  readonly withSecrets: boolean
  say(line: string): void
}

/** What of the data folder belongs to a backup beside the database; the watermark is made anew. */
const KEPT_FILES = ['accepted-losses.jsonl', 'proofs', WRAPPED_ROOT]
/** Not those that belong to one machine: the embedded database's password and the way to a running server. */
const LOCAL_SECRETS = ['postgres', 'ops.json']

export async function makeBackup(options: BackupOptions): Promise<Manifest> {
  const folder = resolve(options.folder)
  if ((await readdir(folder).catch(() => undefined)) !== undefined)
    throw new BadBackup(`${folder} exists already: a backup is written to a folder of its own.`)
  const draft = `${folder}.part`
  await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new BadBackup(`Nothing can be written to ${draft}: ${error.message}`)
  })
  const client = new pg.Client({ ...options.connection, application_name: 'evenkeel-backup' })
  await client.connect()
  try {
    // Everything is read as it was at one moment, whatever is written meanwhile.
    await client.query('begin isolation level repeatable read read only')
    const manifest = await writeParts(client, draft, options)
    await client.query('commit')
    await writeDurably(manifestFile(draft), sealed(manifest, options.keys))
    await rename(draft, folder)
    await syncFolder(dirname(folder))
    return manifest
  } finally {
    await client.end()
  }
}

async function writeParts(
  client: pg.Client,
  draft: string,
  { dataDir, stream, withSecrets, say }: BackupOptions,
): Promise<Manifest> {
  const journal = await lastBatch(client, stream)
  const applied = await client.query<{ id: string }>(
    'select id from migrations order by applied_at, id',
  )
  const tables = []
  for (const name of await tablesOf(client))
    tables.push(await copyOut(client, name, tableFile(draft, name)))
  say(`${tables.length} tables are written; now they are replayed ...`)
  const state = await replayedState(client, stream, journal.batch)
  const files = []
  for (const path of await filesOf(dataDir, withSecrets))
    files.push(await keepFile(dataDir, draft, path))
  return {
    format: FORMAT,
    madeAt: new Date().toISOString(),
    journal,
    state,
    migrations: applied.rows.map(({ id }) => id),
    tables,
    // Read last, outside of the moment: they only grow, and a number that is left out harms nobody.
    sequences: await sequencesOf(client),
    files,
  }
}

async function lastBatch(client: pg.Client, stream: string): Promise<Manifest['journal']> {
  const head = await client.query<{ seq: string }>(
    'select seq from journal_head where stream = $1',
    [stream],
  )
  const batch = Number(head.rows[0]?.seq ?? 0)
  const row = await rowAt(client, stream, batch)
  const hash = Buffer.from(row?.hash ?? GENESIS).toString('hex')
  return { stream, batch, at: row?.at ?? 0, hash }
}

/** Their paths within the data folder. */
async function filesOf(dataDir: string, withSecrets: boolean): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const paths = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dataDir.length + 1))
  const isKept = (path: string) =>
    KEPT_FILES.some((kept) => path === kept || path.startsWith(`${kept}/`))
  const isSecret = (path: string) =>
    dirname(path) === 'secrets' && !LOCAL_SECRETS.includes(basename(path))
  return paths.filter((path) => isKept(path) || (withSecrets && isSecret(path))).sort()
}

async function keepFile(dataDir: string, draft: string, path: string): Promise<FilePart> {
  const to = keptFile(draft, path)
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await copyFile(join(dataDir, path), to)
  const file = await open(to, 'r+')
  await file.chmod(0o600)
  await file.sync()
  await file.close()
  return {
    path,
    sha256: createHash('sha256')
      .update(await readFile(to))
      .digest('hex'),
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  await file.writeFile(text)
  await file.sync()
  await file.close()
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
