/** Fields of a program's waiting order are honoured or refused: rule LC27. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Amount, UNIT } from '@evenkeel/kernel'
import { activationFault, algoKinds } from './asked.ts'

const trailing = { type: 'trailing_stop', side: 'sell', callback_rate: 0.01 }
const trigger = { trigger_price: '100', price: '99' }
const mark: Amount = 100n * UNIT

test('[LC27] a trailing stop has the times in force of an order at the market', () => {
  const kinds = { kind: 'trailing', force: 'gtc', distanceBps: 100 }
  for (const time_in_force of [undefined, 'gtc', 'ioc'])
    assert.deepEqual(algoKinds({ ...trailing, time_in_force }), kinds)
  for (const time_in_force of ['fok', 'gtx', 'GTC', '1'])
    assert('fault' in algoKinds({ ...trailing, time_in_force }), time_in_force)
})

test('[LC27] an unknown `type` of a waiting order is refused by its name', () => {
  for (const type of [undefined, 'trigger', 'limit'])
    assert.equal('fault' in algoKinds({ ...trigger, type }), false, type)
  for (const type of ['SL', 'TRAILING_STOP', 'post_only', 'ioc', 'nonsense', ['sl']]) {
    const kinds = algoKinds({ ...trigger, type })
    assert('fault' in kinds && /`type`/.test(kinds.message), `${type}`)
  }
})

test('[LC27] `active_price` is refused unless the mark price has reached it', () => {
  assert.equal(activationFault(trailing, undefined), undefined)
  assert.equal(activationFault({ ...trailing, active_price: '99' }, mark), undefined)
  assert.equal(activationFault({ ...trailing, active_price: '100' }, mark), undefined)
  assert.equal(activationFault({ ...trailing, active_price: '101' }, mark)?.code, 1034)
  const buying = { ...trailing, side: 'buy' }
  assert.equal(activationFault({ ...buying, active_price: '101' }, mark), undefined)
  assert.equal(activationFault({ ...buying, active_price: '100' }, mark), undefined)
  assert.equal(activationFault({ ...buying, active_price: '99' }, mark)?.code, 1034)
  for (const reached of [mark, undefined])
    assert.equal(activationFault({ ...trailing, active_price: 'x' }, reached)?.code, 1040)
  assert.equal(activationFault({ ...trailing, active_price: '99' }, undefined)?.code, 1013)
})
