/** Consoles that are open: each is told, in one stream of events, of which topics there is something new. */
import type { ServerResponse } from 'node:http'
import type { OperatorDoor } from '@evenkeel/wire/server'
import { apiHeaders } from '../http/headers.ts'

export type Followers = {
  tell(topic: string): void
  /** Answers with a stream that goes on as long as the session. */
  add(session: number, response: ServerResponse): void
  /** Ends the streams of sessions that are over: at once where that is told, and those that expire at the next ping. */
  watch(sessions: Pick<OperatorDoor['sessions'], 'isOpen' | 'onOver'>): void
  readonly count: number
  stop(): void
}

type Options = { readonly pingMs?: number; onFailure(error: unknown): void }

const PING_MS = 15_000
const TOPIC = /^[a-z][a-zA-Z]{0,40}(\.[a-z][a-zA-Z]{0,40})?$/

export function createFollowers({ pingMs = PING_MS, onFailure }: Options): Followers {
  const open = new Map<ServerResponse, number>()
  let isOpen: OperatorDoor['sessions']['isOpen'] = async () => true

  /** Nothing more is written to what has been ended. */
  function leave(response: ServerResponse): void {
    open.delete(response)
    response.end()
  }

  function end(session: number): void {
    for (const [response, of] of open) if (of === session) leave(response)
  }

  async function ping(): Promise<void> {
    for (const session of new Set(open.values())) if (!(await isOpen(session))) end(session)
    for (const response of open.keys()) response.write(': ping\n\n')
  }
  const pinging = setInterval(() => void ping().catch(onFailure), pingMs).unref()

  return {
    tell(topic) {
      if (!TOPIC.test(topic)) throw new TypeError('a topic is one word, or two with a dot')
      const event = `data: ${JSON.stringify({ topic })}\n\n`
      for (const response of open.keys()) response.write(event)
    },
    add(session, response) {
      response.writeHead(200, { ...apiHeaders, 'content-type': 'text/event-stream' })
      response.write(': begun\n\n')
      open.set(response, session)
      response.once('close', () => open.delete(response))
    },
    watch(sessions) {
      isOpen = sessions.isOpen
      sessions.onOver(end)
    },
    get count() {
      return open.size
    },
    stop() {
      clearInterval(pinging)
      for (const response of open.keys()) leave(response)
    },
  }
}
