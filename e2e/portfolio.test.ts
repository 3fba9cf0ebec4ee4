/** A member invests for a term, sees what it earns, and leaves early, in a real browser, on the real server. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { act } from './acting.ts'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { button, dialog, go, said, shows } from './finding.ts'
import { openStage } from './stage.ts'
import { toasted } from './toasts.ts'

const stage = openStage()

/** Somebody with money in the finance account, where it is invested from. */
async function investor(test: TestContext, path: string, amount = '12500.5') {
  const visit = await stage.member(test, path, { funds: { USDT: amount } })
  const moved = { asset: 'USDT', amount, from: 'spot', to: 'finance' }
  await act(stage.server.url, visit.token, 'wallet/make_transfer', moved)
  return visit
}

test('from the products through the form to the subscription, and out again', async (t) => {
  const { page } = await investor(t, '/financial')
  const card = page.getByRole('article').filter({ hasText: 'USDT · 30 days' })
  await card.getByText('5.84%').waitFor()
  await page.getByText('This is not a bank deposit').waitFor()
  await page.getByText('Held to pay it').first().waitFor()
  await screenshot(page, 'portfolio-products')
  await card.getByRole('button', { name: 'Subscribe' }).click()

  const amount = page.getByRole('textbox', { name: 'Amount' })
  await amount.waitFor()
  await page.getByText('12,500.5 USDT').waitFor()
  assert.equal(await button(page, 'Enter an amount').isDisabled(), true)
  await amount.fill('99')
  await button(page, 'The minimum subscription is 100 USDT.').waitFor()
  await amount.fill('20000')
  await button(page, 'Not enough in the finance account').waitFor()
  await amount.fill('10000')
  assert.equal(await button(page, 'Agree first').isDisabled(), true)
  await page.getByText('48 USDT', { exact: true }).waitFor()
  await page.getByText('10,048 USDT', { exact: true }).waitFor()
  const estimate = page.getByRole('region', { name: 'Estimated earnings' })
  const renewal = page.getByRole('switch', { name: 'Renew automatically' })
  await renewal.click()
  await shows(estimate, /Paid out at the end\s*48 USDT\s*Invested again at the end\s*10,000 USDT/)
  await screenshot(page, 'portfolio-form-renewed')
  await renewal.click()
  await shows(estimate, /Paid out at the end\s*10,048 USDT/)
  await page.getByRole('checkbox').click()
  await screenshot(page, 'portfolio-form')
  await button(page, 'Subscribe 10,000 USDT').click()
  await dialog(page, 'Invest 10,000 USDT for 30 days?').waitFor()
  await screenshot(page, 'portfolio-confirm')
  await page.getByRole('dialog').getByRole('button', { name: 'Subscribe' }).click()

  await toasted(page, 'Subscribed')
  const order = page.getByRole('article').filter({ hasText: 'USDT · 30 days' })
  await order.getByText('Day 1 of 30').waitFor()
  await order.getByText('10,000', { exact: true }).waitFor()
  await screenshot(page, 'portfolio-orders')
  const renew = order.getByRole('switch', { name: 'Renew automatically' })
  await renew.click()
  await toasted(page, 'It will be renewed at the end')
  assert.equal(await renew.isChecked(), true)

  await order.getByRole('button', { name: 'Exit early' }).click()
  await dialog(page, 'Exit early?').waitFor()
  await page.getByRole('dialog').getByText('9,990 USDT').waitFor()
  await screenshot(page, 'portfolio-exit')
  await button(page, 'Exit and give up earnings').click()
  await toasted(page, 'Done. The money is available again.')
  await page.getByText('You have nothing invested at the moment.').waitFor()
  await page.getByRole('tab', { name: 'Completed' }).click()
  await page.getByText('Exited early').waitFor()
  await screenshot(page, 'portfolio-completed')
  await button(page, 'Back').click()
})

