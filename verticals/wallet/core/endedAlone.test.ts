/** Payouts are ended by hand or cancelled by one operator within the limit of 24 hours, however many they are. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Actor, Amount, Id } from '@evenkeel/kernel'
import { given, olga, omar, withdrawal } from '../testing/given.ts'

const HOUR_MS = 3_600_000

/** Payouts by hand or by the signer. */
function paying() {
  const on = given()
  for (const asset of ['USDT', 'ETH'])
    on.submit({
      type: 'creditDeposit',
      member: 1,
      asset,
      chain: 'ethereum',
      block: 7,
      source: asset,
      amount: 10_000n,
    })
  let sent = 0
  function begin(amount: Amount, asset = 'USDT', nonce?: number): Id {
    const [event] = on.submit({ ...withdrawal, level: 'advanced', asset, amount })
    const { id } = event as { id: Id }
    on.submit({ type: 'approveWithdrawal', id }, olga)
    if (on.state().withdrawals.get(id)?.state !== 'approved')
      on.submit({ type: 'approveWithdrawal', id }, omar)
    on.submit({ type: 'startPayout', id, nonce })
    return id
  }
  const confirm = (id: Id, cost = 0n) =>
    ({ type: 'confirmPayout', id, transaction: `f00d${++sent}`, cost, costAsset: 'ETH' }) as const
  const isOver = (id: Id) => on.state().withdrawals.get(id)?.state !== 'paying'
  /** Whether this operator alone ends it. */
  function ends(by: Actor, amount: Amount, { asset = 'USDT', cost = 0n } = {}): boolean {
    const id = begin(amount, asset)
    on.submit(confirm(id, cost), by)
    return isOver(id)
  }
  let nonce = 0
  /** A payout of the signer, and the command that cancels it. */
  function beginBySigner(amount: Amount, asset = 'USDT') {
    nonce += 1
    const id = begin(amount, asset, nonce)
    return { type: 'startPayoutCancellation', id, nonce } as const
  }
  /** Whether this operator alone cancels it. */
  function cancels(by: Actor, amount: Amount, asset = 'USDT'): boolean {
    const cancel = beginBySigner(amount, asset)
    on.submit(cancel, by)
    return isOver(cancel.id)
  }
  return { on, begin, beginBySigner, confirm, ends, cancels, isOver }
}

test('[W68] payouts that one operator ends by hand are summed over 24 hours, and beyond the limit take two', () => {
  const { on, begin, confirm, ends, isOver } = paying()
  assert.equal(ends(olga, 300n), true)
  on.wait(HOUR_MS)
  assert.equal(ends(olga, 200n), true)
  const id = begin(10n)
  const sent = confirm(id)
  on.submit(sent, olga)
  assert.equal(isOver(id), false, 'it waits for another operator')
  on.refused(sent, 'otherOperatorNeeded', olga)
  on.submit(sent, omar)
  assert.equal(isOver(id), true)
  // What two have said counts for neither.
  assert.equal(ends(omar, 500n), true)
  assert.equal(ends(omar, 10n), false)
  on.wait(23 * HOUR_MS)
  assert.equal(ends(olga, 300n), true, 'the first counts no more')
  assert.equal(ends(olga, 10n), false)
})

test('[W68] that a payout was not sent counts as well, and so do costs, each by its coin', () => {
  const { on, begin, ends, isOver } = paying()
  const id = begin(400n)
  const unsent = { type: 'failPayout', id, cost: 0n, costAsset: 'ETH' } as const
  on.submit(unsent, olga)
  assert.equal(isOver(id), true)
  assert.equal(ends(olga, 101n), false)
  assert.equal(ends(olga, 100n, { cost: 300n }), true)
  assert.equal(ends(olga, 201n, { asset: 'ETH' }), false)
  assert.equal(ends(olga, 150n, { asset: 'ETH', cost: 51n }), false)
  assert.equal(ends(olga, 150n, { asset: 'ETH', cost: 50n }), true)
})

test('[W68] payouts that one operator cancels are summed over 24 hours, and beyond the limit take two', () => {
  const { on, beginBySigner, cancels, isOver } = paying()
  assert.equal(cancels(olga, 300n), true)
  on.wait(HOUR_MS)
  assert.equal(cancels(olga, 200n), true)
  const cancel = beginBySigner(10n)
  on.submit(cancel, olga)
  assert.equal(isOver(cancel.id), false, 'it waits for another operator')
  on.refused(cancel, 'otherOperatorNeeded', olga)
  on.submit(cancel, omar)
  assert.equal(isOver(cancel.id), true)
  assert.equal(cancels(olga, 500n, 'ETH'), true, 'another coin has a sum of its own')
  // What two have said counts for neither.
  assert.equal(cancels(omar, 500n), true)
  assert.equal(cancels(omar, 10n), false)
  on.wait(23 * HOUR_MS)
  assert.equal(cancels(olga, 300n), true, 'the first counts no more')
  assert.equal(cancels(olga, 10n), false)
})

test('[W68] what one operator cancels and ends by hand is one sum; what the exchange cancels is in none', () => {
  const { on, beginBySigner, ends, cancels, isOver } = paying()
  assert.equal(ends(olga, 300n), true)
  assert.equal(cancels(olga, 201n), false)
  assert.equal(cancels(olga, 150n), true)
  assert.equal(ends(olga, 51n), false)
  assert.equal(ends(olga, 50n), true)
  const own = beginBySigner(600n)
  on.submit(own)
  assert.equal(isOver(own.id), true)
  assert.equal(cancels(omar, 500n), true)
})
