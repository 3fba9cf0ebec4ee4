/** The NFT market over HTTP: bought, listed, offered for and staked, by members who see no more than they may. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { parseFigure } from '@evenkeel/kernel'
import { countStatements } from '@evenkeel/server/testing/asked.ts'
import { get, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { givenWithdrawer, PASSWORD, type Withdrawer } from '@evenkeel/server/testing/withdrawing.ts'
import { KEY_HEADER } from '@evenkeel/wire'
import { brokenLink } from './verify/provenance.ts'

let server: TestServer
let ann: Withdrawer
let bob: Withdrawer
before(async () => {
  server = await startTestServer()
  ann = await givenWithdrawer(server, { funds: { USDT: '5000' } })
  bob = await givenWithdrawer(server, { funds: { USDT: '5000' } })
})
after(() => server.stop())

const proof = { transaction_password: PASSWORD }
const keyed = ({ token }: Withdrawer, path: string, body: object, key = newKey()) =>
  post(server.url, `nft/${path}`, body, { token, [KEY_HEADER]: key })

async function taken(answer: ReturnType<typeof post>) {
  const { code, data, reason } = await answer
  assert.equal(code, 1, reason)
  return data
}

const seen = (who: Withdrawer | undefined, path: string) =>
  taken(get(server.url, `nft/${path}`, who === undefined ? {} : { token: who.token }))

async function priceOf(number: number, collection = 'keelfolk'): Promise<string> {
  const { item } = await seen(undefined, `get_item?collection=${collection}&number=${number}`)
  return item.price
}

async function bought(who: Withdrawer, number: number) {
  const named = { collection: 'keelfolk', number }
  const order = await taken(keyed(who, 'order_item', { ...named, price: await priceOf(number) }))
  return taken(keyed(who, 'confirm_order', { id: order.id, ...proof }))
}

async function spotOf({ token }: Withdrawer) {
  const { balances } = await taken(get(server.url, 'wallet/get_balances', { token }))
  return balances.find((one: { asset: string; account: string }) => {
    return one.asset === 'USDT' && one.account === 'spot'
  })
}

test('[NF31] a page that was read once is read from the tables again when the market has changed, and then at once', async (t) => {
  const path = 'get_items?collection=fleet&size=5'
  const [first] = (await seen(undefined, path)).items
  const asked = countStatements(t, /nft_item/)
  const page = await seen(ann, path)
  assert.equal(page.items[0].reserved_until, undefined)
  assert.equal(await asked(), 0)
  const { number, price } = first
  const order = { collection: 'fleet', number, price }
  const { expires_at } = await taken(keyed(bob, 'order_item', order))
  const [reserved] = (await seen(undefined, path)).items
  assert.deepEqual([reserved.number, reserved.reserved_until], [number, expires_at])
  assert.ok((await asked()) > 0)
})

test('[NF19] anybody reads collections, items by price and rarity, and items by their attributes', async () => {
  const { collections } = await seen(undefined, 'get_collections')
  assert.deepEqual(collections.map((one: { size: number }) => one.size).sort(), [256, 400, 512])
  const art = await seen(undefined, 'get_collections?category=art')
  assert.deepEqual(
    art.collections.map((one: { name: string }) => one.name),
    ['Tidelines'],
  )
  const { traits } = await seen(undefined, 'get_collection?collection=fleet')
  const [value] = traits[0].values
  const found = await seen(undefined, `get_items?collection=fleet&sort=rarity&traits=${value.code}`)
  assert.equal(found.count, value.items)
  const ranks = found.items.map((one: { rank: number }) => one.rank)
  assert.deepEqual(
    ranks,
    ranks.toSorted((one: number, other: number) => one - other),
  )
  const low = await seen(undefined, 'get_items?collection=fleet&size=60')
  const next = await seen(undefined, `get_items?collection=fleet&size=60&after=${low.next}`)
  const numbers = [...low.items, ...next.items].map((one: { number: number }) => one.number)
  assert.equal(new Set(numbers).size, 120)
  const none = await get(server.url, 'nft/get_items?collection=none')
  assert.equal(none.reason, 'collectionDoesNotExist')
})

test('[NF5] [NF6] [NF15] an order is paid with the transaction password, and nothing moves before', async () => {
  const named = { collection: 'keelfolk', number: 3 }
  const price = await priceOf(3)
  const order = await taken(keyed(ann, 'order_item', { ...named, price }))
  assert.equal(order.state, 'pending')
  assert.equal((await spotOf(ann)).available, '5000')
  const late = await keyed(bob, 'order_item', { ...named, price })
  assert.equal(late.reason, 'itemReserved')
  const wrong = await keyed(ann, 'confirm_order', { id: order.id, transaction_password: 'no' })
  assert.equal(wrong.reason, 'transactionPasswordWrong')
  const foreign = await keyed(bob, 'confirm_order', { id: order.id, ...proof })
  assert.equal(foreign.reason, 'itemOrderDoesNotExist')
  const key = newKey()
  const paid = await taken(keyed(ann, 'confirm_order', { id: order.id, ...proof }, key))
  assert.equal(paid.state, 'confirmed')
  assert.deepEqual(await taken(keyed(ann, 'confirm_order', { id: order.id, ...proof }, key)), paid)
  assert.equal(Number((await spotOf(ann)).available), 5000 - Number(price))
  const again = await keyed(bob, 'order_item', { ...named, price })
  assert.equal(again.reason, 'itemNotListed')
  const foreignOrder = await bob.get(`nft/get_order?id=${order.id}`)
  assert.equal(foreignOrder.reason, 'itemOrderDoesNotExist')
})

test('[NF16] a demo account buys nothing', async () => {
  const { token } = await server.member({ realm: 'demo' })
  const asked = { collection: 'keelfolk', number: 9, price: '1' }
  const answer = await post(server.url, 'nft/order_item', asked, { token, [KEY_HEADER]: newKey() })
  assert.equal(answer.reason, 'demoNotAllowed')
})

test('[NF3] [NF21] what is listed and sold is in the lists of both, and in their bills', async () => {
  await bought(ann, 11)
  const named = { collection: 'keelfolk', number: 11 }
  const listed = await taken(keyed(ann, 'list_item', { ...named, price: '100' }))
  assert.equal(listed.state, 'listed')
  await taken(keyed(ann, 'change_price', { ...named, price: '120' }))
  const { counts } = await seen(ann, 'get_my_items?state=listed')
  assert.equal(counts.listed, 1)
  await bought(bob, 11)
  const { rows } = await seen(ann, 'get_my_listings')
  assert.deepEqual([rows[0].state, rows[0].price, rows[0].proceeds], ['sold', '120', '111'])
  const orders = await seen(bob, 'get_my_orders')
  assert.equal(orders.rows[0].state, 'confirmed')
  const bill = await taken(get(server.url, 'wallet/get_bill?tab=assets', { token: ann.token }))
  const reasons = bill.rows.map((one: { reason: string }) => one.reason)
  for (const reason of ['nftSale', 'nftFee', 'nftRoyalty']) assert.ok(reasons.includes(reason))
  const { collections } = await seen(undefined, 'get_collections?category=pfp')
  assert.equal(collections[0].owners, 2)
})

test('[NF17] [NF18] owners are shown by the name they chose, and their chain can be checked', async () => {
  await bought(ann, 12)
  await taken(keyed(ann, 'list_item', { collection: 'keelfolk', number: 12, price: '120' }))
  await bought(bob, 12)
  const { item, owner, sales } = await seen(undefined, 'get_item?collection=keelfolk&number=12')
  assert.equal(item.state, 'not_listed')
  assert.match(owner.sign, /^0x[0-9a-f]{20}$/)
  assert.equal(owner.name, undefined)
  assert.equal(sales.length, 2)
  for (const name of ['ab', 'x'.repeat(21), 'has space', 'x@example.com', 'Evenkeel-Support'])
    assert.equal((await bob.post('nft/set_name', { name })).reason, 'publicNameUnfit')
  for (const name of ['Bob', 'x'.repeat(20), 'Barnacle_Bob'])
    await taken(bob.post('nft/set_name', { name }))
  assert.equal((await ann.post('nft/set_name', { name: 'barnacle_bob' })).reason, 'publicNameTaken')
  const shown = await seen(ann, 'get_item?collection=keelfolk&number=12')
  assert.equal(shown.owner.name, 'Barnacle_Bob')
  const { links } = await seen(undefined, 'get_provenance?collection=keelfolk&number=12')
  assert.equal(links.length, 3)
  assert.equal(brokenLink('keelfolk#12', links), undefined)
  assert.equal(links[2].owner, owner.sign)
})

test('[NF10] [NF11] an offer is made, seen and accepted', async () => {
  const named = { collection: 'keelfolk', number: 11 }
  const offer = { ...named, amount: '80', days: 3, ...proof }
  const wrong = await keyed(ann, 'make_offer', { ...offer, transaction_password: 'no' })
  assert.equal(wrong.reason, 'transactionPasswordWrong')
  const { id } = await taken(keyed(ann, 'make_offer', offer))
  assert.equal((await spotOf(ann)).frozen, '80')
  const received = await seen(bob, 'get_my_offers?which=received')
  assert.equal(received.rows[0].id, id)
  await taken(keyed(bob, 'accept_offer', { id }))
  const { owner } = await seen(ann, 'get_item?collection=keelfolk&number=11')
  assert.equal(owner.is_you, true)
  assert.equal((await seen(ann, 'get_my_offers?which=made')).rows[0].state, 'accepted')
})

test('[NF12] a stake is taken, and locks the item', async () => {
  const named = { collection: 'keelfolk', number: 11 }
  await taken(keyed(ann, 'stake_item', { ...named, days: 30 }))
  const locked = await keyed(ann, 'list_item', { ...named, price: '50' })
  assert.equal(locked.reason, 'itemIsStaked')
  const { rows } = await seen(ann, 'get_my_stakes')
  assert.deepEqual([rows[0].days, rows[0].state], [30, 'active'])
  const terms = await seen(undefined, 'get_terms')
  const daily = parseFigure(rows[0].daily)
  assert.equal(parseFigure(terms.rewards_owed), daily * 30n)
})

test('[NF20] a picture is an image in a sandbox, kept for a day, and the same each time', async () => {
  const art = (name: string) => fetch(`${server.url}/api/nft/art?item=${name}`)
  const first = await art('tidelines-7')
  assert.equal(first.headers.get('content-type'), 'image/svg+xml; charset=utf-8')
  assert.match(first.headers.get('content-security-policy') ?? '', /default-src 'none'; sandbox/)
  assert.match(first.headers.get('cache-control') ?? '', /max-age=86400/)
  const text = await first.text()
  assert.equal(text, await (await art('tidelines-7')).text())
  assert.doesNotMatch(text, /<script|href|onload|foreignObject/)
  for (const name of ['tidelines-257', 'none-1', 'tidelines-0', '../x', ''])
    assert.equal((await art(name)).status, 404, name)
})

test('[Z1] nobody lists, reprices, stakes or cancels what is another’s, nor takes or accepts another’s offer', async () => {
  await bought(ann, 31)
  const named = { collection: 'keelfolk', number: 31 }
  const { id } = await taken(keyed(bob, 'make_offer', { ...named, amount: '9', days: 1, ...proof }))
  const cat = await givenWithdrawer(server, { funds: { USDT: '50' } })
  for (const [path, body, reason] of [
    ['list_item', { ...named, price: '5' }, 'notYourItem'],
    ['change_price', { ...named, price: '5' }, 'notYourItem'],
    ['cancel_listing', named, 'notYourItem'],
    ['stake_item', { ...named, days: 7 }, 'notYourItem'],
    ['accept_offer', { id }, 'offerDoesNotExist'],
    ['withdraw_offer', { id }, 'offerDoesNotExist'],
    ['confirm_order', { id, ...proof }, 'itemOrderDoesNotExist'],
    ['cancel_order', { id }, 'itemOrderDoesNotExist'],
  ] as const)
    assert.equal((await keyed(cat, path, body)).reason, reason, path)
  await taken(keyed(bob, 'withdraw_offer', { id }))
})

test('[NF3] [NF5] [NF7] [NF9] what cannot be is refused by its name, in the words of the language, and moves nothing', async () => {
  const cat = await givenWithdrawer(server, { funds: { USDT: '400' } })
  await bought(cat, 61)
  const before = await spotOf(cat)
  const own = { collection: 'keelfolk', number: 61 }
  const orders = []
  for (const number of [62, 63, 64]) {
    const price = await priceOf(number)
    orders.push(await taken(keyed(cat, 'order_item', { ...own, number, price })))
  }
  const [left] = orders
  for (const [path, body, reason] of [
    ['list_item', { ...own, price: '0.99999999' }, 'itemPriceTooLow'],
    ['list_item', { ...own, price: '10000000.00000001' }, 'itemPriceTooHigh'],
    ['order_item', { ...own, price: '5' }, 'ownItem'],
    ['order_item', { ...own, number: 3, price: '5' }, 'itemNotListed'],
    ['make_offer', { ...own, amount: '5', days: 1, ...proof }, 'ownItem'],
    ['order_item', { ...own, number: 65, price: await priceOf(65) }, 'tooManyItemOrders'],
    ['stake_item', { ...own, days: 8 }, 'nftTermNotOffered'],
    ['order_item', { ...own, number: 513, price: '5' }, 'itemDoesNotExist'],
    ['confirm_order', { id: left.id, transaction_password: 'no' }, 'transactionPasswordWrong'],
    ['accept_offer', { id: left.id }, 'offerDoesNotExist'],
  ] as const)
    assert.equal((await keyed(cat, path, body)).reason, reason, `${path} ${reason}`)
  await taken(keyed(cat, 'list_item', { ...own, price: '30' }))
  assert.equal((await keyed(cat, 'order_item', { ...own, price: '30' })).reason, 'ownItem')
  for (const { id } of orders) await taken(keyed(cat, 'cancel_order', { id }))
  const over = await keyed(cat, 'confirm_order', { id: left.id, ...proof })
  assert.equal(over.reason, 'itemOrderDoesNotExist')
  assert.deepEqual(await spotOf(cat), before)
  for (const price of ['-1', '1e3', '1,5', '', '0.000000001', 5])
    assert.equal((await keyed(cat, 'order_item', { ...own, number: 65, price })).code, 400)
  const { msg } = await post(
    server.url,
    'nft/order_item',
    { ...own, price: '30' },
    { token: cat.token, [KEY_HEADER]: newKey(), 'accept-language': 'de' },
  )
  assert.equal(msg, 'Dieses Objekt gehört Ihnen bereits.')
})

test('[X1] a public name holds plain letters alone', async () => {
  for (const name of ['<img src=x>', 'a"onload="', 'Ann\u202eBob', 'Анна', "x'--", 'a/b/c'])
    assert.equal((await ann.post('nft/set_name', { name })).reason, 'publicNameUnfit', name)
})

test('[NF26] operators read what a member has and does here, and find whose it is', async () => {
  const [cat, dan] = [
    await givenWithdrawer(server, { funds: { USDT: '1000' } }),
    await givenWithdrawer(server, { funds: { USDT: '1000' } }),
  ]
  const { token } = await server.operator({ role: 'support' })
  const ask = (path: string) => taken(get(server.consoleUrl, `console/${path}`, { token }))
  const uidOf = async ({ member }: Withdrawer) => {
    const rows = await server.query<{ uid: number }>('select uid from member where id = $1', [
      member,
    ])
    return String(rows[0]?.uid)
  }
  const [uid, other] = [await uidOf(cat), await uidOf(dan)]
  const of = async (who: string, which: string) => {
    const { rows } = await ask(`get_member_nfts?member=${who}&which=${which}`)
    return rows.map(({ collection_name: name, number, amount, received, state }: Shown) =>
      [name, number, amount, received, state].filter((part) => part !== undefined).join(' '),
    )
  }
  // The item with the highest number came first: an id does not say what is newest.
  for (const number of [74, 71, 72, 73]) await bought(cat, number)
  const named = (number: number) => ({ collection: 'keelfolk', number })
  await taken(keyed(cat, 'list_item', { ...named(71), price: '50' }))
  await bought(dan, 71)
  await taken(keyed(cat, 'list_item', { ...named(72), price: '60' }))
  await taken(keyed(cat, 'stake_item', { ...named(73), days: 30 }))
  const offer = await taken(
    keyed(dan, 'make_offer', { ...named(74), amount: '40', days: 1, ...proof }),
  )
  assert.deepEqual(await of(uid, 'items'), [
    'Keelfolk 73 staked',
    'Keelfolk 72 60 listed',
    'Keelfolk 74 not_listed',
  ])
  const came: number[] = []
  for (let after: string | undefined = ''; after !== undefined && came.length < 9; ) {
    const page = await ask(`get_member_nfts?member=${uid}&which=items&size=1${after}`)
    came.push(...page.rows.map(({ number }: Shown) => number))
    after = page.next && `&after=${page.next}`
  }
  assert.deepEqual(came, [73, 72, 74])
  assert.deepEqual(await of(uid, 'listings'), [
    'Keelfolk 72 60 listed',
    'Keelfolk 71 50 46.25 sold',
  ])
  assert.match((await of(uid, 'orders'))[0], /^Keelfolk 73 .* confirmed$/)
  assert.match((await of(uid, 'stakes'))[0], /^Keelfolk 73 [0-9.]+ 0 active$/)
  assert.deepEqual(await of(uid, 'offersReceived'), ['Keelfolk 74 40 open'])
  assert.deepEqual(await of(other, 'offersMade'), ['Keelfolk 74 40 open'])
  assert.deepEqual(await of(other, 'items'), ['Keelfolk 71 not_listed'])
  const pages = await ask(`get_member_nfts?member=${uid}&which=orders&size=2`)
  const rest = await ask(`get_member_nfts?member=${uid}&which=orders&size=2&after=${pages.next}`)
  assert.deepEqual([pages.rows.length, rest.rows.length, rest.next], [2, 2, undefined])
  const none = await get(server.consoleUrl, 'console/get_member_nfts?member=10000001&which=items', {
    token,
  })
  assert.equal(none.reason, 'memberUnknown')
  const { rows } = await ask(`get_member_timeline?member=${uid}&size=100`)
  const lines = rows.filter(({ kind }: { kind: string }) => kind.startsWith('nft'))
  assert.deepEqual(
    lines.map(({ kind, item }: { kind: string; item: string }) => `${kind} ${item}`),
    [
      'nftStaked Keelfolk #73',
      'nftListed Keelfolk #72',
      'nftSold Keelfolk #71',
      'nftListed Keelfolk #71',
      'nftBought Keelfolk #73',
      'nftBought Keelfolk #72',
      'nftBought Keelfolk #71',
      'nftBought Keelfolk #74',
    ],
  )
  const sold = lines.find(({ kind }: { kind: string }) => kind === 'nftSold')
  assert.deepEqual([sold.amount, sold.asset], ['50', 'USDT'])
  const [listing] = (await ask(`get_member_nfts?member=${uid}&which=listings`)).rows
  for (const [id, whose] of [
    [listing.id, uid],
    [offer.id, other],
  ])
    assert.deepEqual(
      (
        await taken(post(server.consoleUrl, 'console/find_members', { term: id }, { token }))
      ).members.map((one: { uid: string }) => one.uid),
      [whose],
    )
})

type Shown = {
  readonly collection_name: string
  readonly number: number
  readonly amount?: string
  readonly received?: string
  readonly state: string
}

test('[NF28] [NF22] what was left unpaid says when it can be reserved again, before and after it is asked for', async () => {
  const who = await givenWithdrawer(server, { funds: { USDT: '5000' } })
  const collection = 'tidelines'
  const page = (number: number, of?: Withdrawer) =>
    seen(of, `get_item?collection=${collection}&number=${number}`)
  const ask = async (number: number) =>
    keyed(who, 'order_item', { collection, number, price: await priceOf(number, collection) })
  const begun = Date.now()
  for (const number of [31, 32, 33]) {
    assert.equal((await page(number, who)).wait, undefined)
    const { id } = await taken(ask(number))
    await taken(keyed(who, 'cancel_order', { id }))
  }
  const { wait } = await page(31, who)
  assert.equal(wait.why, 'reservedBefore')
  assert.ok(Math.abs(wait.until - begun - 86_400_000) < 60_000)
  assert.equal((await page(34, who)).wait.why, 'tooManyUnpaidOrders')
  for (const other of [bob, undefined]) assert.equal((await page(31, other)).wait, undefined)
  const moment = `${new Date(wait.until).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const before = await ask(31)
  assert.equal(before.reason, 'reservedBefore')
  assert.ok(before.msg.endsWith(`again from ${moment}.`), before.msg)
  const many = await ask(34)
  assert.equal(many.reason, 'tooManyUnpaidOrders')
  assert.match(many.msg, /^You left 3 reservations unpaid .* from 20[0-9-]{8} [0-9:]{5} UTC\.$/)
})
