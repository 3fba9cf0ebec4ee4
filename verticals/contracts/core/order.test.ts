/** The order in which a price is worked through, who goes first, and prices at both ends of the scale. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXCHANGE } from '@evenkeel/kernel'
import fc from 'fast-check'
import {
  closes,
  coins,
  crossed,
  given,
  laddered,
  only,
  opens,
  priced,
  SYMBOL,
} from '../testing/givenContracts.ts'
import { contracts, type Event } from './index.ts'

/** Everything that is decided from now on. */
function heard(...more: Parameters<typeof given>) {
  const told: Event[] = []
  const [changed = {}, funds = '1000'] = more
  const on = given(changed, funds, ({ decision }) => {
    if (decision.ok) told.push(...(decision.events as Event[]))
  })
  return { on, told }
}

test('[LC34] of accounts in danger the one that lacks most is liquidated first', () => {
  const { on, told } = heard({ openInterestLots: 100_000, houseLots: 100_000 }, '100')
  // 1 has the fewest lots, 3 the most: at 80 they lack in the order 3, 2, 1.
  on.fund(4, 'USDT', coins('100000'), 'trading')
  for (const [member, lots] of [
    [1, 60],
    [2, 70],
    [3, 80],
  ] as const)
    crossed(on, member, 4, lots, '100')
  told.length = 0
  on.market(priced('80'))
  const first = [...new Set(only(told, 'liquidated').map(({ member }) => member))]
  assert.deepEqual(first, [3, 2, 1])
})

test('[LC31] on one price stops go off before the house maker fills, and both before a liquidation', () => {
  const { on, told } = heard({}, '60')
  crossed(on, 1, 2, 50, '100')
  on.fund(2, 'USDT', coins('1000'), 'trading')
  on.fund(3, 'USDT', coins('1000'), 'trading')
  on.submit(opens(3, 'long', 5, '95'))
  on.submit(opens(4, 'short', 2, undefined, { kind: 'stopMarket', stopPrice: coins('92') }))
  on.market(laddered(['87.9'], ['88.1']))
  told.length = 0
  on.market(priced('88'))
  const of = ['contractTriggered', 'contractsSwept', 'liquidated'] as const
  const order = told.map(({ type }) => type).filter((type) => of.some((one) => one === type))
  assert.deepEqual([...new Set(order)], [...of])
})

test('[LC21] a warning counts anew after money came in, or after a better price', () => {
  const { on, told } = heard({}, '60')
  crossed(on, 1, 2, 50, '100')
  on.fund(2, 'USDT', coins('1000'), 'trading')
  const percents = () =>
    told.flatMap((one) => ('percent' in one ? [`${one.type} ${one.percent}`] : []))
  // Each USDT of the price is 5: at 88.55 equity is 2.5, maintenance 2.21.
  on.market(priced('88.55'))
  assert.deepEqual(percents(), ['marginWarned 80'])
  on.market(priced('89.3'))
  assert.deepEqual(percents().slice(1), ['marginRecovered 0'])
  on.market(priced('88.55'))
  assert.deepEqual(percents().slice(2), ['marginWarned 80'])
  on.fund(1, 'USDT', coins('50'), 'trading')
  on.market(() => undefined)
  assert.deepEqual(percents().slice(3), ['marginRecovered 0'])
  on.market(priced('78.5'))
  assert.deepEqual(percents().slice(4), ['marginWarned 80'])
})

test('[LC21] one that is warned at 90% and recovers below 80% is warned at 90% again', () => {
  const { on, told } = heard({}, '60')
  crossed(on, 1, 2, 50, '100')
  on.fund(2, 'USDT', coins('1000'), 'trading')
  const percents = () =>
    told.flatMap((one) => ('percent' in one ? [`${one.type} ${one.percent}`] : []))
  for (const price of ['88.52', '88.62', '88.52']) on.market(priced(price))
  assert.deepEqual(percents(), ['marginWarned 90', 'marginRecovered 80', 'marginWarned 90'])
})

test('[LC21] the warning at 90% ends below 80%, both below 70%', () => {
  const { on, told } = heard({}, '60')
  crossed(on, 1, 2, 50, '100')
  on.fund(2, 'USDT', coins('1000'), 'trading')
  const percents = ['88.52', '88.6', '88.61', '88.68', '88.69'].map((price) => {
    const before = told.length
    on.market(priced(price))
    return told.slice(before).flatMap((one) => ('percent' in one ? [one.percent] : []))
  })
  // 80.5% and 79.1%, then 70.4% and 69.3%.
  assert.deepEqual(percents, [[90], [], [80], [], [0]])
})

const TICK_LAST = 2 ** 30 - 1

test('[LC35] at every mark, the first, the last and beyond, what is decided can be applied', () => {
  const marks = fc.oneof(
    fc.constantFrom(0n, 1n, 2n, BigInt(TICK_LAST), BigInt(TICK_LAST) + 1n, 10n ** 12n),
    fc.bigInt(1n, 40n),
    fc.bigInt(9_000n, 11_000n),
  )
  const someone = fc.constantFrom(1, 2, 3)
  const side = fc.constantFrom('long' as const, 'short' as const)
  const lots = fc.constantFrom(1, 2, 50, 1e9)
  const step = fc.record({
    member: someone,
    side,
    lots,
    mark: marks,
    leverage: fc.constantFrom(1, 10, 100),
    distanceBps: fc.constantFrom(1, 100, 5_000),
    act: fc.constantFrom(
      'price',
      'price',
      'open',
      'trail',
      'trailOpen',
      'close',
      'closeAll',
      'ladder',
    ),
  })
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 25 }), (steps) => {
      const on = given({ openInterestLots: 2e9, houseLots: 1e9, bandBps: 9_000 }, '100000')
      const tickSize = coins('0.01')
      const text = (tick: bigint) =>
        `${(tick * tickSize) / 10n ** 8n}.${`${((tick * tickSize) % 10n ** 8n) / 10n ** 6n}`.padStart(2, '0')}`
      const ask = (command: Parameters<typeof on.submit>[0]) => {
        const decision = on.machine.decide(contracts, command, 'real', EXCHANGE)
        if (decision.ok) on.submit(command)
      }
      for (const { act, member, side, lots, mark, leverage, distanceBps } of steps) {
        const at = text(mark === 0n ? 1n : mark)
        const kind = 'trailing' as const
        if (act === 'price') on.market(priced(mark === 0n ? '0.00000001' : at))
        else if (act === 'ladder')
          on.market(laddered([at], [text((mark === 0n ? 1n : mark) + 1n)], 1_000))
        else if (act === 'open') ask(opens(member, side, lots, at, { leverage, force: 'gtc' }))
        else if (act === 'trail') ask(closes(member, side, 1, undefined, { kind, distanceBps }))
        else if (act === 'trailOpen')
          ask(opens(member, side, lots, undefined, { kind, distanceBps, leverage }))
        else if (act === 'close') ask(closes(member, side, 1, at))
        else ask({ type: 'closePositions', member, symbol: SYMBOL })
      }
    }),
    { numRuns: 150 },
  )
})
