/** A member trades spot: every kind of order, the book, the lists, and the same in another tab. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { get } from '@evenkeel/server/testing/calls.ts'
import { act, priceAt } from './acting.ts'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { at, button, dialog, said, shows, tab } from './finding.ts'
import * as spot from './spotPage.ts'
import { field, figure, form, givenTrader, hasOpen, place, rows, written } from './spotPage.ts'
import { openStage } from './stage.ts'
import { toasted, toastedBy } from './toasts.ts'

const stage = openStage()
const FILLED = /Filled\s[\d.]+\sBTC\sat\s[\d,.]+/

test('a limit order is asked about, placed, held in the balance, and cancelled', async (t) => {
  const { page, half } = await givenTrader(stage, t)
  await field(page, 'Price (USDT)').fill(half)
  await field(page, 'Amount (BTC)').fill('0.01')
  await shows(figure(page, 'Est. fee'), /^0\.0000\d+ BTC/)
  await form(page).getByRole('button', { name: 'Buy BTC' }).click()
  const question = dialog(page, 'Confirm order')
  const cost = Number(half) / 100
  for (const line of [
    'Real account',
    'BTC/USDT',
    'Buy · Limit',
    `${written(half)} USDT`,
    '0.01 BTC',
    written(cost),
  ])
    await question.getByText(line).first().waitFor()
  await shows(question, /This price is (49|50)(\.\d+)?% below the market\./)
  await screenshot(page, 'spot-confirm')
  await button(question, 'Confirm buy').click()

  await toasted(page, 'Order placed')
  await shows(rows(page), written(half))
  await hasOpen(page, 1)
  await shows(figure(page, 'Available'), written(1000 - cost))
  assert.equal(await field(page, 'Amount (BTC)').inputValue(), '')
  await screenshot(page, 'spot-open')

  const cancel = rows(page).getByRole('button', { name: 'Cancel' })
  await toastedBy(page, 'Order cancelled', () => cancel.click())
  await hasOpen(page, 0)
  await shows(figure(page, 'Available'), '1,000.00')
  await spot.ofOrders(page, 'History').click()
  await shows(rows(page), 'Cancelled · by you')
})

test('an order at the market is filled at once, and stands in history and fills, which are filtered', async (t) => {
  const { page } = await givenTrader(stage, t)
  await spot.chooseKind(page, 'Market')
  await field(page, 'Total (USDT)').fill('100')
  await toastedBy(page, FILLED, () => place(page))
  await shows(figure(page, 'Available'), /90\d\.\d{2,} USDT/)
  await spot.ofOrders(page, 'History').click()
  await shows(rows(page), 'Filled')
  await shows(rows(page), 'Market')
  await screenshot(page, 'spot-history')
  await tab(spot.orders(page), 'Sell').click()
  await page.getByText('No past orders match this filter.').waitFor()
  await button(page, 'Show all').click()
  await shows(rows(page), 'Filled')
  await spot.ofOrders(page, 'Trades').click()
  await shows(rows(page), 'Taker')

  await spot.chooseSide(page, 'Sell')
  assert.match(await said(figure(page, 'Available')), /^0\.00\d+ BTC/)
  await form(page).getByRole('slider').press('End')
  await toastedBy(page, FILLED, () => place(page, 'sell'))
  await shows(figure(page, 'Available'), /^0(\.0000\d+)? BTC/)
})

test('the book fills the form, the slider takes a share, and the button says what is wrong', async (t) => {
  const { page, half } = await givenTrader(stage, t)
  const asks = page.getByRole('list', { name: 'Asks' })
  const offer = asks.getByRole('button', { name: /^Use price/ }).first()
  // Read and pressed in one moment: the book moves.
  const name = await offer.evaluate((it: HTMLElement) => {
    it.click()
    return it.getAttribute('aria-label')
  })
  assert.equal(`Use price ${await field(page, 'Price (USDT)').inputValue()}`, name)
  await page
    .getByRole('button', { name: /^Use amount/ })
    .first()
    .click()
  assert.match(await field(page, 'Amount (BTC)').inputValue(), /^\d+\.\d+$/)

  await field(page, 'Price (USDT)').fill(half)
  await form(page).getByRole('slider').press('Home')
  for (const _ of [25, 50]) await form(page).getByRole('slider').press('PageUp')
  assert.equal(await form(page).getByRole('slider').getAttribute('aria-valuetext'), '50%')
  const total = Number((await field(page, 'Total (USDT)').inputValue()).replaceAll(',', ''))
  assert.ok(total > 490 && total <= 500, `${total} is half of 1,000`)

  await field(page, 'Amount (BTC)').fill('1')
  const refused = form(page).getByRole('button', { name: 'Insufficient funds' })
  await refused.waitFor()
  assert.equal(await refused.isDisabled(), true)
  await field(page, 'Amount (BTC)').fill('0.00001')
  await form(page)
    .getByRole('button', { name: /^Minimum / })
    .waitFor()
  await field(page, 'Amount (BTC)').fill('')
  const buy = form(page).getByRole('button', { name: 'Buy BTC' })
  await toastedBy(page, 'Enter an amount', () => buy.click())
  assert.equal(
    await field(page, 'Amount (BTC)').evaluate((it) => it === document.activeElement),
    true,
  )

  await page.getByRole('button', { name: /^Price grouping/ }).click()
  await button(dialog(page, 'Price grouping'), '10').click()
  await page.waitForFunction(() => {
    const prices = [...document.querySelectorAll('ol button[aria-label^="Use price"]')]
    return prices.length > 4 && prices.every((it) => /0(\.0+)?$/.test(it.textContent ?? ''))
  })
  await page.getByRole('button', { name: /^Order book view/ }).click()
  await button(dialog(page, 'Order book view'), 'Bids only').click()
  await asks.waitFor({ state: 'detached' })
  await tab(page.getByRole('region', { name: 'Order book and trades' }), 'Trades').click()
  await shows(page.getByRole('listitem'), /\d,\d{3}\.\d\d/)
})

test('stops and two legs wait for their price; with one leg the other goes', async (t) => {
  const funds = { USDT: '1000', BTC: '1' }
  const { page, half } = await givenTrader(stage, t, { funds })
  const high = await priceAt(stage.server.url, 'btcusdt', 150)
  await spot.chooseSide(page, 'Sell')
  await spot.chooseKind(page, 'Stop-limit')
  await field(page, 'Trigger (USDT)').fill(half)
  await field(page, 'Price (USDT)').fill(half)
  await field(page, 'Amount (BTC)').fill('0.1')
  await place(page, 'sell')
  await shows(rows(page), `Trigger ${written(half)} USDT`)
  await hasOpen(page, 1)

  await spot.chooseKind(page, 'OCO')
  await field(page, 'Price (USDT)').fill(await priceAt(stage.server.url, 'btcusdt', 98))
  await field(page, 'Trigger (USDT)').fill(high)
  await field(page, 'Amount (BTC)').fill('0.2')
  await form(page)
    .getByRole('button', { name: 'Price and trigger must be on opposite sides of the market' })
    .waitFor()
  await field(page, 'Price (USDT)').fill(high)
  await field(page, 'Trigger (USDT)').fill(half)
  await place(page, 'sell')
  await hasOpen(page, 2)
  await shows(figure(page, 'Available'), '0.7 BTC')
  const pair = rows(page).filter({ hasText: 'OCO' })
  await button(pair, `Limit ${written(high)}`).waitFor()
  await button(pair, `Stop-market ${written(half)} → Market`).waitFor()
  await screenshot(page, 'spot-oco')
  await button(pair, 'Cancel').click()
  const question = dialog(page, 'Cancel OCO')
  await question.getByText('Both orders of this OCO').waitFor()
  await button(question, 'Cancel OCO').click()
  await toasted(page, 'Both OCO orders cancelled')
  await hasOpen(page, 1)
  await shows(figure(page, 'Available'), '0.9 BTC')
})

test('what the same member does in another tab or on another device is seen without a reload', async (t) => {
  const { page, context, token, half } = await givenTrader(stage, t)
  const { url } = stage.server
  const buy = (pair: string, price: string) =>
    act(url, token, 'spot/place_order', { pair, side: 'buy', price, quantity: '0.005' })
  await buy('btcusdt', half)
  await buy('btcusdt', String(Number(half) - 1))
  await buy('ethusdt', await priceAt(url, 'ethusdt', 90))
  await hasOpen(page, 3)
  const other = await context.newPage()
  await other.goto(page.url())
  await hasOpen(other, 3)

  await button(rows(other).first(), 'Edit').click()
  await other.getByRole('dialog').getByRole('textbox', { name: 'Amount' }).fill('0.004')
  await button(other, 'Save').click()
  await toasted(other, 'Order updated')
  await page.bringToFront()
  await shows(rows(page), '0 / 0.004')

  await page.getByRole('switch', { name: 'Current pair only' }).check()
  await shows(rows(page).nth(1), 'BTC/USDT')
  await button(page, 'Cancel all').click()
  const question = dialog(page, 'Cancel all')
  await question.getByText('All your open orders in BTC/USDT will be cancelled.').waitFor()
  await button(question, 'Cancel all').click()
  await page.getByText('No open orders in this pair.').waitFor()
  await hasOpen(page, 1)
  await page.getByRole('switch', { name: 'Current pair only' }).uncheck()
  await button(page, 'Cancel all').click()
  await toastedBy(page, 'All orders cancelled', () => button(question, 'Cancel all').click())
  await hasOpen(other, 0)
  await shows(figure(other, 'Available'), '1,000.00')
})

test('[M2] an order whose answer is lost can be sent again, and is placed once', async (t) => {
  const { page, half, token } = await givenTrader(stage, t, { expects: /ERR_CONNECTION_RESET/ })
  const keys: (string | undefined)[] = []
  await page.route('**/api/spot/place_order', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.fetch() // The exchange carries it out; its answer does not come through.
    if (keys.length < 3) await route.abort('connectionreset')
    else await route.continue()
  })
  await field(page, 'Price (USDT)').fill(half)
  await field(page, 'Amount (BTC)').fill('0.01')
  await place(page)
  await page.getByRole('alert').filter({ hasText: 'safe to try again' }).waitFor()
  assert.equal(await page.getByText('safe to try again').count(), 1, 'it is not told twice')
  await button(page, 'Try again').click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const { data } = await get(stage.server.url, 'spot/get_open_orders', { token })
  assert.equal(data.orders.length, 1)
  await hasOpen(page, 1)
  assert.deepEqual([keys.length, new Set(keys).size], [3, 1])
})

