/** Limits of charity, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'core/core.test.ts': [
    ['CH1', 'core/rules.ts', 'LONGEST_MS: Millis = 5', 'LONGEST_MS: Millis = 6'],
    ['CH4', 'core/rules.ts', 'LEAST_WORTH: Amount = UNIT', 'LEAST_WORTH: Amount = UNIT - 1n'],
  ],
}
