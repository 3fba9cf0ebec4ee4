/** Somebody who has not signed in looks around: the first page, the market, a pair, and what asks them in. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { at, button, dialog, said, tab } from './finding.ts'
import { inked } from './looking.ts'
import { openStage } from './stage.ts'

const stage = openStage()

const trends = (page: Page) => page.getByRole('region', { name: 'Market trends' })
const rowsOf = (place: Locator) => place.getByRole('listitem').filter({ hasText: '%' })
/** What the rows say, all of the same moment. */
const lines = (place: Locator) => rowsOf(place).allInnerTexts()
const pairs = (texts: readonly string[]) =>
  texts.map((text) => /^[A-Z0-9]+\/[A-Z]+$/m.exec(text)?.[0] ?? '')
const changes = (texts: readonly string[]) =>
  texts.map((text) => Number(/[+−]?[\d.]+(?=%)/.exec(text)?.[0].replace('−', '-')))
const volumes = (texts: readonly string[]) =>
  texts.map((text) => {
    const [, figure, unit = ''] = /^([\d.]+)([KMB]?) USDT$/m.exec(text) ?? []
    return Number(figure) * ({ K: 1e3, M: 1e6, B: 1e9 }[unit] ?? 1)
  })

detail('the splash covers the first moment, then the first page is there', async (t) => {
  const { page } = await stage.visitor(t, '/login')
  await page.addInitScript(() => {
    const seen = () => {
      const cover = document.querySelector('[aria-hidden=true][data-open]')
      if (
        cover?.checkVisibility({ visibilityProperty: true }) &&
        /Evenkeel/.test(cover.textContent)
      )
        sessionStorage.setItem('splash', String(performance.now()))
      requestAnimationFrame(seen)
    }
    seen()
  })
  await page.goto(`${stage.server.url}/?from=a-bookmark`)
  await page.getByRole('heading', { name: 'Trade with books that always balance' }).waitFor()
  await at(page, '/home')
  await page.locator('#splash').waitFor({ state: 'hidden' })
  const seenFor = Number(await page.evaluate(() => sessionStorage.getItem('splash')))
  assert.ok(seenFor > 500, `it was seen for ${seenFor} ms, and not for about 600`)
  await screenshot(page, 'home-visitor')
})

test('the market at a glance: four rankings, said to be simulated, and prices that move', async (t) => {
  const { page } = await stage.visitor(t, '/home')
  const list = trends(page)
  await rowsOf(list).nth(11).waitFor()
  await list.getByText('Simulated market').waitFor()
  const all = await lines(list)
  assert.deepEqual(pairs(all).slice(0, 2), ['BTC/USDT', 'ETH/USDT'])

  await tab(page, 'Gainers').click()
  const gained = changes(await lines(list))
  assert.ok(gained.every((change) => change > 0))
  assert.deepEqual(gained, sorted(gained).toReversed())
  await tab(page, 'Decliners').click()
  const lost = changes(await lines(list))
  assert.ok(lost.every((change) => change < 0))
  assert.deepEqual(lost, sorted(lost))
  assert.ok(gained.length + lost.length > 0 && gained.length + lost.length <= all.length)
  await tab(page, 'Hot').click()
  const hot = await lines(list)
  assert.deepEqual(pairs(hot).toSorted(), pairs(all).toSorted())
  assert.deepEqual(volumes(hot), sorted(volumes(hot)).toReversed())
  assert.notDeepEqual(volumes(hot), volumes(all))

  await tab(page, 'All').click()
  assert.deepEqual(pairs(await lines(list)), pairs(all))
  await page.evaluate(() => document.body.setAttribute('data-since', 'the first look'))
  const first = rowsOf(list).first()
  const price = /[\d,]+\.\d\d/.exec((all[0] ?? '').split('\n').at(-2) ?? '')?.[0] ?? ''
  await first.filter({ hasNotText: price }).waitFor()
  assert.equal(await page.locator('body').getAttribute('data-since'), 'the first look')
})

