/** Plain connections: how many an address may have, how much is under way on one, and the end of those that do not read. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { rateLimitKey } from '@evenkeel/wire/server'
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

type Connection = { readonly address: string; underWay: number }

/** How long nothing may move on a connection that has something unsent. */
const STUCK_MS = 10_000
/** How often it is looked at whether something is unsent. */
const LOOK_MS = 1_000
/** What was handed to the system gets so long to be read, once the connection is of no more use. */
const CLOSE_MS = 30_000
/** Requests that a client may send before it has read the first answer; browsers send one. */
const UNDER_WAY_MAX = 32

export function guardConnections(server: Server, options: Options): Connections {
  const { perAddress, stuckMs = STUCK_MS, closeMs = CLOSE_MS } = options
  const byAddress = createCounts()
  const plain = new Map<Socket, Connection>()

  function forget(this: Socket): void {
    const connection = plain.get(this)
    if (connection === undefined) return
    plain.delete(this)
    byAddress.take(connection.address)
  }

  server.on('connection', (socket: Socket) => {
    const address = rateLimitKey(socket.remoteAddress ?? '')
    if (byAddress.of(address) >= perAddress) return void socket.resetAndDestroy()
    byAddress.add(address)
    plain.set(socket, { address, underWay: 0 })
    socket.once('close', forget)
  })
  // From here on it is a socket, and counted there.
  server.prependListener('upgrade', ({ socket }: IncomingMessage) => forget.call(socket))

  // Node tells that nothing moves, a write that goes on slowly excepted; only who has something unsent is timed.
  const looking = setInterval(
    () => {
      for (const socket of plain.keys())
        if (socket.writableLength > 0 && socket.timeout !== stuckMs) socket.setTimeout(stuckMs)
    },
    Math.min(LOOK_MS, stuckMs),
  ).unref()
  server.once('close', () => clearInterval(looking))
  server.on('timeout', (socket: Socket) => {
    if (socket.writableLength > 0) socket.resetAndDestroy()
    else if ((plain.get(socket)?.underWay ?? 0) === 0) close(socket)
  })

  /** Who reads sees the end and goes; who does not would keep the system's memory. */
  function close(socket: Socket): void {
    socket.end()
    const late = setTimeout(() => socket.resetAndDestroy(), closeMs).unref()
    socket.once('close', () => clearTimeout(late))
  }

  function leave(this: ServerResponse): void {
    const connection = plain.get(this.req.socket)
    if (connection !== undefined) connection.underWay--
  }

  return {
    begin({ socket }, response) {
      const connection = plain.get(socket)
      // Nothing is done whose answer could not be told.
      if (connection === undefined || socket.writableEnded) return 'over'
      if (connection.underWay > UNDER_WAY_MAX) return 'over'
      response.on('close', leave)
      return ++connection.underWay > UNDER_WAY_MAX ? 'last' : 'begun'
    },
  }
}
