/** The call that moves money, asked in every wrong way: a refusal of its own, and nothing moves. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { makeTransfer as contract } from '@evenkeel/verticals/wallet/contract.ts'
import { KEY_HEADER, languages } from '@evenkeel/wire'
import type { SandboxMember } from '../sandbox.ts'
import { balancesOf, get, makeTransfer, newKey, post, transfer } from '../testing/calls.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { catalogueOf } from '../texts.ts'

let server: TestServer
let member: SandboxMember
let held: Record<string, string>

before(async () => {
  server = await startTestServer()
  member = await server.member()
  held = await balancesOf(server.url, member.token)
})
after(() => server.stop())

const PATH = 'wallet/make_transfer'
const bad = { status: 400, code: 400, reason: 'badRequest' }
const refused = (reason: string) => ({ status: 200, code: 0, reason })

/** Asks, compares the answer, and sees that nothing moved. */
async function wrong(
  body: unknown,
  wanted: { status: number; code: number; reason: string },
  headers: Record<string, string> = {},
) {
  const answer = await post(server.url, PATH, body, { token: member.token, ...headers })
  const { status, code, reason, data, msg } = answer
  const shown = String(typeof body === 'string' ? body : JSON.stringify(body)).slice(0, 80)
  assert.deepEqual({ status, code, reason, data }, { ...wanted, data: null }, shown)
  assert.notEqual(msg, reason, `${reason} has a text`)
  assert.deepEqual(await balancesOf(server.url, member.token), held, shown)
  return answer
}

test('the right way moves what was asked and answers with an id', async () => {
  const other = await server.member()
  const { status, code, msg, data } = await makeTransfer(server.url, other.token)
  assert.deepEqual({ status, code, msg }, { status: 200, code: 1, msg: '' })
  assert.match(data.id, /^[A-Za-z0-9_-]{22}$/)
  const now = await balancesOf(server.url, other.token)
  assert.deepEqual(now, { ...held, 'USDT spot': '99999', 'USDT trading': '1' })
})

test('a body that is no object of fields is a bad request', async () => {
  const bodies = [
    '',
    '{',
    '{"asset":',
    'null',
    '[]',
    '[1]',
    '"text"',
    '1',
    'true',
    '{}{}',
    '\u0000',
  ]
  for (const body of [...bodies, JSON.stringify([transfer])]) await wrong(body, bad)
})

test('a body of another content type is a bad request', async () => {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'x/y',
    ';',
  ]
  for (const type of types) await wrong(transfer, bad, { 'content-type': type })
})

test('a body of 70 kB is too large', async () => {
  const tooLarge = { status: 413, code: 413, reason: 'tooLarge' }
  await wrong({ ...transfer, amount: '1'.repeat(70_000) }, tooLarge)
})

test('[X6] poisoned and deeply nested bodies are bad requests', async () => {
  await wrong('{"__proto__":{"amount":"1"},"asset":"USDT","from":"spot","to":"trading"}', bad)
  await wrong('{"constructor":{"prototype":{"amount":"1"}},"asset":"USDT"}', bad)
  await wrong(`${'['.repeat(10_000)}${']'.repeat(10_000)}`, bad)
  await wrong(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, bad)
  assert.equal(({} as Record<string, unknown>).amount, undefined)
})

test('a missing field, or one of the wrong type, is a bad request', async () => {
  for (const field of Object.keys(transfer)) {
    const { [field]: _, ...rest } = transfer as Record<string, string>
    await wrong(rest, bad)
    for (const value of [null, 1, true, [], {}, ['USDT'], { $gt: '' }])
      await wrong({ ...transfer, [field]: value }, bad)
  }
})

test('[Z3] a field that the call does not name is a bad request; `random` alone is ignored', async () => {
  const names = ['member', 'id', 'realm', 'status', 'is_realname', 'credit_score', 'fee', 'token']
  for (const name of names) await wrong({ ...transfer, [name]: 1 }, bad)
  const other = await server.member()
  const body = { ...transfer, random: 0.5 }
  assert.equal((await makeTransfer(server.url, other.token, body)).code, 1)
})

test('[M8] an amount that is no plain decimal is a bad request', async () => {
  const amounts = [
    '-1',
    '-0',
    '+1',
    '1e5',
    '1E5',
    '1e400',
    '0x10',
    '1_000',
    '1,5',
    '1 ',
    ' 1',
    '',
    '.',
    '.5',
    '1.',
    '10^308',
    'NaN',
    'Infinity',
    '1.123456789',
    '1000000000000',
    '0000000000001',
    '1.0.0',
    '1\n',
    '١',
    '１',
    '1\u0000',
    '𝟏',
    '1n',
    `1${'0'.repeat(308)}`,
    '9'.repeat(64_000),
  ]
  for (const amount of amounts) await wrong({ ...transfer, amount }, bad)
})

