/** The socket at `/wss`: a member says who they are, makes calls, and is told of every change when it is durable. */
import type { IncomingMessage, Server } from 'node:http'
import type { Exchange, MemberId, Notice } from '@evenkeel/kernel'
import { chooseLanguage, type PlatformRefusal, platformRefusals, z } from '@evenkeel/wire'
import type { PublicIds, Route, Teller } from '@evenkeel/wire/server'
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import { barredFrom, type Calls, platform } from './calls.ts'
import type { Limits } from './config.ts'
import { isForeign } from './http/answer.ts'
import { createBuckets } from './http/buckets.ts'
import { fieldsOf, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Session, Sessions } from './sessions.ts'
import { refusalText } from './texts.ts'

type Options = {
  readonly server: Server
  readonly exchange: Exchange
  readonly calls: Calls
  readonly routes: readonly Route[]
  readonly limits: Limits
  readonly sessions: Sessions
  readonly tellers: readonly Teller[]
  readonly ids: PublicIds
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => number
}

export type Sockets = { stop(): void }

const PATH = '/wss'
/** What calls begin with over HTTP; here it may be left out. */
const API = /^\/api\//
const FORBIDDEN = 'HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'
/** A stranger has little to say; a member may send a batch of orders. */
const STRANGER_MAX = 4_096
const MESSAGE_MAX = 16_384
const MESSAGES_PER_SECOND = 10
const FLOOD = 20
const UNREAD_MAX = 1_048_576
/** Below the limit of connections, so that calls get through when sockets do not. */
const SOCKETS_MAX = 8_000
const ADDRESS_MAX = 200
const CHECK_MS = 5_000
/** One that is told to close and does not is cut off. */
const CLOSE_MS = 2_000
/** A client pings every 50 s; one that is silent for much longer is gone. */
const SILENT_MS = 120_000

const message = z.discriminatedUnion('event', [
  z.object({ event: z.literal('link') }),
  z.object({ event: z.literal('ping') }),
  z.object({
    event: z.literal('auth'),
    /** Without a list, every channel is told. */
    params: z.object({ token: z.string(), channels: z.optional(z.array(z.string())) }),
  }),
  z.object({
    event: z.literal('call'),
    /** Comes back with the answer. */
    id: z.union([z.int(), z.string().check(z.maxLength(64))]),
    path: z.string(),
    key: z.optional(z.string()),
    /** Looked at by the call itself. */
    params: z.optional(z.looseObject({})),
  }),
])
type CallMessage = Extract<z.infer<typeof message>, { event: 'call' }>

type Client = {
  heard: number
  auths: number
  session: Session | undefined
  unwatch: (() => void) | undefined
}

export function serveSockets(options: Options): Sockets {
  const { server, exchange, calls, sessions, tellers, ids, log, metrics, now } = options
  const routes = new Map(options.routes.map((route) => [route.call.path, route]))
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
    const client: Client = { heard: now(), auths: 0, session: undefined, unwatch: undefined }
    const address = request.socket.remoteAddress ?? ''
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
    const language = chooseLanguage(request.headers['accept-language'])
    const strangers = createBuckets(MESSAGES_PER_SECOND)
    // A member who asks too much is told so, call by call; only a flood is cut off.
    const floods = createBuckets(options.limits.memberPerSecond * FLOOD)
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
      const isMember = client.session !== undefined
      const buckets = isMember ? floods : strangers
      if (isBinary || !buckets.take('messages', client.heard)) return socket.close(1008)
      const text = String(data)
      if (!isMember && text.length > STRANGER_MAX) return socket.close(1009)
      const parsed = message.safeParse(json(text))
      if (!parsed.success) return void refuse(socket, 'error', 'badRequest', language)
      if (parsed.data.event === 'ping') return sendValue(socket, { event: 'pong' })
      if (parsed.data.event === 'call') return void answer(socket, client, parsed.data, language)
      if (parsed.data.event === 'auth')
        authenticate(socket, client, parsed.data.params, language).catch(() => socket.close(1011))
    })
  }

  type Language = ReturnType<typeof chooseLanguage>

  /** A call as over HTTP: the same policy, key, limits and envelope. */
  async function answer(
    socket: WebSocket,
    { session }: Client,
    { id, path, key, params = {} }: CallMessage,
    language: Language,
  ): Promise<void> {
    const route = routes.get(path.replace(API, ''))
    const { text } =
      route === undefined
        ? await calls.refuse(platform('notFound'), language)
        : await calls.answer(route, { session, key, input: params, language })
    send(socket, `{"event":"answer","id":${JSON.stringify(id)},${text.slice(1)}`)
  }

  async function authenticate(
    socket: WebSocket,
    client: Client,
    { token, channels }: { token: string; channels?: string[] | undefined },
    language: Language,
  ): Promise<void> {
    const nth = ++client.auths
    const session = await sessions.find(token)
    if (nth !== client.auths) return // A later one has come meanwhile: that one counts.
    const barred = barredFrom({ policy: 'member' }, session, now())
    client.unwatch?.()
    client.unwatch = undefined
    client.session = undefined
    if (session === undefined || barred !== undefined)
      return refuse(socket, 'auth', barred ?? 'notLoggedIn', language)
    if (socket.readyState !== socket.OPEN) return
    client.session = session
    const told = tellers.filter(({ channel }) => channels?.includes(channel.name) ?? true)
    client.unwatch = watch(socket, session, told)
    sendValue(socket, { event: 'auth', code: 1, realm: session.realm })
  }

  function watch(socket: WebSocket, session: Session, told: readonly Teller[]) {
    if (told.length === 0) return undefined
    return exchange.watch(session.realm, session.id, (notice) => {
      // What cannot be told must not stop the exchange, which is in the middle of deciding.
      try {
        const news = newsOf(told, session.id, notice)
        return () => {
          for (const text of news) send(socket, text)
        }
      } catch (error) {
        log.error('news could not be told', fieldsOf(error))
        return () => socket.close(1011)
      }
    })
  }

  function newsOf(told: readonly Teller[], member: MemberId, notice: Notice): string[] {
    return told.flatMap(({ channel, encode, news }) => {
      const data = news(notice, member, ids)
      return data === undefined ? [] : [`{"channel":"${channel.name}","data":${encode(data)}}`]
    })
  }

  async function refuse(
    socket: WebSocket,
    event: 'auth' | 'error',
    reason: PlatformRefusal,
    language: Language,
  ): Promise<void> {
    const msg = await refusalText(language, reason)
    sendValue(socket, { event, code: platformRefusals[reason].code, msg, reason })
  }

  /** One that does not read is closed: it will connect again and read afresh. */
  function send(socket: WebSocket, text: string): void {
    if (socket.bufferedAmount > UNREAD_MAX) socket.close(1013)
    else if (socket.readyState === socket.OPEN) socket.send(text)
  }

  function sendValue(socket: WebSocket, value: unknown): void {
    send(socket, JSON.stringify(value))
  }

  const checking = setInterval(() => {
    for (const [socket, { heard, session }] of clients) {
      if (session !== undefined && session.expiresAt <= now()) socket.close(4001)
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
