/** How much may leave within an hour: a first limit for every coin, and what two operators set in its place. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyCore, Machine, UNIT } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import { NO_LIMIT, OUTFLOW_MAX, operations, outflowMax, type State } from '../core.ts'

const none: Pick<State, 'parameters'> = { parameters: new Map() }
const given = (asset: string, value: string): Pick<State, 'parameters'> => ({
  parameters: new Map([[OUTFLOW_MAX + asset, value]]),
})

/** Lets so much leave of an exchange that nobody has configured; whether that froze withdrawals. */
function freezes(asset: string, amount: bigint): boolean {
  const machine = new Machine([operations as AnyCore])
  const state = machine.state('real', operations) as State
  const world = {
    ...machine.look('real'),
    now: 1,
    actor: { kind: 'exchange' },
    id: () => 1,
  } as const
  const events = operations.reacts?.({ type: 'paidOut', asset, amount }, state, world) ?? []
  for (const event of events) operations.apply(event, state)
  return state.switches.has('withdrawalsFrozen')
}

test('[P78] [O3] without anybody setting it, withdrawals freeze at the first limit of a coin', () => {
  for (const [asset, coins] of [
    ['BTC', 1n],
    ['ETH', 30n],
    ['USDT', 100_000n],
  ] as const) {
    const limit = coins * UNIT
    assert.equal(freezes(asset, limit - 1n), false, asset)
    assert.equal(freezes(asset, limit), true, asset)
  }
})

test('[P78] of a coin that is not quoted the first payout freezes withdrawals, until its limit is set', () => {
  assert.equal(outflowMax(none, 'PEPE'), 0n)
  assert.equal(freezes('PEPE', 1n), true)
  assert.equal(outflowMax(given('PEPE', '5000'), 'PEPE'), 5000n * UNIT)
})

test('[P78] two operators set another limit or none; taken back, the first one holds again', () => {
  assert.equal(outflowMax(given('BTC', '2.5'), 'BTC'), 2_50000000n)
  assert.equal(outflowMax(given('BTC', NO_LIMIT), 'BTC'), undefined)
  assert.equal(outflowMax(given('ETH', NO_LIMIT), 'BTC'), UNIT)
})

test('[P32] a parameter has a plain name, and a limit is an amount above zero', () => {
  const on = stage(operations)
  for (const [name, value] of [
    ['', '1'],
    ['1a', '1'],
    ['a b', '1'],
    [`${OUTFLOW_MAX}BTC`, '0'],
    [`${OUTFLOW_MAX}BTC`, '-1'],
    [`${OUTFLOW_MAX}BTC`, '1e5'],
    ['a', 'x'.repeat(1_001)],
  ] as const)
    on.refused({ type: 'setParameter', name, value }, 'parameterUnsound')
})
