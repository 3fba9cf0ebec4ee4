/** What the stream says of linear swaps: the figures of the coin, and the book and the trades of the contract, in lots. */
import type { Realm } from '@evenkeel/kernel'
import { publicTopic } from '@evenkeel/wire/server'
import { type HtxCandles, htxPeriods } from '../candles/years.ts'
import type { Depth, Market, NumberedTrade } from '../market.ts'
import { grouped } from './grouped.ts'
import { Klines, type OfKline } from './klines.ts'
import {
  type Swap,
  swapBboJson,
  swapCandleJson,
  swapDepthJson,
  swapDetailJson,
  swapOf,
  swapsOf,
  swapTradesJson,
} from './swapTicks.ts'
import { bookTopics, type SwapTopic, swapTopicNames } from './swapTopics.ts'
import { ASKED_TRADES, type Asking, rangeOf } from './symbolTopics.ts'
import type { TopicPublisher } from './topicPublisher.ts'

type Options = {
  readonly market: Market
  readonly candles: HtxCandles
  readonly publisher: TopicPublisher
}

export type Swaps = ReturnType<typeof createSwaps>

export function createSwaps({ market, candles, publisher }: Options) {
  const klines = new Klines<OfKline & Swap>(candles, () => market.now(), swapCandleJson)
  const latest = latestOf(market, klines)
  const isWanted = (realm: Realm, topic: string) => publisher.isWanted(realm, topic)

  /** Publishes when `what` differs from last time: a tick may have a number that always differs. */
  function publishNew(realm: Realm, topic: string, what: string, tick: () => string): void {
    if (isWanted(realm, topic) && publisher.isNew(realm, topic, what))
      publisher.publish(realm, topic, tick)
  }

  function publishKlines(realm: Realm, swap: Swap, hasMoved: boolean): void {
    for (const period of htxPeriods) {
      const name = swapTopicNames.kline(swap.code, period)
      const of = { ...swap, realm, period }
      if (!isWanted(realm, name)) klines.forget(of)
      else for (const news of klines.next(of, hasMoved)) publisher.publishCandle(realm, name, news)
    }
  }

  /** Compares levels alone: a book has another number each time it is read. */
  function publishDepths(realm: Realm, swap: Swap, depth: Depth): void {
    const { steps, sizes, bbo } = bookTopics(swap.code)
    for (const { step, name } of steps.filter((one) => isWanted(realm, one.name))) {
      const shown = grouped(depth, swap.tickSize, step)
      publishNew(realm, name, levelsOf(shown), () =>
        swapDepthJson(shown, swap, { ch: publicTopic(name) }),
      )
    }
    for (const { size, name } of sizes.filter((one) => isWanted(realm, one.name))) {
      const shown = cut(depth, size)
      publishNew(realm, name, levelsOf(shown), () => wholeOf(shown, swap, name))
    }
    if (!isWanted(realm, bbo)) return
    const best = cut(depth, 1)
    publishNew(realm, bbo, levelsOf(best), () => swapBboJson(best, swap, publicTopic(bbo)))
  }

  return {
    publishPrices(realm: Realm, changed: ReadonlySet<string>): void {
      for (const swap of swapsOf(market)) publishKlines(realm, swap, changed.has(swap.symbol))
    },

    publishTrades(realm: Realm, code: string, trades: readonly NumberedTrade[]): void {
      const swap = swapOf(market, code)
      if (swap === undefined) return
      publisher.publish(realm, swapTopicNames.trade(code), () => tradesTick(trades, swap))
    },

    /** Whether anybody wants to hear of this book. */
    isFollowed(realm: Realm, code: string): boolean {
      const { steps, sizes, bbo, detail } = bookTopics(code)
      const names = [bbo, detail, ...[...steps, ...sizes].map(({ name }) => name)]
      return names.some((name) => isWanted(realm, name))
    },

    publishBook(realm: Realm, code: string, depth: Depth): void {
      const swap = swapOf(market, code)
      if (swap === undefined) return
      publishDepths(realm, swap, depth)
      const ticker = market.ticker(realm, swap.symbol)
      if (ticker === undefined) return
      const tick = swapDetailJson(ticker, swap, depth)
      publishNew(realm, swapTopicNames.detail(code), tick, () => tick)
    },

    latest,
    asked: askedOf(market, candles, latest),
  }
}

type ToldTrades = (code: string) => readonly NumberedTrade[]

/** What somebody who begins to listen is told first. */
function latestOf(market: Market, klines: Klines<OfKline & Swap>) {
  return async (
    realm: Realm,
    topic: SwapTopic,
    toldTrades: ToldTrades,
  ): Promise<string | undefined> => {
    const { swap } = topic
    const { code, symbol } = swap
    if (topic.kind === 'trade') return tradesTick(toldTrades(code), swap)
    if (topic.kind === 'kline') {
      klines.begin({ ...swap, realm, period: topic.period })
      return klines.current({ ...swap, realm, period: topic.period })
    }
    const depth = await market.depth(realm, code)
    if (topic.kind === 'bbo') return swapBboJson(depth, swap, publicTopic(swapTopicNames.bbo(code)))
    if (topic.kind === 'size')
      return wholeOf(cut(depth, topic.size), swap, swapTopicNames.size(code, topic.size))
    if (topic.kind === 'depth') {
      const ch = publicTopic(swapTopicNames.depth(code, topic.step))
      return swapDepthJson(grouped(depth, swap.tickSize, topic.step), swap, { ch })
    }
    const ticker = market.ticker(realm, symbol)
    return ticker && swapDetailJson(ticker, swap, depth)
  }
}

/** What a question about a topic is answered. */
function askedOf(market: Market, candles: HtxCandles, latest: ReturnType<typeof latestOf>) {
  return async (
    realm: Realm,
    topic: SwapTopic,
    { within, caller }: Asking,
    toldTrades: ToldTrades,
  ) => {
    const { swap } = topic
    if (topic.kind === 'trade')
      return swapTradesJson(market.trades(realm, swap.code, ASKED_TRADES), swap)
    if (topic.kind !== 'kline') return latest(realm, topic, toldTrades)
    const range = rangeOf(within, market.now())
    const { lotSize } = swap
    return candles.written(swap.symbol, topic.period, range, { lotSize }, { caller, realm })
  }
}

/** From the oldest on, as they happened. */
function tradesTick(trades: readonly NumberedTrade[], swap: Swap): string | undefined {
  const [newest] = trades
  const data = swapTradesJson(trades.toReversed(), swap)
  return newest && `{"id":${newest.number},"ts":${newest.at},"data":${data}}`
}

/** Whole each time, so that whoever missed one has everything with the next. */
function wholeOf(depth: Depth, swap: Swap, name: string): string {
  return swapDepthJson(depth, swap, { ch: publicTopic(name), event: 'snapshot' })
}

const levelsOf = ({ bids, asks }: Depth) =>
  [...bids, undefined, ...asks].map((level) => `${level?.price} ${level?.amount}`).join()

const cut = (depth: Depth, levels: number): Depth => ({
  ...depth,
  bids: depth.bids.slice(0, levels),
  asks: depth.asks.slice(0, levels),
})
