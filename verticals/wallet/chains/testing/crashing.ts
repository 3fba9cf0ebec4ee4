/** Tables over which the process ends at a chosen statement: before it is done, or after. */
import type { Tables } from '@evenkeel/wire/server'

export class Crash extends Error {
  override readonly name = 'Crash'
}

export type CrashPlan = {
  /** Which statement: the nth, or the first that says this. */
  readonly at: number | string
  readonly isDone: boolean
}

export function crashingTables(
  tables: Tables,
  { at, isDone }: CrashPlan,
): Tables & { readonly hasCrashed: boolean } {
  let count = 0
  let hasCrashed = false
  return {
    get hasCrashed() {
      return hasCrashed
    },
    async rows<Row>(sql: string, values: readonly unknown[]) {
      // Whoever has crashed does nothing any more.
      if (hasCrashed) throw new Crash()
      count++
      hasCrashed = typeof at === 'number' ? count === at : sql.includes(at)
      if (!hasCrashed) return tables.rows<Row>(sql, values)
      if (isDone) await tables.rows<Row>(sql, values)
      throw new Crash()
    },
  }
}
