/** Limits of NFT, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'core/core.test.ts': [
    ['NF1', 'core/rules.ts', 'MINT_MAX = 100_000', 'MINT_MAX = 100_001'],
    ['NF3', 'core/rules.ts', 'PRICE_MIN: Amount = UNIT', 'PRICE_MIN: Amount = UNIT - 1n'],
    ['NF3', 'core/rules.ts', 'Amount = 10_000_000n * UNIT', 'Amount = 10_000_000n * UNIT + 1n'],
    [
      'NF7',
      'core/rules.ts',
      'PAYMENT_MS: Millis = 15 * 60_000',
      'PAYMENT_MS: Millis = 15 * 60_000 + 1',
    ],
    ['NF6', 'core/rules.ts', 'feeBps: 250', 'feeBps: 251'],
    ['NF6', 'core/rules.ts', 'royaltyBps: 500', 'royaltyBps: 501'],
    ['NF6', 'core/rules.ts', 'shareUp(price, terms.feeBps)', 'shareDown(price, terms.feeBps)'],
    [
      'NF6',
      'core/rules.ts',
      'shareUp(price, terms.royaltyBps)',
      'shareDown(price, terms.royaltyBps)',
    ],
    ['NF9', 'core/rules.ts', 'PENDING_MAX = 3', 'PENDING_MAX = 4'],
    ['NF14', 'core/index.ts', 'TAKEN_MAX_BPS = 5_000', 'TAKEN_MAX_BPS = 5_001'],
  ],
  'obligations.test.ts': [['NF29', 'obligations.ts', 'NAMED_MAX = 20', 'NAMED_MAX = 21']],
  'routes.test.ts': [
    ['NF18', 'names.ts', '{2,19}', '{1,19}'],
    ['NF18', 'names.ts', '{2,19}', '{2,20}'],
  ],
  'worth.test.ts': [['NF30', 'reading.ts', ' and f.owner <> $1', '']],
  'core/holding.test.ts': [
    ['NF10', 'core/rules.ts', 'OFFERS_MAX = 100', 'OFFERS_MAX = 101'],
    ['NF10', 'core/rules.ts', '[1, 3, 7]', '[1, 2, 3, 7]'],
    ['NF12', 'core/rules.ts', '{ days: 7,', '{ days: 8,'],
    ['NF12', 'core/rules.ts', '{ days: 30,', '{ days: 31,'],
    ['NF12', 'core/rules.ts', '{ days: 90,', '{ days: 91,'],
  ],
  'core/unpaid.test.ts': [
    ['NF28', 'core/rules.ts', 'UNPAID_MAX = 3', 'UNPAID_MAX = 4'],
    ['NF28', 'core/rules.ts', 'UNPAID_MS: Millis = DAY_MS', 'UNPAID_MS: Millis = DAY_MS + 1'],
    ['NF28', 'core/rules.ts', 'UNPAID_MS: Millis = DAY_MS', 'UNPAID_MS: Millis = DAY_MS - 1'],
  ],
  'telling.test.ts': [['NF24', 'telling.ts', 'TOGETHER_MS = 250', 'TOGETHER_MS = 249']],
}
