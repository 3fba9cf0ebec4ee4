/** Limits of charity, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'core/core.test.ts': [
    ['CH1', 'core/rules.ts', 'LONGEST_MS: Millis = 5', 'LONGEST_MS: Millis = 6'],
    ['CH3', 'core/rules.ts', 'amount * price) / UNIT', 'amount * price + UNIT - 1n) / UNIT'],
    ['CH3', 'core/rules.ts', 'amount * rate) / UNIT', 'amount * rate + UNIT - 1n) / UNIT'],
    ['CH3', 'core/rules.ts', 'amount * UNIT) / rate', 'amount * UNIT + rate - 1n) / rate'],
    ['CH3', 'core/rules.ts', 'dollars * UNIT) / price', 'dollars * UNIT + price - 1n) / price'],
    ['CH4', 'core/rules.ts', 'LEAST_WORTH: Amount = UNIT', 'LEAST_WORTH: Amount = UNIT - 1n'],
  ],
}
