/** Limits of the portfolio, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'core/subscribe.test.ts': [
    ['PF1', 'core/subscriptions.ts', 'DAYS_MAX = 365', 'DAYS_MAX = 366'],
    ['PF1', 'core/subscriptions.ts', 'YIELD_MAX = UNIT', 'YIELD_MAX = UNIT + 1n'],
    ['PF12', 'core/rules.ts', 'SUBSCRIPTIONS_MAX = 100', 'SUBSCRIPTIONS_MAX = 101'],
  ],
}
