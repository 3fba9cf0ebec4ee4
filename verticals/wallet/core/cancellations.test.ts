/** Cancellation of a payout's nonce in the core: whichever transaction is final decides, once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { house } from '@evenkeel/kernel'
import { given, olga, omar, withdrawal } from '../testing/given.ts'

const ETH = { cost: 3n, costAsset: 'ETH' } as const

/** A payout with nonce 4 that is on its way. */
function begun(amount = 20n) {
  const on = given()
  const deposit = { type: 'creditDeposit', member: 1, asset: 'USDT', chain: 'ethereum' } as const
  on.submit({ ...deposit, source: 'a', amount: 10_000n, block: 7 })
  on.submit({ type: 'fundTreasury', asset: 'ETH', chain: 'ethereum', amount: 9n }, olga)
  const [event] = on.submit({ ...withdrawal, amount, level: 'advanced' })
  const { id } = event as { id: number }
  for (const by of amount > 500n ? [olga, omar] : [olga])
    on.submit({ type: 'approveWithdrawal', id }, by)
  on.submit({ type: 'startPayout', id, nonce: 4 })
  const start = { type: 'startPayoutCancellation', id, nonce: 4 } as const
  const confirm = {
    type: 'confirmPayoutCancellation',
    id,
    nonce: 4,
    transaction: 'cafe',
    ...ETH,
  } as const
  const paid = { type: 'confirmPayout', id, transaction: 'f00d', ...ETH } as const
  const unsent = { type: 'failPayout', id, ...ETH } as const
  const stateOf = () => on.state().withdrawals.get(id)?.state ?? 'over'
  const spent = () => 9n - on.machine.balance('real', house('treasury'), 'ETH')
  return { on, id, start, confirm, paid, unsent, stateOf, spent }
}

test('[W64] one operator cancels within the limit, two above it, and the exchange by itself', () => {
  const small = begun(500n)
  small.on.refused(small.start, 'operatorNeeded', { kind: 'member', id: 1 })
  small.on.submit(small.start, olga)
  assert.equal(small.stateOf(), 'cancelling')
  const large = begun(501n)
  large.on.submit(large.start, olga)
  large.on.refused(large.start, 'otherOperatorNeeded', olga)
  assert.equal(large.stateOf(), 'paying')
  large.on.submit(large.start, omar)
  assert.equal(large.stateOf(), 'cancelling')
  assert.equal(large.on.state().endorsed.size, 0)
  const own = begun(501n)
  own.on.submit(own.start)
  assert.equal(own.stateOf(), 'cancelling')
})

test('[W64] exactly the nonce of a payout that is on its way is cancelled', () => {
  const { on, id, start, confirm } = begun()
  for (const nonce of [3, 5]) on.refused({ ...start, nonce }, 'nonceDiffers', olga)
  on.refused(confirm, 'withdrawalNotOpen')
  on.submit(start, olga)
  for (const nonce of [3, 5]) on.refused({ ...confirm, nonce }, 'nonceDiffers')
  on.refused(start, 'withdrawalNotOpen', olga)
  on.refused(confirm, 'paidBySigner', olga)
  on.submit(confirm)
  on.refused({ ...start, id: id + 999 }, 'withdrawalDoesNotExist', olga)
})

test('[W64] what a person pays has no nonce to cancel', () => {
  const { on, id, start, confirm } = begun()
  on.submit(start)
  on.submit(confirm)
  for (const by of [olga, omar]) on.submit({ type: 'failPayout', id, ...ETH }, by)
  on.submit({ type: 'startPayout', id, nonce: undefined })
  on.refused(start, 'withdrawalNotOpen', olga)
})

test('[W65] until the cancellation is final nothing is paid again or given back', () => {
  const { on, id, start, unsent } = begun()
  on.submit(start, olga)
  for (const actor of [undefined, olga, omar]) on.refused(unsent, 'withdrawalNotOpen', actor)
  on.refused({ type: 'startPayout', id, nonce: 5 }, 'withdrawalNotOpen')
  on.refused({ type: 'rejectWithdrawal', id }, 'withdrawalNotOpen', olga)
  on.refused({ type: 'cancelWithdrawal', member: 1, id }, 'withdrawalNotOpen')
})

test('[W65] the payment that is final first is paid, and the cancellation is void', () => {
  const { on, start, confirm, paid, stateOf, spent } = begun()
  on.submit(start, olga)
  on.refused(paid, 'paidBySigner', olga)
  on.submit(paid)
  assert.deepEqual([stateOf(), spent()], ['over', 3n])
  on.refused(confirm, 'withdrawalDoesNotExist')
})

test('[W65] cancelled for good it has not paid, costs once, and is rejected or paid again by two', () => {
  for (const isAgain of [true, false]) {
    const { on, id, start, confirm, paid, unsent, stateOf, spent } = begun()
    on.submit(start, olga)
    on.submit(confirm)
    assert.deepEqual([stateOf(), spent()], ['voided', 3n])
    for (const actor of [undefined, olga]) on.refused(paid, 'withdrawalNotOpen', actor)
    on.refused(confirm, 'withdrawalNotOpen')
    on.refused(unsent, 'operatorNeeded')
    const end = isAgain ? unsent : ({ type: 'rejectWithdrawal', id } as const)
    on.submit(end, olga)
    on.refused(end, 'otherOperatorNeeded', olga)
    on.submit(end, omar)
    assert.deepEqual([stateOf(), spent()], [isAgain ? 'approved' : 'over', 3n])
    assert.equal(on.available(1, 'spot', 'USDT'), isAgain ? 9_978n : 10_000n)
    if (!isAgain) continue
    on.refused({ type: 'startPayout', id, nonce: 4 }, 'nonceUsed')
    on.submit({ type: 'startPayout', id, nonce: 5 })
    on.submit(paid)
    assert.equal(stateOf(), 'over')
  }
})

test('[W65] a payment that shows nothing is stopped, though it was being cancelled', () => {
  const { on, id, start, confirm, stateOf } = begun()
  on.submit(start, olga)
  on.submit({ type: 'stopPayout', id, isUnmoved: false, ...ETH })
  assert.equal(stateOf(), 'stopped')
  on.refused(confirm, 'withdrawalNotOpen')
})
