/** Who may make which call: every call by every kind of caller, and never another's data. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { Machine } from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.server.ts'
import { htxOffers } from '@evenkeel/verticals/contracts/htx/index.ts'
import { htxPages } from '@evenkeel/verticals/market/htx/index.ts'
import { handMarket } from '@evenkeel/verticals/market/htx/testing/market.ts'
import { artPageOf } from '@evenkeel/verticals/nft/open.ts'
import { call, type Policy, z } from '@evenkeel/wire'
import type { Session } from '@evenkeel/wire/server'
import { handle, type PlainPage, type Platform, type Route } from '@evenkeel/wire/server'
import type { SandboxMember } from '../sandbox.ts'
import { type Audience, audiences, type CallerKind, callers, told } from '../testing/audiences.ts'
import {
  type Answered,
  ask,
  get,
  makeTransfer,
  newKey,
  post,
  transfer,
  unlessBusy,
} from '../testing/calls.ts'
import { createBareHttp, listen } from '../testing/http.ts'
import { routes } from '../testing/routes.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

function agrees(answer: Answered, audience: Audience, caller: CallerKind): void {
  const refusal = told[audience][caller]
  const { status, code, reason, data, text } = answer
  if (refusal !== undefined) assert.deepEqual([status, code, reason, data], [...refusal, null])
  else assert(status !== 401 && status !== 403 && status < 500, `${caller}: ${text}`)
}

/** By what a caller knows, which is not the contract: a POST is sent a body and a key, whether it takes them or not. */
async function askAs(url: string, name: string, token: string | undefined): Promise<Answered> {
  const [method, path] = name.split(' ') as [string, string]
  const isPost = method === 'POST'
  const headers = {
    ...(token === undefined ? {} : { token }),
    ...(isPost ? { 'content-type': 'application/json', 'idempotency-key': newKey() } : {}),
  }
  return ask(url + path, { method, headers, body: isPost ? JSON.stringify(transfer) : undefined })
}

describe('the calls of the contracts', () => {
  let server: TestServer
  let tokens: Record<CallerKind, string | undefined>
  let one: SandboxMember
  let other: SandboxMember

  before(async () => {
    server = await startTestServer()
    one = await server.member()
    other = await server.member({ funds: { USDT: '7' } })
    const [demo, old] = [await server.member({ realm: 'demo' }), await server.member()]
    await server.query(`update session set expires_at = now() where member = $1`, [old.member])
    tokens = {
      visitor: undefined,
      'bad token': 'A'.repeat(43),
      'expired session': old.token,
      'demo member': demo.token,
      'real member': one.token,
    }
  })
  after(() => server.stop())

  for (const [audience, names] of Object.entries(audiences))
    for (const name of names.filter((each) => !each.includes(':')))
      for (const caller of callers)
        test(`[Z1] ${name} by ${caller}`, async () => {
          agrees(await askAs(server.url, name, tokens[caller]), audience as Audience, caller)
        })

  test('[Z1] tokens that are none, in any shape, are nobody', async () => {
    const { token } = one
    const shapes = [
      '',
      ' ',
      'null',
      'undefined',
      '0',
      token.slice(1),
      `${token}A`,
      `Bearer ${token}`,
      token.toLowerCase(),
      `${token}, ${token}`,
      "' or 1=1 --",
      'é'.repeat(43),
    ]
    for (const shape of shapes) {
      const { status, reason } = await get(server.url, 'wallet/get_balances', { token: shape })
      assert.deepEqual([status, reason], [401, 'notLoggedIn'], shape)
    }
    const query = await get(server.url, `wallet/get_balances?token=${token}`)
    assert.equal(query.reason, 'notLoggedIn')
    const cookie = await get(server.url, 'wallet/get_balances', { cookie: `token=${token}` })
    assert.equal(cookie.reason, 'notLoggedIn')
  })

  test("[Z1] no call tells one member of the other, not even by the other's ids", async () => {
    const made = []
    for (let nth = 0; nth < 3; nth++) made.push((await makeTransfer(server.url, one.token)).data.id)
    const page = await get(server.url, 'wallet/get_transfers?size=1', { token: one.token })
    const bill = await get(server.url, 'wallet/get_bill?size=1', { token: one.token })
    const limit = { pair: 'btcusdt', side: 'buy', quantity: '0.001', price: '50000' }
    const order = await post(server.url, 'spot/place_order', limit, { token: one.token })
    const rows = [page.data.next, bill.data.next, bill.data.rows[0].id]
    const funds = { asset: 'USDT', chain: 'tron' }
    const deposit = await post(server.url, 'wallet/get_test_funds', funds, { token: one.token })
    const foreign: string[] = [...made, ...rows, order.data.id, deposit.data.id]
    const own = await get(server.url, 'wallet/get_bill', { token: other.token })
    for (const { call } of routes.filter(({ call }) => call.method === 'GET')) {
      const names = ['after', 'id', 'order', 'receipt'].filter(
        (name) => name in call.input.def.shape,
      )
      const isOne = names.includes('id') || names.includes('receipt')
      const queries = names.flatMap((name) => foreign.map((id) => `${name}=${id}`))
      const needed = [
        'symbol=btcusdt',
        'action=login',
        'asset=USDT',
        'chain=tron',
        'number=1',
        'slug=none',
        'collection=keelfolk',
        `state=${call.path.startsWith('lever/') ? 'closed' : 'listed'}`,
        'which=made',
        `project=${'A'.repeat(22)}`,
        `payout=${'A'.repeat(22)}`,
      ].filter((pair) => (pair.split('=')[0] ?? '') in call.input.def.shape)
      // A call that reads one thing is not answered without its name.
      for (const query of isOne ? queries : ['', ...queries]) {
        const path = `${call.path}?${[...needed, query].join('&')}`
        const ask = () => get(server.url, path, { token: other.token })
        const { text, data, status } = await unlessBusy(ask)
        assert.equal(status, 200, path)
        for (const id of foreign) assert(!text.includes(id), `${path} tells ${id}`)
        assert.doesNotMatch(text, /"100000[."]/, `${path} tells the other's balance`)
        for (const row of data?.rows ?? []) assert(own.text.includes(row.id), path)
        for (const list of [data?.orders, data?.fills, data?.options])
          assert.deepEqual(list ?? [], [], path)
        if (isOne) assert.equal(data, null, path)
      }
    }
  })

  test('[Z1] demo and real of one member are two realms', async () => {
    const [real, demo] = [await server.member(), await server.member({ realm: 'demo' })]
    await server.query('update session set member = $1 where member = $2', [
      real.member,
      demo.member,
    ])
    await makeTransfer(server.url, real.token)
    for (const path of ['wallet/get_bill', 'wallet/get_transfers']) {
      assert.equal((await get(server.url, path, { token: real.token })).data.rows.length > 0, true)
      assert.deepEqual((await get(server.url, path, { token: demo.token })).data.rows, [])
    }
    const { data } = await get(server.url, 'wallet/get_balances', { token: demo.token })
    for (const { available } of data.balances) assert.equal(available, '0')
  })
})

