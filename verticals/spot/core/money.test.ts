/** The money of a fill: both sides at once, fees out of what each receives, and nothing made or lost. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXCHANGE, formatAmount, house, type Moved } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import fc from 'fast-check'
import { coins, given, givenMaker, laddered, limit, PAIR, terms } from '../testing/givenSpot.ts'
import { type Command, type Event, spot } from './index.ts'

const fees = (on: ReturnType<typeof givenStage>, asset: string) =>
  on.machine.balance('real', house('fees'), asset)
const givenStage = () => given(stage(spot))

/** What other cores are told of these events. */
function toldBy(events: readonly (Event | Moved)[]): string[] {
  const told: string[] = []
  for (const event of events)
    if (event.type !== 'moved')
      spot.tells?.(
        event,
        (fact) => {
          assert(fact.type === 'feePaid')
          told.push(`${fact.member} ${fact.asset} ${formatAmount(fact.amount)}`)
        },
        spot.initial(),
      )
  return told
}

test('[S4] a fill settles both sides at once, and both fees go to the house', () => {
  const on = givenStage()
  on.submit(limit(1, 'sell', '1', '100'))
  on.submit(limit(2, 'buy', '1', '100'))
  assert.equal(on.available(1, 'spot', 'USDT'), coins('10099.92'))
  assert.equal(on.available(1, 'spot', 'BTC'), coins('99'))
  assert.equal(on.available(2, 'spot', 'USDT'), coins('9900'))
  assert.equal(on.available(2, 'spot', 'BTC'), coins('100.999'))
  assert.equal(fees(on, 'USDT'), coins('0.08'))
  assert.equal(fees(on, 'BTC'), coins('0.001'))
  assert.deepEqual([on.frozen(1, 'spot', 'BTC'), on.frozen(2, 'spot', 'USDT')], [0n, 0n])
})

test('[S4] who sells into a bid pays as the taker in the quote coin', () => {
  const on = givenStage()
  on.submit(limit(1, 'buy', '1', '100'))
  on.submit(limit(2, 'sell', '1', '99'))
  assert.equal(on.available(2, 'spot', 'USDT'), coins('10099.9'))
  assert.equal(on.available(1, 'spot', 'BTC'), coins('100.9992'))
  assert.equal(fees(on, 'USDT'), coins('0.1'))
  assert.equal(fees(on, 'BTC'), coins('0.0008'))
})

test('[S4] a fee rounds up, to the last unit', () => {
  const on = givenStage()
  on.submit({ type: 'listPair', ...terms, minNotional: 1n })
  on.submit(limit(1, 'sell', '0.00001', '99.99'))
  on.submit(limit(2, 'buy', '0.00001', '99.99'))
  // 0.1% of 1000 units is 1; 0.08% of 99,990 units is 79.992, which is 80.
  assert.equal(fees(on, 'BTC'), 1n)
  assert.equal(fees(on, 'USDT'), 80n)
  on.submit(limit(2, 'buy', '0.00001', '99.99'))
  on.submit(limit(1, 'sell', '0.00001', '99.99'))
  // 0.08% of 1000 units is 0.8; 0.1% of 99,990 units is 99.99.
  assert.equal(fees(on, 'BTC'), 1n + 1n)
  assert.equal(fees(on, 'USDT'), 80n + 100n)
})

test('[S4] the house maker pays no fee', () => {
  const on = givenStage()
  givenMaker(on, '0', '1')
  on.market(laddered(1, [], [['100', '1']]))
  on.submit(limit(2, 'buy', '1', '100'))
  assert.equal(on.machine.balance('real', house('maker'), 'USDT'), coins('100'))
  assert.equal(on.machine.balance('real', house('maker'), 'BTC'), 0n)
  assert.equal(fees(on, 'USDT'), 0n)
  assert.equal(fees(on, 'BTC'), coins('0.001'))
})

