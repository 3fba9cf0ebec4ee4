/** The market's stream: which topics there are, their messages, and what changed of them on a beat. */
import { type Millis, type Price, type Realm, realms } from '@evenkeel/kernel'
import { busy, type Stream, type Within } from '@evenkeel/wire/server'
import { latest, TooManyQuestions } from '../candles/candles.ts'
import { htxPeriods, withYears } from '../candles/years.ts'
import { instrumentOf } from '../instruments.ts'
import type { Depth, Market, NumberedTrade } from '../market.ts'
import { grouped } from './grouped.ts'
import { Increments } from './increments.ts'
import { Klines } from './klines.ts'
import { Saying } from './saying.ts'
import { createSwaps } from './swaps.ts'
import { swapTradesJson } from './swapTicks.ts'
import { parseSwapTopic, type SwapTopic } from './swapTopics.ts'
import {
  bboJson,
  candleJson,
  depthJson,
  detailJson,
  levelsJson,
  tickerJson,
  tradesJson,
} from './ticks.ts'
import { ALL_TICKERS, parseTopic, type Topic, topicNames } from './topics.ts'

type Options = {
  readonly market: Market
  readonly tape: {
    /** The trades that were not told yet, and the last of those that were; from the newest on. */
    takeNew(realm: Realm, symbol: string): readonly NumberedTrade[]
    told(realm: Realm, symbol: string, most: number): readonly NumberedTrade[]
  }
}

export type MarketStream = {
  readonly stream: Omit<Stream, 'ask'> & {
    /** `from`: the address that asks, where that is said. */
    ask(...of: [...Parameters<Stream['ask']>, from?: string]): ReturnType<Stream['ask']>
  }
  /** Tells of the symbols whose price changed, and of books that did. */
  publish(changed: ReadonlySet<string>): Promise<void>
}

type OfKline = Extract<Topic, { readonly kind: 'kline' }>

const STEPS = [0, 1, 2, 3, 4, 5]
const MBP_LEVELS = [5, 10, 20, 150]
const ASKED_CANDLES = 300
const ASKED_TRADES = 300
const LATEST_TRADES = 50
/** Lists change once a second: nobody reads them faster. */
const LIST_BEATS = 10