detail('who does not want to be asked is not, until they want it again', async (t) => {
  const { page, half } = await givenTrader(stage, t)
  for (const nth of [1, 2]) {
    await field(page, 'Price (USDT)').fill(half)
    await field(page, 'Amount (BTC)').fill('0.001')
    await form(page).getByRole('button', { name: 'Buy BTC' }).click()
    if (nth === 1) {
      await page.getByRole('checkbox', { name: 'Do not ask again' }).check()
      await button(page, 'Confirm buy').click()
    }
    await hasOpen(page, nth)
  }
  await page.getByLabel('More', { exact: true }).click()
  await page.getByRole('switch', { name: 'Confirm before placing an order' }).check()
  await button(dialog(page, 'More'), 'Close').click()
  await field(page, 'Amount (BTC)').fill('0.001')
  await form(page).getByRole('button', { name: 'Buy BTC' }).click()
  await dialog(page, 'Confirm order').waitFor()
})

test('[I8] the demo realm is marked; a visitor may look, and is asked in when they would trade', async (t) => {
  const demo = await givenTrader(stage, t, { realm: 'demo' })
  await demo.page.getByRole('banner').getByText('Demo').waitFor()
  await field(demo.page, 'Amount (BTC)').fill('0.001')
  await form(demo.page).getByRole('button', { name: 'Buy BTC' }).click()
  const question = dialog(demo.page, 'Confirm order')
  await question.getByText('Demo account').waitFor()
  assert.equal(await question.getByText(/below the market/).count(), 0)
  await button(question, 'Cancel').click()
  await screenshot(demo.page, 'spot-demo')

  const { page } = await stage.visitor(t, spot.BTC)
  await page.getByText('Sign in to trade and to see your orders.').waitFor()
  await spot.chooseSide(page, 'Sell')
  await button(form(page), 'Sign in to trade').click()
  await button(dialog(page, 'Sign in first'), 'Go to sign in').click()
  await at(page, '/login')
})
