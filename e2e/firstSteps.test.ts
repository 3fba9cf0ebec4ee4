/** The first steps: ways in for a visitor, the way to play money, and what an order can be checked by. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act } from './acting.ts'
import { detail } from './detail.ts'
import { at, button, dialog, go, kept, shows } from './finding.ts'
import { badge } from './membersPage.ts'
import * as spot from './spotPage.ts'
import { openStage } from './stage.ts'
import { toasted } from './toasts.ts'

const stage = openStage()
const PLAY = /100,000 USDT in demo funds/

test('a visitor finds the way to register, to sign in, and to play money', async (t) => {
  const { page } = await stage.visitor(t, '/home')
  await button(page, 'Sign in').click()
  await at(page, '/login')
  await go(page, '/home')
  await page.getByRole('link', { name: PLAY }).click()
  await at(page, '/register')
  await go(page, '/home')
  await button(page, 'Register').click()
  await at(page, '/register')
})

detail(
  'the buttons of the first page lead to what works, and are no shortcuts as well',
  async (t) => {
    const { page } = await stage.member(t, '/home', { funds: { USDT: '7' } })
    for (const name of ['Deposit', 'Withdraw', 'Transfer']) await button(page, name).waitFor()
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link')
    const names = await shortcuts.allInnerTexts()
    assert.ok(names.length > 3)
    for (const name of ['Deposit', 'Withdraw', 'Transfer']) assert.ok(!names.includes(name), name)
    await button(page, 'Deposit').click()
    await at(page, '/deposit')
  },
)

test('[I8] a member goes over to the demo account from the first page, and is not asked there again', async (t) => {
  const { page } = await stage.member(t, '/home')
  const before = await kept(page, 'LOGIN_TOKEN')
  await button(page, PLAY).click()
  await button(dialog(page, 'Switch to the demo account?'), 'Switch').click()
  await badge(page).waitFor()
  assert.notEqual(await kept(page, 'LOGIN_TOKEN'), before)
  await page.getByText('100,000.00').first().waitFor()
  assert.equal(await page.getByText(PLAY).count(), 0)
  await button(page, /^Demo account\s*Switch to real$/).click()
  await button(dialog(page, 'Switch to your real account?'), 'Switch').click()
  await toasted(page, 'Switched to your real account.')
})

test('[I8] who has nothing to trade with goes over to play money where they stand, and nobody else is asked', async (t) => {
  const { page } = await stage.member(t, spot.BTC, { funds: {} })
  await button(page, 'No funds yet? Practise with 100,000 USDT in demo funds.').click()
  await button(dialog(page, 'Switch to the demo account?'), 'Switch').click()
  await badge(page).waitFor()
  await at(page, spot.BTC)
  await shows(page.getByRole('main'), '100,000.00 USDT')
  const rich = await spot.givenTrader(stage, t)
  await shows(rich.page.getByRole('main'), '1,000.00')
  assert.equal(await rich.page.getByText('No funds yet?').count(), 0)
})

detail(
  'the details of an order have its id to copy, and each fill with who stood on the other side',
  async (t) => {
    const { page, context, token } = await spot.givenTrader(stage, t)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const wish = { pair: 'btcusdt', side: 'buy', kind: 'market', spend: '50' }
    const { id } = await act<{ id: string }>(stage.server.url, token, 'spot/place_order', wish)
    await spot.ofOrders(page, 'History').click()
    await spot.rows(page).getByRole('button', { name: 'BTC/USDT' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByText(id, { exact: true }).waitFor()
    await button(sheet, 'Copy order ID').click()
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), id)
    await sheet.getByText('Taker · with the house maker').first().waitFor()
    await sheet.getByText('Trade ID').first().waitFor()
  },
)
