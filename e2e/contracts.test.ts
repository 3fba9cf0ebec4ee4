/** Leveraged contracts: opened with targets, closed in part, reversed, closed at once; orders changed and cancelled; told refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { act } from './acting.ts'
import { screenshot } from './browser.ts'
import * as contracts from './contractsPage.ts'
import {
  account,
  field,
  form,
  givenTrader,
  has,
  lots,
  ofYours,
  place,
  rows,
} from './contractsPage.ts'
import { detail } from './detail.ts'
import { at, button, closeTop, dialog, shows, tab } from './finding.ts'
import { openStage } from './stage.ts'
import { toasted, toastedBy } from './toasts.ts'

const stage = openStage()

test('a long position with targets is opened, closed in part, reversed, and all is closed', async (t) => {
  const { page, at: percent } = await givenTrader(stage, t)
  await contracts.chooseKind(page, 'Market')
  await lots(page).fill('20')
  await shows(form(page), /Margin\d/)
  await form(page).getByRole('checkbox', { name: 'TP/SL' }).check()
  await field(page, 'Take-profit').fill(await percent(90))
  await button(form(page), 'TP/SL on the wrong side of the price').waitFor()
  await field(page, 'Take-profit').fill(await percent(150))
  await field(page, 'Stop-loss').fill(await percent(50))
  await toastedBy(page, /^20 lots filled at [\d,]+\.\d\d?$/, () =>
    place(page, 'Open long', { isFirst: true }),
  )
  await has(page, 'Positions', 1)
  await has(page, 'Current orders', 2)
  await shows(rows(page), /LongBTC\/USDTCross 10×/)
  await shows(rows(page), /Take-profit.*Stop-loss/)
  await shows(rows(page), /Opened at.*\d{4}/)
  await shows(rows(page), /Net so far \(USDT\)[-−]\d/)
  await button(rows(page).first(), 'Share position').click()
  const sharing = dialog(page, 'Share position')
  await sharing.getByRole('checkbox', { name: 'Show the net result in USDT' }).check()
  await screenshot(page, 'contracts-share')
  await page.keyboard.press('Escape')
  await shows(account(page), /Margin ratio\d/)
  await screenshot(page, 'contracts-position')

  await button(rows(page).first(), 'Close').click()
  const closing = dialog(page, 'Close long · BTC/USDT')
  await closing.getByRole('textbox', { name: 'Lots' }).fill('5')
  await shows(closing, /Est\. net result.*USDT/s)
  await toastedBy(page, /^5 lots filled at [\d,]+\.\d\d?$/, () =>
    button(closing, 'Close long · 5 lots').click(),
  )
  await closing.waitFor({ state: 'hidden' })
  await shows(rows(page), /Lots15 × 0.001 BTC/)
  // What they were set for is more than is left: they can be saved all the same.
  await button(rows(page).first(), 'TP/SL').click()
  await button(dialog(page, 'TP/SL · Long BTC/USDT'), 'Save').click()
  await toasted(page, 'TP/SL saved')

  await button(rows(page).first(), 'Reverse').click()
  await button(dialog(page, 'Reverse'), 'Reverse').click()
  await toasted(page, 'Position reversed')
  await shows(rows(page), /ShortBTC\/USDT/)
  await has(page, 'Current orders', 0)

  await button(contracts.yours(page), 'Close all').click()
  await button(dialog(page, 'Close all'), 'Close').click()
  await toasted(page, 'All positions closed')
  await has(page, 'Positions', 0)
  await page.getByText('No positions. Open a long or a short one above.').waitFor()

  await ofYours(page, 'History').click()
  await shows(rows(page), /Closed · by order/)
  assert.equal(await rows(page).count(), 2)
  await button(rows(page).last(), 'BTC/USDT').click()
  await shows(dialog(page, 'Long BTC/USDT'), /Avg\. open price.*Avg\. close price.*Lots20/)
  await screenshot(page, 'contracts-closed')
  await button(dialog(page, 'Long BTC/USDT'), 'View receipt').click()
  await page.getByRole('heading', { name: 'Position receipt' }).waitFor()
  await shows(page.getByRole('main'), /Closed by an order.*Result.*Step by step/)
  await verifies(page)
  await screenshot(page, 'contracts-receipt')
  // Whoever answers otherwise than it was is found out.
  await page.route('**/api/lever/get_receipt*', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    json.data.net = '123456'
    await route.fulfill({ response, json })
  })
  await page.reload()
  await button(page, 'Verify in this browser').click()
  await shows(page.getByRole('alert'), 'This receipt failed verification.')
})

/** Everything is right, but for a minute that is not over yet and is published later. */
async function verifies(page: Page): Promise<void> {
  await button(page, 'Verify in this browser').click()
  const right = page.getByText('Verified: everything in this receipt checks out.')
  await right
    .or(page.getByText(/not published yet/))
    .first()
    .waitFor()
  assert.equal(await page.getByText('This receipt failed verification.').count(), 0)
}

