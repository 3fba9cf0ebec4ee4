/** The roster: two different enrolled operators decide, and nothing that one person does makes two of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Actor, canonical, Machine, type Realm, type Typed } from '@evenkeel/kernel'
import { isSame } from '@evenkeel/kernel/testing'
import { coreNamed } from '@evenkeel/server/testing/cores.ts'
import { type Command, OPERATOR_WAIT, operations, type State } from './core.ts'
import { waitingPeriod } from './server.ts'

const wallet = coreNamed('wallet')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const exchange: Actor = { kind: 'exchange' }
const by = (id: number): Actor => ({ kind: 'operator', id })
const ANN = 1
const BEN = 2
const EVE = 9

/** An exchange with all cores in which operators decide; Ann and Ben are admins from long ago. */
function given({ admins = [ANN, BEN] }: { readonly admins?: readonly number[] } = {}) {
  const cores = [operations, wallet, coreNamed('charity')]
  const machine = new Machine(cores)
  machine.advance(1_700_000_000_000)
  const realm: Realm = 'real'

  function ask(command: Typed, actor = exchange): string {
    const core = cores.find(({ purposes }) => command.type in purposes)
    assert(core, command.type)
    const before = machine.snapshot()
    const decision = machine.decide(core, command, realm, actor)
    const [seq, at] = [machine.seq + 1, machine.now]
    if (!decision.ok) {
      assert(isSame(before, machine.snapshot()), 'a refusal changes nothing')
      return decision.refusal
    }
    const entry = { seq, at, realm, key: undefined, fingerprint: undefined, decision }
    machine.take(entry, machine.batch + 1)
    machine.endBatch(machine.batch + 1)
    const known = machine.snapshot().slice()
    machine.restore(known)
    assert(isSame(known, machine.snapshot()), 'a snapshot has the roster')
    return decision.events.map(({ type }) => type).join(' ') || 'nothing'
  }
  if (admins.length > 0) {
    const operators = admins.map((operator) => ({ operator, role: 'admin' as const }))
    assert.match(ask({ type: 'importOperators', operators } as Command), /operatorEnrolled/)
  }
  const state = () => machine.state(realm, operations) as State
  const wait = (ms: number) => machine.advance(machine.now + ms)
  /** One admin proposes, another approves and carries it out. */
  function agreed(
    command: Command,
    [first, second]: readonly [number, number] = [ANN, BEN],
  ): string {
    propose(command, first)
    const [id] = [...state().proposals.keys()].slice(-1)
    const approved = ask({ type: 'approveProposal', id } as Command, by(second))
    return approved === 'proposalApproved' ? ask(command, by(second)) : approved
  }
  function propose(command: Command, operator: number): string {
    const core = 'operations'
    return ask({ type: 'propose', core, text: canonical(command) } as Command, by(operator))
  }
  /** A member asks for more than one operator approves alone. */
  function withdrawal(): number {
    if (!(machine.state(realm, wallet) as { coins: Map<string, unknown> }).coins.has('USDT')) {
      ask({ type: 'listCoin', asset: 'USDT' } as Typed)
      const limits = { depositMin: 1n, withdrawalMin: 1n, withdrawalFee: 0n, fourEyesAbove: 10n }
      const most = { dailyMax: 10n ** 12n, dailyMaxAdvanced: 10n ** 12n }
      ask({ type: 'setNetwork', asset: 'USDT', chain: 'ethereum', ...limits, ...most } as Typed)
      const funds = { member: 1, asset: 'USDT', amount: 10n ** 12n }
      ask({ type: 'grantSandboxFunds', ...funds } as Typed)
    }
    const terms = { account: 'spot', asset: 'USDT', chain: 'ethereum', destination: 'd' }
    const asked = { type: 'requestWithdrawal', member: 1, ...terms, amount: 500n, level: 'basic' }
    assert.match(ask(asked as Typed), /withdrawalRequested/)
    const { withdrawals } = machine.state(realm, wallet) as { withdrawals: Map<number, unknown> }
    return [...withdrawals.keys()].at(-1) ?? 0
  }
  const approve = (id: number, operator: number) =>
    ask({ type: 'approveWithdrawal', id } as Typed, by(operator))
  return { machine, ask, agreed, propose, state, wait, withdrawal, approve }
}

