/** What a form needs to be seen, in windows of every size: its side, its fields and its button, and nothing over the slider. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { shows } from './finding.ts'
import { settled } from './looking.ts'
import { openStage } from './stage.ts'

const stage = openStage()
const charts = {
  SPOT_TRADE: JSON.stringify({ chart: true }),
  CONTRACTS_TRADE: JSON.stringify({ chart: true }),
}
const form = (page: Page) => page.getByRole('form')
const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  assert.ok(box, 'it is there')
  return { top: box.y, bottom: box.y + box.height }
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [320, 640],
] as const)
  for (const [path, price, amount] of [
    ['/deal/trade?symbol=btcusdt', 'Price (USDT)', /^Amount/],
    ['/deal/lever?symbol=btcusdt', 'Price (USDT)', /^Lots/],
  ] as const)
    test(`side, price, amount and button of ${path} are in sight at ${width}x${height}, chart or not`, async (t) => {
      const { page } = await stage.visitor(t, path, { width, height, kept: charts })
      await form(page).getByRole('textbox', { name: price }).waitFor()
      await settled(page, { busy: true })
      const button = await boxOf(form(page).locator('button[type=submit]'))
      assert.ok(button.bottom <= height)
      const side = await boxOf(
        form(page).getByRole('radio').first().locator('xpath=ancestor::label'),
      )
      assert.ok(side.top >= 0 && side.bottom <= button.top)
      for (const name of [price, amount]) {
        const field = await boxOf(form(page).getByRole('textbox', { name }))
        assert.ok(
          field.bottom <= button.top,
          `${name} ends at ${field.bottom}, ${button.top} begins the button`,
        )
      }
    })

for (const [width, height] of [
  [1024, 768],
  [1180, 820],
  [1280, 800],
  [1440, 900],
] as const)
  for (const path of ['/deal/trade', '/deal/lever', '/deal/micro'])
    test(`at ${width}x${height} the button of ${path} does not lie over the slider`, async (t) => {
      const { page } = await stage.visitor(t, path, { width, height, scale: 1, kept: charts })
      const submit = form(page).getByRole('button').last()
      await submit.waitFor()
      await settled(page, { busy: true })
      const button = await boxOf(submit)
      const sliders = await form(page).getByRole('slider').all()
      for (const slider of sliders) {
        const { top, bottom } = await boxOf(slider)
        assert.ok(
          bottom <= button.top || top >= button.bottom,
          `${top} to ${bottom}, ${button.top}`,
        )
      }
      // The window's scrollbar moves the column, and what stands beside it as well.
      const isCovered = await page.getByRole('main').evaluate((main) => {
        const { left, right, top } = main.getBoundingClientRect()
        const seen = (x: number) => document.elementFromPoint(x, top + 40)
        return [left + 1, right - 2].some((x) => !main.contains(seen(x)))
      })
      assert.equal(isCovered, false, 'nothing lies over the edges of the column')
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      assert.ok(wide <= width, `${wide} wide`)
    })

const russian = { language: 'ru', scale: 1 } as const

for (const width of [1024, 1339, 1340])
  test(`at ${width} px markets stand at the left of a form, and a chart, a book and trades at its right`, async (t) => {
    const { page } = await stage.member(t, '/deal/lever', { ...russian, width, height: 768 })
    const right = page.getByRole('complementary', { name: 'BTC/USDT' })
    await right.locator('[data-state=shown]').waitFor()
    assert.equal(await page.getByRole('main').locator('[data-state=shown]').count(), 0)
    const { width: chart = 0 } = (await right.locator('[data-state=shown]').boundingBox()) ?? {}
    assert.ok(chart > 320, `a chart ${chart} px wide`)
    for (const name of ['Стакан', 'Сделки'])
      await shows(right.getByRole('region', { name }), /\d,\d\d/)
    const markets = page.getByRole('complementary', { name: 'Рынки' })
    await markets.getByRole('link', { name: /TSLA/ }).scrollIntoViewIfNeeded()
    const cut = await markets
      .getByRole('link')
      .evaluateAll((rows) =>
        rows.flatMap((row) =>
          [...row.querySelectorAll('span')].flatMap(({ scrollWidth, clientWidth, textContent }) =>
            scrollWidth > clientWidth && clientWidth > 0 ? [textContent] : [],
          ),
        ),
      )
    assert.deepEqual(cut, [])
    // A sheet opens over the column, wherever that stands.
    const column = await page.getByRole('main').boundingBox()
    const tabBar = await page.getByRole('navigation').last().boundingBox()
    assert.equal(Math.round(tabBar?.x ?? 0), Math.round(column?.x ?? 1))
    await page.getByRole('main').getByRole('button', { name: /^BTC/ }).first().click()
    await settled(page)
    const sheet = await page.getByRole('dialog').boundingBox()
    assert.equal(Math.round(sheet?.x ?? 0), Math.round(column?.x ?? 1))
  })
