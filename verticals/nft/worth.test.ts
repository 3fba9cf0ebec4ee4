/** What a member's NFTs are worth: at the floor of their collection, which nobody sets for themselves. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { parseFigure } from '@evenkeel/kernel'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { taken } from '@evenkeel/server/testing/traders.ts'
import { givenWithdrawer, PASSWORD, type Withdrawer } from '@evenkeel/server/testing/withdrawing.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

const given = () => givenWithdrawer(server, { funds: { USDT: '5000' } })

/** The cheapest item that there is, or the rarest; its number. */
async function buys(who: Withdrawer, sort = 'price_low'): Promise<number> {
  const listed = `nft/get_items?collection=fleet&shown=listed&sort=${sort}`
  const { items } = taken(await who.get(listed))
  const [{ number, price }] = items
  const order = taken(await who.post('nft/order_item', { collection: 'fleet', number, price }))
  taken(await who.post('nft/confirm_order', { id: order.id, transaction_password: PASSWORD }))
  return number
}

const worthOf = async (who: Withdrawer) => taken(await who.get('nft/get_my_worth'))
const floor = async (who: Withdrawer): Promise<string> =>
  taken(await who.get('nft/get_collection?collection=fleet')).collection.floor

test('[NF30] items are worth the lowest price that anybody else asks, whatever their owner asks', async () => {
  const [ann, bob] = [await given(), await given()]
  assert.deepEqual(await worthOf(ann), { total: '0', collections: [] })
  const number = await buys(ann)
  await buys(ann)
  const market = await floor(ann)
  const own = { collection: 'fleet', name: 'Fleet Zero', items: 2, floor: market }
  const check = async () => {
    const { total, collections } = await worthOf(ann)
    assert.deepEqual(collections, [{ ...own, worth: total }])
    assert.equal(parseFigure(total), 2n * parseFigure(market))
  }
  await check()
  taken(await ann.post('nft/list_item', { collection: 'fleet', number, price: '1' }))
  assert.equal(await floor(ann), '1')
  await check()
  const [staked] = taken(await ann.get('nft/get_my_items?state=not_listed')).items
  taken(await ann.post('nft/stake_item', { collection: 'fleet', number: staked.number, days: 7 }))
  await check()

  await buys(bob, 'rarity')
  const theirs = await worthOf(bob)
  assert.deepEqual([theirs.total, theirs.collections[0].floor], ['1', '1'])
})

test('[NF30] without a price of anybody else, and in a hidden collection, items are not valued', async () => {
  const ann = await given()
  await buys(ann)
  assert.notEqual((await worthOf(ann)).total, '0')
  const unvalued = { collection: 'fleet', name: 'Fleet Zero', items: 1 }
  const nothing = { total: '0', collections: [unvalued] }
  await server.query('update nft_collection set is_hidden = true')
  assert.deepEqual(await worthOf(ann), nothing)
  await server.query('update nft_collection set is_hidden = false')
  await server.query('update nft_item set price = null where owner <> $1', [ann.member])
  assert.deepEqual(await worthOf(ann), nothing)
})
