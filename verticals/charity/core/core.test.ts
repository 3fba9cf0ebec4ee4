/** The core of charity: projects, donations at prices, royalties, and payouts of two operators. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Actor, type AnyCore, house, Machine, type Typed, UNIT } from '@evenkeel/kernel'
import { givenExchange, stage } from '@evenkeel/kernel/testing'
import { saleroom } from '../testing/saleroom.ts'
import { type Command, charity, type Donate, type Event, heldOf, type State } from './index.ts'
import { coinsFor, dollarsOf, isOver, worthOf } from './rules.ts'

const [ANN, BOB] = [1, 2]
const [SUE, TOM]: readonly [Actor, Actor] = [
  { kind: 'operator', id: 1 },
  { kind: 'operator', id: 2 },
]
const DAY = 86_400_000
const FIVE_YEARS = 5 * 366 * DAY
const PROOF = 'ab'.repeat(32)
const open = {
  type: 'openProject',
  slug: 'clean-water',
  goal: 1_000n * UNIT,
  priority: 'urgent',
  lastsMs: 30 * DAY,
} as const
type Gift = Pick<Donate, 'amount' | 'currency' | 'most'>
const coin = (amount: bigint): Gift => ({ amount, most: amount })

function given({ goal = open.goal, funds = 10_000n * UNIT } = {}) {
  const on = stage(charity)
  const [event] = on.submit({ ...open, goal })
  assert(event?.type === 'projectOpened')
  for (const asset of ['USDT', 'BTC']) on.fund(ANN, asset, funds).fund(BOB, asset, funds)
  const see = (symbol: string, price: bigint, isStale = false) =>
    on.market((board) =>
      board.setReference(symbol, { price, at: on.machine.now, source: 'test', isStale }),
    )
  see('btcusdt', 60_000n * UNIT)
  const donate = (gift: Gift, more: Partial<Command & { type: 'donate' }> = {}): Command => {
    const about = { member: ANN, project: event.id, asset: 'USDT', details: 'd' }
    return { type: 'donate', ...about, ...gift, isAnonymous: false, ...more }
  }
  const project = () => {
    const found = on.state().projects.get(event.id)
    assert(found !== undefined)
    return found
  }
  const charityHas = (asset: string) => on.machine.balance('real', house('charity'), asset)
  return { on, id: event.id, see, donate, project, charityHas }
}

test('[CH1] a project has a name of its own, a goal and an end; anything else is refused', () => {
  const { on, project } = given()
  assert.deepEqual(
    [project().slug, project().goal, project().priority, project().endsAt - project().openedAt],
    ['clean-water', open.goal, 'urgent', 30 * DAY],
  )
  on.refused(open, 'projectExists')
  for (const wrong of [
    { slug: 'Clean Water' },
    { slug: '' },
    { slug: 'a'.repeat(41) },
    { goal: 0n },
    { lastsMs: 0 },
    { lastsMs: FIVE_YEARS + 1 },
  ])
    on.refused({ ...open, slug: 'other', ...wrong }, 'projectUnsound')
  on.refused({ ...open, slug: 'other' }, 'operatorNeeded', { kind: 'member', id: ANN })
  on.submit({ ...open, slug: 'longest', lastsMs: FIVE_YEARS })
})

test('[CH2] [CH3] a donation goes to the charity whole, and counts at the price of the moment', () => {
  const { on, id, donate, project, charityHas } = given()
  const [donated] = on.submit(donate(coin(123_456n), { asset: 'BTC' }))
  assert.deepEqual(donated, {
    type: 'donated',
    id: on.machine.seq * 1024,
    member: ANN,
    item: undefined,
    project: id,
    asset: 'BTC',
    amount: 123_456n,
    worth: 7_407_360_000n,
    valued: { price: 60_000n * UNIT, source: 'test', at: on.machine.now },
    fiat: undefined,
    isAnonymous: false,
    details: 'd',
    at: on.machine.now,
  })
  assert.equal(charityHas('BTC'), 123_456n)
  assert.equal(on.available(ANN, 'spot', 'BTC'), 10_000n * UNIT - 123_456n)
  on.submit(donate(coin(5n * UNIT)))
  assert.equal(project().raised, 7_407_360_000n + 5n * UNIT)
})

test('[CH3] a fiat amount takes what it comes to, rounded down, and never more than was agreed', () => {
  const { on, see, donate } = given()
  see('eurusd', 108_000_000n)
  see('usdjpy', 150n * UNIT)
  const fiat = (currency: 'USD' | 'EUR' | 'JPY', amount: bigint, most = UNIT): Gift => {
    return { currency, amount, most }
  }
  const taken = (gift: Gift) => {
    const [event] = on.submit(donate(gift, { asset: 'BTC' }))
    assert(event?.type === 'donated')
    return event
  }
  const euros = taken(fiat('EUR', 50n * UNIT))
  assert.deepEqual([euros.amount, euros.worth], [90_000n, 54n * UNIT])
  assert.deepEqual(euros.fiat, {
    currency: 'EUR',
    amount: 50n * UNIT,
    rate: { price: 108_000_000n, source: 'test', at: on.machine.now },
  })
  assert.equal(taken(fiat('JPY', 1_000n * UNIT)).amount, 11_111n)
  assert.equal(taken(fiat('USD', 7n * UNIT)).amount, 11_666n)
  on.refused(donate(fiat('EUR', 50n * UNIT, 89_999n), { asset: 'BTC' }), 'donationPriceMoved')
})

test('[CH3] without a price, or with a stale one, nothing is taken', () => {
  const { on, see, donate } = given()
  on.refused(donate(coin(UNIT), { asset: 'SOL' }), 'donationPriceMissing')
  const euros: Gift = { currency: 'EUR', amount: 50n * UNIT, most: UNIT }
  on.refused(donate(euros), 'donationPriceMissing')
  see('btcusdt', 60_000n * UNIT, true)
  on.refused(donate(coin(UNIT), { asset: 'BTC' }), 'donationPriceMissing')
})

test('[CH3] while the market of a currency is closed, its last price counts', () => {
  const { on, donate } = given()
  const euros: Gift = { currency: 'EUR', amount: 50n * UNIT, most: UNIT }
  const closed = { price: 108_000_000n, source: 'test', isStale: true, isClosed: true }
  on.market((board) => board.setReference('eurusd', { ...closed, at: on.machine.now }))
  const [event] = on.submit(donate(euros, { asset: 'BTC' }))
  assert(event?.type === 'donated')
  assert.equal(event.worth, 54n * UNIT)
})

test('[CH2] [CH4] nothing, too little, and more than there is are refused', () => {
  const { on, donate } = given()
  on.refused(donate(coin(0n)), 'amountIsZero')
  on.refused(donate(coin(-5n)), 'amountIsZero')
  on.refused(donate(coin(UNIT - 1n)), 'belowDonationMinimum')
  on.refused(donate(coin(10_000n * UNIT + 1n)), 'insufficientFunds')
  on.refused(donate(coin(UNIT), { project: 7 }), 'projectDoesNotExist')
  on.submit(donate(coin(UNIT)))
})

test('[CH5] the donation that reaches the goal is taken whole and ends the project', () => {
  const { on, id, donate, project } = given()
  on.submit(donate(coin(999n * UNIT)))
  assert.equal(project().endedAt, undefined)
  const events = on.submit(donate(coin(50n * UNIT)))
  assert.deepEqual(events[1], { type: 'projectEnded', id, why: 'goal', at: on.machine.now })
  assert.equal(project().raised, 1_049n * UNIT)
  on.refused(donate(coin(UNIT)), 'fundraisingEnded')
})

test('[CH5] a project ends when its time has come, at the moment that was set', () => {
  const { on, donate, project } = given()
  on.wait(30 * DAY - 1)
  on.submit(donate(coin(UNIT)))
  on.wait(DAY)
  assert.deepEqual([project().endedAt, project().ending], [project().endsAt, 'date'])
  on.refused(donate(coin(UNIT)), 'fundraisingEnded')
})

test('[CH5] even before its end is done, nothing is taken after its time', () => {
  const fundraising = { goal: 10n, raised: 9n, endsAt: 5, endedAt: undefined }
  assert.equal(isOver(fundraising, 4), false)
  assert.equal(isOver(fundraising, 5), true)
  assert.equal(isOver({ ...fundraising, raised: 10n }, 4), true)
  assert.equal(isOver({ ...fundraising, endedAt: 1 }, 4), true)
})

test('[CH6] an operator changes or closes a project until it has ended, and then nobody', () => {
  const { on, id, donate, project } = given()
  on.submit(donate(coin(100n * UNIT)))
  const later = on.machine.now + 90 * DAY
  const about = { id, goal: 200n * UNIT, priority: 'normal', endsAt: later } as const
  const change = { type: 'changeProject', ...about } as const
  on.refused(change, 'operatorNeeded')
  on.refused({ ...change, goal: 100n * UNIT }, 'projectUnsound', SUE)
  on.refused({ ...change, endsAt: on.machine.now }, 'projectUnsound', SUE)
  on.refused({ ...change, endsAt: on.machine.now + FIVE_YEARS + 1 }, 'projectUnsound', SUE)
  on.refused({ ...change, id: 7 }, 'projectDoesNotExist', SUE)
  on.submit(change, SUE)
  assert.deepEqual(on.submit(change, SUE), [])
  on.wait(40 * DAY)
  assert.equal(project().endedAt, undefined)
  on.refused({ type: 'closeProject', id }, 'operatorNeeded')
  on.submit({ type: 'closeProject', id }, SUE)
  assert.equal(project().ending, 'closed')
  on.refused({ type: 'closeProject', id }, 'fundraisingEnded', SUE)
  on.refused(change, 'fundraisingEnded', SUE)
})

test('[CH7] a participant counts once, however often they give', () => {
  const { on, donate, project } = given()
  for (const member of [ANN, BOB, ANN]) on.submit(donate(coin(UNIT), { member }))
  assert.deepEqual([project().donations, project().donors.size], [3, 2])
})

async function givenSales() {
  const { exchange, machine } = await givenExchange({
    core: charity as AnyCore,
    more: [saleroom as AnyCore],
  })
  const submit = async (
    core: AnyCore,
    command: Typed,
    actor: Actor = { kind: 'member', id: 1 },
  ) => {
    const decision = await exchange.submit(core, command, { realm: 'real', owner: 1, actor })
    assert(decision.ok)
    return decision.events as readonly (Event | Typed)[]
  }
  const sell = (asset: string, ...amounts: bigint[]) =>
    submit(saleroom as AnyCore, { type: 'payRoyalties', member: 1, asset, amounts } as Typed)
  const ask = (command: Command, actor?: Actor) => submit(charity as AnyCore, command, actor)
  return { machine, sell, ask, state: () => machine.state('real', charity) as State }
}

test('[CH8] a royalty counts in the decision of the sale, to the project that is marked for it', async () => {
  const { sell, ask, state, machine } = await givenSales()
  const [opened] = await ask({ ...open, goal: 400n }, SUE)
  const id = (opened as { id: number } & Typed).id
  await sell('USDT', 100n)
  assert.deepEqual([state().general.raised, state().projects.get(id)?.raised], [100n, 0n])
  await ask({ type: 'markRoyalties', project: id }, SUE)
  const events = await sell('USDT', 150n)
  assert.deepEqual(
    events.map(({ type }) => type),
    ['saleroomSold', 'moved', 'donated'],
  )
  assert.deepEqual([state().general.raised, state().projects.get(id)?.raised], [100n, 150n])
  assert.equal(state().projects.get(id)?.donors.size, 0)
  assert.equal(machine.balance('real', house('charity'), 'USDT'), 250n)
})

test('[CH8] [CH5] two royalties of one sale may reach the goal together: then it has ended', async () => {
  const { sell, ask, state } = await givenSales()
  const [opened] = await ask({ ...open, goal: 300n }, SUE)
  const id = (opened as { id: number } & Typed).id
  await ask({ type: 'markRoyalties', project: id }, SUE)
  await sell('USDT', 160n, 150n)
  assert.equal(state().projects.get(id)?.raised, 310n)
  await sell('USDT', 100n)
  assert.equal(state().general.raised, 100n)
})

test('[CH8] a project that has ended cannot be marked, nor can a member mark one', () => {
  const { on, id } = given()
  const mark = { type: 'markRoyalties', project: id } as const
  on.refused(mark, 'operatorNeeded', { kind: 'member', id: ANN })
  on.refused({ ...mark, project: 7 }, 'projectDoesNotExist', SUE)
  on.submit({ type: 'closeProject', id }, SUE)
  on.refused(mark, 'fundraisingEnded', SUE)
  on.submit({ ...mark, project: 0 }, SUE)
})

test('[CH9] [CH10] [CH11] a payout takes a second operator, and no more than was raised and is there', () => {
  const { on, id, donate, project, charityHas } = given()
  on.submit(donate(coin(100n * UNIT)))
  const about = { project: id, asset: 'USDT', amount: 60n * UNIT, custody: 'sandbox' } as const
  const propose = { type: 'proposePayout', ...about, proof: PROOF } as const
  on.refused(propose, 'operatorNeeded')
  on.refused({ ...propose, proof: 'a picture' }, 'payoutUnsound', SUE)
  on.refused({ ...propose, amount: 0n }, 'payoutUnsound', SUE)
  on.refused({ ...propose, amount: 100n * UNIT + 1n }, 'raisedExceeded', SUE)
  on.refused({ ...propose, asset: 'BTC' }, 'raisedExceeded', SUE)
  on.refused({ ...propose, project: 7 }, 'projectDoesNotExist', SUE)
  const [proposed] = on.submit(propose, SUE)
  assert(proposed?.type === 'payoutProposed')
  assert.equal(charityHas('USDT'), 100n * UNIT)
  on.refused({ ...propose, amount: 41n * UNIT }, 'raisedExceeded', TOM)
  const approve = { type: 'approvePayout', id: proposed.id } as const
  on.refused(approve, 'otherOperatorNeeded', SUE)
  on.refused(approve, 'operatorNeeded')
  on.submit(approve, TOM)
  assert.equal(charityHas('USDT'), 40n * UNIT)
  assert.equal(heldOf(project(), 'USDT'), 40n * UNIT)
  on.refused(approve, 'payoutDoesNotExist', TOM)
  const [other] = on.submit({ ...propose, amount: 40n * UNIT, custody: 'ethereum' }, SUE)
  assert(other?.type === 'payoutProposed')
  on.refused({ type: 'approvePayout', id: other.id }, 'custodyExceeded', TOM)
  on.submit({ type: 'rejectPayout', id: other.id }, SUE)
  on.refused({ type: 'rejectPayout', id: other.id }, 'payoutDoesNotExist', SUE)
  on.submit({ ...propose, amount: 40n * UNIT }, TOM)
})

test('[CH12] a restored state is the same, its ends among it', () => {
  const { on, donate } = given()
  on.submit(donate(coin(5n * UNIT), { isAnonymous: true }))
  const restored = new Machine([charity])
  restored.restore(on.machine.snapshot())
  assert.deepEqual(restored.snapshot(), on.machine.snapshot())
  const { ends } = restored.state('real', charity) as State
  assert.deepEqual(ends.first, on.state().ends.first)
})

test('[CH3] what an amount is worth and comes to is rounded down', () => {
  assert.equal(worthOf(3n, UNIT / 2n), 1n)
  assert.equal(coinsFor(1n, 3n * UNIT), 0n)
  assert.equal(dollarsOf(100n, 'EUR', 105_999_999n), 105n)
  assert.equal(dollarsOf(100n, 'CHF', 3n * UNIT), 33n)
  assert.equal(dollarsOf(100n, 'USD', UNIT), 100n)
})
