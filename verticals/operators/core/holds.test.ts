/** Freezes that two operators end, and halts that one operator can set for a short while only. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Actor, canonical } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import { type Command, operations, type SetSwitch, type State, switchKey } from '../core.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 3_600_000
const by = (id: number): Actor => ({ kind: 'operator', id })
const turn = (name: SetSwitch['name'], isOn: boolean, symbol = ''): SetSwitch => ({
  type: 'setSwitch',
  name,
  symbol,
  isOn,
  reason: 'drill',
})
const halt = (symbol = 'btcusdt') => turn('marketHalted', true, symbol)
const resume = (symbol = 'btcusdt') => turn('marketHalted', false, symbol)
const freeze = turn('everythingFrozen', true)

function opened() {
  const given = stage(operations)
  given.submit({
    type: 'importOperators',
    operators: [1, 2, 3].map((operator) => ({ operator, role: 'admin' as const })),
  })
  const state = () => given.state() as State
  const isOn = (name: SetSwitch['name'], symbol = '') =>
    state().switches.has(switchKey(name, symbol))
  const isHeld = (symbol: string) => operations.holds?.(symbol, state()) === true
  const propose = (command: Command, operator = 1) => {
    const text = canonical(command)
    const [event] = given.submit({ type: 'propose', core: 'operations', text }, by(operator))
    assert(event?.type === 'proposed')
    return event.id
  }
  /** As operator 1 proposes it and operator 2 approves it, carried out by operator 2. */
  const byTwo = (command: SetSwitch) => {
    given.submit({ type: 'approveProposal', id: propose(command) }, by(2))
    return given.submit(command, by(2))
  }
  return { ...given, isOn, isHeld, propose, byTwo, state }
}

for (const name of ['withdrawalsFrozen', 'everythingFrozen'] as const)
  test(`[P76] one operator sets ${name}, and two end it`, () => {
    const given = opened()
    const off = turn(name, false)
    given.submit(turn(name, true), by(1))
    for (const operator of [1, 2]) given.refused(off, 'approvalNeeded', by(operator))
    const id = given.propose(off)
    given.refused(off, 'approvalNeeded', by(1))
    given.refused({ type: 'approveProposal', id }, 'otherOperatorNeeded', by(1))
    given.submit({ type: 'approveProposal', id }, by(2))
    given.refused({ ...off, reason: 'market' }, 'approvalNeeded', by(2))
    given.submit(off, by(2))
    assert.equal(given.isOn(name), false)
    given.submit(turn(name, true), by(1))
    given.refused(off, 'approvalNeeded', by(2))
  })

test('[P76] what was agreed on about an earlier freeze does not end the next one', () => {
  const given = opened()
  const off = turn('withdrawalsFrozen', false)
  given.submit(turn('withdrawalsFrozen', true), by(1))
  const ids = [given.propose(off), given.propose(off)]
  for (const id of ids) given.submit({ type: 'approveProposal', id }, by(2))
  given.submit(off, by(2))
  given.wait(1)
  given.submit(turn('withdrawalsFrozen', true), by(1))
  given.refused(off, 'approvalNeeded', by(1))
})

test('[P76] an approval that comes when the freeze is over already is used up', () => {
  const given = opened()
  const off = turn('withdrawalsFrozen', false)
  given.byTwo(off)
  assert.equal(given.state().proposals.size, 0)
})

test('[P76] cancel-only and maintenance are ended by one', () => {
  for (const name of ['cancelOnly', 'maintenance'] as const) {
    const given = opened()
    given.submit(turn(name, true), by(1))
    given.submit(turn(name, false), by(1))
    assert.equal(given.isOn(name), false)
  }
})

for (const [name, other] of [
  ['cancelOnly', 'maintenance'],
  ['maintenance', 'cancelOnly'],
] as const)
  test(`[P80] [O8] ${name} by one operator ends by itself after 15 minutes, and is set by one once in 24 hours`, () => {
    const given = opened()
    given.submit(turn(name, true), by(1))
    given.wait(15 * MINUTE_MS - 1)
    assert.equal(given.isOn(name), true)
    given.wait(1)
    assert.equal(given.isOn(name), false)
    for (const again of [name, other])
      for (const operator of [1, 2])
        given.refused(turn(again, true), 'approvalNeeded', by(operator))
    given.submit(halt(), by(1))
    given.wait(DAY_MS - 15 * MINUTE_MS)
    given.submit(turn(other, true), by(2))
    assert.equal(given.isOn(other), true)
  })

test('[P80] two operators keep members out for longer, and prolong what one has set; one ends it', () => {
  for (const isOn of [true, false]) {
    const given = opened()
    if (isOn) given.submit(turn('maintenance', true), by(1))
    given.byTwo(turn('maintenance', true))
    given.wait(2 * DAY_MS)
    assert.equal(given.isOn('maintenance'), true)
    given.submit(turn('maintenance', false), by(3))
    assert.equal(given.isOn('maintenance'), false)
  }
})

test('[P77] [O8] a halt by one operator ends by itself after 15 minutes', () => {
  const given = opened()
  given.submit(halt(), by(1))
  given.wait(15 * MINUTE_MS - 1)
  assert.equal(given.isHeld('btcusdt'), true)
  given.wait(1)
  assert.deepEqual([given.isOn('marketHalted', 'btcusdt'), given.isHeld('btcusdt')], [false, false])
})

