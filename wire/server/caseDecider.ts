/** How a queue of the console has a case decided by the part of a vertical that keeps it. */
import type { Operator } from './operators.ts'

export type CaseDecider = {
  /** `decision` is read by the one who decides: throws a `ZodError` for what makes no sense. */
  decide(number: number, operator: Operator, decision: unknown): Promise<Reviewed>
}

export type Reviewed =
  /** `needsAnother`: half of it, until another operator says the same. */
  | { readonly outcome: 'done'; readonly needsAnother?: true }
  | { readonly outcome: 'refused'; readonly reason: string }
