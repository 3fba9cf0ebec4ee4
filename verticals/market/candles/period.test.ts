/** Where candles begin, against what a calendar of UTC+8 says. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { isPeriod, type Period, periods, startAfter, startOf } from './period.ts'

const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Shanghai',
  weekday: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  fractionalSecondDigits: 3,
})
const everyMoment = fc.integer({ min: Date.UTC(1992, 0), max: Date.UTC(2090, 0) })

/** Whether a candle of this period begins here, by reading the calendar. */
function isStart(period: Period, moment: number): boolean {
  const shown = calendar.formatToParts(moment)
  const part = (type: string) => shown.find((found) => found.type === type)?.value ?? ''
  const [day, hour, minute, second, fraction] = [
    'day',
    'hour',
    'minute',
    'second',
    'fractionalSecond',
  ].map((type) => Number(part(type))) as [number, number, number, number, number]
  const isMidnight = hour % 24 === 0 && minute === 0
  const rules: Record<Period, boolean> = {
    '1min': true,
    '5min': minute % 5 === 0,
    '15min': minute % 15 === 0,
    '30min': minute % 30 === 0,
    '60min': minute === 0,
    '4hour': hour % 4 === 0 && minute === 0,
    '1day': isMidnight,
    '1week': isMidnight && part('weekday') === 'Mon',
    '1mon': isMidnight && day === 1,
  }
  return second === 0 && fraction === 0 && rules[period]
}

for (const period of periods)
  test(`[Q3] a ${period} candle begins where the calendar of UTC+8 says, and ends where the next begins`, () => {
    fc.assert(
      fc.property(everyMoment, (moment) => {
        const start = startOf(period, moment)
        const next = startAfter(period, start)
        assert(start <= moment && moment < next)
        assert(isStart(period, start) && isStart(period, next))
        assert.equal(startOf(period, start), start)
        assert.equal(startOf(period, next - 1), start)
        assert.equal(startAfter(period, next, -1), start)
        assert.equal(startAfter(period, start, 3), startAfter(period, startAfter(period, next)))
      }),
      { numRuns: 300 },
    )
  })

test('[Q3] no candle begins in between', () => {
  fc.assert(
    fc.property(everyMoment, fc.constantFrom(...periods), (moment, period) => {
      const start = startOf(period, moment)
      const next = startAfter(period, start)
      for (
        let minute = start + 60_000;
        minute < next;
        minute += Math.max(60_000, (next - start) / 40)
      )
        assert(
          !isStart(period, startOf('1min', minute)),
          `${period} ${new Date(minute).toISOString()}`,
        )
    }),
    { numRuns: 300 },
  )
})

test('[Q3] every candle is made of whole candles of each shorter period, but for weeks in months', () => {
  fc.assert(
    fc.property(everyMoment, (moment) => {
      for (const [nth, longer] of periods.entries())
        for (const shorter of periods.slice(0, nth))
          if (!(longer === '1mon' && shorter === '1week'))
            assert.equal(startOf(shorter, startOf(longer, moment)), startOf(longer, moment))
    }),
  )
})

for (const [period, moment, start] of [
  ['1mon', '2028-02-29T15:59:59.999Z', '2028-01-31T16:00:00.000Z'],
  ['1mon', '2028-02-29T16:00:00.000Z', '2028-02-29T16:00:00.000Z'],
  ['1mon', '2026-12-31T15:59:59.999Z', '2026-11-30T16:00:00.000Z'],
  ['1mon', '2026-12-31T16:00:00.000Z', '2026-12-31T16:00:00.000Z'],
  ['1week', '2026-02-01T15:59:59.999Z', '2026-01-25T16:00:00.000Z'],
  ['1week', '2026-02-01T16:00:00.000Z', '2026-02-01T16:00:00.000Z'],
  ['1day', '2026-03-01T15:59:59.999Z', '2026-02-28T16:00:00.000Z'],
  ['4hour', '2026-03-01T15:59:59.999Z', '2026-03-01T12:00:00.000Z'],
] as const)
  test(`[Q3] the ${period} candle of ${moment} begins at ${start}`, () => {
    assert.equal(new Date(startOf(period, Date.parse(moment))).toISOString(), start)
  })

test('a period is one of nine words', () => {
  assert(periods.every(isPeriod) && periods.length === 9)
  for (const other of ['', '1hour', '1MIN', '1min ', 'toString', '__proto__'])
    assert(!isPeriod(other))
})
