/** A disk that fills up: only cancels and reads go on until there is room, and everybody is told. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { eventually } from '@evenkeel/kernel/testing'
import { KEY_HEADER } from '@evenkeel/wire'
import { watchDiskRoom } from './diskRoom.ts'
import { createLog } from './log.ts'
import { ask, get, makeTransfer, newKey, post, transfer } from './testing/calls.ts'
import { upload } from './testing/pictures.ts'
import { routes } from './testing/routes.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

const MB = 1_048_576
const RESERVE_MB = 100
const order = { pair: 'btcusdt', side: 'buy', kind: 'limit', price: '10000', quantity: '0.01' }
let freeMb = 1_000
let looks = 0
let server: TestServer
let token: string

before(async () => {
  const config = { diskReserveMb: RESERVE_MB }
  const freeBytes = async () => {
    looks++
    return freeMb * MB
  }
  server = await startTestServer({ config, freeBytes })
  token = (await server.member()).token
})
after(() => server.stop())

const health = async () => (await fetch(`${server.opsUrl}/health`)).text()

async function fill(mb: number, told: RegExp): Promise<void> {
  freeMb = mb
  const known = looks
  // With the second look the first is over.
  await eventually('it is looked at', () => looks > known + 1)
  assert.match(await health(), told)
}

test('[J6] on a nearly full disk orders are cancelled and read, and no new ones are taken', async () => {
  const key = newKey()
  const first = await post(server.url, 'spot/place_order', order, { token, [KEY_HEADER]: key })
  const many = newKey()
  const several = { orders: [order, order] }
  const both = await post(server.url, 'spot/place_orders', several, { token, [KEY_HEADER]: many })
  assert.deepEqual([first.code, both.code], [1, 1])
  await fill(RESERVE_MB - 1, /^degraded: cancel-only, the disk is nearly full\n$/)
  assert.match(server.logged(), /"level":"error".*nearly full: cancel-only.*"freeMb":99/)
  assert.match(await (await fetch(`${server.opsUrl}/metrics`)).text(), /evenkeel_cancel_only 1\n/)

  const german = { token, 'accept-language': 'de' }
  const refused = await post(server.url, 'spot/place_order', order, german)
  assert.deepEqual([refused.status, refused.code, refused.reason], [200, 423, 'cancelOnly'])
  assert.match(refused.msg, /^Derzeit können Orders nur storniert werden/)
  assert.equal((await makeTransfer(server.url, token)).reason, 'cancelOnly')
  assert.equal((await upload(server.url, Buffer.alloc(9), { token })).reason, 'cancelOnly')

  const again = await post(server.url, 'spot/place_order', order, { token, [KEY_HEADER]: key })
  assert.equal(again.text, first.text, 'a repeat gets the first answer')
  const bothAgain = await post(server.url, 'spot/place_orders', several, {
    token,
    [KEY_HEADER]: many,
  })
  assert.equal(bothAgain.text, both.text)
  const open = async () => (await get(server.url, 'spot/get_open_orders', { token })).data
  assert.equal((await open()).orders.length, 3)
  const { id } = first.data
  assert.equal((await post(server.url, 'spot/cancel_order', { id }, { token })).code, 1)
  assert.equal((await post(server.url, 'spot/cancel_all', {}, { token })).data.cancelled, 2)

  await fill(RESERVE_MB + 1, /^degraded/)
  await fill(RESERVE_MB * 1.25, /^ok\n$/)
  assert.match(server.logged(), /"level":"info".*cancel-only mode off.*"freeMb":125/)
  assert.equal((await post(server.url, 'spot/place_order', order, { token })).code, 1)
})

test('[J6] every call that is not named is refused, and those that are named take back or sign in', async () => {
  await fill(0, /^degraded/)
  const goesOn = []
  for (const { call } of routes.filter(({ call }) => !call.takes)) {
    const body = call.method === 'POST' ? JSON.stringify(transfer) : undefined
    const headers = { token, 'content-type': 'application/json', [KEY_HEADER]: newKey() }
    const init = { method: call.method, headers, ...(body && { body }) }
    const { reason } = await ask(`${server.url}/api/${call.path}`, init)
    if (call.method === 'GET') assert.notEqual(reason, 'cancelOnly', call.path)
    else if (reason !== 'cancelOnly') goesOn.push(call.path)
  }
  assert.deepEqual(goesOn.sort(), [
    'currency/remove_alert',
    'lever/cancel_all',
    'lever/cancel_order',
    'lever/cancel_orders',
    // A limit of one's own is made stricter; looser only after a day.
    'micro/pause',
    'micro/set_limits',
    'mining/exit',
    'mining/set_renewal',
    'nft/cancel_listing',
    'nft/cancel_order',
    'nft/withdraw_offer',
    // What was read, and a device that wants no more of it.
    'notification/end_push',
    'notification/mark_read',
    'spot/cancel_all',
    'spot/cancel_order',
    'spot/cancel_orders',
    // The way to help stays open, in short messages.
    'support/send_message',
    'user/freeze',
    'user/login',
    'user/login_second',
    'user/logout',
    'user/passkey_challenge',
    'user/passkey_login',
    'user/revoke_device',
    'user/switch_simulation',
    'user/wallet_challenge',
    'user/wallet_login',
    'wallet/cancel_withdrawal',
    // They look, and keep nothing.
    'wallet/check_address',
    'wallet/check_withdrawal_address',
    'wallet/remove_address',
  ])
  await fill(1_000, /^ok\n$/)
})

test('[J6] a disk that cannot be asked changes nothing, and is told once', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  const lines: string[] = []
  const log = createLog((line) => lines.push(line))
  let answer: () => Promise<number> = async () => 0
  const room = await watchDiskRoom({ folder: '/', reserveMb: 1, log, freeBytes: () => answer() })
  assert.equal(room.cancelOnly, true)
  let failed = 0
  answer = () => Promise.reject(new Error(`no answer ${++failed}`))
  for (let nth = 0; nth < 3; nth++) {
    t.mock.timers.tick(1_000)
    await turn()
  }
  assert.equal(failed, 3)
  room.stop()
  assert.equal(room.cancelOnly, true)
  assert.equal(lines.filter((line) => line.includes('free disk space unknown')).length, 1)
  const real = await watchDiskRoom({ folder: '/', reserveMb: 0, log })
  real.stop()
  assert.equal(real.cancelOnly, false)
})
