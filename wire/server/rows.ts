/** Many rows in one statement: each column goes to PostgreSQL as one array. */

export type Statement = {
  readonly sql: string
  readonly values: readonly unknown[]
  /** The same for the same text: a connection then reads and plans it once. */
  readonly name?: string
}

export type Row = readonly Item[]
type Item = string | number | boolean | null
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
  return rows.length === 0 ? [] : [overRows(name, columns, rows, sql)]
}

/**
 * The same where there is something to do without rows, too. `others` are what the statement knows
 * as `$1` and on; it may go on with queries of its own: `, gone as (delete ...) insert ...`.
 */
export function overRows(
  name: string,
  columns: Columns,
  rows: readonly Row[],
  sql: string,
  others: readonly unknown[] = [],
): Statement {
  const arrays = unnest(columns, others.length + 1)
  const given = `with given (${namesOf(columns)}) as (select * from ${arrays})`
  const join = sql.startsWith(',') ? '' : ' '
  return { sql: `${given}${join}${sql}`, values: [...others, ...valuesOf(columns, rows)], name }
}

const namesOf = (columns: Columns) => columns.map(([name]) => name).join(', ')

function unnest(columns: Columns, first = 1): string {
  return `unnest(${columns.map(([, type], nth) => `$${first + nth}::${type}[]`).join(', ')})`
}

function valuesOf(columns: Columns, rows: readonly Row[]): unknown[] {
  return columns.map(([, , free], nth) => {
    const value = (row: Row) => row[nth] ?? null
    return free === undefined ? column(rows, value) : rows.map(value)
  })
}

const WORD = /^[A-Za-z0-9._-]*$/

/**
 * One column of many rows, as PostgreSQL reads an array. Only numbers, booleans and plain words,
 * which need no escapes: writing a bill is the largest part of following the journal.
 */
export function column<Of>(rows: readonly Of[], value: (row: Of) => Item): string {
  let text = ''
  let last: Item | undefined
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

function itemOf(item: Item): string {
  if (typeof item !== 'string') return item === null ? 'NULL' : String(item)
  if (!WORD.test(item)) throw new TypeError('not a plain word')
  return `"${item}"`
}
