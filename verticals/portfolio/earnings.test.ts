/** What was earned today and in all, and what keeps an account open. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UNIT } from '@evenkeel/kernel'
import { dailyInterest } from './core/rules.ts'
import { earnedSince, earningsOf } from './earnings.ts'
import { server } from './server.ts'
import { ANN, BOB, givenPortfolio } from './testing/givenPortfolio.ts'
import { ordersIn } from './view.ts'

const DAY = 86_400_000

test('[PF16] what was earned since a moment is every credit at or after it, and no other', () => {
  const on = givenPortfolio()
  on.subscribe({ amount: 1_000n * UNIT })
  const start = on.machine.now
  on.wait(2 * DAY)
  const [order] = ordersIn(on.machine, ANN)
  assert.ok(order)
  const daily = dailyInterest(order.amount, order.dailyYield)
  const since = (moment: number) => earnedSince(order, moment) / daily
  assert.deepEqual(
    [start - DAY, start, start + DAY, start + DAY + 1, start + 2 * DAY, start + 2 * DAY + 1].map(
      since,
    ),
    [2n, 2n, 2n, 1n, 1n, 0n],
  )
})

test('[PF16] coins are summed apart, and orders that are over count in all that was earned', () => {
  const on = givenPortfolio()
  on.subscribe()
  on.wait(DAY)
  const running = ordersIn(on.machine, ANN)
  const before = [
    { asset: 'USDT', total: 5n },
    { asset: 'BTC', total: 7n },
  ]
  assert.deepEqual(earningsOf(running, [], before, on.machine.now), [
    { asset: 'BTC', invested: 0n, today: 0n, total: 7n },
    { asset: 'USDT', invested: 1_000n * UNIT, today: UNIT, total: UNIT + 5n },
  ])
  assert.deepEqual(earningsOf([], [], [], 0), [])
})

test('[PF17] a member with orders in progress has obligations, with what these still earn', () => {
  const on = givenPortfolio()
  const obligations = (...words: string[]) =>
    assert.deepEqual(server.holdings?.(on.machine, ANN), { obligations: words })
  on.subscribe()
  obligations('1 subscription, still to earn 3 USDT')
  on.subscribe({ amount: 500n * UNIT })
  obligations('2 subscriptions, still to earn 4.5 USDT')
  on.wait(DAY)
  obligations('2 subscriptions, still to earn 3 USDT')
  assert.deepEqual(server.holdings?.(on.machine, BOB), {})
})
