/** What the treasury allots to accounts of the house, and what comes back of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Amount, type HouseName, house, houses } from '@evenkeel/kernel'
import { wallet } from '../core.ts'
import { given, olga, omar } from '../testing/given.ts'
import { allottedHouses } from './rules.ts'

const allot = { type: 'allotFunds', house: 'options', asset: 'USDT', amount: 300n } as const
const back = { ...allot, type: 'takeBackFunds', amount: 100n } as const

function funded(amount: Amount = 400n, core = wallet) {
  const on = given(core)
  on.submit({ type: 'fundTreasury', asset: 'USDT', chain: 'ethereum', amount }, olga)
  const has = (name: HouseName) => on.machine.balance('real', house(name), 'USDT')
  return { on, has }
}

test('[W54] two operators who say the same move it out of the treasury, whatever the amount', () => {
  const { on, has } = funded()
  const one = { ...allot, amount: 1n }
  on.submit(one, olga)
  assert.deepEqual([has('treasury'), has('options')], [400n, 0n], 'one word moves nothing')
  on.refused(one, 'otherOperatorNeeded', olga)
  on.refused(allot, 'figuresDiffer', omar)
  on.submit(one, omar)
  assert.deepEqual([has('treasury'), has('options')], [399n, 1n])
  on.submit(one, omar)
  assert.equal(has('options'), 1n, 'what was agreed on is agreed on once')
})

test('[W54] a word counts for 24 hours, for its own account, its own coin and its own direction', () => {
  const { on, has } = funded()
  on.submit(allot, olga)
  on.submit({ ...allot, house: 'insurance' }, omar)
  on.submit({ ...allot, house: 'nft' }, omar)
  assert.equal(has('treasury'), 400n)
  on.wait(24 * 3_600_000)
  on.submit(allot, omar)
  assert.equal(has('options'), 0n, 'a word of yesterday is none')
  on.submit(allot, olga)
  assert.equal(has('options'), 300n)
})

test('[W54] nobody but operators, no other account, no more than the treasury has', () => {
  const { on } = funded()
  on.refused(allot, 'operatorNeeded')
  on.refused(allot, 'operatorNeeded', { kind: 'member', id: 1 })
  for (const name of houses)
    if (!allottedHouses.some((one) => one === name))
      on.refused({ ...allot, house: name }, 'accountUnknown', olga)
  on.refused({ ...allot, asset: 'DOGE' }, 'coinDoesNotExist', olga)
  for (const amount of [0n, -1n]) on.refused({ ...allot, amount }, 'amountIsZero', olga)
  on.refused({ ...allot, amount: 401n }, 'treasuryTooSmall', olga)
})

test('[W54] what the treasury no longer has when the second speaks is not allotted', () => {
  const { on, has } = funded()
  on.submit(allot, olga)
  for (const by of [olga, omar]) on.submit({ ...allot, house: 'insurance' }, by)
  on.refused(allot, 'treasuryTooSmall', omar)
  assert.deepEqual([has('treasury'), has('insurance'), has('options')], [100n, 300n, 0n])
})

test('[W55] what no core speaks for is not taken back', () => {
  const { on, has } = funded()
  for (const by of [olga, omar]) on.submit(allot, by)
  on.refused({ ...back, amount: 1n }, 'fundsReserved', olga)
  assert.equal(has('options'), 300n)
})

test('[W55] what a core reserves stays; the rest goes back by two operators', () => {
  const { on, has } = funded(400n, { ...wallet, reserved: { options: () => 200n } })
  for (const by of [olga, omar]) on.submit(allot, by)
  assert.equal(on.machine.look('real').free('options', 'USDT'), 100n)
  on.refused({ ...back, amount: 101n }, 'fundsReserved', olga)
  on.submit(back, olga)
  on.refused(back, 'otherOperatorNeeded', olga)
  assert.equal(has('options'), 300n)
  on.submit(back, omar)
  assert.deepEqual([has('options'), has('treasury')], [200n, 200n])
  on.refused({ ...back, amount: 1n }, 'fundsReserved', olga)
})

test('[W55] what is reserved between the two words stays', () => {
  let reserved = 0n
  const { on, has } = funded(400n, { ...wallet, reserved: { options: () => reserved } })
  for (const by of [olga, omar]) on.submit(allot, by)
  on.submit(back, olga)
  reserved = 201n
  on.refused(back, 'fundsReserved', omar)
  reserved = 500n
  on.refused({ ...back, amount: 1n }, 'fundsReserved', omar)
  assert.equal(has('options'), 300n)
})

test('[W42] [W54] the treasury is not funded beyond what is held outside', () => {
  const { on } = funded()
  const fund = { type: 'fundTreasury', asset: 'USDT', chain: 'ethereum' } as const
  on.refused({ ...fund, amount: 999_601n }, 'reservesExceeded', olga)
  for (const by of [olga, omar]) on.submit({ ...fund, amount: 999_600n }, by)
  on.refused({ ...fund, amount: 1n }, 'reservesExceeded', olga)
})
