/** Offers and stakes on the kernel's stage. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { house, Reader, Writer } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import { type ItemSold, type ItemStaked, itemOf, type MakeOffer, nft } from './index.ts'
import { DAY_MS } from './rules.ts'

const [ANN, BOB, CAT] = [1, 2, 3] as const
const UNIT = 1_00000000n
const ONE = 1_000_001

/** Ann has the first item. */
function given() {
  const on = stage(nft)
  const minted = { kind: 'fleet', seed: 5, size: 10, basePrice: 10n * UNIT } as const
  on.submit({ type: 'mintCollection', code: 'tests', ...minted })
  for (const member of [ANN, BOB, CAT]) on.fund(member, 'USDT', 1_000n * UNIT)
  const idOf = (events: readonly unknown[]) => (events.at(-1) as { id: number }).id
  const price = itemOf(on.state(), ONE)?.price ?? 0n
  const order = idOf(on.submit({ type: 'orderItem', member: ANN, item: ONE, price }))
  on.submit({ type: 'confirmItemOrder', member: ANN, order })
  const offer = (member: number, amount = 20n * UNIT): MakeOffer => {
    return { type: 'makeOffer', member, item: ONE, amount, days: 3 }
  }
  const spot = (member: number) => on.available(member, 'spot', 'USDT')
  const kept = (member: number) => on.frozen(member, 'spot', 'USDT')
  const rewards = () => on.machine.balance('real', house('nft'), 'USDT')
  return { on, offer, spot, kept, idOf, rewards, price }
}

test('[NF10] an offer freezes what it offers; one a member and item, on items that lie still', () => {
  const { on, offer, kept } = given()
  on.refused(offer(ANN), 'ownItem')
  on.refused({ ...offer(BOB), item: ONE + 1 }, 'itemIsListed')
  on.refused({ ...offer(BOB), item: 5 }, 'itemDoesNotExist')
  on.refused({ ...offer(BOB), days: 2 }, 'nftTermNotOffered')
  on.refused(offer(BOB, UNIT - 1n), 'itemPriceTooLow')
  on.refused(offer(BOB, 1_001n * UNIT), 'insufficientFunds')
  on.submit(offer(BOB))
  assert.equal(kept(BOB), 20n * UNIT)
  on.refused(offer(BOB), 'offerExists')
  on.submit(offer(CAT, 21n * UNIT))
})

test('[NF10] a member has at most 100 offers', () => {
  const { on, offer } = given()
  const { offering } = on.state()
  offering.set(BOB, 100)
  on.refused(offer(BOB), 'tooManyOffers')
})

test('[NF11] the owner accepts one: the item and the money change hands, fee and royalty taken', () => {
  const { on, offer, spot, kept, idOf } = given()
  const mine = idOf(on.submit(offer(BOB)))
  const other = idOf(on.submit(offer(CAT, 19n * UNIT)))
  on.refused({ type: 'acceptOffer', member: CAT, offer: mine }, 'offerDoesNotExist')
  on.refused({ type: 'acceptOffer', member: ANN, offer: 12 }, 'offerDoesNotExist')
  const before = spot(ANN)
  const [sold] = on.submit({ type: 'acceptOffer', member: ANN, offer: mine })
  assert.equal((sold as ItemSold).fee, 50_000_000n)
  assert.equal(spot(ANN) - before, 18_50000000n)
  assert.equal(kept(BOB), 0n)
  assert.equal(itemOf(on.state(), ONE)?.owner, BOB)
  on.refused({ type: 'acceptOffer', member: ANN, offer: other }, 'offerDoesNotExist')
  on.submit({ type: 'acceptOffer', member: BOB, offer: other })
  assert.equal(itemOf(on.state(), ONE)?.owner, CAT)
})

test('[NF11] an offer is taken back or runs out, and gives everything back', () => {
  const { on, offer, spot, kept, idOf } = given()
  const id = idOf(on.submit(offer(BOB)))
  on.refused({ type: 'withdrawOffer', member: CAT, offer: id }, 'offerDoesNotExist')
  on.submit({ type: 'withdrawOffer', member: BOB, offer: id })
  assert.equal(kept(BOB), 0n)
  const late = idOf(on.submit(offer(CAT)))
  on.machine.advance(on.machine.now + 3 * DAY_MS)
  on.refused({ type: 'acceptOffer', member: ANN, offer: late }, 'offerExpired')
  on.refused({ type: 'withdrawOffer', member: CAT, offer: late }, 'offerExpired')
  on.submit(offer(CAT, 30n * UNIT))
  assert.equal(kept(CAT), 30n * UNIT)
  on.wait(3 * DAY_MS)
  assert.equal(spot(CAT), 1_000n * UNIT)
})

