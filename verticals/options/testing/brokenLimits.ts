/** Limits of options, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'core/place.test.ts': [
    ['TO1', 'core/rules.ts', 'STEP: Amount = 1_000_000n', 'STEP: Amount = 500_000n'],
    ['TO3', 'core/rules.ts', 'FRESH_MS: Millis = 10_000', 'FRESH_MS: Millis = 10_001'],
    ['TO3', 'core/rules.ts', 'AHEAD_MS: Millis = 10_000', 'AHEAD_MS: Millis = 10_001'],
    ['TO11', 'core/rules.ts', 'SHARE_BPS = 1_000', 'SHARE_BPS = 1_001'],
    ['TO16', 'core/rules.ts', 'OPEN_MAX = 200', 'OPEN_MAX = 201'],
  ],
  'core/settle.test.ts': [
    ['TO4', 'core/rules.ts', 'WITHIN_MS: Millis = 10_000', 'WITHIN_MS: Millis = 10_001'],
    ['TO8', 'core/rules.ts', 'FRESH_MS: Millis = 10_000', 'FRESH_MS: Millis = 10_001'],
    ['TO10', 'core/settle.ts', 'SETTLED_TOGETHER = 64', 'SETTLED_TOGETHER = 65'],
  ],
  'core/limits.test.ts': [
    ['TO14', 'core/rules.ts', 'AFTER_MS: Millis = 86_400_000', 'AFTER_MS: Millis = 86_399_999'],
    ['TO15', 'core/rules.ts', 'PAUSE_DAYS = [1, 7]', 'PAUSE_DAYS = [1, 2, 7]'],
  ],
}
