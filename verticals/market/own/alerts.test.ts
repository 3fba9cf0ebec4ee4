/** Price alerts on a real database: they fire once, in the right direction, and survive a restart. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { parseAmount, type ReferencePrice } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import type { Tables } from '@evenkeel/wire/server'
import { type Alert, type Alerts, openAlerts } from './alerts.ts'

const coins = (text: string) => parseAmount(text) as bigint
const all = new Set(['btcusdt', 'ethusdt'])

let server: TestServer
let tables: Tables
before(async () => {
  server = await startTestServer()
  tables = { rows: (sql, values) => server.query(sql, values) as Promise<never[]> }
})
after(() => server.stop())

/** Alerts over a price that the test sets, with those that fired. */
async function given(now = () => 5_000) {
  const { member } = await server.member()
  const references = new Map<string, ReferencePrice>()
  const fired: Alert[] = []
  const failures: unknown[] = []
  const open = (over: Tables = tables) =>
    openAlerts({
      tables: over,
      now,
      isListed: (symbol) => symbol !== 'uniusdt',
      referenceOf: (symbol) => references.get(symbol),
      onFired: (alert) => alert.member === member && fired.push(alert),
      onFailure: (error) => failures.push(error),
    })
  const price = (text: string, isStale = false) =>
    references.set('btcusdt', { price: coins(text), at: 7_000, source: 'trial', isStale })
  const alerts = await open()
  const settled = (count: number) => eventually(`${count} have fired`, () => fired.length >= count)
  return { alerts, open, price, member, fired, failures, settled }
}

const set = async (alerts: Alerts, member: number, price: string) => {
  const alert = await alerts.set(member, 'btcusdt', coins(price))
  if ('ok' in alert) throw new Error(alert.refusal)
  return alert
}
const refusal = async (answer: Promise<unknown>) => ((await answer) as { refusal?: string }).refusal

test('[Q21] fires once, when the price reaches it from where it stood', async () => {
  const { alerts, price, member, fired, settled } = await given()
  price('100')
  const rise = await set(alerts, member, '110')
  const fall = await set(alerts, member, '90')
  assert.deepEqual([rise.isRising, fall.isRising], [true, false])
  price('109.99')
  alerts.look(all)
  price('110')
  alerts.look(all)
  alerts.look(all)
  await settled(1)
  price('120')
  alerts.look(all)
  price('80')
  alerts.look(all)
  await settled(2)
  assert.deepEqual(
    fired.map(({ id, firedPrice, firedAt }) => ({ id, firedPrice, firedAt })),
    [
      { id: rise.id, firedPrice: coins('110'), firedAt: 7_000 },
      { id: fall.id, firedPrice: coins('80'), firedAt: 7_000 },
    ],
  )
  const kept = await alerts.of(member)
  assert.deepEqual(
    kept.map(({ id, firedAt }) => [id, firedAt]),
    [
      [fall.id, 7_000],
      [rise.id, 7_000],
    ],
  )
})

test('[Q21] never on a stale price, and none is set on one', async () => {
  const { alerts, price, member, fired, settled } = await given()
  assert.equal(await refusal(alerts.set(member, 'btcusdt', coins('5'))), 'priceFeedStale')
  price('100')
  await set(alerts, member, '110')
  price('111', true)
  alerts.look(all)
  price('105')
  const { id: next } = await set(alerts, member, '106')
  price('106')
  alerts.look(all)
  await settled(1)
  assert.deepEqual(
    fired.map((alert) => alert.id),
    [next],
  )
  price('111', true)
  assert.equal(await refusal(alerts.set(member, 'btcusdt', coins('5'))), 'priceFeedStale')
})

test('[Q21] what waits goes on waiting after a restart', async () => {
  const { alerts, open, price, member, fired, settled } = await given()
  price('100')
  const { id } = await set(alerts, member, '110')
  const later = await open()
  price('115')
  later.look(all)
  await settled(1)
  assert.deepEqual(
    fired.map((alert) => alert.id),
    [id],
  )
  const last = await open()
  last.look(all)
  const { id: next } = await set(last, member, '120')
  price('120')
  last.look(all)
  await settled(2)
  assert.deepEqual(
    fired.map((alert) => alert.id),
    [id, next],
  )
})

