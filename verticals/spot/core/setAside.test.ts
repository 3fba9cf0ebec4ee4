/** Due work that cannot be decided holds up no other of its pair, and is done once it can be. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Entry } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import { given, givenMaker, limit, place, quoted, stopAt } from '../testing/givenSpot.ts'
import { type Command, type Event, spot } from './index.ts'

/** A pair on which some due work cannot be decided, and what its prices set off: `swept`, or the stop's id. */
function failing() {
  const told: (string | number)[] = []
  const faults = new Set<(command: Command) => boolean>()
  const on = given(
    stage(spot, {
      told: ({ decision }: Entry) => {
        for (const event of decision.ok ? (decision.events as readonly Event[]) : []) {
          if (event.type === 'swept') told.push('swept')
          if (event.type === 'stopTriggered') told.push(event.id)
        }
      },
      fails: (command) => [...faults].some((isFault) => isFault(command as Command)),
    }),
  )
  givenMaker(on, '10000', '10')
  /** What happens at a price, or at a tick without one. */
  const at = (price?: string) => {
    told.length = 0
    on.machine.retryFailing()
    on.market(price === undefined ? () => undefined : quoted(price))
    return [...told]
  }
  return { on, faults, at }
}

test('[S49] stops behind one that cannot be decided go off, in their order', () => {
  const { on, faults, at } = failing()
  const [far, first, second, third] = ['96', '99', '98.5', '98'].map((trigger) =>
    place(on, stopAt(1, 'sell', '0.1', trigger)),
  )
  const bad = new Set([first, third])
  faults.add((command) => command.type === 'trigger' && bad.has(command.order))
  assert.deepEqual(at('98'), [second])
  assert.deepEqual(at('96'), [far])
  assert.deepEqual(at(), [])
  faults.clear()
  assert.deepEqual([at(), at(), at()], [[first], [third], []], 'one a tick')
  assert.equal(on.machine.failing.list().length, 0)
})

test('[S48] [S49] stops go off while the house maker cannot fill, and the other way round', () => {
  for (const kind of ['sweep', 'trigger'] as const) {
    const { on, faults, at } = failing()
    on.submit(limit(1, 'buy', '1', '99'))
    const stops = ['98.9', '98.8'].map((trigger) => place(on, stopAt(2, 'sell', '0.1', trigger)))
    faults.add(({ type }) => type === kind)
    assert.deepEqual(at('98.5'), kind === 'sweep' ? stops : ['swept'])
    faults.clear()
    assert.deepEqual(at(), kind === 'sweep' ? ['swept'] : [stops[0]])
  }
})

/** Fills fail that one of these orders is part of. */
const covers =
  (bad: ReadonlySet<number>) =>
  (command: Command): boolean =>
    command.type === 'sweep' &&
    bad.size > 0 &&
    (command.order === undefined || bad.has(command.order))

test('[S49] an order that the house maker cannot fill holds up no other of its pair', () => {
  const { on, faults, at } = failing()
  const buys = ['99.1', '99.2', '99', '99.3'].map((price) => place(on, limit(1, 'buy', '1', price)))
  const sell = place(on, limit(2, 'sell', '1', '101'))
  const bad = new Set([buys[1] as number])
  faults.add(covers(bad))
  const open = () => [...buys, sell].filter((id) => on.state().orders.get(id) !== undefined)
  assert.deepEqual(at('98.5'), ['swept', 'swept', 'swept'], 'one by one')
  assert.deepEqual(open(), [buys[1], sell])
  for (let tick = 0; tick < 5; tick++) assert.deepEqual(at(), [], 'tried again, and failed again')
  assert.equal(at('102').length, 1, 'nor the other side')
  assert.deepEqual(open(), [buys[1]])
  bad.clear()
  at('98.5')
  at()
  assert.deepEqual(open(), [])
  at()
  at()
  assert.equal(on.machine.failing.list().length, 0)
})

test('[S49] ten orders that cannot be filled hold up those behind them, nine do not, and stops go off', () => {
  const { on, faults, at } = failing()
  const ten = Array.from({ length: 10 }, () => place(on, limit(1, 'buy', '0.1', '99.5')))
  const behind = place(on, limit(1, 'buy', '0.1', '99'))
  const stop = place(on, stopAt(2, 'sell', '0.1', '98.9', '110'))
  faults.add(covers(new Set(ten)))
  assert.deepEqual(at('98.5'), [stop])
  for (let tick = 0; tick < 30; tick++) assert.deepEqual(at(), [])
  on.submit({ type: 'cancelOrder', member: 1, order: ten[4] as number })
  at()
  assert.ok(on.state().orders.get(behind) === undefined)
  assert.equal(on.state().orders.size, 10, 'nine, and what the stop placed')
})

test('[S49] stops that wait for a rise, too: those behind one that fails go off', () => {
  const { on, faults, at } = failing()
  const [first, second] = ['101', '101.5'].map((trigger) =>
    place(on, stopAt(1, 'buy', '0.1', trigger)),
  )
  faults.add((command) => command.type === 'trigger' && command.order === first)
  assert.deepEqual(at('102'), [second])
  faults.clear()
  assert.deepEqual(at('100'), [], 'the price is not reached any more')
  assert.deepEqual(at('101'), [first])
})
