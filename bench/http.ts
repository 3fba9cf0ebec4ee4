/** HTTP: a durable transfer beside a bare echo, under the same load, in turns, in the same run. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type Figure, median, round } from './figures.ts'
import { load } from './load.ts'

// Short turns, so that both see the same machine; the middle of many, since it is never quiet.
const SECONDS = 1
const ROUNDS = 11
/** As `npm start` runs it. */
const SERVER_FLAGS = ['--max-semi-space-size=32', '--no-allocation-site-pretenuring']

export async function benchHttp(): Promise<Figure[]> {
  const echo = fork(new URL('./echoServer.ts', import.meta.url))
  const real = fork(new URL('./httpServer.ts', import.meta.url), { execArgv: SERVER_FLAGS })
  try {
    const [[port], [{ url, opsUrl, tokens }]] = (await Promise.all([
      once(echo, 'message'),
      once(real, 'message'),
    ])) as [[number], [{ url: string; opsUrl: string; tokens: string[] }]]
    const targets = [`http://127.0.0.1:${port}/echo`, `${url}/api/wallet/make_transfer`] as const
    const rates: [number[], number[]] = [[], []]
    const ratios: number[] = []
    const waits: number[] = []
    await load(targets[0], tokens, 1)
    await load(targets[1], tokens, 2)
    for (let nth = 0; nth < ROUNDS; nth++) {
      const bare = await load(targets[0], tokens, SECONDS)
      const { rate, p99 } = await load(targets[1], tokens, SECONDS)
      rates[0].push(bare.rate)
      rates[1].push(rate)
      ratios.push(rate / bare.rate)
      waits.push(p99)
    }
    const metrics = await (await fetch(`${opsUrl}/metrics`)).text()
    if (metrics.includes('refusals_total')) throw new Error('a transfer was refused')
    return [
      { name: 'http.echo', value: round(median(rates[0])), unit: 'calls/s' },
      {
        name: 'http.transfer',
        value: round(median(rates[1])),
        unit: 'calls/s',
        ratio_to: 'http.echo',
        of: round(median(ratios)),
      },
      { name: 'http.transfer.p99', value: round(median(waits)), unit: 'ms' },
    ]
  } finally {
    await end(echo, real)
  }
}

async function end(echo: ChildProcess, real: ChildProcess): Promise<void> {
  echo.kill()
  if (!real.connected) return
  const gone = once(real, 'exit')
  real.send('stop')
  await gone
}
