/** The wallet's forms on a slow or broken line, and pages that are as they were left. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenWithdrawer, PASSWORD } from '@evenkeel/server/testing/withdrawing.ts'
import type { Page, Route } from 'playwright-core'
import { act } from '../acting.ts'
import { at, button, dialog, shows, tab } from '../finding.ts'
import { loseAnswers } from '../held.ts'
import { settled } from '../looking.ts'
import { openStage } from '../stage.ts'
import { toastedBy } from '../toasts.ts'

const stage = openStage()
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const MISTYPED = ADDRESS.replace('F', 'f')

/** Keeps the first request of a call back until it is let go. */
async function holdFirst(page: Page, path: string): Promise<() => Promise<void>> {
  const first = Promise.withResolvers<Route>()
  let isFirst = true
  await page.route(`**/api/${path}`, async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    first.resolve(route)
  })
  return async () => {
    const answered = page.waitForResponse(`**/api/${path}`)
    await (await first.promise).continue()
    await answered
  }
}

test('an address is judged by its own answer, however late that of another comes, and anew on another network', async (t) => {
  const who = await givenWithdrawer(stage.server, { funds: { USDT: '100' } })
  const { page, context } = await stage.visitor(t, '/withdrawal', {
    kept: { LOGIN_TOKEN: who.token },
    expects: /422/,
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const address = page.getByRole('textbox', { name: 'Address', exact: true })
  await address.waitFor()
  await button(page, /^Network/).click()
  await button(page, /Ethereum/).click()
  const letGo = await holdFirst(page, 'wallet/check_withdrawal_address')
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), ADDRESS)
  await address.fill(MISTYPED)
  const asked = page.waitForResponse('**/api/wallet/check_withdrawal_address')
  await button(page, 'Paste').click()
  await asked
  assert.equal(await address.inputValue(), ADDRESS)
  await letGo()
  await settled(page)
  await button(page, 'Enter an amount').waitFor()
  assert.equal(await page.getByText('This address has a typo').count(), 0)

  await button(page, /^Network/).click()
  await button(page, /TRON/).click()
  await button(page, 'Check the address').waitFor()
})

test('a withdrawal whose answer is lost can be sent again, and is made once', async (t) => {
  const who = await givenWithdrawer(stage.server, { funds: { USDT: '100' } })
  const { page } = await stage.visitor(t, '/withdrawal?asset=USDT', {
    kept: { LOGIN_TOKEN: who.token },
    expects: /ERR_FAILED/,
  })
  await button(page, /^Network/).click()
  await button(page, /Ethereum/).click()
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill(ADDRESS)
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('20')
  await button(page, 'Withdraw USDT').click()
  const sheet = dialog(page, 'Confirm withdrawal')
  await button(sheet, 'Send code').click()
  await button(sheet, 'Fill in').click()
  await sheet.getByLabel('Transaction password').fill(PASSWORD)
  // It arrives; its answer does not, nor does that of the one try more.
  await loseAnswers(page, 'api/wallet/request_withdrawal', 2)
  const confirm = button(sheet, 'Confirm withdrawal')
  await toastedBy(page, 'It is safe to try again: this will be executed once at most.', () =>
    confirm.click(),
  )
  assert.equal(await sheet.getByLabel('Transaction password').inputValue(), PASSWORD)
  // Who opens it anew would send another: they are told to look first.
  await shows(sheet, /may already have been requested/)
  await toastedBy(page, 'Withdrawal requested', () => confirm.click())
  const rows = await stage.server.query('select 1 from withdrawal where member = $1', [who.member])
  assert.equal(rows.length, 1)
})

test('in the address book an address is judged by its own answer as well', async (t) => {
  const who = await givenWithdrawer(stage.server, { funds: { USDT: '100' } })
  const { page, context } = await stage.visitor(t, '/assets/addressAdd?asset=USDT&chain=ethereum', {
    kept: { LOGIN_TOKEN: who.token },
    expects: /422/,
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const address = page.getByRole('textbox', { name: 'Address', exact: true })
  await address.waitFor()
  const letGo = await holdFirst(page, 'wallet/check_address')
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), ADDRESS)
  await address.fill(MISTYPED)
  const asked = page.waitForResponse('**/api/wallet/check_address')
  await button(page, 'Paste').click()
  await asked
  await letGo()
  await settled(page)
  await button(page, 'Enter a remark').waitFor()
  assert.equal(await address.getAttribute('aria-invalid'), 'false')
})

test('the bill is as it was left by who comes back to it', async (t) => {
  const { page, token } = await stage.member(t, '/report', { funds: { USDT: '100' } })
  const wish = { asset: 'USDT', amount: '5', from: 'spot', to: 'trading' }
  await act(stage.server.url, token, 'wallet/make_transfer', wish)
  await tab(page, 'Assets').click()
  await button(page, /^Coin/).click()
  await dialog(page, 'Coin').getByText('USDT', { exact: true }).click()
  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click()
  await button(dialog(page, 'Transaction details'), 'View records').click()
  await page.getByRole('heading', { level: 1, name: 'Transfer' }).waitFor()
  await page.goBack()
  await at(page, '/report')
  assert.equal(await tab(page, 'Assets').getAttribute('aria-selected'), 'true')
  await shows(button(page, /^Coin/), 'USDT')
})

test('a file of the bill that does not come can be asked for again', async (t) => {
  const { page } = await stage.member(t, '/report', { expects: /ERR_FAILED/ })
  await page.route('**/api/wallet/export_bill**', (route) => route.abort())
  await button(page, 'Export CSV').click()
  const sheet = dialog(page, 'Export CSV')
  await toastedBy(page, 'Could not reach the exchange.', () => button(sheet, 'Download').click())
  await page.unrouteAll()
  const file = page.waitForEvent('download')
  await button(sheet, 'Download').click()
  await file
  await sheet.waitFor({ state: 'hidden' })
})
