/** How a movement of the bill ended, by its reason. */

export type Status = 'approved' | 'failed'

/** What is in the ledger has happened; what takes a deposit back says that it did not last. */
export function statusOf(reason: string): Status {
  return reason === 'depositReversed' ? 'failed' : 'approved'
}
