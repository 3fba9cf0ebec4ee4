/** The socket at `/wss`: keeps itself connected, and hands news to whoever listens. */
import type { AnyChannel, News } from '../channel.ts'
import { SESSION_CODES, SUCCESS } from '../envelope.ts'
import { type TopicNews, Topics } from './topics.ts'

export type StreamState = 'connecting' | 'live' | 'reconnecting'

export type StreamOptions = {
  readonly url: string
  token(): string | undefined
  onState(state: StreamState): void
  /** The token is no longer good. */
  onSessionEnd(): void
  /** How the exchange described the session when it accepted the token. */
  onSession?(session: { readonly realm?: string }): void
  readonly timing?: Partial<typeof TIMING>
}

export type Stream = {
  subscribe<C extends AnyChannel>(channel: C, listener: (news: News<C>) => void): () => void
  /** Listens to a topic of the market, such as `market.btcusdt.ticker`. */
  listen(topic: string, listener: (news: TopicNews) => void): () => void
  /** Called each time the stream becomes live: news may have been missed until then. */
  onResume(listener: () => void): () => void
  /** Connects anew, with the token that is good now. */
  restart(): void
  stop(): void
}

const TIMING = { pingMs: 50_000, pongMs: 10_000, reconnectMs: 2_000, jitterMs: 1_000 }

type Frame = {
  readonly event?: string
  readonly code?: number
  readonly channel?: string
  readonly data?: unknown
  readonly realm?: string
  /** Of the market's messages: the topic, when it was said, and what. */
  readonly ch?: string
  readonly ts?: number
  readonly tick?: unknown
}

export function createStream(options: StreamOptions): Stream {
  const timing = { ...TIMING, ...options.timing }
  const listeners = new Map<string, Set<(news: never) => void>>()
  const resumed = new Set<() => void>()
  const topics = new Topics()
  let state: StreamState | undefined
  let stopped = false
  let hangUp = () => {}
  let retry: ReturnType<typeof setTimeout> | undefined

  function become(next: StreamState) {
    if (state === next) return
    state = next
    options.onState(next)
    if (next === 'live') for (const listener of [...resumed]) listener()
  }

  function reconnect() {
    topics.close()
    if (stopped) return
    become('reconnecting')
    clearTimeout(retry)
    retry = setTimeout(connect, timing.reconnectMs + Math.random() * timing.jitterMs)
  }

  function connect() {
    clearTimeout(retry)
    const token = options.token()
    hangUp = open(options.url, timing, {
      greeting: [
        { event: 'link', params: { type: 'client' } },
        ...(token === undefined ? [] : [{ event: 'auth', params: { token } }]),
      ],
      onOpen: (say) => {
        topics.open(say)
        if (token === undefined) become('live')
      },
      onFrame: take,
      onClose: reconnect,
    })
  }

  function take(frame: Frame) {
    if (frame.event === 'auth' && frame.code === SUCCESS) {
      options.onSession?.(frame)
      become('live')
    } else if (frame.event === 'auth' && SESSION_CODES.includes(frame.code ?? 0)) {
      options.onSessionEnd()
    } else if (frame.channel !== undefined) {
      for (const listener of [...(listeners.get(frame.channel) ?? [])])
        listener(frame.data as never)
    } else if (frame.ch !== undefined)
      topics.take(frame.ch, { ts: frame.ts ?? 0, tick: frame.tick })
  }

  become('connecting')
  connect()

  return {
    subscribe(channel, listener) {
      const ofChannel = listeners.get(channel.name) ?? new Set()
      listeners.set(channel.name, ofChannel.add(listener))
      return () => ofChannel.delete(listener)
    },
    listen: (topic, listener) => topics.listen(topic, listener),
    onResume(listener) {
      resumed.add(listener)
      return () => resumed.delete(listener)
    },
    restart() {
      topics.close()
      hangUp()
      become('connecting')
      connect()
    },
    stop() {
      stopped = true
      clearTimeout(retry)
      hangUp()
    },
  }
}

type Line = {
  readonly greeting: readonly object[]
  onOpen(say: (message: object) => void): void
  onFrame(frame: Frame): void
  /** Called once, and not after hanging up. */
  onClose(): void
}

/** One connection, until it closes or falls silent; answers with how to end it. */
function open(url: string, { pingMs, pongMs }: typeof TIMING, line: Line): () => void {
  const socket = new WebSocket(url)
  socket.binaryType = 'arraybuffer'
  let silence: ReturnType<typeof setTimeout> | undefined
  let over = false
  // Inflating takes a while: frames wait for each other, so that news stays in order.
  let reading = Promise.resolve()

  const ping = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return
    socket.send('{"event":"ping"}')
    // A phone that changes networks leaves a socket that looks open and hears nothing.
    silence ??= setTimeout(close, pongMs)
  }, pingMs)

  function end() {
    over = true
    clearInterval(ping)
    clearTimeout(silence)
    socket.close()
  }
  function close() {
    if (over) return
    end()
    line.onClose()
  }

  socket.onopen = () => {
    const say = (message: object) => socket.send(JSON.stringify(message))
    for (const frame of line.greeting) say(frame)
    line.onOpen((message) => socket.readyState === WebSocket.OPEN && say(message))
  }
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
    clearTimeout(silence)
    silence = undefined
    reading = reading
      .then(async () => {
        const frame = await read(data).catch(close)
        if (!over && frame) line.onFrame(frame)
      })
      // A listener's bug is told to the console, and does not stop the news for the others.
      .catch(
        (error) =>
          void setTimeout(() => {
            throw error
          }),
      )
  }
  socket.onclose = close
  socket.onerror = close
  return end
}

async function read(data: string | ArrayBuffer): Promise<Frame> {
  if (typeof data === 'string') return JSON.parse(data) as Frame
  const plain = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'))
  return (await new Response(plain).json()) as Frame
}
