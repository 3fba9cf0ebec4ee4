/** Who may make which call of the console: every call by every role, in every state of a session, against a table written by hand. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { operatorCall, operatorRoles, z } from '@evenkeel/wire'
import { handle, handleOperator } from '@evenkeel/wire/server'
import { type Answered, ask, get, newKey, post } from '../testing/calls.ts'
import { consoleAudiences, duringWait, type Required } from '../testing/consoleAudiences.ts'
import { createBareHttp } from '../testing/http.ts'
import { consoleRoutes as routes } from '../testing/routes.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { createConsole } from './server.ts'

const states = ['signed out', 'bad token', 'expired', 'idle', 'disabled', 'not enrolled'] as const
const fresh = operatorRoles.map((role) => `${role}, stepped up` as const)
const stale = operatorRoles.map((role) => `${role}, not stepped up` as const)
type Caller = (typeof states)[number] | (typeof fresh)[number] | (typeof stale)[number] | 'member'
const callers: readonly Caller[] = [...states, 'member', ...fresh, ...stale]

/** What a caller is told: the status and the reason; nothing where they are let in. */
function toldOf(required: Required, caller: Caller): readonly [number, string] | undefined {
  if (required === 'anybody') return undefined
  if (caller === 'expired' || caller === 'idle') return [401, 'sessionExpired']
  const [role = ''] = caller.split(',')
  if (!operatorRoles.some((one) => one === role)) return [401, 'notLoggedIn']
  if (required === 'operator') return undefined
  const [roles = '', factor] = required.split(', ')
  const isTheirs = roles === 'operator' || role === 'admin' || roles.split(' ').includes(role)
  if (!isTheirs) return [403, 'notAllowed']
  const isRefused = factor === 'stepped up' && caller.endsWith('not stepped up')
  return isRefused ? [403, 'stepUpNeeded'] : undefined
}

