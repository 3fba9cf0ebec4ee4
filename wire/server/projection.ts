/** A projection: tables folded from the journal, which can be dropped and folded again. */
import type { Entry, Movement } from '@evenkeel/kernel'

/** An entry of the journal with the money movements of all its events. */
export type ProjectedEntry = Entry & { readonly movements: readonly Movement[] }

export type Statement = { readonly sql: string; readonly values: readonly unknown[] }

export type Projection = {
  readonly name: string
  /** Raise it when the tables or the fold change: the server then folds them anew. */
  readonly version: number
  /** Makes the tables anew, empty; drops them first if they are there. */
  readonly create: string
  /** Statements that add these entries, run in one transaction with the new position. */
  fold(entries: readonly ProjectedEntry[]): readonly Statement[]
}

const WORD = /^[A-Za-z0-9._-]*$/

/**
 * One column of many rows, as PostgreSQL reads an array. Only numbers and plain words, which need
 * no escapes: writing a bill is the largest part of following the journal.
 */
export function column<Row>(
  rows: readonly Row[],
  value: (row: Row) => string | number | null,
): string {
  const items = rows.map((row) => {
    const item = value(row)
    if (typeof item === 'string' && !WORD.test(item)) throw new TypeError('not a plain word')
    return typeof item === 'string' ? `"${item}"` : (item ?? 'NULL')
  })
  return `{${items.join()}}`
}
