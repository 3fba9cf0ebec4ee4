/** ccxt's own client of HTX, with every address replaced by ours. */
import { setTimeout as pause } from 'node:timers/promises'
import ccxt from 'ccxt'

export type Htx = InstanceType<typeof ccxt.pro.htx>

/** `apiKey` and `secret` of who trades; nobody, without any. */
type Credentials = { readonly apiKey: string; readonly secret: string }

export async function htxAt(url: string, credentials?: Credentials): Promise<Htx> {
  const { apiKey, secret } = credentials ?? {}
  const own = apiKey === undefined ? {} : { apiKey, secret }
  const client = new ccxt.pro.htx({ enableRateLimit: false, ...own })
  const { host } = new URL(url)
  const moved = (text: string) => {
    if (!text.includes('/')) return host
    return text.replace(
      /^(https?|wss?):\/\/[^/]+/,
      (_, scheme: string) => `${scheme.startsWith('ws') ? 'ws' : 'http'}://${host}`,
    )
  }
  const all = (value: unknown): unknown => {
    if (typeof value === 'string') return moved(value)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, all(inner)]))
  }
  client.urls.api = all(client.urls.api) as typeof client.urls.api
  // What it signs names the host.
  client.urls.hostnames = all(client.urls.hostnames) as typeof client.urls.hostnames
  // Without it ccxt does not open a plain ws:// address.
  await client.loadHttpProxyAgent()
  return client
}

/** As soon as somebody stands on both sides of the order book. */
export async function bestBid(htx: Htx, symbol: string): Promise<number> {
  for (let left = 100; left > 0; left--) {
    const { bids, asks } = await htx.fetchOrderBook(symbol).catch(() => ({ bids: [], asks: [] }))
    if (bids.length > 0 && asks.length > 0) return Number(bids[0]?.[0])
    await pause(100)
  }
  throw new Error('no price')
}
