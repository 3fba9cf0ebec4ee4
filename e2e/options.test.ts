/** Timed options: placed, settled, read again, verified by anybody; own limits, visitors, play money. */
import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { checkReceipt } from '@evenkeel/verticals/options/verify/check.ts'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { at, button, closeTop, dialog, link, shows, tab } from './finding.ts'
import * as options from './optionsPage.ts'
import { amount, form, givenTrader, hasOpen, place, press, rows, way } from './optionsPage.ts'
import { openStage } from './stage.ts'
import { toasted } from './toasts.ts'

const stage = openStage()
/** An option of 30 seconds, the second it ends in, and a machine that is busy. */
const SETTLED_MS = 180_000
/** A minute of the chain is published when it is over. */
const PUBLISHED_MS = 300_000

test('an option of 30 s is asked about, runs, is settled, and its receipt is verified by a stranger', async (t) => {
  const { page } = await givenTrader(stage, t)
  await amount(page).fill('100')
  for (const line of ['+80.00', '0.00', '−100.00']) await shows(form(page).locator('dd'), line)
  const question = await press(page, 'Rise', { isFirst: true })
  for (const line of ['Real account', 'BTC/USDT', '100.00 USDT', '30 seconds', '80%'])
    await question.getByText(line, { exact: true }).first().waitFor()
  await shows(question, 'You can lose 100 USDT.')
  await screenshot(page, 'options-confirm')
  await button(question, 'Confirm rise').click()
  await toasted(page, 'Option placed')
  const running = dialog(page, 'BTC/USDT')
  await running.getByRole('timer').waitFor()
  await shows(running, /If it ended now [+−]?\d+\.\d\d/)
  await screenshot(page, 'options-running')
  await button(running, 'Continue ordering').click()

  await hasOpen(page, 1)
  await shows(rows(page), /Open price \d/)
  await shows(form(page), 'Available 900.00 USDT')
  await page.getByRole('img', { name: /second by second, now \d/ }).waitFor()
  await screenshot(page, 'options-open')

  await options.ofOrders(page, 'History').click()
  await rows(page).first().waitFor({ timeout: SETTLED_MS })
  await shows(rows(page), /Settled · (Won|Lost|Equal)/)
  await shows(options.orders(page), /1 option.*Staked.*100\.00.*Profit \/ loss/)
  await shows(form(page), /Available (1,080|900|1,000)\.00 USDT/)
  await hasOpen(page, 0)
  await tab(options.orders(page), 'Returned').click()
  await page.getByText('No settled options match this filter.').waitFor()
  await button(page, 'Show all').click()
  await rows(page).first().waitFor()
  await button(options.orders(page), 'Direction Both directions').click()
  await button(dialog(page, 'Direction'), 'Fall').click()
  await page.getByText('No settled options match this filter.').waitFor()
  await button(page, 'Show all').click()
  await rows(page).first().waitFor()
  await button(options.orders(page), 'Period All time').click()
  await button(dialog(page, 'Period'), 'Last 7 days').click()
  await shows(options.orders(page), /1 option.*Staked.*100\.00/)
  await screenshot(page, 'options-history')
  await button(rows(page).first(), 'BTC/USDT').click()
  const one = dialog(page, 'BTC/USDT · Rise')
  await shows(one, /Open price.*Expiry.*Close price/)
  await screenshot(page, 'options-settled')
  await button(one, 'View receipt').click()
  await page.getByText('The two index prices').waitFor()
  const address = new URL(page.url()).hash.slice(1)

  // Whoever answers otherwise than it was is found out.
  await page.route('**/api/micro/get_receipt*', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    // Nothing that the prices decide: only its record and its signature tell.
    json.data.realm = 'demo'
    await route.fulfill({ response, json })
  })
  await page.reload()
  await button(page, 'Verify in this browser').click()
  await shows(page.getByRole('alert'), 'This receipt failed verification.')
  await screenshot(page, 'options-receipt-forged')

  const { page: stranger } = await stage.visitor(t, address)
  await button(stranger, 'Verify in this browser').waitFor()
  const [file] = await Promise.all([
    stranger.waitForEvent('download'),
    button(stranger, 'Download receipt').click(),
  ])
  const receipt = JSON.parse(await text(await file.createReadStream()))
  assert.equal(checkReceipt(receipt).fault, undefined)
  assert.ok(!('uid' in receipt) && !JSON.stringify(receipt).includes('member'))
  const verified = stranger.getByText('Verified: everything in this receipt checks out.')
  const until = Date.now() + PUBLISHED_MS
  while ((await verified.count()) === 0 && Date.now() < until) {
    await stranger.reload()
    await button(stranger, 'Verify in this browser').click()
    await stranger.getByText('The outcome follows from the two prices').waitFor()
    if ((await verified.count()) === 0) await stranger.waitForTimeout(3_000)
  }
  await verified.waitFor()
  await screenshot(stranger, 'options-receipt')
})

