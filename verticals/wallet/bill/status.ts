/** How a movement of the bill ended: what is in the ledger has happened. */
import type { billStatuses } from '../contract.ts'
import type { BillRow } from './rows.ts'

export function statusOf({
  tab,
  reason,
}: Pick<BillRow, 'tab' | 'reason'>): (typeof billStatuses)[number] {
  // What takes a deposit back says that it did not last.
  if (reason === 'depositReversed') return 'failed'
  return tab === 'deposit' ? 'credited' : 'completed'
}
