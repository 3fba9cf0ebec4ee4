/** The HTTP server: every route with its policy, fixed answers to what is malformed, and the web app. */
import type { Socket } from 'node:net'
import fastifyStatic from '@fastify/static'
import type { Route } from '@evenkeel/wire/server'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
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

const PUBLIC = { config: { policy: 'public' } }

export async function createHttp(options: Options): Promise<FastifyInstance> {
  const { routes, webRoot, log, trustedProxies } = options
  const answerer = createAnswerer(options)
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_MAX,
    requestTimeout: TIMEOUT_MS,
    trustProxy: (_, hop) => hop < trustedProxies,
    clientErrorHandler: (_, socket) => refuseMalformed(socket),
    frameworkErrors: (_, request, reply) => void answerer.refuse('badRequest', request, reply),
    routerOptions: { maxParamLength: 200 },
  })
  app.server.headersTimeout = HEADERS_TIMEOUT_MS
  app.server.maxConnections = CONNECTIONS_MAX

  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.policy === undefined) throw new Error(`The route ${method} ${url} has no policy.`)
  })
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(securityHeaders)
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
  app.get('/api/openapi.json', { ...PUBLIC, exposeHeadRoute: false }, (_, reply) =>
    reply.type('application/json; charset=utf-8').send(description),
  )
  app.get('/api/docs', { ...PUBLIC, exposeHeadRoute: false }, (_, reply) =>
    reply.type('text/html; charset=utf-8').send(page),
  )
  app.get('/api/docs.css', { ...PUBLIC, exposeHeadRoute: false }, (_, reply) =>
    reply.type('text/css; charset=utf-8').send(docsStyle),
  )
  if (webRoot !== undefined) await serveWeb(app, webRoot)
  return app
}

/** Files with a hash in their name never change; the page that names them is always asked for anew. */
async function serveWeb(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, { root, serve: false, cacheControl: false })
  app.get('/', { ...PUBLIC, exposeHeadRoute: false }, (_, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('index.html'),
  )
  app.get('/assets/*', { ...PUBLIC, exposeHeadRoute: false }, (request, reply) => {
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return reply.sendFile(`assets/${(request.params as { '*': string })['*']}`)
  })
  app.get('/:file', { ...PUBLIC, exposeHeadRoute: false }, (request, reply) => {
    reply.header('cache-control', 'public, max-age=3600')
    return reply.sendFile((request.params as { file: string }).file)
  })
}

/** What cannot be read as HTTP gets a fixed answer that quotes nothing. */
function refuseMalformed(socket: Socket): void {
  if (!socket.writable) return void socket.destroy()
  const body = '{"code":400,"msg":"Bad request","data":null,"reason":"badRequest"}'
  const head = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json\r\nConnection: close\r\n`
  socket.end(`${head}Content-Length: ${body.length}\r\n\r\n${body}`)
}
