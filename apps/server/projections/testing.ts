/** What the tests of the projections share: a written journal, and tables as text that compares. */
import type { TestContext } from 'node:test'
import { Machine } from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.server.ts'
import type { Projection } from '@evenkeel/wire/server'
import type pg from 'pg'
import type { TestDatabase } from '../journal/testing/database.ts'
import {
  listings,
  runExchange,
  submitAll,
  type TestSubmission,
} from '../journal/testing/exchange.ts'

/** A journal, named as the test, in which these commands were decided; tells its last batch. */
export async function written(
  t: TestContext,
  database: TestDatabase,
  asked: readonly TestSubmission[],
): Promise<{ stream: string; until: number; machine: Machine }> {
  const journal = await database.journal(t)
  const running = runExchange(journal, new Machine(cores))
  await submitAll(running, [...listings(), ...asked])
  return { stream: t.name, until: journal.seq, machine: running.machine }
}

/** A table of the entries that were folded, each as often as it was, with nothing to stop a second. */
export function entryLog(name: string, version = 1): Projection {
  return {
    name,
    version,
    create: `drop table if exists ${name}; create table ${name} (seq bigint not null, version int)`,
    fold: (entries) =>
      entries.map(({ seq }) => ({
        sql: `insert into ${name} values ($1, $2)`,
        values: [seq, version],
      })),
  }
}

/** Every row of a table as text, in order. */
export async function textOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const sql = `select whole::text as text from ${table} whole order by whole::text collate "C"`
  return (await client.query<{ text: string }>(sql)).rows.map(({ text }) => text)
}

export async function positions(client: pg.ClientBase): Promise<Record<string, number>> {
  const found = await client.query<{ name: string; seq: string }>(
    'select name, seq from projection order by name',
  )
  return Object.fromEntries(found.rows.map(({ name, seq }) => [name, Number(seq)]))
}
