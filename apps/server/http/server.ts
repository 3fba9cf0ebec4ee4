/** The HTTP server: every route with its policy, fixed answers to what is malformed, and the web app. */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Route } from '@evenkeel/wire/server'
import fastifyStatic from '@fastify/static'
import Fastify, { type ConnectionError, type FastifyError, type FastifyInstance } from 'fastify'
import { fieldsOf } from '../log.ts'
import { createAnswerer, type Parts } from './answer.ts'
import { docsPage, docsStyle, openApi } from './docs.ts'
import { securityHeaders } from './headers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. A route without one stops the start. */
    policy?: string
  }
}

type Options = Parts & {
  readonly routes: readonly Route[]
  readonly trustedProxies: number
  /** The built web app; none in tests that do without it. */
  readonly webRoot: string | undefined
}

const BODY_MAX = 65_536
const TIMEOUT_MS = 10_000
const HEADERS_TIMEOUT_MS = 8_000
const CONNECTIONS_MAX = 10_000
/** How often the time limits are looked at; Node's own 30 s would let the slow stay that long. */
const CHECK_MS = 1_000
/** What is being answered at the end gets so long; a connection that says nothing no longer. */
const CLOSE_MS = 1_000

const PUBLIC = { config: { policy: 'public' }, exposeHeadRoute: false }

export async function createHttp(options: Options): Promise<FastifyInstance> {
  const { routes, webRoot, log, trustedProxies } = options
  const answerer = createAnswerer(options)
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_MAX,
    requestTimeout: TIMEOUT_MS,
    http: { connectionsCheckingInterval: CHECK_MS },
    trustProxy: trustedProxies === 0 ? false : (_, hop) => hop < trustedProxies,
    clientErrorHandler: ({ code }, socket) => refuseMalformed(code, socket),
    frameworkErrors: (_, request, reply) => void answerer.refuse('badRequest', request, reply),
    routerOptions: { maxParamLength: 200 },
  })
  app.server.headersTimeout = HEADERS_TIMEOUT_MS
  app.server.maxConnections = CONNECTIONS_MAX

  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.policy === undefined) throw new Error(`The route ${method} ${url} has no policy.`)
  })
  app.addHook('onRequest', (request, reply, done) => {
    if (answerer.admits(request)) done()
    else void answerer.refuse('tooManyRequests', request, reply)
  })
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), CLOSE_MS).unref()
    done()
  })
  app.setNotFoundHandler((request, reply) => answerer.refuse('notFound', request, reply))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode === 413) return answerer.refuse('tooLarge', request, reply)
    if (error.statusCode !== undefined && error.statusCode < 500)
      return answerer.refuse('badRequest', request, reply)
    log.error('request failed', fieldsOf(error))
    return answerer.refuse('serverError', request, reply)
  })

  for (const route of routes) {
    const { method, path, policy } = route.call
    app.route({
      method,
      url: `/api/${path}`,
      exposeHeadRoute: false,
      config: { policy },
      handler: (request, reply) => answerer.answer(route, request, reply),
    })
  }
  const description = JSON.stringify(openApi(routes))
  const page = docsPage(routes)
  for (const [path, type, text] of [
    ['openapi.json', 'application/json', description],
    ['docs', 'text/html', page],
    ['docs.css', 'text/css', docsStyle],
  ] as const)
    app.get(`/api/${path}`, PUBLIC, (_, reply) =>
      reply.headers(securityHeaders).type(`${type}; charset=utf-8`).send(text),
    )
  if (webRoot !== undefined) await serveWeb(app, webRoot)
  return app
}

/** Files with a hash in their name never change; the page that names them is always asked for anew. */
async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, { root, serve: false, cacheControl: false })
  const serve = (path: string, caching: string, fileOf: (params: Params) => string) =>
    app.get<{ Params: Params }>(path, PUBLIC, ({ params }, reply) =>
      reply.headers({ ...securityHeaders, 'cache-control': caching }).sendFile(fileOf(params)),
    )
  serve('/', 'no-cache', () => 'index.html')
  serve('/assets/*', 'public, max-age=31536000, immutable', ({ '*': rest }) => `assets/${rest}`)
  serve('/:file', 'public, max-age=3600', ({ file }) => file)
}

type Params = { readonly '*': string; readonly file: string }

const unreadable: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** What cannot be read as HTTP gets a fixed answer that quotes nothing. */
function refuseMalformed(code: ConnectionError['code'], socket: Socket): void {
  if (!socket.writable) return void socket.destroy()
  const status = unreadable[code] ?? 400
  const body = '{"code":400,"msg":"Bad request","data":null,"reason":"badRequest"}'
  const headers = {
    ...securityHeaders,
    'content-type': 'application/json',
    'content-length': body.length,
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}
