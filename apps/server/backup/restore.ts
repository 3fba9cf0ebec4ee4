/** Puts a backup into an empty database and data folder: all of it, replayed to the state that the backup states, or nothing. */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { cores, projections } from '@evenkeel/verticals/all.server.ts'
import pg from 'pg'
import { migrations } from '../database/migrations/index.ts'
import { rowAt } from '../journal/rows.ts'
import { makeWatermark } from '../journal/watermarkFile.ts'
import { foldUntil, prepareProjections } from '../projections/fold.ts'
import { BadBackup, keptFile, type Manifest, tableFile } from './manifest.ts'
import { replayedState } from './replayed.ts'
import { copyIn, inOrderOfReference, setSequence } from './tables.ts'

export type RestoreOptions = {
  readonly connection: pg.ClientConfig
  readonly dataDir: string
  readonly folder: string
  readonly manifest: Manifest
  say(line: string): void
}

export async function restoreBackup(options: RestoreOptions): Promise<void> {
  const { connection, dataDir, folder, manifest, say } = options
  const { stream, batch } = manifest.journal
  const client = new pg.Client({ ...connection, application_name: 'evenkeel-restore' })
  await client.connect()
  try {
    await refuseUnlessEmpty(client)
    await checkFiles(folder, manifest)
    await client.query('begin')
    await makeTables(client, manifest)
    for (const part of await inOrderOfReference(client, manifest.tables))
      await copyIn(client, part, tableFile(folder, part.name))
    for (const sequence of manifest.sequences) await setSequence(client, sequence)
    say(`${manifest.tables.length} tables are filled; now they are replayed ...`)
    await compareState(client, manifest, say)
    // Before the commit: a database that is there always has its files beside it.
    await putFiles(options)
    await client.query('commit')
    say('Bills and histories are folded from the journal ...')
    await prepareProjections(client, projections, { anew: true })
    await foldUntil(client, stream, projections, cores, batch)
    await putWatermark(client, dataDir, manifest)
  } finally {
    await client.end()
  }
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const found = await client.query(
    'select 1 from pg_tables where schemaname = current_schema limit 1',
  )
  if (found.rowCount !== 0)
    throw new BadBackup(
      'The database is not empty. A backup is restored into a new data folder (EVENKEEL_DATA) or an ' +
        'empty database (DATABASE_URL): nothing is ever written over.',
    )
}

/** As they were when the backup was made; the next start brings them up to date. */
async function makeTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const known = new Map(migrations.map(({ id, sql }) => [id, sql]))
  const newer = manifest.migrations.filter((id) => !known.has(id))
  if (newer.length > 0)
    throw new BadBackup(
      `The backup was made by a newer Evenkeel (${newer.join(', ')}): restore it with that one.`,
    )
  await client.query(
    'create table migrations (id text primary key, applied_at timestamptz not null default now())',
  )
  for (const id of manifest.migrations) {
    await client.query(known.get(id) as string)
    await client.query('insert into migrations (id, applied_at) values ($1, clock_timestamp())', [
      id,
    ])
  }
}

async function compareState(
  client: pg.Client,
  { journal, state }: Manifest,
  say: (line: string) => void,
): Promise<void> {
  const row = await rowAt(client, journal.stream, journal.batch)
  if (journal.batch > 0 && row?.hash.toString('hex') !== journal.hash)
    throw new BadBackup(`The journal does not end with batch ${journal.batch} as the backup says.`)
  const replayed = await replayedState(client, journal.stream, journal.batch)
  if (replayed.cores.join() !== state.cores.join())
    say('The backup was made by a version with other parts: its journal is whole, and replays.')
  else if (replayed.hash !== state.hash)
    throw new BadBackup('The journal does not replay to the state that the backup states.')
}

async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  for (const { path, sha256 } of files) {
    const bytes = await readFile(keptFile(folder, path)).catch(() => Buffer.alloc(0))
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new BadBackup(`The file ${path} of the backup is not what was written.`)
  }
}

/** Secrets that are there already are the ones that opened the backup. */
async function putFiles({ dataDir, folder, manifest }: RestoreOptions): Promise<void> {
  for (const { path } of manifest.files) {
    const to = join(dataDir, path)
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    if (!(await isThere(to))) await copyFile(keptFile(folder, path), to)
  }
}

/** One that is there is left alone: with it the next start can tell what the backup does not have. */
async function putWatermark(
  client: pg.Client,
  dataDir: string,
  { journal }: Manifest,
): Promise<void> {
  const path = join(dataDir, 'watermark')
  if (journal.batch === 0 || (await isThere(path))) return
  const { seq, at, hash } = (await rowAt(client, journal.stream, journal.batch)) ?? {
    seq: journal.batch,
    at: journal.at,
    hash: Buffer.from(journal.hash, 'hex'),
  }
  const file = await makeWatermark(path, { seq, at, hash })
  await file.close()
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}
