/** The reference price by which something was decided, as tables keep it. */
import { type Amount, type Millis, parseFigure } from '@evenkeel/kernel'

export type ReferenceRow = {
  reference: string | null
  source: string | null
  reference_at: string | null
}

export type DecidedBy = { readonly price: Amount; readonly source: string; readonly at: Millis }

export function referenceOf({
  reference,
  source,
  reference_at,
}: ReferenceRow): DecidedBy | undefined {
  if (reference === null || source === null) return undefined
  return { price: parseFigure(reference), source, at: Number(reference_at) }
}
