/** The venues whose prices the index is made of, and how they are named in the configuration. */
import type { Millis } from '@evenkeel/kernel'

export type VenueSpec = {
  /** As ccxt names it: `binance`. */
  readonly id: string
  /** Other addresses in place of its own, as ccxt's `urls.api` has them: for proxies and tests. */
  readonly urls?: Addresses
  /** How far its requests are apart, where that is not what ccxt knows of it: a proxy has rules of its own. */
  readonly rateLimitMs?: Millis
}
export type Addresses = { readonly [part: string]: string | Addresses }

/** Fewer than this agree on nothing: a median of two lies half way to the one that lies. */
export const VENUES_MIN = 3

/** Those that are known to tell trades, tickers and candles of coins against USDT without a key. */
export const knownVenues = [
  'binance',
  'bitfinex',
  'bitget',
  'bitstamp',
  'bybit',
  'coinbase',
  'cryptocom',
  'gate',
  'htx',
  'kraken',
  'kucoin',
  'okx',
] as const

/** How long things may take, and how often they are done. */
export type Timings = {
  /** A venue that was not heard of for longer does not count. */
  readonly limitMs: Millis
  /** How often is asked about the symbols that were not heard of for half as long. */
  readonly askMs: Millis
  /** One request and its answer. */
  readonly requestMs: Millis
  /** What a venue lists, which may be long. */
  readonly listingMs: Millis
  /** A socket on which nothing comes for this long is closed and opened again. */
  readonly silentMs: Millis
  /** The first wait after a failure; each further one doubles, up to the most. */
  readonly waitMs: Millis
  readonly waitMostMs: Millis
}

/**
 * A quiet pair is known by asking alone: once a second at most, because kraken allows no more. From one answer to the next pass up to
 * 1.5 s and twice the time that an answer takes, so two seconds would let go of live venues, and three bear answers of 0.7 s.
 */
export const usualTimings: Timings = {
  limitMs: 3_000,
  askMs: 1_000,
  requestMs: 5_000,
  listingMs: 30_000,
  silentMs: 60_000,
  waitMs: 1_000,
  waitMostMs: 30_000,
}

/** Reads `binance,okx,kraken`; throws what a person can mend. */
export function parseVenues(text: string): readonly VenueSpec[] {
  const ids = text.split(',').map((id) => id.trim())
  const unknown = ids.find((id) => !(knownVenues as readonly string[]).includes(id))
  if (unknown !== undefined)
    throw new Error(`There is no venue '${unknown}'; there are ${knownVenues.join(', ')}.`)
  const repeated = ids.find((id, place) => ids.indexOf(id) !== place)
  if (repeated !== undefined)
    throw new Error(`The venue ${repeated} stands there twice; it counts once.`)
  if (ids.length < VENUES_MIN)
    throw new Error(
      `Prices from upstream need at least ${VENUES_MIN} venues; there are ${ids.length}: ${text}.`,
    )
  return ids.map((id) => ({ id }))
}
