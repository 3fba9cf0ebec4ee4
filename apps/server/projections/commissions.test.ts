/** Paying shares of fees: a real journal, real trades, the tables that are folded from it. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import {
  available,
  EXCHANGE,
  Exchange,
  formatAmount,
  house,
  Machine,
  parseAmount,
  type Typed,
} from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import { cores, projections } from '@evenkeel/verticals/all.server.ts'
import { createCommissions } from '@evenkeel/verticals/members/commissions.ts'
import { members } from '@evenkeel/verticals/members/core.ts'
import { type PlaceOrder, spot } from '@evenkeel/verticals/spot/core/index.ts'
import { terms as usual } from '@evenkeel/verticals/spot/testing/givenSpot.ts'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'
import fc from 'fast-check'
import { openTestDatabase } from '../journal/testing/database.ts'
import { foldUntil, prepareProjections } from './fold.ts'

const database = await openTestDatabase()
const [ANN, BOB, CAT, DAN] = [1, 2, 3, 4]
const ALL = [ANN, BOB, CAT, DAN]
const real = { realm: 'real', actor: EXCHANGE } as const
const terms = { ...usual, pair: 'btcusdt' }
const coins = (text: string) => parseAmount(text) as bigint

/** Bob and Cat have money to trade with, Ann and Dan have none; all four are verified. */
async function openBook(t: TestContext) {
  const journal = await database.journal(t)
  const machine = new Machine(cores)
  let now = 1_700_000_000_000
  const onBroken = (error: unknown) => {
    throw error
  }
  const exchange = new Exchange({ machine, journal, clock: () => now++, onBroken })
  for (const asset of ['BTC', 'USDT']) {
    await exchange.submit(wallet, { type: 'listCoin', asset }, real)
    for (const member of [BOB, CAT]) {
      const amount = coins('100000')
      await exchange.submit(wallet, { type: 'grantSandboxFunds', member, asset, amount }, real)
    }
  }
  await exchange.submit(spot, { type: 'listPair', ...terms }, real)
  await prepareProjections(database.client, projections, { anew: true })
  await database.rows('truncate member cascade')
  await database.rows(
    'insert into member (id) overriding system value select unnest($1::bigint[])',
    [ALL],
  )
  for (const member of ALL) await setIdentity(member, 2)
  // One at a time: two that fold at once are in each other's way.
  let last: Promise<unknown> = Promise.resolve()
  const history = {
    rows<Row>(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
      const rows = last.then(async () => {
        await foldUntil(database.client, t.name, projections, cores, journal.seq)
        return (await database.rows(sql, [...values])) as Row[]
      })
      last = rows.catch(() => undefined)
      return rows
    },
  }
  const failures: unknown[] = []
  const onFailure = (error: unknown) => failures.push(error)
  return {
    exchange,
    journal,
    history,
    failures,
    commissions: createCommissions({ exchange, history, onFailure }),
    invite: (member: number, inviter: number) =>
      exchange.submit(members, { type: 'invite', member, inviter }, real),
    identity: setIdentity,
    /** Bob buys of Cat: his fee is in bitcoin, hers in dollars. */
    async trade(quantity: string, price = '10007.01') {
      const order = { type: 'placeOrder', pair: 'btcusdt', kind: 'limit', force: 'gtc' } as const
      const placed = { ...order, quantity: coins(quantity), price: coins(price) }
      const told: (readonly Typed[])[] = []
      for (const [member, side] of [
        [CAT, 'sell'],
        [BOB, 'buy'],
      ] as const) {
        const asked: PlaceOrder = { ...placed, member, side }
        const decision = await exchange.submit(spot, asked, real)
        assert(decision.ok)
        told.push(decision.events)
      }
      return told
    },
    held: (member: number, asset: string) =>
      formatAmount(machine.balance('real', available(member, 'spot'), asset)),
    fees: (asset: string) => machine.balance('real', house('fees'), asset),
  }
}

