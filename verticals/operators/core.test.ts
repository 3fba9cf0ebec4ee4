/** Operations: what switches bar, what takes two operators, and when money leaves too fast. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Actor,
  type AnyCore,
  accept,
  type Core,
  canonical,
  Machine,
  type Purpose,
  record,
  type Typed,
} from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import {
  type Command,
  OUTFLOW_MAX,
  operations,
  type SetSwitch,
  type State,
  switchNames,
} from './core.ts'

const by = (id: number): Actor => ({ kind: 'operator', id })
const member: Actor = { kind: 'member', id: 7 }
const exchange: Actor = { kind: 'exchange' }
const on = (name: SetSwitch['name'], symbol = '', isOn = true): SetSwitch => ({
  type: 'setSwitch',
  name,
  symbol,
  isOn,
  reason: 'drill',
})
const enrolled: Command = {
  type: 'importOperators',
  operators: [1, 2, 3].map((operator) => ({ operator, role: operator < 3 ? 'admin' : 'finance' })),
}
/** Operations with operators 1, 2 and 3 on the roster. */
function staffed() {
  const given = stage(operations)
  given.submit(enrolled)
  return given
}
const limit: Command = { type: 'setParameter', name: `${OUTFLOW_MAX}BTC`, value: '10' }

/** A core with one command for each purpose. */
const trader: Core<object, Typed, { type: 'done' }, never> = {
  name: 'trader',
  code: 200,
  purposes: {
    place: 'trade',
    revoke: 'cancel',
    transfer: 'move',
    payOut: 'withdraw',
    list: 'terms',
    settle: 'run',
  } as Record<string, Purpose>,
  tradedIn: () => 'btcusdt',
  initial: () => ({}),
  decide: () => accept({ type: 'done' }),
  apply: () => undefined,
  events: { done: { code: 1, fields: record({}) } },
  snapshot: record({}),
}

/** What each purpose of each actor gets while something is switched on. */
function answers(...switches: SetSwitch[]): Record<string, string> {
  const machine = new Machine([operations as AnyCore, trader as AnyCore])
  take(machine, operations, enrolled, exchange)
  for (const command of switches) take(machine, operations, command, by(1))
  const told: Record<string, string> = {}
  for (const [who, actor] of Object.entries({ member, operator: by(1), exchange }))
    for (const type of ['place', 'revoke', 'transfer', 'payOut', 'list', 'settle']) {
      const decision = machine.decide(trader, { type }, 'real', actor)
      told[`${type} by ${who}`] = decision.ok ? 'ok' : decision.refusal
    }
  return told
}

function take(machine: Machine, core: AnyCore, command: Typed, actor: Actor): void {
  const decision = machine.decide(core, command, 'real', actor)
  assert(decision.ok)
  const seq = machine.seq + 1
  const entry = {
    seq,
    at: machine.now,
    realm: 'real',
    key: undefined,
    fingerprint: undefined,
  } as const
  machine.take({ ...entry, decision }, machine.batch + 1)
  machine.endBatch(machine.batch + 1)
}

const open = answers()
/** What switches hold up, beside what is refused without them. */
function heldUp(...switches: SetSwitch[]): string[] {
  const closed = answers(...switches)
  return Object.keys(closed)
    .filter((name) => closed[name] !== open[name])
    .map((name) => `${name}: ${closed[name]}`)
}

test('[P20] without a switch everything is let in but a change of terms without approval', () => {
  const refused = Object.entries(open).filter(([, answer]) => answer !== 'ok')
  assert.deepEqual(Object.fromEntries(refused), {
    'list by member': 'approvalNeeded',
    'list by operator': 'approvalNeeded',
  })
})

test('[P21] [O4] cancel-only lets members take back, and nothing else', () => {
  assert.deepEqual(heldUp(on('cancelOnly')), [
    'place by member: cancelOnly',
    'transfer by member: cancelOnly',
    'payOut by member: cancelOnly',
    'list by member: cancelOnly',
  ])
})

test('[P22] [O4] frozen withdrawals let no money out, whoever asks', () => {
  assert.deepEqual(heldUp(on('withdrawalsFrozen')), [
    'payOut by member: withdrawalsFrozen',
    'payOut by operator: withdrawalsFrozen',
    'payOut by exchange: withdrawalsFrozen',
  ])
})

