/** The naive ledger notices whatever a machine has otherwise. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { custody, house } from '../accounts.ts'
import { move } from '../ledger.ts'
import type { Machine } from '../machine.ts'
import { locker } from './locker.ts'
import { NaiveLedger } from './naiveLedger.ts'
import { stage } from './stage.ts'

test('[M4] balances that are the same are no difference, in either realm', () => {
  const { machine, ledger } = given()
  assert.equal(ledger.difference(machine, 'real'), undefined)
  assert.equal(new NaiveLedger().difference(machine, 'demo'), undefined)
})

test('[M4] another amount, in any account, is a difference', () => {
  const { machine, ledger } = given()
  ledger.pay('USDT', 1n, '1 spot available', '1 spot frozen')
  assert.match(ledger.difference(machine, 'real') ?? '', /^real 1 spot available: 70 USDT instead/)
})

test('[M4] what only the machine has is a difference, in accounts that nobody heard of as well', () => {
  const { machine, ledger } = given()
  const movement = { asset: 'NEW', amount: 5n, reason: 'gift', of: 0 }
  const moved = move({ ...movement, from: custody('play'), to: house('nft') })
  const [seq, at] = [machine.seq + 1, machine.now]
  const decision = { ok: true, events: [moved] } as const
  const entry = {
    seq,
    at,
    realm: 'real',
    key: undefined,
    fingerprint: undefined,
    decision,
  } as const
  machine.take(entry, machine.batch + 1)
  assert.match(ledger.difference(machine, 'real') ?? '', /NEW instead of 0$/)
})

test('[M4] what the machine lacks is a difference', () => {
  const { machine, ledger } = given()
  ledger.pay('BTC', 2n, 'custody sandbox', 'house maker')
  assert.equal(ledger.difference(machine, 'real'), 'real: 2 balances are missing')
})

test('[M4] nobody pays what they do not have, but custody', () => {
  const { ledger } = given()
  assert.throws(() => ledger.pay('USDT', 71n, '1 spot available', 'house fees'), RangeError)
  assert.throws(() => ledger.pay('USDT', -1n, '1 spot available', 'house fees'), RangeError)
  ledger.pay('USDT', 1_000n, 'custody sandbox', 'house fees')
})

test('what was remembered is put back, whatever came after', () => {
  const { machine, ledger } = given()
  const restore = ledger.remember()
  ledger.pay('USDT', 30n, '1 spot available', '2 finance available')
  restore()
  assert.equal(ledger.difference(machine, 'real'), undefined)
})

/** Member 1 has 70 USDT, by both. */
function given(): { machine: Machine; ledger: NaiveLedger } {
  const { machine } = stage(locker).fund(1, 'USDT', 70n)
  const ledger = new NaiveLedger()
  ledger.pay('USDT', 70n, 'custody sandbox', '1 spot available')
  return { machine, ledger }
}
