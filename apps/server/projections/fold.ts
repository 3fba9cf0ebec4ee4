/** Folding the journal into the projections' tables: rows and position in one transaction. */
import {
  type AnyCore,
  EntryCodec,
  entriesOf,
  type Movement,
  movementsIn,
  Reader,
  type Typed,
} from '@evenkeel/kernel'
import type { ProjectedEntry, Projection } from '@evenkeel/wire/server'
import type pg from 'pg'
import { type JournalRow, readRows } from '../journal/rows.ts'

const ENTRIES_AT_ONCE = 5_000

/**
 * What a power loss takes away is folded again: the position goes with it, and what it was folded
 * from was on the disk before. And a few rows are found by their key, however small the table is: to
 * read all of it each time is quicker only at its very beginning. For the transaction alone: behind
 * a pool, the connection may be the journal's next.
 */
const BEGIN = `begin; set local synchronous_commit = off; set local enable_seqscan = off;
  set local enable_hashjoin = off; set local enable_mergejoin = off`

/** Makes the tables of projections that are new or changed. */
export async function prepareProjections(
  client: pg.ClientBase,
  projections: readonly Projection[],
  { anew = false } = {},
): Promise<void> {
  for (const projection of projections) {
    const known = await client.query('select 1 from projection where name = $1', [
      nameOf(projection),
    ])
    if (known.rowCount === 1 && !anew) continue
    await inTransaction(client, async () => {
      await client.query(projection.create)
      await client.query('delete from projection where name like $1', [`${projection.name}@%`])
      await client.query('insert into projection (name, seq) values ($1, 0)', [nameOf(projection)])
    })
  }
}

/** The last batch that every projection holds. */
export async function positionOf(
  client: pg.ClientBase,
  projections: readonly Projection[],
): Promise<number> {
  const found = await client.query<{ seq: string }>(
    'select seq from projection where name = any($1)',
    [projections.map(nameOf)],
  )
  return Math.min(...found.rows.map(({ seq }) => Number(seq)))
}

/** Folds every batch after each projection's own position, up to and with `until`. */
export async function foldUntil(
  client: pg.ClientBase,
  stream: string,
  projections: readonly Projection[],
  cores: readonly AnyCore[],
  until: number,
): Promise<void> {
  const codec = new EntryCodec(cores)
  for (const [position, together] of await byPosition(client, projections))
    for await (const rows of readRows(client, stream, position + 1, until)) {
      const entries = rows.flatMap(({ payload }) => projectedEntries(codec, payload))
      await foldRows(client, together, rows, entries)
    }
}

/** Those that are equally far, which is all of them as a rule: what they fold is read once. */
async function byPosition(
  client: pg.ClientBase,
  projections: readonly Projection[],
): Promise<Map<number, Projection[]>> {
  const found = await client.query<{ name: string; seq: string }>(
    'select name, seq from projection where name = any($1)',
    [projections.map(nameOf)],
  )
  const positions = new Map(found.rows.map(({ name, seq }) => [name, Number(seq)]))
  return Map.groupBy(projections, (one) => positions.get(nameOf(one)) ?? 0)
}

/** All in one transaction; where that fails each by itself, so that one does not hold up the others. */
async function foldRows(
  client: pg.ClientBase,
  projections: readonly Projection[],
  rows: readonly JournalRow[],
  entries: readonly ProjectedEntry[],
): Promise<void> {
  try {
    await foldTogether(client, projections, rows, entries)
  } catch (error) {
    if (projections.length === 1) throw error
    for (const projection of projections) await foldTogether(client, [projection], rows, entries)
  }
}

async function foldTogether(
  client: pg.ClientBase,
  projections: readonly Projection[],
  rows: readonly JournalRow[],
  entries: readonly ProjectedEntry[],
): Promise<void> {
  const first = rows[0]
  const last = rows[rows.length - 1]
  if (first === undefined || last === undefined) return
  await inTransaction(client, async () => {
    // Before the rows, so that of two that fold at once the second waits here and then finds out.
    const moved = await client.query<{ name: string }>(
      'update projection set seq = $2 where name = any($1) and seq = $3 returning name',
      [projections.map(nameOf), last.seq, first.seq - 1],
    )
    const own = new Set(moved.rows.map(({ name }) => name))
    const foreign = projections.find((projection) => !own.has(nameOf(projection)))
    if (foreign !== undefined) throw new Error(`Someone else folds ${foreign.name} as well.`)
    for (let from = 0; from < entries.length; from += ENTRIES_AT_ONCE) {
      const some = entries.slice(from, from + ENTRIES_AT_ONCE)
      for (const { sql, values, name } of projections.flatMap((one) => one.fold(some)))
        await client.query({ text: sql, values: [...values], ...(name && { name }) })
    }
  })
}

function projectedEntries(codec: EntryCodec, payload: Uint8Array): ProjectedEntry[] {
  return entriesOf(codec, new Reader(payload)).map((entry) => {
    const events = entry.decision.ok ? entry.decision.events : []
    return { ...entry, movements: events.flatMap((event) => movementsOf(codec, event)) }
  })
}

function movementsOf(codec: EntryCodec, event: Typed): readonly Movement[] {
  const core = codec.coreOf(event.type)
  if (core === undefined) return [event as Typed & Movement]
  return movementsIn((post) => core.movements?.(event, post))
}

async function inTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query(BEGIN)
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

function nameOf({ name, version }: Projection): string {
  return `${name}@${version}`
}
