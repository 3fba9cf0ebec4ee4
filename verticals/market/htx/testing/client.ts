/** ccxt's own client of HTX, with every address replaced by ours. */
import ccxt from 'ccxt'

export type Htx = InstanceType<typeof ccxt.pro.htx>

export async function htxAt(url: string): Promise<Htx> {
  const client = new ccxt.pro.htx({ enableRateLimit: false })
  const { host } = new URL(url)
  const moved = (text: string) =>
    text.replace(
      /^(https?|wss?):\/\/[^/]+/,
      (_, scheme: string) => `${scheme.startsWith('ws') ? 'ws' : 'http'}://${host}`,
    )
  const all = (value: unknown): unknown => {
    if (typeof value === 'string') return moved(value)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, all(inner)]))
  }
  client.urls.api = all(client.urls.api) as typeof client.urls.api
  // Without it ccxt does not open a plain ws:// address.
  await client.loadHttpProxyAgent()
  return client
}
