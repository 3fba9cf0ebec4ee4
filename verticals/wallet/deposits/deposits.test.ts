/** Deposits over HTTP: networks, addresses, what members tell of, and whose it is. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { balancesOf, get, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { makeJpeg, upload } from '@evenkeel/server/testing/pictures.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { KEY_HEADER, languages } from '@evenkeel/wire'
import { sourceOf } from './transactions.ts'

const TX = `0x${'ab'.repeat(32)}`

let server: TestServer
let picture: Buffer
before(async () => {
  server = await startTestServer()
  picture = await makeJpeg()
})
after(() => server.stop())

async function given() {
  const { token } = await server.member()
  const proofOf = async () => (await upload(server.url, picture, { token })).data.name as string
  const tell = (body: object, headers: Record<string, string> = {}) =>
    post(server.url, 'wallet/submit_deposit', body, { token, ...headers })
  const list = async (query = '') =>
    (await get(server.url, `wallet/get_deposits${query}`, { token })).data
  return { token, proofOf, tell, list }
}

test('[W14] a source is the hash of chain, transaction and place within it', () => {
  const hash = createHash('sha256').update(`ethereum:${TX}:1`).digest('hex')
  assert.equal(sourceOf('ethereum', TX, 1), hash)
})

test('networks say what deposits and withdrawals are held to, and what a sandbox gives', async () => {
  const { token } = await given()
  const { data } = await get(server.url, 'wallet/get_networks', { token })
  const tron = data.networks.find((one: { label: string }) => one.label === 'TRON (TRC20)')
  assert.deepEqual(tron, {
    asset: 'USDT',
    chain: 'tron',
    label: 'TRON (TRC20)',
    deposit_minimum: '1',
    confirmations: 20,
    withdrawal_minimum: '5',
    withdrawal_fee: '1',
    takes_deposits: true,
    is_watched: false,
  })
  const usdt = data.test_funds.find((one: { asset: string }) => one.asset === 'USDT')
  assert.deepEqual(usdt, { asset: 'USDT', amount: '10000', is_taken: false })
})

test('a member has one address of a coin and chain, nobody else has it, and a sandbox says so', async () => {
  const [one, two] = [await given(), await given()]
  const addressOf = async (token: string, query: string) =>
    get(server.url, `wallet/get_deposit_address?${query}`, { token })
  const own = await addressOf(one.token, 'asset=USDT&chain=tron')
  assert.match(own.data.address, /^T[1-9A-HJ-NP-Za-km-z]{33}$/)
  assert.deepEqual([own.data.is_shared, own.data.is_sandbox], [false, true])
  const again = await addressOf(one.token, 'asset=USDT&chain=tron')
  assert.equal(again.data.address, own.data.address)
  const others = await addressOf(two.token, 'asset=USDT&chain=tron')
  assert.notEqual(others.data.address, own.data.address)
  const wrong = await addressOf(one.token, 'asset=BTC&chain=tron')
  assert.equal(wrong.reason, 'networkNotListed')
  assert.equal((await addressOf(one.token, 'asset=USDT&chain=solana')).status, 400)
})

test('[W18] what a member tells of is pending review, and is no balance', async () => {
  const { token, proofOf, tell, list } = await given()
  const before = await balancesOf(server.url, token)
  const proof = await proofOf()
  const key = newKey()
  const told = { asset: 'USDT', chain: 'ethereum', amount: '25.5', transaction: TX, proof }
  const made = await tell(told, { [KEY_HEADER]: key })
  assert.equal(made.code, 1, made.text)
  const again = await tell(told, { [KEY_HEADER]: key })
  assert.equal(again.data.id, made.data.id, 'a repeat with its key gets the first answer')
  for (const other of [
    { amount: '25.6' },
    { asset: 'ETH' },
    { chain: 'bnb' },
    { transaction: undefined },
    { transaction: `0x${'cd'.repeat(32)}` },
    { proof: await proofOf() },
  ]) {
    const { reason } = await tell({ ...told, ...other }, { [KEY_HEADER]: key })
    assert.equal(reason, 'keyReused', JSON.stringify(other))
  }
  const { rows } = await list()
  assert.equal(rows.length, 1)
  const { at, ...row } = rows[0]
  assert.ok(Math.abs(Date.now() - at) < 60_000)
  assert.deepEqual(row, {
    id: made.data.id,
    kind: 'reported',
    asset: 'USDT',
    chain: 'ethereum',
    label: 'Ethereum (ERC20)',
    amount: '25.5',
    status: 'pendingReview',
    transaction: TX,
  })
  const one = await get(server.url, `wallet/get_deposit?id=${made.data.id}`, { token })
  const shown = await fetch(`${server.url}${one.data.proof}`, { headers: { token } })
  assert.equal(shown.headers.get('content-type'), 'image/jpeg')
  assert.deepEqual(await balancesOf(server.url, token), before)
})

test('a wrong amount, network, transaction or proof is refused by name, in every language, and nothing is made', async () => {
  const { token, proofOf, tell, list } = await given()
  const other = await given()
  const proof = await proofOf()
  const told = { asset: 'USDT', chain: 'tron', amount: '25', proof }
  const refusals: [object, string][] = [
    [{ ...told, amount: '0' }, 'amountIsZero'],
    [{ ...told, amount: '0.99999999' }, 'belowDepositMinimum'],
    [{ ...told, asset: 'BTC' }, 'networkNotListed'],
    [{ ...told, asset: 'XYZ' }, 'networkNotListed'],
    [{ ...told, transaction: TX }, 'transactionMalformed'],
    [{ ...told, transaction: 'ab'.repeat(31) }, 'transactionMalformed'],
    [{ ...told, chain: 'ethereum', transaction: 'ab'.repeat(32) }, 'transactionMalformed'],
    [{ ...told, proof: 'A'.repeat(22) }, 'proofMissing'],
    [{ ...told, proof: await other.proofOf() }, 'proofMissing'],
  ]
  for (const [body, reason] of refusals)
    assert.equal((await tell(body)).reason, reason, JSON.stringify(body))
  const odd = ['-1', '1e5', '0.123456789', '', ' 1', '1,5', 'NaN', '1234567890123', 25, null]
  for (const amount of odd) assert.equal((await tell({ ...told, amount })).status, 400, `${amount}`)
  for (const body of [
    { ...told, status: 'approved' },
    { ...told, member: 1 },
    { ...told, proof: '' },
  ])
    assert.equal((await tell(body)).status, 400)
  const said = new Set<string>()
  for (const language of languages) {
    const { msg } = await tell({ ...told, amount: '0.5' }, { 'accept-language': language })
    assert.match(msg, /1 USDT/)
    said.add(msg)
  }
  assert.equal(said.size, languages.length)
  assert.deepEqual((await list()).rows, [])
  const unkeyed = await fetch(`${server.url}/api/wallet/submit_deposit`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify(told),
  })
  assert.equal(unkeyed.status, 400)
})

test('a proof is the proof of one deposit, and a transaction is told once', async () => {
  const { proofOf, tell } = await given()
  const told = { asset: 'USDT', chain: 'ethereum', amount: '2', proof: await proofOf() }
  assert.equal((await tell({ ...told, transaction: TX })).code, 1)
  assert.equal((await tell(told)).reason, 'proofMissing')
  const same = {
    ...told,
    proof: await proofOf(),
    transaction: TX.toUpperCase().replace('0X', '0x'),
  }
  assert.equal((await tell(same)).reason, 'transactionKnown')
})

test('no more than 20 of a member are open, however many come at once', async () => {
  const { token, proofOf, tell, list } = await given()
  const [row] = await server.query<{ id: string }>(
    'select member as id from file where name = $1',
    [await proofOf()],
  )
  await server.query(
    `insert into reported_deposit (member, request_key, asset, chain, amount, picture, reported_at)
     select $1, 'k' || n, 'USDT', 'tron', 100000000, 'p', now() from generate_series(1, 17) n`,
    [row?.id],
  )
  const proofs: string[] = []
  for (let nth = 0; nth < 8; nth++) proofs.push(await proofOf())
  const answers = await Promise.all(
    proofs.map((proof) => tell({ asset: 'USDT', chain: 'tron', amount: '5', proof })),
  )
  assert.equal(answers.filter(({ code }) => code === 1).length, 3)
  for (const { code, reason } of answers) if (code !== 1) assert.equal(reason, 'tooManyDeposits')
  const pages = []
  let after = ''
  do {
    const { rows, next } = await list(`?size=7${after}`)
    pages.push(...rows)
    after = next ? `&after=${next}` : ''
  } while (after !== '')
  assert.equal(pages.length, 20)
  assert.equal(new Set(pages.map(({ id }) => id)).size, 20)
  const times = pages.map(({ at }) => at)
  assert.deepEqual(
    times,
    times.toSorted((one, two) => two - one),
  )
  assert.ok(token)
})

test('[Z1] deposits of others are as unknown as those that never were', async () => {
  const [one, two] = [await given(), await given()]
  const proof = await one.proofOf()
  const { data } = await one.tell({ asset: 'USDT', chain: 'tron', amount: '5', proof })
  const asked = [data.id, 'A'.repeat(22)]
  for (const id of asked) {
    const answer = await get(server.url, `wallet/get_deposit?id=${id}`, { token: two.token })
    assert.deepEqual([answer.reason, answer.data], ['depositDoesNotExist', null])
  }
  assert.deepEqual((await two.list()).rows, [])
  assert.deepEqual((await two.list(`?after=${data.id}`)).rows, [])
})
