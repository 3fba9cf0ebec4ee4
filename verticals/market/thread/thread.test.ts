/** The thread that tells candles of the past: it says what the server itself would say, has an end to its line, and does nothing for who has left. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Millis } from '@evenkeel/kernel'
import { openTestDatabase } from '@evenkeel/server/journal/testing/database.ts'
import { type Candle, flat } from '../candles/candle.ts'
import { latest } from '../candles/candles.ts'
import { createHistory, type History, type Question } from '../candles/history.ts'
import { openCandles } from '../candles/open.ts'
import { type Period, periods, startAfter } from '../candles/period.ts'
import { ofHistory, TooManyQuestions } from '../candles/questions.ts'
import { createStore } from '../candles/store.ts'
import { shapes } from '../candles/written.ts'
import { instruments } from '../instruments.ts'
import { createSimulator } from '../source/simulator/index.ts'
import { startCandles } from './thread.ts'

const database = await openTestDatabase()
const { connection } = database
const tables = {
  rows: async <Row>(sql: string, values: readonly unknown[]) =>
    (await database.rows(sql, [...values])) as Row[],
}
const seed = new Uint8Array(32).fill(7)
const AT = Date.UTC(2026, 4, 5, 6, 7)
const DAY = 86_400_000
const onFailure = (error: unknown) => assert.fail(String(error))

test('[F2] what the thread writes is to the letter what the server itself would write', async (t) => {
  let at: Millis = AT
  const now = () => at
  const source = createSimulator({ seed, instruments, now })
  const listed = instruments.filter(({ symbol }) => symbol === 'btcusdt')
  const here = createHistory({ source, store: createStore(tables), now, onFailure })
  const there = startCandles({ connection, seed, source, now, onFailure, isWanted: true })
  let compared = 0
  const history: History = {
    ...there,
    settled(rows) {
      for (const one of [here, there]) one.settled(rows)
    },
    async write(...asked) {
      const told = await there.write(...asked)
      assert(told === (await here.write(...asked)), `${asked[0].period} ${asked[1]}`)
      compared++
      return told
    },
  }
  const candles = await openCandles({
    ...{ instruments: listed, source, tables, now, onFailure, history },
  })
  t.after(() => candles.stop())
  for (const until of [AT + 10_000, AT + 63_000]) {
    candles.take(source.movesBetween('btcusdt', at, until))
    at = until
    candles.advance(at)
    for (const period of periods)
      for (const within of [latest(300), { from: 0, to: AT - 20 * DAY, most: 500 }])
        for (const shape of shapes) {
          const told = JSON.parse(await candles.written('btcusdt', period, within, shape))
          assert(told.length > 20, `${period} has a past`)
        }
  }
  assert.equal(compared, 2 * periods.length * 2 * shapes.length)
})

/** A thread that asks a source which answers when the test says so, and how often it was asked. */
function given(t: TestContext) {
  const answers: (() => void)[] = []
  const source = {
    candles(_: string, period: Period, from: Millis, to: Millis) {
      const told = Promise.withResolvers<Candle[]>()
      const starts: Millis[] = []
      for (let start = from; start < to; start = startAfter(period, start)) starts.push(start)
      answers.push(() => told.resolve(starts.map((start) => flat(start, 1n))))
      return told.promise
    },
  }
  const now = () => AT
  const history = startCandles({
    connection,
    seed: undefined,
    source,
    now,
    onFailure,
    isWanted: false,
  })
  t.after(() => history.stop())
  let nth = 0
  /** Each of another time, all before what is in the table. */
  const next = (): Question => {
    const to = AT - ++nth * 2_000 * 60_000
    return {
      symbol: 'btcusdt',
      period: '1min',
      from: to - 60_000,
      to,
      first: AT,
      until: AT,
      newest: [],
    }
  }
  return { history, next, answers }
}

const outcomes = (asked: readonly Promise<unknown>[]) =>
  Promise.all(
    asked.map((one) =>
      one.then(
        () => 'answered',
        (error) => (error instanceof TooManyQuestions ? 'busy' : error),
      ),
    ),
  )

test('[F2] of one caller no more than a share waits, and another is answered meanwhile', async (t) => {
  const { history, next, answers } = given(t)
  const ofAnn = Array.from({ length: ofHistory.askedOfOne + 20 }, () =>
    history.write(next(), 'call', { caller: 'ann' }),
  )
  const told = outcomes(ofAnn)
  const newest = [flat(AT, 1n)]
  const ofBob = { ...next(), from: AT, to: AT + 1, newest }
  assert.match(await history.write(ofBob, 'htx', { caller: 'bob' }), /^\[\{"id":/)
  assert.equal(answers.length, ofHistory.openOfOne)
  for (let left = ofHistory.askedOfOne; left > 0; left--) {
    while (answers.length === 0) await pause(5)
    answers.shift()?.()
  }
  const counted = Object.groupBy(await told, (outcome) => outcome)
  assert.equal(counted.busy?.length, 20)
  assert.equal(counted.answered?.length, ofHistory.askedOfOne)
})

test('[F2] nothing is done for a caller who has left while waiting', async (t) => {
  const { history, next, answers } = given(t)
  const gone = new Set<number>()
  const asked = Array.from({ length: 10 }, (_, nth) =>
    history.write(next(), 'call', { caller: 'ann', isGone: () => gone.has(nth) }),
  )
  const told = outcomes(asked)
  while (answers.length < ofHistory.openOfOne) await pause(5)
  for (let nth = ofHistory.openOfOne; nth < 10; nth++) gone.add(nth)
  for (const answer of answers) answer()
  assert.deepEqual(
    await told,
    asked.map((_, nth) => (gone.has(nth) ? 'busy' : 'answered')),
  )
  assert.equal(answers.length, ofHistory.openOfOne, 'the source was not asked for the others')
})
