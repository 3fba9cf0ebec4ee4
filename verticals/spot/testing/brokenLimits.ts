/** Limits of spot, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'core/place.test.ts': [['S1', 'core/rules.ts', 'LOTS_MAX = 1e12', 'LOTS_MAX = 1e12 + 1']],
  'core/setAside.test.ts': [
    ['S49', 'core/due.ts', 'FAILED_MAX = 10', 'FAILED_MAX = 11'],
    ['S49', 'core/due.ts', 'FAILED_MAX = 10', 'FAILED_MAX = 9'],
  ],
  'core/limits.test.ts': [
    ['S18', 'core/place.ts', 'OPEN_MAX = 500', 'OPEN_MAX = 501'],
    ['S19', 'core/match.ts', 'MATCHES_MAX = 400', 'MATCHES_MAX = 401'],
  ],
}
