/** The market over the real cores: what a source says, and what its silence does, reaches the order books. */
import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { EXCHANGE, Exchange, Machine, parseAmount } from '@evenkeel/kernel'
import { eventually, memoryJournal } from '@evenkeel/kernel/testing'
import { cores } from '@evenkeel/verticals/all.server.ts'
import { instruments } from '@evenkeel/verticals/market/instruments.ts'
import { openMarket } from '@evenkeel/verticals/market/live/live.ts'
import type { Move, Source } from '@evenkeel/verticals/market/source/source.ts'
import { books } from '@evenkeel/verticals/spot/books.ts'
import { type PlaceOrder, spot } from '@evenkeel/verticals/spot/core/index.ts'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'
import type { Tables } from '@evenkeel/wire/server'
import { startTestServer, type TestServer } from './testing/server.ts'
import { seed } from './verticals.ts'

const coins = (text: string) => parseAmount(text) as bigint
const listed = instruments.slice(0, 1)
const [btc] = listed
const buy: PlaceOrder = {
  type: 'placeOrder',
  member: 1,
  pair: 'btcusdt',
  side: 'buy',
  kind: 'market',
  force: 'ioc',
  spend: coins('100'),
}

const resting = (price: string): PlaceOrder => ({
  type: 'placeOrder',
  member: 1,
  pair: 'btcusdt',
  side: 'buy',
  kind: 'limit',
  force: 'gtc',
  price: coins(price),
  quantity: coins('0.01'),
})

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

/** A market whose source says what the test says, on a clock that is turned by hand, over an exchange of its own. */
async function given(t: TestContext) {
  let time = Date.now()
  const now = () => time
  const machine = new Machine(cores)
  const onBroken = (error: unknown) => assert.fail(String(error))
  const journal = memoryJournal()
  const exchange = new Exchange({ machine, journal, clock: now, onBroken })
  await seed(exchange, true)
  let tell: (moves: readonly Move[]) => void = () => undefined
  const source: Source = {
    name: 'trial',
    isSimulated: false,
    quietMs: 400,
    candles: async () => [],
    async start(telling) {
      tell = telling
      return async () => undefined
    },
  }
  const tables: Tables = { rows: (sql, values) => server.query(sql, values) as Promise<never[]> }
  const onFailure = (error: unknown) => assert.fail(String(error))
  const live = await openMarket({
    source,
    instruments: listed,
    books: [books],
    exchange,
    machine,
    tables,
    now,
    onFailure,
  })
  t.after(() => live.stop())
  if (btc === undefined) throw new Error('nothing is listed')
  await books.fundMaker(exchange, 'real', btc.symbol, coins('90000'))
  const grant = { type: 'grantSandboxFunds', member: 1, asset: 'USDT' } as const
  await exchange.submit(
    wallet,
    { ...grant, amount: coins('5000') },
    { realm: 'real', actor: EXCHANGE },
  )
  /** Several prices within one beat. */
  async function moves(...texts: string[]) {
    const told = texts.map((text) => {
      const [at, price] = [++time, coins(text)]
      const trade = { at, price, amount: coins('0.5'), side: 'buy' } as const
      return { symbol: 'btcusdt', at, price, trades: texts.length === 1 ? [trade] : [] }
    })
    tell(told)
    await eventually('a beat takes the price', () => live.referenceOf('btcusdt')?.at === time)
  }
  return {
    live,
    journal,
    exchange,
    price: (text: string) => moves(text),
    moves,
    /** The source says nothing for so long. */
    async silence(ms: number) {
      time += ms
      await eventually('the price is stale', () => live.referenceOf('btcusdt')?.isStale)
    },
    async buys() {
      const decision = await exchange.submit(spot, buy, { realm: 'real', actor: EXCHANGE })
      return decision.ok ? 'bought' : decision.refusal
    },
  }
}