test('[M8] an amount of nothing is refused, in any spelling', async () => {
  for (const amount of ['0', '0.0', '000', '0.00000000'])
    await wrong({ ...transfer, amount }, refused('amountIsZero'))
})

test('an account or coin that is not there is told', async () => {
  for (const name of ['savings', 'Spot', 'SPOT', '', 'house', '__proto__', 'toString']) {
    await wrong({ ...transfer, from: name }, bad)
    await wrong({ ...transfer, to: name }, bad)
  }
  for (const asset of ['usdt', 'U', '', 'US DT', 'A'.repeat(13), '../x'])
    await wrong({ ...transfer, asset }, bad)
  for (const asset of ['XYZ', 'USDT2', '00'])
    await wrong({ ...transfer, asset }, refused('coinDoesNotExist'))
})

test('the same account twice, or more than is there, is refused', async () => {
  await wrong({ ...transfer, to: 'spot' }, refused('sameAccount'))
  for (const amount of ['100000.00000001', '999999999999.99999999'])
    await wrong({ ...transfer, amount }, refused('insufficientFunds'))
  await wrong({ ...transfer, from: 'trading', to: 'spot' }, refused('insufficientFunds'))
  await wrong({ ...transfer, asset: 'SOL' }, refused('insufficientFunds'))
})

test('[M2] a call without a key, or with a malformed one, is a bad request', async () => {
  const keys = [
    '',
    'x',
    'a'.repeat(31),
    'a'.repeat(33),
    'A'.repeat(32),
    'g'.repeat(32),
    '0123456789abcdef0123456789abcdef',
    newKey().replace(/^(.{12})7/, '$14'),
    `${newKey()}, ${newKey()}`,
  ]
  for (const key of keys) await wrong(transfer, bad, { [KEY_HEADER]: key })
  const headers = { token: member.token, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(transfer) }
  const answer = await fetch(`${server.url}/api/${PATH}`, init)
  assert.equal(answer.status, 400)
  assert.equal(((await answer.json()) as { reason: string }).reason, 'keyMissing')
  assert.deepEqual(await balancesOf(server.url, member.token), held)
})

test('every refusal of the call comes with its text in each of the 13 languages', async () => {
  const provoking: Record<string, unknown> = {
    coinDoesNotExist: { ...transfer, asset: 'XYZ' },
    sameAccount: { ...transfer, to: 'spot' },
    amountIsZero: { ...transfer, amount: '0' },
    insufficientFunds: { ...transfer, amount: '100001' },
    badRequest: {},
  }
  assert.deepEqual(
    contract.refusals.filter((refusal) => !(refusal in provoking)),
    [],
  )
  for (const language of languages) {
    const own = await catalogueOf(language)
    for (const [reason, body] of Object.entries(provoking)) {
      const wanted = reason === 'badRequest' ? bad : refused(reason)
      const { msg } = await wrong(body, wanted, { 'accept-language': `${language},en;q=0.5` })
      assert.equal(msg, own[`refusal.${reason}`])
    }
  }
  assert.equal(languages.length, 13)
})

test('queries of the lists are checked as strictly', async () => {
  const plain = 'size=0 size=101 size=-1 size=1e1 size=1&size=2 size= after=x after= x=1 size[]=1'
  const encoded = `size=%31%00 after=${'a'.repeat(22)}%20 after=${'%27'.repeat(22)} tab=all`
  const queries = `${plain} ${encoded}`.split(' ')
  for (const query of queries) {
    const { status, reason } = await get(server.url, `wallet/get_transfers?${query}`, {
      token: member.token,
    })
    assert.deepEqual([status, reason], [400, 'badRequest'], query)
  }
  const strange = await get(server.url, `wallet/get_bill?after=${'a'.repeat(22)}`, {
    token: member.token,
  })
  assert.deepEqual([strange.status, strange.data], [200, { rows: [] }])
})

test('[K1] [L2] tokens, keys and what members sent never stand in the log', async () => {
  const canary = 'CANARY7331'
  const headers = { token: canary, 'accept-language': canary, [KEY_HEADER]: canary }
  await post(server.url, PATH, { ...transfer, asset: canary }, { token: member.token })
  await post(server.url, PATH, `{"${canary}": `, { token: member.token })
  await post(server.url, `${canary}?${canary}=1`, { [canary]: canary }, headers)
  await get(server.url, `wallet/get_bill?tab=${canary}`, headers)
  const log = server.logged()
  assert.match(log, /"event":"recovered"/)
  for (const secret of [canary, member.token, '100000.00000001'])
    assert(!log.includes(secret), `${secret.slice(0, 6)} is in the log`)
  assert.doesNotMatch(log, /"level":"error"/)
})
