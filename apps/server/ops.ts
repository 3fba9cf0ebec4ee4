/** The operator's side door: health, metrics and the sandbox's calls, on loopback and behind a secret. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { realms } from '@evenkeel/kernel'
import { asset, z } from '@evenkeel/wire'
import type { Metrics } from './metrics.ts'
import type { SandboxMember, SandboxWish } from './sandbox.ts'

type Options = {
  readonly port: number
  readonly metrics: Metrics
  healthy(): boolean
  readonly secret: string
  /** Absent in production: then there is no such path. */
  readonly makeMember: ((wish: SandboxWish) => Promise<SandboxMember>) | undefined
}

const BODY_MAX = 4_096
/** A connection that says nothing would hold up the end of the server. */
const limits = { headersTimeout: 5_000, requestTimeout: 5_000, connectionsCheckingInterval: 1_000 }

const wish = z.strictObject({
  realm: z.optional(z.enum(realms)),
  funds: z.optional(z.record(asset, z.string())),
})

export async function serveOps(options: Options): Promise<Server> {
  const { metrics, healthy, secret, makeMember } = options
  const server = createServer(limits, async (request, response) => {
    const answer = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    const asked = `${request.method} ${request.url}`
    if (asked === 'GET /health')
      return answer(healthy() ? 200 : 503, 'text/plain', healthy() ? 'ok\n' : 'not serving\n')
    if (asked === 'GET /metrics') return answer(200, 'text/plain; version=0.0.4', metrics.text())
    if (asked !== 'POST /sandbox/member' || makeMember === undefined)
      return answer(404, 'text/plain', 'not found\n')
    if (!isSame(request.headers.authorization, `Bearer ${secret}`))
      return answer(403, 'text/plain', 'forbidden\n')
    try {
      answer(200, 'application/json', JSON.stringify(await makeMember(await bodyOf(request))))
    } catch {
      answer(400, 'text/plain', 'bad request\n')
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  return server
}

async function bodyOf(request: IncomingMessage): Promise<SandboxWish> {
  let body = ''
  for await (const chunk of request) {
    body += chunk
    if (body.length > BODY_MAX) throw new RangeError('too large')
  }
  return body === '' ? {} : wish.parse(JSON.parse(body))
}

function isSame(given: string | undefined, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return given !== undefined && timingSafeEqual(digest(given), digest(wanted))
}
