/** What a member's money is worth, over the network: by the prices of a market, and without any. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { notionalDown, parseFigure } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import { get, makeTransfer } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { givenWithdrawer, PASSWORD } from '@evenkeel/server/testing/withdrawing.ts'
import type { Answer } from '@evenkeel/wire'
import type { getWorth } from '../contract/worth.ts'

let priced: TestServer
let silent: TestServer
before(async () => {
  priced = await startTestServer({ config: { prices: { kind: 'simulator' } } })
  silent = await startTestServer()
})
after(async () => {
  await priced.stop()
  await silent.stop()
})

type Worth = Answer<typeof getWorth>
async function worth({ url }: TestServer, token: string, query = ''): Promise<Worth> {
  const { data, reason } = await get(url, `wallet/get_worth${query}`, { token })
  assert.equal(reason, undefined)
  return data as Worth
}
const sum = (figures: readonly (string | undefined)[]) =>
  figures.reduce((all, figure) => all + parseFigure(figure ?? '0'), 0n)

for (const realm of ['real', 'demo'] as const)
  test(`[W34] in the ${realm} realm all that is held is worth its price, and the parts add up`, async () => {
    const funds = { USDT: '1000.5', BTC: '0.12345678', DOGE: '3' }
    const { token } = await priced.member({ realm, funds })
    await makeTransfer(priced.url, token, {
      asset: 'BTC',
      amount: '0.1',
      from: 'spot',
      to: 'finance',
    })
    const { total, accounts, coins, unpriced } = await worth(priced, token)
    const held = coins.map(({ asset, account, available }) => `${asset} ${account} ${available}`)
    assert.deepEqual(held.sort(), [
      'BTC finance 0.1',
      'BTC spot 0.02345678',
      'DOGE spot 3',
      'USDT spot 1000.5',
    ])
    for (const { price = '', available, frozen, worth = '' } of coins) {
      const amount = parseFigure(available) + parseFigure(frozen)
      assert.equal(parseFigure(worth), notionalDown(parseFigure(price), amount))
    }
    assert.equal(parseFigure(total), sum(coins.map(({ worth }) => worth)))
    assert.equal(parseFigure(total), sum(accounts.map(({ total }) => total)))
    assert.deepEqual(unpriced, [])
  })

test('[W35] test funds are no earnings: what they are worth now less what they were is', async () => {
  const { token } = await priced.member({ funds: { BTC: '1' } })
  const { total, earnings } = await worth(priced, token, '?zone=Asia/Kolkata')
  const earned = parseFigure(earnings.amount)
  const size = earned < 0n ? -earned : earned
  assert.ok(size * 50n < parseFigure(total), `${earnings.amount} of ${total}`)
  assert.match(earnings.percent ?? '', /^-?[0-9]+(\.[0-9]{1,2})?$/)
})

test('[W35] [W36] an NFT that was bought and a donation are no losses, and their day is marked', async () => {
  const ann = await givenWithdrawer(silent, { funds: { USDT: '5000' } })
  const { token } = ann
  const { items } = (await ann.get('nft/get_items?collection=fleet&shown=listed')).data
  const [{ number, price }] = items
  const order = await ann.post('nft/order_item', { collection: 'fleet', number, price })
  const proof = { transaction_password: PASSWORD }
  assert.equal((await ann.post('nft/confirm_order', { id: order.data.id, ...proof })).code, 1)
  const [project] = (await ann.get('charity/get_projects')).data.projects
  const gift = { ...donor, project: project.id, asset: 'USDT', amount: '25', most: '25' }
  assert.equal((await ann.post('charity/donate', gift)).code, 1)
  const { total, earnings, curve } = await worth(silent, token)
  assert.equal(parseFigure(total), parseFigure('4975') - parseFigure(price))
  assert.deepEqual([earnings.amount, earnings.invested], ['0', '5000'])
  assert.deepEqual(
    curve.map(({ moved }) => moved),
    [false, false, false, false, false, false, true],
  )
})

const donor = {
  name: 'Ann Ember',
  contact: 'ann.ember@example.com',
  source_of_funds: 'salary',
  birth_date: '1990-01-01',
  address: '7 Quay Street\nHarbour Town',
  agrees: true,
}

test('[W35] what is needed to tell earnings at other prices is said, and until when it holds', async () => {
  const { token, member } = await priced.member({ funds: { BTC: '1', USDT: '10' } })
  const now = await worth(priced, token)
  const { amount, base, left_out, invested } = now.earnings
  assert.equal(parseFigure(amount), parseFigure(now.total) - parseFigure(base))
  assert.deepEqual([left_out, invested], [[], base])
  const minute = 60_000
  assert.equal(now.good_until % minute, 0)
  assert.ok(now.good_until > now.at && now.good_until <= now.at + minute, 'its minute is not over')
  await priced.query('update bill set at = at - 120000 where member = $1', [member])
  const { data } = await get(priced.url, 'wallet/get_worth?zone=Asia/Kolkata', { token })
  assert.equal((data.good_until + 5.5 * 3_600_000) % 86_400_000, 0, 'the next midnight there')
  assert.ok(data.good_until > data.at && data.good_until <= data.at + 86_400_000)
})

test('[W36] one point a day, the last is now; before there was anything it was worth nothing', async () => {
  const { token } = await priced.member({ funds: { USDT: '5', BTC: '1' } })
  for (const days of [7, 30, 90]) {
    const { at, total, curve } = await worth(priced, token, `?days=${days}&zone=Europe/Berlin`)
    assert.equal(curve.length, days)
    assert.deepEqual(curve.at(-1), { at, worth: total, moved: true })
    for (const point of curve.slice(0, -1)) assert.equal(point.worth, '0')
  }
})

/** The days of the market up to now, as soon as it has filled in those before its start. */
async function pastDays(count: number): Promise<{ id: number; close: number }[]> {
  const path = `currency/market_history_kline?symbol=btcusdt&period=1day&size=${count}`
  return eventually(`${count} days are there`, async () => {
    const { data } = await get(priced.url, path)
    return data.length === count && data
  })
}

