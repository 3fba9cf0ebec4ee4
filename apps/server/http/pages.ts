/** A server of pages, whoever they are for: the guard of its connections, names, addresses, and the files of an app. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { parse as parseQuery } from 'node:querystring'
import type { OperatorPolicy, PlatformRefusal, Policy } from '@evenkeel/wire'
import type { Query } from '@evenkeel/wire/server'
import type { Addresses } from '../addresses.ts'
import { fieldsOf, type Log } from '../log.ts'
import type { Loop } from '../loop.ts'
import { guardConnections } from './connections.ts'
import { createFiles } from './files.ts'
import type { Hosts } from './hosts.ts'
import { refuseFixed, refuseMalformed } from './malformed.ts'

export type PageServerOptions = {
  readonly log: Log
  readonly addresses: Addresses
  readonly loop: Pick<Loop, 'heardSince'>
  readonly hosts: Hosts
  /** The time by which keys are judged. */
  readonly time?: () => number
  /** How many plain connections an address may have. */
  readonly connectionsPerAddress: number
  /** How long a request may take to arrive, where a test says so. */
  readonly requestMs?: number | undefined
  /** How long a connection may stand still, for tests. */
  readonly connectionTiming?: undefined | { readonly stuckMs: number; readonly closeMs: number }
  /** The built app; none in tests that do without it. */
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
export type Place = { readonly path: string; readonly query: string; readonly since: number }
export type Page = {
  answer(request: IncomingMessage, response: ServerResponse, place: Place): void
}
/** By method and path: `GET /api/docs`. */
export type Pages = {
  readonly all: ReadonlyMap<string, Page>
  /** The page of a path, or of one in which names stand for parts of it. */
  find(name: string): Page | undefined
  /** One without a policy stops the start, and so does one that is there already. */
  add(name: string, policy: Policy | OperatorPolicy, answer: Page['answer']): void
}
export type Refuse = (
  refusal: PlatformRefusal,
  request: IncomingMessage,
  response: ServerResponse,
) => void

const TIMEOUT_MS = 10_000
const HEADERS_TIMEOUT_MS = 8_000
const CONNECTIONS_MAX = 10_000
/** How often the time limits are looked at; Node's own 30 s would let the slow stay that long. */
const CHECK_MS = 1_000
/** So far apart two clocks are worth telling. */
const APART_MS = 60_000
/** What is being answered at the end gets so long; a connection that says nothing no longer. */
const CLOSE_MS = 1_000
/** No path of ours is longer, and none needs an escape. */
const PATH_MAX = 200
const QUERY_KEYS_MAX = 50

export function createPages(): Pages {
  const all = new Map<string, Page>()
  /** Those with names in their paths: `GET /v1/order/orders/:order-id`. */
  const patterns: { readonly parts: readonly string[]; readonly page: Page }[] = []
  return {
    all,
    find(name) {
      const known = all.get(name)
      if (known !== undefined || patterns.length === 0) return known
      const asked = name.split('/')
      return patterns.find(({ parts }) => fits(parts, asked))?.page
    },
    add(name, policy, answer) {
      if (policy === undefined) throw new Error(`The route ${name} has no policy.`)
      if (all.has(name)) throw new Error(`The route ${name} is there twice.`)
      const page = { answer }
      all.set(name, page)
      if (name.includes('/:')) patterns.push({ parts: name.split('/'), page })
    },
  }
}

function fits(parts: readonly string[], asked: readonly string[]): boolean {
  if (parts.length !== asked.length) return false
  return parts.every((part, nth) => part.startsWith(':') || part === asked[nth])
}

export function servePages(pages: Pages, refuse: Refuse, options: PageServerOptions): Http {
  const { loop, hosts, requestMs } = options
  const { pageFor, paths } = lookUp(pages, refuse, options)
  const server = createServer({
    requestTimeout: requestMs ?? TIMEOUT_MS,
    headersTimeout: requestMs ?? HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_MS,
    // Looked at here, with the rest of what a name may be.
    requireHostHeader: false,
  })
  server.maxConnections = CONNECTIONS_MAX
  const connections = guardConnections(server, {
    perAddress: options.connectionsPerAddress,
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
    paths,
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

/** Which page answers a request: one of its own, a file of the app, or a refusal. */
function lookUp(pages: Pages, refuse: Refuse, options: PageServerOptions) {
  const { webRoot, log, addresses } = options
  const files = webRoot === undefined ? undefined : createFiles(webRoot)
  const refusing = (refusal: PlatformRefusal): Page => ({
    answer: (request, response) => refuse(refusal, request, response),
  })
  const tooMany = refusing('tooManyRequests')
  const malformed = refusing('badRequest')
  const notFound = refusing('notFound')

  const file: Page = {
    answer(request, response, place) {
      files?.send(place.path, request, response).then(
        (found) => found || notFound.answer(request, response, place),
        (error) => {
          log.error('static file failed', fieldsOf(error))
          refuse('serverError', request, response)
        },
      )
    },
  }

  return {
    paths: [...pages.all.keys(), ...(files?.paths ?? []).map((path) => `GET ${path}`)],
    pageFor(request: IncomingMessage, path: string): Page {
      if (!addresses.admits(addresses.of(request))) return tooMany
      if (path.length > PATH_MAX || path.includes('%')) return malformed
      const page = pages.find(`${request.method} ${path}`)
      return page ?? (request.method === 'GET' && files !== undefined ? file : notFound)
    },
  }
}

function placeOf(url: string, since: number): Place {
  const mark = url.indexOf('?')
  return mark < 0
    ? { path: url, query: '', since }
    : { path: url.slice(0, mark), query: url.slice(mark + 1), since }
}

export function inputOf(query: string): Query {
  return { ...parseQuery(query, '&', '=', { maxKeys: QUERY_KEYS_MAX }) }
}

/** Clients take the time for their keys from answers: where the machine's clock is another, these say the exchange's. */
function tellTime(response: ServerResponse, time: () => number = Date.now): void {
  const at = time()
  if (Math.abs(at - Date.now()) > APART_MS) response.setHeader('date', new Date(at).toUTCString())
}
