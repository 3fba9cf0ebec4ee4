/** The part of ccxt that is used, and how its clients are made: exact, for spot alone, and without waits of their own. */
import type { Millis } from '@evenkeel/kernel'
import type { VenueSpec } from './venues.ts'

/** ccxt's client of one venue. What it answers is not trusted: see `reading.ts`. */
export type Client = {
  readonly has: Readonly<Record<string, unknown>>
  readonly timeframes: Readonly<Record<string, unknown>>
  readonly features?: { readonly spot?: { readonly fetchOHLCV?: { readonly limit?: number } } }
  readonly clients: Readonly<Record<string, { readonly connection?: Socket }>>
  loadHttpProxyAgent(): Promise<unknown>
  loadMarkets(): Promise<Readonly<Record<string, Listed>>>
  watchTrades(symbol: string): Promise<readonly unknown[]>
  watchTradesForSymbols(symbols: readonly string[]): Promise<readonly unknown[]>
  fetchTicker(symbol: string): Promise<unknown>
  fetchTrades(symbol: string, since: undefined, limit: number): Promise<readonly unknown[]>
  fetchTickers(symbols: readonly string[]): Promise<Readonly<Record<string, unknown>>>
  fetchOHLCV(
    symbol: string,
    timeframe: string,
    since: Millis,
    limit: number,
    params: { readonly until: Millis },
  ): Promise<readonly unknown[]>
  close(): Promise<void>
}
type Socket = { terminate?(): void }
export type Listed = { readonly spot?: unknown; readonly active?: unknown }

/** What is told to a person who can mend it. */
export const MISSING = 'Prices from upstream need a package that is not installed: npm install ccxt'

export type Library = { readonly pro: Readonly<Record<string, ClientMaker>> }
type ClientMaker = new (settings: object) => Client & Innards
type Innards = { readonly options: Record<string, unknown>; has: Record<string, unknown> }

/** A message larger than this is no news. */
const MESSAGE_MAX = 4 * 1_048_576

export async function loadLibrary(load: () => Promise<unknown> = () => import('ccxt')) {
  try {
    return (await load()) as Library
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (code === 'ERR_MODULE_NOT_FOUND') throw new Error(MISSING)
    throw error
  }
}

export function makeClient({ pro }: Library, spec: VenueSpec, requestMs: Millis): Client {
  const { id, urls, rateLimitMs } = spec
  const Maker = Object.hasOwn(pro, id) ? pro[id] : undefined
  if (Maker === undefined) throw new Error(`ccxt knows no venue ${id}`)
  const client = new Maker({
    urls: { api: urls ?? {} },
    timeout: requestMs,
    ...(rateLimitMs === undefined ? {} : { rateLimit: rateLimitMs }),
    // Numbers stay the text that the venue wrote.
    number: String,
    log: () => undefined,
    options: {
      ws: {
        // Whoever listens waits between its attempts, and need not be kept waiting twice.
        backoff: { base: 0 },
        connectionTimeout: requestMs,
        options: { maxPayload: MESSAGE_MAX },
      },
    },
  })
  // Only what is traded against money now, without what can be paid in and out: it is long.
  client.has.fetchCurrencies = false
  const { fetchMarkets } = client.options as { fetchMarkets?: { types?: unknown } }
  if (Array.isArray(fetchMarkets?.types)) fetchMarkets.types = ['spot']
  else if (fetchMarkets?.types !== undefined) fetchMarkets.types = { spot: true }
  return client
}
