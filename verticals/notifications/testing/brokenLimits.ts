/** Limits of notifications, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'mailing.test.ts': [['NC9', 'mailing.ts', 'HOURLY_MAX = 10', 'HOURLY_MAX = 11']],
}
