/** A list that is read page by page, newest first. */

export type Page<Row> = { readonly rows: readonly Row[]; readonly next?: string | undefined }

/** What was read, and the question that it answers. */
export type AnsweredPage<Row> = { readonly question: string; readonly page: Page<Row> }

/** Nothing, when what was read answers another question. */
export function pageOf<Row>(asked: AnsweredPage<Row> | undefined, question: string) {
  return asked?.question === question ? asked.page : undefined
}

/** The first page read again: older pages that were read before stay below it when they still fit. */
export function refresh<Row extends { readonly id: string }>(
  shown: Page<Row> | undefined,
  first: Page<Row>,
): Page<Row> {
  const fresh = new Set(first.rows.map(({ id }) => id))
  const meets = shown?.rows.findIndex(({ id }) => fresh.has(id)) ?? -1
  if (shown === undefined || meets < 0 || first.next === undefined) return first
  const older = shown.rows.slice(meets).filter(({ id }) => !fresh.has(id))
  return older.length === 0 ? first : { rows: [...first.rows, ...older], next: shown.next }
}

export function extend<Row extends { readonly id: string }>(
  shown: Page<Row>,
  next: Page<Row>,
): Page<Row> {
  const known = new Set(shown.rows.map(({ id }) => id))
  return { rows: [...shown.rows, ...next.rows.filter(({ id }) => !known.has(id))], next: next.next }
}
