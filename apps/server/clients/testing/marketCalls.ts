/** What ccxt reads and follows without a key. */
import assert from 'node:assert/strict'
import { type Call, isNear, PAIR, type Stage, SWAP, toldBy } from './stage.ts'

const MINUTE = 60_000

const buyAndSell = async ({ htx }: Stage) => {
  await htx.createOrder(SWAP, 'market', 'buy', 2)
  await htx.createOrder(SWAP, 'market', 'sell', 2, undefined, { reduceOnly: true })
}

/** ccxt's types know a network otherwise than ccxt makes it. */
const feeOf = (network: unknown) =>
  Number((network as { withdraw?: { fee?: number } } | undefined)?.withdraw?.fee)

export const marketCalls: Readonly<Record<string, Call>> = {
  async fetchMarkets({ htx }) {
    const markets = (await htx.fetchMarkets()).filter((one) => one?.active)
    assert.deepEqual(
      [markets.filter((one) => one?.spot).length, markets.filter((one) => one?.swap).length],
      [12, 12],
    )
  },
  async fetchCurrencies({ htx }) {
    const { BTC } = await htx.fetchCurrencies()
    assert.equal(BTC?.active, true)
  },
  async fetchTime({ htx }) {
    for (const type of ['spot', 'swap'])
      assert(Math.abs(Number(await htx.fetchTime({ type })) - Date.now()) < 5_000)
  },
  async fetchStatus({ htx }) {
    for (const params of [{}, { type: 'swap' }, { type: 'swap', subType: 'linear' }])
      assert.equal((await htx.fetchStatus(params)).status, 'ok')
  },
  async fetchTicker({ htx, below }) {
    for (const symbol of [PAIR, SWAP]) {
      const { last, bid, ask } = await htx.fetchTicker(symbol)
      assert(isNear(last, below(0)) && Number(bid) < Number(ask))
    }
  },
  async fetchTickers({ htx }) {
    assert.equal(Object.keys(await htx.fetchTickers()).length, 12)
    assert.deepEqual(Object.keys(await htx.fetchTickers([SWAP])), [SWAP])
  },
  async fetchLastPrices(stage) {
    await buyAndSell(stage)
    const prices = await stage.htx.fetchLastPrices([SWAP])
    assert(isNear(prices[SWAP]?.price, stage.below(0)))
  },
  async fetchOrderBook({ htx, below }) {
    for (const symbol of [PAIR, SWAP]) {
      const { bids, asks } = await htx.fetchOrderBook(symbol)
      assert(isNear(bids[0]?.[0], below(0)) && Number(bids[0]?.[0]) < Number(asks[0]?.[0]))
    }
  },
  async fetchL2OrderBook({ htx }) {
    for (const symbol of [PAIR, SWAP])
      assert((await htx.fetchL2OrderBook(symbol)).bids.length > 0, symbol)
  },
  async fetchTrades(stage) {
    await buyAndSell(stage)
    for (const symbol of [PAIR, SWAP]) {
      const last = (await stage.htx.fetchTrades(symbol)).at(-1)
      assert(last?.symbol === symbol && isNear(last.price, stage.below(0)))
    }
  },
  async fetchOHLCV({ htx, below }) {
    for (const symbol of [PAIR, SWAP]) {
      const candles = await htx.fetchOHLCV(symbol, '1m', undefined, 5)
      assert.equal(candles.length, 5)
      assert(isNear(candles[4]?.[4], below(0)))
    }
  },
  async fetchMarkOHLCV({ htx, below }) {
    const candles = await htx.fetchMarkOHLCV(SWAP, '1m', undefined, 60)
    assert.equal(candles.length, 60)
    for (const [nth, [at, open, high, low, close, volume]] of candles.entries()) {
      assert.equal(Number(at), Number(candles[0]?.[0]) + nth * MINUTE)
      assert(Number(high) >= Math.max(Number(open), Number(close)))
      assert(Number(low) <= Math.min(Number(open), Number(close)))
      assert.equal(volume, 0)
    }
    assert(isNear(candles[59]?.[4], below(0)))
    assert.equal((await htx.fetchMarkOHLCV(SWAP, '1h', undefined, 30)).length, 30)
  },
  async fetchPremiumIndexOHLCV({ htx }) {
    const candles = await htx.fetchPremiumIndexOHLCV(SWAP, '1m', undefined, 5)
    assert.equal(candles.length, 5)
    for (const [, ...figures] of candles) assert.deepEqual(figures, [0, 0, 0, 0, 0])
  },
  async fetchFundingRate({ htx }) {
    const { fundingRate, interval } = await htx.fetchFundingRate(SWAP)
    assert(Math.abs(Number(fundingRate)) < 0.01)
    assert.equal(interval, '8h')
  },
  async fetchOpenInterest({ htx }) {
    await htx.createOrder(SWAP, 'market', 'buy', 3)
    const { openInterestAmount, openInterestValue } = await htx.fetchOpenInterest(SWAP)
    assert(Number(openInterestAmount) >= 3 && Number(openInterestValue) > 0)
    await htx.closePosition(SWAP)
  },
  async fetchLeverageTiers({ htx }) {
    const tiers = await htx.fetchLeverageTiers([SWAP])
    assert(Number(tiers[SWAP]?.length) > 1)
  },
  async fetchMarketLeverageTiers({ htx }) {
    const [tier] = await htx.fetchMarketLeverageTiers(SWAP)
    assert.equal(tier?.maxLeverage, 100)
  },
  async fetchTradingFee({ htx }) {
    const { maker, taker } = await htx.fetchTradingFee(PAIR)
    assert(Number(maker) > 0 && Number(taker) >= Number(maker))
  },
  async fetchTradingLimits({ htx }) {
    const limits = await htx.fetchTradingLimits([PAIR])
    assert(limits[PAIR].limits.amount.min > 0)
  },
  async fetchDepositWithdrawFees({ htx }) {
    const fees = await htx.fetchDepositWithdrawFees(['USDT'])
    assert(feeOf(fees.USDT?.networks?.ERC20) > 0)
  },
  async fetchDepositWithdrawFee({ htx }) {
    const { networks } = await htx.fetchDepositWithdrawFee('USDT')
    assert(feeOf(networks?.TRC20) > 0)
  },
  async watchTicker({ htx, below }) {
    for (const symbol of [PAIR, SWAP])
      assert(isNear((await htx.watchTicker(symbol)).last, below(0)), symbol)
  },
  async unWatchTicker({ htx }) {
    for (const symbol of [PAIR, SWAP]) {
      await htx.watchTicker(symbol)
      assert.equal(await htx.unWatchTicker(symbol), true)
    }
  },
  async watchOrderBook({ htx, below }) {
    for (const symbol of [PAIR, SWAP])
      assert(isNear((await htx.watchOrderBook(symbol)).bids[0]?.[0], below(0)), symbol)
  },
  async unWatchOrderBook({ htx }) {
    for (const symbol of [PAIR, SWAP]) {
      await htx.watchOrderBook(symbol)
      assert.equal(await htx.unWatchOrderBook(symbol), true)
    }
  },
  async watchTrades(stage) {
    const { htx, below } = stage
    for (const symbol of [PAIR, SWAP]) {
      const trades = await toldBy(
        () => htx.watchTrades(symbol),
        () => buyAndSell(stage),
      )
      assert(isNear(trades[0]?.price, below(0)), symbol)
    }
  },
  async unWatchTrades({ htx }) {
    await htx.watchTrades(PAIR)
    assert.equal(await htx.unWatchTrades(PAIR), true)
  },
  async watchOHLCV({ htx, below }) {
    for (const symbol of [PAIR, SWAP])
      assert(isNear((await htx.watchOHLCV(symbol, '1m')).at(-1)?.[4], below(0)), symbol)
  },
  async unWatchOHLCV({ htx }) {
    for (const symbol of [PAIR, SWAP]) {
      await htx.watchOHLCV(symbol, '5m')
      assert.equal(await htx.unWatchOHLCV(symbol, '5m'), true)
    }
  },
  async fetchCurrenciesWs({ htx }) {
    assert.equal((await htx.fetchCurrenciesWs()).BTC?.code, 'BTC')
  },
}
