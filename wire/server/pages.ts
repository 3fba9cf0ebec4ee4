/** Lists that go on page by page, the newest first: where a page begins, and what the next one is named. */
import type { Id } from '@evenkeel/kernel'
import type { PublicIds } from './handle.ts'

const ROWS_A_REQUEST = 25

/** How many requests a list of so many rows counts as: what is read, written and sent grows with them. */
export function costOfRows(rows: number): number {
  return 1 + Math.floor(rows / ROWS_A_REQUEST)
}

export type PageInput = { readonly after?: string | undefined; readonly size: number }

/** Rows from below this id on; `undefined` for a place that this exchange did not name. */
export function beforeOf({ after }: PageInput, ids: Pick<PublicIds, 'read'>): Id | undefined {
  return after === undefined ? Number.MAX_SAFE_INTEGER : ids.read('page', after)?.id
}

/** A page of rows by their ids, of which one more than is shown was read. */
export function pageOf<Row extends { readonly id: string | number }>(
  rows: readonly Row[],
  size: number,
  ids: Pick<PublicIds, 'of'>,
): { readonly shown: readonly Row[]; readonly next: string | undefined } {
  const last = rows.length > size ? rows[size - 1] : undefined
  return { shown: rows.slice(0, size), next: last && ids.of('page', Number(last.id)) }
}
