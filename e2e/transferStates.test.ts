/** The transfer screen while it waits, when it fails, when there is nothing, and on the demo book. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import type { Browser } from 'playwright-core'
import { openBrowser, openPhone, screenshot } from './browser.ts'
import { amount, type Book, button, type Funds, from, givenMember, shows } from './transferPage.ts'

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

const given = (funds?: Funds, realm?: Book) => givenMember(server, browser, funds, realm)

test('the demo book is marked at all times', async () => {
  const { page, context } = await given({ USDT: '5' }, 'demo')
  await page.getByRole('banner').getByText('Demo').waitFor()
  await screenshot(page, 'transfer-demo')
  await context.close()
})

test('a member with nothing is told the next step', async () => {
  const { token } = await server.member({ funds: {} })
  const { context } = await openPhone(browser)
  const page = await context.newPage()
  await page.goto(`${server.url}/#/enter?token=${token}`)
  await page.getByText('Deposit a coin first.').waitFor()
  await screenshot(page, 'transfer-nothing')
  await context.close()
})

for (const [language, misread, shown, all] of [
  ['en', '1,5', '1,234.5', '123456.25'],
  ['de', '1.5', '1.234,5', '123456,25'],
  ['hi', '1,00', '1,234.5', '123456.25'],
  ['fr', '1.5', '1\u202f234,5', '123456,25'],
] as const)
  test(`an amount is never guessed, and a copied balance is read, in ${language}`, async () => {
    const { token } = await server.member({ funds: { USDT: '123456.25', BTC: '1' } })
    const { context } = await openPhone(browser, { language })
    const page = await context.newPage()
    await page.goto(`${server.url}/#/enter?token=${token}`)
    const field = page.getByRole('textbox')
    const submit = page.locator('form > button').last()
    await field.pressSequentially(misread)
    assert.equal(await field.inputValue(), misread)
    await page.getByText(shown).waitFor()
    assert.equal(await field.getAttribute('aria-invalid'), 'true')
    assert.equal(await submit.isDisabled(), true)
    await screenshot(page, `amount-misread-${language}`)

    await page.locator('form button[aria-haspopup]').last().click()
    await page.getByRole('dialog').getByRole('button', { name: 'BTC' }).click()
    assert.equal(await field.inputValue(), '')
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
    await context.close()
  })

test('what cannot be read can be tried again', async () => {
  const { page, context } = await given()
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await page.getByText('Could not reach the exchange.').waitFor()
  await page.unroute('**/api/**')
  await button(page, 'Try again').click()
  await shows(from(page), '100 USDT')
  await context.close()
})

test('nothing moves when the balances arrive: the skeleton is as tall as the form', async () => {
  const { page, context } = await given()
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
  await context.close()
})
