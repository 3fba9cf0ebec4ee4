/** The stream to many sockets at once: how late its messages are, what a socket costs, and what those do who never read. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type Figure, quantile, round } from './figures.ts'
import type { Measured, Order } from './streamClients.ts'

const SOCKETS = 5_000
const STALLED = 2_000
const SECONDS = 10
/** Long enough for all that the system keeps for them to be full. */
const STALLED_SECONDS = 60
/** As `npm start` runs it. */
const SERVER_FLAGS = ['--max-semi-space-size=32', '--no-allocation-site-pretenuring']
/** Its own pauses must not be what is measured. */
const CLIENT_FLAGS = ['--max-semi-space-size=64']

type State = { readonly rss: number; readonly busy: number; readonly open: number }

export async function benchStream(): Promise<Figure[]> {
  const server = fork(new URL('./streamServer.ts', import.meta.url), { execArgv: SERVER_FLAGS })
  const clients = fork(new URL('./streamClients.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: CLIENT_FLAGS,
  })
  try {
    const [port] = (await once(server, 'message')) as [number]
    const before = await stateOf(server)
    await tell(clients, { kind: 'open', port, count: SOCKETS })
    const opened = await measured('stream', server, clients, SECONDS)
    const perSocket = (opened.state.rss - before.rss) / SOCKETS / 1_000
    await tell(clients, { kind: 'stall', count: STALLED })
    const stalled = await measured('stream.stalled', server, clients, STALLED_SECONDS)
    const growth = (stalled.state.rss - opened.state.rss) / 1_000_000
    const back = (await tell(clients, { kind: 'return' })) as number
    return [
      ...opened.figures,
      { name: 'stream.memory', value: round(perSocket), unit: 'kB/socket' },
      ...stalled.figures,
      { name: 'stream.stalled.growth', value: round(growth), unit: 'MB' },
      { name: 'stream.stalled.left', value: stalled.state.open, unit: 'sockets' },
      { name: 'stream.back', value: round(back / 1_000), unit: 's' },
    ]
  } finally {
    clients.kill()
    server.kill()
  }
}

async function measured(
  name: string,
  server: ChildProcess,
  clients: ChildProcess,
  seconds: number,
) {
  await stateOf(server)
  const { waits, messages } = (await tell(clients, {
    kind: 'measure',
    ms: seconds * 1_000,
  })) as Measured
  const state = await stateOf(server)
  const all = Float64Array.from(waits)
  const figures: Figure[] = [
    { name, value: round(messages / seconds), unit: 'messages/s' },
    { name: `${name}.p50`, value: round(quantile(all, 0.5)), unit: 'ms' },
    { name: `${name}.p99`, value: round(quantile(all, 0.99)), unit: 'ms' },
    { name: `${name}.busy`, value: round(state.busy * 100), unit: '%' },
  ]
  return { state, figures }
}

async function tell(clients: ChildProcess, order: Order): Promise<unknown> {
  clients.send(order)
  const [{ done }] = (await once(clients, 'message')) as [{ done: unknown }]
  return done
}

async function stateOf(server: ChildProcess): Promise<State> {
  server.send('state')
  const [state] = (await once(server, 'message')) as [State]
  return state
}
