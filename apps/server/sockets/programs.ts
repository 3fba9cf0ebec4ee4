/** Programs on sockets: one says which key it has, and follows what changes for its member, in HTX's dialect. */
import type { Exchange, Follower } from '@evenkeel/kernel'
import type { ApiKeys, Following, PublicIds, SignedChannel } from '@evenkeel/wire/server'
import { type Fault, isFault, type Json, json } from '@evenkeel/wire/server/htx'
import { fieldsOf, type Log } from '../log.ts'
import type { Signatures, Signed } from '../signatures.ts'
import type { Client } from './client.ts'
import type { Line } from './line.ts'

export type ProgramParts = {
  readonly exchange: Exchange
  readonly apiKeys?: ApiKeys
  readonly signatures?: Signatures
  readonly signedChannels?: readonly SignedChannel[]
  readonly ids: PublicIds
  readonly log: Log
  readonly now: () => number
}

/** Where clients of HTX's connect for what is their own. */
export const PROGRAM_PATH = '/ws/v2'
const PING_MS = 20_000
const PINGS_MAX = 2
const CHANNELS_MAX = 100
/** Sockets of one member. */
const MEMBER_MAX = 20
const [OK, INVALID, NOT_IN, NOT_SIGNED] = [200, 2001, 2002, 2003]
const PARAMETERS = ['accessKey', 'signatureMethod', 'signatureVersion', 'timestamp']

type Said = { readonly action?: unknown; readonly ch?: unknown; readonly params?: unknown }
type Follow = { readonly channel: SignedChannel; readonly following: Following }

class Program {
  readonly line: Line
  signed: Signed | undefined
  unwatch: (() => void) | undefined
  /** By the names of their channels. */
  readonly follows = new Map<string, Follow>()
  pingAt: number
  unanswered = 0
  auths = 0

  constructor(line: Line, pingAt: number) {
    this.line = line
    this.pingAt = pingAt
  }

  say(message: Json): void {
    this.line.say(json(message))
  }

  decline(action: string, ch: string, code: number, message: string): void {
    this.say({ action, code, ch, message })
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

  hear(client: Client, value: unknown): void {
    const { now } = this.#parts
    const program = this.#all.get(client) ?? new Program(client.line, now() + PING_MS)
    this.#all.set(client, program)
    const { action, ch, params } = Object(value) as Said
    const name = typeof ch === 'string' ? ch : ''
    if (action === 'pong') program.unanswered = 0
    else if (action === 'ping') program.say({ action: 'pong', data: { ts: now() } })
    else if (action === 'req' && name === 'auth')
      this.#attempt(program, this.#authenticate(client, program, params))
    else if (action === 'sub') this.#attempt(program, this.#subscribe(program, name))
    else if (action === 'unsub') {
      program.follows.delete(name)
      program.say({ action: 'unsub', code: OK, ch: name, data: {} })
    } else program.decline(String(action ?? ''), name, INVALID, 'invalid.action')
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
        program.say({ action: 'ping', data: { ts: at } })
        program.unanswered++
        program.pingAt = at + PING_MS
      }
    }
  }

  async #authenticate(client: Client, program: Program, params: unknown): Promise<void> {
    const nth = ++program.auths
    const signed = await this.#identify(client, params)
    if (nth !== program.auths || !program.line.isOpen) return
    if (isFault(signed)) return program.decline('req', 'auth', NOT_SIGNED, signed.message)
    const { realm, member } = signed.key
    const others = [...this.#all.values()].filter(
      (one) => one !== program && one.signed?.key.member === member,
    )
    if (others.length >= MEMBER_MAX) return program.line.close(1008, 'too many sockets')
    program.unwatch?.()
    program.follows.clear()
    program.signed = signed
    program.unwatch = this.#parts.exchange.watch(realm, member, () => this.#follow(program))
    program.say({ action: 'req', code: OK, ch: 'auth', data: {} })
  }

  async #identify({ from }: Client, params: unknown): Promise<Signed | Fault> {
    const { signatures } = this.#parts
    const given = Object(params) as Record<string, unknown>
    const parameters = Object.fromEntries(PARAMETERS.map((name) => [name, `${given[name] ?? ''}`]))
    const { signatureMethod: method, signatureVersion: version } = parameters
    const isMeant = method === 'HmacSHA256' && version === '2.1'
    if (signatures === undefined || !isMeant || typeof given.signature !== 'string')
      return { fault: 'invalid', message: 'invalid.auth.parameter' }
    return signatures.checkSocket({
      host: from.host,
      // Over a line without TLS ccxt signs the whole address in the place of the path.
      paths: [PROGRAM_PATH, `ws://${from.host}${PROGRAM_PATH}`],
      names: { key: 'accessKey', at: 'timestamp' },
      parameters,
      signature: given.signature,
      address: from.address,
    })
  }

  async #subscribe(program: Program, ch: string): Promise<void> {
    const { signedChannels = [], exchange, ids } = this.#parts
    const { signed, follows } = program
    if (signed === undefined) return program.decline('sub', ch, NOT_IN, 'invalid.auth.state')
    const mark = ch.indexOf('#')
    const [name, of] = mark < 0 ? [ch, ''] : [ch.slice(0, mark), ch.slice(mark + 1)]
    const channel = signedChannels.find((one) => one.name === name && one.isKnown(of))
    const isFull = follows.size >= CHANNELS_MAX && !follows.has(ch)
    if (channel === undefined || isFull) return program.decline('sub', ch, INVALID, 'invalid.ch')
    const { member, realm, uid } = signed.key
    const following = { member, realm, uid, of, ids }
    follows.set(ch, { channel, following })
    const first = await exchange.read((machine) => channel.first?.(following, machine) ?? [])
    if (follows.get(ch)?.following !== following) return
    program.say({ action: 'sub', code: OK, ch, data: {} })
    for (const data of first) program.say({ action: 'push', ch, data })
  }

  /** What one batch of the journal changes, gathered for every channel and told when it is durable. */
  #follow({ line, follows }: Program): Follower {
    const gathered = [...follows].map(([ch, { channel, following }]) => ({
      ch,
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
        const texts: string[] = []
        attempt(() => {
          for (const { ch, gathering } of gathered)
            for (const data of gathering.news() ?? [])
              texts.push(json({ action: 'push', ch, data }))
        })
        return () => {
          for (const text of texts) line.say(text)
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
