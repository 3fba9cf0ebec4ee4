/** The centre on a real server: each thing once, whatever restarts and rebuilds; nobody sees another's; choices hold. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { eraseMember } from '@evenkeel/server/testing/deciding.ts'
import { listenAt } from '@evenkeel/server/testing/listener.ts'
import { foldAnew, registered } from '@evenkeel/server/testing/notified.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { notificationGroups } from '@evenkeel/wire'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

type Shown = {
  id: string
  kind: string
  title: string
  body?: string
  link: string
  is_read: boolean
}

const order = (token: string, side: 'buy' | 'sell', quantity = '0.01') =>
  post(
    server.url,
    'spot/place_order',
    { pair: 'btcusdt', side, kind: 'limit', price: '60000', quantity },
    { token },
  )

async function list(token: string, query = '', language = 'en'): Promise<Shown[]> {
  const headers = { token, 'accept-language': language }
  const { data, text } = await get(server.url, `notification/get_list${query}`, headers)
  assert.ok(data, text)
  return data.rows
}

async function listOf(token: string, count: number, query = ''): Promise<Shown[]> {
  return eventually(`there are ${count}`, async () => {
    const rows = await list(token, query)
    return rows.length >= count && rows
  })
}

const unread = async (token: string) =>
  (await get(server.url, 'notification/get_unread', { token })).data.unread

/** A seller and a buyer whose orders met. */
async function traded() {
  const [ann, bob] = [await server.member(), await server.member()]
  const sold = await order(ann.token, 'sell')
  assert.equal(sold.code, 1, sold.text)
  const bought = await order(bob.token, 'buy')
  assert.equal(bought.code, 1, bought.text)
  return { ann, bob, sold: sold.data.id as string, bought: bought.data.id as string }
}

test('[NC2] [NC3] both sides of a fill are notified, in their language, and led to their own order', async () => {
  const { ann, bob, sold, bought } = await traded()
  const [his] = await listOf(bob.token, 1)
  assert.deepEqual(
    [his?.kind, his?.title, his?.body, his?.is_read],
    ['spotBought', 'Buy order filled', 'Bought 0.01 BTC at 60,000 USDT', false],
  )
  assert.equal(his?.link, `/deal/trade?symbol=btcusdt&order=${bought}`)
  const [hers] = await listOf(ann.token, 1)
  assert.equal(hers?.link, `/deal/trade?symbol=btcusdt&order=${sold}`)
  const [german] = await list(ann.token, '', 'de')
  assert.deepEqual(
    [german?.title, german?.body],
    ['Verkaufsorder ausgeführt', '0,01 BTC zu 60.000 USDT verkauft'],
  )
  assert.deepEqual([await unread(ann.token), await unread(bob.token)], [1, 1])
})

test('[NC1] what happened in quick succession stands in its order, the newest first', async () => {
  const [ann, bob] = [await server.member(), await server.member()]
  // All of it is bought: nothing is left for who buys next.
  await order(ann.token, 'sell', '0.135')
  const quantities = Array.from({ length: 9 }, (_, nth) => `0.0${nth + 11}`)
  for (const quantity of quantities) await order(bob.token, 'buy', quantity)
  const rows = await listOf(bob.token, quantities.length)
  assert.deepEqual(
    rows.map(({ body }) => body),
    quantities.map((quantity) => `Bought ${quantity} BTC at 60,000 USDT`).reverse(),
  )
})

test('[NC5] the socket tells the count at once, and again when all is read', async () => {
  const { token } = await server.member()
  const { token: other } = await server.member()
  const listener = await listenAt(server.url)
  listener.say({ event: 'auth', params: { token, channels: ['notifications'] } })
  const heard = (count: number) =>
    eventually(`${count} are told`, () => {
      const last = listener.heard.findLast(
        ({ channel, data }) => channel === 'notifications' && data.realm === 'real',
      )
      return last?.data.unread === count
    })
  await order(token, 'sell')
  await order(other, 'buy')
  await heard(1)
  const [row] = await listOf(token, 1)
  const read = await post(server.url, 'notification/mark_read', { ids: [row?.id] }, { token })
  assert.deepEqual([read.code, read.data.unread], [1, 0], read.text)
  await heard(0)
  listener.socket.terminate()
})

