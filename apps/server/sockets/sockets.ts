/** The sockets: who may open one, what is said on it and by whom it is heard, and when it ends. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { chooseLanguage } from '@evenkeel/wire'
import type { Push, PushToAll, Stream } from '@evenkeel/wire/server'
import { rateLimitKey } from '@evenkeel/wire/server'
import { type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import { createBuckets } from '../buckets.ts'
import type { Limits } from '../config.ts'
import { isForeign, originOf } from '../http/answer.ts'
import type { Hosts } from '../http/hosts.ts'
import { refuseRaw } from '../http/malformed.ts'
import type { Metrics } from '../metrics.ts'
import { type Client, newClient } from './client.ts'
import { createClosing } from './closing.ts'
import { createCounts } from './counts.ts'
import { pack } from './frame.ts'
import { createHub } from './hub.ts'
import { Line } from './line.ts'
import { createMembers, type MemberParts, type Members } from './members.ts'
import { eventMessage, isAboutTopics } from './message.ts'
import { createPace, type Verdict } from './pace.ts'
import { type ProgramParts, Programs } from './programs.ts'
import { createRequests } from './requests.ts'
import { speeches } from './speeches.ts'

type Options = MemberParts &
  ProgramParts & {
    readonly server: Server
    readonly stream: Stream
    readonly limits: Limits
    readonly hosts: Hosts
    readonly metrics: Metrics
    readonly timing?: Partial<typeof TIMING>
    /** Since when the site is under maintenance. */
    maintainedSince(): number | undefined
  }

export type Sockets = { readonly push: Push; readonly pushToAll: PushToAll; stop(): void }

/** The exchange's own socket, and those at which clients of HTX's look for its stream. */
const PATH = '/wss'
const HTX_PATHS = ['/ws', '/feed']
/** That of HTX's linear swaps. */
const SWAP_PATH = '/linear-swap-ws'
/** A stranger has little to say; a member may send a batch of orders. */
const STRANGER_MAX = 4_096
const MESSAGE_MAX = 16_384
const MESSAGES_PER_SECOND = 10
const FLOOD = 20
/** Below the limit of connections, so that calls get through when sockets do not. */
const SOCKETS_MAX = 8_000
/** One that is told to close and does not is cut off. */
const CLOSE_MS = 2_000
const PINGS_MAX = 2
const TIMING = {
  checkMs: 500,
  /** Between two pings of a client of HTX's. */
  pingMs: 5_000,
  /** A client of ours pings every 10 s; one that is silent for much longer is gone. */
  silentMs: 120_000,
  /** How long nothing may move on a socket that has much unsent. */
  stuckMs: 5_000,
  /** When all come back at once, those who are connected are served too. */
  openedPerSecond: 1_000,
}

const SETTINGS: ServerOptions & { closeTimeout: number } = {
  noServer: true,
  maxPayload: MESSAGE_MAX,
  perMessageDeflate: false,
  // Answered below, where they are counted.
  autoPong: false,
  closeTimeout: CLOSE_MS,
}

/** What is spoken at a path; nothing where there is no socket. */
function kindOf(path: string): Pick<Client, 'isHtxOnly' | 'isOfSwaps' | 'speech'> | undefined {
  const isOfSwaps = path === SWAP_PATH
  const isHtxOnly = isOfSwaps || HTX_PATHS.includes(path)
  const speech = speeches.find((one) => one.path === path)
  const isKnown = path === PATH || isHtxOnly || speech !== undefined
  return isKnown ? { isHtxOnly, isOfSwaps, speech } : undefined
}

