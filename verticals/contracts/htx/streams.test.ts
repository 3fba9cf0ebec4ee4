/** The private stream of linear swaps: the real ccxt follows orders, fills, positions and the account; rule LC29. */
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { eventually } from '@evenkeel/kernel/testing'
import { makeTransfer } from '@evenkeel/server/testing/calls.ts'
import { bestBid, type Htx, htxAt, subscriptionsOf } from '@evenkeel/server/testing/ccxt.ts'
import { keyFor, type TestKey } from '@evenkeel/server/testing/programs.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import ccxt from 'ccxt'
import { WebSocket } from 'ws'

// biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
type Heard = any
const SWAP = 'BTC/USDT:USDT'
const PATH = '/ws/v5/notification'
let server: TestServer
let key: TestKey
let member: number
let htx: Htx
let subscribed: () => number
let price: number

before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
  const made = await server.member()
  member = made.member
  const funds = { asset: 'USDT', amount: '20000', from: 'spot', to: 'trading' }
  assert.equal((await makeTransfer(server.url, made.token, funds)).code, 1)
  key = await keyFor(server, member)
  htx = await htxAt(server.url, key)
  subscribed = subscriptionsOf(htx)
  await htx.loadMarkets()
  price = await bestBid(htx, 'BTC/USDT')
})
after(async () => {
  await htx.close()
  await server.stop()
})

const below = (percent: number) => Number(htx.priceToPrecision(SWAP, price * (1 - percent / 100)))
const far = () => htx.createOrder(SWAP, 'limit', 'buy', 5, below(5))

/** What a watch tells next, once what is done meanwhile has an answer. */
async function nextOf<Told>(
  watch: () => Promise<Told>,
  act: () => Promise<unknown>,
  { isNew = false } = {},
) {
  const before = subscribed()
  const told = watch()
  if (isNew) await eventually('it is followed', () => subscribed() > before)
  await act()
  return told
}

test('[LC29] ccxt watches orders as they are placed and cancelled', async () => {
  let id: string | undefined
  const placed = await nextOf(
    () => htx.watchOrders(SWAP),
    async () => ({ id } = await far()),
    { isNew: true },
  )
  const seen = placed.at(-1)
  assert.deepEqual(
    [seen?.id, seen?.status, seen?.side, seen?.price, seen?.amount, seen?.filled],
    [id, 'open', 'buy', below(5), 5, 0],
  )
  const ended = await nextOf(
    () => htx.watchOrders(SWAP),
    () => htx.cancelOrder(`${id}`, SWAP),
  )
  assert.deepEqual([ended.at(-1)?.id, ended.at(-1)?.status], [id, 'canceled'])
})

test('[LC29] ccxt watches fills, and the order that they fill', async () => {
  const orders = htx.watchOrders(SWAP)
  const trades = await nextOf(
    () => htx.watchMyTrades(SWAP),
    () => htx.createOrder(SWAP, 'market', 'buy', 3),
    { isNew: true },
  )
  const [order] = (await orders).slice(-1)
  const own = trades.filter((one) => one.order === order?.id)
  assert.deepEqual([order?.status, order?.filled], ['closed', 3])
  assert(
    own.length > 0 &&
      own.every(({ side, takerOrMaker }) => side === 'buy' && takerOrMaker === 'taker'),
  )
  const kept = await htx.fetchMyTrades(SWAP)
  for (const { id, price: paid, amount, fee } of own) {
    const same = kept.find((one) => one.id === id)
    assert.deepEqual([same?.price, same?.amount], [paid, amount])
    assert.equal(Number(same?.fee?.cost), Number(fee?.cost))
  }
})

test('[LC29] ccxt watches positions: as they are, as they change, and when they are closed', async () => {
  const first = await htx.watchPositions([SWAP])
  assert.deepEqual([first[0]?.side, first[0]?.contracts], ['long', 3])
  const more = await nextOf(
    () => htx.watchPositions([SWAP]),
    () => htx.createOrder(SWAP, 'market', 'buy', 2),
  )
  assert.deepEqual([more[0]?.side, more[0]?.contracts], ['long', 5])
  const closed = await nextOf(
    () => htx.watchPositions([SWAP]),
    () => htx.createOrder(SWAP, 'market', 'sell', 5, undefined, { reduceOnly: true }),
  )
  assert.deepEqual([closed[0]?.side, closed[0]?.contracts], ['long', 0])
  assert.deepEqual(await htx.fetchPositions([SWAP]), [])
})

test('[LC29] ccxt watches the trading account', async () => {
  const type = { type: 'swap' }
  // ccxt goes on writing into what it has told.
  const freeOf = async (told: ReturnType<Htx['watchBalance']>) => Number((await told).USDT?.free)
  const { USDT: kept } = await htx.fetchBalance(type)
  const before = await freeOf(htx.watchBalance(type))
  assert.equal(before, kept?.free)
  let id: string | undefined
  const held = await nextOf(
    () => freeOf(htx.watchBalance(type)),
    async () => ({ id } = await far()),
  )
  assert(held < before, `${held} of ${before}`)
  const back = await nextOf(
    () => freeOf(htx.watchBalance(type)),
    () => htx.cancelOrder(`${id}`, SWAP),
  )
  assert.equal(back, before)
})

