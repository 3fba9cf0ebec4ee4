/** What everybody is told of the market over real sockets, and what its charts are drawn from. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { listenAt } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { givenWithdrawer, PASSWORD, type Withdrawer } from '@evenkeel/server/testing/withdrawing.ts'
import { KEY_HEADER } from '@evenkeel/wire'

let server: TestServer
let ann: Withdrawer
let bob: Withdrawer
before(async () => {
  server = await startTestServer()
  ann = await givenWithdrawer(server, { funds: { USDT: '5000' } })
  bob = await givenWithdrawer(server, { funds: { USDT: '5000' } })
})
after(() => server.stop())

const fleet = (number: number) => ({ collection: 'fleet', number })
const keyed = async ({ token }: Withdrawer, path: string, body: object) => {
  const { code, data, reason } = await post(server.url, `nft/${path}`, body, {
    token,
    [KEY_HEADER]: newKey(),
  })
  return code === 1 ? data : reason
}
const seen = async (path: string) => (await get(server.url, `nft/${path}`)).data

async function listening() {
  const visitor = await listenAt(server.url)
  visitor.say({ event: 'link' })
  visitor.say({ event: 'ping' })
  assert.equal((await visitor.next()).event, 'pong')
  /** The next that is told of this item. */
  async function told(number: number) {
    for (;;) {
      const { channel, data } = await visitor.next()
      if (channel !== 'nft') continue
      const item = data.items.find((one: { number: number }) => one.number === number)
      if (item !== undefined) return item
    }
  }
  /** Resolves when something is told of this collection as a whole. */
  async function toldOf(collection: string) {
    for (;;) {
      const { channel, data } = await visitor.next()
      if (channel === 'nft' && data.collections.includes(collection)) return
    }
  }
  return { told, toldOf, visitor }
}

test('[NF24] a visitor is told of a reservation, a sale, a listing and a new price as they happen', async () => {
  const { told } = await listening()
  const { price } = (await seen('get_item?collection=fleet&number=7')).item
  const order = await keyed(ann, 'order_item', { ...fleet(7), price })
  const reserved = await told(7)
  assert.deepEqual(
    [reserved.state, reserved.price, reserved.reserved_until],
    ['listed', price, order.expires_at],
  )
  assert.equal(await keyed(bob, 'order_item', { ...fleet(7), price }), 'itemReserved')
  await keyed(ann, 'confirm_order', { id: order.id, transaction_password: PASSWORD })
  assert.deepEqual(await told(7), { ...fleet(7), state: 'not_listed' })
  await keyed(ann, 'list_item', { ...fleet(7), price: '90' })
  assert.deepEqual(await told(7), { ...fleet(7), state: 'listed', price: '90' })
  await keyed(ann, 'change_price', { ...fleet(7), price: '95' })
  assert.deepEqual(await told(7), { ...fleet(7), state: 'listed', price: '95' })
  await keyed(ann, 'cancel_listing', fleet(7))
  assert.deepEqual(await told(7), { ...fleet(7), state: 'not_listed' })
  await keyed(ann, 'stake_item', { ...fleet(7), days: 7 })
  assert.deepEqual(await told(7), { ...fleet(7), state: 'staked' })
})

test('[NF24] what is told names nobody, and what is refused is not told', async () => {
  const { visitor, told } = await listening()
  assert.equal(await keyed(ann, 'order_item', { ...fleet(8), price: '1' }), 'itemPriceChanged')
  const { price } = (await seen('get_item?collection=fleet&number=9')).item
  await keyed(ann, 'order_item', { ...fleet(9), price })
  const { channel, data } = await visitor.next()
  assert.equal(channel, 'nft')
  assert.deepEqual(Object.keys(data), ['at', 'items', 'collections'])
  const [first, ...others] = data.items
  assert.deepEqual(others, [])
  assert.deepEqual(Object.keys(first), ['collection', 'number', 'state', 'price', 'reserved_until'])
  const [mine] = (await ann.get('nft/get_my_orders')).data.rows
  await keyed(ann, 'cancel_order', { id: mine.id })
  assert.equal((await told(9)).reserved_until, undefined)
})

