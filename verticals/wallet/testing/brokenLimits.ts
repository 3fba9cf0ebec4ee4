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
  'deposits/serialQueue.test.ts': [
    ['W18', 'deposits/reports.ts', 'perMember: 10', 'perMember: 11'],
    ['W18', 'deposits/reports.ts', 'overall: 100', 'overall: 101'],
  ],
  'withdrawals/withdrawals.test.ts': [
    ['W30', 'addresses/addresses.ts', 'REST_MS = 24', 'REST_MS = 23'],
  ],
  'withdrawals/confirming.test.ts': [
    ['W56', 'withdrawals/confirming.ts', 'TAIL = 6', 'TAIL = 5'],
    ['W56', '../members/messages/codeLife.ts', 'MS = 10', 'MS = 11'],
    ['W56', '../members/messages/codes.ts', 'TRIES = 5', 'TRIES = 6'],
    ['W56', '../members/messages/codeLanes.ts', 'AGAIN_MS = 60_000', 'AGAIN_MS = 40_000'],
    ['W56', '../members/messages/codeLanes.ts', 'A_DAY = 10', 'A_DAY = 11'],
  ],
  'withdrawals/stuck.test.ts': [
    ['W63', 'withdrawals/payouts.ts', 'WAITING_MOST = 16', 'WAITING_MOST = 17'],
    ['W63', 'withdrawals/payouts.ts', 'SHOWN_MS = 30_000', 'SHOWN_MS = 30_001'],
    ['W63', 'withdrawals/offering.ts', 'STUCK_MS = 10 * 60_000', 'STUCK_MS = 10 * 60_000 + 1'],
    ['W64', 'withdrawals/payouts.ts', 'UNSIGNED_MS = 10 * 60_000', 'UNSIGNED_MS = 10 * 60_000 - 1'],
  ],
  'addresses/adding.test.ts': [['W32', 'addresses/adding.ts', 'MOST = 100', 'MOST = 101']],
  'worth/worth.test.ts': [
    [
      'W35',
      'worth/flows.ts',
      'case when reason = any($5)',
      'case when reason = any(($5::text[])[:1])',
    ],
    ['W36', 'worth/worth.ts', 'one.nth === nth - 1', 'one.nth === nth'],
  ],
  'worth/routes.test.ts': [
    ['W35', '../nft/server.ts', "billFlows: ['nftSale', ", 'billFlows: ['],
    ['W35', '../charity/server.ts', "billFlows: ['donation']", 'billFlows: []'],
  ],
  'bill/statement.test.ts': [['W38', 'bill/exportWorker.ts', " + pending.join('')", '']],
  'bill/export.test.ts': [['W38', 'bill/export.ts', 'RUNNING_MAX = 2', 'RUNNING_MAX = 3']],
  'htx/withdraw.test.ts': [['W60', '../../wire/server/apiKeys.ts', 'REST_MS = 24', 'REST_MS = 23']],
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
    ['K6', 'withdrawals/signer/signer.ts', 'COST_TIMES = 2n', 'COST_TIMES = 3n'],
  ],
  'chains/evm/follower.test.ts': [
    ['N6', 'chains/evm/crediting.ts', 'confirmations < deposit', 'confirmations + 1 < deposit'],
  ],
  'chains/evm/nodes.test.ts': [
    ['N9', 'chains/evm/majority.ts', 'Math.floor(count / 2) + 1', 'Math.ceil(count / 2)'],
    ['N9', 'chains/evm/nodes.ts', 'Math.ceil(all.length / 2)', 'Math.floor(all.length / 2)'],
    ['N10', 'chains/evm/follower.ts', 'Math.min(batch,', 'Math.min(batch + 1,'],
  ],
  'chains/evm/watcher.test.ts': [
    ['N10', 'chains/evm/watcher.ts', 'timings.waitMs * 2 **', 'timings.waitMs * 1 **'],
  ],
  'chains/settings.test.ts': [
    ['N11', 'chains/settings.ts', 'isProduction ? 2 : 1', 'isProduction ? 1 : 1'],
    ['N11', 'chains/settings.ts', 'ownId !== chainId', 'ownId === 0'],
  ],
}
