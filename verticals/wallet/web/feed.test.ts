/** The balances that the app follows, against a real server: read, kept up to date, and forgotten. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { createClient, createStream } from '@evenkeel/wire/client'
import { makeTransfer } from '../contract.ts'
import { createBalances } from './feed.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

type Wish = { readonly isMember?: boolean; readonly isCut?: boolean }

/** `isCut`: nothing comes over the socket. */
async function given(
  t: { after(end: () => void): void },
  { isMember = true, isCut = false }: Wish = {},
) {
  const token = isMember ? (await server.member({ funds: { USDT: '100' } })).token : undefined
  const session = { token: () => token, onSessionEnd() {} }
  const client = createClient({
    base: `${server.url}/api/`,
    language: () => 'en',
    ...session,
    onNews: (news) => stream.hear(news),
  })
  const url = `${server.url.replace('http', 'ws')}/${isCut ? 'nothing' : 'wss'}`
  const states = new EventTarget()
  const live = new Promise((resolve) => states.addEventListener('live', resolve))
  const onState = (state: string) => void states.dispatchEvent(new Event(state))
  const stream = createStream({ url, onState, ...session })
  t.after(() => stream.stop())
  const balances = createBalances({ client, stream, signedIn: () => token !== undefined })
  const held = (account: string) =>
    balances.now().value?.find((row) => row.asset === 'USDT' && row.account === account)?.available
  return { client, live, balances, held }
}

/** Follows until something holds. */
function until(
  balances: ReturnType<typeof createBalances>,
  holds: () => boolean,
): Promise<() => void> {
  return new Promise((resolve) => {
    const look = () => holds() && resolve(stop)
    const stop = balances.follow(look)
    look()
  })
}

test('[W9] whoever follows the balances sees a transfer without asking', async (t) => {
  const { client, live, balances, held } = await given(t)
  const { call } = client
  const stop = await until(balances, () => held('spot') === '100')
  await live
  // From now on nothing is read any more: what moves is told by the channel.
  Object.assign(client, { call: () => new Promise(() => {}) })
  balances.retry()
  const moved = until(balances, () => held('trading') === '12.5' && held('spot') === '87.5')
  const transfer = { asset: 'USDT', amount: '12.5', from: 'spot', to: 'trading' } as const
  await call(makeTransfer, transfer)
  const stopToo = await moved
  stop()
  stopToo()
})

test('[W9] a transfer is seen with its answer, whatever the socket does', async (t) => {
  const { client, balances, held } = await given(t, { isCut: true })
  const stop = await until(balances, () => held('spot') === '100')
  const { call } = client
  Object.assign(client, { call: () => new Promise(() => {}) })
  const transfer = { asset: 'USDT', amount: '12.5', from: 'spot', to: 'trading' } as const
  const moved = call(makeTransfer, transfer).then(() => [held('spot'), held('trading')])
  assert.deepEqual(await moved, ['87.5', '12.5'])
  stop()
})

test('[W9] nothing is kept of what nobody follows any more: the next may be somebody else', async (t) => {
  const { balances, held } = await given(t)
  const stop = await until(balances, () => held('spot') === '100')
  stop()
  assert.deepEqual(balances.now(), { value: undefined, failed: false })
})

test('[W9] a visitor has none, and is asked for nothing', async (t) => {
  const { balances } = await given(t, { isMember: false })
  const stop = await until(balances, () => balances.now().value !== undefined)
  assert.deepEqual(balances.now(), { value: [], failed: false })
  stop()
})

test('[W9] balances that could not be read say so, and are read when somebody tries again', async (t) => {
  const { client, balances } = await given(t)
  const { call } = client
  const lost = () => Promise.reject(new Error('lost'))
  Object.assign(client, { call: lost })
  const stop = await until(balances, () => balances.now().failed)
  Object.assign(client, { call })
  balances.retry()
  const stopToo = await until(balances, () => balances.now().value !== undefined)
  assert.equal(balances.now().failed, false)
  stop()
  stopToo()
})
