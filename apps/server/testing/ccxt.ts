/** ccxt's own client of HTX, with every address replaced by ours. */
import { eventually } from '@evenkeel/kernel/testing'
import ccxt from 'ccxt'

export type Htx = InstanceType<typeof ccxt.pro.htx>

/** `apiKey` and `secret` of who trades; nobody, without any. */
type Credentials = { readonly apiKey: string; readonly secret: string }

export async function htxAt(url: string, credentials?: Credentials): Promise<Htx> {
  const { apiKey, secret } = credentials ?? {}
  const own = apiKey === undefined ? {} : { apiKey, secret }
  const { host } = new URL(url)
  // Older calls sign this name.
  const client = new ccxt.pro.htx({ enableRateLimit: false, hostname: host, ...own })
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
  // A guard against hanging, far beyond what the slowest machine takes.
  client.timeout = 60_000
  return client
}

/** As soon as somebody stands on both sides of the order book. */
export async function bestBid(htx: Htx, symbol: string): Promise<number> {
  return eventually('both sides are offered', async () => {
    const { bids, asks } = await htx.fetchOrderBook(symbol).catch(() => ({ bids: [], asks: [] }))
    return asks.length > 0 && Number(bids[0]?.[0] ?? 0)
  })
}

type HandleMessage = (client: unknown, message: unknown) => void

/** How many of the topics that it follows from here on were acknowledged; asked for before it opens a socket. */
export function subscriptionsOf(htx: Htx): () => number {
  let acknowledged = 0
  const own = htx as unknown as { handleMessage: HandleMessage }
  const handle = own.handleMessage
  own.handleMessage = (client, message) => {
    const { action, op } = message as { action?: string; op?: string }
    if (action === 'sub' || op === 'sub') acknowledged++
    handle.call(htx, client, message)
  }
  return () => acknowledged
}
