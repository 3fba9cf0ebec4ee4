/** The tables of a database on their way into files and back, as PostgreSQL's own COPY writes them. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { projections } from '@evenkeel/verticals/all.server.ts'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { BadBackup, type Sequence, type TablePart } from './manifest.ts'

/** Made by a restore itself: the list of migrations, and how far projections are. */
const MADE_ANEW = ['migrations', 'projection']

/** Every table but those that follow from the journal. */
export async function tablesOf(client: pg.ClientBase): Promise<string[]> {
  const found = await client.query<{ name: string }>(
    'select tablename as name from pg_tables where schemaname = current_schema order by 1',
  )
  const left = new Set([...MADE_ANEW, ...projectedTables()])
  return found.rows.map(({ name }) => name).filter((name) => !left.has(name))
}

/** What projections make, by their own statements. */
export function projectedTables(): string[] {
  return projections.flatMap(({ create }) =>
    [...create.matchAll(/create (?:unlogged )?table (\w+)/g)].map(([, name]) => name as string),
  )
}

/** Writes a table into a file, durably. */
export async function copyOut(
  client: pg.ClientBase,
  name: string,
  path: string,
): Promise<TablePart> {
  const columns = await columnsOf(client, name)
  const rows = client.query(copyTo(`copy ${quoted(name)} (${columns.map(quoted)}) to stdout`))
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  await pipeline(rows, createZstdCompress(), hashing(hash), file.createWriteStream({ flush: true }))
  return { name, columns, rows: rows.rowCount, sha256: hash.digest('hex') }
}

/** Fills a table from a file; whatever the migrations had put there is replaced. */
export async function copyIn(client: pg.ClientBase, part: TablePart, path: string): Promise<void> {
  const hash = createHash('sha256')
  // Asked for first: some tables forbid it, and those are empty.
  const first = await client.query(anyRow(part.name))
  if (first.rowCount !== 0) await client.query(noRows(part.name))
  const rows = client.query(
    copyFrom(`copy ${quoted(part.name)} (${part.columns.map(quoted)}) from stdin`),
  )
  await pipeline(createReadStream(path), hashing(hash), createZstdDecompress(), rows).catch(
    (error: Error) => {
      throw new BadBackup(`The table ${part.name} of the backup cannot be read: ${error.message}`)
    },
  )
  if (hash.digest('hex') !== part.sha256 || rows.rowCount !== part.rows)
    throw new BadBackup(`The table ${part.name} of the backup is not what was written.`)
}

/** So that each comes after those that it refers to; one that refers to itself is checked when it is whole. */
export async function inOrderOfReference(
  client: pg.ClientBase,
  parts: readonly TablePart[],
): Promise<TablePart[]> {
  const found = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to
     from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  )
  const ordered: TablePart[] = []
  const visit = (part: TablePart) => {
    if (ordered.includes(part)) return
    for (const { from, to } of found.rows)
      if (from === part.name) for (const other of parts) if (other.name === to) visit(other)
    ordered.push(part)
  }
  for (const part of parts) visit(part)
  return ordered
}

export async function sequencesOf(client: pg.ClientBase): Promise<Sequence[]> {
  const found = await client.query<{ name: string }>(
    'select sequencename as name from pg_sequences where schemaname = current_schema order by 1',
  )
  const all: Sequence[] = []
  for (const { name } of found.rows) {
    const at = await client.query<Omit<Sequence, 'name'>>(whereItIs(name))
    for (const { value, isCalled } of at.rows) all.push({ name, value, isCalled })
  }
  return all
}

export async function setSequence(client: pg.ClientBase, sequence: Sequence): Promise<void> {
  const { name, value, isCalled } = sequence
  await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, isCalled])
}

/** What PostgreSQL works out by itself is not copied. */
async function columnsOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const found = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema and table_name = $1 and is_generated = 'NEVER'
     order by ordinal_position`,
    [table],
  )
  return found.rows.map(({ name }) => name)
}

function hashing(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform(chunk, _, done) {
      hash.update(chunk)
      done(undefined, chunk)
    },
  })
}

const anyRow = (table: string) => `select 1 from ${quoted(table)} limit 1`
const noRows = (table: string) => `delete from ${quoted(table)}`
const whereItIs = (sequence: string) =>
  `select last_value::text as value, is_called as "isCalled" from ${quoted(sequence)}`
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