test('[P23] [O4] a halted market takes no orders and gives back those that there are; other markets go on', () => {
  assert.deepEqual(heldUp(on('marketHalted', 'btcusdt')), [
    'place by member: marketHalted',
    'place by operator: marketHalted',
    'place by exchange: marketHalted',
  ])
  assert.deepEqual(heldUp(on('marketHalted', 'ethusdt')), [])
})

test('[P23] a command that names no market is refused whole when its decision trades in a halted one', () => {
  type Traded = { readonly type: 'done'; readonly symbol?: string }
  const trades = (...symbols: (string | undefined)[]): AnyCore => ({
    ...trader,
    tradedIn: ({ symbol }: Traded) => symbol,
    decide: () => accept(...symbols.map((symbol) => ({ type: 'done', symbol }))),
  })
  const placed = (core: AnyCore, ...switches: SetSwitch[]) => {
    const machine = new Machine([operations as AnyCore, core])
    take(machine, operations, enrolled, exchange)
    for (const command of switches) take(machine, operations, command, by(1))
    return machine.decide(core, { type: 'place' }, 'real', member)
  }
  const halt = on('marketHalted', 'ethusdt')
  assert.equal(placed(trades('btcusdt', 'ethusdt')).ok, true)
  assert.deepEqual(placed(trades('btcusdt', 'ethusdt'), halt), {
    ok: false,
    refusal: 'marketHalted',
    detail: { symbol: 'ethusdt' },
  })
  assert.equal(placed(trades('btcusdt'), halt).ok, true)
  // What the core does not name may be in any market.
  assert.equal(placed(trades('btcusdt', undefined), halt).ok, false)
  const { tradedIn: _, ...silent } = trades('btcusdt')
  assert.equal(placed(silent, halt).ok, false)
  assert.equal(placed({ ...silent, tradedIn: () => null }, halt).ok, true)
})

test('[P35] a delisted market of one product takes no orders, whoever asks; of another it does', () => {
  const placed = (name: string, actor: Actor) => {
    const machine = new Machine([operations, trader])
    take(machine, operations, enrolled, exchange)
    take(machine, operations, { type: 'setParameter', name, value: 'yes' } as Command, exchange)
    const purposes = Object.keys(trader.purposes).filter((type) => type !== 'list')
    return purposes.flatMap((type) => {
      const decision = machine.decide(trader, { type }, 'real', actor)
      return decision.ok ? [] : [`${type}: ${decision.refusal}`]
    })
  }
  for (const actor of [member, by(1), exchange])
    assert.deepEqual(placed('delisted.trader.btcusdt', actor), ['place: marketDelisted'])
  assert.deepEqual(placed('delisted.other.btcusdt', member), [])
  assert.deepEqual(placed('delisted.trader.ethusdt', member), [])
  const given = stage(operations)
  const name = 'delisted.trader.btcusdt'
  given.refused({ type: 'setParameter', name, value: 'no' }, 'parameterUnsound')
  given.submit({ type: 'setParameter', name, value: 'yes' })
  given.submit({ type: 'setParameter', name, value: '' })
  assert.equal(given.state().parameters.size, 0)
})

test('[P35] what only lessens a member’s risk is let into a delisted market, and not into a halted one', () => {
  const reducing = { ...trader, reduces: ({ type }: Typed) => type === 'place' }
  const machine = new Machine([operations, reducing])
  take(machine, operations, enrolled, exchange)
  const ask = () => machine.decide(reducing, { type: 'place' }, 'real', member)
  const delisted: Command = {
    type: 'setParameter',
    name: 'delisted.trader.btcusdt',
    value: 'yes',
  }
  take(machine, operations, delisted, exchange)
  assert.equal(ask().ok, true)
  take(machine, operations, on('marketHalted', 'btcusdt'), by(1))
  const held = ask()
  assert.equal(!held.ok && held.refusal, 'marketHalted')
})

