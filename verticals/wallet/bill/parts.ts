/** What the bill is read from: its own table and the tables of its sources, in one statement. */
import type { BillSource, Tables } from '@evenkeel/wire/server'

export type Bill = {
  readonly tables: Tables
  readonly sources: readonly BillSource[]
}

/** One of the tables, as a statement names it. */
type Part = {
  /** To select from: `(select ...) as part`. */
  readonly rows: string
  /** The function that finds a member's first place from a moment on. */
  readonly from: string
}

const OWN = { table: 'bill', rows: 'select * from bill' }

/**
 * The same select from every part. Each is narrowed for itself, so that its own index serves it; and
 * one statement sees all of them at one moment, so that no row slips in behind a page.
 */
export function fromParts({ sources }: Bill, select: (part: Part) => string): string {
  return [OWN, ...sources]
    .map(({ table, rows }) => `(${select({ rows: `(${rows}) as part`, from: `${table}_from` })})`)
    .join(' union all ')
}
