/** What is told at a calm pace: the first at once, the rest together, and the last never lost. */
import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import type { Exchange, Typed } from '@evenkeel/kernel'
import { createPace, tellWhenChanged } from './pace.ts'

test('the first is told at once, what follows within the time together, and nothing after a stop', (t) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.after(() => mock.timers.reset())
  let told = 0
  const pace = createPace(250, () => told++)
  pace.ask()
  assert.equal(told, 1)
  pace.ask()
  pace.ask()
  assert.equal(told, 1)
  mock.timers.tick(250)
  assert.equal(told, 2)
  mock.timers.tick(250)
  assert.equal(told, 2, 'nobody asked again')
  pace.ask()
  assert.equal(told, 3)
  pace.ask()
  pace.stop()
  mock.timers.tick(1_000)
  pace.ask()
  assert.equal(told, 3)
})

test('a flood of changes is told once when it is durable, and a change after the reading once more', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] })
  t.after(() => mock.timers.reset())
  type See = Parameters<Exchange['watchAll']>[0]
  const seeing = new Set<See>()
  const durable: (() => void)[] = []
  let state = 0
  const told: number[] = []
  const failures: unknown[] = []
  const stop = tellWhenChanged({
    exchange: {
      watchAll(see) {
        seeing.add(see)
        return () => seeing.delete(see)
      },
    },
    everyMs: 250,
    changes: (realm, events) => realm === 'real' && events.some(({ type }) => type === 'counted'),
    async tell() {
      told.push(state)
      if (state === 12) throw new Error('cannot be told')
    },
    onFailure: (error) => failures.push(error),
  })
  function decided(type: string, realm: 'real' | 'demo' = 'real') {
    for (const see of seeing) {
      const tell = see(realm, [{ type } as Typed])
      if (tell !== undefined) durable.push(tell)
    }
  }
  decided('other')
  decided('counted', 'demo')
  assert.equal(durable.length, 0)
  for (state = 1; state < 10; state++) decided('counted')
  assert.deepEqual([durable.length, told], [1, []], 'nothing is told before it is durable')
  durable.shift()?.()
  assert.deepEqual(told, [10])
  state = 11
  decided('counted')
  durable.shift()?.()
  assert.deepEqual(told, [10])
  mock.timers.tick(250)
  assert.deepEqual(told, [10, 11], 'the last is not lost')
  state = 12
  decided('counted')
  durable.shift()?.()
  mock.timers.tick(250)
  await Promise.resolve()
  assert.equal(failures.length, 1, 'a telling that fails is reported')
  state = 13
  decided('counted')
  durable.shift()?.()
  mock.timers.tick(250)
  assert.deepEqual(told, [10, 11, 12, 13], 'and the next is told all the same')
  stop()
  assert.equal(seeing.size, 0)
})