test('[wallet W69] what is missing in the finance account is transferred there, and the form is as it was', async (t) => {
  const { page } = await stage.member(t, '/buy-mining?product=USDT.30', { funds: { USDT: '5000' } })
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await amount.fill('1200')
  await page.getByRole('switch', { name: 'Renew automatically' }).click()
  await button(page, 'Not enough in the finance account').waitFor()
  await button(page, 'Transfer').click()
  await page.getByRole('heading', { level: 1, name: 'Transfer' }).waitFor()
  await page.goBack()
  await button(page, 'Not enough in the finance account').waitFor()
  assert.equal(await amount.inputValue(), '1200')
  await button(page, 'Transfer').click()
  await button(page, 'Transfer USDT').click()
  await dialog(page, /1,200 USDT.*Spot.*Finance|1,200 USDT/).waitFor()
  await screenshot(page, 'portfolio-transfer')
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await button(page, 'Agree first').waitFor()
  assert.equal(await amount.inputValue(), '1200')
  assert.equal(await page.getByRole('switch', { name: 'Renew automatically' }).isChecked(), true)
  await page.getByText('1,200 USDT').first().waitFor()
})

test('a subscription made elsewhere is there at once, and nothing is sold that is not there', async (t) => {
  const { page, token } = await investor(t, '/mining-order')
  await page.getByText('You have nothing invested at the moment.').waitFor()
  await screenshot(page, 'portfolio-nothing')
  const wish = { product: 'USDT.1', amount: '250', agreed: true }
  await act(stage.server.url, token, 'mining/subscribe', wish)
  const order = page.getByRole('article')
  await order.getByText('250', { exact: true }).waitFor()
  await order.getByText('0.02', { exact: true }).waitFor()
  assert.equal(await order.getByRole('button', { name: 'Exit early' }).count(), 0)
  await go(page, '/buy-mining?product=USDT.8')
  await page.getByText('This product is not offered.').waitFor()
  await go(page, '/assets')
  const invested = page.getByRole('region', { name: 'Invested in the portfolio' })
  await shows(invested, /250 USDT.*Total earnings/s)
  await invested.scrollIntoViewIfNeeded()
  await screenshot(page, 'portfolio-assets')
})

detail(
  'what others subscribe shows while one looks: what is left, and what the house owes',
  async (t) => {
    const { page } = await stage.member(t, '/financial')
    const card = page.getByRole('article').filter({ hasText: 'USDT · 60 days' })
    await shows(card, /Left\s*2,000,000/)
    const { token } = await stage.server.member({ funds: { USDT: '50000' } })
    const moved = { asset: 'USDT', amount: '50000', from: 'spot', to: 'finance' }
    await act(stage.server.url, token, 'wallet/make_transfer', moved)
    const owed = page.locator('dl').filter({ hasText: 'Held to pay it' })
    const before = await said(owed)
    const wish = { product: 'USDT.60', amount: '50000', agreed: true }
    await act(stage.server.url, token, 'mining/subscribe', wish)
    // Nobody touches this page: it hears of the subscription.
    await shows(card, /Left\s*1,950,000/)
    assert.notEqual(await said(owed), before)
  },
)

detail('what cannot be read can be tried again', async (t) => {
  const path = '/financial'
  const { page } = await stage.member(t, path, { expects: /ERR_FAILED/ })
  await page.getByText('USDT · 7 days').waitFor()
  await page.route('**/api/mining/get_products', (route) => route.abort())
  await page.reload()
  await page.getByText('Could not reach the exchange.').waitFor()
  await page.unroute('**/api/mining/get_products')
  await button(page, 'Try again').click()
  await page.getByText('USDT · 7 days').waitFor()
})

for (const language of ['de', 'ja', 'ru'] as const)
  detail(`the form and the products fit in ${language}`, async (t) => {
    const { page } = await stage.member(t, '/financial', { language, funds: { USDT: '1' } })
    await page.getByRole('article').nth(5).waitFor()
    await screenshot(page, `portfolio-${language}`)
    await page.getByRole('article').nth(3).getByRole('button').click()
    await page.getByRole('textbox').fill('12345.678')
    await screenshot(page, `portfolio-form-${language}`)
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    assert.equal(wide, 0)
  })
