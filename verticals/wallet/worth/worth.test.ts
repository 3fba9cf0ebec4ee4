/** What money is worth and was worth: against a walk through a member's life, day by day, on a real table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AccountRef,
  type Amount,
  type Asset,
  accounts,
  available,
  custody,
  type Millis,
  memberOf,
  notionalDown,
  type Price,
  UNIT,
} from '@evenkeel/kernel'
import { openTestDatabase } from '@evenkeel/server/journal/testing/database.ts'
import {
  balanceBy,
  type Life,
  lives,
  ME,
  type Step,
  writeBill,
} from '@evenkeel/server/testing/moneyLife.ts'
import type { Tables } from '@evenkeel/wire/server'
import fc from 'fast-check'
import { dayStarts } from './days.ts'
import type { Holding, Seen } from './holdings.ts'
import { createWorth } from './worth.ts'

const database = await openTestDatabase()
const tables: Tables = {
  rows: async <Row>(sql: string, values: readonly unknown[]) =>
    (values.length === 0
      ? await database.client.query(sql)
      : await database.client.query(sql, [...values])
    ).rows as Row[],
}

const NOW = Date.UTC(2026, 10, 16, 17, 3, 12)
const DAY = 86_400_000
const MINUTE = 60_000
/** A gift stands in the tab of much else that is none. */
const FLOWS = ['deposit', 'withdrawal', 'gift']
const ASSETS = ['USDT', 'BTC', 'DOGE', 'NEW']

/** Prices that tell their minute; of NEW nobody knows one. */
const priceAt = (asset: Asset, at: Millis): Price | undefined => {
  if (asset === 'USDT') return UNIT
  const minute = BigInt(Math.floor(at / MINUTE) % 100_000)
  return asset === 'NEW' ? undefined : (asset === 'BTC' ? 60_000n : 1n) * UNIT + minute * 1_234_567n
}

function given({ closed = priceAt, now = () => NOW } = {}) {
  let asked = 0
  const worth = createWorth({
    closesAt: () => async (symbol, moments) => {
      asked++
      return moments.map((at) => closed(symbol.toUpperCase(), at))
    },
    symbolOf: (asset) => asset.toLowerCase(),
    billSources: [],
    billFlows: FLOWS,
    now,
  })
  return { worth, asked: () => asked }
}

function seenIn(life: Life): Seen {
  const holdings = ASSETS.flatMap((asset) =>
    accounts.map((account): Holding => {
      return { asset, account, available: balanceBy(life, { asset, account }, all), frozen: 0n }
    }),
  ).filter(({ available }) => available !== 0n)
  const prices = ASSETS.flatMap((asset): [string, Price][] => {
    const price = priceAt(asset, NOW)
    return price === undefined ? [] : [[asset, price]]
  })
  return { seq: life.length, holdings, prices: new Map(prices), rates: [] }
}
const all = () => true

/** All accounts together, walked forward up to a moment. */
const heldBefore = (life: Life, asset: Asset, end: Millis): Amount =>
  accounts.reduce(
    (sum, account) => sum + balanceBy(life, { asset, account }, ({ at }) => at < end),
    0n,
  )

test('[W36] for any life the curve is what was held at the end of each day, at its closing prices', async () => {
  const life = lives(ASSETS, NOW - 12 * DAY, NOW)
  const zone = fc.constantFrom('UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati')
  await fc.assert(
    fc.asyncProperty(life, zone, async (life, zone) => {
      await writeBill(tables, life)
      const { worth } = given()
      const seen = seenIn(life)
      const answer = await worth.of({ member: ME, zone, days: 7, seen, tables })
      assert.ok(answer !== 'busy')
      const ends = dayStarts(zone, NOW, 7).slice(1)
      const expected = ends.map((at, nth) => ({
        at,
        moved: isMoved(life, ends[nth - 1] ?? at, at),
        worth: ASSETS.reduce((sum, asset) => {
          const price = priceAt(asset, at)
          return price ? sum + notionalDown(price, heldBefore(life, asset, at)) : sum
        }, 0n),
      }))
      const moved = isMoved(life, ends.at(-1) ?? NOW, NOW + 1)
      assert.deepEqual(answer.curve, [...expected, { at: NOW, worth: answer.total, moved }])
    }),
    { numRuns: 60 },
  )
})

test('[W35] for any day the earnings are what it is worth, less what it was, less what came and plus what went', async () => {
  await fc.assert(
    fc.asyncProperty(lives(ASSETS, NOW - 2 * DAY, NOW), async (life) => {
      await writeBill(tables, life)
      const { worth } = given()
      const asking = { member: ME, zone: 'UTC', days: 7, seen: seenIn(life), tables }
      const answer = await worth.of(asking)
      assert.ok(answer !== 'busy')
      assert.equal(answer.earnings.amount, earnedBy(life))
    }),
    { numRuns: 60 },
  )
})

/** Whether anything came in or went out between two moments. */
const isMoved = (life: Life, from: Millis, to: Millis) =>
  life.some(
    ({ at, realm, movements }) =>
      realm === ME.realm &&
      at >= from &&
      at < to &&
      movements.some((one) => FLOWS.includes(one.reason) && isOurs(one.from) !== isOurs(one.to)),
  )
const isOurs = (account: AccountRef) => memberOf(account) === ME.id

