/** For everyone: what axe finds on every route in both themes, targets, wide screens, keys alone. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import type { Page } from 'playwright-core'
import { places } from '../apps/web/places.ts'
import { act, priceAt } from './acting.ts'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { button, closeTop, dialog, go, shows } from './finding.ts'
import { settled, smallTargets, violations } from './looking.ts'
import { openStage } from './stage.ts'

const stage = openStage()
const still = { reducedMotion: 'reduce', scale: 1 } as const

/** What axe finds on the page, in the theme that it has and then in the other. */
async function inBothThemes(page: Page, state: string, found: Record<string, string[]>) {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    await settled(page, { busy: state === '/test' })
    const all = await violations(page)
    if (all.length > 0) found[`${state} ${theme}`] = all
  }
}

test('axe finds nothing on any route that a visitor may look at, dark or light', async (t) => {
  const { page } = await stage.visitor(t, '/home', still)
  const found: Record<string, string[]> = {}
  for (const [path, { access }] of Object.entries(places)) {
    if (access !== 'public') continue
    await go(page, path)
    await inBothThemes(page, path, found)
  }
  await go(page, '/nowhere')
  await inBothThemes(page, '/nowhere', found)
  assert.deepEqual(found, {})
})

test('axe finds nothing on any route of a member, nor in what opens there, dark or light', async (t) => {
  const { page, token } = await stage.member(t, '/home', still)
  await trade(token)
  const found: Record<string, string[]> = {}
  const look = (state: string) => inBothThemes(page, state, found)
  for (const [path, { access }] of Object.entries(places)) {
    if (access === 'public' && places[path]?.tab === undefined) continue
    await go(page, path)
    await look(path)
  }
  await go(page, '/home')
  await button(page, 'Menu').click()
  await look('menu')
  await page.getByRole('button', { name: /^Language/ }).click()
  await look('languages')
  await closeTop(page)
  await closeTop(page)
  await go(page, '/kline?symbol=ethusdt')
  for (const name of ['Trades', 'Depth']) {
    await page.getByRole('tab', { name }).click()
    await look(`pair ${name}`)
  }
  await button(page, 'Price alert').click()
  await look('alerts')
  await closeTop(page)
  await go(page, '/deal/trade?symbol=btcusdt')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^BTC\/USDT/ })
    .first()
    .click()
  await look('pairs')
  await closeTop(page)
  for (const name of ['History', 'Trades']) {
    await page.getByRole('tab', { name, exact: true }).last().click()
    await look(`orders ${name}`)
  }
  await page.getByRole('textbox', { name: 'Amount (BTC)' }).fill('0.01')
  await button(page, 'Buy BTC').click()
  await look('order confirm')
  await closeTop(page)
  await go(page, '/transfer')
  await page.getByRole('textbox', { name: 'Amount' }).fill('1')
  await button(page, 'Transfer USDT').click()
  await look('transfer confirm')
  assert.deepEqual(found, {})
})

test('the control of axe: a planted fault is found', async (t) => {
  const { page } = await stage.visitor(t, '/contact', still)
  await settled(page)
  await page.evaluate(() => {
    const planted = document.createElement('button')
    document.querySelector('main')?.append(planted)
  })
  assert.match((await violations(page)).join(), /^button-name: /)
})

test('the control of the console: an error and a breach of the policy are heard', async (t) => {
  const planted = /planted|Content Security Policy/
  const { page, complaints } = await stage.visitor(t, '/contact', { ...still, expects: planted })
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted')
    })
    const picture = document.createElement('img')
    picture.src = 'https://elsewhere.example/planted.png'
    document.body.append(picture)
  })
  await page.waitForFunction(() => document.images.length > 0)
  await eventually('both are heard', () => complaints.length >= 2)
  assert.ok(complaints.some((complaint) => complaint.includes('Error: planted')))
  assert.ok(complaints.some((complaint) => complaint.includes('Content Security Policy')))
})

test('what a finger must hit is 44 px or more on the narrowest phone', async (t) => {
  const { page } = await stage.member(t, '/home', { ...still, width: 320 })
  for (const path of ['/home', '/market', '/transfer', '/contact']) {
    await go(page, path)
    await settled(page)
    assert.deepEqual(await smallTargets(page, 44), [], path)
  }
  await page.evaluate(() => {
    const planted = document.createElement('button')
    planted.style.cssText = 'width: 30px; height: 30px'
    document.querySelector('main')?.append(planted)
  })
  assert.equal((await smallTargets(page, 44)).length, 1)
})

