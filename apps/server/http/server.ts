/** The HTTP server: every path with its policy, fixed answers to what is malformed, and the web app. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { parse as parseQuery } from 'node:querystring'
import type { AnyChannel, PlatformRefusal, Policy } from '@evenkeel/wire'
import type { PlainPage, Query, Route } from '@evenkeel/wire/server'
import type { Addresses } from '../addresses.ts'
import type { Limits } from '../config.ts'
import { fieldsOf, type Log } from '../log.ts'
import type { Loop } from '../loop.ts'
import { type Answerer, createAnswerer, type Parts } from './answer.ts'
import { readBody } from './body.ts'
import { guardConnections } from './connections.ts'
import { docsPage, docsStyle, openApi, type Topics } from './docs.ts'
import { createFiles } from './files.ts'
import { answerForm, type Uploads } from './form.ts'
import { securityHeaders, sendJson } from './headers.ts'
import type { Hosts } from './hosts.ts'
import { refuseFixed, refuseMalformed } from './malformed.ts'
import { answerPicture, type Pictures } from './pictures.ts'

type Options = Parts & {
  readonly log: Log
  readonly routes: readonly Route[]
  readonly channels: readonly AnyChannel[]
  /** Of the stream, for the docs. */
  readonly topics?: Topics
  readonly limits?: Limits
  /** Pages with a dialect of their own, at their own paths. */
  readonly plainPages?: readonly PlainPage[]
  /** What takes pictures and shows them. */
  readonly pictures: Uploads & Pictures
  readonly addresses: Addresses
  readonly loop: Pick<Loop, 'isLate' | 'heardSince'>
  readonly hosts: Hosts
  /** The time by which keys are judged. */
  readonly time?: () => number
  /** How many plain connections an address may have. */
  readonly connectionsPerAddress: number
  /** How long a connection may stand still, for tests. */
  readonly connectionTiming?: undefined | { readonly stuckMs: number; readonly closeMs: number }
  /** The built web app; none in tests that do without it. */
  readonly webRoot: string | undefined
}

export type Http = {
  readonly server: Server
  /** Every path that it answers: `GET /api/docs`. */
  readonly paths: readonly string[]
  listen(address: { readonly host: string; readonly port: number }): Promise<void>
  close(): Promise<void>
}

/** What is asked for, and when it came. */
type Place = { readonly path: string; readonly query: string; readonly since: number }
type Page = {
  readonly policy: Policy
  answer(request: IncomingMessage, response: ServerResponse, place: Place): void
}

const TIMEOUT_MS = 10_000
const HEADERS_TIMEOUT_MS = 8_000
const CONNECTIONS_MAX = 10_000
/** How often the time limits are looked at; Node's own 30 s would let the slow stay that long. */
/** So far apart two clocks are worth telling. */
const APART_MS = 60_000
const CHECK_MS = 1_000
/** What is being answered at the end gets so long; a connection that says nothing no longer. */
const CLOSE_MS = 1_000
/** No path of ours is longer, and none needs an escape. */
const PATH_MAX = 200
const QUERY_KEYS_MAX = 50

export function createHttp(options: Options): Http {
  const { webRoot, log, addresses, loop, hosts, connectionsPerAddress } = options
  const answerer = createAnswerer(options)
  const pages = pagesOf(options, answerer)
  const files = webRoot === undefined ? undefined : createFiles(webRoot)

  const refusing = (refusal: PlatformRefusal): Page => ({
    policy: 'public',
    answer: (request, response) => answerer.refuse(refusal, request, response),
  })
  const tooMany = refusing('tooManyRequests')
  const malformed = refusing('badRequest')
  const notFound = refusing('notFound')

  function pageFor(request: IncomingMessage, path: string): Page {
    if (!addresses.admits(addresses.of(request))) return tooMany
    if (path.length > PATH_MAX || path.includes('%')) return malformed
    const page = pages.get(`${request.method} ${path}`)
    return page ?? (request.method === 'GET' && files !== undefined ? file : notFound)
  }

  const file: Page = {
    policy: 'public',
    answer(request, response, place) {
      files?.send(place.path, request, response).then(
        (found) => found || notFound.answer(request, response, place),
        (error) => {
          log.error('static file failed', fieldsOf(error))
          answerer.refuse('serverError', request, response)
        },
      )
    },
  }

  const server = createServer({
    requestTimeout: TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_MS,
    // Looked at here, with the rest of what a name may be.
    requireHostHeader: false,
  })
  server.maxConnections = CONNECTIONS_MAX
  const connections = guardConnections(server, {
    perAddress: connectionsPerAddress,
    ...options.connectionTiming,
  })
  server.on('request', (request, response) => {
    tellTime(response, options.time)
    const turn = connections.begin(request, response)
    if (turn === 'over') return
    if (turn === 'last') return refuseFixed(response, 429)
    const fault = hosts.fault(request)
    if (fault !== undefined) return refuseFixed(response, fault)
    const place = placeOf(request.url ?? '', loop.heardSince())
    pageFor(request, place.path).answer(request, response, place)
  })
  server.on('checkExpectation', (_, response) => refuseFixed(response, 417))
  server.on('clientError', refuseMalformed)

  return {
    server,
    paths: [...pages.keys(), ...(files?.paths ?? []).map((path) => `GET ${path}`)],
    listen: (address) =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(address, () => {
          server.off('error', reject)
          resolve()
        })
      }),
    close: () =>
      new Promise((resolve) => {
        setTimeout(() => server.closeAllConnections(), CLOSE_MS).unref()
        server.close(() => resolve())
      }),
  }
}

