/** Charity in a real browser: projects, a donation with its form and receipt, and a payout at the console. */
import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { act } from './acting.ts'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { at, button, dialog, go, said, shows } from './finding.ts'
import { openStage } from './stage.ts'

const stage = openStage()

test('a visitor reads projects, a story, and what the sums are beside the ledger', async (t) => {
  const { page } = await stage.visitor(t, '/donation')
  await page.getByText('Raised in total').waitFor()
  await page.getByRole('link', { name: /Clean water for 40 villages/ }).waitFor()
  await screenshot(page, 'charity-list')
  await page.getByRole('link', { name: /Clean water for 40 villages/ }).click()
  await page.getByText(/One well with a solar pump/).waitFor()
  await page.getByText('An example of this sandbox').waitFor()
  await screenshot(page, 'charity-project')
  await page.getByRole('tab', { name: 'Updates' }).click()
  await page.getByText(/The first ten sites are surveyed/).waitFor()
  await page.getByRole('tab', { name: 'Use of funds' }).click()
  await page.getByText(/Each payout takes two operators/).waitFor()
  await page.goto(`${stage.server.url}/#/charity`)
  await page.getByText(/We are a non-profit/).waitFor()
  await page.getByText('Check the totals').waitFor()
  await screenshot(page, 'charity-about')
})

test('a member gives a fiat amount, sees what it comes to, and saves the receipt', async (t) => {
  const { page } = await stage.member(t, '/donation', { funds: { USDT: '500', BTC: '1' } })
  await page.getByRole('link', { name: /A young forest/ }).click()
  await button(page, 'Donate now').click()
  await page.getByRole('radio', { name: 'Fiat' }).check()
  await page.getByLabel('Amount', { exact: true }).fill('40')
  await page.getByText('You give').waitFor()
  await button(page, 'Donate now').click()
  await page.getByText('Enter your full name.').waitFor()
  await page.locator('input:focus').and(page.getByLabel('Full name')).waitFor()
  await page.getByText('Please accept the privacy policy and the terms first.').waitFor()
  await page.getByRole('link', { name: 'Privacy policy' }).waitFor()
  await page.getByRole('link', { name: 'User agreement' }).waitFor()
  await screenshot(page, 'charity-form-wrong')
  await page.getByLabel('Full name').fill('Ann Ember')
  await page.getByLabel('Phone or e-mail').fill('ann@example.com')
  await page.getByRole('button', { name: /Source of funds/ }).click()
  await dialog(page, 'Source of funds').getByText('Savings').click()
  await page.getByLabel('Date of birth').fill('2090-01-01')
  await page.getByLabel('Address').fill('7 Quay Street')
  await page.getByRole('checkbox', { name: /I accept the privacy policy/ }).check()
  await button(page, 'Donate now').click()
  await page.getByText('The date of birth is in the future.').waitFor()
  await page.getByLabel('Date of birth').fill('1990-01-01')
  await button(page, 'Donate now').click()
  const sheet = dialog(page, 'Confirm donation')
  await sheet.getByText(/You give at most/).waitFor()
  await screenshot(page, 'charity-confirm')
  await button(sheet, 'Confirm donation').click()
  await page.getByText('Thank you', { exact: true }).waitFor()
  await screenshot(page, 'charity-thanks')
  const saving = page.waitForEvent('download')
  await button(page, 'Download receipt (PDF)').click()
  const file = await buffer(await (await saving).createReadStream())
  assert.equal(file.subarray(0, 5).toString(), '%PDF-')
  await button(page, 'Back to the project').click()
  await page.getByRole('tab', { name: 'Donors' }).click()
  await page.getByText('Anonymous').first().waitFor()

  await go(page, '/report?tab=assets')
  const rows = page.getByRole('list', { name: 'Bill' }).getByRole('listitem')
  await rows.filter({ hasText: 'Donation' }).first().click()
  await button(dialog(page, 'Transaction details'), 'View records').click()
  await at(page, '/donation?mine')
  await dialog(page, 'My donations').getByText('A young forest').waitFor()
  await screenshot(page, 'charity-from-bill')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /A young forest/ }).waitFor()
})

detail(
  'the conversion moves with the market while the form stands: its terms are asked for once',
  async (t) => {
    const { page, token } = await stage.member(t, '/donation', { funds: { BTC: '1' } })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.getByRole('link', { name: /A young forest/ }).click()
    await button(page, 'Donate now').click()
    await page.getByRole('button', { name: /^Coin/ }).click()
    await dialog(page, 'Coin').getByText('BTC', { exact: true }).first().click()
    await page.getByLabel('Amount', { exact: true }).fill('0.5')
    const counts = page.getByText('Counts as').locator('xpath=following-sibling::*')
    await shows(counts, /\d USDT/)
    const worths = new Set<string>()
    await eventually('it moves', async () => worths.add(await said(counts)).size >= 4)
    const elsewhere = { asset: 'BTC', amount: '0.75', from: 'spot', to: 'finance' }
    await act(stage.server.url, token, 'wallet/make_transfer', elsewhere)
    assert.ok(await button(page, 'Insufficient funds').isDisabled())
    assert.equal(asked.filter((url) => url.includes('get_donation_terms')).length, 1)
  },
)

detail(
  'what others give shows while one looks: in the list, on the page of the project, and who gave',
  async (t) => {
    const { page } = await stage.visitor(t, '/donation')
    const card = page.getByRole('link', { name: /Eye operations for 900 people/ })
    await card.waitFor()
    const address = (await card.getAttribute('href')) ?? ''
    const project = address.split('id=')[1]
    const { token } = await stage.server.member({ funds: { USDT: '40000' } })
    const who = { name: 'Ann Ember', contact: 'ann@example.com', source_of_funds: 'salary' }
    const where = { birth_date: '1990-01-01', address: '7 Quay Street', agrees: true }
    const give = (amount: string, more: object = {}) =>
      act(stage.server.url, token, 'charity/donate', {
        ...who,
        ...where,
        ...more,
        project,
        asset: 'USDT',
        amount,
        most: amount,
      })
    await shows(card, /Participants 0/)
    await give('450')
    // Nobody touches this page: it hears of the gift.
    await shows(card, /Raised\s*450 USDT.*1% of the goal.*Participants 1/s)
    await go(page, address.slice(1))
    await page.getByRole('tab', { name: 'Donors' }).click()
    await page.getByText('Anonymous').waitFor()
    await give('4500', { public_name: 'Harbour Ann' })
    await page.getByText('Harbour Ann').waitFor()
    await shows(page.locator('main'), /Raised\s*4,950 USDT.*11% of the goal.*Donations\s*2/s)
    await screenshot(page, 'charity-live')
  },
)
