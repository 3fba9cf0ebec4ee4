/** The market's calls and channels, defined once for the server, the client and the docs. */
import {
  amount,
  call,
  channel,
  figure,
  millis,
  moment,
  pageSize,
  pair,
  publicId,
  reading,
  tickProof,
  z,
} from '@evenkeel/wire'
import { classes, periods, rankings } from './words.ts'

export * from './words.ts'

const listClass = z.enum(classes)
const side = z.enum(['buy', 'sell'])
const level = z.object({ price: amount, quantity: figure })

/** What a list shows of a symbol. */
const ticker = z.object({
  symbol: pair,
  at: millis,
  open: amount,
  high: amount,
  low: amount,
  /** The price of the last trade; of a symbol without an order book the reference price. */
  close: amount,
  /** The reference price, which options are settled, stops triggered and contracts marked by. */
  index: amount,
  amount: figure,
  vol: figure,
  count: z.number(),
  bid: z.optional(amount),
  ask: z.optional(amount),
  increase: z.string(),
  change: z.string(),
  sign: z.number(),
  isStale: z.boolean(),
  /** The market is closed: the price is that of its last session, and the day is the last one of it. */
  isClosed: z.boolean(),
  /** When it opens, if it is closed. */
  opensAt: z.optional(millis),
})

export const getCurrencies = call({
  method: 'GET',
  path: 'currency/currency_list',
  summary: 'What is listed: coins, currencies and shares, each with the steps of its prices.',
  policy: 'public',
  output: z.array(
    z.object({
      currency_id: z.number(),
      currency_name: z.string(),
      legal_name: z.string(),
      /** The name of a picture that the app carries. */
      logo: z.string(),
      matches_id: z.number(),
      market_from: z.number(),
      symbol: pair,
      extends: z.object({
        class: listClass,
        /** What people call it, the same in every language: `Bitcoin`. */
        name: z.string(),
        priceStep: amount,
        quantityStep: amount,
        hasBook: z.boolean(),
        isSimulated: z.boolean(),
      }),
    }),
  ),
})

export const getKlines = call({
  method: 'GET',
  path: 'currency/market_history_kline',
  summary: 'The last candles of a symbol, newest first, in the format of the feed.',
  policy: 'public',
  input: {
    symbol: z.prefault(pair, 'btcusdt'),
    period: z.prefault(z.enum(periods), '1min'),
    size: pageSize(2_000, 150),
    /** Only candles that begin before this moment, in seconds; of now, when it is not given. */
    to: z.optional(z.string().check(z.regex(/^[0-9]{1,11}$/))),
  },
  output: z.array(
    z.object({
      /** When it began, in seconds. */
      id: z.number(),
      open: reading,
      close: reading,
      low: reading,
      high: reading,
      amount: reading,
      vol: reading,
      count: z.number(),
    }),
  ),
  refusals: ['pairDoesNotExist'],
})

export const getTickers = call({
  method: 'GET',
  path: 'currency/get_tickers',
  summary: 'The last 24 hours of every symbol, or of one class, in the order of a ranking.',
  policy: 'public',
  input: {
    class: z.optional(listClass),
    ranking: z.prefault(z.enum(rankings), 'combined'),
  },
  output: z.object({ tickers: z.array(ticker) }),
})

export const getSparklines = call({
  method: 'GET',
  path: 'currency/get_sparklines',
  summary: 'The last 24 hours of every symbol as a line: where it stood every hour.',
  policy: 'public',
  output: z.object({
    lines: z.array(z.object({ symbol: pair, points: z.array(reading) })),
  }),
})

export const getTicker = call({
  method: 'GET',
  path: 'currency/get_ticker',
  summary: 'The last 24 hours of one symbol.',
  policy: 'public',
  input: { symbol: pair },
  output: ticker,
  refusals: ['pairDoesNotExist', 'priceFeedStale'],
})

/** A symbol, or the code of a contract's book: `btcusdt`, `BTC-USDT`. */
const bookName = z.string().check(z.regex(/^([a-z0-9]{3,20}|[A-Z0-9]{2,10}-[A-Z0-9]{2,10})$/))

export const getDepth = call({
  method: 'GET',
  path: 'currency/get_depth',
  summary: 'What is offered in the order book of a pair, from the best price on.',
  policy: 'public',
  input: { symbol: bookName, size: pageSize(150, 20) },
  output: z.object({
    at: millis,
    version: z.number(),
    bids: z.array(level),
    asks: z.array(level),
  }),
  refusals: ['pairDoesNotExist'],
})

export const getTrades = call({
  method: 'GET',
  path: 'currency/get_trades',
  summary: 'The last trades of a symbol, newest first.',
  policy: 'public',
  input: { symbol: bookName, size: pageSize(500, 50) },
  output: z.object({
    trades: z.array(
      z.object({ id: z.number(), at: millis, side, price: amount, quantity: amount }),
    ),
  }),
  refusals: ['pairDoesNotExist'],
})