test('from the search to the market: its tabs, what a search finds, and the page of a pair', async (t) => {
  const { page } = await stage.visitor(t, '/home')
  await page.getByRole('banner').getByRole('button', { name: 'Search a pair' }).click()
  await at(page, '/market?search=')
  const list = page.getByRole('main')
  await rowsOf(list).nth(11).waitFor()
  await page.getByText('Simulated market').waitFor()
  await screenshot(page, 'market-visitor')
  const crypto = pairs(await lines(list))
  assert.equal(crypto.length, 12)

  await tab(page, 'Forex').click()
  const forex = pairs(await lines(list))
  assert.ok(forex.includes('EUR/USD'))
  await tab(page, 'US stocks').click()
  const stocks = pairs(await lines(list))
  assert.ok(stocks.includes('AAPL/USD'))
  await tab(page, 'Options').click()
  const options = pairs(await lines(list))
  assert.deepEqual(options.toSorted(), [...crypto, ...forex, ...stocks].toSorted())
  await tab(page, 'Watchlist').click()
  await page.getByText('Sign in to keep a watchlist.').waitFor()
  await button(page.getByRole('main'), 'Sign in').click()
  await dialog(page, 'Sign in first').waitFor()
  await button(page, 'Cancel').click()

  // What is searched for is searched everywhere: no tab looks chosen, and each market is named.
  await page.getByRole('searchbox').fill('do')
  await page.getByText('All markets').waitFor()
  assert.equal(await page.getByRole('tab').count(), 0)
  const coins = list.getByRole('region', { name: 'Cryptocurrency' })
  assert.deepEqual(pairs(await lines(coins)), ['DOGE/USDT', 'DOT/USDT'])
  const currencies = list.getByRole('region', { name: 'Forex' })
  assert.ok(pairs(await lines(currencies)).includes('EUR/USD'))
  await button(page, 'Clear').click()
  await page.getByRole('tab', { name: 'Watchlist', selected: true }).waitFor()

  await page.getByRole('searchbox').fill('eth/us')
  assert.deepEqual(pairs(await lines(list)), ['ETH/USDT'])
  await page.getByRole('searchbox').fill('nothing like it')
  await page.getByText('No pair matches your search.').waitFor()
  await page.getByRole('searchbox').fill('ETH')
  await rowsOf(list).getByRole('link').click()
  await at(page, '/kline?symbol=ethusdt')
  await page.getByRole('heading', { name: 'ETH/USDT' }).waitFor()
  await button(page, 'Back').click()
  await at(page, '/market?search=')
  await button(page, 'Back').click()
  await at(page, '/home')
})

detail(
  'who comes back from a pair finds the market as it was left, and who goes there anew does not',
  async (t) => {
    const { page } = await stage.visitor(t, '/market')
    const main = page.getByRole('main')
    await tab(page, 'Forex').click()
    await button(page, 'Sort by Last price').click()
    const left = pairs(await lines(main))
    await main.getByRole('link').nth(2).click()
    await page.getByRole('heading', { name: left[2] ?? '' }).waitFor()
    await page.goBack()
    await button(page, 'Last price, highest first').waitFor()
    assert.deepEqual(pairs(await lines(main)), left)
    const search = page.getByRole('searchbox', { name: 'Search a pair' })
    await search.fill('eth')
    await main.getByRole('link', { name: /ETH/ }).click()
    await page.getByRole('heading', { name: 'ETH/USDT' }).waitFor()
    await page.goBack()
    await search.waitFor()
    assert.equal(await search.inputValue(), 'eth')
    await button(page, 'Back').click()
    await at(page, '/home')
    await page.getByRole('banner').getByRole('button', { name: 'Search a pair' }).click()
    await search.waitFor()
    assert.equal(await search.inputValue(), '')
    assert.equal(await page.getByRole('tab', { selected: true }).textContent(), 'Cryptocurrency')
  },
)

detail(
  'who comes back to a list is where they left it, though its rows come later than the page',
  async (t) => {
    const { page } = await stage.visitor(t, '/nft/class?collection=fleet')
    const items = page.getByRole('list', { name: 'Items' }).getByRole('link')
    await items.nth(10).scrollIntoViewIfNeeded()
    const scrolled = () => page.evaluate(() => scrollY)
    const left = await scrolled()
    assert.ok(left > 400, `${left}`)
    await items.nth(10).click()
    await page.getByRole('heading', { name: 'Attributes' }).waitFor()
    assert.equal(await scrolled(), 0)
    await page.route('**/api/nft/get_items*', async (route) => {
      await new Promise((later) => setTimeout(later, 500))
      await route.continue()
    })
    await page.goBack()
    await items.nth(10).waitFor()
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 2, left)
  },
)

