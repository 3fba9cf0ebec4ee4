/** Follows what changes on the exchange: a stream of events that is read with fetch, since it carries the token. */

export type FollowState = 'off' | 'connecting' | 'live' | 'cut'

export type FollowLine = {
  state(): FollowState
  subscribe(topic: string, listener: () => void): () => void
  /** Called each time it is live again: what changed meanwhile was not told. */
  onResume(listener: () => void): () => void
  /** Begins anew, with the token that is good now; without one it is off. */
  restart(): void
}

type Options = {
  readonly url: string
  token(): string | undefined
  onState(state: FollowState): void
  /** The exchange no longer knows the token. */
  onSessionEnd(): void
  readonly timing?: Partial<typeof TIMING>
}

const TIMING = {
  /** It says something each 15 seconds: silent for so long, the line is dead. */
  silentMs: 40_000,
  firstPauseMs: 1_000,
  longestPauseMs: 30_000,
}

export function createFollow(options: Options): FollowLine {
  const timing = { ...TIMING, ...options.timing }
  const topics = new Map<string, Set<() => void>>()
  const resumed = new Set<() => void>()
  let state: FollowState = 'off'
  let current: AbortController | undefined

  function become(next: FollowState): void {
    if (state === next) return
    const wasCut = state === 'cut'
    state = next
    options.onState(next)
    if (next === 'live' && wasCut) for (const listener of [...resumed]) listener()
  }

  function tell(topic: string): void {
    for (const listener of [...(topics.get(topic) ?? [])]) listener()
  }

  async function run(mine: AbortController): Promise<void> {
    let pauseMs = timing.firstPauseMs
    while (!mine.signal.aborted) {
      const token = options.token()
      if (token === undefined) return become('off')
      const { url } = options
      const line = { url, token, silentMs: timing.silentMs, signal: mine.signal }
      const end = await listen(line, { onLive: () => become('live'), onTopic: tell }).catch(
        () => 'cut' as const,
      )
      if (mine.signal.aborted) return
      if (end === 'over' && options.token() === token) {
        become('off')
        return options.onSessionEnd()
      }
      // Who was live for a while begins with a short pause again.
      if (state === 'live') pauseMs = timing.firstPauseMs
      become('cut')
      await pause(pauseMs * (0.75 + Math.random() / 2), mine.signal)
      pauseMs = Math.min(pauseMs * 2, timing.longestPauseMs)
    }
  }

  return {
    state: () => state,
    subscribe(topic, listener) {
      const listeners = topics.get(topic) ?? new Set()
      topics.set(topic, listeners.add(listener))
      return () => listeners.delete(listener)
    },
    onResume(listener) {
      resumed.add(listener)
      return () => resumed.delete(listener)
    },
    restart() {
      current?.abort()
      const mine = new AbortController()
      current = mine
      become(options.token() === undefined ? 'off' : 'connecting')
      void run(mine)
    },
  }
}

type Line = {
  readonly url: string
  readonly token: string
  readonly silentMs: number
  readonly signal: AbortSignal
}
type Hearing = { onLive(): void; onTopic(topic: string): void }

/** Until the line ends, or nothing is heard for too long; `over` when the token is no longer good. */
async function listen(line: Line, { onLive, onTopic }: Hearing): Promise<'cut' | 'over'> {
  const silent = new AbortController()
  const watch = () => setTimeout(() => silent.abort(), line.silentMs)
  let timer = watch()
  try {
    const answer = await fetch(line.url, {
      headers: { token: line.token, accept: 'text/event-stream' },
      cache: 'no-store',
      signal: AbortSignal.any([line.signal, silent.signal]),
    })
    if (answer.status === 401) return 'over'
    if (!answer.ok || answer.body === null) return 'cut'
    onLive()
    let rest = ''
    const decoder = new TextDecoder()
    for await (const bytes of chunksOf(answer.body)) {
      clearTimeout(timer)
      timer = watch()
      const heard = topicsIn(rest + decoder.decode(bytes, { stream: true }))
      rest = heard.rest
      for (const topic of heard.topics) onTopic(topic)
    }
    return 'cut'
  } finally {
    clearTimeout(timer)
  }
}

/** The topics of the events that are whole, each once, and what has come of the next one. */
export function topicsIn(text: string): { topics: readonly string[]; rest: string } {
  const events = text.replaceAll('\r\n', '\n').split('\n\n')
  const rest = events.pop() ?? ''
  const found = events.flatMap((event) => {
    const data = event
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => line.slice('data:'.length).trim())
    return topicOf(data.join('\n')) ?? []
  })
  return { topics: [...new Set(found)], rest }
}

function topicOf(data: string): string | undefined {
  try {
    const { topic } = JSON.parse(data) as { topic?: unknown }
    return typeof topic === 'string' ? topic : undefined
  } catch {
    return undefined
  }
}

/** A stream of the browser is not everywhere one that `for await` can walk. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
