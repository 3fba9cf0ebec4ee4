/** A member moves money between their own accounts, in a real browser, on the real server. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { act } from './acting.ts'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { at, button, dialog, shows } from './finding.ts'
import { type Funds, openStage } from './stage.ts'
import { textsOf } from './texts.ts'
import { toasted } from './toasts.ts'
import { amount, from, hasRecords, records, to, transfer } from './transferPage.ts'

const stage = openStage()

async function given(test: TestContext, funds: Funds = { USDT: '100' }, expects?: RegExp) {
  const visit = await stage.member(test, '/transfer', { funds, ...(expects && { expects }) })
  await amount(visit.page).waitFor()
  return visit
}

test('a transfer moves both balances without a reload and stands in the records', async (t) => {
  const { page } = await given(t, { USDT: '1250.5' })
  await shows(from(page), '1,250.5 USDT')
  await shows(to(page), '0 USDT')
  await page.getByText('No transfers yet.').waitFor()
  await amount(page).fill('250.00000001')
  await button(page, 'Transfer USDT').click()
  const question = 'Transfer 250.00000001 USDT from Spot account to Trading account?'
  await dialog(page, question).waitFor()
  await screenshot(page, 'transfer-confirm')
  await button(page, 'Confirm').click()

  await toasted(page, 'Transfer successful')
  const covers = await page.evaluate(() => {
    const toast = document.querySelector('[popover]')?.getBoundingClientRect()
    const bar = document.querySelector('header')?.getBoundingClientRect()
    return toast === undefined || bar === undefined || toast.height === 0 || toast.top < bar.bottom
  })
  assert.equal(covers, false)
  await shows(from(page), '1,000.49999999 USDT')
  await shows(to(page), '250.00000001 USDT')
  await shows(records(page), '250.00000001 USDT')
  assert.equal(await amount(page).inputValue(), '')
  await screenshot(page, 'transfer-done')

  await button(page, 'Swap the two accounts').click()
  await button(page, 'All').click()
  assert.equal(await amount(page).inputValue(), '250.00000001')
  await transfer(page, '3.25')
  await shows(from(page), '246.75000001 USDT')
  await shows(records(page).first(), '3.25 USDT')
  await hasRecords(page, 2)
})

test('a second tab and a second device see the change live', async (t) => {
  const { page, context, token } = await given(t)
  const tab = await context.newPage()
  await tab.goto(page.url())
  const { page: device } = await stage.visitor(t, '/transfer', { kept: { LOGIN_TOKEN: token } })
  for (const place of [tab, device]) await shows(from(place), '100 USDT')
  await page.bringToFront()
  await transfer(page, '30')
  for (const place of [tab, device]) {
    await shows(from(place), '70 USDT')
    await shows(to(place), '30 USDT')
    await shows(records(place), '30 USDT')
  }
})

test('more than there is: the button says so, and nothing moves', async (t) => {
  const { page } = await given(t)
  await amount(page).fill('100.00000001')
  const submit = button(page, 'Insufficient funds')
  await submit.waitFor()
  assert.equal(await submit.isDisabled(), true)
  await page.getByText('At most 100 USDT').waitFor()
  assert.equal(await amount(page).getAttribute('aria-invalid'), 'true')
  await screenshot(page, 'transfer-too-much')
  await page.reload()
  await shows(from(page), '100 USDT')
  assert.equal(await records(page).count(), 0)
})

test('what became too much meanwhile is refused by the exchange, in words', async (t) => {
  const { page, context } = await given(t)
  await amount(page).fill('80')
  await button(page, 'Transfer USDT').click()
  const tab = await context.newPage()
  await tab.goto(page.url())
  await transfer(tab, '50')
  await shows(from(tab), '50 USDT')
  await page.bringToFront()
  await button(page, 'Confirm').click()
  await toasted(page, 'Insufficient funds')
  await shows(from(page), '50 USDT')
  await hasRecords(page, 1)
})

test('[M2] a double tap on confirm makes one transfer', async (t) => {
  const { page } = await given(t)
  await amount(page).fill('40')
  await button(page, 'Transfer USDT').click()
  await button(page, 'Confirm').evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
  await button(page, 'Confirm')
    .dblclick({ timeout: 500 })
    .catch(() => {})
  await shows(from(page), '60 USDT')
  await hasRecords(page, 1)
  await shows(from(page), '60 USDT')
})

test('[M2] an answer that is lost twice can be asked for again, and the money moves once', async (t) => {
  const { page } = await given(t, undefined, /ERR_CONNECTION_RESET/)
  const keys: (string | undefined)[] = []
  await page.route('**/api/wallet/make_transfer', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.fetch() // The exchange carries it out; its answer does not come through.
    if (keys.length < 3) await route.abort('connectionreset')
    else await route.continue()
  })
  await transfer(page, '40')
  await page.getByRole('alert').filter({ hasText: 'safe to try again' }).waitFor()
  await screenshot(page, 'transfer-unknown')
  assert.equal(await page.getByText('safe to try again').count(), 1, 'it is said once')
  await button(page, 'Try again').click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await shows(from(page), '60 USDT')
  await hasRecords(page, 1)
  assert.equal(keys.length, 3)
  assert.equal(new Set(keys).size, 1)
})

