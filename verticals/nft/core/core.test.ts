/** The NFT market on the kernel's stage: what is listed, ordered, paid and left, and what time ends. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { house } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import { type Event, type ItemSold, itemOf, nft, type OrderItem } from './index.ts'
import { saleOf } from './rules.ts'
import { attributesOf, kinds, mintPriceOf, rarityOf, traitsOf } from './traits.ts'

const PAYMENT_MS = 15 * 60_000
const [ANN, BOB, CAT] = [1, 2, 3] as const
const UNIT = 1_00000000n
const ONE = 1_000_001
const MINT = {
  type: 'mintCollection',
  code: 'tests',
  kind: 'keelfolk',
  seed: 5,
  size: 10,
  basePrice: 10n * UNIT,
} as const

function given() {
  const on = stage(nft)
  on.submit(MINT)
  for (const member of [ANN, BOB, CAT]) on.fund(member, 'USDT', 1_000n * UNIT)
  const costs = (item: number) => itemOf(on.state(), item)?.price ?? 0n
  const order = (member: number, item = ONE): OrderItem => {
    return { type: 'orderItem', member, item, price: costs(item) }
  }
  const idOf = (events: readonly { type: string }[]) =>
    (events.at(-1) as unknown as { id: number }).id
  const buy = (member: number, item = ONE) => {
    const id = idOf(on.submit(order(member, item)))
    return on.submit({ type: 'confirmItemOrder', member, order: id })[0] as ItemSold
  }
  const spot = (member: number) => on.available(member, 'spot', 'USDT')
  const at = (name: 'nft' | 'fees' | 'charity') => on.machine.balance('real', house(name), 'USDT')
  const ownerOf = (item = ONE) => itemOf(on.state(), item)?.owner
  return { on, costs, order, buy, spot, at, ownerOf, idOf }
}

test('[NF1] a collection is minted once, in one event, whatever its size', () => {
  const { on } = given()
  assert.deepEqual(on.submit(MINT), [])
  const large = { ...MINT, code: 'large', size: 100_000 }
  assert.equal(on.submit(large).length, 1)
  assert.equal(on.state().items.size, 0)
  assert.ok(on.machine.snapshot().length < 2_000)
  on.refused({ ...MINT, code: 'Not a code' }, 'collectionUnsound')
  on.refused({ ...MINT, code: 'empty', size: 0 }, 'collectionUnsound')
  on.refused({ ...large, code: 'larger', size: 100_001 }, 'collectionUnsound')
  on.refused({ ...MINT, code: 'cheap', basePrice: UNIT - 1n }, 'collectionUnsound')
  for (const change of [{ size: 11 }, { seed: 6 }, { kind: 'fleet' as const }, { basePrice: UNIT }])
    on.refused({ ...MINT, ...change }, 'collectionExists')
})

test('[NF1] attributes follow from seed and number, as often as their weights say', () => {
  for (const kind of kinds) {
    const all = Array.from({ length: 4_000 }, (_, nth) => attributesOf(kind, 9, nth + 1))
    assert.deepEqual(all[7], attributesOf(kind, 9, 8))
    for (const [nth, { values }] of traitsOf[kind].entries())
      for (const [value, weight] of values) {
        const found = all.filter((attributes) => attributes[nth]?.value === value).length
        const must = (weight * 4_000) / values.reduce((sum, [, one]) => sum + one, 0)
        assert.ok(Math.abs(found - must) < 5 * Math.sqrt(must), `${value}: ${found}, not ${must}`)
      }
  }
})

test('[NF2] an item is the house’s until it is bought, and costs more the rarer it is', () => {
  const { ownerOf, costs, buy, on } = given()
  assert.equal(ownerOf(), 0)
  assert.equal(itemOf(on.state(), ONE + 10), undefined)
  assert.equal(itemOf(on.state(), 2_000_001), undefined)
  const attributes = attributesOf('keelfolk', 5, 1)
  assert.equal(costs(ONE), mintPriceOf(10n * UNIT, attributes))
  const rarest = traitsOf.keelfolk.map(({ type, values }) => {
    return {
      type,
      value: '',
      place: 0,
      shareBps: Math.min(...values.map(([, weight]) => weight)) * 100,
    }
  })
  assert.ok(rarityOf(rarest) > rarityOf(attributes))
  assert.ok(mintPriceOf(10n * UNIT, rarest) > costs(ONE))
  buy(ANN)
  assert.equal(ownerOf(), ANN)
  assert.equal(costs(ONE), 0n)
})

test('[NF3] an owner lists an item for a price in bounds, and nobody else does', () => {
  const { on, buy, costs } = given()
  const list = { type: 'listItem', member: ANN, item: ONE, price: 50n * UNIT } as const
  on.refused(list, 'notYourItem')
  on.refused({ ...list, item: 77 }, 'itemDoesNotExist')
  buy(ANN)
  on.refused({ ...list, member: BOB }, 'notYourItem')
  on.refused({ ...list, price: UNIT - 1n }, 'itemPriceTooLow')
  on.refused({ ...list, price: 10_000_000n * UNIT + 1n }, 'itemPriceTooHigh')
  on.submit(list)
  assert.equal(costs(ONE), 50n * UNIT)
  on.refused(list, 'itemIsListed')
})

test('[NF3] listing costs the listing fee, where there is one', () => {
  const { on, buy, spot, at } = given()
  buy(ANN)
  on.submit({ type: 'setMarketTerms', feeBps: 250, royaltyBps: 500, listingFee: 2n * UNIT })
  const before = spot(ANN)
  on.submit({ type: 'listItem', member: ANN, item: ONE, price: 50n * UNIT })
  assert.equal(before - spot(ANN), 2n * UNIT)
  assert.equal(at('fees'), 2n * UNIT)
})

test('[NF4] a price is changed and a listing taken back, but not while a buyer may pay', () => {
  const { on, buy, costs, order, idOf } = given()
  buy(ANN)
  on.refused({ type: 'cancelListing', member: ANN, item: ONE }, 'itemNotListed')
  on.submit({ type: 'listItem', member: ANN, item: ONE, price: 50n * UNIT })
  const change = { type: 'changeItemPrice', member: ANN, item: ONE, price: 60n * UNIT } as const
  on.refused({ ...change, member: BOB }, 'notYourItem')
  on.submit(change)
  assert.deepEqual(on.submit(change), [])
  const id = idOf(on.submit(order(BOB)))
  on.refused({ ...change, price: 70n * UNIT }, 'itemReserved')
  on.refused({ type: 'cancelListing', member: ANN, item: ONE }, 'itemReserved')
  on.submit({ type: 'cancelItemOrder', member: BOB, order: id })
  on.submit({ type: 'cancelListing', member: ANN, item: ONE })
  assert.equal(costs(ONE), 0n)
})

test('[NF5] an order reserves the item, and nothing of the money moves', () => {
  const { on, order, spot, ownerOf, buy, costs } = given()
  on.refused({ ...order(ANN), price: 1n }, 'itemPriceChanged')
  on.refused({ ...order(ANN), item: 99 }, 'itemDoesNotExist')
  on.submit(order(ANN))
  assert.equal(spot(ANN), 1_000n * UNIT)
  assert.equal(ownerOf(), 0)
  buy(BOB, ONE + 1)
  on.refused({ type: 'orderItem', member: ANN, item: ONE + 1, price: 5n }, 'itemNotListed')
  on.submit({ type: 'listItem', member: BOB, item: ONE + 1, price: 5n * UNIT })
  on.refused({ type: 'orderItem', member: BOB, item: ONE + 1, price: costs(ONE + 1) }, 'ownItem')
})

test('[NF6] a sale pays the seller, the house its fee and the charity its royalty, to the unit', () => {
  const { on, buy, spot, at, order, idOf } = given()
  const first = buy(ANN)
  assert.equal(first.fee, 0n)
  assert.equal(at('charity'), first.royalty)
  assert.equal(at('nft'), first.price - first.royalty)
  const price = 77_77777777n
  on.submit({ type: 'listItem', member: ANN, item: ONE, price })
  const [ann, bob, charity] = [spot(ANN), spot(BOB), at('charity')]
  const id = idOf(on.submit(order(BOB)))
  on.submit({ type: 'confirmItemOrder', member: BOB, order: id })
  assert.equal(bob - spot(BOB), price)
  assert.equal(at('fees'), 1_94444445n)
  assert.equal(at('charity') - charity, 3_88888889n)
  assert.equal(spot(ANN) - ann, price - 1_94444445n - 3_88888889n)
})

test('[NF6] [M18] fee and royalty are never more than the price, and splitting makes nothing cheaper', () => {
  for (let price = UNIT; price < 3n * UNIT; price += 1_234_567n) {
    const { fee, royalty, proceeds } = saleOf(price, {
      feeBps: 1_500,
      royaltyBps: 3_500,
      listingFee: 0n,
    })
    assert.ok(proceeds > 0n && fee + royalty + proceeds === price)
    const half = saleOf(price / 2n, { feeBps: 1_500, royaltyBps: 3_500, listingFee: 0n })
    assert.ok(2n * half.fee >= fee - 1n)
  }
})

test('[NF6] other cores are told of the fee and of the royalty', () => {
  const told: object[] = []
  const sold: Event = {
    type: 'itemSold',
    way: 'order',
    id: 1,
    item: ONE,
    buyer: BOB,
    seller: ANN,
    price: 100n,
    fee: 3n,
    royalty: 5n,
    listing: 0,
    at: 0,
  }
  nft.tells?.(sold, (fact) => told.push(fact), nft.initial())
  nft.tells?.({ ...sold, seller: 0, fee: 0n }, (fact) => told.push(fact), nft.initial())
  const royalty = { type: 'royaltyPaid', asset: 'USDT', amount: 5n, item: ONE }
  assert.deepEqual(told, [
    { type: 'feePaid', member: ANN, asset: 'USDT', amount: 3n },
    royalty,
    royalty,
  ])
})

test('[NF7] an order that is not paid in time is over, and somebody else may have the item', () => {
  const { on, order, idOf, spot, ownerOf } = given()
  const id = idOf(on.submit(order(ANN)))
  on.wait(PAYMENT_MS - 1)
  on.refused(order(BOB), 'itemReserved')
  on.wait(1)
  assert.equal(on.state().orders.size, 0)
  on.refused({ type: 'confirmItemOrder', member: ANN, order: id }, 'itemOrderDoesNotExist')
  const other = idOf(on.submit(order(BOB)))
  on.submit({ type: 'confirmItemOrder', member: BOB, order: other })
  assert.equal(ownerOf(), BOB)
  assert.equal(spot(ANN), 1_000n * UNIT)
})

test('[NF7] the window is over when it is over, though the exchange has not come to it yet', () => {
  const { on, order, idOf } = given()
  const id = idOf(on.submit(order(ANN)))
  on.machine.advance(on.machine.now + PAYMENT_MS)
  on.refused({ type: 'confirmItemOrder', member: ANN, order: id }, 'paymentWindowOver')
  on.refused({ type: 'cancelItemOrder', member: ANN, order: id }, 'paymentWindowOver')
  const [ended, ordered] = on.submit(order(BOB)) as Event[]
  assert.deepEqual([ended?.type, ordered?.type], ['itemOrderEnded', 'itemOrdered'])
})

test('[NF7] an order is left by its buyer, and by nobody else', () => {
  const { on, order, idOf } = given()
  const id = idOf(on.submit(order(ANN)))
  on.refused({ type: 'cancelItemOrder', member: BOB, order: id }, 'itemOrderDoesNotExist')
  on.refused({ type: 'confirmItemOrder', member: BOB, order: id }, 'itemOrderDoesNotExist')
  on.submit({ type: 'cancelItemOrder', member: ANN, order: id })
  on.submit(order(BOB))
})

test('[NF9] a member has at most three orders to pay, and can pay what is ordered', () => {
  const { on, order } = given()
  for (const item of [ONE, ONE + 1, ONE + 2]) on.submit(order(ANN, item))
  on.refused(order(ANN, ONE + 3), 'tooManyItemOrders')
  on.refused({ ...order(9, ONE + 3) }, 'insufficientFunds')
})

test('[NF13] in a hidden collection nothing begins, and what is open goes on', () => {
  const { on, order, idOf, buy, ownerOf } = given()
  buy(BOB, ONE + 1)
  const id = idOf(on.submit(order(ANN)))
  on.submit({ type: 'hideCollection', collection: 'tests', isHidden: true })
  on.refused(order(ANN, ONE + 2), 'collectionHidden')
  on.refused({ type: 'listItem', member: BOB, item: ONE + 1, price: UNIT }, 'collectionHidden')
  on.refused({ type: 'stakeItem', member: BOB, item: ONE + 1, days: 7 }, 'collectionHidden')
  on.submit({ type: 'confirmItemOrder', member: ANN, order: id })
  assert.equal(ownerOf(), ANN)
  on.refused(
    { type: 'hideCollection', collection: 'none', isHidden: true },
    'collectionDoesNotExist',
  )
  on.submit({ type: 'hideCollection', collection: 'tests', isHidden: false })
  on.submit({ type: 'listItem', member: BOB, item: ONE + 1, price: UNIT })
})

test('[NF14] fee and royalty together are at most half, and change for later orders alone', () => {
  const { on, buy, order, idOf } = given()
  const terms = { type: 'setMarketTerms', feeBps: 4_501, royaltyBps: 500, listingFee: 0n } as const
  on.refused(terms, 'marketTermsUnsound')
  buy(ANN)
  on.submit({ type: 'listItem', member: ANN, item: ONE, price: 100n * UNIT })
  const id = idOf(on.submit(order(BOB)))
  on.submit({ ...terms, feeBps: 1_000 })
  const [sold] = on.submit({ type: 'confirmItemOrder', member: BOB, order: id })
  assert.equal((sold as ItemSold).fee, 2_50000000n)
})