export const getSeconds = call({
  method: 'GET',
  path: 'currency/get_seconds',
  summary: 'The last five minutes of a symbol: its reference price at each second, oldest first.',
  policy: 'public',
  input: { symbol: pair },
  output: z.object({ points: z.array(z.object({ at: millis, price: amount })) }),
  refusals: ['pairDoesNotExist'],
})

const tickHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const tickMinute = z.object({
  number: z.number(),
  /** It holds the blocks after this moment and up to the next minute. */
  since: millis,
  blocks: z.number(),
  root: tickHash,
  /** Of the minute before it. */
  previous: tickHash,
  /** Of all of the above, as one line. */
  hash: tickHash,
})

export const getTickProof = call({
  method: 'GET',
  path: 'market/tick_proof',
  summary:
    'What is published of the tick chain, minute by minute, newest first; and the proof of one tick: the last one of a symbol at or before a moment, or the first one after it.',
  policy: 'public',
  input: {
    /** Only minutes that begin before this moment; the newest ones when it is not given. */
    before: z.optional(moment),
    size: pageSize(1_440, 60),
    /** For the proof of one of its ticks. */
    symbol: z.optional(pair),
    /** The last moment that is sealed when it is not given. */
    at: z.optional(moment),
    kind: z.prefault(z.enum(['firstAfter', 'lastAt']), 'lastAt'),
  },
  output: z.object({
    head: z.optional(tickMinute),
    /** Up to when every tick is in the chain. */
    sealedUntil: millis,
    minutes: z.array(tickMinute),
    proof: z.optional(tickProof),
  }),
  refusals: ['pairDoesNotExist', 'tickNotProven'],
})

const receiptBlock = z.object({
  /** 1, 2, 3 ... without gaps. */
  number: z.number(),
  /** The beginning of the minute in which its receipts were settled. */
  since: millis,
  /** How many receipts it holds. */
  receipts: z.number(),
  /** The root of the tree over their hashes. */
  root: tickHash,
  /** The hash of the block before it; zeros before the first. */
  previous: tickHash,
  hash: tickHash,
})

export const getReceiptChain = call({
  method: 'GET',
  path: 'market/receipt_chain',
  summary:
    'What is published of the receipt chain, block by block, newest first, and the public keys that receipts are signed with.',
  policy: 'public',
  input: {
    /** Only blocks with a smaller number; the newest ones when it is not given. */
    before: z.optional(moment),
    size: pageSize(1_440, 60),
  },
  output: z.object({
    /** Ed25519, in hex, newest first: the first one signs, and one that was replaced stays listed. */
    keys: z.array(z.object({ key: tickHash, since: millis })),
    head: z.optional(receiptBlock),
    blocks: z.array(receiptBlock),
  }),
})

export const WATCHED_MAX = 100

export const getWatchlist = call({
  method: 'GET',
  path: 'currency/get_watchlist',
  summary: 'The symbols that you watch, in your order.',
  policy: 'member',
  output: z.object({ symbols: z.array(pair) }),
})

export const setWatchlist = call({
  method: 'POST',
  path: 'currency/set_watchlist',
  summary: 'The symbols that you watch from now on, in this order.',
  policy: 'member',
  input: { symbols: z.array(pair).check(z.maxLength(WATCHED_MAX)) },
  output: z.object({ symbols: z.array(pair) }),
  refusals: ['pairDoesNotExist'],
})

const alert = z.object({
  id: publicId,
  symbol: pair,
  price: amount,
  /** The price must rise, or fall, to it. */
  direction: z.enum(['rise', 'fall']),
  setAt: millis,
  firedAt: z.optional(millis),
  /** What the price was when it fired. */
  firedPrice: z.optional(amount),
})

export const getAlerts = call({
  method: 'GET',
  path: 'currency/get_alerts',
  summary: 'Your price alerts: those that wait, and the last that fired, newest first.',
  policy: 'member',
  output: z.object({ alerts: z.array(alert) }),
})

export const setAlert = call({
  method: 'POST',
  path: 'currency/set_alert',
  summary: 'Tells you once when a symbol reaches a price.',
  policy: 'member',
  input: { symbol: pair, price: amount },
  output: alert,
  refusals: [
    'pairDoesNotExist',
    'priceOffTick',
    'priceFeedStale',
    'alertPriceReached',
    'tooManyAlerts',
  ],
})

export const removeAlert = call({
  method: 'POST',
  path: 'currency/remove_alert',
  summary: 'Removes one of your price alerts.',
  policy: 'member',
  whileCancelOnly: true,
  input: { id: publicId },
  output: z.object({ id: publicId }),
  refusals: ['alertDoesNotExist'],
})

export const listingsChannel = channel({
  name: 'listings',
  summary: 'A market was listed: what is listed is to be read again.',
  policy: 'public',
  data: z.object({ at: millis }),
})

export const alertsChannel = channel({
  name: 'alerts',
  summary: 'One of your price alerts has fired.',
  policy: 'member',
  data: z.object({ at: millis, alert }),
})
