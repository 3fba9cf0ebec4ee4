/** Due work that cannot be decided holds up no other of its symbol, and is done once it can be. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  closes,
  coins,
  crossed,
  given,
  laddered,
  only,
  opens,
  positionIn,
  type Stage,
  SYMBOL,
  type terms,
} from '../testing/givenContracts.ts'
import { type Command, contracts, type Event } from './index.ts'

const HOURS_8 = 8 * 3_600_000

/** Contracts on which some due work cannot be decided, and everything that happens on them. */
function failing(more: Partial<typeof terms>, funds: string) {
  const told: Event[] = []
  const faults = new Set<(command: Command) => boolean>()
  const on = given(
    more,
    funds,
    ({ decision }) => {
      if (decision.ok) told.push(...(decision.events as Event[]))
    },
    undefined,
    contracts,
    (command) => [...faults].some((isFault) => isFault(command as Command)),
  )
  /** What happens at a price, or at a tick without one. */
  const at = (price?: string): Event[] => {
    told.length = 0
    on.machine.retryFailing()
    on.market(price === undefined ? () => undefined : freshly(on, price))
    return [...told]
  }
  return { on, faults, at }
}

const freshly =
  (on: Stage, price: string): Parameters<Stage['market']>[0] =>
  (board) => {
    const reference = { price: coins(price), at: on.machine.now, source: 'test', isStale: false }
    board.setReference(SYMBOL, reference)
  }

const liquidating = (member: number) => (command: Command) =>
  command.type === 'liquidate' && command.member === member
const liquidated = (events: readonly Event[]) => [
  ...new Set(only(events, 'liquidated').map(({ member }) => member)),
]

/** Accounts 1, 2 and 3, which at 80 lack in the order 3, 2, 1. */
function threeInDanger() {
  const stage = failing({ openInterestLots: 100_000, houseLots: 100_000 }, '100')
  stage.on.fund(4, 'USDT', coins('100000'), 'trading')
  for (const [member, lots] of [
    [1, 60],
    [2, 70],
    [3, 80],
  ] as const)
    crossed(stage.on, member, 4, lots, '100')
  return stage
}

test('[LC43] an account whose liquidation fails holds up no other: they go in their order', () => {
  const { on, faults, at } = threeInDanger()
  faults.add(liquidating(3))
  assert.deepEqual(liquidated(at('80')), [2, 1])
  assert.equal(positionIn(on, 3, 'long')?.lots, 80)
  assert.deepEqual(liquidated(at()), [], 'tried again, and failed again')
  faults.clear()
  assert.deepEqual(liquidated(at()), [3], 'without another price')
})

test('[LC43] an account that money has mended is not liquidated behind one whose liquidation fails', () => {
  const { on, faults, at } = threeInDanger()
  for (const member of [3, 2]) faults.add(liquidating(member))
  assert.deepEqual(liquidated(at('80')), [1])
  on.fund(2, 'USDT', coins('10000'), 'trading')
  faults.clear()
  faults.add(liquidating(3))
  for (let tick = 0; tick < 4; tick++) assert.deepEqual(liquidated(at()), [])
  assert.equal(positionIn(on, 2, 'long')?.lots, 70)
})

test('[LC43] a stop that cannot be decided does not keep its account from being liquidated', () => {
  const { on, faults, at } = failing({ houseLots: 1_000 }, '60')
  crossed(on, 1, 2, 50, '100')
  on.fund(2, 'USDT', coins('1000'), 'trading')
  const stop = { kind: 'stopMarket', stopPrice: coins('90') } as const
  on.submit(closes(1, 'long', 50, undefined, stop))
  faults.add(({ type }) => type === 'triggerContract')
  const events = at('88')
  assert.deepEqual(
    only(events, 'contractOrderCancelled').map(({ member, why }) => [member, why]),
    [[1, 'liquidation']],
  )
  assert.deepEqual(liquidated(events), [1])
  at()
  assert.deepEqual(on.machine.failing.list(), [], 'the stop is gone')
})

