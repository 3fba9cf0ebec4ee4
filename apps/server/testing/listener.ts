/** A client of the socket that keeps what it heard, for tests to wait for. */
import { once } from 'node:events'
import { gunzipSync } from 'node:zlib'
import { eventually } from '@evenkeel/kernel/testing'
import WebSocket from 'ws'

// biome-ignore lint/suspicious/noExplicitAny: each test knows what it waits for
export type Heard = any

export type Listener = {
  readonly socket: WebSocket
  readonly heard: readonly Heard[]
  /** The code that it was closed with. */
  readonly closed: Promise<number>
  say(message: unknown): void
  /** The next message that was not taken yet. */
  next(): Promise<Heard>
  /** Everything not taken yet of what the server has sent until it answers a ping of now. */
  rest(): Promise<readonly Heard[]>
}

export async function listenAt(
  url: string,
  options: { path?: string; headers?: Record<string, string> } = {},
): Promise<Listener> {
  const { path = '/wss', headers = {} } = options
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers })
  const heard: Heard[] = []
  let taken = 0
  socket.on('message', (data, isBinary) => {
    // The messages of the stream come packed.
    const message = JSON.parse(String(isBinary ? gunzipSync(data as Buffer) : data))
    // One message may carry the news of several channels.
    heard.push(
      ...(message.news !== undefined && message.event === undefined ? message.news : [message]),
    )
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.on('error', () => undefined)
  return {
    socket,
    heard,
    closed,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async next() {
      await eventually('something is heard', () => heard.length > taken)
      return heard[taken++]
    },
    async rest() {
      if (socket.readyState === socket.OPEN) {
        const answered = once(socket, 'pong')
        socket.ping()
        await Promise.race([answered, closed])
      }
      const rest = heard.slice(taken)
      taken = heard.length
      return rest
    },
  }
}

export const auth = (token: string) => ({ event: 'auth', params: { token } })

/** A listener who has said who they are. */
export async function listenAs(url: string, token: string): Promise<Listener> {
  const listener = await listenAt(url)
  listener.say(auth(token))
  const answer = await listener.next()
  if (answer.code !== 1) throw new Error(`refused: ${answer.reason}`)
  return listener
}
