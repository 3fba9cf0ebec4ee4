/** Pages of the past: asked for once and kept while there is room, a few questions at a time, and nobody waits for ever. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { createRandom } from '@evenkeel/kernel/testing'
import { createPages, PAGE_SIZE } from './pages.ts'
import { pageOf, periods, startAfter, startOf } from './period.ts'
import { createQuestions, TooManyQuestions } from './questions.ts'
import { DAY, HOUR, local, MINUTE, same } from './testing/stage.ts'
import { createWalk } from './testing/walk.ts'

const now = local('2026-03-28 21:58')
const stretches = [{ from: now - 200 * DAY, to: now, everyMs: 900_000 }]
const until = startOf('60min', now - DAY)

function given(options: { readonly patienceMs?: number; readonly candlesMost?: number } = {}) {
  const walk = createWalk({ symbols: ['x'], seed: 5, stretches, now: () => now })
  const failures: unknown[] = []
  const pages = createPages({
    ...options,
    source: walk,
    questions: createQuestions(),
    now: () => now,
    onFailure: (error) => failures.push(error),
  })
  const read = (from: number, to: number) =>
    pages.read({ symbol: 'x', period: '60min', from, to }, until, 'ann')
  return { walk, pages, read, failures }
}

const hours = (count: number) => until - count * HOUR

test('[Q13] pages of every period begin at fixed moments, each where the one before ends', () => {
  for (const period of periods)
    for (const size of [1, 7, PAGE_SIZE])
      for (let start = startOf(period, 0), nth = 0; nth < 2 * size + 3; nth++) {
        const begins = pageOf(period, start, size)
        assert.equal(begins, startAfter(period, startOf(period, 0), nth - (nth % size)))
        start = startAfter(period, start)
      }
})

test('[Q13] whatever is read is what the source says, and no candle is asked for twice', async () => {
  const { walk, read } = given()
  const random = createRandom(3)
  for (let nth = 0; nth < 200; nth++) {
    const from = hours(1 + random.below(4_000))
    const to = Math.min(until, from + random.below(2_000) * HOUR)
    same(await read(from, to), walk.expect('x', '60min', from, to, now), `${nth}`)
  }
  const asked = walk.asked.flatMap(({ from, to }) =>
    Array.from({ length: (to - from) / HOUR }, (_, nth) => from + nth * HOUR),
  )
  assert.equal(new Set(asked).size, asked.length)
  assert(asked.every((start) => start < until))
})

test('[Q13] where there is no room for more, the pages that were read longest ago are forgotten', async () => {
  const { walk, read } = given({ candlesMost: 3 * PAGE_SIZE })
  const page = pageOf('60min', hours(3_000), PAGE_SIZE)
  const nth = (place: number) =>
    read(page + place * PAGE_SIZE * HOUR, page + (place * PAGE_SIZE + 3) * HOUR)
  for (const place of [0, 1, 2, 0, 3, 0, 2, 3]) await nth(place)
  assert.equal(walk.asked.length, 4)
  await nth(1)
  assert.equal(walk.asked.length, 5)
  await nth(3)
  assert.equal(walk.asked.length, 5)
})

test('[Q13] where the past begins is asked for once; the page of it is kept', async () => {
  const { walk, read } = given()
  walk.knowsFrom = hours(2_000)
  const all = walk.expect('x', '60min', hours(2_000), hours(1_800), now)
  for (let nth = 0; nth < 5; nth++)
    same(await read(hours(2_300 + nth), hours(1_800)), all, `${nth}`)
  assert.deepEqual(await read(hours(4_000), hours(3_500)), [])
  assert.equal(walk.asked.length, 1)
})

test('[Q13] who waits too long gets what is known from the end on, and the next reader the rest', async () => {
  const { walk, read, failures } = given({ patienceMs: 20 })
  const page = pageOf('60min', hours(2_000), PAGE_SIZE)
  const [late, early] = [page - 50 * HOUR, page + 50 * HOUR]
  await read(page, early)
  const { promise, resolve } = Promise.withResolvers<void>()
  walk.hindrance = () => promise
  same(await read(late, early), walk.expect('x', '60min', page, early, now), 'in time')
  assert.deepEqual(await read(late, page), [])
  resolve()
  await turn()
  same(await read(late, early), walk.expect('x', '60min', late, early, now), 'later')
  assert.equal(walk.asked.length, 2)
  assert.deepEqual(failures, [])
})

test('[Q13] four questions are open at a time and 32 wait; who comes after them is refused, and may come again', async () => {
  const { walk, pages } = given()
  let [open, most] = [0, 0]
  const { promise, resolve } = Promise.withResolvers<void>()
  walk.hindrance = async () => {
    most = Math.max(most, ++open)
    await promise
    await turn()
    open--
  }
  const page = pageOf('1min', now - 150 * DAY, PAGE_SIZE)
  const read = (nth: number) => {
    const from = page + nth * PAGE_SIZE * MINUTE
    return pages.read({ symbol: 'x', period: '1min', from, to: from + MINUTE }, until, `${nth}`)
  }
  const burst = Array.from({ length: 100 }, (_, nth) => read(nth))
  const outcomes = Promise.allSettled(burst)
  await turn()
  assert.equal(walk.asked.length, 4)
  resolve()
  const refused = (await outcomes).filter((outcome) => outcome.status === 'rejected')
  assert.equal(refused.length, 64)
  assert(refused.every(({ reason }) => reason instanceof TooManyQuestions))
  assert.equal(most, 4)
  assert.equal(walk.asked.length, 36)
  assert.equal((await read(99)).length, 1)
})

test('[Q13] a question that fails leaves its place to the next', async () => {
  const { walk, read, failures } = given()
  walk.hindrance = async () => {
    throw new Error('no answer')
  }
  const page = pageOf('60min', hours(4_000), PAGE_SIZE)
  const each = Array.from({ length: 6 }, (_, nth) => page + nth * PAGE_SIZE * HOUR)
  for (const served of await Promise.all(each.map((from) => read(from, from + HOUR))))
    assert.deepEqual(served, [])
  assert.equal(failures.length, 6)
})
