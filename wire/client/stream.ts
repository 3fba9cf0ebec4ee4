/** The socket at `/wss`: keeps itself connected, and hands news to whoever listens. */
import type { AnyChannel, News } from '../channel.ts'
import { type ChannelNews, SESSION_CODES, SUCCESS } from '../envelope.ts'
import { platformRefusals } from '../refusals.ts'
import { type AfterPaint, Age } from './age.ts'
import { Channels } from './channels.ts'
import { createServerClock, type ServerClock } from './clock.ts'
import { ConnectionStatus, type StreamState } from './connectionStatus.ts'
import { type Line, openLine } from './line.ts'
import { type Frame, tellConsole } from './reader.ts'
import { type TopicNews, Topics } from './topics.ts'

export type { StreamState }

export type StreamOptions = {
  readonly url: string
  token(): string | undefined
  onState(state: StreamState): void
  /** The token is no longer good. */
  onSessionEnd(): void
  /** How the exchange described the session when it accepted the token. */
  onSession?(session: { readonly realm?: string }): void
  /** The exchange lets nobody in for now: it tells when that is over, on this same line. */
  onMaintenance?(): void
  /** Where the browser tells that the network went and came: `offline`, `online`. */
  readonly network?: Pick<EventTarget, 'addEventListener'>
  readonly timing?: Partial<typeof TIMING>
  /** Calls back after the next paint; never while nothing is painted. */
  readonly afterPaint?: AfterPaint
  /** Set by the answers to pings. */
  readonly clock?: ServerClock
}

export type Stream = {
  subscribe<C extends AnyChannel>(channel: C, listener: (news: News<C>) => void): () => void
  /** Listens to a topic of the market, such as `market.btcusdt.ticker`. */
  listen(topic: string, listener: (news: TopicNews) => void): () => void
  /** Hands on news that came another way: beside an answer. Nothing, when some were missed. */
  hear(news: readonly ChannelNews[] | undefined): void
  /** Called each time the stream becomes live, or news may have been missed. */
  onResume(listener: () => void): () => void
  /** Delay of the last message read, in milliseconds; `undefined` until known. */
  delayMs(): number | undefined
  /** Connects anew, with the token that is good now. */
  restart(): void
  stop(): void
}

/** Where the socket of a page is: on its own host, and encrypted where the page is. */
export function streamUrl({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/wss`
}

export const TIMING = {
  beatMs: 250,
  askMs: 1_000,
  silentMs: 2_250,
  deadMs: 10_000,
  pingMs: 10_000,
  /** Prices older than `lateMs` are out of date, until they are no older than `liveMs`. */
  lateMs: 3_000,
  liveMs: 1_500,
  reconnectMs: 2_000,
  jitterMs: 1_000,
}

export function createStream(options: StreamOptions): Stream {
  const timing = { ...TIMING, ...options.timing }
  const clock = options.clock ?? createServerClock(() => Date.now())
  const age = new Age(clock, timing, options.afterPaint)
  const channels = new Channels()
  const resumed = new Set<() => void>()
  const topics = new Topics()
  const over = new AbortController()
  // Without a followed topic no price is shown.
  const isLate = () => age.isLate(line?.waitingMs() ?? 0) && topics.size > 0
  const status = new ConnectionStatus({ onState: options.onState, isLate })
  let line: Line | undefined
  let retry: ReturnType<typeof setTimeout> | undefined

  function reconnect() {
    topics.close()
    if (over.signal.aborted) return
    status.become('reconnecting')
    clearTimeout(retry)
    retry = setTimeout(connect, timing.reconnectMs + Math.random() * timing.jitterMs)
  }

  function connect() {
    clearTimeout(retry)
    retry = undefined
    const token = options.token()
    age.forget()
    line = openLine(options.url, timing, {
      now: () => Date.now(),
      greeting: [
        { event: 'link', params: { type: 'client' } },
        ...(token === undefined ? [] : [{ event: 'auth', params: { token } }]),
      ],
      onOpen: (say) => {
        topics.open(say)
        if (token === undefined) resume()
      },
      onFrame: take,
      onPing: (ping) => age.noteAnswer(ping),
      onBeat: () => status.look(false),
      onSilence: () => status.fallSilent(),
      onClose: reconnect,
    })
  }

  function resume() {
    status.accepted(topics.size > 0)
    missed()
  }

  function missed() {
    for (const listener of [...resumed]) listener()
  }

  function take(frame: Frame, isState: boolean) {
    if (frame.ts !== undefined) age.read(frame.ts)
    status.look(isFresh(frame))
    if (frame.event === 'auth' && frame.code === SUCCESS) {
      options.onSession?.(frame)
      resume()
    } else if (frame.event === 'auth') notLetIn(frame, options)
    else if (frame.news !== undefined) channels.tell(frame.news)
    else if (frame.channel !== undefined)
      channels.tell([{ channel: frame.channel, data: frame.data }])
    else topics.take(frame, isState)
  }

  function follow(event: 'offline' | 'online', react: () => void) {
    options.network?.addEventListener(event, react, { signal: over.signal })
  }
  follow('offline', () => {
    line?.end()
    reconnect()
  })
  follow('online', () => retry !== undefined && connect())
  status.become('connecting')
  connect()

  return {
    subscribe: (channel, listener) => channels.subscribe(channel, listener),
    listen: (topic, listener) => topics.listen(topic, listener),
    hear(news) {
      try {
        if (news === undefined) missed()
        else channels.tell(news)
      } catch (error) {
        tellConsole(error)
      }
    },
    onResume(listener) {
      resumed.add(listener)
      return () => resumed.delete(listener)
    },
    delayMs: () => age.delayMs,
    restart() {
      topics.close()
      line?.end()
      status.become('connecting')
      connect()
    },
    stop() {
      over.abort()
      clearTimeout(retry)
      line?.end()
    },
  }
}

function notLetIn({ code = 0 }: Frame, options: StreamOptions): void {
  if (SESSION_CODES.includes(code)) options.onSessionEnd()
  else if (code === platformRefusals.maintenance.code) options.onMaintenance?.()
}

/** News, prices, or the answer to a ping: the line carries what is so now. */
function isFresh({ ch, channel, news, event }: Frame): boolean {
  return ch !== undefined || channel !== undefined || news !== undefined || event === 'pong'
}
