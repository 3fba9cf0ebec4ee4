/** The plain tables of a real database, migrated and empty, for tests of what a vertical keeps there. */
import type { Tables } from '@evenkeel/wire/server'
import { openTestDatabase } from '../journal/testing/database.ts'

/** One for a test file; it goes away with it. Statements take turns on one connection. */
export async function openTestTables(): Promise<Tables> {
  const database = await openTestDatabase()
  let last: Promise<unknown> = Promise.resolve()
  return {
    rows<Row>(sql: string, values: readonly unknown[]) {
      const rows = last.then(() => database.rows(sql, [...values]))
      last = rows.catch(() => undefined)
      return rows as Promise<Row[]>
    },
  }
}