test('the page of a pair: its day, its chart in every period, its book, trades and depth', async (t) => {
  const { page } = await stage.visitor(t, '/kline?symbol=btcusdt')
  const chart = page.getByRole('img', { name: /^BTC\/USDT, / })
  await chart.waitFor()
  await page.getByText('Simulated market').waitFor()
  for (const figure of ['24h high', '24h low', '24h vol (BTC)', '24h vol (USDT)']) {
    const value = page.getByRole('term').filter({ hasText: figure }).locator('+ dd')
    assert.match(await said(value), /^[\d,.]+[KMB]?$/, figure)
  }
  await page.locator('[data-state=shown]').waitFor()
  const picture = await inked(chart)
  assert.ok(picture > 1000, `${picture} pixels of the chart are drawn`)
  await screenshot(page, 'pair-visitor')

  for (const [sign, name] of [
    ['1h', '1 hour'],
    ['1d', '1 day'],
    ['1m', '1 minute'],
  ] as const) {
    await button(page, `${sign}, ${name}`).click()
    await page.getByRole('img', { name: `BTC/USDT, ${name}` }).waitFor()
    await page.locator('[data-state=shown]').waitFor()
    assert.ok((await inked(chart)) > 1000, name)
  }
  await page.reload()
  await page.getByRole('img', { name: 'BTC/USDT, 1 minute' }).waitFor()

  const [bids, asks] = ['Bids', 'Asks'].map((name) => page.getByRole('list', { name }))
  await bids?.getByRole('listitem').nth(9).waitFor()
  assert.ok(((await asks?.getByRole('listitem').count()) ?? 0) >= 10)
  await tab(page, 'Trades').click()
  const newest = page.getByRole('tabpanel').getByRole('row').nth(1)
  const seen = (await newest.textContent()) ?? ''
  await newest.filter({ hasNotText: seen }).waitFor()
  await tab(page, 'Depth').click()
  const depth = page.getByRole('slider', { name: 'Order book depth' })
  assert.match(
    (await depth.getAttribute('aria-valuetext')) ?? '',
    /^Bids, Price [\d,.]+, Cumulative/,
  )
})

test('the control of the chart: a picture without ink has none', async (t) => {
  const { page } = await stage.visitor(t, '/test')
  await page.evaluate(() => document.body.append(document.createElement('canvas')))
  assert.equal(await inked(page.locator('body > canvas')), 0)
})

detail(
  'a pair that is not there says so; a currency has no book and no coin to trade',
  async (t) => {
    const { page } = await stage.visitor(t, '/kline?symbol=nopeusdt')
    await page.getByText('Trading pair does not exist').waitFor()
    await button(page, 'See all markets').click()
    await at(page, '/market')
    await page.goto(`${stage.server.url}/#/kline?symbol=eurusd`)
    await page.getByRole('heading', { name: 'EUR/USD' }).waitFor()
    await button(page, /^Options/).waitFor()
    await button(page, /^Contract/).waitFor()
    assert.equal(await button(page, 'Spot').count(), 0)
    assert.equal(await tab(page, 'Order book').count(), 0)
  },
)

test('the star and the bell ask a visitor in, and lead back to the same pair', async (t) => {
  const { token } = await stage.server.member()
  const { page } = await stage.visitor(t, '/kline?symbol=ethusdt')
  await button(page, 'Price alert').click()
  await dialog(page, 'Sign in first').waitFor()
  await button(page, 'Cancel').click()

  await button(page, 'Add to watchlist').click()
  const prompt = dialog(page, 'Sign in first')
  await prompt.getByText('Not logged in or session expired, go to login page!').waitFor()
  await screenshot(page, 'sign-in-first')
  await prompt.getByRole('button', { name: 'Go to sign in' }).click()
  await at(page, '/login')
  await page.goto(`${stage.server.url}/#/enter?token=${token}`)
  await page.getByRole('heading', { name: 'ETH/USDT' }).waitFor()
  await at(page, '/kline?symbol=ethusdt')

  const fill = (name: string) =>
    button(page, name)
      .locator('svg')
      .evaluate((star) => getComputedStyle(star).fill)
  assert.equal(await fill('Add to watchlist'), 'none')
  await button(page, 'Add to watchlist').click()
  assert.notEqual(await fill('Remove from watchlist'), 'none')
  await page.goto(`${stage.server.url}/#/market?tab=watchlist`)
  await rowsOf(page.getByRole('main')).first().waitFor()
  assert.deepEqual(pairs(await lines(page.getByRole('main'))), ['ETH/USDT'])
})

function sorted(numbers: readonly number[]): number[] {
  return numbers.toSorted((one, other) => one - other)
}
