/** What pages of the past share: where one begins and what follows it, and the price that a row was decided by. */
import { type Amount, type Id, type Millis, parseFigure } from '@evenkeel/kernel'
import type { PublicIds } from './handle.ts'

export type ReferenceRow = {
  readonly reference: string | null
  readonly source: string | null
  readonly reference_at: string | null
}

export function referenceOf({ reference, source, reference_at }: ReferenceRow) {
  if (reference === null || source === null) return undefined
  const price: Amount = parseFigure(reference)
  const at: Millis = Number(reference_at)
  return { price, source, at }
}

/** Where the page begins; `undefined` for a place that this exchange did not name. */
export function pageBefore(after: string | undefined, ids: PublicIds): Id | undefined {
  return after === undefined ? Number.MAX_SAFE_INTEGER : ids.read('page', after)?.id
}

/** The place of the next page, if one more row was found than this page has. */
export function pageAfter(
  rows: readonly { readonly id: string }[],
  size: number,
  ids: PublicIds,
): string | undefined {
  const last = rows.length > size ? rows[size - 1] : undefined
  return last && ids.of('page', Number(last.id))
}