/** Under review, verified or to be done again; without a state there is none. */
async function setIdentity(member: number, state?: 1 | 2 | 4, level = 'basic'): Promise<void> {
  await database.rows('delete from identity where member = $1 and level = $2', [member, level])
  if (state === undefined) return
  await database.rows(
    `insert into identity (member, level, state, sealed, lookup, photos, submitted_at)
     values ($1, $2, $3, '', $4, '{}', now())`,
    [member, level, state, Buffer.from(`the id number of ${member}`)],
  )
}

test('[M7] the inviter gets a fifth of the fees, rounded down, in the coin of each fee', async (t) => {
  const book = await openBook(t)
  await book.trade('0.01')
  await book.invite(BOB, ANN)
  await book.invite(CAT, DAN)
  await book.trade('0.01234')
  assert.equal(await book.commissions.pay(), 2)
  // A thousandth of 0.01234 and a fifth of that; 0.08% of 123.4865034 rounded up, and a fifth of that.
  assert.equal(book.held(ANN, 'BTC'), '0.00000246')
  assert.equal(book.held(DAN, 'USDT'), '0.01975784')
  assert.equal(book.held(ANN, 'USDT'), '0')
})

test('[M2] paid again, at once, or after more trades: never twice', async (t) => {
  const book = await openBook(t)
  await book.invite(BOB, ANN)
  await book.trade('0.01234')
  const { pay } = book.commissions
  const counts = await Promise.all([pay(), pay(), pay()])
  assert.equal(
    counts.reduce((sum, count) => sum + count),
    1,
  )
  const seq = book.journal.seq
  assert.equal(await pay(), 0)
  assert.equal(book.journal.seq, seq, 'nothing is written')
  await book.trade('0.02')
  await book.trade('0.00066')
  assert.equal(await pay(), 1)
  assert.equal(book.held(ANN, 'BTC'), '0.0000066')
})

test('[M18] no money follows a table: whatever is said there, the share is what the core counted', async (t) => {
  const book = await openBook(t)
  await book.invite(BOB, ANN)
  await book.trade('0.05')
  // Folded first, so that what is written over it stays.
  await book.history.rows('update commission set fees = fees * 1000, paid = 0', [])
  await book.history.rows("insert into commission values ($1, 'USDT', 1000, 0)", [BOB])
  await book.history.rows('update invitation set inviter = $1', [DAN])
  assert.equal(await book.commissions.pay(), 1)
  assert.equal(book.held(ANN, 'BTC'), '0.00001')
  assert.equal(book.held(DAN, 'BTC'), '0')
  await book.trade('0.05')
  await book.history.rows('delete from commission', [])
  await book.history.rows('delete from invitation', [])
  assert.equal(await book.commissions.pay(), 1)
  assert.equal(book.held(ANN, 'BTC'), '0.00002')
})

test('[M18] a trade tells its fees in the same decision: taker and maker, each in their coin', async (t) => {
  const book = await openBook(t)
  await book.invite(BOB, ANN)
  await book.invite(CAT, DAN)
  const [, taken] = await book.trade('0.01234')
  const counted = taken?.filter(({ type }) => type === 'feeCounted')
  assert.deepEqual(counted, [
    { type: 'feeCounted', member: CAT, asset: 'USDT', amount: coins('0.09878921') },
    { type: 'feeCounted', member: BOB, asset: 'BTC', amount: coins('0.00001234') },
  ])
})

test('[M18] a trade on play money counts nothing', async (t) => {
  const book = await openBook(t)
  await book.exchange.submit(members, { type: 'declarePlayMoney' }, real)
  await book.invite(BOB, ANN)
  await book.trade('0.05')
  assert.equal(await book.commissions.pay(), 0)
})

test('[J9] the bill of the inviter shows each payment once, among the movements of assets', async (t) => {
  const book = await openBook(t)
  await book.invite(BOB, ANN)
  await book.trade('0.05')
  await book.commissions.pay()
  await book.commissions.pay()
  const rows = await book.history.rows<{ text: string }>(
    `select concat_ws(' ', member, tab, reason, asset, trim_scale(amount), to_account) as text
     from bill where reason = 'commission'`,
    [],
  )
  assert.deepEqual(
    rows.map(({ text }) => text),
    ['1 assets commission BTC 0.00001 spot'],
  )
})

