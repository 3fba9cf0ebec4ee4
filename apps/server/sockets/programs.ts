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

export type Programs = {
  hear(client: Client, value: unknown): void
  leave(client: Client): void
  /** Pings whoever it is time for, and cuts off whose key is over or who has not answered. */
  check(at: number): void
}

/** Where clients of HTX's connect for what is their own. */
export const PROGRAM_PATH = '/ws/v2'
const PING_MS = 20_000
const PINGS_MAX = 2
const CHANNELS_MAX = 100
/** Sockets of one member. */
const MEMBER_MAX = 20
const [OK, INVALID, NOT_SIGNED, NOT_IN] = [200, 2001, 2003, 2002]

type Program = {
  readonly line: Line
  signed: Signed | undefined
  unwatch: (() => void) | undefined
  readonly follows: Map<string, { readonly channel: SignedChannel; readonly following: Following }>
  pingAt: number
  unanswered: number
  auths: number
}
type Said = {
  readonly action?: unknown
  readonly ch?: unknown
  readonly params?: unknown
  readonly data?: unknown
}

export function createPrograms(parts: ProgramParts): Programs {
  const { exchange, apiKeys, signatures, signedChannels = [], ids, log, now } = parts
  const programs = new Map<Client, Program>()
  apiKeys?.onOver((member, key) => {
    for (const { signed, line } of programs.values())
      if (signed?.key.member === member && (key === undefined || signed.key.number === key))
        line.close(4001, 'the API key is over')
  })

  function programOf({ line }: Client): Program {
    return {
      line,
      signed: undefined,
      unwatch: undefined,
      follows: new Map(),
      pingAt: now() + PING_MS,
      unanswered: 0,
      auths: 0,
    }
  }

  const say = ({ line }: Program, message: Json) => line.say(json(message))
  const refuse = (program: Program, action: string, ch: string, code: number, message: string) =>
    say(program, { action, code, ch, message })

  async function authenticate(client: Client, program: Program, params: unknown): Promise<void> {
    const nth = ++program.auths
    const signed = await identify(client, params)
    if (nth !== program.auths || !program.line.isOpen) return
    if (isFault(signed)) return refuse(program, 'req', 'auth', NOT_SIGNED, signed.message)
    const same = [...programs.values()].filter(
      (one) => one.signed?.key.member === signed.key.member,
    )
    if (same.length >= MEMBER_MAX) return program.line.close(1008, 'too many sockets')
    program.unwatch?.()
    program.follows.clear()
    program.signed = signed
    const { realm, member } = signed.key
    program.unwatch = exchange.watch(realm, member, () => follow(program))
    say(program, { action: 'req', code: OK, ch: 'auth', data: {} })
  }

  async function identify({ from }: Client, params: unknown): Promise<Signed | Fault> {
    const { authType: _, signature, ...rest } = Object(params) as Record<string, unknown>
    const names = ['accessKey', 'signatureMethod', 'signatureVersion', 'timestamp']
    const parameters = Object.fromEntries(names.map((name) => [name, String(rest[name] ?? '')]))
    const isMeant =
      parameters.signatureMethod === 'HmacSHA256' && parameters.signatureVersion === '2.1'
    if (signatures === undefined || !isMeant || typeof signature !== 'string')
      return { fault: 'invalid', message: 'invalid.auth.parameter' }
    return signatures.checkSocket({
      host: from.host,
      // Over a line without TLS ccxt signs the whole address in the place of the path.
      paths: [PROGRAM_PATH, `ws://${from.host}${PROGRAM_PATH}`],
      names: { key: 'accessKey', at: 'timestamp', version: 'signatureVersion' },
      ...{ parameters, signature, address: from.address },
    })
  }

  /** What one batch of the journal changes, gathered for every channel and told when it is durable. */
  function follow(program: Program): Follower {
    const gathered = [...program.follows].map(([ch, { channel, following }]) => ({
      ch,
      gathering: channel.gather(following),
    }))
    const attempt = (work: () => void) => {
      try {
        work()
      } catch (error) {
        log.error('encoding a push message failed', fieldsOf(error))
        program.line.close(1011, 'server error')
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
          for (const text of texts) program.line.say(text)
        }
      },
    }
  }

  async function subscribe(program: Program, ch: string): Promise<void> {
    const { signed } = program
    if (signed === undefined) return refuse(program, 'sub', ch, NOT_IN, 'invalid.auth.state')
    const mark = ch.indexOf('#')
    const [name, of] = mark < 0 ? [ch, ''] : [ch.slice(0, mark), ch.slice(mark + 1)]
    const channel = signedChannels.find((one) => one.name === name && one.isKnown(of))
    const isFull = program.follows.size >= CHANNELS_MAX && !program.follows.has(ch)
    if (channel === undefined || isFull) return refuse(program, 'sub', ch, INVALID, 'invalid.ch')
    const { member, realm, uid } = signed.key
    const following = { member, realm, uid, of, ids }
    program.follows.set(ch, { channel, following })
    const first = await exchange.read((machine) => channel.first?.(following, machine) ?? [])
    if (program.follows.get(ch)?.following !== following) return
    say(program, { action: 'sub', code: OK, ch, data: {} })
    for (const data of first) say(program, { action: 'push', ch, data })
  }

  function hear(client: Client, value: unknown): void {
    const program = programs.get(client) ?? programOf(client)
    programs.set(client, program)
    const { action, ch, params } = Object(value) as Said
    const name = typeof ch === 'string' ? ch : ''
    if (action === 'pong') program.unanswered = 0
    else if (action === 'ping') say(program, { action: 'pong', data: { ts: now() } })
    else if (action === 'req' && name === 'auth')
      attempt(program, authenticate(client, program, params))
    else if (action === 'sub') attempt(program, subscribe(program, name))
    else if (action === 'unsub') {
      program.follows.delete(name)
      say(program, { action: 'unsub', code: OK, ch: name, data: {} })
    } else refuse(program, String(action ?? ''), name, INVALID, 'invalid.action')
  }

  function attempt({ line }: Program, work: Promise<void>): void {
    work.catch((error) => {
      log.error('a program could not be answered', fieldsOf(error))
      line.close(1011, 'server error')
    })
  }

  return {
    hear,
    leave(client) {
      programs.get(client)?.unwatch?.()
      programs.delete(client)
    },
    check(at) {
      for (const program of programs.values()) {
        const { line, signed } = program
        if (signed !== undefined && signed.session.expiresAt <= at)
          line.close(4001, 'the API key has expired')
        else if (program.pingAt > at) continue
        else if (program.unanswered >= PINGS_MAX) line.close(1008, 'pings were not answered')
        else {
          say(program, { action: 'ping', data: { ts: at } })
          program.unanswered++
          program.pingAt = at + PING_MS
        }
      }
    },
  }
}
