/** A projection: tables folded from the journal, which can be dropped and folded again. */
import type { Entry, Movement } from '@evenkeel/kernel'
import type { Statement } from './rows.ts'

/** An entry of the journal with the money movements of all its events. */
export type ProjectedEntry = Entry & { readonly movements: readonly Movement[] }

export type Projection = {
  readonly name: string
  /** Raise it when the tables or the fold change: the server then folds them anew. */
  readonly version: number
  /** Makes the tables anew, empty; drops them first if they are there. */
  readonly create: string
  /** Statements that add these entries, run in one transaction with the new position. */
  fold(entries: readonly ProjectedEntry[]): readonly Statement[]
}
