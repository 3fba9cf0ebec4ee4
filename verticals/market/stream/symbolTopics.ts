/** What the stream says of symbols and of their order books, in amounts of the coin. */
import type { Millis, Price, Realm } from '@evenkeel/kernel'
import type { Within } from '@evenkeel/wire/server'
import { latest } from '../candles/candles.ts'
import { type HtxCandles, htxPeriods } from '../candles/years.ts'
import { instrumentOf } from '../instruments.ts'
import type { Depth, Market, NumberedTrade } from '../market.ts'
import { grouped } from './grouped.ts'
import { Increments } from './increments.ts'
import { Klines } from './klines.ts'
import {
  bboJson,
  candleJson,
  depthJson,
  detailJson,
  levelsJson,
  tickerJson,
  tradesJson,
} from './ticks.ts'
import type { TopicPublisher } from './topicPublisher.ts'
import { type Topic, topicNames } from './topics.ts'

export type Tape = {
  /** The trades that were not told yet, and the last of those that were; from the newest on. */
  takeNew(realm: Realm, symbol: string): readonly NumberedTrade[]
  told(realm: Realm, symbol: string, most: number): readonly NumberedTrade[]
}

type Parts = {
  readonly market: Market
  readonly tape: Tape
  readonly candles: HtxCandles
  readonly publisher: TopicPublisher
}

type OfKline = Extract<Topic, { readonly kind: 'kline' }>
export type Asking = { readonly within: Within; readonly caller: string | undefined }

const STEPS = [0, 1, 2, 3, 4, 5]
const MBP_LEVELS = [5, 10, 20, 150]
const ASKED_CANDLES = 300
export const ASKED_TRADES = 300
export const LATEST_TRADES = 50

export class SymbolTopics {
  readonly #parts: Parts
  readonly #klines: Klines
  readonly #increments = new Map<string, Increments>()

  constructor(parts: Parts) {
    this.#parts = parts
    this.#klines = new Klines(parts.candles, () => parts.market.now(), candleJson)
  }

  publishPrices(realm: Realm, symbol: string): void {
    const { market, publisher } = this.#parts
    const ticker = market.ticker(realm, symbol)
    if (ticker === undefined) return
    publisher.publishNew(realm, topicNames.ticker(symbol), () => tickerJson(ticker))
    const detail = topicNames.detail(symbol)
    publisher.publish(realm, detail, () => detailJson(ticker), detail)
  }

  publishKlines(realm: Realm, symbol: string, hasMoved: boolean): void {
    const { publisher } = this.#parts
    for (const period of htxPeriods) {
      const [of, topic] = [{ realm, symbol, period }, topicNames.kline(symbol, period)]
      if (!publisher.isWanted(realm, topic)) this.#klines.forget(of)
      else
        for (const news of this.#klines.next(of, hasMoved))
          publisher.publishCandle(realm, topic, news)
    }
  }

  publishTrades(realm: Realm, symbol: string, trades: readonly NumberedTrade[]): void {
    this.#parts.publisher.publish(realm, topicNames.trade(symbol), () => tradesTick(trades))
  }

  /** Whether anybody wants to hear of this book. */
  isFollowed(realm: Realm, symbol: string): boolean {
    const { steps, sizes, isBboWanted } = this.#wanted(realm, symbol)
    return steps.length + sizes.length > 0 || isBboWanted
  }

  publishBook(realm: Realm, symbol: string, depth: Depth): void {
    const { market, publisher } = this.#parts
    const { steps, sizes } = this.#wanted(realm, symbol)
    for (const step of steps) this.#publishDepth(realm, symbol, depth, step)
    for (const levels of sizes) {
      const topic = topicNames.mbp(symbol, levels)
      publisher.publish(realm, topic, () =>
        this.#incrementsOf(realm, topic).next(cut(depth, levels)),
      )
    }
    const ticker = market.ticker(realm, symbol)
    if (ticker !== undefined)
      publisher.publishNew(realm, topicNames.bbo(symbol), () => bboJson(ticker))
  }

  publishTickers(realm: Realm, topic: string): void {
    this.#parts.publisher.publishNew(realm, topic, () => this.#tickersJson(realm))
  }

  /** What somebody who begins to listen is told first. */
  async latest(realm: Realm, topic: Topic): Promise<string | undefined> {
    const { market, tape } = this.#parts
    if (topic.kind === 'tickers') return this.#tickersJson(realm)
    const { symbol } = topic
    if (topic.kind === 'kline') return this.#firstKline(realm, topic)
    if (topic.kind === 'depth') {
      const depth = await market.depth(realm, symbol)
      return depthJson(grouped(depth, this.#stepOf(symbol), topic.step))
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

  /** What a question about a topic is answered. */
  async asked(realm: Realm, name: string, topic: Topic, { within, caller }: Asking) {
    const { market, candles, publisher } = this.#parts
    if (topic.kind === 'mbp')
      return this.#incrementsOf(realm, name).whole(
        cut(await market.depth(realm, topic.symbol), topic.levels),
        publisher.isWanted(realm, name),
      )
    if (topic.kind === 'trade') return tradesJson(market.trades(realm, topic.symbol, ASKED_TRADES))
    if (topic.kind !== 'kline') return this.latest(realm, topic)
    const range = rangeOf(within, market.now())
    return candles.written(topic.symbol, topic.period, range, 'htx', { caller, realm })
  }

  #wanted(realm: Realm, symbol: string) {
    const isWanted = (topic: string) => this.#parts.publisher.isWanted(realm, topic)
    return {
      steps: STEPS.filter((step) => isWanted(topicNames.depth(symbol, step))),
      sizes: MBP_LEVELS.filter((levels) => isWanted(topicNames.mbp(symbol, levels))),
      isBboWanted: isWanted(topicNames.bbo(symbol)),
    }
  }

  #publishDepth(realm: Realm, symbol: string, depth: Depth, step: number): void {
    const { publisher } = this.#parts
    const topic = topicNames.depth(symbol, step)
    const shown = grouped(depth, this.#stepOf(symbol), step)
    const levels = levelsJson(shown.bids) + levelsJson(shown.asks)
    if (publisher.isNew(realm, topic, levels))
      publisher.publish(realm, topic, () => depthJson(shown), topic)
  }

  /** The candle of now, also where it has to be asked for first. */
  async #firstKline(realm: Realm, { symbol, period }: OfKline): Promise<string | undefined> {
    const known = this.#klines.current({ realm, symbol, period })
    this.#klines.begin({ realm, symbol, period })
    if (known !== undefined) return known
    const [candle] = await this.#parts.candles.last(symbol, period, 1).catch(() => [])
    return candle && candleJson(candle)
  }

  #incrementsOf(realm: Realm, topic: string): Increments {
    const name = `${realm} ${topic}`
    const known = this.#increments.get(name) ?? new Increments(this.#parts.market.now())
    this.#increments.set(name, known)
    return known
  }

  #tickersJson(realm: Realm): string {
    return `[${this.#parts.market.tickers(realm).map(tickerJson).join()}]`
  }

  #stepOf(name: string): Price {
    const { market } = this.#parts
    return instrumentOf(name)?.tickSize ?? market.bookCodes().get(name)?.tickSize ?? 1n
  }
}

export function rangeOf({ from, to }: Within, now: Millis) {
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
