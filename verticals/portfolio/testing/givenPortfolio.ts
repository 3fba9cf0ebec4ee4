/** A portfolio for tests: one product of three days, a house that can pay, and a member with money. */
import { house, UNIT } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import { type Product, portfolio, type Subscribe } from '../core/index.ts'

export const ANN = 1
export const BOB = 2

/** A tenth of a percent a day, so that 1,000 earn 1. */
export const PRODUCT: Product = {
  product: 'USDT.3',
  asset: 'USDT',
  days: 3,
  dailyYield: UNIT / 10n,
  minimum: 100n * UNIT,
  maximum: 5_000n * UNIT,
  capacity: 8_000n * UNIT,
  feeBps: 0,
  isExitable: true,
  exitFeeBps: 50,
  isOffered: true,
}

export const SUBSCRIBE: Subscribe = {
  type: 'subscribe',
  member: ANN,
  product: 'USDT.3',
  amount: 1_000n * UNIT,
  renews: false,
  isAgreed: true,
}

type Given = Partial<Product> & { readonly held?: bigint }

export function givenPortfolio({ held = 1_000n * UNIT, ...over }: Given = {}) {
  const on = stage(portfolio)
  on.submit({ type: 'setProduct', ...PRODUCT, ...over })
  if (held > 0n) on.submit({ type: 'fundSandboxPortfolio', asset: 'USDT', amount: held })
  on.fund(ANN, 'USDT', 10_000n * UNIT, 'finance')
  on.fund(BOB, 'USDT', 10_000n * UNIT, 'finance')
  const order = () => [...on.state().orders.values()].sort((one, other) => one.id - other.id)
  return {
    ...on,
    fund: on.fund,
    orders: order,
    held: () => on.machine.balance('real', house('portfolio'), 'USDT'),
    free: (member = ANN) => on.available(member, 'finance', 'USDT'),
    invested: (member = ANN) => on.frozen(member, 'finance', 'USDT'),
    /** Subscribes, and says under which number. */
    subscribe(over: Partial<Subscribe> = {}): number {
      const [event] = on.submit({ ...SUBSCRIBE, ...over })
      if (event?.type !== 'subscribed') throw new Error('not subscribed')
      return event.id
    },
  }
}
