/** What several parts of a page share: read once, changed by the news for all of them, and gone with the last of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { call, channel, z } from '@evenkeel/wire'
import { createShared, type SharedParts } from './shared.ts'

const data = z.object({ ids: z.array(z.number()) })
const getOrders = call({
  method: 'GET',
  path: 'trial/get_orders',
  summary: 'Orders.',
  policy: 'member',
  output: data,
})
const orders = channel({ name: 'trial', summary: 'Orders.', policy: 'member', data })

/** A client that counts what is asked, and a line that is spoken into by hand. */
function given() {
  const heard = new Set<(news: { ids: number[] }) => void>()
  const resumed = new Set<() => void>()
  const listen = <Listener>(all: Set<Listener>, one: Listener) => {
    all.add(one)
    return () => void all.delete(one)
  }
  const state = { asked: 0 }
  const parts = {
    client: {
      async call() {
        state.asked++
        return { ids: [state.asked] }
      },
    },
    stream: {
      subscribe: (_: unknown, one: (news: { ids: number[] }) => void) => listen(heard, one),
      onResume: (one: () => void) => listen(resumed, one),
    },
  } as unknown as SharedParts
  const tell = (ids: number[]) => {
    for (const one of [...heard]) one({ ids })
  }
  const resume = () => {
    for (const one of [...resumed]) one()
  }
  return { state, parts, tell, resume, listeners: () => heard.size + resumed.size }
}

test('whoever follows the same thing has it read once; news changes it for all, at once', async () => {
  const { state, parts, tell } = given()
  const take = (known: { ids: number[] }, news: { ids: number[] }) => ({
    ids: [...known.ids, ...news.ids],
  })
  const shared = createShared({ call: getOrders, channel: orders, take }, {}, parts)
  const told = [0, 0]
  const stops = told.map((_, nth) => shared.follow(() => void told[nth]!++))
  await turn()
  assert.equal(state.asked, 1)
  assert.deepEqual(shared.state().data, { ids: [1] })
  told.fill(0)
  tell([7])
  assert.deepEqual(shared.state().data, { ids: [1, 7] })
  assert.deepEqual(told, [1, 1])
  for (const stop of stops) stop()
})

test('what news does not change is read again, where it concerns it; so is all after a lost line', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { state, parts, tell, resume } = given()
  const concerns = ({ ids }: { ids: number[] }) => ids.length > 0
  const shared = createShared({ call: getOrders, channel: orders, concerns }, {}, parts)
  const stop = shared.follow(() => undefined)
  await turn()
  tell([])
  await turn()
  assert.equal(state.asked, 1)
  tell([7])
  await turn()
  resume()
  await turn()
  assert.equal(state.asked, 3)
  assert.deepEqual(shared.state().data, { ids: [3] })
  stop()
})

test('the last who leaves ends it, and who comes later has it read anew', async () => {
  const { state, parts, listeners } = given()
  const shared = createShared({ call: getOrders, channel: orders }, {}, parts)
  const [first, second] = [shared.follow(() => undefined), shared.follow(() => undefined)]
  await turn()
  first()
  assert.equal(listeners(), 2)
  second()
  assert.equal(listeners(), 0)
  assert.deepEqual(shared.state(), { data: undefined, error: undefined, loading: true })
  const again = shared.follow(() => undefined)
  await turn()
  assert.deepEqual([state.asked, shared.state().data], [2, { ids: [2] }])
  again()
})

test('news tells whether it is of concern by what was heard before it, and many are read once a second', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { state, parts, tell } = given()
  const concerns = (news: { ids: number[] }, before?: { ids: number[] }) =>
    before?.ids.length !== news.ids.length
  const shared = createShared({ call: getOrders, channel: orders, concerns }, {}, parts)
  const stop = shared.follow(() => undefined)
  await turn()
  const asked: number[] = []
  for (const ids of [[1], [2], [3], [3, 4], [3, 5], [5], [4]]) {
    tell(ids)
    await turn()
    asked.push(state.asked)
    if (ids.length === 1) t.mock.timers.tick(1_000)
    await turn()
  }
  // The first and those of another length are read: two of them within a second, once.
  assert.deepEqual(asked, [2, 2, 2, 3, 3, 3, 4])
  stop()
})
