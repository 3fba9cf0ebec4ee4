/** What the reader chooses and the browser keeps: languages, themes, colours, the pair; and the app itself. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { post } from '@evenkeel/server/testing/calls.ts'
import { type Language, languageNames, languages } from '@evenkeel/wire'
import type { Page } from 'playwright-core'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { at, button, closeTop, dialog, go, kept, link, said, shows, tab } from './finding.ts'
import { settled } from './looking.ts'
import { openStage } from './stage.ts'
import { swept } from './swept.ts'

const stage = openStage({ ownServer: true })

/** The first tool of the first page, whatever it is called in this language. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').first().click()
  await page.getByRole('dialog').waitFor()
}

async function chooseLanguage(page: Page, from: Language, to: Language): Promise<void> {
  await openMenu(page)
  await page
    .getByRole('dialog')
    .getByRole('button')
    .filter({ hasText: languageNames[from] })
    .click()
  const picker = page.getByRole('dialog').last()
  const options = picker.getByRole('listitem')
  assert.equal(await options.count(), languages.length)
  // As high as the screen, each with a flag, and the current one marked.
  const { height = 0 } = (await picker.boundingBox()) ?? {}
  assert.equal(Math.round(height), page.viewportSize()?.height)
  assert.equal(await options.locator('img').count(), languages.length)
  assert.equal(await said(picker.locator('[aria-current=true]')), languageNames[from])
  const loaded = page.waitForEvent('domcontentloaded')
  await button(page.getByRole('dialog').last(), languageNames[to]).click()
  await loaded
  await page.locator(`html[lang="${to}"]`).waitFor()
}

test('thirteen languages in the menu: each reloads the page, is kept, and writes numbers its own way', async (t) => {
  const { page, context } = await stage.member(t, '/home', { funds: { USDT: '1234567.891' } })
  await page.locator('html[lang=en]').waitFor()
  let last: Language = 'en'
  for (const language of [...swept.filter((each) => each !== 'en'), 'en' as const]) {
    await chooseLanguage(page, last, language)
    const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
    const sum = (1_234_567.89).toLocaleString(`${language}-u-nu-latn`, options)
    await shows(page.getByRole('main'), sum)
    assert.equal(await kept(page, 'LANGUAGE_KEY'), language)
    const [cookie] = await context.cookies()
    assert.deepEqual([cookie?.name, cookie?.value], ['lang', language])
    last = language
  }
})

test('a language that was chosen holds on the next visit, over that of the browser', async (t) => {
  const { page } = await stage.visitor(t, '/home', { kept: { LANGUAGE_KEY: 'ja' }, language: 'de' })
  await page.locator('html[lang=ja]').waitFor()
  const other = await stage.visitor(t, '/home', { language: 'de' })
  await other.page.locator('html[lang=de]').waitFor()
})

detail(
  'dark and light: as the system has it, then as chosen in the bar or in the menu, and kept',
  async (t) => {
    const { page } = await stage.visitor(t, '/home', { colorScheme: 'light' })
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await button(page, 'Switch to the dark theme').waitFor()
    const light = await ground()
    await page.emulateMedia({ colorScheme: 'dark' })
    await button(page, 'Switch to the light theme').waitFor()
    const dark = await ground()
    assert.notEqual(dark, light)
    await button(page, 'Switch to the light theme').click()
    await page.reload()
    await button(page, 'Switch to the dark theme').waitFor()
    assert.deepEqual([await ground(), await kept(page, 'THEME')], [light, 'light'])
    await screenshot(page, 'home-light')
    await openMenu(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Theme/ })
      .click()
    assert.deepEqual([await ground(), await kept(page, 'THEME')], [dark, 'dark'])
  },
)

detail('up and down in three pairs of colours, on every price, and kept', async (t) => {
  const { page } = await stage.visitor(t, '/home')
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return [style.getPropertyValue('--up'), style.getPropertyValue('--down')]
    })
  const choose = async (name: string) => {
    await openMenu(page)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Up and down/ })
      .click()
    await button(dialog(page, 'Up and down colours'), name).click()
    await dialog(page, 'Up and down colours').waitFor({ state: 'hidden' })
    await closeTop(page)
    return colours()
  }
  await tab(page, 'Gainers').waitFor()
  const [up, down] = await colours()
  assert.deepEqual(await choose('Red up, green down'), [down, up])
  const blind = await choose('Blue up, orange down')
  assert.equal(new Set([...blind, up, down]).size, 4)
  await page.reload()
  await tab(page, 'Gainers').waitFor()
  assert.deepEqual([await colours(), await kept(page, 'UP_DOWN')], [blind, 'colour-blind'])
  assert.deepEqual(await choose('Green up, red down'), [up, down])
})

detail(
  'the pair of each way of trading is kept, with the fields that it is known by',
  async (t) => {
    const usual = {
      currency_id: 1,
      currency_name: 'BTC',
      legal_name: 'USDT',
      logo: 'btc',
      matches_id: 2,
      market_from: 2,
      symbol: 'btcusdt',
      extends: {},
    }
    const { page } = await stage.visitor(t, '/deal/trade')
    const pair = page.getByRole('main').getByRole('button', { name: /^[A-Z]+\/USDT/ })
    await shows(pair, 'BTC/USDT')
    await pair.click()
    await dialog(page, 'Select pair').getByRole('link').filter({ hasText: 'ETH/USDT' }).click()
    await shows(pair, 'ETH/USDT')
    const { trade, lever, micro } = JSON.parse((await kept(page, 'dealSymbol')) ?? '')
    assert.deepEqual([lever, micro], [usual, usual])
    assert.deepEqual(Object.keys(trade), Object.keys(usual))
    assert.deepEqual([trade.symbol, trade.currency_name, trade.market_from], ['ethusdt', 'ETH', 2])
    await page.reload()
    await shows(pair, 'ETH/USDT')
    await go(page, '/deal/trade?symbol=btcusdt')
    await shows(pair, 'BTC/USDT')
    const again = JSON.parse((await kept(page, 'dealSymbol')) ?? '')
    assert.deepEqual({ ...again.trade, extends: {} }, usual)
  },
)

detail(
  'a pull at the top reads the page again: it is done when all has come, and not when some could not',
  async (t) => {
    const moving = { reducedMotion: 'no-preference' } as const
    const want = { ...moving, expects: /ERR_FAILED/ } as const
    const { page, context } = await stage.visitor(t, '/home', want)
    await shows(page.getByRole('listitem'), 'BTC/USDT')
    await settled(page)
    const finger = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: 200, y }],
      })
    const pull = async () => {
      await touch('touchStart', 300)
      await touch('touchMove', 330)
      await page.getByText('Pull to refresh').waitFor()
      for (const y of [360, 400, 440]) await touch('touchMove', y)
      await page.getByText('Release to refresh').waitFor()
      await touch('touchEnd')
      await page.getByText('Refreshing…').waitFor()
    }
    const hold = Promise.withResolvers<void>()
    const last = '**/api/currency/currency_list'
    await page.route(last, (route) => hold.promise.then(() => route.continue()))
    await pull()
    // All but one part have come: nothing tells of that.
    await page.waitForTimeout(300)
    assert.equal(await page.getByText('Refreshing…').count(), 1, 'one part has not come yet')
    hold.resolve()
    await page.getByText('Refresh successful').waitFor()
    await page.getByText('Refresh successful').waitFor({ state: 'detached' })

    await page.unroute(last)
    await page.route(last, (route) => route.abort())
    await page.evaluate(() => {
      const seen = () =>
        /Refresh successful/.test(document.body.textContent) && document.body.classList.add('told')
      new MutationObserver(seen).observe(document.body, { childList: true, subtree: true })
    })
    await pull()
    await page.getByText('Refreshing…').waitFor({ state: 'detached' })
    assert.equal(await page.locator('body.told').count(), 0)
  },
)

