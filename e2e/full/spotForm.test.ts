/** The order form on a phone: its button is always in sight, and a field says what is wrong with it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { priceAt } from '../acting.ts'
import { button, dialog, shows, toast } from '../finding.ts'
import * as spot from '../spotPage.ts'
import { field, form, givenTrader, rows, written } from '../spotPage.ts'
import { openStage } from '../stage.ts'
import { toasted } from '../toasts.ts'

const stage = openStage()

/** How far the button of the form reaches into the tab bar, or below it. */
async function overreach(page: Page): Promise<number> {
  const submit = await form(page).locator('[type=submit]').boundingBox()
  const bar = await page.getByRole('navigation', { name: 'Main navigation' }).boundingBox()
  assert.ok(submit !== null && bar !== null, 'both are there')
  return submit.y + submit.height - bar.y
}

for (const [width, height] of [
  [390, 844],
  [320, 640],
] as const)
  test(`the button of the form is above the tab bar for every kind of order at ${width} x ${height}`, async (t) => {
    const { page } = await givenTrader(stage, t)
    await page.setViewportSize({ width, height })
    for (const kind of ['Limit', 'Market', 'Stop-limit', 'Stop-market', 'OCO']) {
      await spot.chooseKind(page, kind)
      const over = await overreach(page)
      assert.ok(over <= 0, `${kind} reaches ${over} px too far`)
    }
  })

test('what is scrolled into sight lies between the top bar and the tab bar', async (t) => {
  const { page } = await givenTrader(stage, t)
  await page.setViewportSize({ width: 390, height: 480 })
  const top = await page.locator('header').boundingBox()
  const bar = await page.getByRole('navigation', { name: 'Main navigation' }).boundingBox()
  assert.ok(top !== null && bar !== null, 'both are there')
  const shown = async (place: Locator, block: 'start' | 'end') => {
    await place.evaluate((it, to) => it.scrollIntoView({ block: to }), block)
    return place.boundingBox()
  }
  const first = await shown(form(page).getByRole('button', { name: /^Order type/ }), 'start')
  assert.ok(first && first.y > top.height - 1, `${first?.y} is below the top bar`)
  const last = await shown(page.getByRole('switch', { name: 'Current pair only' }), 'end')
  assert.ok(last && last.y + last.height < bar.y + 1, `${last?.y} is above the tab bar`)
})

test('a field that cannot be read says why in its place, and the button names the last price', async (t) => {
  const { page } = await givenTrader(stage, t)
  const amount = field(page, 'Amount (BTC)')
  await form(page).getByRole('button', { name: 'Buy BTC' }).click()
  await toasted(page, 'Enter an amount')
  await amount.fill('9.123456789123')
  await page
    .getByRole('status')
    .filter({ hasText: 'Enter an amount' })
    .waitFor({ state: 'detached' })
  const reason = form(page).getByText('In steps of 0.00001')
  await reason.waitFor()
  const box = await reason.boundingBox()
  assert.ok(box !== null && box.width > 60 && box.height > 8, 'it is there for the eye')
  await form(page).getByRole('button', { name: 'Buy BTC' }).click()
  assert.equal(await toast(page, 'Enter an amount').count(), 0)

  await amount.fill('0.001')
  await field(page, 'Price (USDT)').fill(await priceAt(stage.server.url, 'btcusdt', 150))
  await form(page)
    .getByRole('button', { name: /^Price at most \d+,\d{3}/ })
    .waitFor()
})

test('a stop-limit order has a time in force: asked about, sent, and shown with the order', async (t) => {
  const { page, half } = await givenTrader(stage, t)
  await spot.chooseKind(page, 'Stop-limit')
  await field(page, 'Trigger (USDT)').fill(half)
  await field(page, 'Price (USDT)').fill(half)
  await field(page, 'Amount (BTC)').fill('0.01')
  await form(page)
    .getByRole('button', { name: /^Time in force/ })
    .click()
  await button(dialog(page, 'Time in force'), 'FOK · Fill or kill').click()
  await form(page).getByRole('button', { name: 'Buy BTC' }).click()
  const question = dialog(page, 'Confirm order')
  await question.getByText('FOK · Fill or kill').waitFor()
  await button(question, 'Confirm buy').click()
  await shows(rows(page), `Trigger ${written(half)} USDT · FOK`)
  await rows(page).getByRole('button', { name: 'BTC/USDT' }).click()
  await page.getByRole('dialog').getByText('FOK · Fill or kill').waitFor()
  await page.reload()
  await button(form(page), /^Order type\s*Stop-limit/).waitFor()
})

test('each order type says in a line what it does; a trigger that is empty steps away from the market price', async (t) => {
  const { page } = await givenTrader(stage, t)
  await form(page)
    .getByRole('button', { name: /^Order type/ })
    .click()
  const types = dialog(page, 'Order type')
  for (const [type, hint] of [
    ['Limit', 'at your price or better'],
    ['Market', 'at the best available price'],
    ['Stop-limit', 'a limit order once the trigger price is reached'],
    ['Stop-market', 'a market order once the trigger price is reached'],
    ['OCO', 'when one executes, the other is cancelled'],
  ] as const)
    await shows(button(types, type), hint)
  await button(types, 'Stop-limit').click()
  const market = Number(await priceAt(stage.server.url, 'btcusdt', 100))
  await button(form(page), 'Increase Trigger (USDT)').click()
  const trigger = Number((await field(page, 'Trigger (USDT)').inputValue()).replaceAll(',', ''))
  assert.ok(Math.abs(trigger / market - 1) < 0.05, `${trigger} is not near ${market}`)
})
