/** Every switch over the network: at once for members, in both realms, in the journal and in the audit log; and maintenance for everybody. */
import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { type Decision, EntryCodec, entriesOf, Reader, type Typed } from '@evenkeel/kernel'
import { audiences } from '@evenkeel/server/testing/audiences.ts'
import { ask, get, makeTransfer, newKey, post, toFinance } from '@evenkeel/server/testing/calls.ts'
import { auth, listenAs, listenAt } from '@evenkeel/server/testing/listener.ts'
import { upload } from '@evenkeel/server/testing/pictures.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { givenWithdrawer } from '@evenkeel/server/testing/withdrawing.ts'

import { languages } from '@evenkeel/wire'
import { isSound, type SettingName, settingNames } from './contract/index.ts'
import { operations } from './core.ts'

const order = { pair: 'btcusdt', side: 'buy', kind: 'limit', price: '10000', quantity: '0.01' }
const ether = { ...order, pair: 'ethusdt', price: '1000' }
const why = { code: 'drill', reason: 'a drill of the tests' }

/** What is the same for everybody at all times. */
const documents = ['GET /api/docs', 'GET /api/docs.css', 'GET /api/openapi.json']

let server: TestServer
let admin: string
let other: string
let token: string

before(async () => {
  server = await startTestServer()
  admin = (await server.operator({ name: 'ada' })).token
  other = (await server.operator({ name: 'otto' })).token
  token = (await server.member()).token
})
after(() => server.stop())
afterEach(async () => {
  const { data } = await get(server.consoleUrl, 'console/get_switches', { token: admin })
  for (const { name, symbol } of data.switches) await end(name, symbol)
})

const set = (name: string, isOn: boolean, symbol?: string, as = admin) =>
  post(
    server.consoleUrl,
    'console/set_switch',
    { name, is_on: isOn, ...why, ...(symbol === undefined ? {} : { symbol }) },
    { token: as },
  )
const switches = async (as = admin) =>
  (await get(server.consoleUrl, 'console/get_switches', { token: as })).data
/** Approves what waits for another operator. */
async function approve(as = other) {
  const [{ id, text }] = (await switches(as)).proposals
  const body = { id, seen: text }
  return post(server.consoleUrl, 'console/approve_proposal', body, { token: as })
}
/** Turned by as many operators as that takes. */
const end = (name: string, symbol?: string) => turn(name, false, symbol)
async function turn(name: string, isOn: boolean, symbol?: string): Promise<void> {
  const { data } = await set(name, isOn, symbol)
  if (data.outcome === 'needsAnother') assert.equal((await approve()).code, 1)
}
const place = (wish: object = order, as = token) =>
  post(server.url, 'spot/place_order', wish, { token: as })
const cancelAll = () => post(server.url, 'spot/cancel_all', {}, { token })
const reasons = async (...asked: Promise<{ reason: string | undefined }>[]) =>
  (await Promise.all(asked)).map(({ reason }) => reason)
const config = async () => (await get(server.url, 'common/config')).data

test('[P77] a proposal to prolong a halt is over with the halt: it is shown no more, and begins no other', async () => {
  const market = (await switches()).markets.at(-1)
  await set('marketHalted', true, market)
  const longer = { name: 'marketHalted', symbol: market, is_on: true, is_lasting: true, ...why }
  const body = { ...longer, code: 'drill' }
  const asked = await post(server.consoleUrl, 'console/set_switch', body, { token: admin })
  assert.deepEqual(asked.data, { outcome: 'needsAnother' })
  const [{ id, text: seen, prolongs }] = (await switches()).proposals
  assert.equal(prolongs, true)
  assert.equal((await set('marketHalted', false, market)).data.outcome, 'done')
  assert.deepEqual((await switches(other)).proposals, [])
  const late = await post(
    server.consoleUrl,
    'console/approve_proposal',
    { id, seen },
    { token: other },
  )
  assert.equal(late.reason, 'nothingToProlong')
  assert.deepEqual((await switches()).switches, [])
})

