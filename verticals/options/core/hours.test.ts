/** Options on markets that close: what is refused outside of their hours, and what becomes of those that are open. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXCHANGE, Reader, Writer } from '@evenkeel/kernel'
import { givenOptions, SYMBOL } from '../testing/givenOptions.ts'
import { type Hours, options } from './index.ts'
import { closesBefore } from './rules.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const SHARES: Hours = { hours: 'stocks', holidays: ['2023-11-23'] }

/** The clock of a stage begins on Tuesday, 14 November 2023, at 22:13:20. */
function givenShares() {
  const on = givenOptions({ terms: [{}, { seconds: 60 }] })
  on.submit({ type: 'setOptionHours', symbol: SYMBOL, ...SHARES })
  const until = (text: string) => {
    on.wait(at(text) - on.now())
    on.price('190')
  }
  const detail = (seconds = 30) => {
    const decision = on.machine.decide(options, on.placing({ seconds }), 'real', EXCHANGE)
    return decision.ok ? undefined : decision.detail
  }
  return { ...on, until, detail }
}

test('[TO25] a market that is closed takes no option, and says when it opens', () => {
  const on = givenShares()
  on.price('190')
  on.refused(on.placing(), 'marketClosed')
  const opens = `${at('2023-11-15T14:30:00')}`
  assert.deepEqual(on.detail(), { opens, opensUtc: '2023-11-15 14:30' })
  on.until('2023-11-15T14:29:59.999')
  on.refused(on.placing(), 'marketClosed')
  on.until('2023-11-15T14:30:00')
  on.place()
  on.until('2023-11-15T21:00:00')
  on.refused(on.placing(), 'marketClosed')
  on.until('2023-11-23T16:00:00')
  on.refused(on.placing(), 'marketClosed')
  assert.equal(on.detail()?.opensUtc, '2023-11-24 14:30')
})

test('[TO25] a closed market is closed whatever its price is', () => {
  const on = givenShares()
  on.refused(on.placing(), 'marketClosed')
  on.until('2023-11-15T14:30:00')
  on.price('190', on.now(), true)
  on.refused(on.placing(), 'priceStale')
})

test('[TO26] an option that would end after its market closes is refused; with its close it may end', () => {
  const on = givenShares()
  on.until('2023-11-15T20:59:00')
  const { expiresAt } = on.place({ seconds: 60 })
  assert.equal(expiresAt, at('2023-11-15T21:00:00'))
  on.until('2023-11-15T20:59:00.001')
  on.refused(on.placing({ seconds: 60 }), 'expiryAfterClose')
  const closes = `${at('2023-11-15T21:00:00')}`
  assert.deepEqual(on.detail(60), { closes, closesUtc: '2023-11-15 21:00' })
  on.place()
  // Currencies go on at 22:00, but on Fridays.
  const forex: Hours = { hours: 'forex', holidays: [] }
  assert.equal(closesBefore(forex, at('2023-11-15T21:59:50'), at('2023-11-15T22:59:50')), undefined)
  const friday = closesBefore(forex, at('2023-11-17T21:59:50'), at('2023-11-17T22:00:20'))
  assert.equal(friday, at('2023-11-17T22:00:00'))
})

test('[TO26] other hours are for later options: what is open is settled by its prices, or returned without one', () => {
  const on = givenShares()
  on.until('2023-11-15T15:00:00')
  const first = on.opened('190')
  const second = on.opened('190', { seconds: 60, direction: 'fall' })
  const holiday = { symbol: SYMBOL, hours: 'stocks', holidays: ['2023-11-15'] } as const
  on.submit({ type: 'setOptionHours', ...holiday })
  on.refused(on.placing(), 'marketClosed')
  on.wait(first.expiresAt - on.now())
  on.price('191')
  on.seal()
  on.wait(second.expiresAt - on.now())
  on.seal()
  const outcomes = on.takeSettled().map(({ id, outcome }) => [id, outcome])
  assert.deepEqual(outcomes, [
    [first.id, 'won'],
    [second.id, 'stale'],
  ])
})

test('[TO25] hours that are none are refused; the same again changes nothing', () => {
  const on = givenShares()
  const set = { type: 'setOptionHours', symbol: SYMBOL, ...SHARES } as const
  on.refused({ ...set, holidays: ['tomorrow'] }, 'termsUnsound')
  on.refused({ ...set, symbol: '' }, 'termsUnsound')
  assert.deepEqual(on.submit(set), [])
})

test('[TO25] a snapshot of before there were hours is read', () => {
  const { snapshot } = options
  const out = new Writer()
  snapshot.write(out, givenOptions().state())
  // What it ends with now: no hours at all.
  const read = snapshot.read(new Reader(out.view().slice(0, -1)))
  assert.deepEqual([read.terms.size, read.hours.size], [1, 0])
})
