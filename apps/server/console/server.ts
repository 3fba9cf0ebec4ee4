/** The console's port: every operators' call with its policy, and the console itself; no path in common with the members' port. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Refused } from '@evenkeel/kernel'
import { chooseLanguage, KEY_HEADER, type PlatformRefusal } from '@evenkeel/wire'
import type { OperatorRoute, Pictures } from '@evenkeel/wire/server'
import { platform } from '../envelopes.ts'
import { isForeign, originOf } from '../http/answer.ts'
import { readBody } from '../http/body.ts'
import { takeForm } from '../http/form.ts'
import { sendJson } from '../http/headers.ts'
import {
  createPages,
  type Http,
  inputOf,
  type Page,
  type PageServerOptions,
  type Place,
  servePages,
} from '../http/pages.ts'
import { sendFile } from '../http/sendFile.ts'
import { fieldsOf } from '../log.ts'
import type { ConsoleCalls } from './calls.ts'
import type { Followers } from './followers.ts'

export type ConsoleOptions = PageServerOptions & {
  readonly calls: ConsoleCalls
  readonly followers: Pick<Followers, 'add'>
  readonly routes: readonly OperatorRoute[]
  /** Who of the operators may send a picture now. */
  readonly uploads: Pick<Pictures, 'enterOperator'>
}

export function createConsole(options: ConsoleOptions): Http {
  const { calls, routes } = options
  async function refuse(
    refusal: PlatformRefusal | Refused,
    { headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const refused = typeof refusal === 'string' ? platform(refusal) : refusal
    const language = chooseLanguage(headers['accept-language'])
    const { status, text } = await calls.refuse(refused, language)
    sendJson(response, status, text)
  }

  const pages = createPages()
  for (const route of routes) {
    const { method, path, policy, operators, gives } = route.call
    if (policy !== 'operator') throw new Error(`The route ${path} is for the members' port.`)
    const parts = { ...options, refuse }
    const answer: Page['answer'] = (request, response, place) => {
      if (isForeign(request.headers)) return void refuse('notAllowed', request, response)
      if (gives === 'events') return void answerEvents(parts, route, request, response)
      answerCall(parts, route, request, response, place)
    }
    pages.add(`${method} /api/${path}`, operators, answer)
  }
  return servePages(pages, (...args) => void refuse(...args), options)
}

type Parts = ConsoleOptions & {
  refuse(
    refusal: PlatformRefusal | Refused,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void>
}

function answerCall(
  parts: Parts,
  route: OperatorRoute,
  request: IncomingMessage,
  response: ServerResponse,
  { query, since }: Place,
): void {
  const { calls, addresses, uploads, log } = parts
  async function answer(input: unknown, file?: Buffer): Promise<void> {
    const { headers } = request
    const { token, [KEY_HEADER]: key } = headers
    const language = chooseLanguage(headers['accept-language'])
    const from = originOf(addresses.of(request), headers)
    const asking = { token, key, input, language, from, since, ...(file && { file }) }
    const answered = await calls.answer(route, asking)
    if (answered.file !== undefined)
      return sendFile(answered.file, response, { call: route.call.path, log })
    sendJson(response, answered.status, answered.text)
  }
  if (route.call.method === 'GET') return void answer(inputOf(query))
  if (route.call.takes === 'file')
    return void takeForm(request, {
      log,
      async enter() {
        const caller = await calls.callerOf(route.call, request.headers.token)
        if (typeof caller === 'string') return caller
        return uploads.enterOperator(caller.id, addresses.of(request))
      },
      // What else the call is asked stands in its address.
      answer: (file) => answer(inputOf(query), file),
      refuse: (refusal) => parts.refuse(refusal, request, response),
    })
  readBody(request, (body) => {
    void (body.ok ? answer(body.value) : parts.refuse(body.refusal, request, response))
  })
}

async function answerEvents(
  { calls, followers, log, refuse }: Parts,
  { call }: OperatorRoute,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const caller = await calls.callerOf(call, request.headers.token)
    if (typeof caller === 'string') return await refuse(caller, request, response)
    followers.add(caller.session, response)
  } catch (error) {
    log.error('console call failed', { call: call.path, ...fieldsOf(error) })
    await refuse('serverError', request, response)
  }
}
