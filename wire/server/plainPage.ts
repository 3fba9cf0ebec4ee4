/** A public page that speaks another dialect than our envelope: what it answers goes out as it is. */
import type { PlatformRefusal } from '../refusals.ts'

/** As it came: a name that was given twice has a list. */
export type Query = Readonly<Record<string, string | string[] | undefined>>

export type PlainPage = {
  /** From the root: `/market/depth`. */
  readonly path: string
  readonly policy: 'public'
  /** A drawing instead of JSON, the same for ever: it is kept by whoever asked, and nothing in it runs. */
  readonly gives?: 'svg'
  /** The answer as JSON or as the drawing, empty where there is nothing of this name; for who asks from this address. What is wrong with the question is an answer too, in the page's own dialect. */
  answer(query: Query, from?: string, isGone?: () => boolean): Promise<string> | string
  /** How many requests it counts as, by what is asked; one, unless it says so. */
  cost?(query: Query): number
}

/** What the server itself refuses where such pages are, or would be. */
export type Dialect = {
  /** The body of the refusal, as JSON; none where the path is not of this dialect. */
  refusal(path: string, reason: PlatformRefusal): string | undefined
}
