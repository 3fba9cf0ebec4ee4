/** The command line of the review desks: every desk declares its words, and the usage names them all. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { decisionAt, deskUsage } from './deskCommands.ts'

test('what operators type is what a desk reads', () => {
  const approve = { verdict: 'approve' }
  assert.deepEqual(decisionAt('held', { approve: true }), { decision: approve })
  assert.deepEqual(decisionAt('withdrawals', { reject: 'no' }).decision, {
    verdict: 'reject',
    reason: 'no',
  })
  assert.deepEqual(decisionAt('deposits', { transaction: 'a', amount: '1', entry: '2' }), {
    decision: { ...approve, transaction: 'a', amount: '1', entry: 2 },
  })
  const funds = { coin: 'ETH', chain: 'ethereum', amount: '1' }
  assert.deepEqual(decisionAt('treasury', funds), { decision: funds, number: 1 })
  const allotted = { coin: 'USDT', house: 'options', amount: '1' }
  for (const back of [undefined, true]) {
    const decision = { ...allotted, isBack: back === true }
    assert.deepEqual(decisionAt('treasury', { ...allotted, back }), { decision, number: 1 })
  }
  for (const desk of ['deposits', 'held', 'withdrawals', 'treasury', 'nothing', undefined])
    assert.deepEqual(decisionAt(desk, { operator: 'Olga', case: '1' }), { decision: undefined })
})

test('words of another desk, or that make no sense together, are refused', () => {
  assert.throws(() => decisionAt('deposits', { approve: true }), TypeError)
  assert.throws(() => decisionAt('held', { approve: true, reject: 'no' }), TypeError)
  const coin = { coin: 'ETH', amount: '1' }
  for (const more of [{}, { chain: 'bnb', house: 'nft' }, { chain: 'bnb', back: true }])
    assert.throws(() => decisionAt('treasury', { ...coin, ...more }), TypeError)
  assert.throws(() => decisionAt('nothing', { approve: true }), TypeError)
  assert.throws(() => decisionAt(undefined, { reject: 'no' }), TypeError)
})

test('the usage has every desk, and the program that prints it knows none by name', () => {
  const desks = deskUsage.flatMap(([asked]) => asked.match(/^--of=([a-z]+)$/)?.[1] ?? [])
  assert.deepEqual(desks.sort(), ['deposits', 'held', 'treasury', 'withdrawals'])
  for (const file of ['review.ts', 'reviewDesk.ts', 'deskCommands.ts', 'deskDoor.ts']) {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    for (const desk of ['withdrawals', 'treasury', 'held'])
      assert.ok(!text.includes(`'${desk}'`) && !text.includes(`--of=${desk}`), `${file}: ${desk}`)
  }
})
