/** The members' port: every call and page with its policy, the documentation, and the web app. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AnyChannel } from '@evenkeel/wire'
import type { PlainPage, Route, SignedCall } from '@evenkeel/wire/server'
import type { Limits } from '../config.ts'
import { fieldsOf } from '../log.ts'
import type { Loop } from '../loop.ts'
import type { Signatures } from '../signatures.ts'
import { type Answerer, createAnswerer, type Parts } from './answer.ts'
import { readBody } from './body.ts'
import { docsPage, docsStyle, openApi, type Topics } from './docs.ts'
import { answerForm, type Uploads } from './form.ts'
import { securityHeaders, sendDrawing, sendJson } from './headers.ts'
import {
  createPages,
  type Http,
  inputOf,
  type PageServerOptions,
  type Pages,
  type Place,
  servePages,
} from './pages.ts'
import { answerPicture, type Pictures } from './pictures.ts'
import { signedAnswerer } from './signed.ts'

export type { Http } from './pages.ts'

type Options = Parts &
  PageServerOptions & {
    readonly routes: readonly Route[]
    readonly channels: readonly AnyChannel[]
    /** Of the stream, for the docs. */
    readonly topics?: Topics
    readonly limits?: Limits
    /** Pages with a dialect of their own, at their own paths. */
    readonly plainPages?: readonly PlainPage[]
    /** Calls of programs, signed with their keys. */
    readonly signedCalls?: readonly SignedCall[]
    readonly signatures?: Signatures
    /** What takes pictures and shows them. */
    readonly pictures: Uploads & Pictures
    readonly loop: Pick<Loop, 'isLate' | 'heardSince'>
  }

export function createHttp(options: Options): Http {
  const answerer = createAnswerer(options)
  return servePages(pagesOf(options, answerer), answerer.refuse, options)
}

/** Every page of the API. One without a policy stops the start. */
function pagesOf(options: Options, answerer: Answerer): Pages {
  const { routes, channels, topics, limits, plainPages = [], pictures, log, addresses } = options
  const { loop } = options
  const pages = createPages()
  for (const route of routes) {
    const { method, path, policy, takes } = route.call
    const answer = method === 'GET' ? answerGet : answerPost
    if (policy === 'operator') throw new Error(`The route ${path} is for the console's port.`)
    pages.add(
      `${method} /api/${path}`,
      policy,
      takes === 'file'
        ? answerForm.bind(undefined, { answerer, uploads: pictures, addresses, log }, route)
        : answer.bind(undefined, answerer, route),
    )
  }
  const picture = answerPicture.bind(undefined, { answerer, pictures, log })
  pages.add('GET /api/common/file', 'realMember', picture)
  for (const page of plainPages) {
    const { path, policy } = page
    const parts = { answerer, addresses, loop, log, isMaintained: options.isMaintained }
    pages.add(`GET ${path}`, policy, answerPlain.bind(undefined, parts, page))
  }
  const { signedCalls = [], signatures, calls, now } = options
  if (signatures !== undefined)
    for (const signed of signedCalls) {
      const answer = signedAnswerer({ calls, signatures, addresses, now }, signed)
      pages.add(`${signed.method} ${signed.path}`, 'member', answer)
    }
  for (const [path, type, text] of [
    ['openapi.json', 'application/json', JSON.stringify(openApi(routes))],
    ['docs', 'text/html', docsPage(routes, channels, topics, limits)],
    ['docs.css', 'text/css', docsStyle],
  ] as const) {
    const headers = { ...securityHeaders, 'content-type': `${type}; charset=utf-8` }
    pages.add(`GET /api/${path}`, 'public', (_, response) =>
      response.writeHead(200, headers).end(text),
    )
  }
  return pages
}

function answerGet(
  answerer: Answerer,
  route: Route,
  request: IncomingMessage,
  response: ServerResponse,
  { query, since }: Place,
): void {
  void answerer.answer(route, inputOf(query), request, response, { since })
}

/** Like the documentation, it is for everybody, wherever the link to it stands: nothing in it is about the one who asks. */
async function answerPlain(
  parts: Pick<Options, 'addresses' | 'loop' | 'log' | 'isMaintained'> & { answerer: Answerer },
  page: PlainPage,
  request: IncomingMessage,
  response: ServerResponse,
  { query }: Place,
): Promise<void> {
  const { answerer, addresses, loop, log, isMaintained } = parts
  if (isMaintained()) return answerer.refuse('maintenance', request, response)
  const input = inputOf(query)
  const address = addresses.of(request)
  const more = (page.cost?.(input) ?? 1) - 1
  if (loop.isLate()) return answerer.refuse('exchangeBusy', request, response)
  if (more > 0 && !addresses.admits(address, more))
    return answerer.refuse('tooManyRequests', request, response)
  try {
    const body = await page.answer(input, address, () => response.destroyed)
    if (body === '') answerer.refuse('notFound', request, response)
    else if (page.gives === 'svg') sendDrawing(response, body)
    else sendJson(response, 200, body)
  } catch (error) {
    log.error('page failed', { call: page.path, ...fieldsOf(error) })
    answerer.refuse('serverError', request, response)
  }
}

function answerPost(
  answerer: Answerer,
  route: Route,
  request: IncomingMessage,
  response: ServerResponse,
  { since }: Place,
): void {
  readBody(request, (body) => {
    if (body.ok) void answerer.answer(route, body.value, request, response, { since })
    else answerer.refuse(body.refusal, request, response)
  })
}