describe('the policies themselves', () => {
  const session = (over: Partial<Session>): Session => {
    return { id: 1, realm: 'real', session: 1, expiresAt: Date.now() + 3_600_000, ...over }
  }
  const sessions: Record<string, Session> = {
    expired: session({ expiresAt: Date.now() - 1 }),
    demo: session({ realm: 'demo' }),
    real: session({}),
  }
  const tokens: Record<CallerKind, string | undefined> = {
    visitor: undefined,
    'bad token': 'bad',
    'expired session': 'expired',
    'demo member': 'demo',
    'real member': 'real',
  }
  type MembersPolicy = Exclude<Policy, 'operator'>
  const byPolicy: Readonly<Record<MembersPolicy, Audience>> = {
    public: 'everybody',
    member: 'members',
    realMember: 'realMembers',
  }
  const every = (Object.keys(byPolicy) as MembersPolicy[]).map((policy) => {
    const path = `trial/as_${policy}`
    const output = z.object({ ok: z.boolean() })
    const made = call({ method: 'GET', path, summary: 'A trial.', policy, output })
    return handle(made, async () => ({ ok: true }))
  })

  test('[Z1] every policy by every kind of caller', async (t) => {
    const find = (token: string) => sessions[token]
    const app = createBareHttp({ routes: every, sessions: { find } })
    t.after(() => app.close())
    const url = await listen(app)
    for (const { call } of every)
      for (const caller of callers) {
        const answer = await askAs(url, `GET /api/${call.path}`, tokens[caller])
        agrees(answer, byPolicy[call.policy as MembersPolicy], caller)
      }
  })

  test('[Z2] a route without a policy stops the start', async () => {
    const [first] = every
    const broken = { ...first, call: { ...first?.call, policy: undefined } } as unknown as Route
    assert.throws(() => createBareHttp({ routes: [broken] }), /trial\/as_public has no policy/)
    const page = { path: '/trial', answer: () => '{}' } as unknown as PlainPage
    assert.throws(() => createBareHttp({ plainPages: [page] }), /GET \/trial has no policy/)
  })

  test('[Z2] every path that is answered is written down with those who may ask for it, and no other', async (t) => {
    const platform = { instruments: [], now: Date.now } as unknown as Platform
    const swaps = htxOffers(platform).plainPages ?? []
    const plainPages = [...htxPages(handMarket()), ...swaps, artPageOf(new Machine(cores))]
    const app = createBareHttp({ webRoot: import.meta.dirname, plainPages })
    t.after(() => app.close())
    const written = Object.values(audiences).flat()
    assert.deepEqual([...app.paths].sort(), written.sort())
  })

  test('[Z3] what a call returns beyond its contract is not told', async (t) => {
    const output = z.object({ ok: z.boolean() })
    const made = call({
      method: 'GET',
      path: 'trial/leak',
      summary: 'A trial.',
      policy: 'public',
      output,
    })
    const leak = handle(made, async () => ({ ok: true, credit_score: 3 }) as { ok: boolean })
    const app = createBareHttp({ routes: [leak] })
    t.after(() => app.close())
    const { status, text } = await get(await listen(app), 'trial/leak')
    assert.deepEqual([status, text], [200, '{"code":1,"msg":"","data":{"ok":true}}'])
  })
})
