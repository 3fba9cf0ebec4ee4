/** The market's stream: which topics there are, and what changed of them on a beat. */
import { type Realm, realms } from '@evenkeel/kernel'
import { busy, type Stream } from '@evenkeel/wire/server'
import { TooManyQuestions } from '../candles/candles.ts'
import { withYears } from '../candles/years.ts'
import type { Market } from '../market.ts'
import { createSwaps, type Swaps } from './swaps.ts'
import { parseSwapTopic, type SwapTopic } from './swapTopics.ts'
import { type Asking, LATEST_TRADES, SymbolTopics, type Tape } from './symbolTopics.ts'
import { TopicPublisher } from './topicPublisher.ts'
import { ALL_TICKERS, parseTopic, type Topic } from './topics.ts'

type Options = { readonly market: Market; readonly tape: Tape }

export type MarketStream = {
  readonly stream: Omit<Stream, 'ask'> & {
    /** `from`: the address that asks, where that is said. */
    ask(...of: [...Parameters<Stream['ask']>, from?: string]): ReturnType<Stream['ask']>
  }
  /** Tells of the symbols whose price changed, and of books that did. */
  publish(changed: ReadonlySet<string>): Promise<void>
}

type Named = { readonly swap: SwapTopic } | { readonly topic: Topic } | { readonly fault: string }

/** Lists change once a second: nobody reads them faster. */
const LIST_BEATS = 10

export function createStream({ market, tape }: Options): MarketStream {
  const candles = withYears(market.candles, () => market.now())
  const publisher = new TopicPublisher(() => market.now())
  const symbols = new SymbolTopics({ market, tape, candles, publisher })
  const swaps = createSwaps({ market, candles, publisher })

  const toldTrades = (realm: Realm) => (code: string) => tape.told(realm, code, LATEST_TRADES)

  async function asked(realm: Realm, name: string, asking: Asking) {
    const found = namedIn(market, name)
    if ('swap' in found) return swaps.asked(realm, found.swap, asking, toldTrades(realm))
    return 'topic' in found ? symbols.asked(realm, name, found.topic, asking) : undefined
  }

  return {
    stream: {
      fault(name) {
        const found = namedIn(market, name)
        return 'fault' in found ? found.fault : undefined
      },
      async latest(realm, name) {
        // Who begins with this has not heard what was said last: the next is news to them.
        publisher.forget(realm, name)
        const found = namedIn(market, name)
        let tick: string | undefined
        if ('swap' in found) tick = await swaps.latest(realm, found.swap, toldTrades(realm))
        else if ('topic' in found) tick = await symbols.latest(realm, found.topic)
        return tick === undefined ? undefined : publisher.message(name, tick)
      },
      async ask(realm, name, within, from) {
        try {
          return await asked(realm, name, { within, caller: from && `address ${from}` })
        } catch (error) {
          if (error instanceof TooManyQuestions) return busy
          throw error
        }
      },
      attach: (outlet) => publisher.attach(outlet),
    },

    publish: publisherOf({ market, tape, publisher, symbols, swaps }),
  }
}

type Publishing = Options & {
  readonly publisher: TopicPublisher
  readonly symbols: SymbolTopics
  readonly swaps: Swaps
}

function publisherOf({ market, tape, publisher, symbols, swaps }: Publishing) {
  let beats = 0

  /** Books change without a price, too: whoever has listeners is looked at on every beat. */
  async function publishBook(realm: Realm, name: string): Promise<void> {
    const [isFollowed, isSwap] = [symbols.isFollowed(realm, name), swaps.isFollowed(realm, name)]
    if (!isFollowed && !isSwap) return
    const depth = await market.depth(realm, name)
    if (isSwap) swaps.publishBook(realm, name, depth)
    if (isFollowed) symbols.publishBook(realm, name, depth)
  }

  function publishTrades(realm: Realm, name: string): void {
    const trades = tape.takeNew(realm, name)
    symbols.publishTrades(realm, name, trades)
    swaps.publishTrades(realm, name, trades)
  }

  return async (changed: ReadonlySet<string>): Promise<void> => {
    if (!publisher.isAttached) return
    const shown = shownOn(market)
    for (const realm of realms) {
      for (const symbol of changed) symbols.publishPrices(realm, symbol)
      for (const { symbol } of market.instruments())
        symbols.publishKlines(realm, symbol, changed.has(symbol))
      swaps.publishPrices(realm, changed)
      for (const name of shown) publishTrades(realm, name)
      await Promise.all(shown.map((name) => publishBook(realm, name)))
      if (beats % LIST_BEATS === 0) symbols.publishTickers(realm, ALL_TICKERS)
    }
    beats++
    publisher.flush()
  }
}

/** A topic by its name; a swap's has its own kind. */
function namedIn(market: Market, name: string): Named {
  const ofSwap = parseSwapTopic(name, market)
  if (ofSwap !== undefined) return 'topic' in ofSwap ? { swap: ofSwap.topic } : ofSwap
  const isCode = (code: string) => market.bookCodes().has(code)
  return parseTopic(name, (symbol) => market.isListed(symbol), isCode)
}

/** Every name that a book or a price is shown by. */
function shownOn(market: Market): readonly string[] {
  const symbols = market.instruments().map(({ symbol }) => symbol)
  return [...symbols, ...market.bookCodes().keys()]
}
