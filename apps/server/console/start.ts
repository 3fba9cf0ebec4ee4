/** Starts the console's port beside the members', and makes the link for the first operator. */
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { OperatorDoor, OperatorRoute, Pictures } from '@evenkeel/wire/server'
import { createAddresses } from '../addresses.ts'
import type { Config } from '../config.ts'
import { createHosts } from '../http/hosts.ts'
import type { Loop } from '../loop.ts'
import { urlAt } from '../urlAt.ts'
import { type ConsoleCallParts, createConsoleCalls } from './calls.ts'
import type { Followers } from './followers.ts'
import { createConsole } from './server.ts'

type Options = Omit<ConsoleCallParts, 'door' | 'limits' | 'addresses'> & {
  readonly config: Config
  readonly door: OperatorDoor | undefined
  readonly routes: readonly OperatorRoute[]
  readonly followers: Followers
  readonly uploads: Pick<Pictures, 'enterOperator'>
  readonly loop: Pick<Loop, 'heardSince'>
  readonly time: () => number
  readonly requestMs?: number | undefined
  atStop(step: () => unknown): void
}

export type StartedConsole = {
  readonly consoleUrl: string
  /** A one-time link for the first operator; nothing, once there is one. */
  readonly firstOperator: string | undefined
}

const WEB_ROOT = join(import.meta.dirname, '../../console/dist')

export async function startConsole(options: Options): Promise<StartedConsole> {
  const { config, door, routes, followers, uploads, loop, log, time, now, atStop, requestMs } =
    options
  if (door === undefined) throw new Error('no vertical keeps operators')
  const { limits, trustedProxies, consoleHost: host, consoleSite: site } = config
  // Of its own: what members ask for leaves nothing less to operators.
  const addresses = createAddresses({ perSecond: limits.addressPerSecond, trustedProxies, now })
  followers.watch(door.sessions)
  const http = createConsole({
    followers,
    routes,
    uploads,
    log,
    addresses,
    loop,
    time,
    requestMs,
    hosts: createHosts({ host, site }),
    calls: createConsoleCalls({ ...options, door, limits, addresses }),
    webRoot: existsSync(WEB_ROOT) ? WEB_ROOT : undefined,
    connectionsPerAddress:
      trustedProxies > 0 ? Number.POSITIVE_INFINITY : limits.connectionsPerAddress,
  })
  await http.listen({ host, port: config.consolePort })
  atStop(() => {
    followers.stop()
    return http.close()
  })
  const consoleUrl = urlAt(host, (http.server.address() as AddressInfo).port)
  return { consoleUrl, firstOperator: await door.firstLink(consoleUrl) }
}