export function createStream({ market, tape }: Options): MarketStream {
  const candles = withYears(market.candles, () => market.now())
  const klines = new Klines(candles, () => market.now(), candleJson)
  const saying = new Saying(() => market.now())
  const increments = new Map<string, Increments>()
  let beats = 0

  const isListed = (symbol: string) => market.isListed(symbol)
  const isCode = (name: string) => market.bookCodes().has(name)
  const stepOf = (name: string) => stepIn(market, name)

  const swaps = createSwaps({ market, candles, saying })

  function incrementsOf(realm: Realm, topic: string): Increments {
    const name = `${realm} ${topic}`
    const known = increments.get(name) ?? new Increments(market.now())
    increments.set(name, known)
    return known
  }

  function publishPrices(realm: Realm, symbol: string): void {
    const ticker = market.ticker(realm, symbol)
    if (ticker === undefined) return
    saying.sayNew(realm, topicNames.ticker(symbol), () => tickerJson(ticker))
    const detail = topicNames.detail(symbol)
    saying.say(realm, detail, () => detailJson(ticker), detail)
  }

  function publishKlines(realm: Realm, symbol: string, hasMoved: boolean): void {
    for (const period of htxPeriods) {
      const [of, topic] = [{ realm, symbol, period }, topicNames.kline(symbol, period)]
      if (!saying.isWanted(realm, topic)) klines.forget(of)
      else for (const news of klines.next(of, hasMoved)) saying.sayCandle(realm, topic, news)
    }
  }

  function sayTrades(realm: Realm, symbol: string): void {
    const trades = tape.takeNew(realm, symbol)
    saying.say(realm, topicNames.trade(symbol), () => tradesTick(trades))
    swaps.publishTrades(realm, symbol, trades)
  }

  /** The same, also where it has to be asked for first. */
  async function firstKline(realm: Realm, { symbol, period }: OfKline) {
    const known = klines.current({ realm, symbol, period })
    klines.begin({ realm, symbol, period })
    if (known !== undefined) return known
    const [candle] = await candles.last(symbol, period, 1).catch(() => [])
    return candle && candleJson(candle)
  }

  /** Books change without a price, too: whoever has listeners is looked at on every beat. */
  async function publishBook(realm: Realm, symbol: string): Promise<void> {
    const isWanted = (topic: string) => saying.isWanted(realm, topic)
    const steps = STEPS.filter((step) => isWanted(topicNames.depth(symbol, step)))
    const sizes = MBP_LEVELS.filter((levels) => isWanted(topicNames.mbp(symbol, levels)))
    const bbo = topicNames.bbo(symbol)
    const isSwap = swaps.isFollowed(realm, symbol)
    if (steps.length + sizes.length === 0 && !isWanted(bbo) && !isSwap) return
    const depth = await market.depth(realm, symbol)
    if (isSwap) swaps.publishBook(realm, symbol, depth)
    for (const step of steps) sayDepth(realm, symbol, depth, step)
    for (const levels of sizes) {
      const topic = topicNames.mbp(symbol, levels)
      saying.say(realm, topic, () => incrementsOf(realm, topic).next(cut(depth, levels)))
    }
    const ticker = market.ticker(realm, symbol)
    if (ticker !== undefined) saying.sayNew(realm, bbo, () => bboJson(ticker))
  }

  function sayDepth(realm: Realm, symbol: string, depth: Depth, step: number): void {
    const topic = topicNames.depth(symbol, step)
    const shown = grouped(depth, stepOf(symbol), step)
    const levels = levelsJson(shown.bids) + levelsJson(shown.asks)
    if (saying.isNew(realm, topic, levels)) saying.say(realm, topic, () => depthJson(shown), topic)
  }

  function tickersJson(realm: Realm): string {
    return `[${market.tickers(realm).map(tickerJson).join()}]`
  }

  async function tickOf(realm: Realm, topic: Topic): Promise<string | undefined> {
    if (topic.kind === 'tickers') return tickersJson(realm)
    const { symbol } = topic
    if (topic.kind === 'kline') return firstKline(realm, topic)
    if (topic.kind === 'depth') {
      const depth = await market.depth(realm, symbol)
      return depthJson(grouped(depth, stepOf(symbol), topic.step))
    }
    // The last ones, so that who missed some has them after all: each has its number.
    if (topic.kind === 'trade') return tradesTick(tape.told(realm, symbol, LATEST_TRADES))
    // Increments say nothing without the book that they change: that is asked for.
    if (topic.kind === 'mbp') return undefined
    const ticker = market.ticker(realm, symbol)
    if (ticker === undefined) return undefined
    if (topic.kind === 'ticker') return tickerJson(ticker)
    return topic.kind === 'detail' ? detailJson(ticker) : bboJson(ticker)
  }

  async function asked(
    realm: Realm,
    name: string,
    topic: Topic,
    { within, caller }: { readonly within: Within; readonly caller: string | undefined },
  ) {
    if (topic.kind === 'mbp')
      return incrementsOf(realm, name).whole(
        cut(await market.depth(realm, topic.symbol), topic.levels),
        saying.isWanted(realm, name),
      )
    if (topic.kind === 'trade') return tradesJson(market.trades(realm, topic.symbol, ASKED_TRADES))
    if (topic.kind !== 'kline') return tickOf(realm, topic)
    const range = rangeOf(within, market.now())
    return candles.written(topic.symbol, topic.period, range, 'htx', { caller, realm })
  }

  const swapTopicOf = (name: string): SwapTopic | undefined => {
    const parsed = parseSwapTopic(name, market)
    return parsed !== undefined && 'topic' in parsed ? parsed.topic : undefined
  }

  async function askedOfSwap(
    realm: Realm,
    topic: SwapTopic,
    within: Within,
    caller: string | undefined,
  ) {
    const { swap } = topic
    if (topic.kind === 'trade')
      return swapTradesJson(market.trades(realm, swap.code, ASKED_TRADES), swap)
    if (topic.kind !== 'kline')
      return swaps.latest(realm, topic, (code) => tape.told(realm, code, LATEST_TRADES))
    const range = rangeOf(within, market.now())
    const { lotSize } = swap
    return candles.written(swap.symbol, topic.period, range, { lotSize }, { caller, realm })
  }

  const topicOf = (name: string): Topic | undefined => {
    const parsed = parseTopic(name, isListed, isCode)
    return 'topic' in parsed ? parsed.topic : undefined
  }

  return {
    stream: {
      fault(name) {
        const parsed = parseSwapTopic(name, market) ?? parseTopic(name, isListed, isCode)
        return 'fault' in parsed ? parsed.fault : undefined
      },
      async latest(realm, name) {
        // Who begins with this has not heard what was said last: the next is news to them.
        saying.forget(realm, name)
        const ofSwap = swapTopicOf(name)
        const toldTrades = (code: string) => tape.told(realm, code, LATEST_TRADES)
        const topic = ofSwap === undefined ? topicOf(name) : undefined
        const tick =
          ofSwap === undefined
            ? topic && (await tickOf(realm, topic))
            : await swaps.latest(realm, ofSwap, toldTrades)
        return tick === undefined ? undefined : saying.message(name, tick)
      },
      async ask(realm, name, within, from) {
        const topic = parseSwapTopic(name, market) === undefined ? topicOf(name) : undefined
        const caller = from && `address ${from}`
        try {
          const ofSwap = swapTopicOf(name)
          if (ofSwap !== undefined) return await askedOfSwap(realm, ofSwap, within, caller)
          return topic && (await asked(realm, name, topic, { within, caller }))
        } catch (error) {
          if (error instanceof TooManyQuestions) return busy
          throw error
        }
      },
      attach: (outlet) => saying.attach(outlet),
    },

    async publish(changed) {
      if (!saying.isAttached) return
      const shown = shownOn(market)
      for (const realm of realms) {
        for (const symbol of changed) publishPrices(realm, symbol)
        for (const { symbol } of market.instruments())
          publishKlines(realm, symbol, changed.has(symbol))
        swaps.publishPrices(realm, changed)
        for (const name of shown) sayTrades(realm, name)
        await Promise.all(shown.map((name) => publishBook(realm, name)))
        if (beats % LIST_BEATS === 0) saying.sayNew(realm, ALL_TICKERS, () => tickersJson(realm))
      }
      beats++
      saying.flush()
    },
  }
}

/** Every name that a book or a price is shown by. */
function shownOn(market: Market): readonly string[] {
  const symbols = market.instruments().map(({ symbol }) => symbol)
  return [...symbols, ...market.bookCodes().keys()]
}

function stepIn(market: Market, name: string): Price {
  return instrumentOf(name)?.tickSize ?? market.bookCodes().get(name)?.tickSize ?? 1n
}

function rangeOf({ from, to }: Within, now: Millis) {
  if (from === undefined && to === undefined) return latest(ASKED_CANDLES)
  return { from: from ?? 0, to: to ?? now, most: ASKED_CANDLES }
}

/** From the oldest on, as they happened: a client that keeps them in the order in which they come has them by time. */
function tradesTick(trades: readonly NumberedTrade[]): string | undefined {
  const [newest] = trades
  const data = tradesJson(trades.toReversed())
  return newest && `{"id":${newest.number},"ts":${newest.at},"data":${data}}`
}

function cut(depth: Depth, levels: number): Depth {
  return { ...depth, bids: depth.bids.slice(0, levels), asks: depth.asks.slice(0, levels) }
}
