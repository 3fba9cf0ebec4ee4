/** What two admins agree to give up with the open positions of a member: how many, and at most which profit. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyCore, Machine } from '@evenkeel/kernel'
import { contracts } from './core/index.ts'
import { server } from './server.ts'
import { crossed, given, opens, priced } from './testing/givenContracts.ts'

test('[LC44] open positions are given up with the most that they may gain: less is agreed to, more is not', () => {
  const on = given({ openInterestLots: 100_000 }, '100000')
  crossed(on, 1, 2, 20, '100')
  const words = (member: number) => server.holdings?.(on.machine, member).obligations
  const at = (price: string) => {
    on.market(priced(price))
    return words(1)?.[0]
  }
  const upTo = (most: string) => `1 open position, at a profit of up to ${most} USDT`
  // Twenty lots gain two USDT with each USDT.
  for (const [price, most] of [
    ['100', '100'],
    ['80', '100'],
    ['149', '100'],
    ['150', '100'],
    ['150.01', '200'],
    ['200', '200'],
    ['201', '500'],
    ['350', '500'],
    ['351', '1000'],
    ['601', '2000'],
  ] as const)
    assert.equal(at(price), upTo(most), price)
  on.market(priced('100'))
  on.submit(opens(1, 'short', 1, '101'))
  assert.deepEqual(words(1), [upTo('100'), '1 open contract order'])
  assert.equal(words(3), undefined)
})

test('[LC44] positions without any price are told as that', () => {
  const on = given()
  crossed(on, 1, 2, 20, '100')
  const restarted = new Machine([contracts as AnyCore])
  restarted.restore(on.machine.snapshot())
  const { obligations } = server.holdings?.(restarted, 1) ?? {}
  assert.deepEqual(obligations, ['1 open position without a price'])
})