test('the button says what is wrong before the exchange has to; quick amounts and shares fill the field', async (t) => {
  const { page } = await givenTrader(stage, t, { trading: '200' })
  await way(page, 'Fall').click()
  await toasted(page, 'Enter an amount')
  for (const [value, reason] of [
    ['9.99', 'Minimum 10 USDT'],
    ['10.001', 'Amount in steps of 0.01'],
    ['201', 'Insufficient funds'],
  ] as const) {
    await amount(page).fill(value)
    assert.equal(await button(form(page), reason).isDisabled(), true)
  }
  await button(form(page), '50').click()
  assert.equal(await amount(page).inputValue(), '50')
  const slider = form(page).getByRole('slider', { name: 'Share of available funds' })
  await slider.press('End')
  assert.equal(await amount(page).inputValue(), '200')
  await form(page).getByRole('radio', { name: /^1h/ }).check()
  await shows(form(page).locator('dd'), '+184.00')
})

detail('another market is searched and chosen, and stays chosen', async (t) => {
  const { page } = await givenTrader(stage, t)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^BTC\/USDT/ })
    .click()
  const markets = dialog(page, 'Select market')
  for (const [list, one] of [
    ['Forex', 'Euro / US Dollar'],
    ['US stocks', 'Apple'],
    ['Crypto', 'Bitcoin'],
  ] as const) {
    await tab(markets, list).click()
    await shows(markets.getByRole('listitem'), one)
  }
  await tab(markets, 'All').click()
  await markets.getByRole('searchbox').fill('tesla')
  await markets.getByRole('link').first().click()
  await page.getByRole('button', { name: /^TSLA\/USD/ }).waitFor()
  await page.goto(`${stage.server.url}/#/deal/micro`)
  await page.reload()
  await page.getByRole('button', { name: /^TSLA\/USD/ }).waitFor()
})

detail('own limits hold at once, are loosened later, and a break is a break', async (t) => {
  const { page } = await givenTrader(stage, t)
  await button(form(page), 'Your limits').click()
  const limits = dialog(page, 'Your limits')
  await limits.getByRole('textbox', { name: 'Options a day, at most' }).fill('1.5')
  await limits.getByText('A whole number from 1 to 10000').waitFor()
  await limits.getByRole('textbox', { name: 'Options a day, at most' }).fill('1')
  await limits.getByRole('textbox', { name: 'Daily loss limit' }).fill('500')
  await button(limits, 'Save limits').click()
  await toasted(page, 'Limits saved')
  await closeTop(page)
  await amount(page).fill('10')
  await place(page, 'Rise', { isFirst: true })
  const question = await press(page, 'Fall')
  await button(question, 'Confirm fall').click()
  await toasted(page, 'You have reached your own limit')
  await hasOpen(page, 1)

  await button(form(page), 'Your limits').click()
  await shows(limits, /Placed today\s*1 \/ 1/)
  await limits.getByRole('textbox', { name: 'Options a day, at most' }).fill('5')
  await button(limits, 'Save limits').click()
  await limits.getByText(/Options a day, at most: From .*: 5/).waitFor()
  await screenshot(page, 'options-limits')
  await button(limits, 'Pause for a day').click()
  await button(dialog(page, 'Pause for a day'), 'Confirm').click()
  await toasted(page, 'Options are paused')
  await limits.getByText(/You paused options until/).waitFor()
  await closeTop(page)
  assert.equal(await button(form(page), 'You paused options').isDisabled(), true)
  await form(page)
    .getByText(/You paused options until/)
    .waitFor()
})

