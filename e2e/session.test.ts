/** Coming with a link or a token, losing the session or the line, and coming back. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { act, priceAt } from './acting.ts'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { at, button, dialog, go, kept, said, shows, toast } from './finding.ts'
import * as options from './optionsPage.ts'
import { givenTrader } from './optionsPage.ts'
import { openStage } from './stage.ts'
import { toasted, toastedBy } from './toasts.ts'
import { amount, from } from './transferPage.ts'

const stage = openStage({ ownServer: true })

const OVER = 'Not logged in or session expired, go to login page!'
const address = (path: string) => `${stage.server.url}/#${path}`

test('a link signs in, and its token stays neither in the address nor in the history', async (t) => {
  const { token } = await stage.server.member({ funds: { USDT: '100' } })
  const { page } = await stage.visitor(t, `/enter?token=${token}`)
  await page.getByRole('heading', { name: 'Total valuation' }).waitFor()
  await at(page, '/home')
  await page.getByText('100.00').waitFor()
  assert.equal(await kept(page, 'LOGIN_TOKEN'), token)
  assert.match((await kept(page, 'LOGIN_TOKEN_TIME')) ?? '', /^\d{13}$/)
  await page.waitForFunction(() => localStorage.getItem('USERINFO') !== null)
  const user = JSON.parse((await kept(page, 'USERINFO')) ?? '')
  assert.equal(user.is_imitate, 0)
  assert.match(String(user.id), /^\d{8}$/)
  await page.goBack().catch(() => undefined)
  assert.equal(page.url().includes(token), false)
})

test('a session that is over leads to the sign-in and back', async (t) => {
  const { token } = await stage.server.member({ funds: { USDT: '100' } })
  const over = { LOGIN_TOKEN: 'a-token-that-is-not-good-0000', USERINFO: '{"is_imitate":1}' }
  const { page } = await stage.visitor(t, '/transfer', { kept: over, expects: /401/ })
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  assert.equal(await kept(page, 'LOGIN_TOKEN'), null)
  assert.equal(await kept(page, 'USERINFO'), null)
  assert.equal(await kept(page, 'login_back_url_pc'), '/transfer')
  await page.goto(address(`/enter?token=${token}`))
  await shows(from(page), '100 USDT')
  await at(page, '/transfer')
})

detail(
  'a link with a token that is not good says so, and a good one after it enters',
  async (t) => {
    const { token } = await stage.server.member({ funds: { USDT: '100' } })
    const { page } = await stage.visitor(t, '/login', { expects: /401/ })
    const over = toast(page, OVER)
    await page.getByLabel('Password', { exact: true }).waitFor()
    assert.equal(await over.count(), 0)
    for (const wrong of ['cut', 'a'.repeat(43)]) {
      await toastedBy(page, OVER, () => page.goto(address(`/enter?token=${wrong}`)))
      await at(page, '/login')
      await page.reload()
      await page.getByLabel('Password', { exact: true }).waitFor()
      assert.equal(await over.count(), 0)
    }
    await page.goto(address(`/enter?token=${token}`))
    await page.getByRole('heading', { name: 'Total valuation' }).waitFor()
  },
)

test('who is signed in is asked for by nobody who is not', async (t) => {
  const { page } = await stage.visitor(t, '/login')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const isAsked = () => asked.some((url) => url.endsWith('/api/user/get_user_info'))
  await page.goto(`${stage.server.url}/?anew#/home`)
  await button(page, 'Menu').click()
  await button(dialog(page, 'Menu'), /^Language/).waitFor()
  assert.ok(asked.some((url) => url.endsWith('/api/common/config')))
  assert.equal(isAsked(), false)
  const { token } = await stage.server.member()
  const whoAmI = page.waitForRequest('**/api/user/get_user_info')
  await page.goto(address(`/enter?token=${token}`))
  await page.getByRole('heading', { name: 'Total valuation' }).waitFor()
  await whoAmI
})

test('signing out is asked about, forgets who it was, and reaches the other tabs', async (t) => {
  const { page, context } = await stage.member(t, '/home')
  const tab = await context.newPage()
  await tab.goto(address('/transfer'))
  await amount(tab).waitFor()
  await page.bringToFront()
  await button(page, 'Menu').click()
  await button(dialog(page, 'Menu'), 'Sign out').click()
  await button(dialog(page, 'Sign out of this device?'), 'Sign out').click()
  await toasted(page, 'Safely logged out')
  await at(page, '/login')
  for (const name of ['LOGIN_TOKEN', 'LOGIN_TOKEN_TIME', 'USERINFO'])
    assert.equal(await kept(page, name), null, name)
  await at(tab, '/login')
})

test('[Z1] another member in the same browser sees nothing of the one before', async (t) => {
  const second = await stage.server.member({ funds: { USDT: '7' } })
  const { page } = await stage.member(t, '/transfer', { funds: { USDT: '100' } })
  await shows(from(page), '100 USDT')
  await amount(page).fill('55')
  await page.goto(address(`/enter?token=${second.token}`))
  await page.getByText('7.00').waitFor()
  await page.goto(address('/transfer'))
  await shows(from(page), '7 USDT')
  assert.equal(await amount(page).inputValue(), '')
})