function placeOf(url: string, since: number): Place {
  const mark = url.indexOf('?')
  return mark < 0
    ? { path: url, query: '', since }
    : { path: url.slice(0, mark), query: url.slice(mark + 1), since }
}

/** Every page of the API. One without a policy stops the start. */
function pagesOf(options: Options, answerer: Answerer): ReadonlyMap<string, Page> {
  const { routes, channels, topics, limits, plainPages = [], pictures, log, addresses } = options
  const { loop } = options
  const pages = new Map<string, Page>()
  const add = (name: string, page: Page) => {
    if (page.policy === undefined) throw new Error(`The route ${name} has no policy.`)
    if (pages.has(name)) throw new Error(`The route ${name} is there twice.`)
    pages.set(name, page)
  }
  for (const route of routes) {
    const { method, path, policy, takes } = route.call
    const answer = method === 'GET' ? answerGet : answerPost
    add(`${method} /api/${path}`, {
      policy,
      answer:
        takes === 'file'
          ? answerForm.bind(undefined, { answerer, uploads: pictures, addresses, log }, route)
          : answer.bind(undefined, answerer, route),
    })
  }
  add('GET /api/common/file', {
    policy: 'realMember',
    answer: answerPicture.bind(undefined, { answerer, pictures, log }),
  })
  for (const page of plainPages) {
    const { path, policy } = page
    add(`GET ${path}`, {
      policy,
      answer: answerPlain.bind(undefined, { answerer, addresses, loop, log }, page),
    })
  }
  for (const [path, type, text] of [
    ['openapi.json', 'application/json', JSON.stringify(openApi(routes))],
    ['docs', 'text/html', docsPage(routes, channels, topics, limits)],
    ['docs.css', 'text/css', docsStyle],
  ] as const) {
    const headers = { ...securityHeaders, 'content-type': `${type}; charset=utf-8` }
    add(`GET /api/${path}`, {
      policy: 'public',
      answer: (_, response) => response.writeHead(200, headers).end(text),
    })
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
  parts: Pick<Options, 'addresses' | 'loop' | 'log'> & { answerer: Answerer },
  page: PlainPage,
  request: IncomingMessage,
  response: ServerResponse,
  { query }: Place,
): Promise<void> {
  const { answerer, addresses, loop, log } = parts
  const input = inputOf(query)
  const address = addresses.of(request)
  const more = (page.cost?.(input) ?? 1) - 1
  if (loop.isLate()) return answerer.refuse('exchangeBusy', request, response)
  if (more > 0 && !addresses.admits(address, more))
    return answerer.refuse('tooManyRequests', request, response)
  try {
    sendJson(response, 200, await page.answer(input, address, () => response.destroyed))
  } catch (error) {
    log.error('page failed', { call: page.path, ...fieldsOf(error) })
    answerer.refuse('serverError', request, response)
  }
}

function inputOf(query: string): Query {
  return { ...parseQuery(query, '&', '=', { maxKeys: QUERY_KEYS_MAX }) }
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

/** Clients take the time for their keys from answers: where the machine's clock is another, these say the exchange's. */
function tellTime(response: ServerResponse, time: () => number = Date.now): void {
  const at = time()
  if (Math.abs(at - Date.now()) > APART_MS) response.setHeader('date', new Date(at).toUTCString())
}
