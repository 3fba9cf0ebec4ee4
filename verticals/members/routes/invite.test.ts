/** Invitations on a real server: a code brings somebody, their trades bring a share of fees. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { balancesOf, get, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { taken, traderAt, traderOn } from '@evenkeel/server/testing/traders.ts'
import { SHARE_MS } from '../core.ts'
import { createSearch } from '../web/proofOfWork.ts'

const TRIES = 2 ** 26

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

async function register(email: string, inviteCode: string): Promise<void> {
  const asked = taken(await get(server.url, 'common/captcha?action=register'))
  const solved = createSearch(asked.challenge, asked.bits)(0, TRIES)
  const captcha = `${asked.challenge}.${solved}`
  const wish = { email, purpose: 'register', captcha }
  const { ticket, sandbox_code } = taken(await post(server.url, 'user/send_code', wish))
  taken(
    await post(server.url, 'user/register', {
      ...{ email, password: 'not so short 1', confirm: 'not so short 1' },
      ...{ transaction_password: 'another one 2', invite_code: inviteCode },
      ...{ ticket, code: sandbox_code, agreed: true },
    }),
  )
}

test('[E35] the inviter sees whom they invited by the masked address, and nobody else does', async () => {
  const ann = await server.member()
  const other = await server.member()
  const { invite_code, ...begins } = await invite(ann.token)
  assert.match(invite_code, /^[0-9A-F]{8}$/)
  assert.deepEqual(begins, { invited: 0, share_bps: 2_000, days: 365, earned: [] })
  const began = Date.now()
  await register('robert@example.org', invite_code)
  const { rows, next } = await invited(ann.token)
  assert.equal(next, undefined)
  const [{ id, joined_at, until, ...row }] = rows
  assert.deepEqual(row, { account: 'ro***@example.org', earned: [] })
  assert.match(id, /^[A-Za-z0-9_-]{22}$/)
  assert(Math.abs(joined_at - began) < 60_000)
  assert.equal(until, joined_at + SHARE_MS)
  assert.equal((await invite(ann.token)).invited, 1)
  assert.deepEqual((await invited(other.token)).rows, [])
  assert.equal((await invite(other.token)).invited, 0)
})

test('[E31] invitations are not for the demo book', async () => {
  const { token } = await server.member({ realm: 'demo' })
  for (const path of ['user/get_invite', 'user/get_invited'])
    assert.notEqual((await get(server.url, path, { token })).code, 1)
})

test('[E35] page by page, the newest first, each once', async () => {
  const ann = await server.member()
  const bring = `insert into member (invited_by) values ($1) returning id`
  for (let nth = 0; nth < 7; nth++) await server.query(bring, [ann.member])
  await restart()
  while ((await invite(ann.token)).invited < 7) await pause(20)
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
  const ann = await server.member({ funds: {} })
  const bob = await server.member({ funds: { USDT: '10000' } })
  await server.query('update member set invited_by = $1 where id = $2', [ann.member, bob.member])
  await restart()
  while ((await invite(ann.token)).invited < 1) await pause(20)
  const cat = await traderOn(server)
  await cat.limit('sell', '0.01234', '10007.01')
  await traderAt(server.url, bob.token).limit('buy', '0.01234', '10007.01')
  assert.deepEqual((await invite(ann.token)).earned, [])
  await restart()
  await earns(ann.token, '0.00000246', ['commission 0.00000246 spot'])
  // With what was traded before this makes 0.013 bitcoin, a thousandth of which are fees.
  await traderAt(server.url, cat.token).limit('sell', '0.00066', '10007.01')
  await traderAt(server.url, bob.token).limit('buy', '0.00066', '10007.01')
  await restart()
  await earns(ann.token, '0.0000026', ['commission 0.00000014 spot', 'commission 0.00000246 spot'])
})

/** Sooner or later the inviter has so much, by payments that stand in the bill like this, once each. */
async function earns(token: string, amount: string, lines: readonly string[]): Promise<void> {
  while ((await balancesOf(server.url, token))['BTC spot'] !== amount) await pause(20)
  const earned = [{ asset: 'BTC', amount }]
  assert.deepEqual((await invite(token)).earned, earned)
  assert.deepEqual((await invited(token)).rows[0].earned, earned)
  const { rows } = taken(await get(server.url, 'wallet/get_bill?tab=assets', { token }))
  const told = rows.map(({ reason, amount, to }: Record<string, string>) => {
    return [reason, amount, to].join(' ')
  })
  assert.deepEqual(told, lines)
}