test('[M2] when the exchange goes away the page says so, and comes right after', async (t) => {
  const expects = /ERR_CONNECTION|WebSocket|fetching the script|could not be opened/
  // Without the worker, which may have kept the page that is asked for.
  const want = { expects, funds: { USDT: '100' } } as const
  const { page } = await stage.member(t, '/transfer', want)
  await shows(from(page), '100 USDT')
  await stage.server.pause()
  await page.getByText('Reconnecting…').waitFor()
  await screenshot(page, 'transfer-reconnecting')
  await page.evaluate(() => {
    location.hash = '#/kline'
  })
  await toasted(page, 'This page could not be opened. Check your connection.')
  await at(page, '/transfer')
  await amount(page).fill('10')
  await button(page, 'Transfer USDT').click()
  await button(page, 'Confirm').click()
  await page.getByRole('alert').filter({ hasText: 'safe to try again' }).waitFor()

  await stage.restart()
  await page.getByText('Reconnecting…').waitFor({ state: 'hidden' })
  await button(page, 'Try again').click()
  await shows(from(page), '90 USDT')
  await go(page, '/kline')
  await page.getByRole('heading', { name: 'BTC/USDT' }).waitFor()
})

detail(
  'what happened while the line was cut is there after it: orders, balances, prices',
  async (t) => {
    const want = { funds: { USDT: '1000' } }
    const { page, token } = await stage.member(t, '/home', want)
    const lines: { close(): void }[] = []
    let isCut = false
    await page.routeWebSocket('**/wss', (line) => {
      if (isCut) return void line.close()
      lines.push(line)
      line.connectToServer()
    })
    await page.goto(address('/deal/trade?symbol=btcusdt'))
    await page.reload()
    await page.getByText('No open orders.').waitFor()
    await shows(page.getByRole('definition'), '1,000.00 USDT')
    assert.equal(await isLive(page), true)

    isCut = true
    for (const line of lines) line.close()
    await page.getByText('Reconnecting…').waitFor()
    await page.getByText('Prices out of date').waitFor()
    assert.equal(await isLive(page), false)
    assert.deepEqual(await coveredBy(page.getByText('Reconnecting…')), [])
    const price = await lastPrice(page)
    const half = await priceAt(stage.server.url, 'btcusdt', 50)
    const order = { pair: 'btcusdt', side: 'buy', price: half, quantity: '0.01' }
    await act(stage.server.url, token, 'spot/place_order', order)
    assert.equal(await page.getByText('No open orders.').count(), 1)

    isCut = false
    await page.getByText('Reconnecting…').waitFor({ state: 'hidden' })
    await page
      .getByRole('article')
      .filter({ hasText: Number(half).toLocaleString('en') })
      .waitFor()
    const left = (1000 - Number(half) / 100).toLocaleString('en', { minimumFractionDigits: 2 })
    await shows(page.getByRole('definition'), `${left} USDT`)
    await page.waitForFunction((known) => !document.body.textContent.includes(known), price)
    assert.equal(await isLive(page), true)
    assert.equal(await page.getByText('Prices out of date').count(), 0)
  },
)

test('[options TO40] the sheet of an option goes on by itself after a restart', async (t) => {
  const { page } = await givenTrader(stage, t, { expects: /ERR_CONNECTION|WebSocket/ })
  await options.amount(page).fill('100')
  const question = await options.press(page, 'Rise', { isFirst: true })
  // The exchange goes away as soon as it has taken the option: nothing more is heard of it.
  await page.route('**/api/micro/place_order', async (route) => {
    const response = await route.fetch()
    await stage.server.pause()
    await route.fulfill({ response })
  })
  await button(question, 'Confirm rise').click()
  const sheet = dialog(page, 'BTC/USDT')
  await sheet.getByRole('timer').waitFor()
  assert.match(await said(sheet.getByRole('timer')), /^00:(30|[0-2]\d)$/)
  // Longer than it may wait for its opening price.
  await page.waitForTimeout(11_000)
  await stage.restart()
  await shows(sheet, /Returned|Won|Lost|Equal/)
  await button(sheet, 'Continue ordering').click()
  await options.hasOpen(page, 0)
})

async function lastPrice(page: Page): Promise<string> {
  return said(page.locator('[data-middle] button'))
}

/** Whether the best offer has its colour: without one, a price says that it is not live. */
function isLive(page: Page): Promise<boolean> {
  return page
    .getByRole('list', { name: 'Asks' })
    .getByRole('button')
    .first()
    .evaluate((price) => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(price).color.match(/\d+/g)?.map(Number) ?? []
      return Math.max(red, green, blue) - Math.min(red, green, blue) > 60
    })
}

/** The controls that lie under something, wholly or in part. */
function coveredBy(notice: Locator): Promise<readonly string[]> {
  return notice.evaluate((over) => {
    const box = over.getBoundingClientRect()
    return [...document.querySelectorAll<HTMLElement>('button, a, input')]
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect()
        const isApart =
          left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top
        return width > 0 && !isApart
      })
      .map(({ textContent }) => textContent)
  })
}
