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
  'live/seconds.test.ts': [
    ['Q33', 'live/seconds.ts', 'SECONDS_MAX = 300', 'SECONDS_MAX = 301'],
    ['Q33', 'live/seconds.ts', 'now / SECOND) * SECOND', 'now)'],
  ],
  'htx/swaps.test.ts': [
    ['Q45', 'stream/swapTicks.ts', 'return amount / lotSize', 'return amount'],
    ['Q45', 'htx/swaps.ts', 'from: startOf(period, from)', 'from'],
    ['Q46', 'stream/swapTopics.ts', 'SIZES = [20, 150]', 'SIZES = [20, 30, 150]'],
  ],
  'stream/klines.test.ts': [
    ['Q47', 'stream/klines.ts', 'if (over.isFinal) told.ended', 'told.ended'],
    ['Q47', 'stream/klines.ts', 'if (told.start !== start)', 'if (told.start === 0)'],
  ],
  'live/lastTraded.test.ts': [
    ['Q35', 'source/tradeless.ts', 'MS: Millis = 3 * 60_000', 'MS: Millis = 3 * 60_000 + 1'],
  ],
}
