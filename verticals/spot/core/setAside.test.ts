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
