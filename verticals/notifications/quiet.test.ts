/** Quiet hours by the clock on the member's wall, over changes of clocks too. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isQuiet, isTimeZone, localTime } from './quiet.ts'

const at = (text: string) => Date.parse(text)
const night = { from: 22 * 60, to: 7 * 60 }

for (const [moment, zone, expected] of [
  ['2026-01-10T21:59:59Z', 'UTC', false],
  ['2026-01-10T22:00:00Z', 'UTC', true],
  ['2026-01-11T06:59:59Z', 'UTC', true],
  ['2026-01-11T07:00:00Z', 'UTC', false],
  // Berlin is an hour ahead in winter, two in summer.
  ['2026-01-10T21:00:00Z', 'Europe/Berlin', true],
  ['2026-07-10T20:00:00Z', 'Europe/Berlin', true],
  ['2026-07-10T19:59:00Z', 'Europe/Berlin', false],
  // Clocks go forward at 01:00 UTC on 29 March: seven o'clock comes at 05:00 UTC, not at 06:00.
  ['2026-03-29T04:59:00Z', 'Europe/Berlin', true],
  ['2026-03-29T05:00:00Z', 'Europe/Berlin', false],
  // And back on 25 October: that night has an hour more.
  ['2026-10-25T05:30:00Z', 'Europe/Berlin', true],
  ['2026-10-25T06:00:00Z', 'Europe/Berlin', false],
  ['2026-01-10T16:30:00Z', 'Asia/Kolkata', true],
  ['2026-01-10T16:29:00Z', 'Asia/Kolkata', false],
] as const)
  test(`[NC8] ${moment} in ${zone} is ${expected ? '' : 'not '}quiet`, () => {
    assert.equal(isQuiet(at(moment), zone, night), expected)
  })

test('[NC8] hours of one day, none at all, and hours that are no time', () => {
  const noon = { from: 12 * 60, to: 14 * 60 }
  assert.equal(isQuiet(at('2026-01-10T13:00:00Z'), 'UTC', noon), true)
  assert.equal(isQuiet(at('2026-01-10T14:00:00Z'), 'UTC', noon), false)
  assert.equal(isQuiet(at('2026-01-10T23:00:00Z'), 'UTC', noon), false)
  assert.equal(isQuiet(at('2026-01-10T23:00:00Z'), 'UTC', undefined), false)
  assert.equal(isQuiet(at('2026-01-10T05:00:00Z'), 'UTC', { from: 300, to: 300 }), false)
})

test('[NC10] the day of a member is the day where they are', () => {
  assert.deepEqual(localTime(at('2026-01-31T23:30:00Z'), 'Asia/Tokyo'), {
    day: '2026-02-01',
    minute: 8 * 60 + 30,
  })
  assert.deepEqual(localTime(at('2026-02-01T00:30:00Z'), 'America/New_York'), {
    day: '2026-01-31',
    minute: 19 * 60 + 30,
  })
  assert.equal(localTime(at('2026-01-10T00:00:00Z'), 'UTC').minute, 0)
})

test('[NC8] a time zone is one that clocks follow', () => {
  for (const zone of ['UTC', 'Europe/Berlin', '+05:30']) assert.equal(isTimeZone(zone), true, zone)
  for (const zone of ['Mars/Base', '', 'Europe']) assert.equal(isTimeZone(zone), false, zone)
})
