/** A call that came over HTTP: who asks, from where, and the envelope that goes back. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Refused } from '@evenkeel/kernel'
import {
  type AnyCall,
  chooseLanguage,
  KEY_HEADER,
  NEWS_HEADER,
  type PlatformRefusal,
} from '@evenkeel/wire'
import type { Dialect, Origin, Route, Session, Sessions } from '@evenkeel/wire/server'
import type { Addresses } from '../addresses.ts'
import { type Calls, checkPolicy } from '../calls.ts'
import { platform } from '../envelopes.ts'
import type { Log } from '../log.ts'
import { sendJson } from './headers.ts'
import { sendFile } from './sendFile.ts'

export type Parts = {
  readonly calls: Calls
  readonly sessions: Pick<Sessions, 'find'>
  readonly addresses: Addresses
  /** Of the pages that have one of their own. */
  readonly dialect?: Dialect | undefined
  readonly log: Log
  readonly now: () => number
  isMaintained(): boolean
}

/** When the request came, and what came with it. */
export type More = { readonly since?: number; readonly file?: Buffer }

export type Answerer = {
  /** Answers a call of a vertical, with the input as it came. */
  answer(
    route: Route,
    input: unknown,
    request: IncomingMessage,
    response: ServerResponse,
    more?: More,
  ): Promise<void>
  /** Who asks, for a call whose body is worth reading only if they may; or why they may not. */
  callerOf(
    route: { readonly call: Pick<AnyCall, 'policy'> },
    request: IncomingMessage,
  ): Promise<Session | PlatformRefusal>
  /** Answers with a refusal: one of the platform's own, or a vertical's. */
  refuse(
    refusal: PlatformRefusal | Refused,
    request: IncomingMessage,
    response: ServerResponse,
  ): void
}

/** Not `storage`: the language, the theme and the known device stay. */
const FORGET = ['clear-site-data', '"cache"']

type Headers = IncomingMessage['headers']

export function createAnswerer(parts: Parts): Answerer {
  const { calls, sessions, addresses, dialect, log, now, isMaintained } = parts
  async function refuse(
    refusal: PlatformRefusal | Refused,
    { headers, url = '' }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const language = chooseLanguage(headers['accept-language'])
    const refused = typeof refusal === 'string' ? platform(refusal) : refusal
    const { status, text } = await calls.refuse(refused, language)
    const [path = ''] = url.split('?', 1)
    const own = typeof refusal === 'string' ? dialect?.refusal(path, refusal) : undefined
    sendJson(response, status, own ?? text)
  }

  const sessionOf = ({ token }: Headers) =>
    typeof token === 'string' ? sessions.find(token) : undefined

  return {
    async answer(route, input, request, response, more = {}) {
      const { headers } = request
      if (isForeign(headers)) return refuse('notAllowed', request, response)
      const { [KEY_HEADER]: key } = headers
      const withNews = headers[NEWS_HEADER] === '1'
      // O5: under maintenance nobody is asked who they are, unless it is to sign out.
      const isAsked = !isMaintained() || route.call.whileMaintenance === true
      const session = isAsked ? sessionOf(headers) : undefined
      const language = chooseLanguage(headers['accept-language'])
      const from = originOf(addresses.of(request), headers)
      const isGone = () => response.destroyed
      const asking = { session, key, input, language, from, withNews, isGone, ...more }
      const { status, text, file } = await calls.answer(route, asking)
      if (file !== undefined) return sendFile(file, response, { call: route.call.path, log })
      sendJson(response, status, text, route.call.ends === 'session' ? FORGET : [])
    },
    async callerOf({ call }, { headers }) {
      if (isForeign(headers)) return 'notAllowed'
      if (isMaintained()) return 'maintenance'
      const session = await sessionOf(headers)
      return checkPolicy(call, session, now()) ?? session ?? 'notLoggedIn'
    },
    refuse: (refusal, request, response) => void refuse(refusal, request, response),
  }
}

/** Of what a client says about itself no more is kept than a line. */
export function originOf(address: string, headers: Headers): Origin {
  return { address, agent: (headers['user-agent'] ?? '').slice(0, 500), host: headers.host ?? '' }
}

/** A page of another origin made this request. */
export function isForeign(headers: Headers): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return true
  if (origin === undefined) return false
  return origin.replace(/^https?:\/\//, '') !== host
}
