/** The loop that follows a chain: it goes on whatever fails, tells its health, and stops when it is told to. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import type { Follower, Progress } from './follower.ts'
import { startWatcher, type WatcherTimings } from './watcher.ts'

const quick: WatcherTimings = { pollMs: 5, breathMs: 0, waitMs: 1, waitMostMs: 4 }

function given(t: TestContext, step: Follower['step'], timings = quick) {
  const said: string[] = []
  let turns = 0
  let aborted = 0
  const watcher = startWatcher({
    follower: { step },
    nodes: { turn: () => void turns++ },
    timings,
    abort: () => void aborted++,
    onFailure: (event) => said.push(event),
  })
  t.after(() => watcher.stop())
  return { watcher, said, turns: () => turns, aborted: () => aborted }
}

const until = (isSo: () => boolean) => eventually(`${isSo}`, isSo)

/** As much passes as another watcher takes for several polls and failures. */
async function othersGoOn(t: TestContext): Promise<void> {
  let steps = 0
  const other = given(t, async () => {
    if (++steps % 2 === 0) throw new Error('no node can be used')
    return at(1, 1)
  })
  await until(() => steps > 10)
  await other.watcher.stop()
}

const at = (lookedAt: number, head: number): Progress => ({ lookedAt, head, uncredited: 0 })

test('[N10] an outage is told once, its end shows in the health, and another node has its turn', async (t) => {
  let isBroken = true
  let steps = 0
  const { watcher, said, turns } = given(t, async () => {
    steps++
    if (isBroken) throw new Error('no node can be used')
    return at(8, 10)
  })
  await until(() => steps > 5)
  const { failures, lastError, lagBlocks } = watcher.health()
  assert(failures > 3)
  assert.deepEqual([lastError, lagBlocks], ['no node can be used', undefined])
  assert.deepEqual(said, ['chain watcher failed'])
  assert(turns() > 3)
  isBroken = false
  await until(() => watcher.health().failures === 0)
  assert.deepEqual(watcher.health(), {
    lagBlocks: 2,
    failures: 0,
    lastError: undefined,
    uncredited: 0,
  })
  isBroken = true
  await until(() => said.length === 2)
})

test('[N10] after each failure it waits twice as long as after the one before', async (t) => {
  const steps: number[] = []
  given(
    t,
    async () => {
      steps.push(performance.now())
      throw new Error('no node can be used')
    },
    { ...quick, waitMs: 100, waitMostMs: 60_000 },
  )
  await until(() => steps.length === 5)
  for (const [nth, least] of [100, 200, 400, 800].entries()) {
    const waited = (steps[nth + 1] ?? 0) - (steps[nth] ?? 0)
    // A timer may be a moment early.
    assert(waited > least - 5, `${waited} ms after failure ${nth + 1}`)
  }
})

test('[N10] it rests between polls, and goes on at once while there is more', async (t) => {
  let steps = 0
  const timings = { ...quick, pollMs: 60_000 }
  given(t, async () => at(++steps, 20), timings)
  await until(() => steps === 20)
  await othersGoOn(t)
  assert.equal(steps, 20)
})

test('[N10] it stops while it rests and while it waits for a node, and does nothing after', async (t) => {
  const resting = given(t, async () => at(1, 1), { ...quick, pollMs: 60_000 })
  await until(() => resting.watcher.health().lagBlocks === 0)
  await resting.watcher.stop()

  const { promise, reject } = Promise.withResolvers<Progress>()
  let steps = 0
  const waiting = given(t, () => {
    steps++
    return promise
  })
  await until(() => steps === 1)
  const stopped = waiting.watcher.stop()
  assert.equal(waiting.aborted(), 1)
  reject(new Error('aborted'))
  await stopped
  await othersGoOn(t)
  assert.deepEqual([steps, waiting.said], [1, []])
})
