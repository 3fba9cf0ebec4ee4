/** The thread that tells candles of the past: it says what the server itself would say, has an end to its line, and does nothing for who has left. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Millis } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
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
    instruments: listed,
    source,
    tables,
    now,
    onFailure,
    history,
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

/** A thread that asks a source which answers, or fails, when the test says so, and how often it was asked. */
function given(t: TestContext) {
  const answers: ((error?: Error) => void)[] = []
  const failures: string[] = []
  const clock = { now: AT }
  const source = {
    candles(_: string, period: Period, from: Millis, to: Millis) {
      const told = Promise.withResolvers<Candle[]>()
      const starts: Millis[] = []
      for (let start = from; start < to; start = startAfter(period, start)) starts.push(start)
      const candles = starts.map((start) => flat(start, 1n))
      answers.push((error) => (error === undefined ? told.resolve(candles) : told.reject(error)))
      return told.promise
    },
  }
  const history = startCandles({
    connection,
    seed: undefined,
    source,
    now: () => clock.now,
    onFailure: (error) => failures.push((error as Error).message),
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
  return { history, next, answers, failures, clock }
}

/** Waits until the source was asked so often in all. */
const sourceAsked = ({ answers }: Pick<ReturnType<typeof given>, 'answers'>, times: number) =>
  eventually(`it is asked ${times} times`, () => answers.length >= times)

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
  const on = given(t)
  const { history, next, answers } = on
  const ofAnn = Array.from({ length: ofHistory.askedOfOne + 20 }, () =>
    history.write(next(), 'call', { caller: 'ann' }),
  )
  const told = outcomes(ofAnn)
  const newest = [flat(AT, 1n)]
  const ofBob = { ...next(), from: AT, to: AT + 1, newest }
  assert.match(await history.write(ofBob, 'htx', { caller: 'bob' }), /^\[\{"id":/)
  assert.equal(answers.length, ofHistory.openOfOne)
  const farAway = history.write(next(), 'htx', { caller: 'bob' })
  await sourceAsked(on, ofHistory.openOfOne + 1)
  answers.pop()?.()
  assert.match(await farAway, /^\[\{"id":/)
  for (let left = ofHistory.askedOfOne; left > 0; left--) {
    await sourceAsked(on, 1)
    answers.shift()?.()
  }
  const counted = Object.groupBy(await told, (outcome) => outcome)
  assert.equal(counted.busy?.length, 20)
  assert.equal(counted.answered?.length, ofHistory.askedOfOne)
})

test('[F2] nothing is done for a caller who has left while waiting', async (t) => {
  const on = given(t)
  const { history, next, answers } = on
  const gone = new Set<number>()
  const asked = Array.from({ length: 10 }, (_, nth) =>
    history.write(next(), 'call', { caller: 'ann', isGone: () => gone.has(nth) }),
  )
  const told = outcomes(asked)
  await sourceAsked(on, ofHistory.openOfOne)
  for (let nth = ofHistory.openOfOne; nth < 10; nth++) gone.add(nth)
  for (const answer of answers) answer()
  assert.deepEqual(
    await told,
    asked.map((_, nth) => (gone.has(nth) ? 'busy' : 'answered')),
  )
  assert.equal(answers.length, ofHistory.openOfOne, 'the source was not asked for the others')
})

test('a source that fails is asked again when its time is over, by the clock of the exchange', async (t) => {
  const on = given(t)
  const { history, next, answers, failures, clock } = on
  const question = next()
  const ask = () => history.write(question, 'htx', { caller: 'ann' })
  const first = ask()
  await sourceAsked(on, 1)
  answers[0]?.(new Error('far away'))
  assert.equal(await first, '[]')
  assert.deepEqual(failures, ['far away', 'the source did not answer'])
  clock.now += 9_000
  assert.equal(await ask(), '[]')
  assert.equal(answers.length, 1, 'nobody asks it again so soon')
  clock.now += 1_000
  const again = ask()
  await sourceAsked(on, 2)
  answers[1]?.()
  assert.match(await again, new RegExp(`^\\[\\{"id":${question.from / 1_000},`))
})

test('what the server says is over the thread knows, without a look into the table', async (t) => {
  const { history, next, answers } = given(t)
  // Of a coin that has no row in the table.
  const [symbol, period] = ['ethusdt', '1min'] as const
  const before = { ...next(), symbol, from: AT - 120_000, to: AT - 60_000, first: 0 }
  assert.deepEqual(await history.read(before, { caller: 'ann' }), [])
  const candle = flat(AT, 7n)
  history.settled([{ symbol, period, candle }])
  const over = { ...before, from: AT, to: AT + 60_000, until: AT + 60_000 }
  assert.deepEqual(await history.read(over, { caller: 'ann' }), [candle])
  assert.equal(answers.length, 0)
})

test('a thread that dies takes its questions with it, and the next one answers its own', async (t) => {
  const on = given(t)
  const { history, next, answers, failures, clock } = on
  const lost = outcomes([history.write(next(), 'htx', { caller: 'ann' })])
  await sourceAsked(on, 1)
  // No server says this: it is a message that the thread cannot read.
  history.settled(undefined as never)
  assert.deepEqual(await lost, ['busy'])
  assert.equal(failures.length, 1)
  assert.deepEqual(await outcomes([history.write(next(), 'htx', { caller: 'ann' })]), ['busy'])
  clock.now += 1_000
  const question = next()
  const told = history.write(question, 'htx', { caller: 'ann' })
  await sourceAsked(on, 2)
  answers[0]?.()
  answers[1]?.()
  assert.match(await told, new RegExp(`^\\[\\{"id":${question.from / 1_000},`))
})
