/** The sockets on their own, without an exchange behind them: for what they do by themselves. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Exchange, Realm } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import type { PublicIds, Stream, Teller } from '@evenkeel/wire/server'
import { createAddresses } from '../addresses.ts'
import type { Calls } from '../calls.ts'
import type { Limits } from '../config.ts'
import { createHosts } from '../http/hosts.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { type Sockets, serveSockets } from '../sockets/sockets.ts'

export type Wishes = {
  readonly stream: Stream
  readonly limits?: Partial<Limits>
  readonly timing?: Parameters<typeof serveSockets>[0]['timing']
  readonly tellers?: readonly Teller[]
  /** The time, in ms; that of the machine unless told. */
  readonly now?: () => number
}

export type TestSockets = {
  readonly url: string
  readonly port: number
  readonly server: Server
  readonly sockets: Sockets
  /** Tells every member who is connected. */
  readonly watchers: ReadonlySet<(notice: never) => void>
  readonly logged: readonly string[]
  /** A figure of the metrics; 0 before it is counted. */
  figure(name: string): number
  /** Waits until as many sockets are open. */
  open(count: number): Promise<void>
  stop(): Promise<void>
}

const MANY = 1_000_000
const HOUR_MS = 3_600_000

/** Tokens name who it is and in which realm: `1 real`. */
function sessionOf(token: string) {
  const [id, realm] = token.split(' ')
  if (realm !== 'real' && realm !== 'demo') return undefined
  return { id: Number(id), realm: realm as Realm, session: 1, expiresAt: Number.POSITIVE_INFINITY }
}

export async function startTestSockets(wishes: Wishes): Promise<TestSockets> {
  const { now = machineTime } = wishes
  const watchers = new Set<(notice: never) => void>()
  const watch: Exchange['watch'] = (_, __, follow) => {
    const hear = (notice: never) => {
      const follower = follow()
      follower.see(notice)
      follower.close()()
    }
    watchers.add(hear)
    return () => watchers.delete(hear)
  }
  const limits = {
    addressPerSecond: MANY,
    memberPerSecond: 100,
    socketsPerAddress: MANY,
    connectionsPerAddress: MANY,
    ...wishes.limits,
  }
  const server = createServer()
  const metrics = createMetrics()
  const logged: string[] = []
  const sockets = serveSockets({
    server,
    stream: wishes.stream,
    limits,
    metrics,
    // Who is not tested for it is not pinged, whatever the machine takes.
    timing: { pingMs: HOUR_MS, openedPerSecond: MANY, ...wishes.timing },
    exchange: { watch } as Exchange,
    calls: {} as Calls,
    routes: [],
    addresses: createAddresses({ perSecond: limits.addressPerSecond, trustedProxies: 1, now }),
    sessions: { find: sessionOf, onOver: () => undefined, seen: () => undefined },
    tellers: wishes.tellers ?? [],
    ids: {} as PublicIds,
    log: createLog((line) => logged.push(line)),
    hosts: createHosts(),
    loop: { isLate: () => false, heardSince: now },
    now,
    maintainedSince: () => undefined,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const figure = (name: string) =>
    Number(new RegExp(`^evenkeel_${name} (\\d+)`, 'm').exec(metrics.text())?.[1] ?? 0)
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    server,
    sockets,
    watchers,
    logged,
    figure,
    async open(count) {
      await eventually(`${count} sockets are open`, () => figure('sockets') === count)
    },
    stop() {
      sockets.stop()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const machineTime = () => Math.floor(performance.timeOrigin + performance.now())
