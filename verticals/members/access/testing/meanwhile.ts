/** Tables where something happens right before a statement: a change that comes between two others, or a failure. */
import type { Tables } from '@evenkeel/wire/server'

export type Meanwhile = Tables & {
  /**
   * Done once, before the next statement with this in it; what it throws, that statement throws. Answers whether
   * it was done: a test asks, because after a change of the words it would not be.
   */
  before(part: string, work: () => unknown): () => boolean
}

export function meanwhile(tables: Tables): Meanwhile {
  let next: { readonly part: string; work(): unknown } | undefined
  return {
    before(part, work) {
      const begun = { part, work }
      next = begun
      return () => next !== begun
    },
    async rows(sql, values) {
      const first = next !== undefined && sql.includes(next.part) ? next : undefined
      if (first !== undefined) {
        next = undefined
        await first.work()
      }
      return tables.rows(sql, values)
    },
  }
}
