/** Limits of notifications, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'mailing.test.ts': [
    ['NC9', 'mailing.ts', 'HOURLY_MAX = 10', 'HOURLY_MAX = 11'],
    ['NC10', 'mailing.ts', 'DIGEST_MINUTE = 8 * 60', 'DIGEST_MINUTE = 8 * 60 + 1'],
    ['NC10', 'mailing.ts', 'DIGEST_MINUTE = 8 * 60', 'DIGEST_MINUTE = 8 * 60 - 1'],
  ],
  'push/pushing.test.ts': [['NC9', 'push/pushing.ts', 'HOURLY_MAX = 30', 'HOURLY_MAX = 31']],
  'push/push.test.ts': [
    ['NC11', 'push/pushing.ts', 'status === 404 || status === 410', 'status === 404'],
  ],
  'listed.test.ts': [
    ['NC4', 'listed.ts', 'KEPT = 1_000', 'KEPT = 1_001'],
    ['NC4', 'listed.ts', 'KEPT_MS = 90 * 86_400_000', 'KEPT_MS = 90 * 86_400_000 + 1'],
    ['NC4', 'listed.ts', 'KEPT_MS = 90 * 86_400_000', 'KEPT_MS = 90 * 86_400_000 - 1'],
    ['NC5', 'listed.ts', 'COUNTED = 100', 'COUNTED = 101'],
  ],
}
