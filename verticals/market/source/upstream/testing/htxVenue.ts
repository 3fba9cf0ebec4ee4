/** HTX's public side: listing, tickers and candles over HTTP, and its feed of packed messages over a socket. */
import { gzipSync } from 'node:zlib'
import type { Protocol } from './venueServer.ts'

const LENGTHS: Readonly<Record<string, number>> = {
  '1min': 60_000,
  '5min': 300_000,
  '15min': 900_000,
  '30min': 1_800_000,
  '60min': 3_600_000,
  '4hour': 14_400_000,
}

export const htx: Protocol = {
  id: 'htx',
  urls: (host) => ({
    spot: `http://${host}`,
    public: `http://${host}`,
    ws: { api: { spot: { public: `ws://${host}/ws` } } },
  }),
  answer(path, query, { prices, candles, now }) {
    if (path === '/v1/common/symbols') return sheet(JSON.stringify([...prices.keys()].map(listing)))
    if (path === '/market/tickers') {
      const rows = [...prices].map(
        ([base, last]) =>
          `{"symbol":"${symbolOf(base)}","open":${last},"close":${last},"amount":1}`,
      )
      return `{"status":"ok","ts":${now()},"data":[${rows.join()}]}`
    }
    if (path !== '/market/history/candles') return undefined
    const base = (query.get('symbol') ?? '').replace('usdt', '').toUpperCase()
    const length = LENGTHS[query.get('period') ?? ''] ?? 0
    const [from, to] = [Number(query.get('from')) * 1_000, Number(query.get('to')) * 1_000 + 1]
    const rows = candles(base, length, from, to).slice(-Number(query.get('size')))
    const said = rows.map(
      ([start, open, high, low, close, amount]) =>
        `{"id":${start / 1_000},"open":${open},"close":${close},"low":${low},"high":${high},"amount":${amount},"vol":1,"count":2}`,
    )
    return sheet(`[${said.reverse().join()}]`)
  },
  hear(text) {
    const { sub, id } = JSON.parse(text)
    return sub === undefined
      ? []
      : [`{"id":"${id}","status":"ok","subbed":"${sub}","ts":${Date.now()}}`]
  },
  tell(base, trades) {
    const rows = trades.map(
      ({ price, amount, side, at, id }) =>
        `{"id":1${id}00000000000000000001,"tradeId":${id},"ts":${at},"amount":${amount},"price":${price},"direction":"${side}"}`,
    )
    const channel = `market.${symbolOf(base)}.trade.detail`
    return `{"ch":"${channel}","ts":${Date.now()},"tick":{"id":1,"ts":${Date.now()},"data":[${rows.join()}]}}`
  },
  pack: (text) => gzipSync(text),
  greeting: () => `{"ping":${Date.now()}}`,
}

const symbolOf = (base: string) => `${base.toLowerCase()}usdt`
const sheet = (data: string) => `{"status":"ok","data":${data}}`

const listing = (base: string) => ({
  symbol: symbolOf(base),
  'base-currency': base.toLowerCase(),
  'quote-currency': 'usdt',
  'price-precision': 2,
  'amount-precision': 6,
  'value-precision': 8,
  state: 'online',
  'api-trading': 'enabled',
  'min-order-amt': 0.0001,
  'max-order-amt': 1000,
  'min-order-value': 5,
})
