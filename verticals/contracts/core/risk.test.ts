/** Danger, liquidation, insurance, deleveraging, funding and warnings. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { house, type Typed } from '@evenkeel/kernel'
import {
  balance,
  coins,
  crossed,
  given as givenContracts,
  laddered,
  opens,
  positionIn,
  priced,
  type Stage,
  SYMBOL,
  terms,
} from '../testing/givenContracts.ts'
import type { Event, Terms } from './index.ts'

const HOUR = 3_600_000
const HOURS_8 = 8 * HOUR

const heard: Typed[] = []
const given = (more: Partial<Terms> = {}, funds?: string) =>
  givenContracts(more, funds, ({ decision }) => {
    if (decision.ok) heard.push(...decision.events)
  })

/** What happens to contracts while something is done, due work included; the money that moves with it aside. */
function seen(act: () => void): readonly Event[] {
  heard.length = 0
  act()
  return heard.filter(({ type }) => type !== 'moved') as unknown as Event[]
}

const types = (events: readonly Event[]) => events.map(({ type }) => type)
const insurance = (on: Stage) => on.machine.balance('real', house('insurance'), 'USDT')

test('[LC15] [M16] at or below maintenance orders go first, then the position with the largest loss, step by step', () => {
  const on = given({ houseLots: 1_000 }, '21')
  crossed(on, 1, 2, 10, '100')
  on.submit(opens(1, 'long', 5, '95'))
  // A balance of 16.19 beside what the order holds; 10 lots lose 1 for each point.
  const cancelled = seen(() => on.market(priced('84.2')))
  assert.deepEqual(types(cancelled), ['contractOrderCancelled'])
  const events = seen(() => on.market(priced('79.4')))
  const [step] = events.filter((event) => event.type === 'liquidated')
  assert.equal(step?.type === 'liquidated' && step.lots, 3)
  assert.equal(positionIn(on, 1, 'long')?.lots, 7)
  assert.ok(balance(on, 1) > 0n)
})

test('[LC16] a liquidation costs the taker fee, to the insurance fund, which pays a shortfall', () => {
  const on = given({ houseLots: 1_000 }, '11')
  on.submit({ type: 'fundSandboxInsurance', amount: coins('100') })
  crossed(on, 1, 2, 10, '100')
  on.market(priced('70'))
  assert.equal(balance(on, 1), 0n)
  // 30 lost, 10.95 paid.
  assert.equal(insurance(on), coins('80.95'))
  assert.equal(on.state().markets.get(SYMBOL)?.houseLots, 10)
  const other = given({ houseLots: 1_000 }, '11')
  crossed(other, 1, 2, 10, '100')
  other.market(priced('89.49'))
  assert.ok(insurance(other) > 0n)
})

test('[LC17] [M16] without insurance those who gained most for their margin are closed first, and give up what is missing', () => {
  const on = given({ houseLots: 1_000 }, '11')
  on.submit(opens(2, 'short', 4, '100'))
  on.submit(opens(3, 'short', 6, '100', { leverage: 100 }))
  on.submit(opens(1, 'long', 10, '100'))
  const events = seen(() => on.market(priced('70')))
  assert.deepEqual(types(events), ['liquidated', 'deleveraged', 'deleveraged'])
  const closed = events.filter((event) => event.type === 'deleveraged')
  assert.deepEqual(
    closed.map((event) => [event.member, event.lots]),
    [
      [3, 6],
      [2, 4],
    ],
  )
  // 19.05 were missing: the first gives up all of its 18.
  assert.deepEqual(
    closed.map(({ gives }) => gives),
    [coins('18'), coins('1.05')],
  )
  assert.equal(on.state().markets.get(SYMBOL)?.houseLots, 0)
})

test('[LC17] beyond the limit of the house maker opposite positions are closed at the mark, and lose nothing', () => {
  const on = given({ houseLots: 0 }, '11')
  on.submit({ type: 'fundSandboxInsurance', amount: coins('100') })
  crossed(on, 1, 2, 10, '100')
  const events = seen(() => on.market(priced('70')))
  const [closed] = events.filter((event) => event.type === 'deleveraged')
  assert.equal(closed?.gives, 0n)
  assert.equal(balance(on, 2), coins('40.98'))
})

test('[LC17] an account whose equity is below zero by other positions is closed against like any other, and liquidated in its turn', () => {
  const on = given({ houseLots: 1_000 }, '11')
  const other = 'xetusdt'
  on.submit({ type: 'listContract', ...terms, symbol: other })
  on.market(priced('100', { symbol: other }))
  on.fund(3, 'USDT', coins('30'), 'trading')
  on.fund(4, 'USDT', coins('30'), 'trading')
  crossed(on, 1, 3, 10, '100')
  on.submit({ ...opens(4, 'short', 20, '100'), symbol: other })
  on.submit({ ...opens(3, 'long', 20, '100'), symbol: other })
  // 76 lost in a market that is stale: nothing is done there, and the other account lacks more.
  on.market(priced('62', { symbol: other, isStale: true }))
  const events = seen(() => on.market(priced('70')))
  const [closed] = events.filter((event) => event.type === 'deleveraged')
  assert.deepEqual([closed?.member, closed?.lots, closed?.gives], [3, 10, coins('19.05')])
  assert.ok(balance(on, 3) > 0n)
  assert.equal(positionIn(on, 3, 'long')?.lots, 20)
  // When the other market is back it is liquidated there, and who gained by it pays.
  const after = seen(() => on.market(priced('62', { symbol: other })))
  assert.deepEqual(types(after), ['liquidated', 'deleveraged'])
  assert.equal(balance(on, 3), 0n)
  for (const member of [1, 2, 3, 4]) assert.ok(balance(on, member) >= 0n)
})

