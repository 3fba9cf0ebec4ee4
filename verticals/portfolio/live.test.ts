/** What everybody is told of products over real sockets: what is left of them, and what the house owes and holds. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { listenAt } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { KEY_HEADER } from '@evenkeel/wire'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

async function investor(amount: string) {
  const { token } = await server.member({ funds: { USDT: amount } })
  const moved = { asset: 'USDT', amount, from: 'spot', to: 'finance' }
  assert.equal((await post(server.url, 'wallet/make_transfer', moved, { token })).code, 1)
  return (path: string, body: object) =>
    post(server.url, `mining/${path}`, body, { token, [KEY_HEADER]: newKey() })
}

async function listening() {
  const visitor = await listenAt(server.url)
  visitor.say({ event: 'link' })
  visitor.say({ event: 'ping' })
  assert.equal((await visitor.next()).event, 'pong')
  async function told() {
    for (;;) {
      const { channel, data } = await visitor.next()
      if (channel === 'products') return data
    }
  }
  return { told, visitor }
}

const read = async (path: string) => (await get(server.url, `mining/${path}`)).data
const seven = ({ products }: { products: { product: string; left: string; invested: string }[] }) =>
  products.find(({ product }) => product === 'USDT.7')

test('[PF19] a visitor is told what is left when somebody subscribes and leaves, as the calls say it', async () => {
  const send = await investor('5000')
  const { told } = await listening()
  const before = await read('get_products')
  const made = await send('subscribe', { product: 'USDT.7', amount: '4000', agreed: true })
  assert.equal(made.code, 1)
  const news = await told()
  assert.deepEqual(news.products, (await read('get_products')).products)
  assert.deepEqual(news.totals, (await read('get_totals')).totals)
  assert.ok(news.revision > before.revision)
  assert.equal(Number(seven(before)?.left) - Number(seven(news)?.left), 4000)
  assert.deepEqual(Object.keys(news), ['at', 'revision', 'products', 'totals'])

  assert.equal((await send('exit', { id: made.data.id })).code, 1)
  const later = await told()
  assert.deepEqual([seven(later)?.left, seven(later)?.invested], [seven(before)?.left, '0'])
})

test('[PF19] what is refused, or concerns one order alone, is not told to everybody', async (t) => {
  const send = await investor('500')
  const { visitor, told } = await listening()
  const made = await send('subscribe', { product: 'USDT.7', amount: '200', agreed: true })
  while (seven(await told())?.invested !== '200');
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const small = await send('subscribe', { product: 'USDT.7', amount: '1', agreed: true })
  assert.equal(small.reason, 'belowSubscriptionMinimum')
  assert.equal((await send('set_renewal', { id: made.data.id, renews: true })).code, 1)
  // What there is to tell is told by then.
  t.mock.timers.tick(1_000)
  const heard = await visitor.rest()
  assert.deepEqual(
    heard.filter(({ channel }: { channel?: string }) => channel === 'products'),
    [],
  )
})
