/** What an operator types once more: how far it may be from what is credited. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UNIT } from '@evenkeel/kernel'
import { confirmationFault } from './confirmation.ts'

test('[W45] the typed worth may be 5% away from that at the reference price, and no unit more', () => {
  const terms = { asset: 'BTC', amount: 2n * UNIT }
  const fault = (worth: bigint) =>
    confirmationFault(terms, { asset: 'BTC', worth }, () => 50n * UNIT)?.refusal
  for (const worth of [95n * UNIT, 100n * UNIT, 105n * UNIT]) assert.equal(fault(worth), undefined)
  for (const worth of [95n * UNIT - 1n, 105n * UNIT + 1n])
    assert.equal(fault(worth), 'worthDiffers')
})
