/** One call, from the request to the envelope: who asks, may they, what do they ask, what is the answer. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Decision, Exchange, Refused } from '@evenkeel/kernel'
import {
  type AnyCall,
  chooseLanguage,
  KEY_HEADER,
  type PlatformRefusal,
  platformRefusals,
  REFUSED,
  TIMEOUT_MS,
  z,
} from '@evenkeel/wire'
import type { CallerExchange, Context, History, PublicIds, Route } from '@evenkeel/wire/server'
import type { Limits } from '../config.ts'
import { fieldsOf, type Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { Session, Sessions } from '../sessions.ts'
import { refusalText } from '../texts.ts'
import { createBuckets } from './buckets.ts'
import { sendJson } from './headers.ts'

export type Parts = {
  readonly exchange: Exchange
  readonly sessions: Sessions
  readonly history: History
  readonly ids: PublicIds
  readonly limits: Limits
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => number
}

export type Answerer = {
  /** Whether this address has not asked too much; looked at before anything of a request is read. */
  admits(address: string): boolean
  /** Answers a call of a vertical, with the input as it came. */
  answer(
    route: Route,
    input: unknown,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void>
  /** Answers with one of the platform's own refusals. */
  refuse(refusal: PlatformRefusal, request: IncomingMessage, response: ServerResponse): void
}

type Headers = IncomingMessage['headers']

const KEY = /^[0-9a-f]{32}$/

/** A bad request names the fields at fault. */
type Refusal = Refused & { readonly fields?: readonly string[] }

export function createAnswerer(parts: Parts): Answerer {
  const { exchange, sessions, history, ids, log, metrics, now } = parts
  const byAddress = createBuckets(parts.limits.addressPerSecond)
  const byMember = createBuckets(parts.limits.memberPerSecond)

  async function outcomeOf(
    { call, answer }: Route,
    asked: unknown,
    { headers }: IncomingMessage,
  ): Promise<unknown> {
    const at = now()
    if (isForeign(headers)) return platform('notAllowed')
    const found = sessionOf(headers)
    const session = found instanceof Promise ? await found : found
    const barred = barredFrom(call, session, at)
    if (barred !== undefined) return platform(barred)
    if (session !== undefined && !byMember.take(session.id, at)) return platform('tooManyRequests')
    const key = headers[KEY_HEADER]
    if (call.keyed && key === undefined) return platform('keyMissing')
    if (call.keyed && !(typeof key === 'string' && KEY.test(key))) return badRequest([KEY_HEADER])
    const input = z.safeParse(call.input, call.method === 'GET' ? asked : withoutRandom(asked))
    if (!input.success) return badRequest(fieldsAtFault(input.error.issues))
    const bound = boundExchange(session, call.keyed ? (key as string) : undefined, at + TIMEOUT_MS)
    const member = call.policy === 'public' ? undefined : session
    const context = { input: input.data, member, exchange: bound, history, ids }
    return answer(context as Context<unknown>)
  }

  function sessionOf({ token }: Headers): Session | undefined | Promise<Session | undefined> {
    return typeof token === 'string' ? sessions.find(token) : undefined
  }

  function boundExchange(
    session: Session | undefined,
    key: string | undefined,
    deadline: number,
  ): CallerExchange {
    const realm = session?.realm ?? 'real'
    return {
      submit: (core, command) =>
        exchange.submit(core, command, { realm, owner: session?.id ?? 0, key, deadline }),
      read: (look) => exchange.read(look),
    }
  }

  async function refuse(
    { refusal, detail, fields }: Refusal,
    { headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { code, status } = isPlatform(refusal)
      ? platformRefusals[refusal]
      : { code: REFUSED, status: 200 }
    const language = chooseLanguage(headers['accept-language'])
    const msg = await refusalText(language, refusal, detail)
    metrics.count('refusals_total', { reason: refusal })
    sendJson(response, status, JSON.stringify({ code, msg, data: null, reason: refusal, fields }))
  }

  return {
    admits: (address) => byAddress.take(address, now()),
    async answer(route, input, request, response) {
      const begun = performance.now()
      let outcome: unknown
      try {
        outcome = await outcomeOf(route, input, request)
      } catch (error) {
        log.error('call failed', { call: route.call.path, ...fieldsOf(error) })
        outcome = platform('serverError')
      }
      metrics.time('call', performance.now() - begun)
      if (isRefused(outcome)) return refuse(outcome, request, response)
      const data = JSON.stringify(z.encode(route.call.output, outcome))
      sendJson(response, 200, `{"code":1,"msg":"","data":${data}}`)
    },
    refuse: (refusal, request, response) => void refuse(platform(refusal), request, response),
  }
}

/** Why this caller may not make this call, if so. */
export function barredFrom(
  { policy }: Pick<AnyCall, 'policy'>,
  session: Session | undefined,
  now: number,
): PlatformRefusal | undefined {
  if (policy === 'public') return undefined
  if (session === undefined) return 'notLoggedIn'
  if (session.expiresAt <= now) return 'sessionExpired'
  if (policy === 'member') return undefined
  if (policy === 'realMember') return session.realm === 'real' ? undefined : 'demoNotAllowed'
  return 'notAllowed'
}

/** A page of another origin made this request. */
export function isForeign(headers: Headers): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return true
  if (origin === undefined) return false
  return origin.replace(/^https?:\/\//, '') !== host
}

/** The spec's clients add a `random` field to every body; it means nothing. */
function withoutRandom(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { random: _, ...rest } = body as Record<string, unknown>
  return rest
}

function platform(refusal: PlatformRefusal): Refusal {
  return { ok: false, refusal }
}

function badRequest(fields: readonly string[]): Refusal {
  return { ok: false, refusal: 'badRequest', fields }
}

/** The fields of the call that are missing or wrong; what the caller made up is not quoted. */
function fieldsAtFault(issues: readonly z.core.$ZodIssue[]): string[] {
  return [...new Set(issues.flatMap(({ path }) => path.slice(0, 1).map(String)))]
}

function isPlatform(refusal: string): refusal is PlatformRefusal {
  return refusal in platformRefusals
}

function isRefused(outcome: unknown): outcome is Refusal {
  return (outcome as Decision | undefined)?.ok === false
}