/** How often each of these is told of an offer for an item from here on. */
async function hearingOffers(...members: readonly Withdrawer[]) {
  const listeners = await Promise.all(
    members.map(async ({ token }) => {
      const listener = await listenAt(server.url)
      listener.say({ event: 'auth', params: { token, channels: ['nft_offers'] } })
      assert.equal((await listener.next()).code, 1)
      return listener
    }),
  )
  const ofOffers = (heard: readonly { channel?: string; data?: { number: number } }[]) =>
    heard.filter(({ channel }) => channel === 'nft_offers').map(({ data }) => data?.number)
  return () => Promise.all(listeners.map(async (listener) => ofOffers(await listener.rest())))
}

async function bought(who: Withdrawer, number: number) {
  const { price } = (await seen(`get_item?collection=fleet&number=${number}`)).item
  const { id } = await keyed(who, 'order_item', { ...fleet(number), price })
  await keyed(who, 'confirm_order', { id, transaction_password: PASSWORD })
}

test('[NF27] who has an item is told of the first offer for it, and who made it as well; nobody else is', async () => {
  await bought(bob, 12)
  const eve = await givenWithdrawer(server, { funds: { USDT: '100' } })
  const heard = await hearingOffers(bob, ann, eve)
  const wish = { ...fleet(12), amount: '40', days: 1, transaction_password: PASSWORD }
  const { id } = await keyed(ann, 'make_offer', wish)
  assert.deepEqual(await heard(), [[12], [12], []])
  const { data } = await bob.get('nft/get_my_offers?which=received')
  assert.deepEqual(
    data.rows.map((row: { id: string }) => row.id),
    [id],
  )
  await keyed(ann, 'withdraw_offer', { id })
  assert.deepEqual(await heard(), [[12], [12], []])
})

test('[NF27] an offer that is accepted, or whose maker buys the item, is over for both: each is told once', async () => {
  const heard = await hearingOffers(bob, ann)
  for (const number of [13, 14]) await bought(bob, number)
  assert.deepEqual(await heard(), [[], []], 'a sale without an offer concerns no list of offers')
  const offered = (number: number) =>
    keyed(ann, 'make_offer', {
      ...fleet(number),
      amount: '40',
      days: 1,
      transaction_password: PASSWORD,
    })
  const { id } = await offered(13)
  assert.deepEqual(await heard(), [[13], [13]])
  await keyed(bob, 'accept_offer', { id })
  assert.deepEqual(await heard(), [[13], [13]])
  await offered(14)
  await keyed(bob, 'list_item', { ...fleet(14), price: '60' })
  assert.deepEqual(await heard(), [[14], [14]])
  await bought(ann, 14)
  assert.deepEqual(await heard(), [[14], [14]])
})

test('[NF23] [NF24] a collection says what was sold on a day, and that it is hidden or shown', async () => {
  assert.equal(
    (await get(server.url, 'nft/get_price_history?collection=none')).reason,
    'collectionDoesNotExist',
  )
  assert.deepEqual(await seen('get_price_history?collection=tidelines'), { days: [] })
  const prices = []
  for (const number of [1, 2, 3]) {
    const { price } = (await seen(`get_item?collection=tidelines&number=${number}`)).item
    const wish = { collection: 'tidelines', number, price }
    const { id } = await keyed(bob, 'order_item', wish)
    await keyed(bob, 'confirm_order', { id, transaction_password: PASSWORD })
    prices.push(BigInt(price))
  }
  const { days } = await seen('get_price_history?collection=tidelines&days=7')
  const volume = prices.reduce((sum, price) => sum + price, 0n)
  const sorted = prices.toSorted((one, other) => (one < other ? -1 : 1))
  assert.equal(days.length, 1)
  assert.equal(days[0].at % 86_400_000, 0)
  assert.deepEqual(
    [days[0].sales, days[0].volume, days[0].low, days[0].high],
    [3, String(volume), String(sorted[0]), String(sorted[2])],
  )
  assert.equal(days[0].average.split('.')[0], String(volume / 3n))

  const { toldOf } = await listening()
  const { token } = await server.operator({ role: 'support', name: 'sue' })
  const hide = (isHidden: boolean) =>
    post(
      server.consoleUrl,
      'console/hide_nft_collection',
      { collection: 'tidelines', is_hidden: isHidden, reason: 'a test' },
      { token },
    )
  assert.equal((await hide(true)).code, 1)
  await toldOf('tidelines')
  assert.equal((await hide(false)).code, 1)
  await toldOf('tidelines')
})