test('[M2] an option whose answer is lost can be sent again, and is placed once', async (t) => {
  const { page } = await givenTrader(stage, t, { expects: /ERR_CONNECTION_RESET/ })
  const keys: (string | undefined)[] = []
  await page.route('**/api/micro/place_order', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.fetch() // The exchange carries it out; its answer does not come through.
    if (keys.length < 3) await route.abort('connectionreset')
    else await route.continue()
  })
  await amount(page).fill('10')
  const question = await press(page, 'Rise', { isFirst: true })
  await button(question, 'Confirm rise').click()
  await page.getByRole('alert').filter({ hasText: 'safe to try again' }).waitFor()
  await button(question, 'Try again').click()
  await button(dialog(page, 'BTC/USDT'), 'Continue ordering').click()
  await hasOpen(page, 1)
  assert.deepEqual([keys.length, new Set(keys).size], [3, 1])
})

test('[I8] play money has options of its own; a visitor sees everything, and is asked in when they would trade', async (t) => {
  const demo = await givenTrader(stage, t, { realm: 'demo', path: '/play-micro' })
  await demo.page.getByRole('banner').getByText('Demo').waitFor()
  await amount(demo.page).fill('10')
  const question = await press(demo.page, 'Rise', { isFirst: true })
  await question.getByText('Demo account').waitFor()
  await button(question, 'Confirm rise').click()
  await dialog(demo.page, 'BTC/USDT').getByRole('timer').waitFor()
  await screenshot(demo.page, 'options-demo')

  const { page } = await stage.visitor(t, options.BTC)
  await page.getByText('Sign in to trade and to see your options.').waitFor()
  await form(page).getByRole('radio', { name: /^5m/ }).check()
  await amount(page).fill('100')
  await shows(form(page).locator('dd'), '−100.00')
  await button(form(page), 'Sign in to trade').click()
  await button(dialog(page, 'Sign in first'), 'Go to sign in').click()
  await at(page, '/login')
})

detail('a link that names no receipt says so, and leads to options', async (t) => {
  const { page } = await stage.visitor(t, '/micro-receipt')
  await page.getByText('This link does not lead to a receipt.').waitFor()
  await button(page, 'Go to options').click()
  await at(page, '/deal/micro')
  await link(page, 'Options').first().waitFor()
})

detail('a market outside of its hours says when it opens, and takes no option', async (t) => {
  const { token } = await stage.server.member({ funds: { USDT: '50' } })
  const visit = await stage.visitor(t, '/home', { kept: { LOGIN_TOKEN: token } })
  const { page } = visit
  // Whatever the day is: a week of holidays.
  const days = [0, 1, 2, 3, 4, 5, 6, 7].map((day) => Date.now() + day * 86_400_000)
  const holidays = days.map((day) => new Date(day).toISOString().slice(0, 10))
  await page.route('**/api/micro/get_terms*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    for (const one of answer.data.symbols)
      if (one.symbol === 'aapl') one.market = { hours: 'stocks', holidays }
    await route.fulfill({ response, json: answer })
  })
  await page.goto(`${stage.server.url}/#/deal/micro?symbol=aapl`)
  await shows(page.getByRole('main'), /This market is closed and opens .+\. Until then/)
  await button(form(page), /^Closed, opens /).waitFor()
  await screenshot(page, 'options-closed')
  await button(page, /AAPL/).click()
  await shows(dialog(page, 'Select market'), /AAPL\/USD.*Closed, opens/)
})
