/** The treasury is funded by one operator within the limit of 24 hours, however many parts it comes in. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { house } from '@evenkeel/kernel'
import { given, olga, omar } from '../testing/given.ts'

const fund = { type: 'fundTreasury', asset: 'ETH', chain: 'ethereum' } as const

test('[W67] fundings by one operator are summed over 24 hours, of all operators, and beyond the limit take two', () => {
  const on = given()
  const has = () => on.machine.balance('real', house('treasury'), 'ETH')
  on.submit({ ...fund, amount: 300n }, olga)
  on.wait(3_600_000)
  on.submit({ ...fund, amount: 200n }, omar)
  assert.equal(has(), 500n)
  const one = { ...fund, amount: 1n }
  on.submit(one, olga)
  assert.equal(has(), 500n, 'it waits for another operator')
  on.refused(one, 'otherOperatorNeeded', olga)
  on.submit(one, omar)
  assert.equal(has(), 501n)
  // The first counts no more; what two have funded never did.
  on.wait(23 * 3_600_000)
  on.submit({ ...fund, amount: 300n }, olga)
  assert.equal(has(), 801n)
  on.submit(one, olga)
  assert.equal(has(), 801n)
  on.submit({ ...fund, asset: 'USDT', amount: 500n }, olga)
  assert.equal(on.machine.balance('real', house('treasury'), 'USDT'), 500n)
})
