/** Limits of contracts, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'core/orders.test.ts': [
    ['LC3', 'core/match.ts', 'MATCHES_MAX = 400', 'MATCHES_MAX = 401'],
    ['LC2', 'core/rules.ts', 'LOTS_MAX = 1e9', 'LOTS_MAX = 1e9 + 1'],
    ['LC13', 'core/rules.ts', 'ORDERS_MAX = 200', 'ORDERS_MAX = 201'],
  ],
  'core/setAside.test.ts': [
    ['LC43', 'core/due.ts', 'FAILED_MAX = 10', 'FAILED_MAX = 11'],
    ['LC43', 'core/due.ts', 'FAILED_MAX = 10', 'FAILED_MAX = 9'],
  ],
  'net.test.ts': [
    ['LC45', 'core/risk.ts', 'realised + funding - fee', 'realised + funding + fee'],
    ['LC45', 'core/risk.ts', 'realised + funding - fee', 'realised - funding - fee'],
  ],
  'obligations.test.ts': [
    ['LC44', 'obligations.ts', 'Amount = 100n', 'Amount = 101n'],
    ['LC44', 'obligations.ts', '[1n, 2n, 5n]', '[1n, 2n, 6n]'],
  ],
  'core/targets.test.ts': [
    ['LC12', 'core/rules.ts', 'TARGETS_MAX = 10', 'TARGETS_MAX = 11'],
    ['LC32', 'core/rules.ts', 'TARGETS_MAX = 10', 'TARGETS_MAX = 11'],
    ['LC32', 'core/rules.ts', 'ORDERS_MAX = 200', 'ORDERS_MAX = 201'],
  ],
  'core/positions.test.ts': [
    ['LC11', 'core/stops.ts', 'STEPS = 10', 'STEPS = 9'],
    ['LC11', 'core/rules.ts', 'DISTANCE_MAX_BPS = 5_000', 'DISTANCE_MAX_BPS = 5_001'],
  ],
  'core/risk.test.ts': [
    ['LC15', 'core/liquidate.ts', 'PARTS = 4', 'PARTS = 3'],
    ['LC15', 'core/liquidate.ts', 'PARTS = 4', 'PARTS = 5'],
    ['LC19', 'core/funding.ts', 'FUNDING_MS = 8', 'FUNDING_MS = 4'],
    [
      'LC19',
      'core/apply.ts',
      '* perLot + houseProfit',
      '* perLot + houseProfit; if (perLot === 0n) return',
    ],
    ['LC21', 'core/liquidate.ts', '[80, 90]', '[81, 90]'],
    ['LC21', 'core/liquidate.ts', '[80, 90]', '[80, 91]'],
  ],
  'receipts.test.ts': [['LC25', 'receipts.ts', 'STEPS_MAX = 100', 'STEPS_MAX = 101']],
  'terms.test.ts': [
    ['LC4', 'firstTerms.ts', 'makerFeeBps: 2', 'makerFeeBps: 3'],
    ['LC4', 'firstTerms.ts', 'takerFeeBps: 5', 'takerFeeBps: 6'],
  ],
  'htx/fields.test.ts': [
    ['LC27', 'htx/words.ts', '(account.equity ?? all) + held', 'account.equity ?? all'],
    ['LC27', 'htx/asked.ts', 'if (rate === leverage) return undefined', 'return undefined'],
    ['LC46', 'htx/cancel.ts', 'order.waits && isOfType(order, c', 'isOfType(order, c'],
  ],
  'htx/ccxt.test.ts': [['LC28', 'htx/leverages.ts', 'USUAL = 5', 'USUAL = 10']],
  'core/order.test.ts': [
    ['LC21', 'core/liquidate.ts', 'RECOVERS_BY = 10', 'RECOVERS_BY = 9'],
    ['LC21', 'core/liquidate.ts', 'RECOVERS_BY = 10', 'RECOVERS_BY = 11'],
  ],
  'core/soundTerms.test.ts': [
    ['LC1', 'core/soundTerms.ts', '* lotSize) % UNIT', '* lotSize) % (UNIT / 10n)'],
    ['LC1', 'core/soundTerms.ts', 'leverageMax >= BPS', 'leverageMax > BPS'],
    ['LC1', 'core/soundTerms.ts', 'takerFeeBps >= (first', 'takerFeeBps > (first'],
  ],
  '../../kernel/hours.test.ts': [
    ['LC22', '../../kernel/hours.ts', 'sessionOf(day + 22', 'sessionOf(day + 21'],
    ['LC22', '../../kernel/hours.ts', 'day + DAY + 22', 'day + DAY + 23'],
    ['LC22', '../../kernel/hours.ts', '14 * HOUR + 30', '14 * HOUR + 31'],
    ['LC22', '../../kernel/hours.ts', '21 * HOUR - shift', '22 * HOUR - shift'],
    ['LC22', '../../kernel/hours.ts', '? HOUR : 0', '? 0 : 0'],
  ],
}