test('[P21] [O4] cancel-only: nothing is taken but what takes back', async () => {
  assert.equal((await place()).code, 1)
  assert.equal((await set('cancelOnly', true)).code, 1)
  const refused = await reasons(place(), makeTransfer(server.url, token))
  assert.deepEqual(refused, ['cancelOnly', 'cancelOnly'])
  assert.equal((await config()).is_cancel_only, true)
  assert.equal((await cancelAll()).code, 1)
  const [{ ends_at: endsAt, since }] = (await switches()).switches
  assert.equal(endsAt - since, 15 * 60_000)
  await set('cancelOnly', false)
  assert.equal((await place()).code, 1)
  await cancelAll()
})

test('[P80] [O8] cancel-only or maintenance once more within the day is only proposed, and told so before', async () => {
  assert.equal((await switches()).closed_alone, true)
  for (const name of ['maintenance', 'cancelOnly']) {
    assert.deepEqual((await set(name, true)).data, { outcome: 'needsAnother' })
    assert.deepEqual((await switches()).switches, [])
    assert.equal((await approve()).code, 1)
    const [on] = (await switches()).switches
    assert.deepEqual([on.name, on.ends_at, on.takes_two], [name, undefined, false])
    await set(name, false)
  }
})

test('[P23] [O4] a halted market takes no orders, in either realm; others go on', async () => {
  const demo = (await post(server.url, 'user/switch_simulation', {}, { token })).data.token
  const own = (await server.member()).token
  await set('marketHalted', true, 'btcusdt')
  assert.deepEqual(await reasons(place(order, demo), place(order, own)), [
    'marketHalted',
    'marketHalted',
  ])
  assert.match((await place(order, own)).msg, /^Trading in BTC\/USDT is halted/)
  assert.equal((await place(ether, own)).code, 1)
  assert.deepEqual((await config()).halted, ['btcusdt'])
  const { data } = await get(server.consoleUrl, 'console/get_switches', { token: admin })
  const [{ since, ends_at: endsAt, ...halt }] = data.switches
  const by = { by: 'ada', is_spent: false, takes_two: false }
  assert.deepEqual(halt, { name: 'marketHalted', symbol: 'btcusdt', reason: 'drill', ...by })
  assert(Math.abs(since - Date.now()) < 60_000)
  assert.equal(endsAt - since, data.hold_minutes * 60_000)
  assert.equal((await set('marketHalted', true, 'nopeusdt')).reason, 'switchUnknown')
  assert.equal((await set('marketHalted', true)).reason, 'switchUnknown')
  token = own
})

test('[P77] [O8] one operator halts a market once; the next time, and for longer, it takes another', async () => {
  const halt = (isLasting: boolean) =>
    post(
      server.consoleUrl,
      'console/set_switch',
      { name: 'marketHalted', symbol: 'ltcusdt', is_on: true, is_lasting: isLasting, ...why },
      { token: admin },
    )
  assert.deepEqual((await halt(false)).data, { outcome: 'done' })
  await set('marketHalted', false, 'ltcusdt')
  assert((await switches()).held_alone.includes('ltcusdt'))
  assert.deepEqual((await halt(false)).data, { outcome: 'needsAnother' })
  assert.deepEqual((await switches()).switches, [])
  assert.equal((await approve()).code, 1)
  const [{ ends_at: endsAt, takes_two: takesTwo }] = (await switches()).switches
  assert.deepEqual([endsAt, takesTwo], [undefined, true])
  assert.deepEqual((await config()).halted, ['ltcusdt'])
})

test('[P22] [P25] [O4] withdrawals frozen, or everything: no money leaves', async () => {
  const { withdraw, token: own } = await givenWithdrawer(server)
  await set('withdrawalsFrozen', true)
  assert.equal((await config()).is_withdrawal_frozen, true)
  assert.equal((await withdraw()).reason, 'withdrawalsFrozen')
  assert.equal((await makeTransfer(server.url, own)).code, 1, 'what stays inside goes on')
  await end('withdrawalsFrozen')
  assert.equal((await withdraw()).code, 1)
  await set('everythingFrozen', true)
  const frozen = await config()
  assert.deepEqual([frozen.is_frozen, frozen.is_withdrawal_frozen], [true, true])
  const refused = await reasons(withdraw(), place(), cancelAll())
  assert.deepEqual(refused, ['exchangeFrozen', 'exchangeFrozen', 'exchangeFrozen'])
})

