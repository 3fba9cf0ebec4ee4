/** The form of a withdrawal: how much can be sent, and what is still in the way. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTooFine, mostToSend, takenInAll } from '../../core/rules.ts'
import {
  canCancel,
  emptyForm,
  type Form,
  lackIn,
  type Network,
  obstacleIn,
  type Terms,
} from './form.ts'

const limits = { spendable: '100.12345678', fee: '3', leftToday: '20000', decimals: 6 }
const network = { chain: 'ethereum', fee: '3', decimals: 6 } as Network
const terms = { has_transaction_password: true, code_to: 'an***@example.org', owes: '0' } as Terms

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
  assert.equal(obstacleIn({ ...terms, code_to: undefined }), 'contact')
  assert.equal(obstacleIn({ ...terms, held_until: 5 }), 'held')
  assert.equal(obstacleIn({ ...terms, owes: '0.1' }), 'owes')
})

test('[W20, W21, W22, W31] the button says what is missing or wrong, the first of it', () => {
  const ethereum = { ...network, minimum: '10', left_today: '50' } as Network
  const rich = { ...terms, accounts: [{ account: 'spot', spendable: '100' }] } as Terms
  const lack = (part: Partial<Form>, isWrong = false) =>
    lackIn(rich, { ...emptyForm, ...part }, ethereum, isWrong)
  const address = '0x1'
  assert.equal(lack({}), 'address')
  assert.equal(lack({ address, amount: '20' }, true), 'wrongAddress')
  assert.equal(lack({ address }), 'amount')
  assert.equal(lack({ address, isMisread: true }), 'misread')
  assert.equal(lack({ address, amount: '9.99' }), 'tooLittle')
  assert.equal(lack({ address, amount: '20.1234567' }), 'tooFine')
  assert.equal(lack({ address, amount: '50.000001' }), 'overLimit')
  assert.equal(lack({ address, amount: '97' }), 'overLimit')
  assert.equal(lack({ address, amount: '97.000001' }), 'insufficientFunds')
  assert.equal(lack({ address, amount: '50' }), undefined)
})

test('[W23] only what waits can be taken back', () => {
  assert.deepEqual(['requested', 'reviewing', 'approved'].map(canCancel), [true, true, false])
})