test('[P81] what only lessens a member’s risk is let past a freeze that liquidates again', () => {
  const reducing = { ...trader, reduces: ({ type }: Typed) => type === 'place' }
  const machine = new Machine([operations, reducing])
  take(machine, operations, enrolled, exchange)
  const isIn = (type: string, actor: Actor) => machine.decide(reducing, { type }, 'real', actor).ok
  take(machine, operations, on('everythingFrozen'), by(1))
  assert.equal(isIn('place', member), false)
  const state = machine.state('real', operations) as State
  state.isFreezeSpent = true
  assert.deepEqual([isIn('place', member), isIn('place', by(2))], [true, false])
  for (const type of ['transfer', 'payOut', 'revoke']) assert.equal(isIn(type, member), false)
})

test('[P24] [O4] maintenance keeps members out of everything, and operators and due work in', () => {
  assert.deepEqual(
    heldUp(on('maintenance')).map((line) => line.replace(/:.*/, '')),
    ['place', 'revoke', 'transfer', 'payOut', 'list'].map((type) => `${type} by member`),
  )
})

test('[P25] [O4] a frozen exchange does nothing but what is due', () => {
  const all = heldUp(on('everythingFrozen'))
  assert.equal(all.length, 15)
  assert(all.every((line) => line.endsWith('exchangeFrozen') && !line.startsWith('settle')))
})

test('[P26] a halted market and a frozen exchange hold urgent work; no other switch does', () => {
  for (const name of switchNames) {
    const machine = new Machine([operations as AnyCore, trader as AnyCore])
    take(machine, operations, enrolled, exchange)
    const state = machine.state('real', operations) as State
    assert.equal(operations.holds?.('btcusdt', state), false)
    take(machine, operations, on(name, name === 'marketHalted' ? 'btcusdt' : ''), by(1))
    const held = name === 'marketHalted' || name === 'everythingFrozen'
    assert.equal(operations.holds?.('btcusdt', state), held, name)
    assert.equal(operations.holds?.('ethusdt', state), name === 'everythingFrozen', name)
  }
})

test('[P27] only an operator switches; what is on already stays as it is', () => {
  const given = staffed()
  given.refused(on('cancelOnly'), 'operatorNeeded')
  given.refused(on('cancelOnly'), 'operatorNeeded', member)
  given.refused(on('cancelOnly', 'btcusdt'), 'switchUnknown', by(1))
  given.refused(on('marketHalted'), 'switchUnknown', by(1))
  assert.equal(given.submit(on('cancelOnly'), by(1)).length, 2, 'with its end')
  assert.equal(given.submit(on('cancelOnly'), by(2)).length, 0)
  assert.equal(given.submit(on('cancelOnly', '', false), by(2)).length, 1)
})

/** An exchange on which operator 1 has proposed the limit. */
function proposed() {
  const given = staffed()
  const [event] = given.submit(
    { type: 'propose', core: 'operations', text: canonical(limit) },
    by(1),
  )
  assert(event?.type === 'proposed')
  return { given, id: event.id }
}

test('[P28] what one operator proposes another approves, once, and then it can be done, once', () => {
  const { given, id } = proposed()
  const gated = (refusal: string, actor: Actor) =>
    given.refused(limit, refusal as 'operatorNeeded', actor)
  gated('approvalNeeded', by(2))
  given.refused({ type: 'approveProposal', id }, 'otherOperatorNeeded', by(1))
  given.refused({ type: 'approveProposal', id }, 'operatorNeeded')
  given.submit({ type: 'approveProposal', id }, by(2))
  given.refused({ type: 'approveProposal', id }, 'proposalNotOpen', by(3))
  const events = given.submit(limit, by(1))
  assert.deepEqual(
    events.map(({ type }) => type),
    ['proposalCarriedOut', 'parameterSet'],
  )
  gated('approvalNeeded', by(1))
  given.refused({ type: 'approveProposal', id }, 'proposalDoesNotExist', by(2))
})