test('[LC29] a resting order that others fill is told whole', async () => {
  const other = await server.member()
  const funds = { asset: 'USDT', amount: '20000', from: 'spot', to: 'trading' }
  await makeTransfer(server.url, other.token, funds)
  const stranger = await htxAt(server.url, await keyFor(server, other.member))
  await stranger.loadMarkets()
  const stream = await listen()
  stream.say(authOf(key))
  await stream.until(({ op }) => op === 'auth')
  stream.say({ op: 'sub', topic: 'orders', cid: '7', contract_code: '*' })
  await stream.until(({ op }) => op === 'sub')
  const id = await restingOnTop()
  await stranger.createOrder(SWAP, 'market', 'sell', 1)
  const over = await stream.until(
    ({ data, topic }) => topic === 'orders' && data?.order_id === id && data.state === 'filled',
  )
  assert.deepEqual(
    [over.contract_code, over.data.trade_volume, over.data.volume, over.data.type],
    ['BTC-USDT', '1', '1', 'post_only'],
  )
  assert.match(over.data.client_order_id, /^1[0-9]{3}$/)
  assert.equal(
    stream.heard.every(({ uid, op }) => op !== 'notify' || uid === over.uid),
    true,
  )
  stream.close()
  await stranger.close()
})

/** Rests at the highest price that takes nothing, so that nobody is before it. */
async function restingOnTop(): Promise<string> {
  const { asks } = await htx.fetchOrderBook('BTC/USDT')
  const top = Number(asks[0]?.[0])
  for (let nth = 0; nth < 200; nth++) {
    const limit = Number(htx.priceToPrecision(SWAP, top * (1 + (20 - nth) / 40_000)))
    const asked = { postOnly: true, clientOrderId: 1_000 + nth }
    const placed = await htx
      .createOrder(SWAP, 'limit', 'buy', 1, limit, asked)
      .catch(() => undefined)
    if (placed?.id !== undefined) return placed.id
  }
  throw new Error('every price takes something')
}

async function listen() {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${PATH}`)
  const heard: Heard[] = []
  const ended = { code: 0 }
  socket.on('message', (data, isBinary) => {
    assert.equal(isBinary, true)
    heard.push(JSON.parse(String(gunzipSync(data as Buffer))))
  })
  socket.on('close', (code) => Object.assign(ended, { code }))
  await new Promise((resolve) => socket.once('open', resolve))
  return {
    heard,
    ended,
    say: (message: object) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
    async until(isThere: (message: Heard) => boolean): Promise<Heard> {
      return eventually(`it is heard that ${isThere}`, () => heard.find(isThere))
    },
  }
}

function authOf({ apiKey, secret }: Pick<TestKey, 'apiKey' | 'secret'>, path = PATH) {
  const own = {
    AccessKeyId: apiKey,
    SignatureMethod: 'HmacSHA256',
    SignatureVersion: '2',
    Timestamp: new Date().toISOString().slice(0, 19),
  }
  const query = Object.entries(own).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  const payload = ['GET', new URL(server.url).host, path, query.sort().join('&')].join('\n')
  const Signature = createHmac('sha256', secret).update(payload).digest('base64')
  return { op: 'auth', type: 'api', ...own, Signature }
}

test('[LC29] nobody follows without a signature for this path, nor what there is not', async () => {
  const stream = await listen()
  stream.say({ op: 'sub', topic: 'orders', cid: '1' })
  const early = await stream.until(({ op }) => op === 'sub')
  assert.deepEqual([early['err-code'], early.cid], [2002, '1'])
  for (const wrong of [authOf({ ...key, secret: 'x' }), authOf(key, '/ws/v2'), { op: 'auth' }]) {
    stream.heard.length = 0
    stream.say(wrong)
    assert.equal((await stream.until(({ op }) => op === 'auth'))['err-code'], 2002)
  }
  stream.heard.length = 0
  stream.say(authOf(key))
  const inside = await stream.until(({ op }) => op === 'auth')
  assert.equal(inside['err-code'], 0)
  for (const [nth, wrong] of [
    { topic: 'nothing' },
    { topic: 'orders', contract_code: 'NONE-USDT' },
    { topic: 'account', contract_code: 'BTC-USDT' },
    { topic: 'trade.clearing', contract_code: '*' },
  ].entries()) {
    stream.say({ op: 'sub', cid: `wrong ${nth}`, ...wrong })
    const told = await stream.until(({ cid }) => cid === `wrong ${nth}`)
    assert.equal(told['err-code'], 2011)
  }
  stream.say({ op: 'nothing' })
  assert.equal((await stream.until(({ op }) => op === 'nothing'))['err-code'], 2040)
  stream.close()
  const stranger = await htxAt(server.url, { apiKey: key.apiKey, secret: 'x' })
  await stranger.loadMarkets()
  await assert.rejects(stranger.watchOrders(SWAP), ccxt.AuthenticationError)
  await stranger.close()
})

test('[LC29] the stream ends with its key', async () => {
  // A busy machine takes its time to let it in.
  for (const endsIn of [2_000, 8_000, 32_000]) {
    const short = await keyFor(server, member, { endsIn })
    const stream = await listen()
    stream.say(authOf(short))
    const inside = await stream.until(({ op }) => op === 'auth')
    if (inside['err-code'] !== 0) continue
    await eventually('it ends', () => stream.ended.code !== 0)
    assert.equal(stream.ended.code, 4001)
    return
  }
  assert.fail('it was never let in')
})