detail('the book and the trades beside the form are the contract’s own, and live', async (t) => {
  const { page } = await givenTrader(stage, t)
  const { token } = await stage.server.member({ funds: { USDT: '9000' } })
  const moved = { asset: 'USDT', amount: '5000', from: 'spot', to: 'trading' }
  await act(stage.server.url, token, 'wallet/make_transfer', moved)
  const market = page.getByRole('region', { name: 'Order book and trades' })
  await market
    .getByRole('button', { name: /^Use price/ })
    .first()
    .waitFor()
  await tab(market, 'Trades').click()
  await market.getByText('Amount (BTC)').waitFor()
  const bought = market.getByRole('listitem').filter({ hasText: /Buy0\.007$/ })
  assert.equal(await bought.count(), 0)
  const wish = {
    symbol: 'btcusdt',
    side: 'long',
    effect: 'open',
    kind: 'market',
    lots: 7,
    leverage: 10,
  }
  await act(stage.server.url, token, 'lever/place_order', wish)
  await bought.first().waitFor()
})

detail('the fee of a contract in the bill leads to where the position is', async (t) => {
  const { page, token } = await stage.member(t, '/report?tab=contract', { funds: { USDT: '9000' } })
  const moved = { asset: 'USDT', amount: '5000', from: 'spot', to: 'trading' }
  await act(stage.server.url, token, 'wallet/make_transfer', moved)
  await act(stage.server.url, token, 'lever/place_order', {
    symbol: 'btcusdt',
    side: 'long',
    effect: 'open',
    kind: 'market',
    lots: 7,
    leverage: 10,
  })
  const movements = page.getByRole('list', { name: 'Bill' }).getByRole('listitem')
  await movements.filter({ hasText: 'Contract trading fee' }).first().click()
  await button(dialog(page, 'Transaction details'), 'View records').click()
  await at(page, '/deal/lever')
  await has(page, 'Positions', 1)
})

test('an order rests, is changed and cancelled; two taps on its button place one', async (t) => {
  const { page, at: percent } = await givenTrader(stage, t, { kept: { CONTRACTS_RISK: 'none' } })
  const low = await percent(95)
  await field(page, 'Price (USDT)').fill(low)
  await lots(page).fill('3')
  await form(page)
    .getByRole('button', { name: /^Open long/ })
    .click()
  const risk = dialog(page, 'You can lose your margin')
  await shows(risk, 'at 10×, a move of 10% against you')
  await button(risk, 'I understand').click()
  await button(dialog(page, 'Confirm order'), 'Open long').dblclick()
  await toasted(page, 'Order placed')
  await has(page, 'Current orders', 1)
  await ofYours(page, 'Current orders').click()
  await shows(rows(page), /Open longBTC\/USDTLimit · 10×/)
  await button(rows(page).first(), 'Edit').click()
  const sheet = dialog(page, /Open long BTC\/USDT/)
  await sheet.getByRole('textbox', { name: 'Lots' }).fill('2')
  await button(sheet, 'Save').click()
  await toasted(page, 'Order updated')
  await shows(rows(page), '0 / 2')
  await button(rows(page).first(), 'Cancel').click()
  await toasted(page, 'Order cancelled')
  await has(page, 'Current orders', 0)
  await shows(form(page), /Available5,000\.00 USDT/)
})

test('the button says what is wrong before the exchange has to, by the exchange’s own names', async (t) => {
  const { page, token, at: percent } = await givenTrader(stage, t, { trading: '100' })
  const says = (reason: string) => button(form(page), reason).waitFor()
  await form(page).getByRole('button', { name: 'Open long' }).click()
  await toasted(page, 'Enter the number of lots')
  await lots(page).fill('900')
  await says('Insufficient funds')
  await field(page, 'Price (USDT)').fill(await percent(150))
  await shows(form(page).getByRole('button'), /^Price at most/)
  await form(page).getByRole('radio', { name: 'Close', exact: true }).check()
  await lots(page).fill('1')
  await says('No position to close')
  // Another device is quicker: the exchange refuses, in its own words.
  await form(page).getByRole('radio', { name: 'Open', exact: true }).check()
  await field(page, 'Price (USDT)').fill(await percent(95))
  await lots(page).fill('3')
  await form(page)
    .getByRole('button', { name: /^Open long/ })
    .click()
  await button(dialog(page, 'You can lose your margin'), 'I understand').click()
  await dialog(page, 'Confirm order').waitFor()
  const away = { asset: 'USDT', amount: '100', from: 'trading', to: 'spot' }
  await act(stage.server.url, token, 'wallet/make_transfer', away)
  await toastedBy(page, 'Insufficient', () =>
    button(dialog(page, 'Confirm order'), 'Open long').click(),
  )
  await has(page, 'Current orders', 0)
})

test('a visitor sees everything and is asked in when they would trade; play money is marked', async (t) => {
  const { page } = await stage.visitor(t, '/play-lever')
  await page.getByText('Sign in to trade and to see your orders.').waitFor()
  await lots(page).fill('10')
  await shows(form(page), /Margin\d/)
  await button(form(page), 'Sign in to trade').click()
  await button(dialog(page, 'Sign in first'), 'Go to sign in').click()
  await at(page, '/login')

  const demo = await givenTrader(stage, t, { realm: 'demo' })
  await demo.page.getByRole('banner').getByText('Demo').waitFor()
  await lots(demo.page).fill('1')
  await contracts.chooseKind(demo.page, 'Market')
  await form(demo.page)
    .getByRole('button', { name: /^Open long/ })
    .click()
  await button(dialog(demo.page, 'You can lose your margin'), 'I understand').click()
  await dialog(demo.page, 'Confirm order').getByText('Demo account').waitFor()
  await closeTop(demo.page)
})
