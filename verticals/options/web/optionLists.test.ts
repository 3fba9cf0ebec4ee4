/** Options as a screen holds them: news in any order, and what each would come to now. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  isMissed,
  knownIn,
  type OpenOptions,
  type Option,
  shownNow,
  withNews,
  wouldBe,
} from './optionLists.ts'

const tick = (price: string) => ({ price, source: 'simulator', at: 1_000 })
const option = (id: string, changed: Partial<Option> = {}): Option => ({
  id,
  symbol: 'btcusdt',
  direction: 'rise',
  seconds: 30,
  asset: 'USDT',
  stake: '10',
  fee: '0.5',
  payoutBps: 8_000,
  profitIfWon: '8',
  state: 'open',
  acceptedAt: 1_000,
  expiresAt: 31_000,
  opened: tick('100'),
  isSettled: false,
  ...changed,
})
const settled = (id: string) => option(id, { state: 'won', isSettled: true, gain: '7.5' })

test('news places, changes and takes away; what is older than what is known does nothing', () => {
  const open: OpenOptions = { revision: 5, options: [option('a')] }
  const news = (revision: number, ...options: Option[]) => ({ revision, options })
  const two = withNews(open, news(6, option('b', { acceptedAt: 2_000 })))
  assert.deepEqual(
    two.options.map(({ id }) => id),
    ['b', 'a'],
  )
  const one = withNews(two, news(8, settled('a')))
  assert.deepEqual(
    one.options.map(({ id }) => id),
    ['b'],
  )
  assert.equal(one.told?.get('a')?.option.state, 'won')
  assert.equal(withNews(one, news(7, option('a'))).options.length, 1, 'it does not come back')
  assert.equal(withNews(open, news(5, settled('a'))).options.length, 1, 'read later than told')
})

test('[TO40] an option that is neither open nor told of was settled unheard, unless it is known to be settled', () => {
  const open: OpenOptions = { revision: 5, options: [option('a')] }
  assert.deepEqual([isMissed(open, option('a')), isMissed(open, option('b'))], [false, true])
  assert.equal(isMissed(undefined, option('b')), false, 'nothing was read yet')
  assert.equal(isMissed(open, settled('b')), false)
  const told = withNews(open, { revision: 6, options: [settled('a')] })
  assert.equal(isMissed(told, option('a')), false)
  assert.equal(knownIn(told, 'a')?.state, 'won')
  assert.equal(knownIn(told, 'b'), undefined)
})

test('[TO40] what is left is never more than the duration', () => {
  const until = 100_999
  const left = (now: number) => until - shownNow({ seconds: 30, until }, now)
  assert.deepEqual(
    [60_000, 70_000, 70_999, 71_000, 100_999].map(left),
    [30_000, 30_000, 30_000, 29_999, 0],
  )
})

test('an option would win above its entry, lose below it, and give its stake back at it', () => {
  const rise = option('a')
  const fall = option('b', { direction: 'fall' })
  const gains = (one: Option) =>
    ['99.99', '100', '100.01'].map((price) => wouldBe(one, price)?.gain)
  assert.deepEqual(gains(rise), ['-10.5', '-0.5', '7.5'])
  assert.deepEqual(gains(fall), ['7.5', '-0.5', '-10.5'])
  assert.deepEqual(
    [wouldBe(rise, '101')?.tone, wouldBe(rise, '100')?.tone, wouldBe(rise, '99')?.tone],
    ['up', 'same', 'down'],
  )
  assert.equal(wouldBe(option('c', { opened: undefined, state: 'pending' }), '100'), undefined)
  assert.equal(wouldBe(rise, undefined), undefined)
})
