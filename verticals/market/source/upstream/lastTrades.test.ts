/** What was traded before the first price, as a venue tells it. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { formatAmount } from '@evenkeel/kernel'
import type { Trade } from '../source.ts'
import { type GivenVenues, givenVenues, names } from './testing/givenVenues.ts'
import type { SaidTrade } from './testing/venueServer.ts'

let given: GivenVenues
before(async () => {
  given = await givenVenues({ timings: { requestMs: 60_000, limitMs: 3_000 } })
})
after(() => given.stop())

const said = (from: number, price: string, more: Partial<SaidTrade> = {}): SaidTrade => {
  return { price, amount: '0.25', side: 'sell', at: from, id: from, ...more }
}
const shown = ({ at, price, amount, side }: Trade) => [
  at,
  formatAmount(price),
  formatAmount(amount),
  side,
]

test('[Q1] [Q12] the last trades come from the first venue that has any, from the oldest on', async () => {
  const { upstream, venues, stand, becomes } = given
  const now = Date.now()
  venues.okx.traded = (base) =>
    base === 'BTC'
      ? [said(now - 3_000, '50000.129'), said(now - 1_000, '50001', { side: 'buy' })]
      : []
  assert.deepEqual(await upstream.trades?.('btcusdt', 10), [])
  for (const name of names) stand({ [name]: '50000' })
  await becomes('50000')
  const [first, second, ...rest] = (await upstream.trades?.('btcusdt', 10)) ?? []
  assert(first !== undefined && second !== undefined)
  assert.deepEqual(rest, [])
  assert.deepEqual(shown(first), [now - 3_000, '50000.12', '0.25', 'sell'])
  assert.deepEqual(shown(second), [now - 1_000, '50001', '0.25', 'buy'])
  assert.equal((await upstream.trades?.('btcusdt', 1))?.[0]?.at, now - 1_000)

  venues.binance.traded = () => [said(now - 5_000, '49999')]
  assert.deepEqual(
    (await upstream.trades?.('btcusdt', 10))?.map(({ at }) => at),
    [now - 5_000],
  )
})

test('[Q5] a trade far from the price that venues agree on, or of tomorrow, is not shown', async () => {
  const { upstream, venues, stand, becomes } = given
  const now = Date.now()
  for (const name of names) stand({ [name]: '50100' })
  await becomes('50100')
  venues.binance.traded = () => [
    said(now - 4_000, '45000'),
    said(now - 3_000, '50050'),
    said(now - 2_000, '0'),
    said(now - 1_000, '60000'),
    said(now + 3_600_000, '50050'),
  ]
  assert.deepEqual(
    (await upstream.trades?.('btcusdt', 10))?.map(({ at }) => at),
    [now - 3_000],
  )
  assert.deepEqual(await upstream.trades?.('nosuch', 10), [])
})