detail('the other coins and accounts are chosen in sheets', async (t) => {
  const { page } = await given(t, { USDT: '100', BTC: '2' })
  await page.getByRole('button', { name: /^Coin/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: /BTC/ }).click()
  await shows(from(page), '2 BTC')
  await to(page).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Finance account/ })
    .click()
  await amount(page).fill('0.5')
  await button(page, 'Transfer BTC').click()
  await button(page, 'Confirm').click()
  await shows(to(page), '0.5 BTC')
  await from(page).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Finance account/ })
    .click()
  await shows(from(page), 'Finance account')
  await shows(to(page), 'Spot account')
})

detail('long records are read page by page', async (t) => {
  const { page, token } = await given(t)
  const one = { asset: 'USDT', amount: '1', from: 'spot', to: 'trading' }
  for (let nth = 1; nth <= 25; nth++)
    await act(stage.server.url, token, 'wallet/make_transfer', one)
  await shows(from(page), '75 USDT')
  await page.reload()
  await button(page, 'Load more').click()
  await records(page).nth(24).waitFor()
  await hasRecords(page, 25)
  assert.equal(await button(page, 'Load more').count(), 0)
})

test('[I8] the demo realm is marked at all times', async (t) => {
  const { page } = await stage.member(t, '/transfer', { realm: 'demo' })
  await page.getByRole('banner').getByText('Demo').waitFor()
  await screenshot(page, 'transfer-demo')
})

detail('a member with nothing is told the next step', async (t) => {
  const { page } = await stage.member(t, '/transfer', { funds: {} })
  await page.getByText('Deposit a coin first.').waitFor()
  await screenshot(page, 'transfer-nothing')
  await button(page, 'Deposit').click()
  await at(page, '/deposit')
})

for (const [language, misread, shown, all] of [
  ['en', '1234,567', '1,234.5', '123456.25'],
  ['de', '1234.567', '1.234,5', '123456,25'],
  ['hi', '1234,567', '1,234.5', '123456.25'],
  ['fr', '1234.567', '1\u202f234,5', '123456,25'],
] as const)
  detail(`an amount is never guessed, and a copied balance is read, in ${language}`, async (t) => {
    const funds = { USDT: '123456.25', BTC: '1' }
    const { page } = await stage.member(t, '/transfer', { funds, language })
    const field = page.getByRole('textbox')
    const submit = page.locator('form > button').last()
    await field.pressSequentially(misread)
    assert.equal(await field.inputValue(), misread)
    await page.getByText(shown).waitFor()
    assert.equal(await field.getAttribute('aria-invalid'), 'true')
    assert.equal(await submit.isDisabled(), true)
    const say = await textsOf(language)
    assert.equal(await submit.textContent(), say('ui.checkAmount'))
    await screenshot(page, `amount-misread-${language}`)

    await page.locator('form button[aria-haspopup]').last().click()
    await page.getByRole('dialog').getByRole('button', { name: 'BTC' }).click()
    assert.equal(await field.inputValue(), '')
    assert.equal(await submit.textContent(), say('transfer.enterAmount'))
    await page.locator('form button[aria-haspopup]').last().click()
    await page.getByRole('dialog').getByRole('button', { name: 'USDT' }).click()

    const balance = (await page.locator('form label + span > span').first().textContent()) ?? ''
    assert.match(balance, /25\sUSDT$/)
    await field.fill(balance)
    assert.equal(await field.getAttribute('aria-invalid'), 'false')
    assert.equal(await submit.isDisabled(), false)
    await screenshot(page, `amount-pasted-${language}`)
    const enough = await field.inputValue()
    await field.locator('..').getByRole('button').click()
    assert.equal(await field.inputValue(), all)
    await submit.click()
    await page.getByRole('dialog').filter({ hasText: enough }).waitFor()
  })

detail('what cannot be read can be tried again', async (t) => {
  const { page } = await given(t, undefined, /ERR_FAILED/)
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await page.getByText('Could not reach the exchange.').waitFor()
  await page.unroute('**/api/**')
  await button(page, 'Try again').click()
  await shows(from(page), '100 USDT')
})

detail('nothing moves when the balances arrive: the skeleton is as tall as the form', async (t) => {
  const { page } = await given(t)
  const top = () =>
    page
      .getByRole('region', { name: 'Transfer records' })
      .evaluate((it) => it.getBoundingClientRect().top)
  const shown = await top()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/wallet/get_balances', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await page.locator('[aria-busy=true]').first().waitFor()
  const waiting = await top()
  await screenshot(page, 'transfer-skeleton')
  answer()
  await amount(page).waitFor()
  assert.ok(Math.abs(waiting - shown) < 2, `${waiting} while waiting, ${shown} when shown`)
})
