/** The market maker's reserve in contracts: what it must keep, and how many lots its funds allow. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ASK, BID, bookName, house, type Side } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import {
  closes,
  coins,
  given,
  laddered,
  MAKER_FUNDS,
  opens,
  priced,
  terms,
} from '../testing/givenContracts.ts'
import { HouseRoom, houseIn, houseReserve } from './house.ts'
import { contracts, type Market } from './index.ts'

type On = ReturnType<typeof given>

const view = (on: On) => houseIn(on.state(), on.machine.look('real'))
const market = (on: On, symbol = terms.symbol) => on.state().markets.get(symbol) as Market
const free = (on: On) => on.machine.look('real').free('maker', 'USDT')
const room = (on: On, side: Side, symbol = terms.symbol, tick = 10_000) =>
  new HouseRoom(view(on), market(on, symbol), side).lotsAt(tick)
const funds = (on: On) => on.machine.balance('real', house('maker'), 'USDT')

/** A contract near 100 whose market maker has just this much. */
function withFunds(amount: string, more = {}) {
  const on = stage(contracts)
  on.submit({ type: 'listContract', ...terms, ...more })
  on.market(priced('100'))
  on.fundHouse('maker', 'USDT', coins(amount))
  for (const member of [1, 2]) on.fund(member, 'USDT', coins('100000'), 'trading')
  return on
}

test('[LC36] the market maker keeps its loss at the mark and the margin of the highest leverage of each tier', () => {
  const on = given({}, '10000')
  assert.equal(houseReserve(view(on)), 0n)
  assert.equal(free(on), MAKER_FUNDS)
  on.market(laddered(['99.9'], ['100'], 400))
  on.submit(opens(1, 'long', 300))
  // 300 lots are 3,000 USDT: 2,000 at 100x, 1,000 at 10x.
  assert.equal(houseReserve(view(on)), coins('120'))
  on.market(priced('101'))
  // 3,030 USDT at the mark, and 30 lost.
  assert.equal(houseReserve(view(on)), coins('153'))
  assert.equal(free(on), funds(on) - coins('153'))
  on.market(priced('99'))
  // A gain is not counted: 2,970 USDT at the mark.
  assert.equal(houseReserve(view(on)), coins('117'))
})

test('[LC36] all funds stay while a contract in which the market maker holds lots has no mark', () => {
  const on = given({}, '10000')
  on.market(laddered(['99.9'], ['100']))
  on.submit(opens(1, 'long', 10))
  const { ledger, prices } = on.machine.look('real')
  assert.ok(houseReserve(view(on)) < funds(on))
  const unpriced = { ledger, prices: { ...prices, reference: () => undefined } }
  assert.equal(houseReserve(houseIn(on.state(), unpriced)), funds(on))
})

test('[LC37] it takes the most lots that its funds carry, and not one more', () => {
  // 20 USDT carry 2,000 at 100x; the 80 that are left 800 at 10x: 280 lots.
  const on = withFunds('100')
  assert.equal(room(on, ASK), 280)
  assert.equal(room(on, BID), 280)
  on.market(laddered(['99.9'], ['100'], 400))
  const traded = on.submit(opens(1, 'long', 400)).filter(({ type }) => type === 'contractTraded')
  assert.deepEqual(
    traded.map((event) => 'lots' in event && event.lots),
    [280],
  )
  assert.equal(houseReserve(view(on)), coins('100'))
  assert.equal(room(on, ASK), 0)
  on.refused(opens(2, 'long', 1), 'noLiquidity')
})

test('[LC37] without funds it quotes nothing; what reduces its position is always taken', () => {
  const on = withFunds('100')
  on.market(laddered(['100'], ['100'], 400))
  on.submit(opens(1, 'long', 200))
  on.market(priced('150'))
  // Its loss of 1,000 is more than it has.
  assert.equal(room(on, ASK, terms.symbol, 15_000), 0)
  assert.equal(room(on, BID, terms.symbol, 15_000), 200)
  on.market(laddered(['149.9'], ['150'], 400))
  on.refused(opens(2, 'long', 1), 'noLiquidity')
  on.submit(closes(1, 'long', 150))
  assert.equal(market(on).houseLots, -50)
})

test('[LC37] what one contract needs is not there for another', () => {
  const on = withFunds('30')
  on.submit({ type: 'listContract', ...terms, symbol: 'xetusdt' })
  on.market(priced('100', { symbol: 'xetusdt' }))
  on.market(laddered(['100'], ['100'], 400))
  assert.equal(room(on, ASK, 'xetusdt'), 210)
  on.submit(opens(1, 'long', 150))
  // 15 of 30 are needed: the rest carries 1,500 USDT at 100x.
  assert.equal(room(on, ASK, 'xetusdt'), 150)
  on.market((board) =>
    board.setLadder('real', bookName('contracts', 'xetusdt'), {
      number: 900,
      bids: [],
      asks: [{ tick: 10_000, lots: 400 }],
    }),
  )
  on.submit({ ...opens(2, 'long', 200), symbol: 'xetusdt' })
  assert.equal(market(on, 'xetusdt').houseLots, -150)
})

test('[LC37] a resting order that the price went through is taken as far as the funds carry', () => {
  const on = withFunds('1')
  on.submit(opens(1, 'long', 30, '99'))
  on.market(laddered(['98'], ['98.5'], 400))
  on.market(priced('98.4'))
  // A lot is 9.84 USDT at the mark: 1 USDT carries 100, which are 10 lots.
  assert.equal(market(on).houseLots, -10)
})

test('[LC37] what a fill loses at once against the mark is paid from the same funds', () => {
  const on = withFunds('1')
  // Sold at 99 while the mark is 100 a lot loses 0.1 at once, and 10 USDT at 100x need another 0.1.
  assert.equal(room(on, ASK, terms.symbol, 9_900), 5)
  assert.equal(room(on, ASK), 10)
  on.market(laddered(['98'], ['99', '100'], 400))
  on.submit(opens(1, 'long', 30))
  assert.equal(market(on).houseLots, -5)
  assert.equal(houseReserve(view(on)), coins('1'))
})
