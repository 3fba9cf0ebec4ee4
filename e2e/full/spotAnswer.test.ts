/** An order on the screen with the answer to it, while the news of it is held back on its way. */
import { type TestContext, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { act, priceAt } from '../acting.ts'
import { screenshot } from '../browser.ts'
import { button, dialog, shows } from '../finding.ts'
import { holdLine, isNews } from '../held.ts'
import * as spot from '../spotPage.ts'
import { BTC, field, figure, hasOpen, place, rows, written } from '../spotPage.ts'
import { openStage, type Want } from '../stage.ts'

const stage = openStage()

/** As English writes an amount of a few decimals. */
const exactly = (amount: number) =>
  amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 5 })

/** From its start on the page hears no news: only answers can tell of orders and balances. */
async function givenHeld(t: TestContext, want: Want = {}) {
  const funds = { USDT: '1000', BTC: '1' }
  const { page, token } = await stage.member(t, '/home', { funds, ...want })
  const line = await holdLine(page)
  await page.goto(`${stage.server.url}/#${BTC}`)
  await page.reload()
  await page.getByText('No open orders.').waitFor()
  await shows(figure(page, 'Available'), '1,000.00 USDT')
  await page.waitForFunction(
    (input) => input instanceof HTMLInputElement && input.value !== '',
    await field(page, 'Price (USDT)').elementHandle(),
  )
  line.hold(isNews)
  return { page, token, line, half: await priceAt(stage.server.url, 'btcusdt', 50) }
}

const elsewhere = { asset: 'USDT', from: 'spot', to: 'finance' }

test('an order, its change and its end are seen with the answer, and so is what it froze', async (t) => {
  const { page, line, half, token } = await givenHeld(t)
  const available = (amount: number) =>
    figure(page, 'Available')
      .filter({ hasText: exactly(amount) })
      .waitFor()
  await field(page, 'Price (USDT)').fill(half)
  await field(page, 'Amount (BTC)').fill('0.01')
  await place(page)
  await rows(page).filter({ hasText: '0 / 0.01' }).waitFor()
  await available(1000 - Number(half) / 100)
  await screenshot(page, 'spot-answer')

  await button(rows(page).first(), 'Edit').click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Amount' }).fill('0.004')
  await button(page, 'Save').click()
  await rows(page).filter({ hasText: '0 / 0.004' }).waitFor()
  await available(1000 - (Number(half) * 4) / 1000)

  await button(rows(page).first(), 'Cancel').click()
  await page.getByText('No open orders.').waitFor()
  await available(1000)

  line.hold(undefined)
  // With this news those before it have come.
  await act(stage.server.url, token, 'wallet/make_transfer', { ...elsewhere, amount: '1' })
  await available(999)
  await hasOpen(page, 0)
})

test('so are a stop and two legs, and all that are cancelled at once', async (t) => {
  const { page, half } = await givenHeld(t)
  const high = await priceAt(stage.server.url, 'btcusdt', 150)
  await spot.chooseSide(page, 'Sell')
  await spot.chooseKind(page, 'Stop-limit')
  await field(page, 'Trigger (USDT)').fill(half)
  await field(page, 'Price (USDT)').fill(half)
  await field(page, 'Amount (BTC)').fill('0.1')
  await place(page, 'sell')
  await rows(page)
    .filter({ hasText: `Trigger ${written(half)} USDT` })
    .waitFor()
  await spot.chooseKind(page, 'OCO')
  await field(page, 'Price (USDT)').fill(high)
  await field(page, 'Trigger (USDT)').fill(half)
  await field(page, 'Amount (BTC)').fill('0.2')
  await place(page, 'sell')
  await rows(page).filter({ hasText: 'OCO' }).waitFor()
  await figure(page, 'Available').filter({ hasText: '0.7 BTC' }).waitFor()
  await button(page, 'Cancel all').click()
  await button(dialog(page, 'Cancel all'), 'Cancel all').click()
  await page.getByText('No open orders.').waitFor()
  await figure(page, 'Available').filter({ hasText: '1 BTC' }).waitFor()
})

test('an answer that comes after the news does not undo it', async (t) => {
  const { page, line, half, token } = await givenHeld(t)
  line.hold(undefined)
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/spot/place_order', async (route) => {
    const response = await route.fetch()
    await answered.promise
    await route.fulfill({ response })
  })
  await field(page, 'Price (USDT)').fill(half)
  await field(page, 'Amount (BTC)').fill('0.01')
  await place(page)
  // The news is here first: the order is cancelled, elsewhere, while its placing is still unanswered.
  await hasOpen(page, 1)
  await act(stage.server.url, token, 'spot/cancel_all', {})
  await hasOpen(page, 0)
  answered.resolve()
  await dialog(page, 'Confirm order').waitFor({ state: 'hidden' })
  await act(stage.server.url, token, 'wallet/make_transfer', { ...elsewhere, amount: '1' })
  await shows(figure(page, 'Available'), '999.00 USDT')
  await hasOpen(page, 0)
})

test('[M2] of a repeat, which has no news, all is read again', async (t) => {
  const { page, half } = await givenHeld(t, { expects: /ERR_CONNECTION_RESET/ })
  let asked = 0
  await page.route('**/api/spot/place_order', async (route) => {
    if (++asked > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await field(page, 'Price (USDT)').fill(half)
  await field(page, 'Amount (BTC)').fill('0.01')
  await place(page)
  await rows(page).filter({ hasText: '0 / 0.01' }).waitFor()
  // The channel may have told of the order before it was asked for again.
  await eventually('it is asked for again', () => asked === 2)
})
