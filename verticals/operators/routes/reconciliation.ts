/** The calls about the invariants of the ledger. */
import { handleOperator, type OperatorRoute } from '@evenkeel/wire/server'
import { checkInvariants, getReconciliation } from '../contract/index.ts'
import type { OpenOperators } from '../open.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function reconciliationRoutes(parts: OpenOperators): readonly OperatorRoute[] {
  return [
    handleOperator(getReconciliation, async () => parts.reconciliation.latest()),
    handleOperator(checkInvariants, async () => {
      parts.reconciliation.check()
      return {}
    }),
  ]
}
