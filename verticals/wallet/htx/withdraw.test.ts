/** Withdrawals of programs over HTTP: who may, to where, and that every rule of the app holds. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { balancesOf } from '@evenkeel/server/testing/calls.ts'
import { askSigned, send, signed, type TestKey } from '@evenkeel/server/testing/programs.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import {
  addToBook,
  BOOKED,
  givenWithdrawingProgram,
  type WithdrawingProgram,
  withdrawKey,
} from '@evenkeel/server/testing/withdrawKeys.ts'
import { languages } from '@evenkeel/wire'

const ELSEWHERE = '0xde709f2102306220921060314715629080e2fb77'
const CREATE = '/v1/dw/withdraw/api/create'
const wish = { address: BOOKED, currency: 'usdt', chain: 'ethereum', amount: '20' }

let server: TestServer
let ann: WithdrawingProgram
before(async () => {
  server = await startTestServer()
  ann = await givenWithdrawingProgram(server)
})
after(() => server.stop())

const withdraw = (change: object = {}, key: TestKey = ann.key) =>
  askSigned(server.url, key, { method: 'POST', path: CREATE, body: { ...wish, ...change } })
const cancel = (id: string, key: TestKey = ann.key) => {
  const path = `/v1/dw/withdraw-virtual/${id}/cancel`
  return askSigned(server.url, key, { method: 'POST', path, body: {} })
}
const listed = (key: TestKey = ann.key, query: Record<string, string> = {}) => {
  const path = '/v1/query/deposit-withdraw'
  return askSigned(server.url, key, { path, query: { type: 'withdraw', ...query } })
}
const countOf = async (who: WithdrawingProgram) =>
  (await who.get('wallet/get_withdrawals')).data.rows.length

/** Nothing moves, whatever is refused. */
async function isRefused(answer: Record<string, unknown>, reason: string, fault?: string) {
  assert.equal(answer.status, 'error', JSON.stringify(answer))
  assert.equal(answer.reason, reason, JSON.stringify(answer))
  if (fault !== undefined) assert.equal(answer['err-code'], fault)
  assert.deepEqual(await balancesOf(server.url, ann.token), { 'USDT spot': '100000' })
}

test('[W60] a key without the scope, a new one, and one from elsewhere do not withdraw', async () => {
  const { member } = ann
  const plain = await withdrawKey(server, member, { mayWithdraw: false })
  await isRefused(await withdraw({}, plain), 'apiKeyMayNotWithdraw', 'api-signature-not-valid')
  await isRefused(await cancel('A'.repeat(22), plain), 'apiKeyMayNotWithdraw')
  const far = await withdrawKey(server, member, { addresses: ['192.0.2.7'] })
  await isRefused(await withdraw({}, far), 'apiKeyElsewhere', 'api-signature-not-valid')
  const fresh = await withdrawKey(server, member, { age: 24 * 3_600_000 - 60_000 })
  await isRefused(await withdraw({}, fresh), 'apiKeyTooNew')
  const over = await withdrawKey(server, member, { endsIn: -1 })
  await isRefused(await withdraw({}, over), 'apiKeyExpired')
})

test('[W60, M14] it goes to an address of the book that has rested, and nowhere else', async () => {
  await isRefused(
    await withdraw({ address: ELSEWHERE }),
    'addressNotAllowed',
    'api-not-support-temp-addr',
  )
  await isRefused(await withdraw({ chain: 'bnb' }), 'addressNotAllowed')
  await server.query('update member set totp = null where id = $1', [ann.member])
  await addToBook(server, ann, ELSEWHERE)
  await isRefused(await withdraw(), 'authenticatorNeeded')
  await server.query(`update member set totp = 'x' where id = $1`, [ann.member])
  await isRefused(await withdraw({ address: ELSEWHERE }), 'addressTooNew')
  await server.query('update member set is_allow_listed = false where id = $1', [ann.member])
  await isRefused(await withdraw(), 'allowListNeeded')
  await server.query('update member set is_allow_listed = true where id = $1', [ann.member])
})

test('[W60] every other rule of a withdrawal holds', async () => {
  const hold = (until: Date | null) => {
    const sql = 'update member set withdrawals_held_until = $2 where id = $1'
    return server.query(sql, [ann.member, until])
  }
  await hold(new Date(Date.now() + 3_600_000))
  await isRefused(await withdraw(), 'withdrawalsHeld')
  await hold(null)
  await isRefused(await withdraw({ amount: '0.01' }), 'belowWithdrawalMinimum')
  await isRefused(await withdraw({ amount: '90000' }), 'dailyLimitReached')
  await isRefused(await withdraw({ amount: '20.1234567' }), 'amountTooFine')
  await isRefused(await withdraw({ address: 'hello' }), 'addressMalformed', 'invalid-address')
  await server.query('update identity set state = 4 where member = $1', [ann.member])
  await isRefused(await withdraw(), 'verificationNeeded')
  await server.query('update identity set state = 2 where member = $1', [ann.member])
  await server.query('update member set frozen_at = now() where id = $1', [ann.member])
  assert.match((await withdraw())['err-msg'], /Incorrect Access key/)
  await server.query('update member set frozen_at = null where id = $1', [ann.member])
})