test('[NC4] nobody reads or marks what is another’s, and what is unknown is refused by name', async () => {
  const { ann, bob } = await traded()
  const [hers] = await listOf(ann.token, 1)
  await listOf(bob.token, 1)
  const mark = (ids?: unknown) =>
    post(server.url, 'notification/mark_read', ids === undefined ? {} : { ids }, {
      token: bob.token,
    })
  assert.equal((await mark([hers?.id])).reason, 'notificationDoesNotExist')
  assert.equal((await mark(['A'.repeat(22)])).reason, 'notificationDoesNotExist')
  assert.equal((await mark(['short'])).reason, 'badRequest')
  assert.equal((await mark([])).reason, 'badRequest')
  const [his] = await list(bob.token)
  assert.equal((await mark([his?.id, hers?.id])).reason, 'notificationDoesNotExist')
  assert.equal(await unread(bob.token), 1, 'not even the own one, beside another’s')
  assert.equal((await mark()).data.unread, 0)
  assert.equal(await unread(ann.token), 1)
  assert.ok((await list(bob.token)).every(({ id }) => id !== hers?.id))
})

test('[NC4] the realms are apart', async () => {
  const { member, token } = await server.member()
  const insert = (realm: string | null, source: string) =>
    server.query(
      `insert into notification (source, member, realm, kind, kind_group, figures, link, at, is_shown)
       values ($1, $2, $3, 'optionWon', 'trading', '{"pair":"btcusdt","stake":"1","profit":"1"}',
         '/deal/micro', 1, true)`,
      [source, member, realm],
    )
  await insert('demo', `of the demo realm ${member}`)
  await insert('real', `of the real realm ${member}`)
  await insert(null, `of both ${member}`)
  assert.equal((await list(token)).length, 2)
  const { data } = await post(server.url, 'user/switch_simulation', {}, { token })
  assert.equal((await list(data.token)).length, 2)
  await post(server.url, 'notification/mark_read', {}, { token: data.token })
  assert.equal(await unread(data.token), 0)
  const back = await post(server.url, 'user/switch_simulation', {}, { token: data.token })
  assert.equal(await unread(back.data.token), 1, 'the one of the real realm')
})

test('[NC4] pages follow each other without a gap, and a group is asked for by its name', async () => {
  const { member, token } = await server.member()
  await server.query(
    `insert into notification (source, member, realm, kind, kind_group, figures, link, at, is_shown)
     select 'page ' || $1::bigint || ' ' || n, $1::bigint, 'real', 'priceAlertFired',
       case when n % 5 = 0 then 'prices' else 'trading' end,
       '{"pair":"btcusdt","price":"' || n || '"}', '/kline', n, n <> 3 from generate_series(1, 26) n`,
    [member],
  )
  const first = (await get(server.url, 'notification/get_list?size=20', { token })).data
  const second = (
    await get(server.url, `notification/get_list?size=20&after=${first.next}`, { token })
  ).data
  const bodies = [...first.rows, ...second.rows].map(({ body }) => body)
  assert.equal(new Set(bodies).size, 25, 'without the one that is not to be shown')
  assert.equal(second.next, undefined)
  assert.equal((await list(token, '?group=prices')).length, 5)
  assert.equal(
    (await get(server.url, 'notification/get_list?group=x', { token })).reason,
    'badRequest',
  )
})

test('[NC1] account events are notified from where they are recorded, without what is private', async () => {
  const { token, password } = await registered(server)
  const wish = { code: 'blue heron', proof: { password } }
  const done = await post(server.url, 'user/set_anti_phishing', wish, { token })
  assert.equal(done.code, 1, done.text)
  const [row] = await listOf(token, 1)
  assert.deepEqual(
    [row?.kind, row?.title, row?.link],
    ['account.antiPhishingChanged', 'Anti-phishing code changed', '/secure-center'],
  )
  const kept = await server.query<{ figures: string }>(
    `select figures from notification where kind like 'account.%'`,
  )
  assert.ok(kept.every(({ figures }) => figures === '{}'))
})

