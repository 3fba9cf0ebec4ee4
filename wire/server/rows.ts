/** Many rows in one statement: each column goes to PostgreSQL as one array. */

export type Statement = {
  readonly sql: string
  readonly values: readonly unknown[]
  /** The same for the same text: a connection then reads and plans it once. */
  readonly name?: string
}

export type Row = readonly (string | number | null)[]
/** Names and types; a text that may be more than a plain word is `free`. */
export type Columns = readonly (readonly [name: string, type: string, free?: 'free'])[]

/** Adds rows to a table, and does with those that are there already what `then` says. */
export function insertRows(
  table: string,
  columns: Columns,
  rows: readonly Row[],
  then = '',
): Statement[] {
  if (rows.length === 0) return []
  const sql = `insert into ${table} (${namesOf(columns)}) select * from ${unnest(columns)} ${then}`
  return [{ sql, values: valuesOf(columns, rows), name: `insert ${table}` }]
}

/** A statement over rows that it knows as `given`; none where there are no rows. */
export function withRows(
  name: string,
  columns: Columns,
  rows: readonly Row[],
  sql: string,
): Statement[] {
  if (rows.length === 0) return []
  const given = `with given (${namesOf(columns)}) as (select * from ${unnest(columns)})`
  return [{ sql: `${given} ${sql}`, values: valuesOf(columns, rows), name }]
}

const namesOf = (columns: Columns) => columns.map(([name]) => name).join(', ')

function unnest(columns: Columns): string {
  return `unnest(${columns.map(([, type], nth) => `$${nth + 1}::${type}[]`).join(', ')})`
}

function valuesOf(columns: Columns, rows: readonly Row[]): unknown[] {
  return columns.map(([, , free], nth) => {
    const value = (row: Row) => row[nth] ?? null
    return free === undefined ? column(rows, value) : rows.map(value)
  })
}

const WORD = /^[A-Za-z0-9._-]*$/

/**
 * One column of many rows, as PostgreSQL reads an array. Only numbers and plain words, which need
 * no escapes: writing a bill is the largest part of following the journal.
 */
export function column<Of>(
  rows: readonly Of[],
  value: (row: Of) => string | number | null,
): string {
  let text = ''
  let last: string | number | null | undefined
  let written = ''
  for (const row of rows) {
    const item = value(row)
    // Neighbours are often the same: an asset, a pair, a reason.
    if (item !== last || text === '') written = itemOf(item)
    last = item
    text += text === '' ? written : `,${written}`
  }
  return `{${text}}`
}

function itemOf(item: string | number | null): string {
  if (typeof item !== 'string') return item === null ? 'NULL' : String(item)
  if (!WORD.test(item)) throw new TypeError('not a plain word')
  return `"${item}"`
}
