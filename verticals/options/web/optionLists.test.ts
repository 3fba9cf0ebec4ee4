/** Options as a screen holds them: news in any order, and what each would come to now. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type OpenOptions, type Option, withNews, wouldBe } from './optionLists.ts'

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
