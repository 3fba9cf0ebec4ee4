/** What the sender of a command is shown, and by what a newer state is told from an older one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { available, frozen } from './accounts.ts'
import { givenExchange as given, key, lock } from './testing/index.ts'
import type { Notice } from './watchers.ts'

test('the sender is shown what the command changed for them, as it was then, and is told nothing twice', async () => {
  const { exchange, submit } = await given()
  const shown: Notice[] = []
  const watched: Notice[] = []
  const left: (bigint | undefined)[] = []
  const see = (notice: Notice) => {
    shown.push(notice)
    left.push(notice.machine.balance('real', available(1, 'spot'), 'USDT'))
  }
  exchange.watch('real', 1, () => ({
    see: (notice) => void watched.push(notice),
    close: () => () => undefined,
  }))
  const both = [submit(lock, { key: key(1), see }), submit(lock, { key: key(2), see })]
  await Promise.all(both)
  assert.deepEqual(watched, shown, 'the very notices that the watchers have')
  const moved = [available(1, 'spot'), frozen(1, 'spot')].map((account) => {
    return { account, asset: 'USDT' }
  })
  for (const notice of shown) assert.deepEqual(notice.moved, moved)
  assert.deepEqual(left, [899n, 798n])
  const [first, second] = shown
  assert.ok(first && second && first.revision < second.revision)
})

test('a repeat, a refusal and what others do show the sender nothing', async () => {
  const { submit } = await given()
  const shown: Notice[] = []
  const see = (notice: Notice) => void shown.push(notice)
  await submit(lock, { key: key(1) })
  await submit(lock, { key: key(1), see })
  await submit({ ...lock, amount: 10_000n }, { key: key(2), see })
  await submit({ ...lock, member: 2 }, { key: key(3), owner: 2 })
  assert.deepEqual(shown, [])
})

test('a revision grows with every entry and follows the clock, after a restart too', async () => {
  const { submit, machine, world, journal } = await given()
  const seen = [machine.revision]
  for (const later of [0, 0, 1, 5]) {
    world.now += later
    await submit(lock)
    seen.push(machine.revision)
  }
  assert.deepEqual(
    seen.slice(1).map((revision, nth) => revision > (seen[nth] ?? 0)),
    [true, true, true, true],
  )
  assert.equal(machine.revision, world.now * 1_000)
  const { machine: again } = await given({ journal })
  assert.equal(again.revision, machine.revision)
  again.restore(machine.snapshot())
  assert.equal(again.revision, machine.revision)
})
