/** The market, running: on every beat the source's moves go to the board, the candles, the tape and the stream. */
import {
  bookName,
  type Exchange,
  type Machine,
  type Millis,
  type Realm,
  type ReferencePrice,
  type Rung,
  realms,
  type Typed,
} from '@evenkeel/kernel'
import type { Books, BookTrade, Instrument, Stream, Tables } from '@evenkeel/wire/server'
import { closingAt } from '../candles/candle.ts'
import type { Candles } from '../candles/candles.ts'
import type { History } from '../candles/history.ts'
import { markMoves, withMarks } from '../candles/marks.ts'
import { type CandlesOptions, openCandles } from '../candles/open.ts'
import { inTime } from '../candles/patience.ts'
import { alwaysOpen, type Hours } from '../hours.ts'
import { ladderFor } from '../maker/ladder.ts'
import type { Depth, Level, Market, Ticker } from '../market.ts'
import type { Move, Source } from '../source/source.ts'
import type { SwitchingSource } from '../source/switching.ts'
import { createStream } from '../stream/stream.ts'
import type { TickChain } from '../ticks/chain.ts'
import { type AllBooks, type ListedBook, listBooks } from './books.ts'
import { lastTradedOn } from './lastTraded.ts'
import { createListings } from './listings.ts'
import { createPast, type Past } from './past.ts'
import { type ShownTrades, shownTrades } from './prints.ts'
import { type PriceState, ReferencePrices } from './referencePrices.ts'
import { roundsOf } from './rounds.ts'
import { secondsUpTo } from './seconds.ts'
import { Tape } from './tape.ts'

export type LiveOptions = {
  readonly source: Source & Partial<Pick<SwitchingSource, 'onSwitch'>>
  readonly instruments: readonly Instrument[]
  readonly books: readonly Books[]
  /** The symbols that products list; all that are quoted, where nobody says so. */
  readonly listed?: ((machine: Machine) => ReadonlySet<string>) | undefined
  readonly exchange: Pick<Exchange, 'tick' | 'read' | 'watchAll'>
  readonly machine: Machine
  readonly tables: Tables
  readonly now: () => Millis
  /** When symbols are traded; always, where nobody says so. */
  readonly hours?: Hours | undefined
  /** What tells candles that are over, where that is done elsewhere. */
  readonly history?: History | undefined
  /** Where every reference price is written down that is to settle something. */
  readonly ticks?: TickChain | undefined
  /** Told after every beat which reference prices changed. */
  readonly onReferences?: (changed: ReadonlySet<string>, referenceOf: ReferenceOf) => void
  /** Told once something more is listed, and in the state for good. */
  readonly onListed?: () => void
  readonly onFailure: (error: unknown) => void
}

/** The last reference price of a symbol, if there is one. */
export type ReferenceOf = (symbol: string) => ReferencePrice | undefined

export type LiveMarket = {
  readonly market: Market
  readonly stream: Stream
  readonly referenceOf: ReferenceOf
  /** The house maker holds something else: resolves when its ladders show that. */
  refreshLadders(): Promise<void>
  stop(): Promise<void>
}

const BEAT_MS = 100
/** More than is ever shown: what is drawn together is drawn from all of them. */
const LEVELS_MAX = 1_000
const MINUTE = 60_000
/** How long a start waits for what was traded before it. */
const PATIENCE_MS = 1_000
const EMPTY = { bids: [], asks: [] }

type Top = { readonly bid: Level | undefined; readonly ask: Level | undefined }
type Tops = Map<string, Top>