for (const [name, first, second, fees] of [
  ['buys', 'sell', 'buy', ['1 USDT 0.08', '2 BTC 0.001']],
  ['sells', 'buy', 'sell', ['1 BTC 0.0008', '2 USDT 0.1']],
] as const)
  test(`[S4] both fees of a fill are told, each in the coin that its side received: the taker ${name}`, () => {
    const on = givenStage()
    assert.deepEqual(toldBy(on.submit(limit(1, first, '1', '100'))), [])
    assert.deepEqual(toldBy(on.submit(limit(2, second, '1', '100'))), fees)
  })

test('[S4] a fee that nobody paid is not told: of the house maker, and of a pair without fees', () => {
  const on = givenStage()
  givenMaker(on, '0', '1')
  on.market(laddered(1, [], [['100', '1']]))
  assert.deepEqual(toldBy(on.submit(limit(2, 'buy', '1', '100'))), ['2 BTC 0.001'])
  on.market(laddered(2, [], []))
  on.submit({ type: 'listPair', ...terms, makerFeeBps: 0 })
  on.submit(limit(1, 'sell', '1', '100'))
  assert.deepEqual(toldBy(on.submit(limit(2, 'buy', '1', '100'))), ['2 BTC 0.001'])
})

test('[S4] splitting an order never makes it cheaper, on either side', () => {
  const part = fc.integer({ min: 1, max: 2000 })
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 9000, max: 11_000 }),
      fc.boolean(),
      (parts, tick, isSplitTaker) => {
        const whole = parts.reduce((sum, lots) => sum + lots, 0)
        const [split, once] = [feesFor(parts, tick, isSplitTaker), feesFor([whole], tick, true)]
        assert.ok(split.btc >= once.btc && split.usdt >= once.usdt)
      },
    ),
    { numRuns: 40 },
  )
})

function feesFor(parts: readonly number[], tick: number, isSplitTaker: boolean) {
  const on = givenStage()
  on.submit({ type: 'listPair', ...terms, minNotional: 1n })
  const whole = parts.reduce((sum, lots) => sum + lots, 0)
  const sized = (member: number, side: 'buy' | 'sell', lots: number) => ({
    ...limit(member, side, '1', '100'),
    quantity: BigInt(lots) * terms.lotSize,
    price: BigInt(tick) * terms.tickSize,
  })
  for (const lots of isSplitTaker ? [whole] : parts) on.submit(sized(1, 'sell', lots))
  for (const lots of isSplitTaker ? parts : [whole]) on.submit(sized(2, 'buy', lots))
  return { btc: fees(on, 'BTC'), usdt: fees(on, 'USDT') }
}

test('[S4] [S21] whatever is asked, no unit is made or lost', () => {
  const price = fc.integer({ min: 9700, max: 10_300 }).map((tick) => BigInt(tick) * terms.tickSize)
  const quantity = fc.integer({ min: 1, max: 400_000 }).map((lots) => BigInt(lots) * terms.lotSize)
  const order = fc.record({
    type: fc.constant('placeOrder' as const),
    member: fc.constantFrom(1, 2, 3),
    pair: fc.constant(PAIR),
    side: fc.constantFrom('buy' as const, 'sell' as const),
    kind: fc.constantFrom('limit' as const, 'market' as const, 'stopLimit' as const),
    force: fc.constantFrom('gtc' as const, 'ioc' as const),
    stopPrice: price,
    price,
    quantity,
  })
  const all = fc.record({ type: fc.constant('cancelOrders' as const), member: fc.constant(2) })
  fc.assert(
    fc.property(fc.array(fc.oneof(order, order, order, all), { maxLength: 25 }), (commands) => {
      const on = givenStage()
      givenMaker(on, '500', '5')
      on.market(laddered(1, [['99.9', '3']], [['100.1', '3']]))
      for (const next of commands as Command[])
        if (on.machine.decide(spot, next, 'real', EXCHANGE).ok) on.submit(next)
      for (const [asset, sum] of [
        ['USDT', '30500'],
        ['BTC', '305'],
      ] as const) {
        const members = [1, 2, 3].map(
          (member) => on.available(member, 'spot', asset) + on.frozen(member, 'spot', asset),
        )
        const kept = fees(on, asset) + on.machine.balance('real', house('maker'), asset)
        assert.equal(
          members.reduce((total, held) => total + held, kept),
          coins(sum),
        )
      }
    }),
    { numRuns: 40 },
  )
})
