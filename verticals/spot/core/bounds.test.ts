/** What must not grow, reach or leak further than it should. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bookName, UNIT } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import { given, givenMaker, limit, line, PAIR, terms, trades } from '../testing/givenSpot.ts'
import { type Market, type Order, spot } from './index.ts'

const rung = { tick: 10_010, lots: 100_000 }
const reference = (price: bigint, isStale: boolean) => ({ price, at: 1, source: 'test', isStale })

test('[S14] while the price is stale or unheard of nobody trades with the house', () => {
  const on = given(stage(spot))
  givenMaker(on, '1000', '10')
  on.market((board) =>
    board.setLadder('real', bookName('spot', PAIR), { number: 1, bids: [], asks: [rung] }),
  )
  on.market((board) => board.setReference(PAIR, reference(100n * UNIT, true)))
  const taking = limit(1, 'buy', '1', '101', 'ioc')
  assert.deepEqual(trades(on.submit(taking)), [])
  on.market((board) => board.setReference(PAIR, reference(100n * UNIT, false)))
  assert.equal(trades(on.submit(taking)).length, 1)
})

test('[S13] an order may shrink however far the price has gone from it', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'buy', '1', '99'))
  on.market((board) => board.setReference(PAIR, reference(70n * UNIT, false)))
  const [order] = [...on.state().orders.values()]
  const amend = { type: 'amendOrder', member: 1, order: order?.id } as const
  on.submit({ ...amend, quantity: UNIT / 2n })
  assert.deepEqual(line(on, 'buy'), ['1: 0.5 at 99'])
  on.refused({ ...amend, quantity: UNIT }, 'priceBeyondBand')
})

test('[S18] an order that is over holds on to no other, and nothing in the book to it', () => {
  const on = given(stage(spot))
  for (const price of ['90', '91', '92']) on.submit(limit(1, 'buy', '1', price))
  const [first, second, third] = [...on.state().orders.values()].sort(
    (one, other) => one.id - other.id,
  ) as [Order, Order, Order]
  on.submit({ type: 'cancelOrder', member: 1, order: second.id })
  assert.deepEqual([second.older, second.newer], [undefined, undefined])
  assert.deepEqual([first.newer, third.older], [third, first])
  const market = on.state().markets.get(PAIR) as Market
  assert.equal(market.bySlot[second.slot], undefined)
  on.submit({ type: 'cancelOrders', member: 1 })
  assert.deepEqual(
    market.bySlot.filter((order) => order !== undefined),
    [],
  )
})

for (const [what, over] of Object.entries({
  'a fee of all that one gets': { takerFeeBps: 10_000 },
  'a maker fee of more than that': { makerFeeBps: 20_000 },
  'a tick beyond counting': { tickSize: 2n ** 53n * UNIT },
  'a lot beyond counting': { lotSize: 2n ** 60n * UNIT },
}))
  test(`[S20] a pair with ${what} is not listed`, () => {
    stage(spot).refused({ type: 'listPair', ...terms, ...over }, 'termsNeverChange')
  })
