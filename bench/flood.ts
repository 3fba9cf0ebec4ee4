/** What a flood of candle reads from three addresses does to orders: quiet and flooded, in turns, in the same run. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Figure, median, quantile, round } from './figures.ts'
import type { Flood, Flooded } from './floodClients.ts'
import type { FloodReady } from './floodServer.ts'
import { openLines, steady } from './lines.ts'
import type { Request } from './load.ts'
import { orders } from './targets.ts'
import { keyOf } from './transfers.ts'

/** Together within what one address may ask. */
const ORDERS_PER_SECOND = 80
const CONNECTIONS = 32
const READS_PER_SECOND = 100
const SECONDS = 10
/** A machine that stands still for a moment would decide a single one. */
const ROUNDS = 3
const MB = 1_048_576
/** As `npm start` runs it. */
const SERVER_FLAGS = ['--max-semi-space-size=64', '--no-allocation-site-pretenuring']

export async function benchFlood(): Promise<Figure[]> {
  const server = fork(new URL('./floodServer.ts', import.meta.url), { execArgv: SERVER_FLAGS })
  const gone = once(server, 'exit').then(() => Promise.reject(new Error('the server is gone')))
  try {
    const [ready] = (await Promise.race([once(server, 'message'), gone])) as [FloodReady]
    return await measure(ready)
  } finally {
    gone.catch(() => undefined)
    if (server.connected) {
      const ended = once(server, 'exit')
      server.send('stop')
      await ended
    }
  }
}

async function measure({ url, opsUrl, tokens, price }: FloodReady): Promise<Figure[]> {
  const { order, close } = await openOrderer(url, tokens, price)
  await steady(order, ORDERS_PER_SECOND, 2)
  const memoryBefore = await memoryAt(opsUrl)
  const waits = { quiet: [] as number[], flooded: [] as number[], after: [] as number[] }
  const rates: number[] = []
  const all: Record<string, number> = {}
  let memory = 0
  for (let left = ROUNDS; left > 0; left--) {
    waits.quiet.push(...(await steady(order, ORDERS_PER_SECOND, SECONDS / 2)))
    const { during, rate, statuses } = await flooded(url, order)
    waits.flooded.push(...during)
    waits.after.push(...(await steady(order, ORDERS_PER_SECOND, 1)))
    memory = Math.max(memory, await memoryAt(opsUrl))
    rates.push(rate)
    for (const [status, count] of Object.entries(statuses)) all[status] = (all[status] ?? 0) + count
    waits.quiet.push(...(await steady(order, ORDERS_PER_SECOND, SECONDS / 2)))
  }
  close()
  const p99 = (ms: readonly number[]) => quantile(Float64Array.from(ms), 0.99)
  const [quiet, busy, after] = [p99(waits.quiet), p99(waits.flooded), p99(waits.after)]
  const reads = Object.values(all).reduce((sum, count) => sum + count, 0)
  const isNamed = (status: string) => ['200', '429', '503'].includes(status)
  const unnamed = Object.keys(all).filter((status) => !isNamed(status))
  if (unnamed.length > 0) throw new Error(`not answered by name: ${unnamed.join()}`)
  const ofQuiet = (ms: number) => ({ ratio_to: 'a quiet market', of: round(ms / quiet) })
  return [
    { name: 'flood.reads', value: round(median(rates)), unit: 'reads/s' },
    { name: 'flood.answered', value: round(((all['200'] ?? 0) * 100) / reads), unit: '%' },
    { name: 'flood.quiet.p99', value: round(quiet), unit: 'ms' },
    { name: 'flood.order.p99', value: round(busy), unit: 'ms', ...ofQuiet(busy) },
    { name: 'flood.after.p99', value: round(after), unit: 'ms', ...ofQuiet(after) },
    {
      name: 'flood.memory',
      value: round(memory / MB),
      unit: 'MB',
      ratio_to: 'before it',
      of: round(memory / memoryBefore),
    },
  ]
}

async function flooded(url: string, order: () => Promise<unknown>) {
  // Beside this process: what the flood costs those who make it must not stand in the waits of orders.
  const clients = fork(new URL('./floodClients.ts', import.meta.url), { execArgv: [] })
  clients.send({ url, perSecond: READS_PER_SECOND, seconds: SECONDS } satisfies Flood)
  await once(clients, 'message')
  const [during, [{ rate, statuses }]] = (await Promise.all([
    steady(order, ORDERS_PER_SECOND, SECONDS),
    once(clients, 'message'),
  ])) as [Float64Array, [Flooded]]
  return { during, rate, statuses }
}

/** Places orders of members in turns; any that is refused is a failure. */
export async function openOrderer(url: string, tokens: readonly string[], price: string) {
  const target = orders(`${url}/api/spot/place_order`, tokens, price)
  const lines = await openLines(url, CONNECTIONS, target.answer)
  const all = Array.from(tokens, (_, nth) => target.requests(nth)[0] as Request)
  let asked = 0
  const order = async () => {
    const nth = asked++
    const { bytes, keyAt } = all[nth % all.length] as Request
    const own = Buffer.from(bytes)
    own.write(keyOf(nth), keyAt, 'latin1')
    const answer = await lines.ask(own)
    if (!answer.includes('"code":1,')) throw new Error(`refused: ${answer}`)
  }
  return { order, close: lines.close }
}

async function memoryAt(opsUrl: string): Promise<number> {
  const metrics = await (await fetch(`${opsUrl}/metrics`)).text()
  return Number(/^evenkeel_memory_bytes (\d+)/m.exec(metrics)?.[1])
}
