/** The address book over HTTP: what gets into it, whose it is, and what is kept of it. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, type Headers, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { eraseMember } from '@evenkeel/server/testing/deciding.ts'
import {
  type Proven,
  provenMember,
  switchAllowListOn,
  switchTotpOn,
} from '@evenkeel/server/testing/proven.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { languages } from '@evenkeel/wire'

const EVM = '0x52908400098527886E0F7030069857D2E4169EE7'
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
const SEGWIT = 'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu'
const LEGACY = '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'
const LITECOIN = 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'
const DAY_MS = 24 * 60 * 60 * 1000

let server: TestServer
let url: string

before(async () => {
  server = await startTestServer()
  url = server.url
})
after(() => server.stop())

const target = { asset: 'USDT', chain: 'tron', address: TRON }
const send = (member: Proven, path: string, body: object, headers: Headers = {}) =>
  post(url, `wallet/${path}`, body, { token: member.token, ...headers })
const add = (member: Proven, wish: object = {}, headers: Headers = {}) =>
  send(
    member,
    'add_address',
    { ...target, remark: 'mine', transaction_password: member.transactionPassword, ...wish },
    headers,
  )
type Shown = { id: string; asset: string; chain: string; address: string; remark: string }
async function bookOf({ token }: Proven, query = ''): Promise<Shown[]> {
  return (await get(url, `wallet/get_addresses${query}`, { token })).data.addresses
}
const shown = (entries: readonly Shown[]) =>
  entries.map(({ asset, chain, address, remark }) => `${asset} ${chain} ${address} ${remark}`)
const somebody = () => provenMember(server)

test('[W32] what is added is there, newest first, in the form of its chain, by coin and network too', async () => {
  const [ann, eve] = [await somebody(), await somebody()]
  const wishes = [
    target,
    { asset: 'USDT', chain: 'ethereum', address: EVM.toLowerCase() },
    { asset: 'USDT', chain: 'bnb', address: EVM },
    { asset: 'BTC', chain: 'bitcoin', address: SEGWIT.toUpperCase() },
    { asset: 'BTC', chain: 'bitcoin', address: LEGACY },
  ]
  for (const [nth, wish] of wishes.entries())
    assert.equal((await add(ann, { ...wish, remark: `no. ${nth}` })).code, 1)
  assert.deepEqual(shown(await bookOf(ann)), [
    `BTC bitcoin ${LEGACY} no. 4`,
    `BTC bitcoin ${SEGWIT} no. 3`,
    `USDT bnb ${EVM} no. 2`,
    `USDT ethereum ${EVM} no. 1`,
    `USDT tron ${TRON} no. 0`,
  ])
  assert.equal((await bookOf(ann, '?asset=USDT')).length, 3)
  assert.equal((await bookOf(ann, '?chain=bitcoin')).length, 2)
  assert.deepEqual(shown(await bookOf(ann, '?asset=USDT&chain=bnb')), [`USDT bnb ${EVM} no. 2`])
  assert.deepEqual(await bookOf(eve), [])
  const { data } = await get(url, 'wallet/get_addresses', { token: ann.token })
  assert.equal(data.needs_second_factor, false)
  assert(data.networks.some((one: Shown) => one.asset === 'USDT' && one.chain === 'tron'))
})

const broken = (address: string) => {
  const last = address.slice(-2, -1)
  return `${address.slice(0, -2)}${last === '5' ? '6' : '5'}${address.slice(-1)}`
}
const wrong: readonly (readonly [asset: string, chain: string, address: string, reason: string])[] =
  [
    ['BTC', 'tron', TRON, 'networkNotListed'],
    ['LINK', 'bnb', EVM, 'networkNotListed'],
    ['NONE', 'tron', TRON, 'networkNotListed'],
    ...(['bitcoin', 'ethereum', 'bnb', 'polygon', 'tron'] as const).flatMap((chain) => {
      const asset = chain === 'bitcoin' ? 'BTC' : 'USDT'
      const nonsense = ['x', ' ', '0x', `${EVM}0`, EVM.slice(2), `0x${'0'.repeat(40)}`, '💰💰💰']
      return nonsense.map((address) => [asset, chain, address, 'addressMalformed'] as const)
    }),
    ...(['ethereum', 'bnb', 'polygon'] as const).flatMap(
      (chain) =>
        [
          ['USDT', chain, EVM.replace('E', 'e'), 'addressChecksumWrong'],
          ['USDT', chain, TRON, 'addressOfOtherNetwork'],
          ['USDT', chain, SEGWIT, 'addressOfOtherNetwork'],
          ['USDT', chain, ` ${EVM}`, 'addressMalformed'],
        ] as const,
    ),
    ['USDT', 'tron', broken(TRON), 'addressChecksumWrong'],
    ['USDT', 'tron', EVM, 'addressOfOtherNetwork'],
    ['USDT', 'tron', LEGACY, 'addressOfOtherNetwork'],
    ['TRX', 'tron', SEGWIT, 'addressOfOtherNetwork'],
    ['BTC', 'bitcoin', broken(SEGWIT), 'addressChecksumWrong'],
    ['BTC', 'bitcoin', broken(LEGACY), 'addressChecksumWrong'],
    [
      'BTC',
      'bitcoin',
      `${SEGWIT.slice(0, 10)}${SEGWIT.slice(10).toUpperCase()}`,
      'addressMalformed',
    ],
    ['BTC', 'bitcoin', TRON, 'addressOfOtherNetwork'],
    ['BTC', 'bitcoin', EVM, 'addressOfOtherNetwork'],
    ['BTC', 'bitcoin', LITECOIN, 'addressOfOtherNetwork'],
  ]

test('[W32] [N1] each wrong form of address is refused by name on each chain, and nothing is kept', async () => {
  const ann = await somebody()
  for (const [asset, chain, address, reason] of wrong) {
    const wish = { asset, chain, address }
    const told = `${asset} ${chain} ${address}`
    assert.equal((await add(ann, wish)).reason, reason, told)
    assert.equal((await send(ann, 'check_address', wish)).reason, reason, told)
  }
  assert.equal((await add(ann, { chain: 'solana' })).reason, 'badRequest')
  assert.equal((await add(ann, { address: '' })).reason, 'badRequest')
  assert.equal((await add(ann, { address: TRON.repeat(4) })).reason, 'badRequest')
  assert.equal((await send(ann, 'check_address', target)).code, 1)
  assert.deepEqual(await bookOf(ann), [])
})

test('[W32] refusals have their words in all 13 languages', async () => {
  const ann = await somebody()
  const said = new Set<string>()
  for (const language of languages) {
    const wish = { ...target, address: EVM }
    const { msg } = await send(ann, 'check_address', wish, { 'accept-language': language })
    assert.doesNotMatch(msg, /addressOfOtherNetwork/)
    said.add(msg)
  }
  assert.equal(said.size, languages.length)
})

test('[W32] the same address of a coin and network is there once, however it is written', async () => {
  const [ann, eve] = [await somebody(), await somebody()]
  const usdt = { asset: 'USDT', chain: 'ethereum', address: EVM }
  assert.equal((await add(ann, usdt)).code, 1)
  for (const address of [EVM, EVM.toLowerCase(), `0x${EVM.slice(2).toUpperCase()}`]) {
    assert.equal((await add(ann, { ...usdt, address })).reason, 'addressKnown')
    assert.equal((await send(ann, 'check_address', { ...usdt, address })).reason, 'addressKnown')
  }
  assert.equal((await add(ann, { ...usdt, chain: 'polygon' })).code, 1)
  assert.equal((await add(ann, { ...usdt, asset: 'ETH' })).code, 1)
  assert.equal((await add(eve, usdt)).code, 1)
  assert.equal((await bookOf(ann)).length, 3)
})

test('[W32] a repeat is told what the first was, and adds nothing; its key is good for nothing else', async () => {
  const [bob, eve] = [await somebody(), await somebody()]
  const header = { 'idempotency-key': newKey() }
  const first = await add(bob, {}, header)
  assert.equal(first.code, 1)
  const again = await add(bob, { transaction_password: 'whatever it is' }, header)
  assert.deepEqual(again.data, first.data)
  assert.equal((await add(bob, { asset: 'TRX' }, header)).reason, 'keyReused')
  assert.equal((await add(bob, { chain: 'bnb', address: EVM }, header)).reason, 'keyReused')
  assert.equal((await bookOf(bob)).length, 1)
  // What is a key to one is nothing to another.
  assert.equal((await add(eve, { asset: 'TRX' }, header)).code, 1)
  const bare = await fetch(`${url}/api/wallet/add_address`, {
    method: 'POST',
    headers: { token: bob.token, 'content-type': 'application/json' },
    body: JSON.stringify({ ...target, remark: 'x', transaction_password: 'y' }),
  })
  assert.equal(((await bare.json()) as { reason: string }).reason, 'keyMissing')
})

test('[W32] a wrong transaction password is counted, and the right one no longer serves after five', async () => {
  const bob = await somebody()
  for (let nth = 0; nth < 5; nth++) {
    const { reason } = await add(bob, { transaction_password: `wrong ${nth}` })
    assert.equal(reason, 'transactionPasswordWrong')
  }
  assert.equal((await add(bob)).reason, 'transactionPasswordExhausted')
  assert.deepEqual(await bookOf(bob), [])
  // What is wrong anyway costs no try.
  const carl = await somebody()
  for (let nth = 0; nth < 6; nth++)
    assert.equal(
      (await add(carl, { address: EVM, transaction_password: 'wrong' })).reason,
      'addressOfOtherNetwork',
    )
  assert.equal((await add(carl)).code, 1)
})

test('[W32] without a transaction password nothing is added', async () => {
  const { token } = await server.member()
  const wish = { ...target, remark: 'x', transaction_password: 'y' }
  const { reason } = await post(url, 'wallet/add_address', wish, { token })
  assert.equal(reason, 'transactionPasswordNotSet')
})

test('[W32] the second factor is asked for where it is on', async () => {
  const bob = await somebody()
  const code = await switchTotpOn(url, bob)
  const { data } = await get(url, 'wallet/get_addresses', { token: bob.token })
  assert.equal(data.needs_second_factor, true)
  assert.equal((await add(bob)).reason, 'secondFactorWrong')
  assert.equal((await add(bob, { totp: '000000' })).reason, 'secondFactorWrong')
  assert.equal((await add(bob, { totp: code() })).code, 1)
})

test('[W32] with the allow-list on, an entry says from when withdrawals go there', async () => {
  const bob = await somebody()
  await add(bob)
  const before = (await get(url, 'wallet/get_addresses', { token: bob.token })).data.addresses[0]
  assert.equal(before.usable_from, undefined)
  await switchAllowListOn(url, bob)
  const since = (await get(url, 'wallet/get_addresses', { token: bob.token })).data.addresses[0]
  assert.equal(since.usable_from, since.added_at + DAY_MS)
})

test('[W32] whoever owns the account is told of a new address, without its remark', async () => {
  const bob = await somebody()
  await add(bob, { remark: 'call 555-0100 now' })
  const answer = await fetch(`${server.opsUrl}/sandbox/outbox`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.secret}` },
    body: '{}',
  })
  type Mail = { to: string; subject: string; text: string }
  const mails = ((await answer.json()) as Mail[]).filter(({ to }) => to === bob.email)
  const told = mails.find(({ subject }) => subject === 'New address in your Evenkeel address book')
  assert.ok(told)
  assert.match(told.text, /TJRabPrw…jpRTv8, USDT on TRON \(TRC20\)/)
  assert(!told.text.includes(TRON) && !told.text.includes('555-0100'))
})

test('[W33] [Z1] nobody changes or removes an entry of somebody else, nor one that never was', async () => {
  const [ann, eve] = [await somebody(), await somebody()]
  await add(ann, { remark: 'of Ann' })
  await add(eve, { remark: 'of Eve' })
  const [hers] = await bookOf(ann)
  const [own] = await bookOf(eve)
  assert.ok(hers && own)
  const unknown = 'A'.repeat(22)
  for (const id of [hers.id, unknown]) {
    assert.equal(
      (await send(eve, 'edit_address', { id, remark: 'x' })).reason,
      'addressDoesNotExist',
    )
    assert.equal((await send(eve, 'remove_address', { id })).reason, 'addressDoesNotExist')
  }
  assert.deepEqual(shown(await bookOf(ann)), [`USDT tron ${TRON} of Ann`])
  assert.equal((await send(eve, 'edit_address', { id: own.id, remark: ' new \n words ' })).code, 1)
  assert.deepEqual(shown(await bookOf(eve)), [`USDT tron ${TRON} new words`])
  assert.equal((await send(eve, 'remove_address', { id: own.id })).code, 1)
  assert.equal((await send(eve, 'remove_address', { id: own.id })).reason, 'addressDoesNotExist')
  assert.deepEqual(await bookOf(eve), [])
  assert.equal((await add(eve)).code, 1)
})

test('[W33] [Z6] what is erased with its member is gone, and what is kept is sealed', async () => {
  const [ann, bob] = [await somebody(), await somebody()]
  await add(ann)
  await add(bob, { remark: 'a private remark' })
  const kept = await server.query<{ row: string }>(
    'select wallet_address::text as row from wallet_address where member = $1',
    [bob.id],
  )
  assert.equal(kept.length, 1)
  const bytes = Buffer.from(kept[0]?.row ?? '')
  for (const secret of [TRON, 'a private remark'])
    for (const form of [secret, Buffer.from(secret).toString('hex')])
      assert(!bytes.includes(form), form)
  assert.equal(await eraseMember(server, bob.uid), 'done')
  const left = await server.query('select 1 as id from wallet_address where member = $1', [bob.id])
  assert.deepEqual([left.length, (await bookOf(ann)).length], [0, 1])
})
