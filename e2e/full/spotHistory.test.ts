/** What a member sees of orders that are over: their times, and only what answers the question. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import type { Locator } from 'playwright-core'
import { act } from '../acting.ts'
import { screenshot } from '../browser.ts'
import { said, shows, tab } from '../finding.ts'
import * as spot from '../spotPage.ts'
import { givenTrader, rows } from '../spotPage.ts'
import { openStage } from '../stage.ts'

const stage = openStage()
const funds = { USDT: '1000', BTC: '1' }

test('a row of history says when the order was placed, and when it was executed or cancelled', async (t) => {
  const { page, token, half } = await givenTrader(stage, t, { funds })
  const { url } = stage.server
  const order = { pair: 'btcusdt', side: 'buy', price: half, quantity: '0.001' }
  const { id } = await act<{ id: string }>(url, token, 'spot/place_order', order)
  const second = Math.floor(Date.now() / 1_000)
  await eventually('the next second comes', () => Date.now() / 1_000 > second + 1)
  await act(url, token, 'spot/cancel_order', { id })
  await act(url, token, 'spot/place_order', {
    pair: 'btcusdt',
    side: 'sell',
    kind: 'market',
    quantity: '0.001',
  })
  await spot.ofOrders(page, 'History').click()
  await rows(page).nth(1).waitFor()
  const timesOf = (text: string) =>
    rows(page)
      .filter({ hasText: text })
      .locator('dt:has(+ dd time)')
      .evaluateAll((labels) =>
        labels.map((label) => [
          label.textContent,
          label.nextElementSibling?.querySelector('time')?.dateTime ?? '',
        ]),
      )
  const [placed, cancelled] = await timesOf('Cancelled ·')
  assert.deepEqual([placed?.[0], cancelled?.[0]], ['Placed at', 'Cancelled at'])
  assert.ok(Date.parse(cancelled?.[1] ?? '') - Date.parse(placed?.[1] ?? '') >= 1_000)
  const filled = await timesOf('Filled')
  assert.ok(filled.some(([label]) => label === 'Executed at'))

  await rows(page)
    .filter({ hasText: 'Cancelled ·' })
    .getByRole('button', { name: 'BTC/USDT' })
    .click()
  const sheet = page.getByRole('dialog')
  for (const label of ['Placed at', 'Cancelled at']) await sheet.getByText(label).waitFor()
})

test('one fill is one figure: in the history, among the trades, in its detail, and no more than it was', async (t) => {
  const { page, token } = await givenTrader(stage, t, { funds })
  const order = { pair: 'btcusdt', side: 'buy', kind: 'market', quantity: '0.00123' }
  const { dealAmount } = await act<{ dealAmount: string }>(
    stage.server.url,
    token,
    'spot/place_order',
    order,
  )
  assert.match(dealAmount, /\.\d{3}/, 'it has more than hundredths')
  await spot.ofOrders(page, 'Trades').click()
  await rows(page).nth(0).waitFor()
  const valueIn = (place: Locator, name: string) =>
    said(place.getByRole('term').filter({ hasText: name }).locator('+ dd'))
  const shown = [await valueIn(rows(page).first(), 'Value (USDT)')]
  await screenshot(page, 'spot-trades')
  await spot.ofOrders(page, 'History').click()
  await shows(rows(page), 'Filled')
  shown.push(await valueIn(rows(page).first(), 'Value (USDT)'))
  await rows(page).getByRole('button', { name: 'BTC/USDT' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Trade ID').waitFor()
  shown.push(await valueIn(sheet, 'Filled value (USDT)'))
  shown.push(await valueIn(sheet.getByRole('list'), 'Value (USDT)'))
  await screenshot(page, 'spot-order-detail')
  assert.deepEqual(shown, Array(4).fill(dealAmount))
})

test('what was read for another question is not shown as the answer to this one', async (t) => {
  const { page, token } = await givenTrader(stage, t, { funds })
  const { url } = stage.server
  const trade = (side: string, size: object) =>
    act(url, token, 'spot/place_order', { pair: 'btcusdt', side, kind: 'market', ...size })
  await trade('buy', { spend: '50' })
  await spot.ofOrders(page, 'History').click()
  await rows(page).nth(0).waitFor()

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/get_order_history.*side=sell/, async (route) => {
    await held
    await route.continue()
  })
  await tab(spot.orders(page), 'Sell').click()
  await rows(page).first().waitFor({ state: 'detached' })
  const nothing = page.getByText('No past orders match this filter.')
  assert.equal(await nothing.count(), 0)
  release()
  await nothing.waitFor()

  await trade('sell', { quantity: '0.001' })
  await shows(rows(page), 'Sell')
  await tab(spot.orders(page), 'All').click()
  await rows(page).nth(1).waitFor()
  assert.equal(await rows(page).count(), 2)
})

test('fields say what an empty one means', async (t) => {
  const { page } = await givenTrader(stage, t, { funds })
  const hint = (name: string) => spot.field(page, name).getAttribute('placeholder')
  assert.equal(await hint('Total (USDT)'), 'Min 5')
  assert.equal(await hint('Amount (BTC)'), '0')
  await spot.chooseKind(page, 'OCO')
  assert.equal(await hint('Stop-limit (optional)'), 'Market')
})
