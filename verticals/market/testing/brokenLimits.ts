/** Limits of the market, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'source/upstream/priceIndex.test.ts': [
    ['Q5', 'source/upstream/venues.ts', 'VENUES_MIN = 3', 'VENUES_MIN = 2'],
    ['Q5', 'source/upstream/priceIndex.ts', 'SKEW_MS = 2_000', 'SKEW_MS = 2_001'],
  ],
  'own/alerts.test.ts': [
    ['Q21', 'own/alerts.ts', 'WAITING_MAX = 50', 'WAITING_MAX = 51'],
    ['Q21', 'own/alerts.ts', 'FIRED_KEPT = 100', 'FIRED_KEPT = 101'],
    ['Q21', 'own/alerts.ts', 'KEPT_MS = 90', 'KEPT_MS = 91'],
  ],
  'live/referencePrices.test.ts': [
    ['Q26', 'live/referencePrices.ts', 'AGAIN_MS = 5_000', 'AGAIN_MS = 5_001'],
  ],
  'web/late.test.ts': [
    ['Q23', '../../wire/client/stream.ts', 'lateMs: 3_000', 'lateMs: 3_001'],
    ['Q23', '../../wire/client/stream.ts', 'liveMs: 1_500', 'liveMs: 1_501'],
  ],
  'live/seconds.test.ts': [['Q33', 'live/seconds.ts', 'SECONDS_MAX = 300', 'SECONDS_MAX = 301']],
  'live/lastTraded.test.ts': [
    ['Q35', 'source/tradeless.ts', 'MS: Millis = 3 * 60_000', 'MS: Millis = 3 * 60_000 + 1'],
  ],
}