test('[LC18] [M17] on a stale price nothing is liquidated, triggered or swept', () => {
  const on = given({}, '11')
  on.market(laddered(['99.9'], ['100.1']))
  crossed(on, 1, 2, 10, '100')
  assert.deepEqual(
    seen(() => on.market(priced('50', { isStale: true }))),
    [],
  )
  assert.equal(positionIn(on, 1, 'long')?.lots, 10)
  assert.ok(types(seen(() => on.market(priced('50')))).includes('liquidated'))
})

test('[LC19] [LC20] funding goes from the larger side to the smaller, and the house maker settles', () => {
  const on = given()
  on.market(laddered(['99.9'], ['100']))
  on.submit(opens(1, 'long', 10))
  const before = balance(on, 1)
  on.wait(HOURS_8)
  const at = on.machine.now
  const events = seen(() =>
    on.market((board) =>
      board.setReference(SYMBOL, { price: coins('101'), at, source: 'test', isStale: false }),
    ),
  )
  assert.deepEqual(types(events), ['fundingFixed', 'fundingPaid'])
  const [fixed] = events
  // All lots are long: the full rate, of 10.1 a lot.
  assert.equal(fixed?.type === 'fundingFixed' && fixed.perLot, coins('0.00303'))
  // The house maker lost 1 by the price and received the funding.
  assert.equal(fixed?.type === 'fundingFixed' && fixed.houseProfit, -coins('0.9697'))
  assert.equal(balance(on, 1), before - coins('0.0303'))
  assert.deepEqual(
    seen(() => on.market(priced('101'))),
    [],
  )
})

test('[LC19] funding is fixed at 00:00, 08:00 and 16:00 UTC, once each; of several that were missed, the last', () => {
  const on = given()
  const hoursOf = (after: number) => {
    on.wait(after * HOUR)
    const said = { price: coins('100'), at: on.machine.now, source: 'test', isStale: false }
    return seen(() => on.market((board) => board.setReference(SYMBOL, said))).flatMap((event) =>
      event.type === 'fundingFixed' ? [new Date(event.of).getUTCHours()] : [],
    )
  }
  // It begins at 22:13.
  const fixed = Array.from({ length: 26 }, () => hoursOf(1))
  assert.deepEqual(fixed.flat(), [0, 8, 16, 0])
  assert.deepEqual([fixed[1], fixed[9], fixed[17], fixed[25]], [[0], [8], [16], [0]])
  assert.deepEqual(hoursOf(20), [16])
})

test('[LC19] what a balance did not cover is tried again at the next moment, also where nothing is added then', () => {
  const on = given({ fundingMaxPpm: 10_000 }, '2')
  const fund = (price: string) => {
    on.wait(HOURS_8)
    const said = { price: coins(price), at: on.machine.now, source: 'test', isStale: false }
    return seen(() => on.market((board) => board.setReference(SYMBOL, said)))
  }
  on.market(laddered(['99.9'], ['100']))
  on.submit(opens(1, 'long', 10, undefined, { leverage: 100 }))
  const amounts = (events: readonly Event[]) =>
    events.map((event) => {
      if (event.type === 'fundingPaid') return event.amount
      return event.type === 'fundingFixed' ? event.perLot : event.type
    })
  assert.deepEqual(amounts(fund('300')), [coins('0.3'), 0n], 'it has gained more than enough')
  on.market(laddered(['300'], ['300.1']))
  on.fund(2, 'USDT', coins('100'), 'trading')
  on.submit(opens(2, 'short', 10))
  assert.deepEqual(amounts(fund('300')), [0n, 0n], 'as many are short: it is tried again')
  assert.deepEqual(amounts(fund('300')), [0n, 0n])
})

test('[LC21] at 80% and at 90% the account is warned, once each', () => {
  const on = given({}, '11')
  crossed(on, 1, 2, 10, '100')
  const warnings: number[] = []
  for (const price of ['89.61', '89.6', '89.59', '89.56', '89.54', '89.53'])
    for (const event of seen(() => on.market(priced(price))))
      if (event.type === 'marginWarned') warnings.push(event.percent)
  assert.deepEqual(warnings, [80, 90])
})

test('[LC24] insurance keeps what accounts lack at their marks, and all of it while a mark is missing', () => {
  const on = given({ houseLots: 1_000 }, '21')
  const free = () => on.machine.look('real').free('insurance', 'USDT')
  on.submit({ type: 'fundSandboxInsurance', amount: coins('500') })
  assert.equal(free(), insurance(on))
  crossed(on, 1, 2, 10, '100')
  assert.equal(free(), insurance(on), 'nobody lacks anything')
  // Nothing is liquidated by a price that is stale.
  const stale = { price: coins('70'), at: on.machine.now, source: 'test', isStale: true }
  on.market((board) => board.setReference(SYMBOL, stale))
  const lacks = coins('30') - balance(on, 1)
  assert.ok(lacks > 0n)
  assert.equal(free(), insurance(on) - lacks)
  assert.equal(on.machine.look('real').free('insurance', 'BTC'), 0n)
})
