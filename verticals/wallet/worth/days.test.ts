/** The days of a time zone: against a walk through every quarter of an hour, over every change of its clocks. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { dateOf, dayStarts, isTimeZone } from './days.ts'

const DAY = 86_400_000
const QUARTER = 900_000
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
  // Clocks that are set at midnight.
  'America/Havana',
  'America/Santiago',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Africa/Cairo',
  // A day that was left out.
  'Pacific/Apia',
  '+05:30',
  '-12:00',
]

const formats = new Map(
  ZONES.map((timeZone) => {
    return [timeZone, new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })]
  }),
)
const dateBy = (zone: string, at: number) => formats.get(zone)?.format(at) ?? ''

/** The first quarter of an hour that is on this day or a later one. */
function startByWalking(zone: string, date: string, near: number): number {
  let at = near - (near % QUARTER) - 2 * DAY
  while (dateBy(zone, at) < date) at += QUARTER
  return at
}

test('[W35] a day begins where the first moment of its date is', () => {
  const zone = fc.constantFrom(...ZONES)
  const when = fc.integer({ min: Date.UTC(2005, 0), max: Date.UTC(2030, 0) })
  fc.assert(
    fc.property(zone, when, (zone, at) => {
      const [start = 0] = dayStarts(zone, at, 1)
      assert.equal(start, startByWalking(zone, dateBy(zone, at), at))
      assert.equal(dateOf(zone, at), dateBy(zone, at))
    }),
    { numRuns: 300 },
  )
})

for (const [zone, date, began] of [
  ['America/Havana', '2026-03-08', '2026-03-08T05:00:00Z'],
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00Z'],
  ['America/Sao_Paulo', '2018-02-18', '2018-02-18T03:00:00Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00:00Z'],
  ['Asia/Kolkata', '2026-10-25', '2026-10-24T18:30:00Z'],
] as const)
  test(`[W35] ${date} in ${zone} began at ${began}`, () => {
    const noon = Date.parse(`${date}T15:00:00Z`)
    assert.deepEqual(dayStarts(zone, noon, 1), [Date.parse(began)])
  })

test('[W36] the days before follow each other without a gap, through both changes of the clocks', () => {
  for (const zone of ZONES) {
    const starts = dayStarts(zone, Date.UTC(2026, 11, 1), 366)
    assert.equal(starts.length, 366)
    for (const [nth, start] of starts.entries()) {
      const before = starts[nth - 1]
      if (before === undefined) continue
      const hours = (start - before) / 3_600_000
      assert.ok(hours >= 23 && hours <= 25, `${zone} ${new Date(start).toISOString()} ${hours}`)
    }
  }
})

test('what is no time zone is known as none', () => {
  for (const zone of ['Mars/Olympus', '', '../etc', '+99:00', 'UTC+25', '05:30'])
    assert.equal(isTimeZone(zone), false, zone)
  for (const zone of ZONES) assert.equal(isTimeZone(zone), true, zone)
})
