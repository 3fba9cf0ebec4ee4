/** The market over the real cores: what a source says, and what its silence does, reaches the order books. */
import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { EXCHANGE, Exchange, Machine, parseAmount } from '@evenkeel/kernel'
import { memoryJournal } from '@evenkeel/kernel/testing'
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

/** A market whose source says what the test says, over an exchange of its own. */
async function given(t: TestContext) {
  const machine = new Machine(cores)
  const onBroken = (error: unknown) => assert.fail(String(error))
  const journal = memoryJournal()
  const exchange = new Exchange({ machine, journal, clock: Date.now, onBroken })
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
    now: Date.now,
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
  return {
    live,
    journal,
    exchange,
    async price(text: string) {
      const at = Date.now()
      const trade = { at, price: coins(text), amount: coins('0.5'), side: 'buy' } as const
      tell([{ symbol: 'btcusdt', at, price: coins(text), trades: [trade] }])
      await wait(250)
    },
    /** Several prices within one beat. */
    async moves(...texts: string[]) {
      const begun = Date.now()
      tell(
        texts.map((text, nth) => {
          return { symbol: 'btcusdt', at: begun + nth, price: coins(text), trades: [] }
        }),
      )
      await wait(250)
    },
    async buys() {
      const decision = await exchange.submit(spot, buy, { realm: 'real', actor: EXCHANGE })
      return decision.ok ? 'bought' : decision.refusal
    },
  }
}

test('[P2] the house maker offers while there is a price: a silent source empties the order book, the next price fills it', async (t) => {
  const { live, price, buys } = await given(t)
  assert.equal(await buys(), 'priceFeedStale')
  assert.equal(live.market.ticker('real', 'btcusdt'), undefined)

  await price('90000')
  assert.equal(live.market.ticker('real', 'btcusdt')?.isStale, false)
  const { bids, asks } = await live.market.depth('real', 'btcusdt')
  assert.ok(bids.length > 10 && asks.length > 10)
  assert.equal(await buys(), 'bought')

  await wait(600)
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
  await wait(150)
  const [newest] = live.market.trades('real', 'btcusdt', 1)
  assert.ok(newest !== undefined && newest.price > coins('90000'))
  assert.equal(live.referenceOf('btcusdt')?.price, coins('90000'))
  const after = live.market.candles.current('btcusdt', '1min')
  if (after?.start === before?.start) assert.deepEqual(after, before)
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
  await wait(250)
  journal.hold()
  void exchange.submit(spot, resting('89000.01'), { realm: 'real', actor: EXCHANGE })
  const depth = live.market.depth('real', 'btcusdt')
  const isKnown = await Promise.race([depth.then(() => true), wait(300).then(() => false)])
  assert.equal(isKnown, false)
  assert.ok(heard.length > 0 && heard.every((message) => !message.includes('89000.01')))
  journal.release()
  const { bids } = await depth
  assert.ok(bids.some((level) => level.price === coins('89000.01')))
  await price('90000.5')
  assert.ok(heard.some((message) => message.includes('89000.01')))
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
