/** Three addresses that read candles as fast as they may, in a process that gives way to all others: they would be on machines of their own. */
import { Agent, get } from 'node:http'
import { setPriority } from 'node:os'
import { steady } from './lines.ts'

export type Flood = { readonly url: string; readonly perSecond: number; readonly seconds: number }
export type Flooded = {
  /** Reads a second that were asked for, and how many of each status came back. */
  readonly rate: number
  readonly statuses: Readonly<Record<string, number>>
}

const ADDRESSES = ['127.0.0.2', '127.0.0.3', '127.0.0.4']
const CONNECTIONS = 64
const LEAST_PRIORITY = 19
const PATH = '/api/currency/market_history_kline?symbol=ethusdt&period=60min&size=2000'
/** From where on there is a past, in seconds. */
const PAST = 1_720_000_000
const HOUR = 3_600

async function flood({ url, perSecond, seconds }: Flood): Promise<Flooded> {
  const agents = ADDRESSES.map(
    (localAddress) => new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress }),
  )
  const statuses: Record<string, number> = {}
  let asked = 0
  const read = () => {
    const nth = asked++
    const agent = agents[nth % agents.length] as Agent
    const to = PAST + (nth % 15_000) * HOUR
    return new Promise<void>((resolve) => {
      const end = (status: string) => {
        statuses[status] = (statuses[status] ?? 0) + 1
        resolve()
      }
      get(`${url}${PATH}&to=${to}`, { agent }, (response) => {
        response.resume().once('end', () => end(String(response.statusCode)))
      }).once('error', () => end('lost'))
    })
  }
  const begun = performance.now()
  process.send?.('begun')
  await steady(read, perSecond * ADDRESSES.length, seconds)
  const rate = (asked * 1000) / (performance.now() - begun)
  for (const agent of agents) agent.destroy()
  return { rate, statuses }
}

process.on('message', async (wish: Flood) => {
  setPriority(LEAST_PRIORITY)
  process.send?.(await flood(wish), undefined, undefined, () => process.exit(0))
})
