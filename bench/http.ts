/** HTTP: a durable transfer beside a bare echo, under the same load, in turns, in the same run. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { type Figure, median, round } from './figures.ts'
import { keyOf } from './transfers.ts'

const CONNECTIONS = 64
const SECONDS = 4
const ROUNDS = 3

export async function benchHttp(): Promise<Figure[]> {
  const echo = fork(new URL('./echoServer.ts', import.meta.url))
  const real = fork(new URL('./httpServer.ts', import.meta.url))
  try {
    const [[port], [{ url, tokens }]] = (await Promise.all([
      once(echo, 'message'),
      once(real, 'message'),
    ])) as [[number], [{ url: string; tokens: string[] }]]
    const targets = [`http://127.0.0.1:${port}/echo`, `${url}/api/wallet/make_transfer`] as const
    const rates: [number[], number[]] = [[], []]
    const waits: number[] = []
    await load(targets[0], tokens, 1)
    await load(targets[1], tokens, 2)
    for (let nth = 0; nth < ROUNDS; nth++) {
      rates[0].push((await load(targets[0], tokens, SECONDS)).rate)
      const { rate, p99 } = await load(targets[1], tokens, SECONDS)
      rates[1].push(rate)
      waits.push(p99)
    }
    const [bare, transfers] = [median(rates[0]), median(rates[1])]
    return [
      { name: 'http.echo', value: round(bare), unit: 'calls/s' },
      {
        name: 'http.transfer',
        value: round(transfers),
        unit: 'calls/s',
        ratio_to: 'http.echo',
        of: round(transfers / bare),
      },
      { name: 'http.transfer.p99', value: round(median(waits)), unit: 'ms' },
    ]
  } finally {
    await end(echo, real)
  }
}

let sent = 0

/** The same requests for both servers; every one with a key of its own. */
async function load(url: string, tokens: readonly string[], seconds: number) {
  const bodies = ['spot', 'trading'].map((from) => {
    const to = from === 'spot' ? 'trading' : 'spot'
    return JSON.stringify({ asset: 'USDT', amount: '0.01', from, to })
  })
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        setupRequest(request) {
          const nth = sent++
          const token = tokens[nth % tokens.length] as string
          return {
            ...request,
            body: bodies[nth & 1] as string,
            headers: { 'content-type': 'application/json', token, 'idempotency-key': keyOf(nth) },
          }
        },
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: not every call succeeded`)
  return { rate: result.requests.average, p99: result.latency.p99 }
}

async function end(echo: ChildProcess, real: ChildProcess): Promise<void> {
  echo.kill()
  if (!real.connected) return
  const gone = once(real, 'exit')
  real.send('stop')
  await gone
}
