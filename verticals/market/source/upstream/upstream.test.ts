/** The whole source against stand-ins that speak four venues' own protocols, over real sockets and the real ccxt. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { formatAmount } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import { faults } from './priceIndex.ts'
import { type GivenVenues, givenVenues, names } from './testing/givenVenues.ts'

let given: GivenVenues
before(async () => {
  given = await givenVenues()
})
after(() => given.stop())

const APART = { binance: '60010.5', okx: '60000', kraken: '60020.1', htx: '60030.07' }
/** Nobody honest is ever outside of these, whoever is just not heard of. */
const HONEST = [6_000_000_000_000n, 6_030_000_000_000n] as const
const AGREED = { binance: '60000', okx: '60000', kraken: '60000', htx: '60000' }

const isOfBitcoin = ({ symbol }: { symbol: string }) => symbol === 'btcusdt'
function assertHonest(price: bigint): void {
  assert(price >= HONEST[0] && price <= HONEST[1], `${formatAmount(price)} is nobody's price`)
}

test('[Q1] [Q5] four venues, each in its own words, make one price and the tape of the first', async () => {
  const { upstream, stand, becomes, venues, moves } = given
  assert.equal(upstream.name, 'upstream:binance,okx,kraken,htx')
  assert.equal(upstream.isSimulated, false)
  assert(upstream.quietMs >= 2_000 && upstream.quietMs <= 5_000)
  stand(APART)
  // Half way between 60010.5 and 60020.1, exact.
  const { trades } = await becomes('60015.3')
  for (const { price, amount, side, at } of trades) {
    assert.deepEqual([formatAmount(price), formatAmount(amount), side], ['60010.5', '0.5', 'buy'])
    assert(Math.abs(at - Date.now()) < 60_000)
  }
  venues.binance.move('BTC', '60010.5', { side: 'sell', amount: '0.00000001' })
  const isSale = ({ side, amount }: (typeof trades)[number]) => side === 'sell' && amount === 1n
  await eventually('the side of the taker', () => moves.some((move) => move.trades.some(isSale)))
})

test('[Q5] a symbol that nobody trades is asked for, and has its price', async () => {
  for (const name of names) given.venues[name].quote('ETH', '3000.25')
  const ofEther = () => given.moves.findLast(({ symbol }) => symbol === 'ethusdt')?.price
  await eventually('the price of ether', () => formatAmount(ofEther() ?? 0n) === '3000.25')
})

test('[Q6] it is said once which symbols have no price from upstream', async () => {
  const said = given.lines.filter((line) => line.includes('no price from upstream'))
  assert.equal(said.length, 1)
  assert.match(said[0] ?? '', /solusdt.*eurusd.*aapl/)
  assert.doesNotMatch(said[0] ?? '', /btcusdt|ethusdt/)
  assert(given.moves.every(({ symbol }) => symbol === 'btcusdt' || symbol === 'ethusdt'))
})

test('[P1] one venue that lies by 30% changes nothing; nor is its tape told', async () => {
  const { stand, becomes, hear } = given
  stand({ ...AGREED, binance: '60300' })
  await becomes('60000')
  stand({ binance: '78000' })
  for (const move of (await hear(500)).filter(isOfBitcoin))
    for (const { price } of [move, ...move.trades]) assertHonest(price)
  const { trades } = await becomes('60000')
  for (const { price } of trades) assert.equal(formatAmount(price), '60000')
})

test('[P1] of three, one that lies by 1% leaves the price with the honest, and one by 30% ends it', async () => {
  const { stand, becomes, falls, venues } = given
  stand({ binance: '60010', okx: '60000', kraken: '60020', htx: undefined })
  venues.htx.requests = 'never'
  await becomes('60010')
  stand({ kraken: '60600' })
  await becomes('60010')
  stand({ kraken: '59400' })
  await becomes('60000')
  stand({ kraken: '78000' })
  await falls(500)
  venues.htx.requests = 'well'
  stand(APART)
  await becomes('60015.3')
})

test('[Q5] [Q6] when venues stop until two are left there is silence, and a price again when one comes back', async () => {
  const { stand, falls, becomes, hear, venues } = given
  stand({ htx: undefined, kraken: undefined })
  for (const name of ['htx', 'kraken'] as const) venues[name].requests = 'never'
  await falls(500)
  assert.deepEqual((await hear(200)).filter(isOfBitcoin), [])
  venues.kraken.requests = 'well'
  stand({ kraken: '60020.1' })
  await becomes('60010.5')
  venues.htx.requests = 'well'
  stand(APART)
  await becomes('60015.3')
})

test('[P2] what is no positive number, late, early, mixed up or told again is dropped, and the rest goes on', async () => {
  const { venues, stand, becomes, dropped, hear } = given
  stand(AGREED)
  await becomes('60000')
  const before = new Map(names.map((name) => [name, faults.map((fault) => dropped(name, fault))]))
  const wrong = [
    '0',
    '-60010.5',
    '1e400',
    '0.000000000001',
    '99999999999',
    '""',
    'null',
    'NaN',
    'x',
  ]
  const noise = ['', 'x', '{', '[]', '{}', 'null', '0', '"pong"', '{"data":[]}', '[[[[[']
  const listening = hear(700)
  for (const name of names) {
    for (const price of wrong) venues[name].move('BTC', price)
    for (const text of noise) venues[name].say(text)
    const now = Date.now()
    venues[name].move('BTC', '60000', { at: now, id: 5_000_000 })
    venues[name].move('BTC', '60000', { at: now, id: 5_000_000 })
    venues[name].move('BTC', '1', { at: now - 100 })
    venues[name].move('BTC', '1', { at: now + 60_000 })
    venues[name].move('BTC', '1', { at: now - 60_000 })
    venues[name].quote('BTC', '60000')
  }
  // One that is ahead of its time as far as it may be hurts itself alone.
  venues.binance.move('BTC', '60000', { at: Date.now() + 1_500 })
  for (const name of names)
    for (const fault of ['unreadable', 'ahead', 'late', 'outOfOrder', 'duplicate'] as const) {
      const known = before.get(name)?.[faults.indexOf(fault)] ?? 0
      await eventually(`${name} ${fault}`, () => dropped(name, fault) > known)
    }
  for (const { price } of (await listening).filter(isOfBitcoin)) assertHonest(price)
  await becomes('60000')
})
