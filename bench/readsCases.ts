/** The kinds of reads that cost most, and who makes them. */
import type { Reads } from './readsClients.ts'
import type { ReadsReady } from './readsServer.ts'

type Readers = Reads['readers']

/** By which part of the server each reads from. */
export function casesOf({ readers }: ReadsReady): Readonly<Record<string, Readers>> {
  const members = (count: number, paths: readonly string[]) =>
    readers.slice(0, count).map((token) => ({ token, paths }))
  const visitors = (count: number, paths: readonly string[]) =>
    Array.from({ length: count }, () => ({ paths }))
  return {
    history: members(8, [
      '/api/spot/get_order_history?size=100',
      '/api/spot/get_fills?size=100',
      '/api/wallet/get_bill?size=100',
    ]),
    statement: members(3, ['/api/wallet/export_bill']),
    month: [{ paths: MONTHS }],
    candles: visitors(3, LONG_CANDLES),
    nft: visitors(8, NFT_LISTS),
  }
}

const QUOTED = 'btc eth sol bnb xrp ada doge trx ltc link avax dot'.split(' ')
const MONTHS = QUOTED.map(
  (base) => `/api/currency/market_history_kline?symbol=${base}usdt&period=1mon&size=2000`,
)
/** Of times before those in memory, in seconds. */
const LONG_CANDLES = [1_720_000_000, 1_740_000_000, 1_760_000_000, 1_780_000_000].flatMap((to) => [
  `/api/currency/market_history_kline?symbol=ethusdt&period=60min&size=2000&to=${to}`,
  `/market/history/candles?symbol=ethusdt&period=60min&size=1000&to=${to + 3_600}`,
  `/market/history/kline?symbol=ethusdt&period=1day&size=2000`,
])
const NFT_LISTS = ['tidelines', 'keelfolk', 'fleet'].flatMap((code) => [
  '/api/nft/get_collections?category=hot',
  `/api/nft/get_items?collection=${code}&size=60`,
  `/api/nft/get_items?collection=${code}&size=60&sort=rarity&traits=0.1.2.100`,
])
