/** Coming, losing the exchange, losing the session, and coming back. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openPhone, screenshot } from './browser.ts'

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

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' })
const spot = (page: Page, text: string) =>
  page.getByRole('button', { name: /^From/ }).filter({ hasText: text }).waitFor()
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name)

test('a link signs in, and its token stays neither in the address nor in the history', async () => {
  const { token } = await server.member({ funds: { USDT: '100' } })
  const { context, complaints } = await openPhone(browser)
  const page = await context.newPage()
  await page.goto(`${server.url}/#/enter?token=${token}`)
  await spot(page, '100 USDT')
  assert.equal(page.url(), `${server.url}/#/transfer`)
  assert.equal(await stored(page, 'LOGIN_TOKEN'), token)
  await page.goBack().catch(() => undefined)
  assert.equal(page.url().includes(token), false)
  assert.deepEqual(complaints, [])
  await context.close()
})

test('a stranger signs in first, then arrives where they wanted to go', async () => {
  const { token } = await server.member({ funds: { USDT: '100' } })
  const { context } = await openPhone(browser)
  const page = await context.newPage()
  await page.goto(`${server.url}/#/transfer`)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await screenshot(page, 'login')
  await page.getByLabel('Session token').fill(token)
  await page.getByRole('button', { name: 'Continue' }).click()
  await spot(page, '100 USDT')
  assert.equal(page.url(), `${server.url}/#/transfer`)
  await context.close()
})

test('a session that is over leads to the login and back', async () => {
  const { token } = await server.member({ funds: { USDT: '100' } })
  const { context } = await openPhone(browser)
  const page = await context.newPage()
  await page.goto(`${server.url}/#/enter?token=${token}`)
  await amount(page).waitFor()
  await page.evaluate(() => localStorage.setItem('LOGIN_TOKEN', 'a-token-that-is-not-good-0000'))
  await page.reload()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  assert.equal(await stored(page, 'LOGIN_TOKEN'), null)
  assert.equal(await stored(page, 'login_back_url_pc'), '/transfer')
  await page.getByLabel('Session token').fill(token)
  await page.getByRole('button', { name: 'Continue' }).click()
  await spot(page, '100 USDT')
  assert.equal(page.url(), `${server.url}/#/transfer`)
  await context.close()
})

test('a token that is not good says so, in a link and pasted, and a good one after it enters', async () => {
  const { token } = await server.member({ funds: { USDT: '100' } })
  const { context } = await openPhone(browser)
  const page = await context.newPage()
  const over = page
    .getByRole('alert')
    .filter({ hasText: 'This link is no longer valid. Make a new one: npm run sandbox-member' })
  await page.goto(server.url)
  await page.getByText('Evenkeel', { exact: true }).waitFor()
  await page.getByText('Accounts with a password are not built yet.').waitFor()
  assert.equal(await over.count(), 0)

  for (const wrong of ['cut', 'a'.repeat(43)]) {
    await page.goto(`${server.url}/#/enter?token=${wrong}`)
    await over.waitFor()
    assert.equal(page.url(), `${server.url}/#/login`)
    await page.reload()
    await page.getByLabel('Session token').waitFor()
    assert.equal(await over.count(), 0)
    await page.getByLabel('Session token').fill(wrong)
    await page.getByRole('button', { name: 'Continue' }).click()
    await over.waitFor()
  }
  await screenshot(page, 'login-refused')
  await page.getByLabel('Session token').fill(token)
  await page.getByRole('button', { name: 'Continue' }).click()
  await spot(page, '100 USDT')
  assert.equal(await over.count(), 0)
  await context.close()
})

test('signing out in one tab signs out the others', async () => {
  const { token } = await server.member()
  const { context } = await openPhone(browser)
  const [one, two] = [await context.newPage(), await context.newPage()]
  for (const page of [one, two]) {
    await page.goto(`${server.url}/#/enter?token=${token}`)
    await amount(page).waitFor()
  }
  await one.evaluate(() => localStorage.removeItem('LOGIN_TOKEN'))
  await two.getByRole('heading', { name: 'Sign in' }).waitFor()
  await context.close()
})

test('an address that leads nowhere says so and shows the way', async () => {
  const { token } = await server.member()
  const { context } = await openPhone(browser)
  const page = await context.newPage()
  await page.goto(`${server.url}/#/enter?token=${token}`)
  await amount(page).waitFor()
  await page.goto(`${server.url}/#/nowhere`)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await page.getByRole('button', { name: 'Go to the start page' }).click()
  await amount(page).waitFor()
  assert.equal(page.url(), `${server.url}/#/transfer`)
  await context.close()
})

test('when the exchange goes away the page says so, and comes right after', async () => {
  const { token } = await server.member({ funds: { USDT: '100' } })
  const { context } = await openPhone(browser)
  const page = await context.newPage()
  await page.goto(`${server.url}/#/enter?token=${token}`)
  await spot(page, '100 USDT')
  const { dataDir } = server
  const port = Number(new URL(server.url).port)
  await server.pause()
  await page.getByText('Reconnecting…').waitFor()
  await screenshot(page, 'transfer-reconnecting')

  await amount(page).fill('10')
  await page.getByRole('button', { name: 'Transfer USDT' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('alert').filter({ hasText: 'safe to try again' }).waitFor()

  server = await startTestServer({ dataDir, config: { port } })
  await page.getByText('Reconnecting…').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Try again' }).click()
  await spot(page, '90 USDT')
  await context.close()
})

test('another member in the same browser sees nothing of the one before', async () => {
  const first = await server.member({ funds: { USDT: '100' } })
  const second = await server.member({ funds: { USDT: '7' } })
  const { context } = await openPhone(browser)
  const page = await context.newPage()
  await page.goto(`${server.url}/#/enter?token=${first.token}`)
  await spot(page, '100 USDT')
  await amount(page).fill('55')
  await page.goto(`${server.url}/#/enter?token=${second.token}`)
  await spot(page, '7 USDT')
  assert.equal(await amount(page).inputValue(), '')
  assert.equal(page.url(), `${server.url}/#/transfer`)
  await context.close()
})