test('[P77] [O8] a market is halted by one operator alone once in 24 hours, whoever it is', () => {
  const given = opened()
  given.submit(halt(), by(1))
  given.submit(halt(), by(2))
  given.submit(resume(), by(1))
  for (const operator of [1, 2, 3]) given.refused(halt(), 'approvalNeeded', by(operator))
  given.submit(halt('ethusdt'), by(1))
  given.wait(DAY_MS - 1)
  given.refused(halt(), 'approvalNeeded', by(1))
  given.wait(1)
  given.submit(halt(), by(1))
  assert.equal(given.isHeld('btcusdt'), true)
})

test('[P77] a halt that is on is not prolonged by turning it on once more', () => {
  const given = opened()
  given.submit(halt(), by(1))
  given.wait(14 * MINUTE_MS)
  assert.equal(given.submit(halt(), by(1)).length, 0)
  given.wait(MINUTE_MS)
  assert.equal(given.isHeld('btcusdt'), false)
})

test('[P77] two operators halt for longer, and prolong what one has halted; two resume it', () => {
  for (const isHalted of [true, false]) {
    const given = opened()
    if (isHalted) given.submit(halt(), by(1))
    const since = given.state().switches.get('marketHalted/btcusdt')?.since
    given.wait(MINUTE_MS)
    given.byTwo(halt())
    if (isHalted) assert.equal(given.state().switches.get('marketHalted/btcusdt')?.since, since)
    given.wait(2 * DAY_MS)
    assert.equal(given.isHeld('btcusdt'), true)
    given.refused(resume(), 'approvalNeeded', by(1))
    given.byTwo(resume())
    assert.equal(given.isHeld('btcusdt'), false)
  }
})

test('[P77] what is prolonged must be on still: a prolongation begins no halt', () => {
  const given = opened()
  const longer: SetSwitch = { ...halt(), prolongs: true }
  given.submit(halt(), by(1))
  given.wait(MINUTE_MS)
  const late = given.propose(longer)
  given.wait(14 * MINUTE_MS)
  assert.equal(given.isOn('marketHalted', 'btcusdt'), false)
  given.submit({ type: 'approveProposal', id: late }, by(2))
  given.refused(longer, 'nothingToProlong', by(2))
  given.wait(DAY_MS - MINUTE_MS * 15)
  given.submit(halt(), by(1))
  given.refused(longer, 'nothingToProlong', by(2))
  given.byTwo(longer)
  given.wait(2 * DAY_MS)
  assert.equal(given.isHeld('btcusdt'), true, 'what is on is prolonged')
})

test('[P77] [O8] a freeze by one operator holds up triggers and liquidations for 15 minutes, and money until two end it', () => {
  const given = opened()
  given.submit(freeze, by(1))
  given.wait(15 * MINUTE_MS - 1)
  assert.equal(given.isHeld('btcusdt'), true)
  given.wait(1)
  assert.deepEqual([given.isOn('everythingFrozen'), given.isHeld('btcusdt')], [true, false])
  given.byTwo(freeze)
  assert.equal(given.isHeld('btcusdt'), true)
  given.wait(DAY_MS)
  assert.equal(given.isHeld('btcusdt'), true)
})

test('[P77] a freeze and a halt by one operator do not add up', () => {
  const given = opened()
  given.submit(halt(), by(1))
  given.wait(10 * MINUTE_MS)
  given.submit(freeze, by(1))
  given.wait(5 * MINUTE_MS)
  assert.deepEqual([given.isHeld('btcusdt'), given.isHeld('ethusdt')], [false, true])
  given.byTwo(turn('everythingFrozen', false))
  given.refused(halt('ethusdt'), 'approvalNeeded', by(1))
  given.wait(MINUTE_MS)
  given.submit(freeze, by(1))
  assert.deepEqual([given.isOn('everythingFrozen'), given.isHeld('solusdt')], [true, false])
})

test('[P77] two operators change how long one may hold up alone, within an hour', () => {
  const given = opened()
  const set = (value: string): Command => ({ type: 'setParameter', name: 'holdMinutes', value })
  for (const value of ['0', '61', '1.5', 'x', '-1']) given.refused(set(value), 'parameterUnsound')
  for (const value of ['1', '60', '5']) given.submit(set(value))
  given.submit(halt(), by(1))
  given.wait(5 * MINUTE_MS)
  assert.equal(given.isHeld('btcusdt'), false)
})

test('[P29] [P77] a proposal or a halt whose end cannot be decided holds up no other', () => {
  const given = opened()
  const ids = [given.propose(freeze), given.propose(freeze)]
  for (const symbol of ['btcusdt', 'ethusdt']) given.submit(halt(symbol), by(1))
  const failed: Command[] = []
  const isSetAside = (command: Command) =>
    failed.some((one) => canonical(one) === canonical(command))
  const now = given.machine.now + DAY_MS
  for (;;) {
    const due = operations.deferrable?.(given.state(), now, {} as never, isSetAside)
    if (due === undefined) break
    assert(!isSetAside(due))
    failed.push(due)
  }
  const ends = ['btcusdt', 'ethusdt'].map((symbol) => {
    return { type: 'endHold', name: 'marketHalted', symbol }
  })
  assert.deepEqual(failed, [...ids.map((id) => ({ type: 'expireProposal', id })), ...ends])
})

test('[P77] what is held up, until when and by how many survives a restart from a snapshot', () => {
  const given = opened()
  given.submit(halt(), by(1))
  given.submit(freeze, by(1))
  given.machine.restore(given.machine.snapshot())
  given.wait(15 * MINUTE_MS)
  assert.deepEqual([given.isHeld('btcusdt'), given.isHeld('ethusdt')], [false, false])
  given.machine.restore(given.machine.snapshot())
  assert.equal(given.isOn('everythingFrozen'), true)
  given.refused(halt(), 'approvalNeeded', by(1))
})
