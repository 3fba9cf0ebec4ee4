/** Binance's public side: listing, tickers and klines over HTTP, the trade stream over a socket. */
import type { Protocol } from './venueServer.ts'

const LENGTHS: Readonly<Record<string, number>> = {
  '1m': 60_000,
  '5m': 300_000,
  '15m': 900_000,
  '30m': 1_800_000,
  '1h': 3_600_000,
  '4h': 14_400_000,
}

export const binance: Protocol = {
  id: 'binance',
  // ccxt tells a spot stream by the word in its address.
  urls: (host) => ({
    public: `http://${host}/api/v3`,
    ws: { spot: `ws://${host}/stream/ws` },
  }),
  answer(path, query, { prices, candles, traded, now }) {
    if (path === '/api/v3/exchangeInfo')
      return JSON.stringify({ symbols: [...prices.keys()].map(listing) })
    if (path === '/api/v3/ticker/24hr') {
      const wanted = JSON.parse(query.get('symbols') ?? '[]') as string[]
      const tickers = wanted.map((symbol) => ({
        symbol,
        lastPrice: prices.get(symbol.replace('USDT', '')),
        openTime: now() - 86_400_000,
        closeTime: now(),
        count: 1,
      }))
      return JSON.stringify(tickers)
    }
    if (path === '/api/v3/aggTrades')
      return JSON.stringify(
        traded((query.get('symbol') ?? '').replace('USDT', '')).map(
          ({ price, amount, side, at, id }) => ({
            a: id,
            p: price,
            q: amount,
            f: id,
            l: id,
            T: at,
            m: side === 'sell',
            M: true,
          }),
        ),
      )
    if (path !== '/api/v3/klines') return undefined
    const base = (query.get('symbol') ?? '').replace('USDT', '')
    const length = LENGTHS[query.get('interval') ?? ''] ?? 0
    const to = Number(query.get('endTime')) + 1
    const rows = candles(base, length, Number(query.get('startTime')), to)
    const limit = Number(query.get('limit'))
    return JSON.stringify(
      rows
        .slice(0, limit)
        .map(([start, ...figures]) => [
          start,
          ...figures,
          start + length - 1,
          '0',
          9,
          '0',
          '0',
          '0',
        ]),
    )
  },
  hear(text) {
    const { method, id } = JSON.parse(text)
    return method === 'SUBSCRIBE' ? [`{"result":null,"id":${id}}`] : []
  },
  tell(base, trades) {
    const [trade] = trades
    if (trade === undefined) return '{}'
    const { price, amount, side, at, id } = trade
    // Whose order rested: of a sale the buyer's.
    return `{"e":"trade","E":${at},"s":"${base}USDT","t":${id},"p":"${price}","q":"${amount}","T":${at},"m":${side === 'sell'},"M":true}`
  },
}

const listing = (base: string) => ({
  symbol: `${base}USDT`,
  status: 'TRADING',
  baseAsset: base,
  baseAssetPrecision: 8,
  quoteAsset: 'USDT',
  quotePrecision: 8,
  quoteAssetPrecision: 8,
  isSpotTradingAllowed: true,
  permissions: ['SPOT'],
  filters: [{ filterType: 'PRICE_FILTER', tickSize: '0.01000000' }],
})