test('[O4] after a switch is answered no money command is accepted, however many come meanwhile', async () => {
  let isSet = false
  let accepted = 0
  const flood = Array.from({ length: 4 }, async () => {
    for (let nth = 0; nth < 50; nth++) {
      const wasSet = isSet
      const { code } = await makeTransfer(server.url, token, toFinance)
      if (wasSet && code === 1) accepted++
    }
  })
  const answer = await set('everythingFrozen', true)
  isSet = true
  assert.equal(answer.code, 1)
  await Promise.all(flood)
  assert.equal(accepted, 0)
})

test('[P27] [P50] a switch is one batch of the journal for both realms, and its words are in the audit log', async () => {
  const [head] = await server.query('select seq from journal_head')
  const codec = new EntryCodec([operations])
  /** Of each batch with switches, the realms that they are of. */
  const switched = async () => {
    const batches = await server.query<{ payload: Buffer }>(
      'select payload from journal where seq > $1 order by seq',
      [head?.seq],
    )
    const entries = batches.map(({ payload }) => entriesOf(codec, new Reader(payload)))
    return entries
      .map((batch) => batch.filter(({ decision }) => isSwitch(decision)).map(({ realm }) => realm))
      .filter((realms) => realms.length > 0)
  }
  await set('withdrawalsFrozen', true)
  assert.deepEqual(await switched(), [['real', 'demo']])
  await set('withdrawalsFrozen', true)
  assert.equal((await switched()).length, 1, 'what is so already changes nothing')
  const path = 'console/get_audit?subject=switch%20withdrawalsFrozen&outcome=done'
  const { data } = await get(server.consoleUrl, path, { token: admin })
  const { name, outcome, reason, ...noted } = data.rows[1]
  assert.deepEqual([name, outcome, reason], ['ada', 'done', why.reason])
  assert.deepEqual(
    [noted.before, noted.after],
    [{ isOn: false }, { isOn: true, code: 'drill', outcome: 'done' }],
  )
})

const isSwitch = (decision: Decision<Typed>) =>
  decision.ok && decision.events.some(({ type }) => type === 'switchSet')

test('[P51] finance may freeze withdrawals, and nothing else', async () => {
  const finance = (await server.operator({ role: 'finance' })).token
  assert.equal((await set('withdrawalsFrozen', true, undefined, finance)).code, 1)
  const { data } = await set('withdrawalsFrozen', false, undefined, finance)
  assert.deepEqual(data, { outcome: 'needsAnother' })
  assert.equal((await approve(finance)).reason, 'otherOperatorNeeded')
  const second = (await server.operator({ role: 'finance' })).token
  assert.equal((await approve(second)).code, 1)
  assert.deepEqual((await switches()).switches, [])
  await set('everythingFrozen', true)
  await set('everythingFrozen', false)
  assert.equal((await approve(second)).reason, 'notAllowed', 'what finance may not switch')
  assert.equal((await set('cancelOnly', true, undefined, finance)).reason, 'notAllowed')
  assert.equal((await set('maintenance', true, undefined, finance)).reason, 'notAllowed')
})