test('[Q21] a firing that could not be written is tried again with the next price', async () => {
  const { open, price, member, fired, failures, settled } = await given()
  let broken = false
  const alerts = await open({
    rows: async (sql, values) => {
      if (broken) throw new Error('the database is away')
      return tables.rows(sql, values)
    },
  })
  price('100')
  await set(alerts, member, '110')
  price('110')
  broken = true
  alerts.look(all)
  await eventually('it fails', () => failures.length > 0)
  assert.deepEqual([fired.length, failures.length], [0, 1])
  broken = false
  alerts.look(all)
  await settled(1)
  assert.equal(fired.length, 1)
})

test('[Q21] what cannot be an alert is refused', async () => {
  const { alerts, price, member } = await given()
  price('100')
  const asked = (symbol: string, text: string) => refusal(alerts.set(member, symbol, coins(text)))
  assert.equal(await asked('nosuch', '5'), 'pairDoesNotExist')
  assert.equal(await asked('btcusdt', '0'), 'priceOffTick')
  assert.equal(await asked('btcusdt', '1.001'), 'priceOffTick')
  assert.equal(await asked('btcusdt', '100'), 'alertPriceReached')
  assert.equal(await asked('ethusdt', '100'), 'priceFeedStale')
  for (let nth = 0; nth < 45; nth++) await set(alerts, member, '110')
  const many = await Promise.all(Array.from({ length: 10 }, () => asked('btcusdt', '110')))
  assert.equal(many.filter((answer) => answer === 'tooManyAlerts').length, 5)
})

test('[Q21, Z1] only its owner removes an alert, and what is removed never fires', async () => {
  const { alerts, price, member, fired, settled } = await given()
  price('100')
  const { id } = await set(alerts, member, '110')
  assert.equal(await alerts.remove(member + 1, id), false)
  assert.equal(await alerts.remove(member, id), true)
  assert.equal(await alerts.remove(member, id), false)
  price('120')
  alerts.look(all)
  const { id: next } = await set(alerts, member, '130')
  price('130')
  alerts.look(all)
  await settled(1)
  assert.deepEqual(
    fired.map((alert) => alert.id),
    [next],
  )
})

/** Alerts that fired once a second up to this moment; the last one is the newest. */
async function haveFired(member: number, count: number, until: number): Promise<void> {
  await tables.rows(
    `insert into price_alert (member, symbol, price, is_rising, set_at, fired_at, fired_price)
     select $1, 'btcusdt', 1, true, 1, $2::bigint - 1000 * ($3::int - nth), 1
     from generate_series(1, $3::int) nth`,
    [member, until, count],
  )
}

const firedOf = async (member: number) => {
  const rows = await tables.rows<{ at: number }>(
    `select fired_at::float8 as at from price_alert
     where member = $1 and fired_at is not null order by fired_at`,
    [member],
  )
  return rows.map(({ at }) => at)
}

const kept = (member: number, count: number) =>
  eventually(`${count} are kept`, async () => {
    const fired = await firedOf(member)
    return fired.length === count && fired
  })

test('[Q21] of those that fired the last 100 are kept, whoever else has how many', async () => {
  const { alerts, price, member, fired } = await given()
  const { member: other } = await server.member()
  await haveFired(member, 120, 4_000)
  await haveFired(other, 120, 4_000)
  price('100')
  await set(alerts, member, '110')
  assert.equal((await kept(member, 100))[0], 4_000 - 99_000)
  price('110')
  // Others wait for the same price: the database may not have room for all at once.
  await eventually('the own one fires', () => {
    alerts.look(all)
    return fired.length > 0
  })
  const left = await kept(member, 100)
  assert.deepEqual([left.length, left[0], left.at(-1)], [100, 4_000 - 98_000, 7_000])
  assert.equal((await firedOf(other)).length, 120)
})

test('[Q21] none that fired more than 90 days ago is shown, nor kept when another is set', async () => {
  let at = 90 * 86_400_000
  const { alerts, price, member } = await given(() => at)
  await haveFired(member, 10, 9_000)
  at += 4_000
  const shown = (await alerts.of(member)).map(({ firedAt }) => firedAt)
  assert.deepEqual(shown, [9_000, 8_000, 7_000, 6_000, 5_000, 4_000])
  price('100')
  const { id } = await set(alerts, member, '110')
  assert.deepEqual(await kept(member, 6), [4_000, 5_000, 6_000, 7_000, 8_000, 9_000])
  assert.equal((await alerts.of(member))[0]?.id, id)
})
