/** When markets trade: known days of the calendar, and every hour of some years against a naive calendar. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  closedDetail,
  isMarketOpen,
  type MarketHours,
  marketClosedAt,
  marketClosesAt,
  marketOpensAt,
  openTimes,
  utcText,
} from './hours.ts'
import { trades } from './testing/index.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const HALF_HOUR = 1_800_000

for (const [hours, moment, opens, closes] of [
  ['always', '2026-11-14T12:00', undefined, undefined],
  // Winter in New York: 14:30 to 21:00; summer an hour earlier.
  ['stocks', '2026-11-17T14:29:59', '2026-11-17T14:30', undefined],
  ['stocks', '2026-11-17T14:30', undefined, '2026-11-17T21:00'],
  ['stocks', '2026-11-17T20:59:59', undefined, '2026-11-17T21:00'],
  ['stocks', '2026-11-17T21:00', '2026-11-18T14:30', undefined],
  ['stocks', '2026-11-20T21:00', '2026-11-23T14:30', undefined],
  ['stocks', '2026-07-01T13:29:59', '2026-07-01T13:30', undefined],
  ['stocks', '2026-07-01T13:30', undefined, '2026-07-01T20:00'],
  // The days on which the clocks change: 8 March and 1 November 2026.
  ['stocks', '2026-03-06T22:00', '2026-03-09T13:30', undefined],
  ['stocks', '2026-10-30T22:00', '2026-11-02T14:30', undefined],
  ['forex', '2026-11-13T21:59:59', undefined, '2026-11-13T22:00'],
  ['forex', '2026-11-13T22:00', '2026-11-15T22:00', undefined],
  ['forex', '2026-11-15T21:59:59', '2026-11-15T22:00', undefined],
  ['forex', '2026-11-17T22:00', undefined, '2026-11-20T22:00'],
] as const)
  test(`[contracts LC22] ${hours} at ${moment} opens ${opens ?? 'no more than it has'}`, () => {
    const moments = [marketOpensAt, marketClosesAt].map((next) => next(hours, [], at(moment)))
    assert.deepEqual(
      moments,
      [opens, closes].map((text) => text && at(text)),
    )
    assert.equal(isMarketOpen(hours, [], at(moment)), opens === undefined)
  })

test('[contracts LC22] on a holiday a market stays closed, and says when it opens after it', () => {
  const thanksgiving = ['2026-11-26']
  assert.equal(isMarketOpen('stocks', thanksgiving, at('2026-11-26T15:00')), false)
  assert.equal(
    marketOpensAt('stocks', thanksgiving, at('2026-11-25T22:00')),
    at('2026-11-27T14:30'),
  )
  // The session of Christmas Day begins on the evening before.
  const christmas = ['2026-12-25']
  assert.equal(marketClosesAt('forex', christmas, at('2026-12-24T12:00')), at('2026-12-24T22:00'))
  assert.equal(marketOpensAt('forex', christmas, at('2026-12-24T23:00')), at('2026-12-27T22:00'))
})

test('what is kept of a day is of that day, and of no market with its own holidays', () => {
  const [day, next] = [at('2026-11-26T15:00'), at('2026-11-28T15:00')]
  for (let times = 2; times > 0; times--) {
    assert.equal(isMarketOpen('stocks', [], day), true)
    assert.equal(isMarketOpen('stocks', ['2026-11-26'], day), false)
    assert.equal(isMarketOpen('forex', ['2026-11-26'], day), false)
    assert.equal(isMarketOpen('stocks', [], next), false)
    assert.equal(marketOpensAt('stocks', ['2026-11-30'], next), at('2026-12-01T14:30'))
    assert.equal(marketOpensAt('stocks', [], next), at('2026-11-30T14:30'))
  }
})

test('every half hour of more than a year is as the calendar has it', () => {
  const holidays = ['2027-01-01', '2027-12-24', '2028-02-29']
  for (const hours of ['forex', 'stocks'] satisfies MarketHours[]) {
    let seen = 0
    for (
      let moment = at('2026-12-20T00:00');
      moment < at('2028-04-01T00:00');
      moment += HALF_HOUR
    ) {
      const isOpen = isMarketOpen(hours, holidays, moment)
      assert.equal(isOpen, trades({ hours, holidays }, moment), `${hours} ${utcText(moment)}`)
      if (isOpen) seen++
    }
    assert.ok(seen > 4_000, `${hours} traded`)
  }
})

test('a refusal tells the moment, and says it in words', () => {
  const opens = at('2026-11-17T14:30')
  assert.deepEqual(closedDetail('stocks', [], at('2026-11-17T03:07')), {
    opens: `${opens}`,
    opensUtc: '2026-11-17 14:30',
  })
  assert.equal(utcText(at('2028-02-29T00:05:59')), '2028-02-29 00:05')
})

test('the times of a span in which a market is open are those that a naive calendar finds', () => {
  const [from, to] = [at('2026-10-20T10:00'), at('2026-12-30T03:30')]
  for (const hours of ['always', 'forex', 'stocks'] as const)
    for (const holidays of [[], ['2026-11-26', '2026-12-25']]) {
      const times = openTimes(hours, holidays, from, to)
      for (let moment = from; moment < to; moment += HALF_HOUR) {
        const isOpen = times.some((time) => time.from <= moment && moment < time.to)
        assert.equal(isOpen, trades({ hours, holidays }, moment), `${hours} at ${moment}`)
        const closed = marketClosedAt(hours, holidays, moment)
        const last = times.findLast((time) => time.to <= moment)
        if (isOpen) assert.equal(closed, undefined)
        else if (last !== undefined) assert.equal(closed, last.to)
      }
      for (const [nth, time] of times.entries())
        assert(time.from < time.to && (times[nth - 1]?.to ?? 0) < time.from, 'none meet')
    }
  assert.deepEqual(openTimes('forex', [], to, from), [])
})
