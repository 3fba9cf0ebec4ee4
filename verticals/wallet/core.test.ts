/** The wallet's core: transfers between a member's own accounts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { accounts, custody, EXCHANGE, type World } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import fc from 'fast-check'
import { type Command, wallet } from './core.ts'

const transfer = {
  type: 'transfer',
  member: 1,
  asset: 'USDT',
  amount: 40n,
  from: 'spot',
  to: 'trading',
} as const

function given() {
  const on = stage(wallet)
  on.submit({ type: 'listCoin', asset: 'USDT' })
  return on.fund(1, 'USDT', 100n)
}

test('[W1] a transfer moves the amount, all of it, from one account to the other', () => {
  const on = given()
  const events = on.submit(transfer)
  assert.deepEqual(events, [{ ...transfer, type: 'transferred', id: on.machine.seq * 1024 }])
  assert.equal(on.available(1, 'spot', 'USDT'), 60n)
  assert.equal(on.available(1, 'trading', 'USDT'), 40n)
})

test('[W1] every pair of different accounts works, both ways', () => {
  for (const from of accounts)
    for (const to of accounts) {
      if (from === to) continue
      const on = stage(wallet)
      on.submit({ type: 'listCoin', asset: 'USDT' })
      on.fund(1, 'USDT', 100n, from).submit({ ...transfer, from, to })
      assert.equal(on.available(1, to, 'USDT'), 40n)
    }
})

for (const [name, wrong, refusal] of [
  ['[W2] a coin that is not listed', { asset: 'NONE' }, 'coinDoesNotExist'],
  ['[W3] the same account twice', { to: 'spot' }, 'sameAccount'],
  ['[W4] nothing', { amount: 0n }, 'amountIsZero'],
  ['[W4] less than nothing', { amount: -1n }, 'amountIsZero'],
  ['[W5] one unit too much', { amount: 101n }, 'insufficientFunds'],
  ['[W5] a member without funds', { member: 2 }, 'insufficientFunds'],
  ['[W5] an account without funds', { from: 'finance' }, 'insufficientFunds'],
] as const)
  test(`${name} is refused as ${refusal}`, () => {
    given().refused({ ...transfer, ...wrong }, refusal)
  })

test('[W6] a refused transfer changes no byte of the state', () => {
  const on = given()
  const before = on.machine.snapshot()
  on.refused({ ...transfer, amount: 101n }, 'insufficientFunds')
  assert.deepEqual(on.machine.snapshot(), before)
})

test('[W5] all of it can be transferred, to the last unit', () => {
  const on = given()
  on.submit({ ...transfer, amount: 100n })
  assert.equal(on.available(1, 'spot', 'USDT'), 0n)
  on.refused({ ...transfer, amount: 1n }, 'insufficientFunds')
})

test('[W11] sandbox funds come out of custody, and only in a listed coin', () => {
  const on = given()
  on.submit({ type: 'grantSandboxFunds', member: 2, asset: 'USDT', amount: 7n })
  assert.equal(on.available(2, 'spot', 'USDT'), 7n)
  assert.equal(on.machine.balance('real', custody('sandbox'), 'USDT'), -107n)
  on.refused(
    { type: 'grantSandboxFunds', member: 2, asset: 'NONE', amount: 7n },
    'coinDoesNotExist',
  )
  on.refused({ type: 'grantSandboxFunds', member: 2, asset: 'USDT', amount: 0n }, 'amountIsZero')
})

test('[W62] a coin that is traded in a pair becomes a coin here, once', () => {
  const on = given()
  const react = (asset: string) =>
    wallet.reacts?.({ type: 'coinTraded', asset }, on.state(), on.machine.look('real') as World)
  assert.deepEqual(react('UNI'), [{ type: 'coinListed', asset: 'UNI' }])
  assert.deepEqual(react('USDT'), [])
})

test('a coin is listed once, however often it is asked for', () => {
  const on = given()
  assert.deepEqual(on.submit({ type: 'listCoin', asset: 'USDT' }), [])
  assert.deepEqual([...on.state().coins.keys()], ['USDT'])
})

test('[W1] [W5] whatever is asked, a member ends with what they began with', () => {
  const command = fc.record({
    type: fc.constant('transfer' as const),
    member: fc.constant(1),
    asset: fc.constantFrom('USDT', 'NONE'),
    amount: fc.bigInt(-5n, 120n),
    from: fc.constantFrom(...accounts),
    to: fc.constantFrom(...accounts),
  })
  fc.assert(
    fc.property(fc.array(command, { maxLength: 12 }), (commands: Command[]) => {
      const on = given()
      for (const next of commands) {
        const decision = on.machine.decide(wallet, next, 'real', EXCHANGE)
        if (decision.ok) on.submit(next)
      }
      const held = accounts.map((account) => on.available(1, account, 'USDT'))
      assert.equal(held[0]! + held[1]! + held[2]!, 100n)
    }),
    { numRuns: 50 },
  )
})