test('[W36] the past is valued at its closing prices, which the market tells as well', async () => {
  const { token, member } = await priced.member({ funds: { BTC: '2' } })
  const since = Date.now() - 40 * 86_400_000
  await get(priced.url, 'wallet/get_bill', { token })
  // As if the coins had come long ago; places in the journal grow with the time.
  await priced.query(`update bill set at = $2, seq = 1 where member = $1`, [member, since])
  const candles = await pastDays(31)
  const { curve } = await worth(priced, token, '?days=30&zone=Asia/Shanghai')
  // Days of the market begin at midnight of UTC+8, as this member's do.
  for (const [nth, point] of curve.slice(0, -1).entries()) {
    const day = candles.find(({ id }) => id * 1_000 === point.at - 86_400_000)
    assert.ok(day, `no candle for the ${nth}th day`)
    const drawn = Number(point.worth)
    assert.ok(Math.abs(drawn - 2 * day.close) < 0.0001, `${drawn} and ${2 * day.close}`)
  }
})

test('[W34] a currency is offered where its price is known', async () => {
  const { token } = await priced.member()
  const { rates } = await worth(priced, token)
  assert.deepEqual(
    rates.map(({ currency }) => currency),
    ['USD', 'EUR', 'GBP', 'JPY'],
  )
  const rate = Object.fromEntries(rates.map(({ currency, rate }) => [currency, Number(rate)]))
  assert.equal(rate.USD, 1)
  assert.ok(rate.EUR && rate.EUR > 0.3 && rate.EUR < 3, `${rate.EUR}`)
  assert.ok(rate.JPY && rate.JPY > 30 && rate.JPY < 500, `${rate.JPY}`)
})

test('[W34] without prices there are dollars alone, and it is said what is left out', async () => {
  const { token } = await silent.member({ funds: { USDT: '7', BTC: '1', ETH: '2' } })
  const { total, unpriced, coins, earnings, rates } = await worth(silent, token)
  assert.equal(total, '7')
  assert.deepEqual(unpriced, ['BTC', 'ETH'])
  assert.equal(coins.find(({ asset }) => asset === 'BTC')?.worth, undefined)
  assert.equal(earnings.amount, '0')
  assert.deepEqual(rates, [{ currency: 'USD', rate: '1' }])
})

test('[W34] who has nothing is worth nothing', async () => {
  const { token } = await silent.member({ funds: {} })
  const { total, coins, earnings } = await worth(silent, token)
  const nothing = { amount: '0', base: '0', left_out: [], invested: '0' }
  assert.deepEqual([total, coins, earnings], ['0', [], nothing])
})

for (const [query, field] of [
  ['zone=Mars/Olympus', 'zone'],
  ['zone=%3Cscript%3E', 'zone'],
  ['zone=', 'zone'],
  ['days=8', 'days'],
  ['days=1e1', 'days'],
] as const)
  test(`[Z3] the worth of ${query} is a bad request that names the field`, async () => {
    const { token } = await silent.member({ funds: {} })
    const answer = await get(silent.url, `wallet/get_worth?${query}`, { token })
    const { fields } = JSON.parse(answer.text)
    assert.deepEqual([answer.code, fields], [400, [field]])
  })
