/** Limits of spot, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'core/place.test.ts': [
    ['S1', 'core/rules.ts', 'LOTS_MAX = 1e12', 'LOTS_MAX = 1e12 + 1'],
    ['S1', '../../kernel/ticks.ts', '2 ** (BITS * LAYERS)', '2 ** (BITS * LAYERS) + 1'],
  ],
  'core/stops.test.ts': [
    ['S16', 'core/rules.ts', 'BPS + pair.terms.slippageBps', 'BPS + pair.terms.slippageBps + 1'],
  ],
  'core/setAside.test.ts': [
    ['S49', 'core/due.ts', 'FAILED_MAX = 10', 'FAILED_MAX = 11'],
    ['S49', 'core/due.ts', 'FAILED_MAX = 10', 'FAILED_MAX = 9'],
  ],
  'terms.test.ts': [
    ['S4', 'firstTerms.ts', 'makerFeeBps: 8', 'makerFeeBps: 9'],
    ['S4', 'firstTerms.ts', 'takerFeeBps: 10', 'takerFeeBps: 11'],
    ['S5', 'firstTerms.ts', 'slippageBps: 500', 'slippageBps: 501'],
    ['S9', 'firstTerms.ts', 'bandBps: 2_000', 'bandBps: 2_001'],
    ['S10', 'firstTerms.ts', 'minNotional: 500_000_000n', 'minNotional: 500_000_001n'],
  ],
  'core/money.test.ts': [
    [
      'S4',
      'core/pair.ts',
      'shareUp(received, makerFeeBps)',
      '(received * BigInt(makerFeeBps)) / 10_000n',
    ],
    [
      'S4',
      'core/pair.ts',
      'shareUp(received, takerFeeBps)',
      '(received * BigInt(takerFeeBps)) / 10_000n',
    ],
  ],
  'batches.test.ts': [['S24', '../../wire/orders.ts', 'BATCH_MAX = 64', 'BATCH_MAX = 65']],
  'core/limits.test.ts': [
    ['S18', 'core/place.ts', 'OPEN_MAX = 500', 'OPEN_MAX = 501'],
    ['S19', 'core/match.ts', 'MATCHES_MAX = 400', 'MATCHES_MAX = 401'],
  ],
  'core/listing.test.ts': [['S20', 'core/index.ts', 'lotSize) % UNIT', 'lotSize) % (UNIT / 10n)']],
  '../../wire/amountDigits.test.ts': [
    ['S39', '../../wire/amountDigits.ts', 'DIGITS = 10', 'DIGITS = 11'],
    ['S39', '../../wire/amountDigits.ts', 'DECIMALS_LEAST = 2', 'DECIMALS_LEAST = 3'],
    ['S39', '../../wire/amountDigits.ts', 'DECIMALS_MOST = 8', 'DECIMALS_MOST = 9'],
  ],
}