describe('every call of the console', () => {
  let server: TestServer
  const tokens = new Map<Caller, string | undefined>()

  before(async () => {
    server = await startTestServer()
    const changed = async (caller: Caller, sql: string) => {
      const { id, token } = await server.operator()
      await server.query(sql, [id, Date.now()])
      tokens.set(caller, token)
    }
    tokens.set('bad token', `op_${'A'.repeat(43)}`)
    tokens.set('member', (await server.member()).token)
    await changed('expired', 'update operator_session set expires_at = $2 where operator = $1')
    const idle = 'update operator_session set seen_at = $2::bigint - 1800001 where operator = $1'
    await changed('idle', idle)
    await changed('disabled', 'update operator_access set disabled_at = $2 where operator = $1')
    await changed(
      'not enrolled',
      `with void as (update operator_access set password = null where operator = $1)
       delete from operator_session where operator = $1 and began_at <= $2`,
    )
  })
  after(() => server.stop())

  /** One that signs out or is the last of many calls is made anew for each. */
  async function tokenOf(caller: Caller): Promise<string | undefined> {
    const role = operatorRoles.find((one) => caller.startsWith(one))
    if (role === undefined) return tokens.get(caller)
    const isStale = caller.endsWith('not stepped up')
    const { token } = await server.operator({ role, steppedUpAgoMs: isStale ? 300_001 : 0 })
    return token
  }

  /** By what a caller knows, which is not the contract. A stream is left as soon as it has begun. */
  async function askAs(name: string, token: string | undefined): Promise<Answered> {
    const [method = '', path = ''] = name.split(' ')
    const isPost = method === 'POST'
    const leaving = new AbortController()
    const headers = {
      ...(token === undefined ? {} : { token }),
      ...(isPost ? { 'content-type': 'application/json', 'idempotency-key': newKey() } : {}),
    }
    const init = { method, headers, ...(isPost && { body: '{}' }), signal: leaving.signal }
    if (!name.endsWith('/follow')) return ask(server.consoleUrl + path, init)
    const answer = await fetch(server.consoleUrl + path, init)
    const isStream = answer.headers.get('content-type') === 'text/event-stream'
    if (!isStream) return ask(server.consoleUrl + path, init)
    leaving.abort()
    return { status: answer.status, reason: undefined, text: 'a stream' } as Answered
  }

  for (const [name, required] of Object.entries(consoleAudiences))
    test(`[Z7] ${name} by every caller`, async () => {
      for (const caller of callers) {
        const answer = await askAs(name, await tokenOf(caller))
        const { status, reason, text } = answer
        const refusal = toldOf(required, caller)
        if (refusal !== undefined) assert.deepEqual([status, reason], refusal, caller)
        else assert(status !== 401 && status !== 403 && status < 500, `${caller}: ${text}`)
      }
    })

  test('[Z7] a member’s token is worth nothing at the console, and an operator’s nothing to members', async () => {
    const { token } = await server.operator()
    const member = await server.member()
    const balances = await get(server.url, 'wallet/get_balances', { token })
    assert.equal(balances.reason, 'notLoggedIn')
    const me = await get(server.consoleUrl, 'console/get_me', { token: member.token })
    assert.equal(me.reason, 'notLoggedIn')
    assert.equal((await get(server.url, 'console/get_me', { token })).status, 404)
    const foreign = await get(server.consoleUrl, 'wallet/get_balances', { token: member.token })
    assert.equal(foreign.status, 404)
    const cookie = await get(server.consoleUrl, 'console/get_me', { cookie: `token=${token}` })
    assert.equal(cookie.reason, 'notLoggedIn')
  })

  test('[Z7] a page of another origin and a name that is not the console’s are turned away', async () => {
    const { token } = await server.operator()
    const foreign = { token, origin: 'https://evil.example' }
    assert.equal((await get(server.consoleUrl, 'console/get_me', foreign)).reason, 'notAllowed')
    const sent = await post(server.consoleUrl, 'console/sign_out', {}, foreign)
    assert.equal(sent.reason, 'notAllowed')
    assert.equal((await get(server.consoleUrl, 'console/get_me', { token })).code, 1)
  })
})

describe('the policies of the console', () => {
  const options = { calls: {}, followers: {}, addresses: {}, loop: {}, hosts: {} }
  const consoleOf = (given: readonly unknown[]) =>
    createConsole({ ...options, routes: given } as unknown as Parameters<typeof createConsole>[0])
  const output = z.object({ ok: z.boolean() })
  const trial = operatorCall({
    method: 'GET',
    path: 'trial',
    summary: 'A trial.',
    operators: 'operator',
    output,
  })
  const route = handleOperator(trial, async () => ({ ok: true }))

  test('[Z2] a call of operators without a policy stops the start', () => {
    const broken = { ...route, call: { ...route.call, operators: undefined } }
    assert.throws(() => consoleOf([broken]), /console\/trial has no policy/)
  })

  test('[Z2] neither port serves a call of the other', () => {
    const members = handle({ ...trial, path: 'trial/x' }, async () => ({ ok: true }))
    assert.throws(() => createBareHttp({ routes: [members] }), /for the console's port/)
    const foreign = { ...route, call: { ...route.call, policy: 'member' } }
    assert.throws(() => consoleOf([foreign]), /for the members' port/)
  })

  test('[Z2] every call of the console is written down with those who may make it, and no other', () => {
    const names = routes.map(({ call }) => `${call.method} /api/${call.path}`)
    assert.deepEqual(names.sort(), Object.keys(consoleAudiences).sort())
  })

  test('[Z2] what a new operator may do at once is written down, and is nothing else', () => {
    const early = routes.filter(({ call }) => call.method === 'POST' && call.whileNew)
    const names = early.map(({ call }) => call.path.replace('console/', ''))
    assert.deepEqual(names.sort(), [...duringWait].sort())
    assert(routes.every(({ call }) => call.method === 'POST' || call.whileNew))
  })
})
