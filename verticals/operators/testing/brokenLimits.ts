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
}
