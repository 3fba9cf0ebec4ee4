/** The socket at `/wss`: a member says who they are, makes calls, and is told of every change when it is durable. */
import type { IncomingMessage, Server } from 'node:http'
import type { Exchange } from '@evenkeel/kernel'
import { chooseLanguage, type PlatformRefusal, platformRefusals } from '@evenkeel/wire'
import type { PublicIds, Route, Teller } from '@evenkeel/wire/server'
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import type { Addresses } from './addresses.ts'
import { createBuckets } from './buckets.ts'
import { barredFrom, type Calls, platform } from './calls.ts'
import type { Limits } from './config.ts'
import { isForeign } from './http/answer.ts'
import { fieldsOf, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { createNews } from './news.ts'
import type { Session, Sessions } from './sessions.ts'
import { type CallMessage, socketMessage } from './socketMessage.ts'
import { refusalText } from './texts.ts'

type Options = {
  readonly server: Server
  readonly exchange: Exchange
  readonly calls: Calls
  readonly routes: readonly Route[]
  readonly limits: Limits
  readonly sessions: Sessions
  readonly addresses: Addresses
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
const MEMBER_MAX = 20
const CHECK_MS = 5_000
/** One that is told to close and does not is cut off. */
const CLOSE_MS = 2_000
/** A client pings every 50 s; one that is silent for much longer is gone. */
const SILENT_MS = 120_000

type Client = {
  heard: number
  auths: number
  session: Session | undefined
  unwatch: (() => void) | undefined
}

export function serveSockets(options: Options): Sockets {
  const { server, exchange, calls, sessions, addresses, tellers, ids, log, metrics, now } = options
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
  const byMember = new Map<string, number>()
  const news = createNews(ids)
  metrics.gauge('sockets', () => clients.size)

  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    // Nobody else listens from here on; an error that nobody hears ends the process.
    socket.on('error', () => socket.destroy())
    const path = request.url?.split('?')[0]
    const address = addresses.of(request)
    const isFull =
      !addresses.admits(address) ||
      clients.size >= SOCKETS_MAX ||
      (byAddress.get(address) ?? 0) >= ADDRESS_MAX
    if (path !== PATH || isForeign(request.headers) || isFull)
      return socket.end(FORBIDDEN, () => socket.destroy())
    sockets.handleUpgrade(request, socket, head, (opened) => welcome(opened, request))
  })

  function welcome(socket: WebSocket, request: IncomingMessage): void {
    const client: Client = { heard: now(), auths: 0, session: undefined, unwatch: undefined }
    const address = addresses.of(request)
    byAddress.set(address, (byAddress.get(address) ?? 0) + 1)
    const language = chooseLanguage(request.headers['accept-language'])
    const strangers = createBuckets(MESSAGES_PER_SECOND)
    // A member who asks too much is told so, call by call; only a flood is cut off.
    const floods = createBuckets(options.limits.memberPerSecond * FLOOD)
    clients.set(socket, client)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      leave(client)
      clients.delete(socket)
      countDown(byAddress, address)
    })
    socket.on('message', (data, isBinary) => {
      client.heard = now()
      const isMember = client.session !== undefined
      const buckets = isMember ? floods : strangers
      if (isBinary || !buckets.take('messages', client.heard)) return socket.close(1008)
      const text = String(data)
      if (!isMember && text.length > STRANGER_MAX) return socket.close(1009)
      const parsed = socketMessage.safeParse(json(text))
      if (!parsed.success) return void refuse(socket, 'error', 'badRequest', language)
      if (parsed.data.event === 'ping') return sendValue(socket, { event: 'pong' })
      if (parsed.data.event === 'call')
        return void answer(socket, client, parsed.data, language, address)
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
    address: string,
  ): Promise<void> {
    const route = routes.get(path.replace(API, ''))
    const isTooMuch = session === undefined && !addresses.admits(address)
    const { text } =
      route === undefined || isTooMuch
        ? await calls.refuse(platform(isTooMuch ? 'tooManyRequests' : 'notFound'), language)
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
    // From here on nobody, until it is known who: a call sent behind this one is not the last one's.
    leave(client)
    const session = await sessions.find(token)
    if (nth !== client.auths) return // A later one has come meanwhile: that one counts.
    const barred = barredFrom({ policy: 'member' }, session, now())
    if (session === undefined || barred !== undefined)
      return refuse(socket, 'auth', barred ?? 'notLoggedIn', language)
    if (socket.readyState !== socket.OPEN) return
    if ((byMember.get(nameOf(session)) ?? 0) >= MEMBER_MAX)
      return refuse(socket, 'auth', 'tooManyRequests', language)
    enter(client, session)
    const told = tellers.filter(({ channel }) => channels?.includes(channel.name) ?? true)
    client.unwatch = watch(socket, session, told)
    sendValue(socket, { event: 'auth', code: 1, realm: session.realm })
  }

  function enter(client: Client, session: Session): void {
    client.session = session
    byMember.set(nameOf(session), (byMember.get(nameOf(session)) ?? 0) + 1)
  }

  function leave(client: Client): void {
    client.unwatch?.()
    client.unwatch = undefined
    if (client.session !== undefined) countDown(byMember, nameOf(client.session))
    client.session = undefined
  }

  function watch(socket: WebSocket, session: Session, told: readonly Teller[]) {
    if (told.length === 0) return undefined
    return exchange.watch(session.realm, session.id, (notice) => {
      // What cannot be told must not stop the exchange, which is in the middle of deciding.
      try {
        const texts = news(told, session.id, notice)
        return () => {
          for (const text of texts) send(socket, text)
        }
      } catch (error) {
        log.error('news could not be told', fieldsOf(error))
        return () => socket.close(1011)
      }
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

const nameOf = ({ realm, id }: Session) => `${realm} ${id}`

function countDown(counts: Map<string, number>, name: string): void {
  const left = (counts.get(name) ?? 1) - 1
  if (left === 0) counts.delete(name)
  else counts.set(name, left)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