export async function openMarket(options: LiveOptions): Promise<LiveMarket> {
  const { source, instruments, exchange, machine, ticks, now, onFailure } = options
  const { hours = alwaysOpen } = options
  const references = new ReferencePrices(source, hours)
  const referenceOf = (symbol: string) => references.of(symbol)?.reference
  const tape = new Tape(now())
  const books = listBooks(options)
  const lastTraded = lastTradedOn(tape, books.isPair)
  const candles = await openMarkedCandles(options, { hours, hasBook: books.isPair, lastTraded })
  const listings = createListings(books, referenceOf, options.onListed)
  const asShown = shownTrades({ source, books, references, machine })
  const past = createPast({ source, tape, asShown, onFailure })
  const tops: Record<Realm, Tops> = { real: new Map(), demo: new Map() }
  let moves: Move[] = []
  let unpublished = new Set<string>()
  let [version, telling, minute] = [now(), false, 0]
  /** Everything that the market says now, in one turn: prices, then what the house offers at them. */
  function publishPrices(): void {
    const changed = references.takeChanged()
    if (changed.size === 0) return
    exchange.tick((board) => {
      for (const symbol of changed) {
        const state = references.of(symbol)
        if (state === undefined || !listings.counts(symbol, state.reference)) continue
        board.setReference(symbol, state.reference)
        ticks?.take(symbol, state.reference)
        for (const listed of books.of(symbol))
          for (const realm of realms)
            board.setLadder(realm, bookName(listed.books.vertical, symbol), ladder(realm, listed))
      }
    })
    options.onReferences?.(changed, referenceOf)
    for (const symbol of changed) unpublished.add(symbol)
  }

  function ladder(realm: Realm, { symbol, tickSize, lotSize, books: of }: ListedBook) {
    const state = references.of(symbol)
    if (state === undefined || state.reference.isStale) return undefined
    const { reference, volatility } = state
    const { price } = reference
    const inventory = of.inventory(machine, realm, symbol)
    return ladderFor({ number: now(), price, tickSize, lotSize, inventory, volatility })
  }

  function depthIn(realm: Realm, name: string, most: number): Depth {
    const levels = levelsIn(books.shown(name), machine, realm, most)
    return { at: now(), version: ++version, ...levels }
  }

  /** What is listed, and the best offers of every book, once they are durable. */
  async function look(): Promise<void> {
    const { listed, seen } = await exchange.read(() => ({
      listed: books.look(),
      seen: realms.flatMap((realm) =>
        [...books.symbols()].map((symbol) => ({ realm, symbol, ...depthIn(realm, symbol, 1) })),
      ),
    }))
    listings.take(listed)
    for (const { realm, symbol, bids, asks } of seen) {
      const top = { bid: bids[0], ask: asks[0] }
      if (!isSameTop(tops[realm].get(symbol), top)) unpublished.add(symbol)
      tops[realm].set(symbol, top)
    }
  }

  function tickerOf(realm: Realm, symbol: string): Ticker | undefined {
    const day = candles.day(symbol)
    const state = books.isListed(symbol) ? references.of(symbol) : undefined
    if (day === undefined || state === undefined) return undefined
    const { start: _, ...figures } = closingAt(day, lastTraded(realm, symbol))
    const { bid, ask } = tops[realm].get(symbol) ?? { bid: undefined, ask: undefined }
    const [last] = tape.last(realm, symbol, 1)
    const stand = standOf(state, () => hours.opensAt(symbol, now()))
    return { symbol, at: state.toldAt, ...figures, bid, ask, last, ...stand }
  }

  const market: Market = {
    instruments: books.instruments,
    isListed: books.isListed,
    isPair: books.isPair,
    bookCodes: books.codes,
    isSimulated: () => source.isSimulated,
    candles,
    now,
    terms: (symbol) => books.shown(symbol)?.books.terms(machine, symbol),
    ticker: tickerOf,
    tickers: (realm) => books.instruments().flatMap(({ symbol }) => tickerOf(realm, symbol) ?? []),
    depth: (realm, symbol) => exchange.read(() => depthIn(realm, symbol, LEVELS_MAX)),
    seconds: (symbol) => secondsUpTo(now(), symbol, machine.look('real').prices),
    trades: (realm, symbol, most) => tape.last(realm, symbol, most),
  }
  const { stream, publish } = createStream({ market, tape })

  /** Resolves when the tape holds what was traded before the first prices among these. */
  function beat(): Promise<void> {
    const [at, taken] = [now(), moves]
    moves = []
    candles.advance(at)
    // What a candle shows as reached, the cores have seen: no price of a beat is passed over.
    const hasRoom = ticks?.hasRoom ?? true
    const marks = (hasRoom ? roundsOf(taken) : []).flatMap((moves) => {
      const accepted = references.take(moves, at, ticks?.closed)
      publishPrices()
      return markMoves(accepted)
    })
    references.advance(at, hasRoom)
    const rested = rest(instruments, { references, candles, hours }, at)
    if (at - (at % MINUTE) !== minute) references.renew()
    minute = at - (at % MINUTE)
    publishPrices()
    print({ tape, candles }, taken, marks, at, asShown)
    ticks?.close(at)
    return past.fill([...taken.map(({ symbol }) => symbol), ...rested])
  }

  /** Waits for the disk where it shows a book; the next beat does not overtake it. */
  async function tell(): Promise<void> {
    if (telling) return
    telling = true
    try {
      await look()
      const changed = unpublished
      unpublished = new Set()
      await publish(changed)
    } catch (error) {
      onFailure(error)
    } finally {
      telling = false
    }
  }

  const unwatch = exchange.watchAll((realm, events) => {
    const traded = tradesIn(books, events, onFailure)
    if (traded.length === 0) return undefined
    return () => {
      for (const { symbol, ...trade } of traded) tape.takeOwn(realm, symbol, [trade])
      for (const { symbol } of traded) unpublished.add(symbol)
    }
  })
  source.onSwitch?.(() => {
    moves = []
    leave({ references, candles, tape, past }, now())
    publishPrices()
  })
  const stopSource = await source.start((told) => moves.push(...inSession(told, hours)))
  const beats = setInterval(() => {
    void beat()
    void tell()
  }, BEAT_MS)
  await inTime(PATIENCE_MS, beat())
  await tell()

  return {
    market,
    stream,
    referenceOf,
    async refreshLadders() {
      references.renew()
      void beat()
      await tell()
    },
    async stop() {
      clearInterval(beats)
      unwatch()
      await stopSource()
      await candles.stop()
    },
  }
}