const settingsOf = async (token: string) =>
  (await get(server.url, 'notification/get_settings', { token })).data
const usual = { shows_details: false, zone: 'Europe/Berlin' }
const set = (token: string, body: object) =>
  post(server.url, 'notification/set_settings', { groups: [], ...usual, ...body }, { token })

test('[NC6] what a member turns off is gone from the list, and security cannot be turned off', async () => {
  const { token } = await server.member()
  const { token: other } = await server.member()
  const off = { group: 'trading', app: false, push: false, mail: 'off' }
  const quiet = { from: 1_320, to: 420 }
  assert.equal((await set(token, { groups: [off], quiet })).code, 1)
  const kept = await settingsOf(token)
  assert.deepEqual(
    kept.groups.find(({ group }: { group: string }) => group === 'trading'),
    off,
  )
  assert.deepEqual([kept.quiet, kept.zone, kept.fixed], [quiet, 'Europe/Berlin', ['security']])
  assert.ok(kept.groups.length >= 7 && kept.groups.length <= notificationGroups.length)
  await order(token, 'sell')
  await order(other, 'buy')
  await listOf(other, 1)
  assert.deepEqual(await list(token), [])
  for (const wrong of [
    { app: false, push: true, mail: 'now' },
    { app: true, push: true, mail: 'digest' },
    { app: true, push: true, mail: 'off' },
  ])
    assert.equal(
      (await set(token, { groups: [{ group: 'security', ...wrong }] })).reason,
      'securityAlwaysTold',
    )
  assert.equal((await set(token, { zone: 'Mars/Base' })).reason, 'zoneUnknown')
  assert.equal((await set(token, { quiet: { from: 0, to: 1_440 } })).reason, 'badRequest')
  assert.equal((await settingsOf(token)).groups[0].app, true)
})

test('[NC1] erased: nothing of a member is left', async () => {
  const { ann } = await traded()
  await listOf(ann.token, 1)
  await set(ann.token, {})
  const rowsOf = async () =>
    server.query<{ count: string }>(
      `select count(*) from notification where member = $1
       union all select count(*) from notification_choice where member = $1`,
      [ann.member],
    )
  assert.deepEqual(await rowsOf(), [{ count: '1' }, { count: '1' }])
  await server.query('update member set uid = 87654321 where id = $1', [ann.member])
  assert.equal(await eraseMember(server, 87654321, true), 'done')
  assert.deepEqual(await rowsOf(), [{ count: '0' }, { count: '0' }])
})

test('[NC1] a restart and a rebuild notify nobody a second time, and lose nobody', async () => {
  const own = await startTestServer()
  const before = server
  server = own
  try {
    const { ann, bob } = await traded()
    await listOf(ann.token, 1)
    await listOf(bob.token, 1)
    await post(own.url, 'notification/mark_read', {}, { token: ann.token })
    // What the next is about happens at the very end: its notification may be collected after the restart.
    await order(ann.token, 'sell')
    await order(bob.token, 'buy')
    await own.pause()
    const client = await own.connect()
    await foldAnew(client)
    const fed = await client.query('select 1 from notification_feed')
    assert.ok((fed.rowCount ?? 0) >= 4, 'the rebuild brought all of them again')
    await client.end()
    server = await startTestServer({ dataDir: own.dataDir })
    assert.equal((await listOf(ann.token, 2)).length, 2)
    assert.equal((await listOf(bob.token, 2)).length, 2)
    const left = () => server.query('select 1 from notification_feed')
    await eventually('what is known is dropped', async () => (await left()).length === 0)
    assert.deepEqual([(await list(ann.token)).length, await unread(ann.token)], [2, 1])
    const [rows] = await server.query<{ count: string }>('select count(*) from notification')
    assert.equal(rows?.count, '4')
  } finally {
    await server.stop()
    server = before
  }
})
