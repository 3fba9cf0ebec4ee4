/** The house maker's ladder: around the price, within its inventory, wider when volatile, leaning against what it holds. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAmount, type Rung, UNIT } from '@evenkeel/kernel'
import fc from 'fast-check'
import { instruments } from '../instruments.ts'
import { atTouch } from '../live/prints.ts'
import { ladderFor, type Situation } from './ladder.ts'
import { Volatility } from './volatility.ts'

const coins = (text: string) => parseAmount(text) as bigint
const btc: Situation = {
  number: 1_700_000_000_000,
  price: coins('95000.01'),
  tickSize: coins('0.01'),
  lotSize: coins('0.00001'),
  inventory: { toBuy: coins('5000000'), toSell: coins('52.6') },
  volatility: 10,
}
const tickOf = ({ price, tickSize }: Situation) => Number(price / tickSize)
const spread = (situation: Situation) => {
  const { bids, asks } = ladderFor(situation)
  return (asks[0]?.tick ?? 0) - (bids[0]?.tick ?? 0)
}
const lotsIn = (rungs: readonly Rung[]) => rungs.reduce((sum, { lots }) => sum + lots, 0)

const situation = fc.record({
  number: fc.integer({ min: 1, max: 2 ** 41 }),
  listed: fc.constantFrom(...instruments.filter((listed) => listed.class === 'crypto')),
  ticks: fc.integer({ min: 500, max: 20_000_000 }),
  toBuy: fc.bigInt({ min: 0n, max: 10n ** 16n }),
  toSell: fc.bigInt({ min: 0n, max: 10n ** 16n }),
  volatility: fc.integer({ min: 0, max: 100_000 }),
})

test('[Q7] whatever the price and the inventory: bids below, offers above, in order, and paid for', () => {
  fc.assert(
    fc.property(situation, ({ number, listed, ticks, toBuy, toSell, volatility }) => {
      const { tickSize, lotSize } = listed
      const price = BigInt(ticks) * tickSize + 1n
      const given = { number, price, tickSize, lotSize, inventory: { toBuy, toSell }, volatility }
      const { bids, asks } = ladderFor(given)
      for (const [nth, { tick, lots }] of bids.entries()) {
        assert.ok(tick <= ticks && tick > 0 && Number.isSafeInteger(tick) && lots > 0)
        assert.ok(nth === 0 || tick < (bids[nth - 1] as Rung).tick)
      }
      for (const [nth, { tick, lots }] of asks.entries()) {
        assert.ok(tick > ticks && Number.isSafeInteger(tick) && lots > 0)
        assert.ok(nth === 0 || tick > (asks[nth - 1] as Rung).tick)
      }
      const cost = bids.reduce(
        (sum, { tick, lots }) => sum + (BigInt(tick) * tickSize * BigInt(lots) * lotSize) / UNIT,
        0n,
      )
      assert.ok(cost <= toBuy)
      assert.ok(BigInt(lotsIn(asks)) * lotSize <= toSell)
    }),
    { numRuns: 2_000 },
  )
})

test('[Q7] a moving price is quoted wider, to a limit', () => {
  assert.ok(spread({ ...btc, volatility: 400 }) > 2 * spread(btc))
  assert.equal(spread({ ...btc, volatility: 50_000 }), spread({ ...btc, volatility: 90_000 }))
})

test('[Q7] bitcoin on an ordinary day is quoted within a basis point, on every tick, and not on a coarse grid', () => {
  const ordinary = { ...btc, volatility: 28 }
  assert.ok(spread(ordinary) <= tickOf(btc) / 10_000, String(spread(ordinary)))
  const { bids, asks } = ladderFor(ordinary)
  const last = new Set([...bids, ...asks].map(({ tick }) => tick % 10))
  assert.equal(last.size, 10)
})

test('[Q12] a simulated trade is shown at the best bid or the best offer, never between them', () => {
  const { bids, asks } = ladderFor(btc)
  const at = (side: 'buy' | 'sell') => atTouch({ at: 1, price: btc.price, amount: 1n, side }, btc)
  assert.equal(at('buy').price, BigInt(asks[0]?.tick ?? 0) * btc.tickSize)
  assert.equal(at('sell').price, BigInt(bids[0]?.tick ?? 0) * btc.tickSize)
})

test('[Q7] it leans against what it holds too much of, and offers more of it', () => {
  const poor = {
    ...btc,
    inventory: { toBuy: coins('9000000'), toSell: coins('1') },
    volatility: 300,
  }
  const rich = {
    ...btc,
    inventory: { toBuy: coins('100000'), toSell: coins('100') },
    volatility: 300,
  }
  const distance = (given: Situation) => {
    const { bids, asks } = ladderFor(given)
    const at = tickOf(given)
    return { bid: at - (bids[0]?.tick ?? 0), ask: (asks[0]?.tick ?? 0) - at }
  }
  assert.ok(distance(poor).bid < distance(poor).ask)
  assert.ok(distance(rich).ask < distance(rich).bid)
})

test('[Q7] with nothing in hand it offers nothing', () => {
  const { bids, asks } = ladderFor({ ...btc, inventory: { toBuy: 0n, toSell: 0n } })
  assert.deepEqual([bids, asks], [[], []])
})

test('[Q7] a small move of the price leaves most prices of the ladder where they are', () => {
  const before = new Set(ladderFor(btc).asks.map(({ tick }) => tick))
  const after = ladderFor({ ...btc, price: btc.price + coins('0.05') }).asks
  const stayed = after.filter(({ tick }) => before.has(tick)).length
  assert.ok(stayed > after.length / 2, `${stayed} of ${after.length}`)
})

test('[Q7] volatility rises with moves and settles without', () => {
  const volatility = new Volatility()
  volatility.take(coins('100'))
  assert.equal(volatility.level, 0)
  for (let nth = 0; nth < 100; nth++) volatility.take(coins(nth % 2 === 0 ? '100' : '100.1'))
  const moving = volatility.level
  assert.ok(moving > 800 && moving < 1_100, String(moving))
  for (let nth = 0; nth < 200; nth++) volatility.take(coins('100'))
  assert.ok(volatility.level < 10)
})
