/** What is said about topics: who begins to listen, who stops, who asks once, and who still answers a ping. */
import { busy, MARKET_TOPICS, type Stream, swapTopic } from '@evenkeel/wire/server'
import type { Addresses } from '../addresses.ts'
import { fieldsOf, type Log } from '../log.ts'
import type { Loop } from '../loop.ts'
import type { Client } from './client.ts'
import { pack, packApart } from './frame.ts'
import type { Hub } from './hub.ts'
import { type Id, idIn, TOPICS_MAX, type TopicMessage, topicMessage } from './message.ts'

export type Requests = {
  /** Takes whatever came, and answers it. */
  hear(client: Client, value: unknown): void
  /** Answers what is not heard, because too much was said. */
  refuse(client: Client, value: unknown): void
}

type Parts = {
  readonly stream: Stream
  readonly hub: Hub
  readonly addresses: Addresses
  readonly loop: Pick<Loop, 'isLate'>
  readonly log: Log
  readonly now: () => number
}

type Reply = Readonly<Record<string, string | readonly string[]>>
type Ask = Extract<TopicMessage, { req: string }>

const SECOND_MS = 1_000
/** An answer counts as one more request for each so many letters: some 200 candles. */
const LETTERS_A_REQUEST = 32_768
const NO_TOPIC = '.'
const TOO_MANY = 'too many requests'

export function createRequests({ stream, hub, addresses, loop, log, now }: Parts): Requests {
  function listen(client: Client, sub: string | readonly string[]): Reply {
    const { listener } = client
    const names = [sub].flat().map((name) => topicOf(client, name))
    const listened = [...listener.topics.keys()].map(({ name }) => name)
    const isTooMuch = new Set([...listened, ...names]).size > TOPICS_MAX
    const fault = faultIn(names) ?? (isTooMuch ? 'too many topics' : undefined)
    if (fault !== undefined) return refusal(fault)
    hub.listen(listener, names)
    return { status: 'ok', subbed: sub }
  }

  function unlisten(client: Client, unsub: string | readonly string[]): Reply {
    const { listener } = client
    const names = [unsub].flat().map((name) => topicOf(client, name))
    const fault = faultIn(names)
    if (fault !== undefined) return refusal(fault)
    hub.unlisten(listener, names)
    return { status: 'ok', unsubbed: unsub }
  }

  async function ask(client: Client, { req, id, from, to }: Ask): Promise<void> {
    const topic = topicOf(client, req)
    const fault = faultIn([topic]) ?? (isBackwards(from, to) ? 'invalid range' : undefined)
    if (fault !== undefined) return answer(client, id, refusal(fault))
    const { address } = client.from
    // What is asked for is packed for one alone; it costs as much as a call.
    if (loop.isLate()) return answer(client, id, refusal('system is busy'))
    if (!addresses.admits(address)) return answer(client, id, refusal(TOO_MANY))
    const within = { from: inMs(from), to: inMs(to) }
    const data = await stream.ask(client.listener.realm, topic, within, address)
    if (data === busy) return answer(client, id, refusal('system is busy'))
    if (data === undefined) return answer(client, id, refusal('nothing to tell'))
    const more = Math.floor(data.length / LETTERS_A_REQUEST)
    if (more > 0 && !addresses.admits(address, more)) return answer(client, id, refusal(TOO_MANY))
    const head = JSON.stringify({ id, rep: req, status: 'ok', ts: now() })
    client.line.write([await packApart(`${head.slice(0, -1)},"data":${data}}`)])
  }

  function faultIn(names: readonly string[]): string | undefined {
    for (const name of names) {
      const fault = stream.fault(name)
      if (fault !== undefined) return fault
    }
    return undefined
  }

  function answer({ line }: Client, id: Id | undefined, reply: Reply): void {
    line.write([pack(JSON.stringify({ id, ...reply, ts: now() }))])
  }

  return {
    refuse: (client, value) => answer(client, idIn(value), refusal(TOO_MANY)),
    hear(client, value) {
      const { data: message } = topicMessage.safeParse(value)
      if (message !== undefined) client.dialect ??= 'htx'
      if (message === undefined) answer(client, idIn(value), refusal('invalid message'))
      else if ('pong' in message) client.unanswered = 0
      else if ('sub' in message) answer(client, message.id, listen(client, message.sub))
      else if ('unsub' in message) answer(client, message.id, unlisten(client, message.unsub))
      else
        ask(client, message).catch((error) => {
          log.error('topic request failed', fieldsOf(error))
          answer(client, message.id, refusal('server error'))
        })
    },
  }
}

/** Resolves a public name at the client's address: to a topic of swaps at theirs, elsewhere never. */
function topicOf({ isOfSwaps }: Client, name: string): string {
  if (!name.startsWith(`${MARKET_TOPICS}.`)) return NO_TOPIC
  return isOfSwaps ? swapTopic(name) : name
}

/** In HTX's words, and never in those of the one who asked. */
function refusal(why: string): Reply {
  return { status: 'error', 'err-code': 'bad-request', 'err-msg': why }
}

function isBackwards(from: number | undefined, to: number | undefined): boolean {
  return from !== undefined && to !== undefined && from > to
}

function inMs(seconds: number | undefined): number | undefined {
  return seconds === undefined ? undefined : seconds * SECOND_MS
}
