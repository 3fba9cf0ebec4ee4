/** The form of a withdrawal: how much can be sent, and what is still in the way. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTooFine, mostToSend, takenInAll } from '../../core/rules.ts'
import { canCancel, emptyForm, lackIn, type Network, obstacleIn, type Terms } from './form.ts'

const limits = { spendable: '100.12345678', fee: '3', leftToday: '20000', decimals: 6 }
const network = { chain: 'ethereum', fee: '3', decimals: 6 } as Network
const terms = { has_transaction_password: true, owes: '0' } as Terms

test('[W20, W22] all of it is what is there less the fee, within the day, as fine as its chain', () => {
  assert.equal(mostToSend(limits), '97.123456')
  assert.equal(mostToSend({ ...limits, leftToday: '50' }), '50')
  assert.equal(mostToSend({ ...limits, spendable: '3' }), '0')
  assert.equal(mostToSend({ ...limits, spendable: '2' }), '0')
  assert.equal(mostToSend({ ...limits, decimals: 8 }), '97.12345678')
  assert.equal(mostToSend({ ...limits, decimals: 18 }), '97.12345678')
})

test('[W31] an amount is too fine beyond the decimals of its chain', () => {
  assert.deepEqual([isTooFine('1.123456', 6), isTooFine('1.1234567', 6)], [false, true])
  assert.deepEqual([takenInAll('1.5', '3'), takenInAll('', '3')], ['4.5', '0'])
})

test('[W30] what keeps a member from withdrawing is told one by one', () => {
  assert.equal(obstacleIn(terms), undefined)
  assert.equal(obstacleIn({ ...terms, needs_verification: true }), 'verify')
  assert.equal(obstacleIn({ ...terms, has_transaction_password: false }), 'setPassword')
  assert.equal(obstacleIn({ ...terms, held_until: 5 }), 'held')
  assert.equal(obstacleIn({ ...terms, owes: '0.1' }), 'owes')
})

test('[W23] the button says what is missing, and only what waits can be taken back', () => {
  const form = { ...emptyForm, address: '0x1', amount: '5.1234567' }
  assert.equal(lackIn(emptyForm, network, 'missing'), 'address')
  assert.equal(lackIn({ ...form, amount: '' }, network, 'missing'), 'amount')
  assert.equal(lackIn(form, network, undefined), 'fine')
  assert.equal(lackIn({ ...form, amount: '5' }, network, undefined), undefined)
  assert.deepEqual(['requested', 'reviewing', 'approved'].map(canCancel), [true, true, false])
})