test('[NF1] [NF24] two operators mint a collection: it is told, shown, drawn and sold at once', async () => {
  const { toldOf } = await listening()
  const ada = (await server.operator({ role: 'finance', name: 'ada' })).token
  const ben = (await server.operator({ role: 'finance', name: 'ben' })).token
  const at = server.consoleUrl
  const propose = (id: string, over: object = {}) =>
    post(
      at,
      'console/propose_terms',
      {
        group: 'collections',
        id,
        values: { kind: 'fleet', size: '40', basePrice: '12', ...over },
        reason: 'as agreed',
      },
      { token: ada },
    )
  assert.equal((await propose('night-fleet', { size: '100001' })).reason, 'collectionUnsound')
  assert.equal((await propose('night-fleet', { basePrice: '0.5' })).reason, 'collectionUnsound')
  assert.equal((await propose('night-fleet', { kind: 'photos' })).reason, 'parameterUnsound')
  assert.equal((await propose('night-fleet', { size: '4.5' })).reason, 'parameterUnsound')
  assert.equal((await propose('Night.Fleet')).reason, 'collectionUnsound')
  assert.equal((await propose('fleet')).reason, 'collectionExists')
  const asked = 'collection=night-fleet&kind=fleet&size=40&base_price=12'
  const preview = (query: string, token = ada) =>
    get(at, `console/preview_nft_collection?${query}`, { token })
  const { data: drawn } = await preview(asked)
  assert.deepEqual([drawn.name, drawn.items.length], ['Night Fleet', 8])
  assert.equal((await preview(asked.replace('=40', '=100001'))).reason, 'collectionUnsound')
  assert.equal((await preview(asked.replace('=12', '=0.5'))).reason, 'collectionUnsound')
  assert.equal((await preview(asked.replace('=fleet', '=photos'))).code, 400)
  const may = (await server.operator({ role: 'support', name: 'may' })).token
  assert.equal((await preview(asked, may)).reason, 'notAllowed')
  assert.equal((await propose('night-fleet')).code, 1)
  const { proposals } = (await get(at, 'console/get_proposals', { token: ben })).data
  const [{ id, text: seenText, group, subject }] = proposals
  assert.deepEqual([group, subject], ['collections', 'night-fleet'])
  const approve = (token: string) =>
    post(at, 'console/approve_proposal', { id, seen: seenText }, { token })
  assert.equal((await approve(ada)).reason, 'otherOperatorNeeded')
  const missing = await get(server.url, 'nft/get_collection?collection=night-fleet')
  assert.equal(missing.reason, 'collectionDoesNotExist')

  assert.equal((await approve(ben)).code, 1)
  await toldOf('night-fleet')
  const { collection } = await seen('get_collection?collection=night-fleet')
  assert.deepEqual(
    [collection.name, collection.category, collection.size, collection.listed],
    ['Night Fleet', 'gaming', 40, 40],
  )
  for (const { number, price, image } of drawn.items) {
    const art = await fetch(`${server.url}/api/nft/art?item=night-fleet-${number}`)
    assert.equal(await art.text(), image, 'it is drawn as it was shown')
    const { item } = await seen(`get_item?collection=night-fleet&number=${number}`)
    assert.equal(item.price, price)
  }
  const { items } = await seen('get_items?collection=night-fleet&size=1')
  assert.ok(Number(items[0].price) >= 12)
  const { number, price } = items[0]
  const order = await keyed(ann, 'order_item', { collection: 'night-fleet', number, price })
  assert.equal(order.state, 'pending')
})