test('[P2] the house maker offers while there is a price: a silent source empties the order book, the next price fills it', async (t) => {
  const { live, price, silence, buys } = await given(t)
  assert.equal(await buys(), 'priceFeedStale')
  assert.equal(live.market.ticker('real', 'btcusdt'), undefined)

  await price('90000')
  assert.equal(live.market.ticker('real', 'btcusdt')?.isStale, false)
  const { bids, asks } = await live.market.depth('real', 'btcusdt')
  assert.ok(bids.length > 10 && asks.length > 10)
  assert.equal(await buys(), 'bought')

  await silence(600)
  assert.equal(live.market.ticker('real', 'btcusdt')?.isStale, true)
  assert.deepEqual((await live.market.depth('real', 'btcusdt')).asks, [])
  assert.equal(await buys(), 'priceFeedStale')

  await price('90001')
  assert.equal(live.market.ticker('real', 'btcusdt')?.isStale, false)
  assert.equal(await buys(), 'bought')
})

test("[P1] a member's own trade is the last price of its realm, and moves neither the reference price nor a candle that stays", async (t) => {
  const { live, price, buys } = await given(t)
  await price('90000')
  const before = live.market.candles.current('btcusdt', '1min')
  assert.equal(await buys(), 'bought')
  const newest = await eventually('the trade is told', () => {
    const [trade] = live.market.trades('real', 'btcusdt', 1)
    return trade !== undefined && trade.price > coins('90000') && trade
  })
  await live.refreshLadders()
  assert.equal(live.referenceOf('btcusdt')?.price, coins('90000'))
  const after = live.market.candles.current('btcusdt', '1min')
  assert.deepEqual(after, before)
  assert.equal(after?.close, coins('90000'))
  const { close, high, index } = live.market.ticker('real', 'btcusdt') ?? {}
  assert.deepEqual([close, high, index], [newest.price, newest.price, coins('90000')])
  assert.equal(live.market.candles.current('btcusdt', '1min', 'real')?.close, newest.price)
  assert.equal(live.market.ticker('demo', 'btcusdt')?.close, coins('90000'))
  await price('90000')
  assert.equal(live.market.ticker('real', 'btcusdt')?.close, coins('90000'))
})

test('[J1] no order book is shown, asked for or streamed, before all that it holds is durable', async (t) => {
  const { live, journal, exchange, price } = await given(t)
  await price('90000')
  const heard: string[] = []
  live.stream.attach({
    isWanted: (realm, topic) => realm === 'real' && topic === 'market.btcusdt.depth.step0',
    publish: (_, __, message) => heard.push(message),
    flush: () => undefined,
  })
  await eventually('the order book is told', () => heard.length > 0)
  journal.hold()
  void exchange.submit(spot, resting('89000.01'), { realm: 'real', actor: EXCHANGE })
  let isKnown = false
  const depth = live.market.depth('real', 'btcusdt').finally(() => {
    isKnown = true
  })
  // Beats go on, and tell nothing of it.
  for (const beat of ['90000.1', '90000.2', '90000.3']) await price(beat)
  assert.equal(isKnown, false)
  assert.ok(heard.every((message) => !message.includes('89000.01')))
  journal.release()
  const { bids } = await depth
  assert.ok(bids.some((level) => level.price === coins('89000.01')))
  await price('90000.5')
  await eventually('it is told', () => heard.some((message) => message.includes('89000.01')))
})

test('[P2] a price that stood for a moment only sets off what waited for it', async (t) => {
  const { live, exchange, price, moves } = await given(t)
  await price('90000')
  const placed = await exchange.submit(spot, resting('89500'), { realm: 'real', actor: EXCHANGE })
  assert.equal(placed.ok, true)
  await moves('89000', '90000')
  assert.equal(live.referenceOf('btcusdt')?.price, coins('90000'))
  const { bids } = await live.market.depth('real', 'btcusdt')
  assert.ok(bids.every((level) => level.price !== coins('89500')))
})
