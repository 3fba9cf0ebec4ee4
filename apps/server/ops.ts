/** The ops port: health, metrics, proofs, the way back in for an admin and the sandbox's calls, on loopback and behind a secret. No decision is made here. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { realms } from '@evenkeel/kernel'
import { asset, operatorRoles, z } from '@evenkeel/wire'
import type { LinkFor } from '@evenkeel/wire/server'
import { createHosts } from './http/hosts.ts'
import { refuseFixed, refuseMalformed } from './http/malformed.ts'
import { fieldsOf, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Sandbox } from './sandbox.ts'

type Options = {
  readonly port: number
  readonly metrics: Metrics
  health(): Health
  readonly secret: string
  /** Absent in production: then there are no such paths. */
  readonly sandbox: Sandbox | undefined
  /** Publishes a proof of liabilities now; resolves with its number. */
  makeProof(): Promise<number>
  /** A one-time link for an operator who cannot sign in any more. */
  operatorLink(name: string): Promise<LinkFor>
  readonly log: Log
}

/** It serves, though something needs the operator; or it does not serve. */
export type Health = { readonly serving: boolean; readonly degraded: readonly string[] }

const BODY_MAX = 4_096
/** A connection that says nothing would hold up the end of the server. */
const limits = {
  headersTimeout: 5_000,
  requestTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
  requireHostHeader: false,
}

const words: Readonly<Record<string, string>> = {
  badRequest: 'bad request',
}

const wish = z.strictObject({
  realm: z.optional(z.enum(realms)),
  funds: z.optional(z.record(asset, z.string())),
})

const newcomer = z.strictObject({ operator: z.int(), role: z.enum(operatorRoles) })
const named = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(60)) })

export async function serveOps(options: Options): Promise<Server> {
  const { metrics, health, secret, log } = options
  const workOf = workIn(options)
  const hosts = createHosts()
  const server = createServer(limits, async (request, response) => {
    const answer = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    const fault = hosts.fault(request)
    if (fault !== undefined) return refuseFixed(response, fault)
    const asked = `${request.method} ${request.url}`
    if (asked === 'GET /health')
      return answer(health().serving ? 200 : 503, 'text/plain', inWords(health()))
    if (asked === 'GET /metrics') return answer(200, 'text/plain; version=0.0.4', metrics.text())
    // What stands in the log is a path of ours: whatever else was asked for is not quoted.
    const refuse = (status: number, reason: string, call: string) => {
      log.warn('ops request refused', { call, status, reason })
      answer(status, 'text/plain', `${words[reason] ?? reason}\n`)
    }
    const call = request.url ?? ''
    try {
      const work = workOf(asked)
      if (work === undefined) return answer(404, 'text/plain', 'not found\n')
      if (!isSame(request.headers.authorization, `Bearer ${secret}`))
        return refuse(403, 'forbidden', call)
      const made = await work(await bodyOf(request))
      answer(200, 'application/json', JSON.stringify(made ?? {}))
    } catch (error) {
      if (isBad(error, asked)) return refuse(400, 'badRequest', call)
      log.error('ops request failed', { call, ...fieldsOf(error) })
      answer(500, 'text/plain', 'failed\n')
    }
  })
  server.on('clientError', refuseMalformed)
  server.on('checkExpectation', (_, response) => refuseFixed(response, 417))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  return server
}

function inWords({ serving, degraded }: Health): string {
  if (!serving) return 'not serving\n'
  return degraded.length === 0 ? 'ok\n' : `degraded: ${degraded.join('; ')}\n`
}

type Work = (body: unknown) => Promise<unknown>

/** What is done for whoever has the secret, by method and path. */
function workIn({ sandbox, makeProof, operatorLink }: Options) {
  const all = new Map<string, Work>([
    ['POST /proof/make', async () => ({ number: await makeProof() })],
    ['POST /operator/link', async (body) => operatorLink(named.parse(body).name)],
    ...playedBy(sandbox),
  ])
  return (asked: string): Work | undefined => all.get(asked)
}

function playedBy(sandbox: Sandbox | undefined): readonly [string, Work][] {
  if (sandbox === undefined) return []
  return [
    ['POST /sandbox/member', async (body) => sandbox.makeMember(wish.parse(body))],
    ['POST /sandbox/outbox', () => sandbox.outbox()],
    [
      'POST /sandbox/operator',
      async (body) => {
        const { operator, role } = newcomer.parse(body)
        await sandbox.enrolOperator(operator, role)
      },
    ],
  ]
}

/** What came makes no sense. The sandbox says so with a TypeError; anywhere else that is a fault of ours. */
function isBad(error: unknown, asked: string): boolean {
  if (error instanceof z.core.$ZodError || error instanceof BadBody) return true
  return asked.startsWith('POST /sandbox/') && error instanceof TypeError
}

class BadBody extends Error {
  override readonly name = 'BadBody'
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let body = ''
  for await (const chunk of request) {
    body += chunk
    if (body.length > BODY_MAX) throw new BadBody('too large')
  }
  try {
    return body === '' ? {} : JSON.parse(body)
  } catch {
    throw new BadBody('no JSON')
  }
}

function isSame(given: string | undefined, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return given !== undefined && timingSafeEqual(digest(given), digest(wanted))
}
