/** Limits of the wallet, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'core/approvals.test.ts': [
    [
      'W24',
      'core/approvals.ts',
      'APPROVAL_MS = 24 * 3_600_000',
      'APPROVAL_MS = 24 * 3_600_000 + 1',
    ],
  ],
  'core/withdrawals.test.ts': [
    ['W22', 'core/withdrawals.ts', 'DAY_MS = 24', 'DAY_MS = 23'],
    ['W50', 'core/endorsements.ts', '3_600_000', '3_600_000 + 1'],
  ],
  'core/deposits.test.ts': [['W18', 'core/endorsements.ts', '3_600_000', '3_600_000 + 1']],
  'core/reserves.test.ts': [['W41', 'core/endorsements.ts', '3_600_000', '3_600_000 + 1']],
  'core/allotments.test.ts': [['W54', 'core/endorsements.ts', '3_600_000', '3_600_000 + 1']],
  'core/treasury.test.ts': [['W67', 'core/alone.ts', 'ALONE_MS = 24', 'ALONE_MS = 23']],
  'core/endedAlone.test.ts': [['W68', 'core/alone.ts', 'ALONE_MS = 24', 'ALONE_MS = 23']],
  'contract/remark.test.ts': [
    ['W32', 'contract/remark.ts', 'REMARK_MOST = 40', 'REMARK_MOST = 41'],
  ],
  'money/confirmation.test.ts': [
    ['W45', 'money/confirmation.ts', 'APART_BPS = 500', 'APART_BPS = 501'],
  ],
  'signing/approvals.test.ts': [
    ['K1', 'signing/approvals.ts', 'ALONE_MS = 24', 'ALONE_MS = 23'],
    ['K1', 'core/endorsements.ts', '3_600_000', '3_600_000 + 1'],
  ],
  'signing/policy.test.ts': [
    ['K2', 'signing/policy.ts', 'REPLACEMENTS_MOST = 20', 'REPLACEMENTS_MOST = 21'],
    ['K2', 'withdrawals/payouts.ts', 'PAYOUTS_MOST = 3', 'PAYOUTS_MOST = 4'],
  ],
}
