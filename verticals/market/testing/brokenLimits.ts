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
  'web/late.test.ts': [
    ['Q23', '../../wire/client/stream.ts', 'lateMs: 3_000', 'lateMs: 3_001'],
    ['Q23', '../../wire/client/stream.ts', 'liveMs: 1_500', 'liveMs: 1_501'],
  ],
  'live/lastTraded.test.ts': [
    ['Q35', 'source/tradeless.ts', 'MS: Millis = 3 * 60_000', 'MS: Millis = 3 * 60_000 + 1'],
  ],
  'source/upstream/staleness.test.ts': [
    ['Q5', 'source/upstream/venues.ts', 'limitMs: 3_000', 'limitMs: 3_001'],
    ['Q5', 'source/upstream/venues.ts', 'limitMs: 3_000', 'limitMs: 2_999'],
    ['Q6', 'source/upstream/index.ts', 'QUIET_MS = 3_000', 'QUIET_MS = 4_200'],
    ['Q6', 'source/upstream/index.ts', 'QUIET_MS = 3_000', 'QUIET_MS = 2_000'],
  ],
  'recent.test.ts': [['Q13', 'recent.ts', 'BEAT_MS = 100', 'BEAT_MS = 101']],
  'candles/questions.test.ts': [
    ['Q13', 'candles/questions.ts', 'open: 4', 'open: 5'],
    ['Q13', 'candles/questions.ts', 'waiting: 32', 'waiting: 33'],
    ['Q13', 'candles/questions.ts', 'askedOfOne: 8', 'askedOfOne: 9'],
    ['Q13', 'candles/questions.ts', 'open: 12', 'open: 13'],
    ['Q13', 'candles/questions.ts', 'waiting: 256', 'waiting: 257'],
    ['Q13', 'candles/questions.ts', '256,\n  openOfOne: 3', '256,\n  openOfOne: 4'],
    ['Q13', 'candles/questions.ts', 'askedOfOne: 32', 'askedOfOne: 33'],
    ['Q13', 'candles/candles.ts', 'CANDLES_A_REQUEST = 200', 'CANDLES_A_REQUEST = 201'],
  ],
  'stream/latest.test.ts': [
    ['Q16', 'stream/symbolTopics.ts', 'LATEST_TRADES = 50', 'LATEST_TRADES = 51'],
  ],
  '../../apps/server/sockets/pace.test.ts': [
    ['Q17', '../../apps/server/sockets/pace.ts', 'WAITING_MAX = TOPICS_MAX', 'WAITING_MAX = 65'],
    ['Q17', '../../apps/server/sockets/pace.ts', 'REFUSED_MAX = 64', 'REFUSED_MAX = 65'],
  ],
  '../../apps/server/sockets/limits.test.ts': [
    ['Q17', '../../apps/server/sockets/message.ts', 'TOPICS_MAX = 64', 'TOPICS_MAX = 65'],
    ['Q17', '../../apps/server/sockets/sockets.ts', 'PER_SECOND = 10', 'PER_SECOND = 11'],
    ['Q17', '../../apps/server/buckets.ts', 'perSecond * 2', 'perSecond * 3'],
  ],
  'routes.test.ts': [['Q20', 'contract/index.ts', 'WATCHED_MAX = 100', 'WATCHED_MAX = 101']],
  'ticks/call.test.ts': [['Q29', 'settings.ts', 'USUAL_DAYS = 30', 'USUAL_DAYS = 31']],
  'receipts/chain.test.ts': [
    ['Q40', 'receipts/chain.ts', 'LATE_MS = 5_000', 'LATE_MS = 5_001'],
    ['Q40', 'receipts/chain.ts', 'LATE_MS = 5_000', 'LATE_MS = 4_999'],
    ['Q40', '../../wire/proof/receiptBlock.ts', 'MAX = 1_024', 'MAX = 1_025'],
  ],
  'derived.test.ts': [['Q10', 'derived.ts', 'HUNDREDTHS = 10_000n', 'HUNDREDTHS = 1_000n']],
  'candles/chart.test.ts': [
    ['Q10', 'candles/chart.ts', 'DAY_MINUTES = 1_440', 'DAY_MINUTES = 1_441'],
  ],
}