test('[LC43] of stops and steps of trailing stops those behind one that fails go on, in their order', () => {
  const { on, faults, at } = failing({}, '1000')
  const stops = ['92', '95', '93', '94'].map((price) => {
    const [placed] = only(
      on.submit(opens(1, 'short', 1, undefined, { kind: 'stopMarket', stopPrice: coins(price) })),
      'contractOrderPlaced',
    )
    return placed?.id as number
  })
  const trailing = [2, 3].map((member) => {
    const more = { kind: 'trailing', distanceBps: 1_000 } as const
    const [placed] = only(
      on.submit(opens(member, 'long', 1, undefined, more)),
      'contractOrderPlaced',
    )
    return placed?.id as number
  })
  on.market(laddered(['90'], ['91']))
  const [first, , third] = [stops[1], stops[3], stops[2]]
  const bad = new Set([first, third, trailing[0]])
  faults.add((command) => 'order' in command && bad.has(command.order))
  const ids = (events: readonly Event[]) =>
    events.flatMap((event) =>
      event.type === 'contractTriggered' || event.type === 'contractTrailed' ? [event.id] : [],
    )
  assert.deepEqual(ids(at('90')), [stops[3], stops[0], trailing[1]])
  faults.clear()
  assert.deepEqual(
    [0, 1, 2].flatMap(() => ids(at())),
    [first, third, trailing[0]],
    'one a tick',
  )
})

/** Contracts with resting orders to buy that the house maker takes at 88; those that are named fail. */
function resting(prices: readonly string[]) {
  const stage = failing({ houseLots: 1_000 }, '1000')
  const { on, faults } = stage
  const ids = prices.map((price) => {
    const [placed] = only(on.submit(opens(1, 'long', 1, price)), 'contractOrderPlaced')
    return placed?.id as number
  })
  const bad = new Set<number>()
  faults.add(
    (command) =>
      command.type === 'sweepContracts' &&
      bad.size > 0 &&
      (command.order === undefined || bad.has(command.order)),
  )
  on.market(laddered(['87.9'], ['88.1']))
  const open = () => ids.filter((id) => on.state().orders.get(id) !== undefined)
  return { ...stage, ids, bad, open }
}

test('[LC43] an order that the house maker cannot fill holds up no other of its symbol', () => {
  const { on, at, ids, bad, open } = resting(['94', '95', '93'])
  bad.add(ids[1] as number)
  assert.equal(only(at('88'), 'contractsSwept').length, 2, 'one by one')
  assert.deepEqual(open(), [ids[1]])
  for (let tick = 0; tick < 5; tick++) assert.deepEqual(at(), [], 'tried again, and failed again')
  bad.clear()
  at()
  assert.deepEqual(open(), [])
  at()
  at()
  assert.equal(on.machine.failing.list().length, 0)
})

test('[LC43] ten orders that cannot be filled hold up those behind them, nine do not', () => {
  const ten = Array.from({ length: 10 }, () => '95')
  const { on, at, ids, bad, open } = resting([...ten, '94'])
  for (const id of ids.slice(0, 10)) bad.add(id)
  for (let tick = 0; tick < 30; tick++) assert.deepEqual(at('88'), [])
  on.submit({ type: 'cancelContractOrder', member: 1, order: ids[4] as number })
  at()
  assert.deepEqual(open(), [...ids.slice(0, 4), ...ids.slice(5, 10)])
})

/** What each kind of work tells of, in the order of LC31. */
const KINDS = [
  ['fixFunding', 'fundingFixed'],
  ['triggerContract', 'contractTriggered'],
  ['sweepContracts', 'contractsSwept'],
  ['liquidate', 'liquidated'],
  ['warnMargin', 'marginWarned'],
  ['trailContract', 'contractTrailed'],
] as const

/** All kinds of work are due at a price of 88. */
function allDue() {
  const stage = failing({ houseLots: 1_000 }, '60')
  const { on } = stage
  for (const member of [2, 3, 4]) on.fund(member, 'USDT', coins('1000'), 'trading')
  on.fund(5, 'USDT', coins('63'), 'trading')
  for (const member of [1, 5]) crossed(on, member, 2, 50, '100')
  on.submit(opens(3, 'long', 5, '95'))
  on.submit(opens(3, 'long', 1, undefined, { kind: 'trailing', distanceBps: 1_000 }))
  on.submit(opens(4, 'short', 2, undefined, { kind: 'stopMarket', stopPrice: coins('92') }))
  on.market(laddered(['87.9'], ['88.1']))
  on.machine.advance(on.machine.now + HOURS_8)
  return stage
}

for (const [kind, tells] of KINDS)
  test(`[LC31] [LC43] whatever else a price makes due is done in its order while ${kind} fails`, () => {
    const { faults, at } = allDue()
    const kindsOf = (events: readonly Event[]) => [
      ...new Set(
        events.map(({ type }) => type).filter((type) => KINDS.some((one) => one[1] === type)),
      ),
    ]
    faults.add(({ type }) => type === kind)
    assert.deepEqual(
      kindsOf(at('88')),
      KINDS.map(([, other]) => other).filter((other) => other !== tells),
    )
    faults.clear()
    assert.ok(kindsOf(at()).includes(tells), 'at the next tick')
  })