/** The whole day again, movement by movement. */
function earnedBy(life: Life): Amount {
  const midnight = Math.floor(NOW / DAY) * DAY
  let earned = 0n
  for (const asset of ASSETS) {
    const [then, now] = [priceAt(asset, midnight), priceAt(asset, NOW)]
    if (then === undefined || now === undefined) continue
    earned += heldBefore(life, asset, NOW + 1) * now - heldBefore(life, asset, midnight) * then
    for (const [nth, { at, movements }] of life.entries())
      for (const [which, { reason }] of movements.entries()) {
        if (at < midnight || !FLOWS.includes(reason)) continue
        const came = accounts.reduce((sum, account) => {
          const only = (_: unknown, step: number, place: number) => step === nth && place === which
          return sum + balanceBy(life, { asset, account }, only)
        }, 0n)
        const end = (Math.floor(at / MINUTE) + 1) * MINUTE
        earned -= came * (priceAt(asset, Math.min(end, NOW)) ?? 0n)
      }
  }
  return earned / UNIT
}

const [mine, outside] = [available(ME.id, 'spot'), custody('sandbox')]
const came = (asset: Asset, units: bigint, at: Millis): Step => ({
  at,
  realm: 'real',
  movements: [{ asset, amount: units * UNIT, from: outside, to: mine, reason: 'deposit', of: 1 }],
})
const went = (asset: Asset, units: bigint, at: Millis): Step => ({
  at,
  realm: 'real',
  movements: [
    { asset, amount: units * UNIT, from: mine, to: outside, reason: 'withdrawal', of: 1 },
  ],
})

/** What is earned when BTC cost 50 all day, and now costs this. */
async function earnedAt(btc: bigint, life: Life) {
  await writeBill(tables, life)
  const { worth } = given({ closed: (asset) => (asset === 'BTC' ? 50n * UNIT : undefined) })
  const prices = new Map([
    ['USDT', UNIT],
    ['BTC', btc * UNIT],
  ])
  const seen = { ...seenIn(life), prices }
  const answer = await worth.of({ member: ME, zone: 'UTC', days: 7, seen, tables })
  assert.ok(answer !== 'busy')
  const { amount, percent } = answer.earnings
  return [amount / UNIT, percent && percent / UNIT]
}
const HOUR_AGO = NOW - 60 * MINUTE

test('[W35] a deposit is no gain: what it earns from then on is', async () => {
  const life = [came('USDT', 100n, NOW - 2 * DAY), came('BTC', 2n, HOUR_AGO)]
  assert.deepEqual(await earnedAt(50n, life), [0n, 0n])
  assert.deepEqual(await earnedAt(60n, life), [20n, 10n])
  assert.deepEqual(await earnedAt(40n, life), [-20n, -10n])
})

test('[W35] what came in this very minute has earned nothing yet', async () => {
  assert.deepEqual(await earnedAt(60n, [came('BTC', 2n, NOW - 1_000)]), [0n, 0n])
})

test('[W35] a withdrawal is no loss, and what left earns no more', async () => {
  const life = [came('BTC', 2n, NOW - 2 * DAY), went('BTC', 2n, HOUR_AGO)]
  assert.deepEqual(await earnedAt(60n, life), [0n, 0n])
})

test('[W35] a coin without a price of midnight is left out of both sides', async () => {
  const life = [came('USDT', 100n, NOW - 2 * DAY), came('DOGE', 5n, NOW - 2 * DAY)]
  assert.deepEqual(await earnedAt(50n, life), [0n, 0n])
})

test('[W35] who had nothing and has nothing earned nothing, and no percentage of it', async () => {
  assert.deepEqual(await earnedAt(50n, []), [0n, undefined])
})

test('[W34] past days are read once, and all of it once a second while the same is held', async () => {
  const life = [came('BTC', 2n, NOW - 2 * DAY)]
  await writeBill(tables, life)
  let at = NOW
  const { worth, asked } = given({ now: () => at })
  const ask = (seen: Seen) => worth.of({ member: ME, zone: 'UTC', days: 30, seen, tables })
  const seen = seenIn(life)
  await ask(seen)
  const first = asked()
  await ask(seen)
  assert.equal(asked(), first, 'told again')
  at += 1_001
  await ask(seen)
  assert.equal(asked(), first + 1, 'of today alone, and not of the days before')
  const [held] = seen.holdings
  assert.ok(held)
  const more = { ...seen, holdings: [{ ...held, available: held.available + 1n }] }
  const answer = await ask(more)
  assert.ok(answer !== 'busy')
  assert.equal(answer.coins[0]?.available, held.available + 1n, 'a balance is never an old one')
})

test('[W36] while older prices cannot be read that is said, and the next asking is answered', async () => {
  await writeBill(tables, [came('BTC', 2n, NOW - 2 * DAY)])
  let busy = true
  const worth = createWorth({
    closesAt: () => async (_, moments) => (busy ? 'busy' : moments.map(() => UNIT)),
    symbolOf: (asset) => asset.toLowerCase(),
    billSources: [],
    billFlows: FLOWS,
    now: () => NOW,
  })
  const seen = seenIn([came('BTC', 2n, NOW - 2 * DAY)])
  const ask = () => worth.of({ member: ME, zone: 'UTC', days: 7, seen, tables })
  assert.equal(await ask(), 'busy')
  busy = false
  assert.notEqual(await ask(), 'busy')
})
