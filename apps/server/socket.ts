/** The socket at `/wss`: a member says who they are, and is told of every change the moment it is durable. */
import type { IncomingMessage, Server } from 'node:http'
import type { Exchange, MemberId, Notice } from '@evenkeel/kernel'
import { chooseLanguage, type PlatformRefusal, platformRefusals, z } from '@evenkeel/wire'
import type { PublicIds, Teller } from '@evenkeel/wire/server'
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import { barredFrom, isForeign } from './http/answer.ts'
import { createBuckets } from './http/buckets.ts'
import { fieldsOf, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Sessions } from './sessions.ts'
import { refusalText } from './texts.ts'

type Options = {
  readonly server: Server
  readonly exchange: Exchange
  readonly sessions: Sessions
  readonly tellers: readonly Teller[]
  readonly ids: PublicIds
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => number
}

export type Sockets = { stop(): void }

const PATH = '/wss'
const FORBIDDEN = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
const MESSAGE_MAX = 4_096
const MESSAGES_PER_SECOND = 10
const UNREAD_MAX = 1_048_576
/** Below the limit of connections, so that calls get through when sockets do not. */
const SOCKETS_MAX = 8_000
const ADDRESS_MAX = 200
const CHECK_MS = 5_000
/** One that is told to close and does not is cut off. */
const CLOSE_MS = 2_000
/** A client pings every 50 s; one that is silent for much longer is gone. */
const SILENT_MS = 120_000

const message = z.union([
  z.object({ event: z.literal('link') }),
  z.object({ event: z.literal('ping') }),
  z.object({ event: z.literal('auth'), params: z.object({ token: z.string() }) }),
])

type Client = { heard: number; auths: number; unwatch: (() => void) | undefined; expiresAt: number }

export function serveSockets(options: Options): Sockets {
  const { server, exchange, sessions, tellers, ids, log, metrics, now } = options
  const settings: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    maxPayload: MESSAGE_MAX,
    perMessageDeflate: false,
    closeTimeout: CLOSE_MS,
  }
  const sockets = new WebSocketServer(settings)
  const clients = new Map<WebSocket, Client>()
  const byAddress = new Map<string, number>()
  metrics.gauge('sockets', () => clients.size)

  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    // Nobody else listens from here on; an error that nobody hears ends the process.
    socket.on('error', () => socket.destroy())
    const path = request.url?.split('?')[0]
    const address = request.socket.remoteAddress ?? ''
    const isFull = clients.size >= SOCKETS_MAX || (byAddress.get(address) ?? 0) >= ADDRESS_MAX
    if (path !== PATH || isForeign(request.headers) || isFull)
      return socket.end(FORBIDDEN, () => socket.destroy())
    sockets.handleUpgrade(request, socket, head, (opened) => welcome(opened, request))
  })

  function welcome(socket: WebSocket, request: IncomingMessage): void {
    const client: Client = { heard: now(), auths: 0, unwatch: undefined, expiresAt: Infinity }
    const address = request.socket.remoteAddress ?? ''
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
    const language = chooseLanguage(request.headers['accept-language'])
    const buckets = createBuckets(MESSAGES_PER_SECOND)
    clients.set(socket, client)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      client.unwatch?.()
      clients.delete(socket)
      const left = (byAddress.get(address) ?? 1) - 1
      if (left === 0) byAddress.delete(address)
      else byAddress.set(address, left)
    })
    socket.on('message', (data, isBinary) => {
      client.heard = now()
      if (isBinary || !buckets.take('messages', client.heard)) return socket.close(1008)
      const parsed = message.safeParse(json(String(data)))
      if (!parsed.success) return void refuse(socket, 'error', 'badRequest', language)
      if (parsed.data.event === 'ping') return send(socket, { event: 'pong' })
      if (parsed.data.event === 'auth')
        authenticate(socket, client, parsed.data.params.token, language).catch(() =>
          socket.close(1011),
        )
    })
  }

  type Language = ReturnType<typeof chooseLanguage>

  async function authenticate(
    socket: WebSocket,
    client: Client,
    token: string,
    language: Language,
  ): Promise<void> {
    const nth = ++client.auths
    const session = await sessions.find(token)
    if (nth !== client.auths) return // A later one has come meanwhile: that one counts.
    const barred = barredFrom({ policy: 'member' }, session, now())
    client.unwatch?.()
    client.unwatch = undefined
    if (session === undefined || barred !== undefined)
      return refuse(socket, 'auth', barred ?? 'notLoggedIn', language)
    if (socket.readyState !== socket.OPEN) return
    client.expiresAt = session.expiresAt
    client.unwatch = exchange.watch(session.realm, session.id, (notice) => {
      // What cannot be told must not stop the exchange, which is in the middle of answering.
      try {
        tellAll(socket, session.id, notice)
      } catch (error) {
        log.error('news could not be told', fieldsOf(error))
        socket.close(1011)
      }
    })
    send(socket, { event: 'auth', code: 1, realm: session.realm })
  }

  function tellAll(socket: WebSocket, member: MemberId, notice: Notice): void {
    for (const { channel, news } of tellers) {
      const data = news(notice, member, ids)
      if (data !== undefined)
        send(socket, { channel: channel.name, data: z.encode(channel.data, data) })
    }
  }

  async function refuse(
    socket: WebSocket,
    event: 'auth' | 'error',
    reason: PlatformRefusal,
    language: Language,
  ): Promise<void> {
    const msg = await refusalText(language, reason)
    send(socket, { event, code: platformRefusals[reason].code, msg, reason })
  }

  /** One that does not read is closed: it will connect again and read afresh. */
  function send(socket: WebSocket, value: unknown): void {
    if (socket.bufferedAmount > UNREAD_MAX) socket.close(1013)
    else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(value))
  }

  const checking = setInterval(() => {
    for (const [socket, { heard, expiresAt }] of clients) {
      if (expiresAt <= now()) socket.close(4001)
      else if (now() - heard > SILENT_MS) socket.terminate()
    }
  }, CHECK_MS)

  return {
    stop() {
      clearInterval(checking)
      for (const socket of clients.keys()) socket.close(1001)
      sockets.close()
    },
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
