/** Limits of the portfolio, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'core/subscribe.test.ts': [
    ['PF1', 'core/subscriptions.ts', 'DAYS_MAX = 365', 'DAYS_MAX = 366'],
    ['PF1', 'core/subscriptions.ts', 'YIELD_MAX = UNIT', 'YIELD_MAX = UNIT + 1n'],
    ['PF3', 'core/rules.ts', 'dailyYield) / PERCENT', 'dailyYield + PERCENT - 1n) / PERCENT'],
    ['PF3', 'core/rules.ts', 'DAYS_A_YEAR = 365n', 'DAYS_A_YEAR = 366n'],
    ['PF6', 'core/rules.ts', 'shareUp(amount, feeBps)', '(amount * BigInt(feeBps)) / BPS'],
    ['PF12', 'core/rules.ts', 'SUBSCRIPTIONS_MAX = 100', 'SUBSCRIPTIONS_MAX = 101'],
  ],
  'core/due.test.ts': [
    ['PF7', 'core/rules.ts', 'DAY_MS: Millis = 86_400_000', 'DAY_MS: Millis = 86_399_999'],
    ['PF9', 'core/rules.ts', 'shareUp(amount, exitFeeBps)', '(amount * BigInt(exitFeeBps)) / BPS'],
  ],
  'telling.test.ts': [['PF19', 'telling.ts', 'TOGETHER_MS = 500', 'TOGETHER_MS = 450']],
}