const puppet: Command = { type: 'admitOperator', operator: EVE, role: 'finance' }
const enrolled: Command = { type: 'enrolOperator', operator: EVE, role: 'finance' }

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
  assert.equal(ask({ type: 'closeProject', id: 1 } as Typed, by(EVE)), 'projectDoesNotExist')
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
] as const)
  test(`[P66] [P77] [O7] ${name} is changed by two admins, by nobody of finance`, () => {
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
    assert.match(agreed({ ...change, name: 'outflowMax.BTC' } as Command, [3, 4]), /parameterSet/)
    assert.match(agreed(change), /parameterSet/)
    assert.equal(given({ admins: [ANN] }).ask(change, by(ANN)), 'approvalNeeded', 'not by one')
  })

test('[P67] with one admin it takes one; who has disabled the other waits before being the only one', () => {
  const alone = given({ admins: [ANN] })
  assert.equal(alone.ask(puppet, by(ANN)), 'operatorAdmitted')
  const { ask, wait } = given()
  assert.equal(
    ask({ type: 'disableOperator', operator: BEN } as Command, by(ANN)),
    'operatorDisabled',
  )
  assert.equal(ask({ type: 'disableOperator', operator: ANN } as Command, by(ANN)), 'lastAdmin')
  assert.equal(ask(puppet, by(ANN)), 'approvalNeeded')
  wait(DAY_MS)
  assert.equal(ask(puppet, by(ANN)), 'operatorAdmitted')
})

test('[P10] [O7] the machine’s own command resets an admin only where no other can', () => {
  const reset = (operator: number): Command => ({ type: 'admitOperator', operator, role: 'admin' })
  assert.equal(given().ask(reset(ANN)), 'otherAdminCanDoIt')
  const { ask, wait, approve, withdrawal } = given({ admins: [ANN] })
  assert.equal(ask(reset(BEN)), 'otherAdminCanDoIt')
  assert.equal(ask(reset(ANN)), 'operatorAdmitted')
  assert.equal(
    ask({ type: 'enrolOperator', operator: ANN, role: 'admin' } as Command),
    'operatorEnrolled',
  )
  assert.equal(approve(withdrawal(), ANN), 'operatorTooNew')
  assert.equal(ask(puppet, by(ANN)), 'operatorTooNew')
  wait(DAY_MS)
  assert.equal(ask(puppet, by(ANN)), 'operatorAdmitted')
})

test('[P10] [O7] the machine’s own command makes one person one operator: nobody but the last admin is reset by it', () => {
  const { ask, wait } = given({ admins: [ANN] })
  const reset = (operator: number, role: string) =>
    ask({ type: 'admitOperator', operator, role } as Command)
  assert.equal(ask(puppet, by(ANN)), 'operatorAdmitted')
  assert.equal(ask(enrolled), 'operatorEnrolled')
  assert.equal(
    ask({ type: 'admitOperator', operator: BEN, role: 'admin' } as Command, by(ANN)),
    'operatorAdmitted',
  )
  wait(1)
  assert.equal(reset(ANN, 'admin'), 'operatorAdmitted')
  for (const role of ['finance', 'admin'])
    assert.equal(reset(EVE, role), 'otherAdminCanDoIt', 'of another role')
  assert.equal(reset(BEN, 'admin'), 'otherAdminCanDoIt', 'invited, and never an admin')
  assert.equal(reset(5, 'admin'), 'otherAdminCanDoIt', 'unknown')
  wait(DAY_MS)
  assert.equal(reset(EVE, 'finance'), 'otherAdminCanDoIt')
  assert.equal(reset(ANN, 'admin'), 'operatorAdmitted', 'another link, if the first was lost')
  const without = given({ admins: [] })
  const operators = [{ operator: EVE, role: 'finance' }]
  without.ask({ type: 'importOperators', operators } as Command)
  assert.equal(without.ask(puppet), 'otherAdminCanDoIt', 'not where there never was an admin')
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
