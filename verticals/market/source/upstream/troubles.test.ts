/** What venues do to those who listen: each fails alone, and comes back by itself. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { formatAmount } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import { type GivenVenues, givenVenues, names } from './testing/givenVenues.ts'

const ALL = { binance: '60000', okx: '60000', kraken: '60000', htx: '60000' }

let given: GivenVenues
before(async () => {
  given = await givenVenues({
    first({ okx, kraken, htx }) {
      okx.requests = 'broken'
      kraken.requests = 'never'
      htx.accepts = false
    },
  })
  given.stand(ALL)
})
after(() => given.stop())

test('[Q5] venues that do not answer at the start are tried until they do; nobody waits for them', async () => {
  const { venues, failures, lines, hear, becomes } = given
  const failed = (name: string) => failures.some((failure) => failure.includes(name))
  await eventually('binance is listened to', () => venues.binance.listeners === 1)
  await eventually('failures are told', () => failed('okx listing') && failed('kraken listing'))
  assert.deepEqual(await hear(200), [])
  venues.okx.requests = 'well'
  venues.kraken.requests = 'well'
  await becomes('60000')
  await eventually('it is said', () => lines.includes('Prices: okx tells its listing again'))
})

test('[Q8] before a venue is connected its past is unknown, not empty; also of what the connected ones do not list', async () => {
  const late = await givenVenues({
    first: (venues) => {
      for (const name of names) venues[name].requests = name === 'okx' ? 'never' : 'broken'
    },
  })
  const ask = (symbol: string) => late.upstream.candles(symbol, '1min', 0, Date.now())
  try {
    await assert.rejects(ask('btcusdt'), /no venue answers about btcusdt/)
    late.venues.kraken.requests = 'well'
    await eventually('kraken', () => late.lines.includes('Prices: kraken tells its listing again'))
    const none = await eventually('it answers in time', () => ask('btcusdt').catch(() => undefined))
    assert.deepEqual(none, [])
    await assert.rejects(ask('solusdt'), /no venue answers about solusdt/)
  } finally {
    await late.stop()
  }
  await assert.rejects(ask('btcusdt'), /not there/)
})

test('[Q5] where the socket is refused, tickers keep a venue alive; it is listened to when it opens', async () => {
  const { venues, stand, becomes, hear } = given
  stand({ okx: undefined })
  venues.okx.requests = 'never'
  // Longer than okx counts: then three are left, and one of them is htx.
  await hear(3_000)
  await becomes('60000')
  assert.equal(venues.htx.listeners, 0)
  venues.htx.accepts = true
  await eventually('htx is listened to', () => venues.htx.listeners === 1)
  venues.okx.requests = 'well'
  stand(ALL)
})

test('[Q5] a venue that closes its socket is listened to again, and the others do not notice', async () => {
  const { venues, moves, hear } = given
  const { connections } = venues.binance
  venues.binance.hangUp()
  for (const { price } of await hear(300)) assert.equal(formatAmount(price), '60000')
  await eventually('another socket is open', () => venues.binance.connections > connections)
  venues.binance.move('BTC', '60000', { amount: '7.77' })
  const isOurs = ({ amount }: { amount: bigint }) => formatAmount(amount) === '7.77'
  await eventually('its tape goes on', () => {
    venues.binance.move('BTC', '60000', { amount: '7.77' })
    return moves.some(({ trades }) => trades.some(isOurs))
  })
})

test('[Q5] requests that fail are no trouble while sockets speak', async () => {
  const { venues, becomes, hear } = given
  for (const name of names) venues[name].requests = 'broken'
  await hear(3_000)
  await becomes('60000')
  for (const name of names) venues[name].requests = 'well'
})

test('[Q6] a socket that says nothing for too long is closed and opened again', async () => {
  const { venues, stand } = given
  const { connections } = venues.okx
  stand({ okx: undefined })
  await eventually('another connection', () => venues.okx.connections > connections)
  stand(ALL)
})

test('[Q5] sockets that close while they are written to end nothing: the thread is still the first', async () => {
  const { venues, failures, becomes } = given
  const listings = () => venues.binance.asked.filter((path) => path.includes('exchangeInfo')).length
  const before = listings()
  for (const name of names) {
    venues[name].accepts = false
    venues[name].hangUp()
  }
  // ccxt promises this to nobody, and in the exchange's own thread it would be the end.
  const isLeft = (failure: string) => /EPIPE|ECONNRESET|not open/.test(failure)
  await eventually('a promise that nobody waits for fails', () => failures.some(isLeft))
  await becomes('60000')
  assert.equal(listings(), before)
  for (const name of names) venues[name].accepts = true
})

test('[Q6] all of them gone is silence; back again is a price', async () => {
  const { venues, stand, falls, becomes } = given
  stand({ binance: undefined, okx: undefined, kraken: undefined, htx: undefined })
  for (const name of names) {
    Object.assign(venues[name], { requests: 'never', accepts: false })
    venues[name].hangUp()
  }
  await falls(500)
  await eventually('nobody is heard of', () => given.upstream.status().liveVenues === 0)
  const lost = /^Prices: fewer than 3 venues tell of .*btcusdt.*: no new price$/
  await eventually('the loss is said', () => given.lines.some((line) => lost.test(line)))
  for (const name of names) Object.assign(venues[name], { requests: 'well', accepts: true })
  stand(ALL)
  await becomes('60000')
  const back = /^Prices: 3 venues or more tell of .*btcusdt.* again$/
  await eventually('the return is said', () => given.lines.some((line) => back.test(line)))
  await eventually('all are heard of', () => given.upstream.status().liveVenues === 4)
})