test('[J1] an invitation that the exchange was not told of is told before paying', async (t) => {
  const book = await openBook(t)
  await database.rows('update member set invited_by = $1 where id = $2', [ANN, BOB])
  assert.equal(await book.commissions.pay(), 0)
  await book.trade('0.05')
  assert.equal(await book.commissions.pay(), 1)
  assert.equal(book.held(ANN, 'BTC'), '0.00001')
})

test('[M2] what could not be paid is owed still; a failure is told, and not after the end', async (t) => {
  const book = await openBook(t)
  await book.invite(BOB, ANN)
  await book.trade('0.05')
  await database.rows('alter table identity rename to gone')
  await assert.rejects(book.commissions.pay())
  const { commissions, exchange, failures } = book
  commissions.start()
  await eventually('the failure is told', () => failures.length > 0)
  commissions.stop()
  await database.rows('alter table gone rename to identity')
  assert.equal(await commissions.pay(), 1)
  await book.trade('0.05')
  await exchange.stop()
  await assert.rejects(commissions.pay(), /stopped/)
  commissions.start()
  commissions.stop()
  await assert.rejects(commissions.pay(), /stopped/)
  assert.equal(failures.length, 1)
})

for (const [who, member, state] of [
  ['an invited member who never said who they are', BOB, undefined],
  ['an invited member who is under review', BOB, 1],
  ['an invited member who is to do it again, as the second with an id number is', BOB, 4],
  ['an inviter who never said who they are', ANN, undefined],
  ['an inviter who is under review', ANN, 1],
] as const)
  test(`[M18] nothing is paid for ${who}; once they are verified, all of it is`, async (t) => {
    const book = await openBook(t)
    await book.identity(member, state)
    await book.identity(member, 2, 'advanced')
    await book.invite(BOB, ANN)
    await book.trade('0.01234')
    const { seq } = book.journal
    assert.equal(await book.commissions.pay(), 0)
    assert.equal(book.journal.seq, seq, 'nothing is written')
    await book.identity(member, 2)
    assert.equal(await book.commissions.pay(), 1)
    assert.equal(book.held(ANN, 'BTC'), '0.00000246')
  })

test('[M18] whoever is verified or forgotten meanwhile: paid are shares between two who are', async (t) => {
  const book = await openBook(t)
  const states = new Map<number, number | undefined>(ALL.map((member) => [member, 2]))
  const pairs = [
    { member: BOB, inviter: ANN, asset: 'BTC', fees: 0n, paid: 0n, isInvited: false },
    { member: CAT, inviter: DAN, asset: 'USDT', fees: 0n, paid: 0n, isInvited: false },
  ]
  for (const { does, nth, state, lots } of fc.sample(step, { numRuns: 150, seed: 18 })) {
    const pair = pairs[nth % 2] as (typeof pairs)[number]
    if (does === 'invite') {
      pair.isInvited = (await book.invite(pair.member, pair.inviter)).ok
    } else if (does === 'identify') {
      const member = ALL[nth] as number
      states.set(member, state)
      await book.identity(member, state)
    } else if (does === 'trade') {
      const before = pairs.map(({ asset }) => book.fees(asset))
      await book.trade(`0.0${lots}`)
      for (const [at, one] of pairs.entries())
        if (one.isInvited) one.fees += book.fees(one.asset) - (before[at] as bigint)
    } else {
      await book.commissions.pay()
      for (const one of pairs)
        if (states.get(one.member) === 2 && states.get(one.inviter) === 2) one.paid = one.fees / 5n
    }
    for (const { inviter, asset, paid } of pairs)
      assert.equal(book.held(inviter, asset), formatAmount(paid))
  }
  assert(pairs.every(({ fees, paid }) => paid > 0n && paid < fees / 5n))
})

const step = fc.record({
  does: fc.constantFrom('invite', 'identify', 'identify', 'trade', 'trade', 'pay'),
  nth: fc.nat(3),
  state: fc.constantFrom(undefined, 1, 2, 2, 2, 4),
  lots: fc.integer({ min: 1_000, max: 9_999 }),
})
