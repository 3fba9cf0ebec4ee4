/** What two admins agreed to give up serves one erasure, within a day of its proposal. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyCore, canonical, EXCHANGE, Exchange, Machine, realms } from '@evenkeel/kernel'
import { memoryJournal } from '@evenkeel/kernel/testing'
import type { OperatorExchange } from '@evenkeel/wire/server'
import { type Command, operations, type RosterCommand } from '../core.ts'
import { stateOf } from '../held.ts'
import { by, DAY_MS } from '../testing/rosterStage.ts'
import { createAbandonment } from './abandoned.ts'

const [ANN, BEN] = [1, 2] as const
const NOW = 1_700_000_000_000
const UID = 10_000_007
const HOLDS = '50 USDT; 1 open position, at a profit of up to 100 USDT'
const admins: RosterCommand = {
  type: 'importOperators',
  operators: [ANN, BEN].map((operator) => ({ operator, role: 'admin' as const })),
}
const agreement = {
  type: 'setParameter',
  name: `abandonedFunds.${UID}`,
  value: HOLDS,
} as const

/** Two admins, and members whose erasure is counted. What time makes due is done only as a test says. */
async function given() {
  const machine = new Machine([operations as AnyCore])
  let now = NOW
  const exchange = new Exchange({
    machine,
    journal: memoryJournal(),
    clock: () => now,
    onBroken: (error) => {
      throw error
    },
  })
  for (const realm of realms) await exchange.submit(operations, admins, { realm, actor: EXCHANGE })
  const as = (operator: number): OperatorExchange => ({
    submit: (core, command, realm = 'real') =>
      exchange.submit(core, command, { realm, actor: by(operator) }),
    read: (look) => exchange.read(look),
  })
  const abandonment = createAbandonment(exchange, { keep: async () => undefined })
  let erased = 0
  /** What the call of an admin comes to; `refused` where the last look finds something else. */
  const call = (operator: number, { isRefused = false, holds = HOLDS } = {}) =>
    abandonment.agree(
      as(operator),
      operator,
      { uid: UID, holds, reason: 'they asked' },
      async () => {
        if (isRefused) return 'refused'
        erased++
        return 'erased'
      },
    )
  const ask = async (operator: number, command: Command) => {
    const decision = await as(operator).submit(operations, command)
    return decision.ok ? 'ok' : decision.refusal
  }
  const pass = (ms: number) => {
    now += ms
  }
  const open = () => [...stateOf(machine).proposals.values()]
  return { machine, exchange, call, ask, pass, open, erased: () => erased }
}

test('[P82] an agreement serves one erasure: the next needs two again, whether the first went through or not', async () => {
  for (const isRefused of [false, true]) {
    const { machine, call, ask, open, erased } = await given()
    assert.equal(await call(ANN), 'proposed')
    assert.equal(await call(BEN, { isRefused }), isRefused ? 'refused' : 'erased')
    assert.deepEqual(open(), [])
    assert.equal(stateOf(machine).parameters.size, 0)
    for (const operator of [BEN, ANN])
      assert.equal(await ask(operator, agreement), 'approvalNeeded', 'nor by another way')
    const before = erased()
    assert.equal(await call(BEN), 'proposed')
    assert.equal(erased(), before)
  }
})

test('[P82] nothing else than what was shown is agreed to', async () => {
  const { call, ask, open, erased } = await given()
  await call(ANN)
  assert.equal(await call(ANN), 'proposed', 'once more: still one of two')
  assert.equal(await call(BEN, { holds: HOLDS.replace('100', '200') }), 'proposed')
  assert.deepEqual([open().length, erased()], [2, 0])
  const [first] = open()
  assert.equal(await ask(BEN, { type: 'approveProposal', id: first?.id ?? 0 }), 'ok')
  assert.equal(await ask(BEN, { ...agreement, value: '51 USDT' }), 'approvalNeeded')
  assert.equal(await ask(BEN, agreement), 'ok')
})

test('[P82] a proposal that is a day old is agreed to no more, and proposed anew, before its end is in the journal, too', async () => {
  for (const [ms, comesTo] of [
    [DAY_MS - 1, 'erased'],
    [DAY_MS, 'proposed'],
  ] as const) {
    const { call, pass, open } = await given()
    assert.equal(await call(ANN), 'proposed')
    const [first] = open()
    pass(ms)
    assert.equal(await call(BEN), comesTo)
    if (comesTo === 'proposed') assert.equal(open().filter(({ id }) => id !== first?.id).length, 1)
  }
})

test('[P29] [P82] what two agreed to a day ago is carried out no more, before its end is in the journal, too', async () => {
  for (const [ms, comesTo] of [
    [DAY_MS - 1, 'erased'],
    [DAY_MS, 'proposed'],
  ] as const) {
    const { exchange, call, ask, pass, open, erased } = await given()
    const text = canonical(agreement)
    await ask(ANN, { type: 'propose', core: 'operations', text })
    const [proposal] = open()
    assert.equal(await ask(BEN, { type: 'approveProposal', id: proposal?.id ?? 0 }), 'ok')
    pass(ms)
    const isLate = comesTo === 'proposed'
    if (isLate) assert.equal(await ask(ANN, agreement), 'approvalNeeded')
    assert.equal(await call(ANN), comesTo)
    assert.equal(erased(), isLate ? 0 : 1)
    exchange.tick()
    assert.equal(open().length, isLate ? 1 : 0, 'the first is over, and the new one open')
  }
})
