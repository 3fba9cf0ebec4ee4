/** Limits of operators, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'terms/abandoned.test.ts': [
    ['P82', 'core.ts', 'proposals.delete(event.id)', "void 'kept'"],
    ['P82', 'core/state.ts', 'PROPOSAL_MS = 24 * 3_600_000', 'PROPOSAL_MS = 24 * 3_600_000 + 1'],
    ['P82', 'core/gate.ts', 'now < at + PROPOSAL_MS &&', ''],
    ['P82', 'core/gate.ts', 'one.text === text &&', ''],
    ['P82', 'terms/abandoned.ts', "refusal === 'approvalNeeded'", "refusal === ''"],
  ],
  'access/realms.test.ts': [
    ['P65', 'access/roster.ts', '      await alignRealms()', ''],
    ['P65', 'core/roster.ts', 'if (!isAsRead || ', 'if ('],
  ],
  'core.test.ts': [
    ['P29', 'core/state.ts', 'PROPOSAL_MS = 24 * 3_600_000', 'PROPOSAL_MS = 24 * 3_600_000 + 1'],
    ['P30', 'core.ts', 'PROPOSALS_MAX = 1_000', 'PROPOSALS_MAX = 1_001'],
    ['P30', 'core.ts', 'TEXT_MAX = 10_000', 'TEXT_MAX = 10_001'],
    ['P31', 'core/state.ts', 'OUTFLOW_MS = 3_600_000', 'OUTFLOW_MS = 3_600_001'],
  ],
  'core/holds.test.ts': [
    ['P77', 'core/holds.ts', 'FIRST = 15', 'FIRST = 16'],
    ['P77', 'core/holds.ts', 'MOST = 60', 'MOST = 61'],
    ['P77', 'core/holds.ts', 'MOST = 60', 'MOST = 59'],
    ['P77', 'core/state.ts', 'ALONE_MS = 24 * 3_600_000', 'ALONE_MS = 24 * 3_600_000 - 1'],
    ['P77', 'core.ts', 'if (prolongs && current === undefined)', 'if (current === null)'],
    ['P80', 'core/holds.ts', 'FIRST = 15', 'FIRST = 16'],
    ['P80', 'core/state.ts', 'ALONE_MS = 24 * 3_600_000', 'ALONE_MS = 24 * 3_600_000 + 1'],
  ],
  'core/outflow.test.ts': [
    ['P78', 'core/outflow.ts', "USDT: '100000'", "USDT: '100001'"],
    ['P78', 'core/outflow.ts', "BTC: '1'", "BTC: '2'"],
    ['P78', 'core/outflow.ts', "ETH: '30'", "ETH: '31'"],
  ],
  'access/lasting.test.ts': [
    ['P2', 'access/invitations.ts', 'MS = 24', 'MS = 25'],
    ['P3', '../../wire/server/tickets.ts', 'MS = 5 * 60_000', 'MS = 6 * 60_000'],
    ['P5', 'access/sessions.ts', 'LASTS_MS = 12', 'LASTS_MS = 13'],
    ['P5', 'access/sessions.ts', 'IDLE_MS = 30', 'IDLE_MS = 31'],
    ['P5', 'access/sessions.ts', 'STEP_UP_MS = 5', 'STEP_UP_MS = 6'],
    ['P6', 'access/invitations.ts', 'MS = 24', 'MS = 25'],
  ],
  'roster.test.ts': [['P66', 'core/roster.ts', 'WAIT_HOURS = 24', 'WAIT_HOURS = 23']],
  'system/readings.test.ts': [
    ['P62', 'system/readings.ts', 'EVERY_MS = 5_000', 'EVERY_MS = 5_001'],
  ],
  'access/waits.test.ts': [
    ['P4', 'access/waits.ts', 'FIRST_MS * 2 **', 'FIRST_MS * 3 **'],
    ['P4', 'access/waits.ts', 'FIRST_MS * 2 ** Math.min(past, 30)', 'FIRST_MS * 2 * past'],
  ],
  'reconciliation/reconciliation.test.ts': [
    ['P60', 'reconciliation/reconciliation.ts', 'EVERY_MINUTES = 10', 'EVERY_MINUTES = 11'],
  ],
  '../members/files/files.test.ts': [
    ['P46', '../members/files/links.ts', 'LASTS_MS = 60_000', 'LASTS_MS = 61_000'],
  ],
  'queues/queues.test.ts': [
    ['P41', '../wallet/withdrawals/queue.ts', 'LARGE_TIMES = 3', 'LARGE_TIMES = 2'],
    ['P41', '../wallet/withdrawals/queue.ts', 'CHANGED_MS = 7 *', 'CHANGED_MS = 8 *'],
    ['P41', '../wallet/withdrawals/queue.ts', 'CHANGED_MS = 7 *', 'CHANGED_MS = 6 *'],
  ],
  '../../wire/schemas.test.ts': [
    ['P72', '../../wire/schemas.ts', '{3,500}', '{2,500}'],
    ['P72', '../../wire/schemas.ts', '{3,500}', '{3,501}'],
    ['P72', '../../wire/schemas.ts', "{3,500})$`, 'u'", "{3,500})$`, ''"],
  ],
}
