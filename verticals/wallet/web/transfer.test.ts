/** The transfer screen's own logic: what the form does, and what the news do to the balances. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  availableIn,
  type Balances,
  heldFirst,
  holdsNothing,
  isTransfer,
  withChanges,
} from './balances.ts'
import { emptyForm, fillIn, type Step, type TransferForm } from './transferSteps.ts'

const held: Balances = {
  coins: ['BTC', 'USDT'],
  balances: [{ asset: 'USDT', account: 'spot', available: '100', frozen: '5' }],
}
const change = (
  account: 'spot' | 'trading',
  amount: string,
  part: 'available' | 'frozen' = 'available',
) => ({ asset: 'USDT', account, part, amount }) as const

test('news state balances: known ones change, new ones appear, the rest stays', () => {
  const now = withChanges(held, [change('spot', '40'), change('trading', '60')])
  assert.equal(availableIn(now, 'spot', 'USDT'), '40')
  assert.equal(availableIn(now, 'trading', 'USDT'), '60')
  assert.equal(availableIn(now, 'finance', 'USDT'), '0')
  assert.equal(now.balances[0]?.frozen, '5')
  assert.deepEqual(withChanges(now, [change('spot', '40')]), now)
  assert.equal(withChanges(held, [change('spot', '9', 'frozen')]).balances[0]?.available, '100')
})

test('two accounts of one coin that change together are a transfer', () => {
  assert.equal(isTransfer([change('spot', '40'), change('trading', '60')]), true)
  assert.equal(isTransfer([change('spot', '40'), change('spot', '60', 'frozen')]), false)
  assert.equal(
    isTransfer([change('spot', '40'), { ...change('trading', '1'), asset: 'BTC' }]),
    false,
  )
})

test('an account with a grain of something is not empty, frozen money is not to be moved', () => {
  assert.equal(holdsNothing(held), false)
  assert.equal(holdsNothing(withChanges(held, [change('spot', '0.00000001')])), false)
  assert.equal(holdsNothing(withChanges(held, [change('spot', '0')])), true)
  assert.equal(holdsNothing({ coins: [], balances: [] }), true)
})

test('coins that the account holds come first', () => {
  assert.deepEqual(heldFirst(held, 'spot'), ['USDT', 'BTC'])
  assert.deepEqual(heldFirst(held, 'trading'), ['BTC', 'USDT'])
})

for (const [name, steps, expected] of [
  ['swap', [{ type: 'swap' }], { from: 'trading', to: 'spot' }],
  [
    'choosing the other side swaps',
    [{ type: 'from', account: 'trading' }],
    { from: 'trading', to: 'spot' },
  ],
  ['and so on the other side', [{ type: 'to', account: 'spot' }], { from: 'trading', to: 'spot' }],
  [
    'choosing the third leaves the other',
    [{ type: 'from', account: 'finance' }],
    { from: 'finance', to: 'trading' },
  ],
  [
    'another coin empties the amount',
    [
      { type: 'amount', amount: '5' },
      { type: 'coin', asset: 'BTC' },
    ],
    { asset: 'BTC', amount: '' },
  ],
  ['a swap keeps the amount', [{ type: 'amount', amount: '5' }, { type: 'swap' }], { amount: '5' }],
  [
    'sent empties the amount only',
    [{ type: 'amount', amount: '5' }, { type: 'sent' }],
    { amount: '', from: 'spot' },
  ],
] as [string, Step[], Partial<TransferForm>][])
  test(`the form: ${name}`, () => {
    assert.deepEqual(
      { ...steps.reduce(fillIn, emptyForm), ...expected },
      steps.reduce(fillIn, emptyForm),
    )
  })
