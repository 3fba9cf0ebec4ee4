/** Programs on sockets: one says which key it has, and follows what changes for its member, in HTX's dialect. */
import type { Exchange, Follower } from '@evenkeel/kernel'
import type { ApiKeys, Following, PublicIds, SignedChannel } from '@evenkeel/wire/server'
import { type Fault, isFault, type Json } from '@evenkeel/wire/server/htx'
import { fieldsOf, type Log } from '../log.ts'
import type { Signatures, Signed } from '../signatures.ts'
import type { Client } from './client.ts'
import type { Line } from './line.ts'
import type { Said, Signature, Speech, Topic, Trouble } from './speeches.ts'

export type ProgramParts = {
  readonly exchange: Exchange
  readonly apiKeys?: ApiKeys
  readonly signatures?: Signatures
  readonly signedChannels?: readonly SignedChannel[]
  readonly ids: PublicIds
  readonly log: Log
  readonly now: () => number
}

const PING_MS = 20_000
const PINGS_MAX = 2
const CHANNELS_MAX = 100
/** Sockets of one member. */
const MEMBER_MAX = 20

type Follow = {
  readonly topic: Topic
  readonly channel: SignedChannel
  readonly following: Following
}

class Program {
  readonly line: Line
  readonly speech: Speech
  signed: Signed | undefined
  unwatch: (() => void) | undefined
  /** By what the program calls its channels. */
  readonly follows = new Map<string, Follow>()
  pingAt: number
  unanswered = 0
  auths = 0

  constructor(line: Line, speech: Speech, pingAt: number) {
    this.line = line
    this.speech = speech
    this.pingAt = pingAt
  }

  say(message: Json): void {
    if (this.line.isOpen) this.line.sayFrame(this.speech.frame(message))
  }
}

export class Programs {
  readonly #parts: ProgramParts
  readonly #all = new Map<Client, Program>()

  constructor(parts: ProgramParts) {
    this.#parts = parts
    parts.apiKeys?.onOver((member, key) => {
      for (const { signed, line } of this.#all.values())
        if (signed?.key.member === member && (key === undefined || signed.key.number === key))
          line.close(4001, 'the API key is over')
    })
  }

  hear(client: Client, speech: Speech, value: unknown): void {
    const at = this.#parts.now()
    const program = this.#all.get(client) ?? new Program(client.line, speech, at + PING_MS)
    this.#all.set(client, program)
    const said = speech.read(value)
    switch (said.kind) {
      case 'pong':
        program.unanswered = 0
        break
      case 'ping':
        program.say(speech.pong(at))
        break
      case 'auth':
        this.#attempt(program, this.#authenticate(client, program, said))
        break
      case 'sub':
        this.#attempt(program, this.#subscribe(program, said))
        break
      case 'unsub':
        program.follows.delete(said.topic.ch)
        program.say(speech.left(said.topic, at))
        break
      default:
        this.#decline(program, said, 'malformed', 'invalid.action')
    }
  }

  #decline(program: Program, said: Said, trouble: Trouble, message: string): void {
    program.say(program.speech.decline(said, trouble, message, this.#parts.now()))
  }

  leave(client: Client): void {
    this.#all.get(client)?.unwatch?.()
    this.#all.delete(client)
  }

  /** Pings whoever it is time for, and cuts off whose key is over or who has not answered. */
  check(at: number): void {
    for (const program of this.#all.values()) {
      const { line, signed } = program
      if (signed !== undefined && signed.session.expiresAt <= at)
        line.close(4001, 'the API key has expired')
      else if (program.pingAt > at) continue
      else if (program.unanswered >= PINGS_MAX) line.close(1008, 'pings were not answered')
      else {
        program.say(program.speech.ping(at))
        program.unanswered++
        program.pingAt = at + PING_MS
      }
    }
  }

  async #authenticate(
    client: Client,
    program: Program,
    said: Extract<Said, { readonly kind: 'auth' }>,
  ): Promise<void> {
    const nth = ++program.auths
    const signed = await this.#identify(client, program.speech, said.signature)
    if (nth !== program.auths || !program.line.isOpen) return
    if (isFault(signed)) return this.#decline(program, said, 'notSigned', signed.message)
    const { realm, member } = signed.key
    const others = [...this.#all.values()].filter(
      (one) => one !== program && one.signed?.key.member === member,
    )
    if (others.length >= MEMBER_MAX) return program.line.close(1008, 'too many sockets')
    program.unwatch?.()
    program.follows.clear()
    program.signed = signed
    program.unwatch = this.#parts.exchange.watch(realm, member, () => this.#follow(program))
    program.say(program.speech.welcome(signed.key.uid, this.#parts.now()))
  }

  async #identify(
    { from }: Client,
    { path }: Speech,
    signature: Signature | undefined,
  ): Promise<Signed | Fault> {
    const { signatures } = this.#parts
    if (signatures === undefined || signature === undefined)
      return { fault: 'invalid', message: 'invalid.auth.parameter' }
    return signatures.checkSocket({
      ...signature,
      host: from.host,
      // Over a line without TLS ccxt signs the whole address in the place of the path.
      paths: [path, `ws://${from.host}${path}`],
      address: from.address,
    })
  }

  async #subscribe(
    program: Program,
    said: Extract<Said, { readonly topic: Topic }>,
  ): Promise<void> {
    const { signedChannels = [], exchange, ids, now } = this.#parts
    const { signed, follows, speech } = program
    const { topic } = said
    if (signed === undefined) return this.#decline(program, said, 'notIn', 'invalid.auth.state')
    const { ch, name, of } = topic
    const channel = signedChannels.find(
      (one) => one.stream === speech.stream && one.name === name && one.isKnown(of),
    )
    const isFull = follows.size >= CHANNELS_MAX && !follows.has(ch)
    if (channel === undefined || isFull)
      return this.#decline(program, said, 'unknown', 'invalid.ch')
    const { member, realm, uid } = signed.key
    const following = { member, realm, uid, of, ids }
    follows.set(ch, { topic, channel, following })
    const first = await exchange.read((machine) => channel.first?.(following, machine) ?? [])
    if (follows.get(ch)?.following !== following) return
    program.say(speech.following(topic, now()))
    for (const data of first) program.say(speech.news(topic, data, uid, now()))
  }

  /** What one batch of the journal changes, gathered for every channel and told when it is durable. */
  #follow({ line, speech, follows }: Program): Follower {
    const { now } = this.#parts
    const gathered = [...follows.values()].map(({ topic, channel, following }) => ({
      topic,
      uid: following.uid,
      gathering: channel.gather(following),
    }))
    /** What cannot be told must not stop the exchange, which is in the middle of deciding. */
    const attempt = (work: () => void) => {
      try {
        work()
      } catch (error) {
        this.#parts.log.error('encoding a push message failed', fieldsOf(error))
        line.close(1011, 'server error')
      }
    }
    return {
      see: (notice) =>
        attempt(() => {
          for (const { gathering } of gathered) gathering.add(notice)
        }),
      close() {
        const frames: Buffer[] = []
        attempt(() => {
          for (const { topic, uid, gathering } of gathered)
            for (const data of gathering.news() ?? [])
              frames.push(speech.frame(speech.news(topic, data, uid, now())))
        })
        return () => {
          for (const frame of frames) line.sayFrame(frame)
        }
      },
    }
  }

  #attempt({ line }: Program, work: Promise<void>): void {
    work.catch((error) => {
      this.#parts.log.error('call of a program failed', fieldsOf(error))
      line.close(1011, 'server error')
    })
  }
}
