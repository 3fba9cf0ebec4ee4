/** What the form of an option foresees: the same as the core decides by. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Offer } from './offer.ts'
import { checkHours, figuresOf, problemOf, quickStakes, stakeFor } from './orderForm.ts'

const term = {
  seconds: 30,
  payoutBps: 8_050,
  feeBps: 100,
  minimum: '10',
  maximum: '5000',
  isOffered: true,
}
const facts = {
  available: '1000',
  isStale: false,
  isHalted: false,
  isPaused: false,
  outOfHours: undefined,
}

test('each result is told to the last digit before the order: won, equal, lost, fee included', () => {
  assert.deepEqual(figuresOf('10.01', term), {
    fee: '0.1001',
    cost: '10.1101',
    profit: '8.05805',
    paid: '18.06805',
    won: '7.95795',
    equal: '-0.1001',
    lost: '-10.1101',
  })
  const free = figuresOf('10', { ...term, feeBps: 0 })
  assert.deepEqual([free.won, free.equal, free.lost], ['8.05', '0', '-10'])
  assert.equal(figuresOf('', term).won, '0')
})

test('a share of the balance pays its fee as well, is whole cents, and never more than may be staked', () => {
  assert.equal(stakeFor('101', 100, term), '100')
  assert.equal(stakeFor('1000', 50, term), '495.04')
  assert.equal(stakeFor('1000', 25, { ...term, feeBps: 0 }), '250')
  assert.equal(stakeFor('1000000', 100, term), '5000')
  assert.equal(stakeFor('0.005', 100, term), '')
  for (const available of ['10.1', '33.33333333', '999.99999999', '77.7'])
    for (const percent of [1, 33, 50, 99, 100]) {
      const stake = stakeFor(available, percent, term)
      assert.notEqual(problemOf(stake, term, { ...facts, available }), 'insufficientFunds')
    }
})

test('quick amounts begin at the least and end at the most', () => {
  assert.deepEqual(quickStakes(term), ['10', '50', '100', '500', '1000'])
  assert.deepEqual(quickStakes({ ...term, maximum: '60' }), ['10', '50'])
})

test('what the exchange would refuse is said before: one thing at a time, what holds everything up first', () => {
  const found = (stake: string, changed = {}, offered = term) =>
    problemOf(stake, offered, { ...facts, ...changed })
  assert.equal(found('10'), undefined)
  assert.equal(found(''), 'missing')
  assert.equal(found('0'), 'missing')
  assert.equal(found('9.99'), 'stakeBelowMinimum')
  assert.equal(found('5000.01', { available: '9000' }), 'stakeAboveMaximum')
  assert.equal(found('9'.repeat(30)), 'stakeAboveMaximum')
  assert.equal(found('10.001'), 'stakeTooFine')
  assert.equal(found('10', {}, { ...term, isOffered: false }), 'termNotOffered')
  assert.equal(found('10', { isStale: true }), 'priceStale')
  assert.equal(found('1000'), 'insufficientFunds', 'the fee must be paid too')
  assert.equal(found('1000', { available: undefined }), undefined, 'a visitor has no balance')
  assert.equal(found('', { isHalted: true }), 'marketHalted')
  assert.equal(found('', { outOfHours: { problem: 'marketClosed', at: 1 } }), 'marketClosed')
  assert.equal(found('', { isPaused: true, isHalted: true }), 'optionsArePaused')
})

test('a market outside of its hours says when it opens, and one that closes too early when', () => {
  const shares = { market: { hours: 'stocks', holidays: [] } } as never as Offer
  const at = (time: string) => Date.parse(`2026-11-17T${time}Z`)
  const checkedAt = (time: string) => checkHours(shares, term, at(time))
  assert.deepEqual(checkedAt('11:00:00'), { problem: 'marketClosed', at: at('14:30:00') })
  assert.equal(checkedAt('14:30:00'), undefined)
  assert.equal(checkedAt('20:59:30'), undefined)
  assert.deepEqual(checkedAt('20:59:31'), { problem: 'expiryAfterClose', at: at('21:00:00') })
  const coins = { market: { hours: 'always', holidays: [] } } as never as Offer
  assert.equal(checkHours(coins, term, at('20:59:31')), undefined)
})