/** Candles of all symbols, and of the mark of each coin. */
function openMarkedCandles(
  options: LiveOptions,
  parts: Pick<CandlesOptions, 'hours' | 'hasBook' | 'lastTraded'>,
) {
  return openCandles({ ...options, ...parts, instruments: withMarks(options.instruments) })
}

function levelsIn(
  listed: ListedBook | undefined,
  machine: Machine,
  realm: Realm,
  most: number,
): Pick<Depth, 'bids' | 'asks'> {
  const { bids, asks } = listed?.books.depth(machine, realm, listed.symbol, most) ?? EMPTY
  const level = ({ tick, lots }: Rung): Level => ({
    price: BigInt(tick) * (listed?.tickSize ?? 0n),
    amount: BigInt(lots) * (listed?.lotSize ?? 0n),
  })
  return { bids: bids.map(level), asks: asks.map(level) }
}

/** What the source's trades are shown as, candles are made of: nobody sees two prices of one trade. Marks have candles of their own. */
function print(
  { tape, candles }: Pick<Told, 'tape' | 'candles'>,
  moves: readonly Move[],
  marks: readonly Move[],
  now: Millis,
  asShown: ShownTrades,
): void {
  const shown = moves.map((move) => ({
    ...move,
    trades: asShown('real', move.symbol, move.trades),
  }))
  candles.take([...shown, ...marks])
  for (const { symbol, trades } of moves) tape.takeSource(symbol, trades, now, asShown)
}

/** The exchange is in the middle of deciding: what cannot be shown must not stop it. */
function tradesIn(
  books: AllBooks,
  events: readonly Typed[],
  onFailure: (error: unknown) => void,
): readonly BookTrade[] {
  try {
    return books.trades(events)
  } catch (error) {
    onFailure(error)
    return []
  }
}

/** What is said of a closed market is no price of it: the last one of its session stands. */
function inSession(moves: readonly Move[], hours: Hours): readonly Move[] {
  return moves.filter(({ symbol, at }) => hours.isOpen(symbol, at))
}

/** A closed market is not stale: its last price is its price, until it opens. */
function standOf({ reference }: PriceState, opensAt: () => Millis | undefined) {
  const { price: index, isStale, isClosed = false } = reference
  const stale = isStale && !isClosed
  return { index, isStale: stale, isClosed, opensAt: isClosed ? opensAt() : undefined }
}

/** Where a start finds a market closed, its candles know what it cost at the end of its last session. Answers with these. */
function rest(
  instruments: readonly Pick<Instrument, 'symbol'>[],
  { references, candles, hours }: Pick<Told, 'references' | 'candles'> & { hours: Hours },
  now: Millis,
): readonly string[] {
  const rested: string[] = []
  for (const { symbol } of instruments) {
    if (references.of(symbol) !== undefined) continue
    const closedAt = hours.closedAt(symbol, now)
    if (closedAt === undefined) continue
    const price = candles.day(symbol)?.close
    if (price === undefined) continue
    references.rest(symbol, price, closedAt, now)
    rested.push(symbol)
  }
  return rested
}

type Told = {
  readonly references: ReferencePrices
  readonly candles: Candles
  readonly tape: Tape
  readonly past: Past
}

/** What one source said counts for nothing once it is another's turn: its prices are stale until that one speaks. */
function leave({ references, candles, tape, past }: Told, now: Millis): void {
  references.leave(now)
  candles.leave()
  tape.clear()
  past.forget()
}

function isSameTop(one: Top | undefined, other: Top): boolean {
  return isSameLevel(one?.bid, other.bid) && isSameLevel(one?.ask, other.ask)
}

function isSameLevel(one: Level | undefined, other: Level | undefined): boolean {
  return one?.price === other?.price && one?.amount === other?.amount
}
