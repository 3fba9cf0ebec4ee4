/** Over the network: durable transfers and orders beside a bare echo, in turns, in the same run. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Cpu } from './cpu.ts'
import { type Figure, median, round } from './figures.ts'
import { load, type Target } from './load.ts'
import { orders, socketBatches, socketOrders, subscribedOrders, transfers } from './targets.ts'

// Short turns, so that both see the same machine; the middle of many, since it is never quiet.
const SECONDS = 1
const ROUNDS = 7
/** As `npm start` runs it. */
const SERVER_FLAGS = ['--max-semi-space-size=64', '--no-allocation-site-pretenuring']

type Ready = { readonly url: string; readonly opsUrl: string; readonly tokens: string[] }

export async function benchHttp(): Promise<Figure[]> {
  const echo = fork(new URL('./echoServer.ts', import.meta.url))
  const real = fork(new URL('./httpServer.ts', import.meta.url), { execArgv: SERVER_FLAGS })
  try {
    const [[port], [{ url, opsUrl, tokens }]] = (await Promise.all([
      once(echo, 'message'),
      once(real, 'message'),
    ])) as [[number], [Ready]]
    const bare = transfers(`http://127.0.0.1:${port}/echo`, tokens)
    const figures: Figure[] = []
    for (const [name, target] of Object.entries({
      'http.transfer': transfers(`${url}/api/wallet/make_transfer`, tokens),
      'http.order': orders(`${url}/api/spot/place_order`, tokens),
      'socket.order': socketOrders(url, tokens),
      'socket.order.subscribed': subscribedOrders(url, tokens),
      'socket.batch': socketBatches(url, tokens),
    }))
      figures.push(...(await beside(name, target, bare, () => cpuOf(real))))
    const metrics = await (await fetch(`${opsUrl}/metrics`)).text()
    if (metrics.includes('refusals_total')) throw new Error('something was refused')
    return figures
  } finally {
    await end(echo, real)
  }
}

/** A target and the bare echo, in turns. */
async function beside(
  name: string,
  target: Target,
  bare: Target,
  cpu: () => Promise<Cpu>,
): Promise<Figure[]> {
  const rates: number[] = []
  const ratios: number[] = []
  const waits: number[] = []
  await load(bare, SECONDS)
  await load(target, 2 * SECONDS)
  const before = await cpu()
  let [count, news] = [0, 0]
  for (let nth = 0; nth < ROUNDS; nth++) {
    const echo = await load(bare, SECONDS)
    const turn = await load(target, SECONDS)
    const { rate, p99 } = turn
    count += turn.count
    news += turn.news
    rates.push(rate)
    ratios.push(rate / echo.rate)
    waits.push(p99)
  }
  const after = await cpu()
  const of = round(median(ratios))
  const used = Object.entries(after).map(([by, time]): Figure => {
    const value = round((time - (before[by] ?? 0)) / count)
    return { name: `${name}.cpu.${by}`, value, unit: 'us' }
  })
  return [
    { name, value: round(median(rates)), unit: 'calls/s', ratio_to: 'a bare echo', of },
    { name: `${name}.p99`, value: round(median(waits)), unit: 'ms' },
    ...(news === 0 ? [] : [{ name: `${name}.news`, value: round(news / count), unit: 'messages' }]),
    ...used,
  ]
}

async function cpuOf(real: ChildProcess): Promise<Cpu> {
  const told = once(real, 'message') as Promise<[Cpu]>
  real.send('cpu')
  return (await told)[0]
}

async function end(echo: ChildProcess, real: ChildProcess): Promise<void> {
  echo.kill()
  if (!real.connected) return
  const gone = once(real, 'exit')
  real.send('stop')
  await gone
}
