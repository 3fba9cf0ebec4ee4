/** Limits of operators, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'access/realms.test.ts': [
    ['P65', 'access/roster.ts', '      await alignRealms()', ''],
    ['P65', 'core/roster.ts', 'if (!isAsRead || ', 'if ('],
  ],
}