test('[P28] what was approved is that command, to the letter, and of that core', () => {
  const { given, id } = proposed()
  given.submit({ type: 'approveProposal', id }, by(2))
  for (const value of ['10.0', '100', ''])
    given.refused({ ...limit, value } as Command, 'approvalNeeded' as 'operatorNeeded', by(2))
  const other = staffed()
  const text = canonical(limit)
  const [event] = other.submit({ type: 'propose', core: 'wallet', text }, by(1))
  assert(event?.type === 'proposed')
  other.submit({ type: 'approveProposal', id: event.id }, by(2))
  other.refused(limit, 'approvalNeeded' as 'operatorNeeded', by(1))
})

test('[P29] a proposal is over after 24 hours, approved or not; anybody may reject it before', () => {
  const { given, id } = proposed()
  given.wait(24 * 3_600_000 - 1)
  given.submit({ type: 'approveProposal', id }, by(2))
  given.wait(1)
  given.refused(limit, 'approvalNeeded' as 'operatorNeeded', by(1))
  given.refused({ type: 'rejectProposal', id }, 'proposalDoesNotExist', by(1))
  const next = proposed()
  next.given.submit({ type: 'rejectProposal', id: next.id }, by(1))
  next.given.refused({ type: 'approveProposal', id: next.id }, 'proposalDoesNotExist', by(2))
})

for (const [name, text] of [
  ['of nothing', ''],
  ['as long as a word can be', 'x'.repeat(255)],
  ['longer than a word', 'y'.repeat(256)],
  ['as long as they may be', 'z'.repeat(10_000)],
  ['of other letters', '{"name":"測試 – ü"}'],
] as const)
  test(`[P30] a proposal ${name} is kept as it is, in the journal and in a snapshot`, () => {
    const given = staffed()
    given.submit({ type: 'propose', core: 'wallet', text }, by(1))
    const [kept] = [...given.state().proposals.values()]
    assert.equal(kept?.text, text)
  })

test('[P30] proposals are bounded in number and length', () => {
  const machine = new Machine([operations as AnyCore])
  take(machine, operations, enrolled, exchange)
  const command: Command = { type: 'propose', core: 'wallet', text: '{}' }
  for (let nth = 0; nth < 1_000; nth++) take(machine, operations, command, by(1))
  assert.deepEqual(machine.decide(operations, command, 'real', by(1)), {
    ok: false,
    refusal: 'tooManyProposals',
  })
  staffed().refused({ ...command, text: 'x'.repeat(10_001) }, 'proposalTooLong', by(1))
  for (const length of [255, 256, 510, 511, 10_000]) {
    const on = staffed()
    const text = `{${'x'.repeat(length - 2)}}`
    on.submit({ ...command, text }, by(1))
    on.machine.restore(on.machine.snapshot())
    assert.deepEqual(
      [...on.state().proposals.values()].map((one) => one.text),
      [text],
    )
  }
})

/** Lets the exchange set a limit, and tells of money that left. */
function leaving(value: string) {
  const machine = new Machine([operations as AnyCore])
  machine.advance(1_700_000_000_000)
  take(machine, operations, { ...limit, value } as Command, exchange)
  const state = () => machine.state('real', operations) as State
  return {
    isFrozen: () => state().switches.has('withdrawalsFrozen'),
    wait: (ms: number) => machine.advance(machine.now + ms),
    leave(asset: string, amount: bigint) {
      const world = { ...machine.look('real'), now: machine.now, actor: exchange, id: () => 1 }
      const events = operations.reacts?.({ type: 'paidOut', asset, amount }, state(), world) ?? []
      for (const event of events) operations.apply(event, state())
    },
  }
}

test('[P31] [O3] what leaves within an hour is summed: at the limit withdrawals are frozen by themselves', () => {
  const { isFrozen, wait, leave } = leaving('10')
  leave('BTC', 6_00000000n)
  leave('ETH', 20_00000000n)
  wait(3_600_000)
  leave('BTC', 6_00000000n)
  assert.equal(isFrozen(), false, 'an hour later it is another hour')
  wait(3_599_999)
  leave('BTC', 3_99999999n)
  assert.equal(isFrozen(), false)
  leave('BTC', 1n)
  assert.equal(isFrozen(), true)
})

test('[P31] where two operators have said that there is no limit nothing freezes by itself', () => {
  const { isFrozen, leave } = leaving('none')
  leave('BTC', 10n ** 18n)
  assert.equal(isFrozen(), false)
})