export function serveSockets(options: Options): Sockets {
  const { server, stream, limits, addresses, hosts, metrics, now, maintainedSince } = options
  const timing = { ...TIMING, ...options.timing }
  const sockets = new WebSocketServer(SETTINGS)
  const clients = new Set<Client>()
  const byAddress = createCounts()
  const opened = createBuckets(timing.openedPerSecond)
  const pings = createBuckets(MESSAGES_PER_SECOND)
  // A member who asks too much is told so, call by call; only a flood is cut off.
  const floods = createBuckets(limits.memberPerSecond * FLOOD)
  const hub = createHub({ ...options, stuckMs: timing.stuckMs })
  const members = createMembers(options, hub)
  const requests = createRequests({ ...options, hub })
  const programs = new Programs(options)
  const pace = createPace({
    buckets: createBuckets(MESSAGES_PER_SECOND),
    perSecond: MESSAGES_PER_SECOND,
    now,
    hear: (client, text) => act(client, json(text)),
  })
  const closing = createClosing(clients, maintainedSince)
  let welcomed = 0
  stream.attach(hub)
  metrics.gauge('sockets', () => clients.size)

  // What is no handshake gets the answer that all that is malformed gets.
  sockets.on('wsClientError', (_, pipe: Duplex) => refuseRaw(pipe, 400))

  server.on('upgrade', (request: IncomingMessage, pipe: Duplex, head) => {
    // Nobody else listens from here on; an error that nobody hears ends the process.
    pipe.on('error', () => pipe.destroy())
    const fault = hosts.fault(request)
    if (fault !== undefined) return refuseRaw(pipe, fault)
    const path = request.url?.split('?')[0] ?? ''
    const kind = kindOf(path)
    const address = addresses.of(request)
    const isFull =
      !addresses.admits(address) ||
      clients.size >= SOCKETS_MAX ||
      byAddress.of(rateLimitKey(address)) >= limits.socketsPerAddress
    if (kind === undefined || isForeign(request.headers) || isFull) return refuseRaw(pipe, 403)
    const isClosed = path !== PATH && maintainedSince() !== undefined
    if (isClosed || !opened.take('all', now())) return refuseRaw(pipe, 503)
    const language = chooseLanguage(request.headers['accept-language'])
    sockets.handleUpgrade(request, pipe, head, (socket) => {
      const from = originOf(address, request.headers)
      welcome(socket, new Line(socket, pipe), { from, language, ...kind })
    })
  })

  type Known = Pick<Client, 'from' | 'language' | 'isHtxOnly' | 'isOfSwaps' | 'speech'>

  function welcome(socket: WebSocket, line: Line, known: Known): void {
    const number = ++welcomed
    const listener = hub.listener(line)
    const client = newClient({ ...known, number, line, listener }, now(), timing.pingMs)
    byAddress.add(rateLimitKey(client.from.address))
    clients.add(client)
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      pace.leave(client)
      members.leave(client)
      programs.leave(client)
      hub.leave(client.listener)
      clients.delete(client)
      byAddress.take(rateLimitKey(client.from.address))
    })
    socket.on('message', (data, isBinary) => hear(client, String(data), isBinary))
    socket.on('ping', (data) => {
      client.heard = now()
      if (pings.take(client.number, client.heard)) line.pong(data)
      else line.close(1008, 'too many pings')
    })
  }

  function hear(client: Client, text: string, isBinary: boolean): void {
    const { line, session } = client
    if (!line.isOpen) return
    client.heard = now()
    const value = json(text)
    if (isBinary) line.close(1008, 'binary message')
    else if (session === undefined && text.length > STRANGER_MAX)
      line.close(1009, 'message too large')
    else {
      const verdict = verdictOn(client, value, text)
      if (verdict === 'now') act(client, value)
      else if (verdict === 'refused') refuse(client, value)
      else if (verdict === 'flood') cutOff(client)
    }
  }

  const isOfStream = ({ isHtxOnly }: Client, value: unknown) => isHtxOnly || isAboutTopics(value)

  /** Whether a client may say one thing more; what is said about topics counts the same for all. */
  function verdictOn(client: Client, value: unknown, text: string): Verdict {
    if (client.session === undefined || isOfStream(client, value)) return pace.take(client, text)
    return floods.take(client.number, client.heard) ? 'now' : 'flood'
  }

  function act(client: Client, value: unknown): void {
    if (!client.line.isOpen) return
    const isHeld = maintainedSince() !== undefined
    if (client.speech !== undefined) isHeld || programs.hear(client, client.speech, value)
    else if (isOfStream(client, value)) isHeld || requests.hear(client, value)
    else hearEvent(options, members, client, value)
  }

  function refuse(client: Client, value: unknown): void {
    if (isOfStream(client, value) && client.speech === undefined) requests.refuse(client, value)
    else members.refuse(client, 'error', 'tooManyRequests')
  }

  function cutOff(client: Client): void {
    pace.leave(client)
    client.line.close(1008, 'too many messages')
  }

  const checking = setInterval(() => {
    const at = now()
    closing(at)
    programs.check(at)
    let ping: Buffer | undefined
    for (const client of clients) {
      const { line, session, heard } = client
      const isToBePinged = client.dialect === 'htx' && client.pingAt <= at
      if (session !== undefined && session.expiresAt <= at) line.close(4001, 'session expired')
      else if (at - heard > timing.silentMs) line.terminate()
      else if (isToBePinged && client.unanswered >= PINGS_MAX)
        line.close(1008, 'pings were not answered')
      else if (isToBePinged) {
        ping ??= pack(`{"ping":${at}}`)
        line.write([ping])
        client.unanswered++
        client.pingAt = at + timing.pingMs
      }
    }
    hub.check()
  }, timing.checkMs)

  return {
    push: members.push,
    pushToAll: (channel, data) => members.tell(clients, channel, data),
    stop() {
      clearInterval(checking)
      hub.stop()
      for (const client of clients) {
        pace.leave(client)
        client.line.close(1001, 'the server stops')
      }
      sockets.close()
    },
  }
}

function hearEvent(
  { maintainedSince, now }: Pick<Options, 'maintainedSince' | 'now'>,
  members: Members,
  client: Client,
  value: unknown,
): void {
  const { data: message } = eventMessage.safeParse(value)
  const isMaintained = maintainedSince() !== undefined
  if (message !== undefined) client.dialect = 'spec'
  if (message === undefined) members.refuse(client, 'error', 'badRequest')
  else if (message.event === 'ping') client.line.sayValue({ event: 'pong', ts: now() })
  else if (message.event === 'call') members.call(client, message)
  else if (message.event === 'auth' && isMaintained) members.refuse(client, 'auth', 'maintenance')
  else if (message.event === 'auth') members.authenticate(client, message)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
