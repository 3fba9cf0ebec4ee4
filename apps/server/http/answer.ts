/** A call that came over HTTP: who asks, from where, and the envelope that goes back. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseLanguage, KEY_HEADER, type PlatformRefusal } from '@evenkeel/wire'
import type { Route } from '@evenkeel/wire/server'
import { type Calls, platform } from '../calls.ts'
import type { Sessions } from '../sessions.ts'
import { sendJson } from './headers.ts'

export type Parts = {
  readonly calls: Calls
  readonly sessions: Pick<Sessions, 'find'>
}

export type Answerer = {
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

export function createAnswerer({ calls, sessions }: Parts): Answerer {
  async function refuse(
    refusal: PlatformRefusal,
    { headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const language = chooseLanguage(headers['accept-language'])
    const { status, text } = await calls.refuse(platform(refusal), language)
    sendJson(response, status, text)
  }

  return {
    async answer(route, input, request, response) {
      const { headers } = request
      if (isForeign(headers)) return refuse('notAllowed', request, response)
      const { token, [KEY_HEADER]: key } = headers
      const session = typeof token === 'string' ? sessions.find(token) : undefined
      const language = chooseLanguage(headers['accept-language'])
      const { status, text } = await calls.answer(route, { session, key, input, language })
      sendJson(response, status, text)
    },
    refuse: (refusal, request, response) => void refuse(refusal, request, response),
  }
}

/** A page of another origin made this request. */
export function isForeign(headers: Headers): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') return true
  if (origin === undefined) return false
  return origin.replace(/^https?:\/\//, '') !== host
}
