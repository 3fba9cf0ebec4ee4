/** OKX's public side: listing, tickers and candles over HTTP, the trades channel over a socket. */
import type { Protocol } from './venueServer.ts'

const LENGTHS: Readonly<Record<string, number>> = {
  '1m': 60_000,
  '5m': 300_000,
  '15m': 900_000,
  '30m': 1_800_000,
  '1H': 3_600_000,
  '4H': 14_400_000,
}
const CANDLES_MAX = 300

export const okx: Protocol = {
  id: 'okx',
  urls: (host) => ({ rest: `http://${host}`, ws: `ws://${host}/ws/v5` }),
  answer(path, query, { prices, candles, traded, now }) {
    if (path === '/api/v5/public/instruments') return sheet([...prices.keys()].map(listing))
    if (path === '/api/v5/market/tickers')
      return sheet(
        [...prices].map(([base, last]) => ({
          instType: 'SPOT',
          instId: `${base}-USDT`,
          last,
          ts: String(now()),
        })),
      )
    if (path === '/api/v5/market/trades') {
      const instId = query.get('instId') ?? ''
      const rows = traded(instId.replace('-USDT', '')).reverse()
      return sheet(
        rows.map(({ price, amount, side, at, id }) => ({
          instId,
          side,
          sz: amount,
          px: price,
          tradeId: String(id),
          ts: String(at),
        })),
      )
    }
    if (path !== '/api/v5/market/candles' && path !== '/api/v5/market/history-candles')
      return undefined
    const base = (query.get('instId') ?? '').replace('-USDT', '')
    const length = LENGTHS[query.get('bar') ?? ''] ?? 0
    // Both bounds are left out, and the newest stand first.
    const rows = candles(base, length, Number(query.get('before')) + 1, Number(query.get('after')))
    const newest = rows.reverse().slice(0, Math.min(CANDLES_MAX, Number(query.get('limit'))))
    return sheet(newest.map(([start, ...figures]) => [String(start), ...figures, '0', '0', '1']))
  },
  hear(text) {
    if (text === 'ping') return ['pong']
    const { op, args } = JSON.parse(text) as { op: string; args: object[] }
    return op === 'subscribe' ? args.map((arg) => JSON.stringify({ event: 'subscribe', arg })) : []
  },
  tell(base, trades) {
    const rows = trades.map(
      ({ price, amount, side, at, id }) =>
        `{"instId":"${base}-USDT","tradeId":"${id}","px":"${price}","sz":"${amount}","side":"${side}","ts":"${at}"}`,
    )
    return `{"arg":{"channel":"trades","instId":"${base}-USDT"},"data":[${rows.join()}]}`
  },
}

const sheet = (data: readonly unknown[]) => JSON.stringify({ code: '0', msg: '', data })

const listing = (base: string) => ({
  instType: 'SPOT',
  instId: `${base}-USDT`,
  baseCcy: base,
  quoteCcy: 'USDT',
  lotSz: '0.00000001',
  minSz: '0.00001',
  tickSz: '0.1',
  state: 'live',
})
