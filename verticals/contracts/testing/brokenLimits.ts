/** Limits of contracts, each broken: the tests that cite its rule must fail. */
import type { BrokenLimits } from '@evenkeel/kernel/testing'

export const brokenLimits: BrokenLimits = {
  'core/orders.test.ts': [
    ['LC3', 'core/match.ts', 'MATCHES_MAX = 400', 'MATCHES_MAX = 401'],
    ['LC13', 'core/rules.ts', 'ORDERS_MAX = 200', 'ORDERS_MAX = 201'],
  ],
  'core/targets.test.ts': [['LC32', 'core/rules.ts', 'ORDERS_MAX = 200', 'ORDERS_MAX = 201']],
  'core/positions.test.ts': [['LC11', 'core/stops.ts', 'STEPS = 10', 'STEPS = 9']],
  'core/setAside.test.ts': [
    ['LC43', 'core/due.ts', 'FAILED_MAX = 10', 'FAILED_MAX = 11'],
    ['LC43', 'core/due.ts', 'FAILED_MAX = 10', 'FAILED_MAX = 9'],
  ],
  'obligations.test.ts': [
    ['LC44', 'obligations.ts', 'Amount = 100n', 'Amount = 101n'],
    ['LC44', 'obligations.ts', '[1n, 2n, 5n]', '[1n, 2n, 6n]'],
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
  'core/order.test.ts': [
    ['LC21', 'core/liquidate.ts', 'RECOVERS_BY = 10', 'RECOVERS_BY = 9'],
    ['LC21', 'core/liquidate.ts', 'RECOVERS_BY = 10', 'RECOVERS_BY = 11'],
  ],
}