test('[P76] a freeze ends when another operator approves, in both realms and in one batch', async () => {
  await set('withdrawalsFrozen', true)
  assert.deepEqual((await set('withdrawalsFrozen', false)).data, { outcome: 'needsAnother' })
  await set('withdrawalsFrozen', false)
  const { proposals, switches: on } = await switches(other)
  const [{ id, text: _, at: __, expires_at: ___, ...waiting }] = proposals
  assert.equal(proposals.length, 1, 'it is proposed once')
  assert.equal(on[0].takes_two, true)
  assert.deepEqual(waiting, {
    name: 'withdrawalsFrozen',
    is_on: false,
    prolongs: false,
    code: 'drill',
    by: 'ada',
    is_own: false,
    reason: why.reason,
  })
  const listed = await get(server.consoleUrl, 'console/get_proposals', { token: other })
  assert.deepEqual(listed.data.proposals, [], 'it stands beside the switches')
  assert.equal((await config()).is_withdrawal_frozen, true)
  const changed = { id, seen: 'something else' }
  const blind = await post(server.consoleUrl, 'console/approve_proposal', changed, { token: other })
  assert.equal(blind.reason, 'proposalChanged')
  assert.equal((await approve(admin)).reason, 'otherOperatorNeeded')
  assert.equal((await approve()).code, 1)
  assert.equal((await config()).is_withdrawal_frozen, false)
  assert.deepEqual((await switches()).proposals, [])
})

test('[P24] [P55] [O5] under maintenance every call is refused before anybody is asked who they are', async () => {
  await turn('maintenance', true)
  const exempt = ['GET /api/common/config', 'POST /api/user/logout', ...documents]
  for (const name of Object.values(audiences).flat()) {
    if (exempt.includes(name) || !/ \/api\/(?!v1)/.test(name)) continue
    const [method = '', path = ''] = name.split(' ')
    const isPost = method === 'POST'
    for (const as of [token, 'no token at all']) {
      const headers = {
        token: as,
        ...(isPost && { 'content-type': 'application/json', 'idempotency-key': newKey() }),
      }
      const answer = await ask(server.url + path, {
        method,
        headers,
        ...(isPost && { body: '{}' }),
      })
      assert.deepEqual([answer.reason, answer.code], ['maintenance', 423], name)
    }
  }
  assert.equal((await upload(server.url, Buffer.alloc(9), { token })).reason, 'maintenance')
  const htx = await (await fetch(`${server.url}/market/tickers`)).json()
  assert.equal((htx as { 'err-code': string })['err-code'], 'system-maintenance')
  assert.equal((await config()).web_maintain, 1)
  const me = await get(server.consoleUrl, 'console/get_me', { token: admin })
  assert.equal(me.code, 1, 'operators are exempt')
  const { token: leaving } = await server.member()
  assert.equal((await post(server.url, 'user/logout', {}, { token: leaving })).code, 1)
})

test('[P55] [O5] sockets are told of maintenance and closed; who comes back hears of its end', async () => {
  const member = await listenAs(server.url, token)
  await turn('maintenance', true)
  // The end of the maintenance before this one may be told late.
  let news = await member.next()
  while (news.data.web_maintain === 0) news = await member.next()
  assert.deepEqual([news.channel, news.data.web_maintain], ['site', 1])
  assert.equal(await member.closed, 1012)
  const visitor = await listenAt(server.url)
  visitor.say(auth(token))
  const refused = await visitor.next()
  assert.deepEqual([refused.event, refused.reason], ['auth', 'maintenance'])
  visitor.say({ event: 'call', id: 1, path: 'wallet/get_balances' })
  assert.equal((await visitor.next()).reason, 'maintenance')
  await set('maintenance', false)
  const over = await visitor.next()
  assert.deepEqual([over.channel, over.data.web_maintain], ['site', 0])
  visitor.socket.terminate()
})

test('[P52] every setting has a form, and takes nothing else', () => {
  const sound: Record<SettingName, readonly string[]> = {
    customer_url: ['https://help.example.org/a?b=c', '/contact'],
    app_download_address: ['https://example.org:8443/app'],
    protection_fund: ['1', '300000000'],
    registration: ['open', 'invitation', 'closed'],
    simulation: ['on', 'off'],
    languages: ['en', 'de,en', languages.join()],
    feedback_types: ['deposit', 'deposit,withdrawal', 'other'],
  }
  for (const name of settingNames) {
    for (const value of ['', ...sound[name]]) assert(isSound(name, value), `${name} ${value}`)
    for (const value of [
      'javascript:alert(1)',
      '//a.example',
      '-1',
      '0',
      'ja',
      'en,en',
      'x'.repeat(501),
    ])
      assert(!isSound(name, value), `${name} ${value}`)
  }
})