detail('on a wide screen the app is a column of 540 px in the middle', async (t) => {
  const { page } = await stage.member(t, '/home', { ...still, width: 1440 })
  for (const path of ['/home', '/market', '/kline', '/deal/trade', '/transfer', '/contact']) {
    await go(page, path)
    await settled(page)
    const outside = await page.evaluate(() => {
      const column = document.querySelector('#app')?.getBoundingClientRect() ?? new DOMRect()
      // A scrollbar may take a few pixels at one side.
      const offCentre = Math.abs((column.left + column.right) / 2 - innerWidth / 2)
      const found = column.width === 540 && offCentre < 10 ? [] : [`the column: ${column.toJSON()}`]
      for (const element of document.querySelectorAll('header, main, nav, main *')) {
        const { left, right, width } = element.getBoundingClientRect()
        const isOut = width > 0 && (left < column.left - 1 || right > column.right + 1)
        const scroller = element.closest('ul, [role=tablist]')
        const scrolls = scroller !== null && scroller.scrollWidth > scroller.clientWidth
        if (isOut && !scrolls) found.push(element.outerHTML.slice(0, 100))
      }
      return found
    })
    assert.deepEqual(outside, [], path)
    await screenshot(page, `wide${path.replaceAll('/', '-')}`)
  }
  assert.equal(
    await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
    '54px',
  )
  // A phone cannot open an address of this machine alone.
  assert.equal(await page.getByText('Open on your phone').count(), 0)
})

detail('a rem is a tenth of the screen, and the place of a picture 2.4 of them', async (t) => {
  const { page } = await stage.visitor(t, '/test', still)
  const input = page.locator('input[type=file]').first()
  await input.waitFor({ state: 'attached' })
  const rem = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  )
  assert.equal(rem, (page.viewportSize()?.width ?? 0) / 10)
  const { width = 0 } = (await input.locator('xpath=../../..').boundingBox()) ?? {}
  assert.ok(Math.abs(width - 2.4 * rem) < 1, `${width} px are not 2.4 rem`)
})

test('a transfer by keys alone; focus is always seen and comes back', async (t) => {
  const { page, tabTo, focused } = await byKeys(t, '/transfer')
  await tabTo(/^From/)
  await page.keyboard.press('Enter')
  await dialog(page, 'From').waitFor()
  assert.match(await focused(), /^Spot account/)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  assert.match(await focused(), /^From/)
  await tabTo(/^Swap/)
  const outline = await page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
  )
  assert.equal(outline, 'solid')
  await tabTo(/^Coin/)
  await page.keyboard.press('Tab')
  await page.keyboard.type('12.5')
  await tabTo(/^Transfer USDT/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(/^Confirm/)
  await page.keyboard.press('Enter')
  await shows(page.getByRole('listitem'), '12.5 USDT')
})

detail('an order by keys alone: side, kind, price, amount, slider, confirm', async (t) => {
  const { page, tabTo, focused } = await byKeys(t, '/deal/trade?symbol=btcusdt')
  const half = await priceAt(stage.server.url, 'btcusdt', 50)
  await page.getByRole('textbox', { name: 'Price (USDT)' }).waitFor()
  await tabTo(/^Buy$/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await tabTo(/^Order type/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  assert.equal(await focused(), 'Limit')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  assert.match(await focused(), /^Order type/)
  await tabTo(/^Price \(USDT\)/)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(half)
  await tabTo(/^Share of available funds/)
  for (const key of ['PageUp', 'ArrowLeft']) await page.keyboard.press(key)
  assert.equal(
    await page.getByRole('slider', { name: /^Share/ }).getAttribute('aria-valuetext'),
    '24%',
  )
  await tabTo(/^Buy BTC$/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(/^Confirm buy/)
  await page.keyboard.press('Enter')
  await shows(page.getByRole('article'), Number(half).toLocaleString('en'))
})

async function byKeys(t: TestContext, path: string) {
  const { page } = await stage.member(t, path, still)
  await settled(page)
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document
      const label = at?.id ? document.querySelector(`label[for="${at.id}"]`) : at?.closest('label')
      return (at?.getAttribute('aria-label') ?? (label ?? at)?.textContent ?? '').trim()
    })
  const tabTo = async (name: RegExp) => {
    for (let step = 0; step < 50; step++) {
      if (name.test(await focused())) return
      await page.keyboard.press('Tab')
    }
    assert.fail(`the Tab key never reaches ${name}`)
  }
  return { page, focused, tabTo }
}

/** Something in every list. */
async function trade(token: string) {
  const { url } = stage.server
  const place = (order: object) =>
    act(url, token, 'spot/place_order', { pair: 'btcusdt', side: 'buy', ...order })
  await place({ price: await priceAt(url, 'btcusdt', 50), quantity: '0.01' })
  await place({ kind: 'market', spend: '100' })
}
