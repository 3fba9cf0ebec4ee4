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
import { begunForm, emptyForm, fillIn, type Step, type TransferForm } from './transferSteps.ts'

const held: Balances = {
  revision: 10,
  coins: ['BTC', 'USDT'],
  balances: [{ asset: 'USDT', account: 'spot', available: '100', frozen: '5' }],
}
const change = (
  account: 'spot' | 'trading',
  amount: string,
  part: 'available' | 'frozen' = 'available',
) => ({ asset: 'USDT', account, part, amount }) as const

const news = (revision: number, ...changes: ReturnType<typeof change>[]) => ({ revision, changes })

test('[W9] news state balances: known ones change, new ones appear, the rest stays', () => {
  const now = withChanges(held, news(11, change('spot', '40'), change('trading', '60')))
  assert.equal(availableIn(now, 'spot', 'USDT'), '40')
  assert.equal(availableIn(now, 'trading', 'USDT'), '60')
  assert.equal(availableIn(now, 'finance', 'USDT'), '0')
  assert.equal(now.balances[0]?.frozen, '5')
  assert.deepEqual(withChanges(now, news(11, change('spot', '40'))), now)
  const frozen = withChanges(held, news(11, change('spot', '9', 'frozen')))
  assert.equal(frozen.balances[0]?.available, '100')
})

test('[W9] a balance is what its newest news says, in whichever order answer and channel come', () => {
  const answer = news(11, change('spot', '90'), change('spot', '15', 'frozen'))
  const filled = news(12, change('spot', '5', 'frozen'))
  for (const told of [
    [answer, filled],
    [filled, answer],
    [answer, filled, answer, filled],
  ]) {
    const now = told.reduce(withChanges, held)
    assert.deepEqual([now.balances[0]?.available, now.balances[0]?.frozen], ['90', '5'])
  }
  assert.deepEqual(withChanges(held, news(9, change('spot', '1'))).balances, held.balances)
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
  assert.equal(holdsNothing(withChanges(held, news(11, change('spot', '0.00000001')))), false)
  assert.equal(holdsNothing(withChanges(held, news(11, change('spot', '0')))), true)
  assert.equal(holdsNothing({ revision: 0, coins: [], balances: [] }), true)
})

test('[W69] the address fills the form in, as far as it names what there is', () => {
  const begun = (query: string) => begunForm(new URLSearchParams(query), held.coins)
  const { from, to, asset, amount } = begun('to=finance&asset=USDT&amount=12.5')
  assert.deepEqual([from, to, asset, amount], ['spot', 'finance', 'USDT', '12.5'])
  assert.deepEqual(begun('to=spot'), { ...emptyForm, from: 'trading', to: 'spot' })
  for (const query of ['', 'to=house', 'asset=DOGE&amount=1', 'amount=5'])
    assert.deepEqual(begun(query), emptyForm)
  for (const wrong of ['-1', '1e5', '1,5', '0.123456789', 'x', '9'.repeat(19)])
    assert.equal(begun(`asset=USDT&amount=${wrong}`).amount, '')
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
