/** Invitations on a real server: a code brings somebody, their trades bring a share of fees. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { balancesOf, get } from '@evenkeel/server/testing/calls.ts'
import { review } from '@evenkeel/server/testing/deciding.ts'
import { ann as form, handIn } from '@evenkeel/server/testing/pictures.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { taken, traderAt } from '@evenkeel/server/testing/traders.ts'
import { makeJpeg } from '../files/testing/pictures.ts'
import { registered } from '../testing/registered.ts'

const SHARE_MS = 365 * 24 * 3_600_000

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

const invite = async (token: string) => taken(await get(server.url, 'user/get_invite', { token }))
const invited = async (token: string, query = '') =>
  taken(await get(server.url, `user/get_invited${query}`, { token }))

/** The server stops and comes back: what is owed is paid right away. */
async function restart() {
  await server.pause()
  server = await startTestServer({ dataDir: server.dataDir })
}

test('[E35] the inviter sees whom they invited by the masked address, and nobody else does', async () => {
  const ann = await server.member()
  const other = await server.member()
  const { invite_code, ...begins } = await invite(ann.token)
  assert.match(invite_code, /^[0-9A-F]{8}$/)
  assert.deepEqual(begins, {
    invited: 0,
    share_bps: 2_000,
    days: 365,
    is_verified: false,
    earned: [],
  })
  const began = Date.now()
  await registered(server, { email: 'robert@example.org', inviteCode: invite_code })
  const { rows, next } = await invited(ann.token)
  assert.equal(next, undefined)
  const [{ id, joined_at, until, ...row }] = rows
  assert.deepEqual(row, { account: 'ro***@example.org', is_verified: false, earned: [] })
  assert.match(id, /^[A-Za-z0-9_-]{22}$/)
  assert(Math.abs(joined_at - began) < 60_000)
  assert.equal(until, joined_at + SHARE_MS)
  assert.equal((await invite(ann.token)).invited, 1)
  assert.deepEqual((await invited(other.token)).rows, [])
  assert.equal((await invite(other.token)).invited, 0)
})

test('[E31] invitations are not for the demo realm', async () => {
  const { token } = await server.member({ realm: 'demo' })
  for (const path of ['user/get_invite', 'user/get_invited'])
    assert.notEqual((await get(server.url, path, { token })).code, 1)
})

test('[E35] page by page, the newest first, each once', async () => {
  const ann = await server.member()
  const bring = `insert into member (invited_by) values ($1) returning id`
  for (let nth = 0; nth < 7; nth++) await server.query(bring, [ann.member])
  await restart()
  await eventually('all seven are told', async () => (await invite(ann.token)).invited === 7)
  const whole = (await invited(ann.token)).rows as { id: string; joined_at: number }[]
  const paged: typeof whole = []
  for (let query = '?size=3', pages = 0; ; pages++) {
    assert(pages < 3)
    const { rows, next } = await invited(ann.token, query)
    paged.push(...rows)
    if (next === undefined) break
    query = `?size=3&after=${next}`
  }
  assert.deepEqual(paged, whole)
  assert.equal(new Set(whole.map(({ id }) => id)).size, 7)
  const times = whole.map(({ joined_at }) => joined_at)
  assert.deepEqual(
    times,
    [...times].sort((one, other) => other - one),
  )
  assert.deepEqual(await invited(ann.token, `?after=${'A'.repeat(22)}`), { rows: [] })
})

test('[E33] [E34] [E35] an invited member trades; the inviter has a fifth of the fees, once', async () => {
  const { ann, bob, cat } = await givenFriends()
  await verify(ann.token, 'NL 1001')
  await verify(bob.token, 'NL 1002')
  await trade(cat, bob, '0.01234')
  assert.deepEqual((await invite(ann.token)).earned, [])
  await restart()
  await earns(ann.token, '0.00000246', ['commission 0.00000246 spot'])
  // With what was traded before this makes 0.013 bitcoin, a thousandth of which are fees.
  await trade(cat, bob, '0.00066')
  await restart()
  await earns(ann.token, '0.0000026', ['commission 0.00000014 spot', 'commission 0.00000246 spot'])
})

test('[E39] [M18] an own second account earns nothing, whatever it hands in; a friend all there was', async () => {
  const { ann, bob, cat, dan } = await givenFriends()
  for (const [nth, member] of [cat.member, dan.member].entries())
    await server.query(
      `insert into identity (member, level, state, sealed, lookup, photos, submitted_at)
       values ($1, 'basic', 2, '', $2, '{}', now())`,
      [member, Buffer.from(`another ${nth}`)],
    )
  await verify(ann.token, 'NL 2001')
  await handedIn(bob.token, 'nl-2001')
  assert.equal(await review(server, { verdict: 'verify' }), 'idNumberTaken')
  await trade(cat, bob, '0.01234')
  await restart()
  // One round pays all that it may: with Dan's share, Ann's would be there.
  const share = async () => (await balancesOf(server.url, dan.token))['USDT spot']
  await eventually('Dan has his share', share)
  assert.deepEqual(await balancesOf(server.url, ann.token), {})
  assert.equal((await invite(ann.token)).is_verified, true)
  assert.equal((await invited(ann.token)).rows[0].is_verified, false)
  assert.equal((await invited(dan.token)).rows[0].is_verified, true)
  await review(server, { verdict: 'again', reason: 'Please write to us.' })
  await verify(bob.token, 'NL 2002')
  assert.equal((await invited(ann.token)).rows[0].is_verified, true)
  await restart()
  await earns(ann.token, '0.00000246', ['commission 0.00000246 spot'])
})

/** Ann has invited Bob, and Dan has invited Cat; who invited has no money. */
async function givenFriends() {
  const [ann, dan] = [await server.member({ funds: {} }), await server.member({ funds: {} })]
  const [bob, cat] = [await server.member(), await server.member()]
  for (const [inviter, member] of [
    [ann.member, bob.member],
    [dan.member, cat.member],
  ])
    await server.query('update member set invited_by = $1 where id = $2', [inviter, member])
  await restart()
  for (const { token } of [ann, dan])
    await eventually('the invitation is told', async () => (await invite(token)).invited > 0)
  return { ann, bob, cat, dan }
}

type Trader = { readonly token: string }
async function trade(seller: Trader, buyer: Trader, quantity: string): Promise<void> {
  await traderAt(server.url, seller.token).limit('sell', quantity, '10007.01')
  await traderAt(server.url, buyer.token).limit('buy', quantity, '10007.01')
}

async function handedIn(token: string, idNumber: string): Promise<void> {
  taken(await handIn(server.url, token, await makeJpeg(), { ...form, id_number: idNumber }))
}

async function verify(token: string, idNumber: string): Promise<void> {
  await handedIn(token, idNumber)
  assert.equal(await review(server, { verdict: 'verify' }), 'done')
}

/** Sooner or later the inviter has so much, by payments that stand in the bill like this, once each. */
async function earns(token: string, amount: string, lines: readonly string[]): Promise<void> {
  const has = async () => (await balancesOf(server.url, token))['BTC spot']
  await eventually(`the inviter has ${amount}`, async () => (await has()) === amount)
  const earned = [{ asset: 'BTC', amount }]
  assert.deepEqual((await invite(token)).earned, earned)
  assert.deepEqual((await invited(token)).rows[0].earned, earned)
  const { rows } = taken(await get(server.url, 'wallet/get_bill?tab=assets', { token }))
  const told = rows.map(({ reason, amount, to }: Record<string, string>) => {
    return [reason, amount, to].join(' ')
  })
  assert.deepEqual(told, lines)
}
