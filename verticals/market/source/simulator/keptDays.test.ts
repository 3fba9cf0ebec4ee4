/** Days that are kept: longer candles are the simulator's own to the letter, and no day is made up twice. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import fc from 'fast-check'
import type { Past } from '../../candles/older.ts'
import { type Period, periods, startOf } from '../../candles/period.ts'
import { createStore } from '../../candles/store.ts'
import { type Instrument, instruments } from '../../instruments.ts'
import { createSimulator } from './index.ts'
import { nameOfDays, withKeptDays } from './keptDays.ts'

const tables = await openTestTables()
const store = createStore(tables)
const FIRST = Date.UTC(2023, 11, 31, 16)
const DAY = 86_400_000
const NOW = Date.UTC(2024, 5, 12, 9, 30, 20)
const onFailure = (error: unknown) => assert.fail(String(error))

/** As after a start: nothing is in memory. */
function started(seedByte: number, listed: readonly Instrument[] = instruments) {
  const now = () => NOW
  const seed = Buffer.alloc(32, seedByte)
  const simulator = createSimulator({ seed, instruments: listed, now })
  const made: number[] = []
  const counted: Past = {
    async candles(symbol, period, from, to) {
      const candles = await simulator.candles(symbol, period, from, to)
      made.push(candles.length)
      return candles
    },
  }
  const parts = { seed, instruments: listed, now, onFailure }
  const past = withKeptDays({ ...parts, simulator: counted, store })
  const count = () => made.reduce((sum, candles) => sum + candles, 0)
  return { simulator, past, made: count }
}

test('[Q3] candles of kept days are what the simulator itself would tell, in every period and range', async () => {
  const { simulator, past } = started(1)
  const moments = fc.integer({ min: FIRST - 40 * DAY, max: NOW + 40 * DAY })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...periods.slice(5)), moments, moments, async (...asked) => {
      const [period, one, other] = asked
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      const start = startOf(period, Math.max(0, from))
      assert.deepEqual(
        await past.candles('btcusdt', period, start, to),
        await simulator.candles('btcusdt', period, start, to),
      )
    }),
    { numRuns: 40 },
  )
})

for (const period of ['1day', '1week', '1mon'] satisfies Period[])
  test(`[Q13] after a restart ${period} reads the table, and makes no day up that was made up before`, async () => {
    const before = started(2)
    const told = await before.past.candles('ethusdt', period, 0, NOW)
    assert.ok(told.length >= 5, `${told.length} candles`)
    const after = started(2)
    assert.deepEqual(await after.past.candles('ethusdt', period, 0, NOW), told)
    assert.equal(after.made(), 0)
  })

test('[Q13] of days that are kept in part, only the others are made up', async () => {
  const from = startOf('1mon', Date.UTC(2024, 1, 15))
  await started(3).past.candles('solusdt', '1mon', from, from + 1)
  const later = started(3)
  const all = await later.past.candles('solusdt', '1day', FIRST, FIRST + 100 * DAY)
  assert.equal(all.length, 100)
  assert.equal(later.made(), 100 - 29, 'February of 2024 is there')
})

test('[Q2] another seed has other days, whatever is kept', async () => {
  const asked = ['xrpusdt', '1mon', 0, NOW] as const
  const [one, other] = [started(4), started(5)]
  const told = await one.past.candles(...asked)
  assert.notDeepEqual(await other.past.candles(...asked), told)
  assert.deepEqual(await started(4).past.candles(...asked), told)
})

const XRP = instruments.find(({ symbol }) => symbol === 'xrpusdt')!
const names = async () =>
  (await store.names('simulated-')).filter((name) => name.endsWith('.xrpusdt'))

test('[Q13] days of an instrument with other steps are made up anew, and those of before are dropped', async () => {
  const asked = ['xrpusdt', '1mon', 0, NOW] as const
  const told = await started(8).past.candles(...asked)
  await started(8).past.candles('bnbusdt', '1day', NOW - 3 * DAY, NOW)
  const changed = { ...XRP, tickSize: (10n * XRP.tickSize) as Instrument['tickSize'] }
  const later = started(
    8,
    instruments.map((one) => (one === XRP ? changed : one)),
  )
  const anew = await later.past.candles(...asked)
  assert.deepEqual(anew, await later.simulator.candles(...asked))
  assert.notDeepEqual(anew, told)
  assert.deepEqual(await names(), [nameOfDays(Buffer.alloc(32, 8), changed)])
  const others = await store.names('simulated-')
  assert.ok(others.some((name) => name.endsWith('.bnbusdt')))
})

test('[Q13] days that another version of the simulator made are dropped, though none is made up', async () => {
  const seed = Buffer.alloc(32, 9)
  const [period, month] = ['1mon', startOf('1mon', Date.UTC(2024, 1, 15))] as const
  await started(9).past.candles('xrpusdt', period, month, month + 1)
  const [candle] = await store.read({
    symbol: nameOfDays(seed, XRP),
    period: '1day',
    from: month,
    to: month + DAY,
  })
  assert.ok(candle)
  await store.write([{ symbol: nameOfDays(seed, XRP, 0), period: '1day', candle }])
  const after = started(9)
  await after.past.candles('xrpusdt', period, month, month + 1)
  assert.equal(after.made(), 0)
  assert.deepEqual(await names(), [nameOfDays(seed, XRP)])
})

test('[Q13] kept days have another name for everything that they are a function of, and for nothing else', () => {
  const seed = Buffer.alloc(32, 1)
  const own = nameOfDays(seed, XRP)
  const others: Partial<Instrument>[] = [
    { symbol: 'trxusdt' },
    { class: 'forex' },
    { hours: 'forex' },
    { tickSize: (2n * XRP.tickSize) as Instrument['tickSize'] },
    { lotSize: (2n * XRP.lotSize) as Instrument['lotSize'] },
  ]
  const all = [
    own,
    nameOfDays(Buffer.alloc(32, 2), XRP),
    nameOfDays(seed, XRP, 1_000_000),
    ...others.map((other) => nameOfDays(seed, { ...XRP, ...other })),
  ]
  assert.equal(new Set(all).size, all.length)
  assert.equal(nameOfDays(seed, { ...XRP, name: 'Another', matchId: 99, isFirst: false }), own)
})

test('[Q13] what was quoted in truth stands apart from days that were made up', async () => {
  await started(6).past.candles('ltcusdt', '1mon', 0, NOW)
  const extentOf = await store.extents(['ltcusdt'])
  assert.equal(extentOf('ltcusdt', '1day'), undefined)
})

test('[Q8] a table that cannot be read or written costs time, and no candle', async () => {
  const failures: string[] = []
  const broken = async () => Promise.reject(new Error('no table'))
  const seed = Buffer.alloc(32, 7)
  const simulator = createSimulator({ seed, instruments, now: () => NOW })
  const past = withKeptDays({
    seed,
    instruments,
    simulator,
    store: { read: broken, write: broken, names: broken, drop: broken },
    now: () => NOW,
    onFailure: (error) => failures.push((error as Error).message),
  })
  const months = await past.candles('dotusdt', '1mon', 0, NOW)
  assert.deepEqual(months, await simulator.candles('dotusdt', '1mon', 0, NOW))
  assert.deepEqual(failures, ['no table', 'no table', 'no table'])
})
