/** Plain connections: how many an address may have, how much is under way on one, and the end of those that do not read. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { rateLimitKey } from '@evenkeel/verticals/members/access/networks.ts'
import { createCounts } from '../sockets/counts.ts'

export type Connections = {
  /** Whether a request may be answered; past what one connection may have under way it is the last. */
  begin(request: IncomingMessage, response: ServerResponse): 'begun' | 'last' | 'over'
}

type Options = {
  /** Of one address; nobody counts where a proxy stands for many. */
  readonly perAddress: number
  readonly stuckMs?: number
  readonly closeMs?: number
}

/** How long nothing may move on a connection that has something unsent. */
const STUCK_MS = 10_000
/** What was handed to the system gets so long to be read, once the connection is of no more use. */
const CLOSE_MS = 30_000
/** Requests that a client may send before it has read the first answer; browsers send one. */
const UNDER_WAY_MAX = 32

export function guardConnections(server: Server, options: Options): Connections {
  const { perAddress, stuckMs = STUCK_MS, closeMs = CLOSE_MS } = options
  const byAddress = createCounts()
  const underWay = new WeakMap<Socket, number>()
  const plain = new WeakSet<Socket>()

  function forget(socket: Socket, address: string): void {
    if (plain.delete(socket)) byAddress.take(address)
  }

  server.on('connection', (socket: Socket) => {
    const address = rateLimitKey(socket.remoteAddress ?? '')
    if (byAddress.of(address) >= perAddress) return void socket.resetAndDestroy()
    byAddress.add(address)
    plain.add(socket)
    socket.once('close', () => forget(socket, address))
  })
  // From here on it is a socket, and counted there.
  server.prependListener('upgrade', ({ socket }: IncomingMessage) =>
    forget(socket, rateLimitKey(socket.remoteAddress ?? '')),
  )

  server.timeout = stuckMs
  server.on('timeout', (socket: Socket) => {
    const isAnswering = (underWay.get(socket) ?? 0) > 0
    if (socket.writableLength > 0) socket.resetAndDestroy()
    else if (isAnswering) socket.setTimeout(stuckMs)
    else close(socket)
  })

  /** Who reads sees the end and goes; who does not would keep the system's memory. */
  function close(socket: Socket): void {
    socket.end()
    const late = setTimeout(() => socket.resetAndDestroy(), closeMs).unref()
    socket.once('close', () => clearTimeout(late))
  }

  return {
    begin({ socket }, response) {
      const count = (underWay.get(socket) ?? 0) + 1
      // Nothing is done whose answer could not be told.
      if (count > UNDER_WAY_MAX + 1 || socket.writableEnded) return 'over'
      underWay.set(socket, count)
      response.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
      return count > UNDER_WAY_MAX ? 'last' : 'begun'
    },
  }
}