detail('the answer time on the first page is measured here, and says how', async (t) => {
  const { page } = await stage.visitor(t, '/home')
  const row = page.getByRole('button', { name: /^Response time/ })
  await shows(row, /\d+ ms$/)
  await row.click()
  await dialog(page, 'Response time')
    .getByText(/median of the last \d+\./)
    .waitFor()
  await closeTop(page)
})

test('it can be installed: manifest, icons, and a worker under the strict policy of the page', async (t) => {
  const { page } = await stage.visitor(t, '/home', { serviceWorkers: 'allow' })
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const read = (path: string) => fetch(new URL(path, stage.server.url))
  const manifest = (await (await read(href ?? '')).json()) as {
    display: string
    start_url: string
    icons: { src: string; sizes: string; purpose?: string }[]
  }
  assert.equal(manifest.display, 'standalone')
  assert.equal(manifest.start_url, '/#/home')
  const sizes = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)
  assert.deepEqual(sizes, ['192x192 any', '512x512 any', '512x512 maskable'])
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob())
      return `${width}x${height}`
    }, src)
    assert.equal(size, sizes)
  }
  const policy = (await read('/')).headers.get('content-security-policy') ?? ''
  // Its own files, and the one script inside the page, by its hash.
  assert.match(policy, /script-src 'self' 'sha256-[\w+/=]+'(;|$)/)
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  assert.equal(scope, `${stage.server.url}/`)
})

