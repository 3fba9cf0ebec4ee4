/** The last price over the real cores and the simulator: head, candles and trades say the same at every moment, and nothing is settled by it. */
import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { EXCHANGE, Exchange, Machine, parseAmount, type Realm, realms } from '@evenkeel/kernel'
import { eventually, memoryJournal } from '@evenkeel/kernel/testing'
import { cores } from '@evenkeel/verticals/all.server.ts'
import { books as contractBooks } from '@evenkeel/verticals/contracts/books.ts'
import { latest } from '@evenkeel/verticals/market/candles/candles.ts'
import { periods } from '@evenkeel/verticals/market/candles/period.ts'
import { instruments } from '@evenkeel/verticals/market/instruments.ts'
import { openMarket } from '@evenkeel/verticals/market/live/live.ts'
import { createSimulator } from '@evenkeel/verticals/market/source/simulator/index.ts'
import type { Move } from '@evenkeel/verticals/market/source/source.ts'
import { books } from '@evenkeel/verticals/spot/books.ts'
import { type PlaceOrder, spot } from '@evenkeel/verticals/spot/core/index.ts'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'
import type { Tables } from '@evenkeel/wire/server'
import { startTestServer, type TestServer } from './testing/server.ts'
import { seed } from './verticals.ts'

const coins = (text: string) => parseAmount(text) as bigint
const BTC = 'btcusdt'
const EUR = 'eurusd'
const listed = instruments.filter(({ symbol }) => [BTC, EUR].includes(symbol))
const buy: PlaceOrder = {
  type: 'placeOrder',
  member: 1,
  pair: BTC,
  side: 'buy',
  kind: 'market',
  force: 'ioc',
  spend: coins('50'),
}

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

async function given(t: TestContext) {
  const machine = new Machine(cores)
  const onBroken = (error: unknown) => assert.fail(String(error))
  const exchange = new Exchange({ machine, journal: memoryJournal(), clock: Date.now, onBroken })
  await seed(exchange, true)
  await server.query('delete from candle', [])
  const tables: Tables = { rows: (sql, values) => server.query(sql, values) as Promise<never[]> }
  const simulator = createSimulator({
    seed: Buffer.alloc(32, 3),
    instruments: listed,
    now: Date.now,
  })
  /** What the source said, as it said it. */
  const said: Move[] = []
  const live = await openMarket({
    source: {
      ...simulator,
      start: (tell) =>
        simulator.start((moves) => {
          said.push(...moves)
          tell(moves)
        }),
    },
    instruments: listed,
    books: [books, contractBooks],
    exchange,
    machine,
    tables,
    now: Date.now,
    onFailure: (error) => assert.fail(String(error)),
  })
  t.after(() => live.stop())
  for (const realm of realms) {
    await books.fundMaker(exchange, realm, BTC, coins('90000'))
    const grant = { type: 'grantSandboxFunds', member: 1, asset: 'USDT' } as const
    await exchange.submit(wallet, { ...grant, amount: coins('5000') }, { realm, actor: EXCHANGE })
  }
  await live.refreshLadders()
  const buys = async (realm: Realm) => {
    const decision = await exchange.submit(spot, buy, { realm, actor: EXCHANGE })
    assert.ok(decision.ok, 'it is bought')
  }
  return { live, machine, said, buys }
}

type Live = Awaited<ReturnType<typeof given>>['live']

/** What is said of the last price in one turn, by everything that says it. */
function lastPrices({ market }: Live, realm: Realm, symbol: string) {
  const ticker = market.ticker(realm, symbol)
  assert.ok(ticker, 'there is a price')
  const { open, high, low, close } = ticker
  assert.ok(low <= close && close <= high && low <= open && open <= high, 'within the day')
  const candles = periods.map((period) => {
    const candle = market.candles.current(symbol, period, realm)
    assert.ok(candle && candle.low <= candle.close && candle.close <= candle.high)
    return candle.close
  })
  return [close, market.trades(realm, symbol, 1)[0]?.price, ...candles]
}

test('[P1] at every moment the last price, the close of every candle of now and the first of the trades are the same, whoever traded', async (t) => {
  const { live, machine, said, buys } = await given(t)
  const seen: Record<Realm, Set<bigint>> = { real: new Set(), demo: new Set() }
  let [nth, apart] = [0, 0]
  await eventually(
    'prices moved, and a trade was at a bid or an offer, not between them',
    async () => {
      // Members trade in one realm, then in the other, while the source goes on.
      if (++nth % 20 === 10) await buys(nth % 40 === 10 ? 'demo' : 'real')
      for (const realm of realms)
        for (const symbol of [BTC, EUR]) {
          const [close, ...others] = lastPrices(live, realm, symbol)
          for (const other of others) assert.equal(other, close, `${symbol} in ${realm}`)
          if (symbol === BTC) seen[realm].add(close ?? 0n)
        }
      const { close, index, bid, ask } = live.market.ticker('real', BTC) ?? {}
      assert.equal(index, machine.look('real').prices.reference(BTC)?.price)
      assert.equal(live.market.ticker('real', EUR)?.close, live.market.ticker('real', EUR)?.index)
      if (close !== index) apart++
      assert.ok(bid === undefined || ask === undefined || bid.price < ask.price)
      return nth > 100 && seen.real.size > 5 && seen.demo.size > 5 && apart > 50
    },
  )
  // What settles is what the source said, tick by tick.
  const prices = new Set(said.filter(({ symbol }) => symbol === BTC).map(({ price }) => price))
  const { points } = { points: live.market.seconds(BTC) }
  assert.ok(points.length > 0 && points.every(({ price }) => prices.has(price)))
})

test('[P1] what is told over the socket and what is answered agree with each other as well', async (t) => {
  const { live, buys } = await given(t)
  const topics = {
    ticker: `market.${BTC}.ticker`,
    kline: `market.${BTC}.kline.1day`,
    trade: `market.${BTC}.trade.detail`,
  }
  const told: Record<Realm, Map<string, number>> = { real: new Map(), demo: new Map() }
  let agreed = 0
  live.stream.attach({
    isWanted: (_, topic) => Object.values<string>(topics).includes(topic),
    publish(realm, topic, message) {
      const { tick } = JSON.parse(message)
      told[realm].set(topic, topic === topics.trade ? tick.data.at(-1).price : tick.close)
    },
    flush() {
      for (const realm of realms) {
        if (told[realm].size < 3) continue
        assert.equal(new Set(told[realm].values()).size, 1, JSON.stringify([...told[realm]]))
        agreed++
      }
    },
  })
  for (const realm of ['real', 'demo', 'real'] as const) {
    await buys(realm)
    const before = agreed
    await eventually('more is told', () => agreed > before + 5)
  }
  for (const realm of realms) {
    const before = lastPrices(live, realm, BTC)[0]
    const text = await live.market.candles.written(BTC, '1day', latest(1), 'htx', { realm })
    const [candle] = JSON.parse(text)
    const now = lastPrices(live, realm, BTC)[0]
    const close = parseAmount(String(candle.close))
    assert.ok(close === before || close === now, 'a candle that is asked for closes there too')
  }
})
