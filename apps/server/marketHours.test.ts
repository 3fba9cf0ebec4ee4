/** Markets with hours over the real cores and the simulator: a start on a weekend, the open, the close, and what is refused meanwhile. */
import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { EXCHANGE, Exchange, Machine, UNIT } from '@evenkeel/kernel'
import { eventually, memoryJournal } from '@evenkeel/kernel/testing'
import { cores, verticals } from '@evenkeel/verticals/all.server.ts'
import { books as contractBooks } from '@evenkeel/verticals/contracts/books.ts'
import { createHours } from '@evenkeel/verticals/market/hours.ts'
import { instruments } from '@evenkeel/verticals/market/instruments.ts'
import { openMarket } from '@evenkeel/verticals/market/live/live.ts'
import { createSimulator } from '@evenkeel/verticals/market/source/simulator/index.ts'
import { options, type State } from '@evenkeel/verticals/options/core/index.ts'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'
import type { Tables } from '@evenkeel/wire/server'
import { startTestServer, type TestServer } from './testing/server.ts'
import { seed } from './verticals.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const listed = instruments.filter(({ symbol }) => ['btcusdt', 'eurusd', 'aapl'].includes(symbol))
const [MINUTE, HOUR] = [60_000, 3_600_000]

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

/** A sandbox's market that begins at a moment, on a clock that is turned by hand. */
async function given(t: TestContext, begin: string) {
  let now = at(begin)
  const clock = () => now
  const machine = new Machine(cores)
  const onBroken = (error: unknown) => assert.fail(String(error))
  const exchange = new Exchange({ machine, journal: memoryJournal(), clock, onBroken })
  await seed(exchange, true)
  await server.query('delete from candle', [])
  const tables: Tables = { rows: (sql, values) => server.query(sql, values) as Promise<never[]> }
  const hours = createHours(listed, (symbol) =>
    verticals.flatMap((one) => one.tradingHours?.(machine, symbol) ?? []),
  )
  const source = createSimulator({ seed: Buffer.alloc(32, 8), instruments: listed, now: clock })
  const live = await openMarket({
    source,
    hours,
    instruments: listed,
    books: [contractBooks],
    exchange,
    machine,
    tables,
    now: clock,
    onFailure: (error) => assert.fail(String(error)),
  })
  t.after(() => live.stop())
  const { market } = live
  const reference = (symbol: string) => machine.look('real').prices.reference(symbol)
  return {
    source,
    exchange,
    machine,
    market,
    reference,
    ticker: (symbol: string) => market.ticker('real', symbol),
    offers: async (symbol: string) =>
      machine.look('real').prices.ladder(`contracts/${symbol}`) !== undefined,
    pass(to: string) {
      now = at(to)
    },
  }
}

test('a first start on a Sunday finds markets closed, with the last price and the last day of their sessions', async (t) => {
  const { source, ticker, reference, offers, market } = await given(t, '2026-11-15T12:00:20')
  const isKnown = (symbol: string) =>
    ticker(symbol) !== undefined && market.trades('real', symbol, 50).length === 50
  await eventually('all have a price', () => listed.every(({ symbol }) => isKnown(symbol)))
  for (const [symbol, closes, opens] of [
    ['eurusd', '2026-11-13T22:00', '2026-11-15T22:00'],
    ['aapl', '2026-11-13T21:00', '2026-11-16T14:30'],
  ] as const) {
    const [last] = await source.candles(symbol, '1min', at(closes) - MINUTE, at(closes))
    const day = await source.candles(symbol, '60min', at(closes) - 24 * HOUR, at(closes))
    const shown = ticker(symbol)
    assert.deepEqual(
      [shown?.isClosed, shown?.isStale, shown?.opensAt, shown?.at],
      [true, false, at(opens), at(closes)],
    )
    assert.deepEqual([shown?.close, shown?.open], [last?.close, day[0]?.open])
    assert.equal(
      shown?.amount,
      day.reduce((sum, { amount }) => sum + amount, 0n),
    )
    assert.deepEqual(
      [reference(symbol)?.isStale, reference(symbol)?.isClosed, reference(symbol)?.price],
      [true, true, last?.close],
    )
    assert.equal(await offers(symbol), false)
    const minutes = await market.candles.last(symbol, '1min', 400)
    assert.equal(minutes.length, 400)
    assert.equal(minutes.at(-1)?.start, at(closes) - MINUTE)
    assert(minutes.every(({ count }) => count > 0))
    assert.equal(market.candles.current(symbol, '1min'), undefined)
    const trades = market.trades('real', symbol, 50)
    assert(trades.length === 50 && trades.every((trade) => trade.at < at(closes)))
  }
  assert.deepEqual([ticker('btcusdt')?.isClosed, ticker('btcusdt')?.isStale], [false, false])
})

test('with the open prices go on, and with the close the last one stands; it is stale at no time but the first moment', async (t) => {
  const on = await given(t, '2026-11-15T21:59:30')
  await eventually('it is closed', () => on.ticker('eurusd')?.isClosed === true)
  const closed = on.ticker('eurusd')?.close
  on.pass('2026-11-15T22:00:05')
  await eventually('it is open', () => on.ticker('eurusd')?.isClosed === false)
  await eventually('it has a price', () => on.reference('eurusd')?.isStale === false)
  assert.notEqual(on.ticker('eurusd')?.close, closed)
  assert.equal(await on.offers('eurusd'), true)
  assert.equal(on.ticker('eurusd')?.open, closed)
  assert.equal(on.ticker('aapl')?.isClosed, true)
  on.pass('2026-11-20T21:59:59')
  await eventually('it goes on', () => {
    const { at: told = 0, isStale } = on.reference('eurusd') ?? {}
    return told > at('2026-11-20T21:59') && isStale === false
  })
  const last = on.reference('eurusd')?.price
  on.pass('2026-11-20T22:00:04')
  await eventually('it closes', () => on.ticker('eurusd')?.isClosed === true)
  assert.equal(on.ticker('eurusd')?.isStale, false)
  const [minute] = await on.source.candles(
    'eurusd',
    '1min',
    at('2026-11-20T21:59'),
    at('2026-11-20T22:00'),
  )
  assert([last, minute?.close].includes(on.ticker('eurusd')?.close))
  assert.equal(await on.offers('eurusd'), false)
})

test('while a market is closed an option on it is refused by that name, and nothing moves', async (t) => {
  const { exchange, machine, ticker } = await given(t, '2026-11-14T12:00')
  await eventually('it has a price', () => ticker('eurusd') !== undefined)
  const funds = { member: 1, asset: 'USDT', amount: 100n * UNIT }
  const realm = { realm: 'real', actor: EXCHANGE } as const
  await exchange.submit(wallet, { type: 'grantSandboxFunds', ...funds }, realm)
  await exchange.submit(wallet, { type: 'transfer', ...funds, from: 'spot', to: 'trading' }, realm)
  const option = { member: 1, symbol: 'eurusd', direction: 'rise', seconds: 60 } as const
  const offered = [...(machine.state('real', options) as State).terms.values()]
  const term = offered.find(({ symbol, seconds }) => symbol === 'eurusd' && seconds === 60)
  assert(term !== undefined)
  const terms = { stake: 10n * UNIT, payoutBps: term.payoutBps, feeBps: term.feeBps }
  const decision = await exchange.submit(
    options,
    { type: 'placeOption', ...option, ...terms },
    realm,
  )
  assert.equal(decision.ok ? 'placed' : decision.refusal, 'marketClosed')
})