detail(
  'where the operator has put the app, the page of downloads leads there, in a window of its own',
  async (t) => {
    const { page, context } = await stage.visitor(t, '/download')
    await page.getByRole('img', { name: 'Open this site on your phone' }).waitFor()
    assert.equal(await button(page, 'Download').count(), 0)
    const { token } = await stage.server.operator()
    const value = 'https://apps.example/evenkeel'
    const set = { name: 'app_download_address', value, reason: 'a new package' }
    assert.equal(
      (await post(stage.server.consoleUrl, 'console/set_setting', set, { token })).code,
      1,
    )
    await page.reload()
    await page.getByRole('img', { name: 'Scan this with your phone' }).waitFor()
    await context.route(value, (route) => route.fulfill({ body: 'Hello' }))
    const opened = context.waitForEvent('page')
    await button(page, 'Download').click()
    await (await opened).waitForURL(value)
  },
)

test('[X3] the worker keeps files alone, and without a network they show the app and its error states', async (t) => {
  const expects = /ERR_|Failed to (load|fetch)|WebSocket/
  const { page } = await stage.member(t, '/home', { expects, serviceWorkers: 'allow' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  for (const path of ['/deal/trade', '/transfer', '/market', '/home']) await go(page, path)
  await shows(page.getByRole('listitem'), 'BTC/USDT')
  const stored = await page.evaluate(async () => {
    const names = await caches.keys()
    const stores = await Promise.all(names.map((name) => caches.open(name)))
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })
  assert.ok(stored.length > 0)
  assert.deepEqual(
    stored.filter((path) => path !== '/' && !path.startsWith('/assets/')),
    [],
  )

  await stage.server.pause()
  await page.reload()
  await page.getByText('Could not reach the exchange.').first().waitFor()
  await page.getByText('Reconnecting…').waitFor()
  assert.equal(await page.getByText(/[\d,]+\.\d\d/).count(), 0, 'no price or balance is shown')
  await page.getByText('–', { exact: true }).waitFor()
  await screenshot(page, 'home-offline')
  await stage.restart()
  await page.getByText('Reconnecting…').waitFor({ state: 'hidden' })
  await shows(page.getByRole('listitem'), 'BTC/USDT')
  await shows(page.getByRole('main'), /\d\.\d\d\s*USDT/)
  await at(page, '/home')
})

test('under maintenance there is nothing but the notice and the way to customer service', async (t) => {
  const { token } = await stage.server.operator()
  const operate = async (path: string, body: object) => {
    const answer = await post(stage.server.consoleUrl, `console/${path}`, body, { token })
    assert.equal(answer.code, 1)
  }
  const maintain = (isOn: boolean) =>
    operate('set_switch', {
      name: 'maintenance',
      is_on: isOn,
      code: 'maintenance',
      reason: 'a new version',
    })
  const service = 'https://service.example/chat'
  await operate('set_setting', { name: 'customer_url', value: service, reason: 'a new desk' })
  const want = { expects: /WebSocket|maintenance/ }
  const { page, context } = await stage.visitor(t, '/deal/trade', want)
  await page.getByRole('form', { name: 'Place an order' }).waitFor()
  await maintain(true)
  await page.getByRole('heading', { name: 'Website Maintenance...' }).waitFor()
  await page.getByText('The server is being upgraded and is temporarily inaccessible.').waitFor()
  await page.getByText('We apologise for the inconvenience.').waitFor()
  assert.equal(await page.getByRole('navigation').count(), 0)
  // Nor does the app begin with anything else.
  await page.reload()
  await page.getByRole('heading', { name: 'Website Maintenance...' }).waitFor()
  assert.equal(await page.getByRole('navigation').count(), 0)
  await screenshot(page, 'maintenance')
  await context.route(service, (route) => route.fulfill({ body: 'Hello' }))
  const opened = context.waitForEvent('page')
  await link(page, 'Customer service').click()
  await (await opened).waitForURL(service)

  // Nobody reloads: the page is back by itself.
  await page.bringToFront()
  await maintain(false)
  await page.getByRole('form', { name: 'Place an order' }).waitFor()
})
