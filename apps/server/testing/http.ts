/** The HTTP server on its own, without an exchange behind it: for what it refuses by itself. */
import type { AddressInfo } from 'node:net'
import { eventually } from '@evenkeel/kernel/testing'
import type { Dialect, PlainPage, Route, Sessions } from '@evenkeel/wire/server'
import { type Addresses, createAddresses } from '../addresses.ts'
import { type CallParts, createCalls } from '../calls.ts'
import type { Uploads } from '../http/form.ts'
import { createHosts } from '../http/hosts.ts'
import type { Pictures } from '../http/pictures.ts'
import { createHttp, type Http } from '../http/server.ts'
import { createLog } from '../log.ts'
import type { Loop } from '../loop.ts'
import { createMetrics } from '../metrics.ts'
import { channels, routes } from './routes.ts'

type Wishes = {
  readonly routes?: readonly Route[]
  readonly plainPages?: readonly PlainPage[]
  readonly dialect?: Dialect
  readonly webRoot?: string
  readonly addresses?: Addresses
  readonly sessions?: Pick<Sessions, 'find'>
  readonly pictures?: Uploads & Pictures
  readonly loop?: Pick<Loop, 'isLate' | 'heardSince'>
  readonly connectionsPerAddress?: number
  readonly connectionTiming?: { readonly stuckMs: number; readonly closeMs: number }
  readonly site?: string
  readonly time?: () => number
}

const noPictures: Uploads & Pictures = {
  enter: async () => ({ hold: () => true, leave: () => undefined }),
  show: async () => undefined,
}

export function createBareHttp(wishes: Wishes = {}): Http {
  const shared = {
    limits: {
      addressPerSecond: 100_000,
      memberPerSecond: 100_000,
      socketsPerAddress: 100_000,
      connectionsPerAddress: 100_000,
    },
    log: createLog(() => undefined),
    metrics: createMetrics(),
    tellers: [],
    now: Date.now,
    cancelOnly: () => false,
    isMaintained: () => false,
  }
  const { now } = shared
  const { addresses = createAddresses({ perSecond: 100_000, trustedProxies: 0, now }) } = wishes
  const { loop = { isLate: () => false, heardSince: now }, connectionsPerAddress = 100_000 } =
    wishes
  const calls = createCalls({ ...shared, addresses, loop } as unknown as CallParts)
  const sessions = wishes.sessions ?? { find: () => undefined }
  const { webRoot, plainPages, dialect, routes: wished = routes, pictures = noPictures } = wishes
  return createHttp({
    ...shared,
    calls,
    sessions,
    routes: wished,
    channels,
    plainPages,
    addresses,
    webRoot,
    connectionTiming: wishes.connectionTiming,
    ...(wishes.time && { time: wishes.time }),
    pictures,
    dialect,
    loop,
    connectionsPerAddress,
    hosts: createHosts({ site: wishes.site }),
  })
}

export async function listen(app: Http): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** How many connections are open. */
export const openAt = ({ server }: Http) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))

export async function comesTo(count: number, counted: () => Promise<number>): Promise<void> {
  await eventually(`it comes to ${count}`, async () => (await counted()) === count)
}
