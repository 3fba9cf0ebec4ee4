/** What operators review from the terminal: each vertical brings its desks, and says in words what there is. */

export type ReviewDesk = {
  /** What waits, a line each, the longest first. */
  waiting(): Promise<readonly string[]>
  /** One of those, with links of a minute to its pictures; nothing, if it does not wait. */
  look(number: number, operator: string): Promise<ReviewCase | undefined>
  /** `wish` is read by the desk: throws a `ZodError` for what makes no sense. */
  decide(number: number, operator: string, wish: unknown): Promise<Reviewed>
}

export type ReviewCase = {
  readonly lines: readonly string[]
  readonly pictures: Readonly<Record<string, string>>
}

export type Reviewed =
  | { readonly outcome: 'done'; readonly says: string }
  | { readonly outcome: 'refused'; readonly reason: string; readonly says: string }
