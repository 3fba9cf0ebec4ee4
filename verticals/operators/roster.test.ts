/** The roster: two different enrolled operators decide, and nothing that one person does makes two of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Typed } from '@evenkeel/kernel'
import { coreNamed } from '@evenkeel/server/testing/cores.ts'
import { type Command, OPERATOR_WAIT } from './core.ts'
import { waitingPeriod } from './server.ts'
import {
  ANN,
  BEN,
  by,
  createStage,
  DAY_MS,
  EVE,
  enrolled,
  HOUR_MS,
  puppet,
} from './testing/rosterStage.ts'

const cores = [coreNamed('wallet'), coreNamed('charity')] as const
const given = (wish?: Parameters<typeof createStage>[2]) => createStage(...cores, wish)

test('[P66] [O7] whoever is not on the roster decides nothing, in no core', () => {
  const { ask, withdrawal, approve } = given()
  const id = withdrawal()
  for (const command of [
    { type: 'approveWithdrawal', id },
    { type: 'rejectWithdrawal', id },
    { type: 'attestReserves', asset: 'USDT', chain: 'ethereum', amount: 1n },
    { type: 'fundTreasury', asset: 'USDT', chain: 'ethereum', amount: 1n },
    { type: 'allotFunds', house: 'options', asset: 'USDT', amount: 1n },
    { type: 'approvePayout', id: 1 },
    { type: 'setSwitch', name: 'cancelOnly', symbol: '', isOn: true, reason: 'drill' },
    { type: 'propose', core: 'operations', text: '{}' },
    { type: 'setParameter', name: 'a', value: '1' },
    puppet,
  ])
    assert.equal(ask(command, by(EVE)), 'operatorNotEnrolled', command.type)
  assert.equal(approve(id, 71), 'operatorNotEnrolled')
  assert.equal(approve(id, 72), 'operatorNotEnrolled')
})

test('[P66] [O7] a new operator rejects and holds up; what they approve counts after the waiting period', () => {
  const { ask, agreed, wait, withdrawal, approve } = given()
  assert.match(agreed(puppet), /operatorAdmitted/)
  assert.equal(approve(withdrawal(), EVE), 'operatorNotEnrolled')
  assert.equal(ask(enrolled), 'operatorEnrolled')
  const id = withdrawal()
  assert.equal(approve(id, ANN), 'withdrawalEndorsed')
  assert.equal(approve(id, EVE), 'operatorTooNew')
  assert.equal(
    ask({ type: 'propose', core: 'wallet', text: '{}' } as Command, by(EVE)),
    'operatorTooNew',
  )
  const project = { slug: 'water', goal: 1n, priority: 'urgent', lastsMs: DAY_MS }
  for (const type of ['openProject', 'changeProject'])
    assert.equal(ask({ type, id: 1, ...project } as Typed, by(EVE)), 'operatorTooNew', type)
  assert.equal(ask({ type: 'closeProject', id: 1 } as Typed, by(EVE)), 'operatorTooNew')
  assert.equal(ask({ type: 'rejectPayout', id: 1 } as Typed, by(EVE)), 'payoutDoesNotExist')
  const halt = (isOn: boolean): Command => ({
    type: 'setSwitch',
    name: 'cancelOnly',
    symbol: '',
    reason: 'drill',
    isOn,
  })
  assert.equal(ask(halt(true), by(EVE)), 'switchSet holdBounded')
  assert.equal(ask(halt(false), by(EVE)), 'operatorTooNew')
  assert.equal(ask(halt(false), by(ANN)), 'switchSet')
  wait(DAY_MS - 1)
  assert.equal(approve(id, EVE), 'operatorTooNew')
  wait(1)
  assert.equal(approve(id, EVE), 'withdrawalEndorsed', 'the first word is over after a day, too')
  assert.equal(approve(id, ANN), 'withdrawalApproved')
})

test('[P66] a new role, too, is waited for', () => {
  const { agreed, wait, withdrawal, approve } = given({ admins: [ANN, BEN, 3] })
  assert.match(agreed({ type: 'changeRole', operator: 3, role: 'finance' }), /operatorRoleChanged/)
  const id = withdrawal()
  assert.equal(approve(id, 3), 'operatorTooNew')
  wait(DAY_MS)
  assert.equal(approve(id, 3), 'withdrawalEndorsed')
})

test('[P66] two operators change the waiting period; only the exchange of a sandbox starts without one', () => {
  const { ask, agreed, state } = given()
  const hours = (value: string): Command => ({ type: 'setParameter', name: OPERATOR_WAIT, value })
  for (const value of ['0', '-1', '1.5', '1000', 'x'])
    assert.equal(agreed(hours(value)), 'parameterUnsound', value)
  assert.match(agreed(hours('48')), /parameterSet/)
  assert.match(agreed(puppet), /operatorAdmitted/)
  ask(enrolled)
  const { since = 0, countsFrom } = state().roster.get(EVE) ?? {}
  assert.equal(countsFrom, since + 2 * DAY_MS)
  const sandbox = given({ admins: [] })
  assert.equal(sandbox.ask(hours('0')), 'parameterSet')
})

test('[P66] a sandbox starts without a waiting period, and production never has none', () => {
  const on = given({ admins: [] })
  const start = (isSandbox: boolean) => {
    const seeds = waitingPeriod({ machine: on.machine, realm: 'real', isSandbox })
    return seeds
      .map(({ command }) => on.ask(command))
      .concat(`${on.state().parameters.get(OPERATOR_WAIT)}`)
  }
  assert.deepEqual(start(false), ['undefined'])
  assert.deepEqual(start(true), ['parameterSet', '0'])
  assert.deepEqual(start(true), ['0'])
  assert.deepEqual(start(false), ['parameterSet', 'undefined'])
})

test('[P67] [O7] an admin alone gives nobody access as soon as there are two', () => {
  const { ask, agreed, propose } = given({ admins: [ANN, BEN, 3] })
  const reset: Command = { type: 'admitOperator', operator: BEN, role: 'admin' }
  const promoted: Command = { type: 'changeRole', operator: 3, role: 'support' }
  for (const command of [puppet, reset, promoted]) {
    assert.equal(ask(command, by(ANN)), 'approvalNeeded', command.type)
    assert.equal(propose(command, ANN), 'proposed')
    assert.equal(ask(command, by(ANN)), 'approvalNeeded')
  }
  assert.equal(agreed(puppet, [ANN, ANN]), 'otherOperatorNeeded')
  assert.equal(ask(enrolled), 'operatorUnknown')
  assert.equal(agreed(reset, [ANN, BEN]), 'ownAccess')
  assert.match(agreed(reset, [ANN, 3]), /operatorAdmitted/)
})

test('[P67] [O7] what changes access is for admins, whoever else agreed', () => {
  const { ask, agreed } = given()
  agreed(puppet)
  ask(enrolled)
  const on = given()
  on.agreed({ ...puppet, operator: 3 } as Command)
  on.ask({ type: 'enrolOperator', operator: 3, role: 'finance' } as Command)
  on.wait(DAY_MS)
  const more: Command = { type: 'admitOperator', operator: EVE, role: 'finance' }
  assert.equal(on.agreed(more, [ANN, 3]), 'approvalNeeded')
  assert.equal(on.agreed(more, [3, ANN]), 'approvalNeeded')
  assert.equal(on.ask({ type: 'disableOperator', operator: ANN } as Command, by(3)), 'adminNeeded')
})

for (const [name, value] of [
  [OPERATOR_WAIT, '1'],
  ['holdMinutes', '60'],
  ['abandonedFunds.10000007', '50 USDT'],
] as const)
  test(`[P66] [P77] [P82] [O7] ${name} is changed by two admins, by nobody of finance`, () => {
    const { ask, agreed, wait } = given()
    for (const operator of [3, 4]) {
      agreed({ ...puppet, operator } as Command)
      ask({ ...enrolled, operator } as Command)
    }
    wait(DAY_MS)
    const change: Command = { type: 'setParameter', name, value }
    for (const pair of [
      [3, 4],
      [ANN, 3],
      [3, ANN],
    ] as const)
      assert.equal(agreed(change, pair), 'approvalNeeded')
    assert.match(agreed({ ...change, name: 'other' } as Command, [3, 4]), /parameterSet/)
    assert.match(agreed(change), /parameterSet/)
    assert.equal(given({ admins: [ANN] }).ask(change, by(ANN)), 'approvalNeeded', 'not by one')
  })

test('[P65] those from before are taken over once; the first operator counts at once', () => {
  const { ask, state } = given()
  const operators = [{ operator: EVE, role: 'admin' }]
  assert.equal(ask({ type: 'importOperators', operators } as Command), 'notAllowed')
  assert.equal(state().roster.has(EVE), false)
  const fresh = given({ admins: [] })
  assert.equal(
    fresh.ask({ type: 'importOperators', operators } as Command, by(1)),
    'operatorNotEnrolled',
  )
  const first: Command = { type: 'enrolOperator', operator: ANN, role: 'admin' }
  assert.equal(fresh.ask(first), 'operatorEnrolled')
  assert.equal(fresh.ask(first), 'nothing', 'once more after a crash')
  assert.equal(fresh.ask(puppet, by(ANN)), 'operatorAdmitted')
  assert.equal(fresh.ask({ ...enrolled, role: 'admin' } as Command), 'operatorUnknown')
})

const gone: Readonly<Record<string, (on: ReturnType<typeof given>) => string>> = {
  disabled: ({ ask }) => ask({ type: 'disableOperator', operator: 3 } as Command, by(ANN)),
  reset({ ask, agreed }) {
    assert.match(agreed({ type: 'admitOperator', operator: 3, role: 'admin' }), /operatorAdmitted/)
    return ask({ type: 'enrolOperator', operator: 3, role: 'admin' } as Command)
  },
  'given another role': ({ agreed }) =>
    agreed({ type: 'changeRole', operator: 3, role: 'finance' }),
}
for (const [what, happens] of Object.entries(gone))
  test(`[P68] [O7] what an operator said lapses when they are ${what}`, () => {
    const on = given({ admins: [ANN, BEN, 3] })
    const { ask, propose, state, withdrawal, approve } = on
    // A waiting period of an hour: what was said is still fresh when they count again.
    on.agreed({ type: 'setParameter', name: OPERATOR_WAIT, value: '1' })
    const id = withdrawal()
    assert.equal(approve(id, 3), 'withdrawalEndorsed')
    const limit: Command = { type: 'setParameter', name: 'outflowMax.BTC', value: '10' }
    assert.equal(propose(limit, 3), 'proposed')
    const [proposal] = [...state().proposals.keys()].slice(-1)
    const payout = { type: 'attestReserves', asset: 'USDT', chain: 'ethereum', amount: 5n } as Typed
    assert.equal(ask(payout, by(3)), 'stepEndorsed')
    on.wait(1)
    assert.match(happens(on), /operator(Disabled|Enrolled|RoleChanged)/)
    on.wait(HOUR_MS)
    assert.equal(
      ask({ type: 'approveProposal', id: proposal } as Command, by(ANN)),
      'proposalLapsed',
    )
    assert.equal(ask(limit, by(ANN)), 'approvalNeeded')
    assert.equal(approve(id, ANN), 'withdrawalEndorsed', 'a first approval, not a second')
    assert.equal(approve(id, BEN), 'withdrawalApproved')
    assert.equal(ask(payout, by(ANN)), 'stepEndorsed')
    assert.equal(ask(payout, by(BEN)), 'reservesAttested')
  })

test('[P68] an approval lapses as well, as long as it was not carried out', () => {
  const { ask, propose, state } = given({ admins: [ANN, BEN, 3] })
  const limit: Command = { type: 'setParameter', name: 'outflowMax.BTC', value: '10' }
  propose(limit, ANN)
  const [id] = [...state().proposals.keys()]
  ask({ type: 'approveProposal', id } as Command, by(3))
  ask({ type: 'disableOperator', operator: 3 } as Command, by(ANN))
  assert.equal(ask(limit, by(BEN)), 'approvalNeeded')
})
