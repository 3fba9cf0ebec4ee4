/** A member moves money between their own accounts, in a real browser, on the real server. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import type { Browser, BrowserContext } from 'playwright-core'
import { openBrowser, openPhone, screenshot } from './browser.ts'
import {
  amount,
  type Book,
  button,
  enterAs,
  type Funds,
  from,
  givenMember,
  hasRecords,
  records,
  shows,
  to,
  transfer,
} from './transferPage.ts'

let server: TestServer
let browser: Browser
before(async () => {
  server = await startTestServer()
  browser = await openBrowser()
})
after(async () => {
  await browser?.close()
  await server?.stop()
})

const enter = (context: BrowserContext, token: string) => enterAs(server, context, token)
const given = (funds?: Funds, realm?: Book) => givenMember(server, browser, funds, realm)

test('a transfer moves both balances without a reload and stands in the records', async () => {
  const { page, context, complaints } = await given({ USDT: '1250.5' })
  await shows(from(page), '1,250.5 USDT')
  await shows(to(page), '0 USDT')
  await page.getByText('No transfers yet.').waitFor()

  await amount(page).fill('250.00000001')
  await button(page, 'Transfer USDT').click()
  const question = 'Transfer 250.00000001 USDT from Spot account to Trading account?'
  await page.getByRole('dialog', { name: question }).waitFor()
  await screenshot(page, 'transfer-confirm')
  await button(page, 'Confirm').click()

  await page.getByRole('status').filter({ hasText: 'Transfer successful' }).waitFor()
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
  assert.deepEqual(complaints, [])
  await context.close()
})

test('a second tab and a second device see the change live', async () => {
  const { page, context, token } = await given()
  const tab = await enter(context, token)
  const other = await openPhone(browser)
  const device = await enter(other.context, token)
  await transfer(page, '30')
  for (const place of [tab, device]) {
    await shows(from(place), '70 USDT')
    await shows(to(place), '30 USDT')
    await shows(records(place), '30 USDT')
  }
  await other.context.close()
  await context.close()
})

test('more than there is: the button says so, and nothing moves', async () => {
  const { page, context } = await given()
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
  await context.close()
})

test('what became too much meanwhile is refused by the exchange, in words', async () => {
  const { page, context, token } = await given()
  await amount(page).fill('80')
  await button(page, 'Transfer USDT').click()
  const tab = await enter(context, token)
  await transfer(tab, '50')
  await shows(from(tab), '50 USDT')
  await page.bringToFront()
  await button(page, 'Confirm').click()
  await page.getByRole('status').filter({ hasText: 'Insufficient funds' }).waitFor()
  await shows(from(page), '50 USDT')
  await hasRecords(page, 1)
  await context.close()
})

test('a double tap on confirm makes one transfer', async () => {
  const { page, context } = await given()
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
  await page.waitForTimeout(500)
  await shows(from(page), '60 USDT')
  await hasRecords(page, 1)
  await context.close()
})

test('an answer that is lost twice can be asked for again, and the money moves once', async () => {
  const { page, context } = await given()
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
  await button(page, 'Try again').click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await shows(from(page), '60 USDT')
  await hasRecords(page, 1)
  assert.equal(keys.length, 3)
  assert.equal(new Set(keys).size, 1)
  await context.close()
})

test('the other coins and accounts are chosen in sheets', async () => {
  const { page, context } = await given({ USDT: '100', BTC: '2' })
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
  await context.close()
})

test('long records are read page by page', async () => {
  const { page, context, token } = await given()
  for (let nth = 1; nth <= 25; nth++) {
    const answer = await fetch(`${server.url}/api/wallet/make_transfer`, {
      method: 'POST',
      headers: {
        token,
        'content-type': 'application/json',
        'idempotency-key': String(nth).padStart(32, '0'),
      },
      body: JSON.stringify({ asset: 'USDT', amount: '1', from: 'spot', to: 'trading' }),
    })
    assert.equal(((await answer.json()) as { code: number }).code, 1)
  }
  await shows(from(page), '75 USDT')
  await page.reload()
  await button(page, 'Load more').click()
  await records(page).nth(24).waitFor()
  await hasRecords(page, 25)
  assert.equal(await button(page, 'Load more').count(), 0)
  await context.close()
})
