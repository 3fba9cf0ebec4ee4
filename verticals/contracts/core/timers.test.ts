/** Cancel timers of contracts: what opens or rests goes, what guards a position stays. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Machine } from '@evenkeel/kernel'
import {
  closes,
  coins,
  given,
  laddered,
  only,
  opens,
  positionIn,
  priced,
} from '../testing/givenContracts.ts'
import { contracts } from './index.ts'

const setting = (member: number, after: number) =>
  ({ type: 'setContractCancelTimer', member, after }) as const

/** Somebody with a position, what guards it, and orders of every other kind. */
function started() {
  const on = given()
  on.market(laddered(['99.9'], ['100.1']))
  on.submit(opens(1, 'long', 10, undefined, { stopLoss: coins('90') }))
  const stop = { kind: 'stopMarket', stopPrice: coins('92') } as const
  on.submit(closes(1, 'long', 4, undefined, stop))
  on.submit(closes(1, 'long', 2, '110'))
  on.submit(opens(1, 'long', 3, '95'))
  on.submit(opens(1, 'short', 3, undefined, { ...stop, stopPrice: coins('94') }))
  on.submit(opens(2, 'long', 1, '95'))
  const open = (member: number) => [...(on.state().accounts.get(member)?.orders ?? [])]
  return { on, open }
}

test('[LC48] when the timer ends all orders of its member are cancelled but for those that wait to close', () => {
  const { on, open } = started()
  assert.equal(open(1).length, 5)
  on.submit(setting(1, 5_000))
  on.wait(4_999)
  assert.equal(open(1).length, 5)
  on.wait(1)
  assert.deepEqual(
    open(1).map(({ kind, effect }) => `${kind} ${effect}`),
    ['stopLoss close', 'stopMarket close'],
  )
  assert.equal(open(2).length, 1)
  assert.equal(positionIn(on, 1, 'long')?.lots, 10)
  assert.equal(on.frozen(1, 'trading', 'USDT'), 0n)
})

test('[LC48] set anew it counts from then; set to 0 it is off', () => {
  const { on, open } = started()
  on.submit(setting(1, 5_000))
  on.wait(4_000)
  on.submit(setting(1, 5_000))
  on.wait(4_000)
  assert.equal(open(1).length, 5)
  on.submit(setting(1, 0))
  assert.deepEqual(on.submit(setting(1, 0)), [])
  on.wait(100_000)
  assert.equal(open(1).length, 5)
})

test('[LC48] each order that goes says why', () => {
  const { on } = started()
  on.submit(setting(1, 5_000))
  on.machine.advance(on.machine.now + 5_000)
  const due = on.machine.deferrable()
  const command = { type: 'endContractCancelTimer', member: 1 } as const
  assert.deepEqual(due?.command, command)
  const events = on.submit(command)
  const cancelled = only(events, 'contractOrderCancelled')
  assert.deepEqual(new Set(cancelled.map(({ why }) => why)), new Set(['cancelTimer']))
  assert.equal(cancelled.length, 3)
})

test('[LC48] a timer is part of the state, beside stops that found nobody or without any', () => {
  const { on } = started()
  on.submit(setting(2, 60_000))
  const command = { type: 'endContractCancelTimer', member: 2 }
  for (const price of ['100', '91']) {
    on.market(laddered([], []))
    on.market(priced(price))
    const unfilled = [...on.state().orders.values()].filter(({ isUnfilled }) => isUnfilled)
    assert.equal(unfilled.length, price === '91' ? 1 : 0)
    const machine = new Machine([contracts])
    machine.restore(on.machine.snapshot())
    assert.deepEqual(machine.snapshot(), on.machine.snapshot())
    machine.advance(on.machine.now + 60_000)
    assert.deepEqual(machine.deferrable()?.command, command)
  }
})
