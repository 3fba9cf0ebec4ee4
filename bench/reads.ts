/** What expensive reads do to orders: each kind of read beside orders, and the same orders alone, in turns, in the same run. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type Figure, quantile, round } from './figures.ts'
import { openOrderer } from './flood.ts'
import { steady } from './lines.ts'
import { casesOf } from './readsCases.ts'
import type { Read, Reads } from './readsClients.ts'
import type { ReadsReady } from './readsServer.ts'
import type { Turns } from './turns.ts'

const ORDERS_PER_SECOND = 80
const SECONDS = 4
const ROUNDS = 2
/** As `npm start` runs it. */
const SERVER_FLAGS = ['--max-semi-space-size=64', '--no-allocation-site-pretenuring']

type Readers = Reads['readers']
type Order = () => Promise<unknown>

export async function benchReads(): Promise<Figure[]> {
  const server = fork(new URL('./readsServer.ts', import.meta.url), { execArgv: SERVER_FLAGS })
  const gone = once(server, 'exit').then(() => Promise.reject(new Error('the server is gone')))
  try {
    const [ready] = (await Promise.race([once(server, 'message'), gone])) as [ReadsReady]
    return await measure(server, ready)
  } finally {
    gone.catch(() => undefined)
    if (server.connected) {
      const ended = once(server, 'exit')
      server.send('stop')
      await ended
    }
  }
}

async function measure(server: ChildProcess, ready: ReadsReady): Promise<Figure[]> {
  const { url, tokens, price } = ready
  const { order, close } = await openOrderer(url, tokens, price)
  const figures: Figure[] = []
  await steady(order, ORDERS_PER_SECOND, SECONDS)
  for (const [name, readers] of Object.entries(casesOf(ready)))
    figures.push(...(await beside(name, { server, url, order, readers })))
  close()
  return figures
}

type Case = {
  readonly server: ChildProcess
  readonly url: string
  readonly order: Order
  readonly readers: Readers
}

/** Quiet and busy in turns, so that both see the same machine. */
async function beside(name: string, { server, url, order, readers }: Case): Promise<Figure[]> {
  const quiet = { waits: [] as number[], turns: [] as Turns[] }
  const busy = { waits: [] as number[], turns: [] as Turns[] }
  const reads = { answered: 0, refused: 0, bytes: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    await turnsOf(server)
    quiet.waits.push(...(await steady(order, ORDERS_PER_SECOND, SECONDS)))
    quiet.turns.push(await turnsOf(server))
    const { waits, told } = await readBeside(url, order, readers)
    busy.waits.push(...waits)
    busy.turns.push(await turnsOf(server))
    reads.answered += told.answered
    reads.refused += told.refused
    reads.bytes += told.bytes
  }
  const of = (part: number) => (waits: readonly number[]) =>
    quantile(Float64Array.from(waits), part)
  const compared = (what: string, unit: string, one: number, other: number): Figure => ({
    name: `reads.${name}.${what}`,
    value: round(one),
    unit,
    ratio_to: `${round(other)} ${unit} quiet`,
    of: round(one / other),
  })
  const sum = (turns: readonly Turns[], part: keyof Turns) =>
    turns.reduce((total, one) => total + one[part], 0)
  const longest = (turns: readonly Turns[]) => Math.max(...turns.map((one) => one.longest)) / 1000
  const cpu = sum(busy.turns, 'cpu') - sum(quiet.turns, 'cpu')
  const each = (what: string, value: number, unit: string): Figure => ({
    name: `reads.${name}.${what}`,
    value: round(value),
    unit,
  })
  return [
    each('answered', reads.answered / (SECONDS * ROUNDS), 'reads/s'),
    each('refused', reads.refused / (SECONDS * ROUNDS), 'reads/s'),
    each('size', reads.bytes / Math.max(1, reads.answered), 'bytes'),
    each('cpu', cpu / Math.max(1, reads.answered), 'us'),
    compared('turn', 'ms', longest(busy.turns), longest(quiet.turns)),
    compared('turns', 'long', sum(busy.turns, 'long'), sum(quiet.turns, 'long')),
    compared('order.p50', 'ms', of(0.5)(busy.waits), of(0.5)(quiet.waits)),
    compared('order.p99', 'ms', of(0.99)(busy.waits), of(0.99)(quiet.waits)),
  ]
}

async function readBeside(url: string, order: Order, readers: Readers) {
  // Beside this process: what the reads cost those who make them must not stand in the waits of orders.
  const clients = fork(new URL('./readsClients.ts', import.meta.url), { execArgv: [] })
  clients.send({ url, seconds: SECONDS, readers } satisfies Reads)
  const gone = once(clients, 'exit').then(() => Promise.reject(new Error('the readers are gone')))
  gone.catch(() => undefined)
  await Promise.race([once(clients, 'message'), gone])
  const [waits, [told]] = (await Promise.all([
    steady(order, ORDERS_PER_SECOND, SECONDS),
    Promise.race([once(clients, 'message'), gone]),
  ])) as [Float64Array, [Read]]
  return { waits, told }
}

async function turnsOf(server: ChildProcess): Promise<Turns> {
  const told = once(server, 'message') as Promise<[Turns]>
  server.send('turns')
  return (await told)[0]
}