test('[NF11] an offer waits while the item is reserved or staked, and ends when its maker buys', () => {
  const { on, offer, kept, idOf } = given()
  const id = idOf(on.submit(offer(BOB)))
  on.submit({ type: 'listItem', member: ANN, item: ONE, price: 25n * UNIT })
  const asked = { type: 'orderItem', member: BOB, item: ONE, price: 25n * UNIT } as const
  const order = idOf(on.submit(asked))
  on.refused({ type: 'acceptOffer', member: ANN, offer: id }, 'itemReserved')
  on.submit({ type: 'confirmItemOrder', member: BOB, order })
  assert.equal(kept(BOB), 0n)
  const next = idOf(on.submit(offer(CAT)))
  on.submit({ type: 'stakeItem', member: BOB, item: ONE, days: 7 })
  on.refused({ type: 'acceptOffer', member: BOB, offer: next }, 'itemIsStaked')
  on.refused(offer(ANN), 'itemIsStaked')
})

test('[NF12] a stake locks the item and pays the same each day, to the end of its term', () => {
  const { on, spot, rewards, price } = given()
  const stake = { type: 'stakeItem', member: ANN, item: ONE, days: 7 } as const
  for (const days of [6, 8, 29, 31, 89, 91]) on.refused({ ...stake, days }, 'nftTermNotOffered')
  on.refused({ ...stake, member: BOB }, 'notYourItem')
  const [before, held] = [spot(ANN), rewards()]
  const [staked] = on.submit(stake)
  const { daily } = staked as ItemStaked
  assert.equal(daily, (price * 4n) / 10_000n)
  on.refused(stake, 'itemIsStaked')
  on.refused({ type: 'listItem', member: ANN, item: ONE, price: UNIT }, 'itemIsStaked')
  on.wait(DAY_MS)
  assert.equal(spot(ANN) - before, daily)
  on.wait(5 * DAY_MS)
  assert.equal(spot(ANN) - before, 6n * daily)
  assert.equal(on.state().stakes.size, 1)
  on.wait(DAY_MS)
  assert.equal(spot(ANN) - before, 7n * daily)
  assert.equal(held - rewards(), 7n * daily)
  assert.equal(on.state().owed, 0n)
  on.submit({ type: 'listItem', member: ANN, item: ONE, price: UNIT })
  on.refused(stake, 'itemIsListed')
})

test('[NF12] a reward that could not be paid is not promised', () => {
  const { on, rewards, price } = given()
  const days = 90
  const all = ((price * 9n) / 10_000n) * 90n
  const stake = { type: 'stakeItem', member: ANN, item: ONE, days } as const
  on.state().owed = rewards() - all + 1n
  on.refused(stake, 'rewardsNotCovered')
  on.state().owed = 0n
  const before = on.machine.look('real').free('nft', 'USDT')
  assert.equal(before, rewards())
  on.submit(stake)
  assert.equal(on.state().owed, all)
  assert.equal(on.machine.look('real').free('nft', 'USDT'), before - all, 'the rest is free')
  on.refused({ type: 'fundSandboxRewards', amount: 0n }, 'amountIsZero')
  on.submit({ type: 'fundSandboxRewards', amount: 5n })
})

test('[NF11] an offer whose end cannot be decided holds up no other', () => {
  const { on, offer, idOf } = given()
  const [stuck, next] = [idOf(on.submit(offer(BOB))), idOf(on.submit(offer(CAT)))]
  const now = on.machine.now + 3 * DAY_MS
  const due = nft.deferrable?.(on.state(), now, {} as never, (command) => {
    return command.type === 'doDue' && command.id === stuck
  })
  assert.deepEqual(due, { type: 'doDue', id: next })
})

test('[NF28] a snapshot from before unpaid orders were kept is read as one without any', () => {
  const { on, offer } = given()
  on.submit(offer(BOB))
  const whole = new Writer()
  nft.snapshot.write(whole, on.state())
  const before = whole.view().slice(0, whole.view().length - 1)
  assert.deepEqual(nft.snapshot.read(new Reader(before)), on.state())
})