test('[W60] what is malformed is told so, and nothing moves', async () => {
  const wrong: readonly object[] = [
    { amount: '1e3' },
    { amount: '-1' },
    { amount: '' },
    { amount: null },
    { amount: {} },
    { currency: 'none' },
    { currency: '__proto__' },
    { chain: 'nowhere' },
    { chain: '' },
    { address: '' },
    { address: 'x'.repeat(121) },
    { address: 7 },
    { fee: '0' },
    { 'addr-tag': '7' },
    { 'client-order-id': 'a b' },
  ]
  for (const change of wrong) {
    const answer = await withdraw(change)
    assert.equal(answer.status, 'error', JSON.stringify(change))
    assert.notEqual(answer['err-code'], 'gateway-internal-error', JSON.stringify(change))
  }
  assert.deepEqual(await balancesOf(server.url, ann.token), { 'USDT spot': '100000' })
})

test('[W60] each refusal is told in 13 languages', async () => {
  const plain = await withdrawKey(server, ann.member, { mayWithdraw: false })
  const far = await withdrawKey(server, ann.member, { addresses: ['192.0.2.7'] })
  for (const [key, body] of [
    [plain, wish],
    [far, wish],
    [ann.key, { ...wish, address: BOOKED.replace('5290', '5291').toLowerCase() }],
  ] as const) {
    const said = new Set<string>()
    for (const language of languages) {
      const { address, init } = signed(server.url, key, { method: 'POST', path: CREATE, body })
      const headers = { ...init.headers, 'accept-language': language }
      const answer = await (await fetch(address, { ...init, headers })).json()
      said.add((answer as Record<string, string>)['err-msg'] ?? '')
    }
    assert.equal(said.size, languages.length, [...said].join('\n'))
  }
})

test('[W60] it is frozen at once, waits for operators, is told to its owner, listed and taken back', async () => {
  await server.query('delete from message')
  const made = await withdraw({ amount: 20.5, 'client-order-id': 'rent-1' })
  assert.equal(made.status, 'ok', JSON.stringify(made))
  const { data } = await ann.get(`wallet/get_withdrawal?id=${made.data}`)
  assert.deepEqual([data.state, data.amount, data.address], ['requested', '20.5', BOOKED])
  const [row] = (await listed()).data
  assert.deepEqual(
    [row.id, row.type, row.currency, row.chain, row.state, row.amount, row.address],
    [made.data, 'withdraw', 'usdt', 'ethereum', 'submitted', 20.5, BOOKED],
  )
  const headers = { authorization: `Bearer ${server.secret}` }
  const outbox = async () =>
    (await fetch(`${server.opsUrl}/sandbox/outbox`, { method: 'POST', headers, body: '{}' })).text()
  const told = await eventually('it is told', async () => {
    const all = await outbox()
    return all.includes('API key') && all
  })
  for (const part of ['20.5 USDT', 'Ethereum', `…${BOOKED.slice(-6)}`, 'API key'])
    assert.ok(told.includes(part), `${part} in ${told}`)

  const asked = 'select api_key::float8 as key from withdrawal_destination where member = $1'
  assert.deepEqual(await server.query(asked, [ann.member]), [{ key: ann.key.number }])

  const eve = await givenWithdrawingProgram(server)
  assert.equal((await cancel(made.data, eve.key)).reason, 'withdrawalDoesNotExist')
  assert.deepEqual((await listed(eve.key)).data, [])
  assert.deepEqual(await cancel(made.data), { status: 'ok', data: made.data })
  assert.equal((await listed(ann.key, { currency: 'usdt' })).data[0].state, 'canceled')
  assert.deepEqual((await listed(ann.key, { currency: 'btc' })).data, [])
  assert.deepEqual(await balancesOf(server.url, ann.token), { 'USDT spot': '100000' })
})

test('[W60] a request that is sent again withdraws once, and with another body not at all', async () => {
  const eve = await givenWithdrawingProgram(server)
  const body = { ...wish, 'client-order-id': 'once' }
  const request = signed(server.url, eve.key, { method: 'POST', path: CREATE, body })
  const answers = await Promise.all([send(request), send(request), send(request)])
  const ids = new Set(answers.map(({ data }) => data))
  assert.equal(ids.size, 1, JSON.stringify(answers))
  assert.equal(await countOf(eve), 1)
  const other = JSON.stringify({ ...body, amount: '21' })
  const changed = await send({ ...request, init: { ...request.init, body: other } })
  assert.equal(changed.status, 'error')
  assert.equal(await countOf(eve), 1)
})

test('[W60] an amount without quotes counts by the digits that were sent', async () => {
  const eve = await givenWithdrawingProgram(server)
  const { address, init } = signed(server.url, eve.key, {
    method: 'POST',
    path: CREATE,
    body: wish,
  })
  const text = JSON.stringify(wish).replace('"20"', '20.00000000000000000000001')
  const answer = await (await fetch(address, { ...init, body: text })).json()
  assert.equal((answer as Record<string, string>)['err-code'], 'invalid-amount')
  const exact = JSON.stringify(wish).replace('"20"', '20.123457')
  const { data } = (await (await fetch(address, { ...init, body: exact })).json()) as {
    data: string
  }
  const { data: shown } = await eve.get(`wallet/get_withdrawal?id=${data}`)
  assert.equal(shown.amount, '20.123457')
})
