/** What operators review from the terminal: each vertical brings its desks, and says in words what there is. */

export type ReviewDesk = {
  /** What waits, a line each, the longest first. */
  waiting(): Promise<readonly string[]>
  /** One of those, with links of a minute to its pictures; nothing, if it does not wait. */
  look(number: number, operator: string): Promise<ReviewCase | undefined>
  /** `decision` is read by the desk: throws a `ZodError` for what makes no sense. */
  decide(number: number, operator: string, decision: unknown): Promise<Reviewed>
}

export type ReviewCase = {
  readonly lines: readonly string[]
  readonly pictures: Readonly<Record<string, string>>
}

export type Reviewed =
  /** `needsAnother`: half of it, until another operator says the same. */
  | { readonly outcome: 'done'; readonly says: string; readonly needsAnother?: true }
  | { readonly outcome: 'refused'; readonly reason: string; readonly says: string }

/** How a desk is reached from the command line, which is a process of its own. */
export type DeskCommand = {
  readonly usage: {
    /** What the list of those that wait is, and what is said of one. */
    readonly waiting: string
    readonly look?: string
    readonly decisions: readonly (readonly [words: string, does: string])[]
  }
  /** The words that it takes: with a text, or alone. */
  readonly words: Readonly<Record<string, 'text' | 'flag'>>
  /** What these words decide, as the desk reads it; nothing where one only looks. Throws for what makes no sense together. */
  decisionOf(words: DeskWords): object | undefined
  /** The number of its case, for a desk that has only one. */
  readonly onlyCase?: number
}

export type DeskWords = Readonly<Record<string, string | boolean | undefined>>
