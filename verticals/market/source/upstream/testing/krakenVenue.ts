/** Kraken's public side: listing, tickers and the last 720 candles over HTTP, the trade channel over a socket. */
import type { Protocol } from './venueServer.ts'

const CANDLES_MAX = 720

export const kraken: Protocol = {
  id: 'kraken',
  urls: (host) => ({ public: `http://${host}`, ws: { publicV2: `ws://${host}/v2` } }),
  answer(path, query, { prices, candles, now }) {
    if (path === '/0/public/AssetPairs')
      return sheet(
        Object.fromEntries([...prices.keys()].map((base) => [pairOf(base), listing(base)])),
      )
    if (path === '/0/public/Ticker') {
      const wanted = [...prices].filter(([base]) =>
        query.get('pair')?.split(',').includes(pairOf(base)),
      )
      return sheet(Object.fromEntries(wanted.map(([base, last]) => [pairOf(base), ticker(last)])))
    }
    if (path !== '/0/public/OHLC') return undefined
    const pair = query.get('pair') ?? ''
    const base = [...prices.keys()].find((each) => pairOf(each) === pair) ?? ''
    const length = Number(query.get('interval')) * 60_000
    // Whatever is asked for, only the newest are there.
    const rows = candles(base, length, Number(query.get('since')) * 1_000, now()).slice(
      -CANDLES_MAX,
    )
    const said = rows.map(([start, open, high, low, close, amount]) => [
      start / 1_000,
      open,
      high,
      low,
      close,
      close,
      amount,
      3,
    ])
    return sheet({ [pair]: said, last: 0 })
  },
  hear(text) {
    const { method, params, req_id: id } = JSON.parse(text)
    if (method === 'ping') return [`{"method":"pong","req_id":${id}}`]
    if (method !== 'subscribe') return []
    return params.symbol.map((symbol: string) =>
      JSON.stringify({
        method,
        result: { channel: 'trade', snapshot: true, symbol },
        success: true,
        req_id: id,
      }),
    )
  },
  tell(base, trades) {
    const rows = trades.map(
      ({ price, amount, side, at, id }) =>
        `{"symbol":"${base}/USDT","side":"${side}","price":${price},"qty":${amount},"ord_type":"market","trade_id":${id},"timestamp":"${new Date(at).toISOString()}"}`,
    )
    return `{"channel":"trade","type":"update","data":[${rows.join()}]}`
  },
  greeting: () => '{"channel":"status","type":"update","data":[{"system":"online"}]}',
}

/** Old coins have longer names. */
const pairOf = (base: string) => (base === 'BTC' ? 'XBTUSDT' : `${base}USDT`)

const sheet = (result: object) => JSON.stringify({ error: [], result })

const listing = (base: string) => ({
  altname: pairOf(base),
  wsname: `${base === 'BTC' ? 'XBT' : base}/USDT`,
  base: base === 'BTC' ? 'XXBT' : base,
  quote: 'USDT',
  pair_decimals: 1,
  lot_decimals: 8,
  status: 'online',
})

const ticker = (last: string) => ({
  a: [last, '1', '1.000'],
  b: [last, '1', '1.000'],
  c: [last, '0.1'],
  v: ['1', '1'],
  p: [last, last],
  t: [1, 1],
  l: [last, last],
  h: [last, last],
  o: last,
})
