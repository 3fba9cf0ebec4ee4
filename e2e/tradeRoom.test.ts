/** What a form needs to be seen, in windows of every size: its side, its fields and its button, and nothing over the slider. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { detail } from './detail.ts'
import { go, shows } from './finding.ts'
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
    detail(
      `at ${width}x${height} the button of ${path} does not lie over the slider`,
      async (t) => {
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
      },
    )

/** Low windows: a phone on its side, 1440x900 at 200 %, half of a laptop's screen. */
for (const [width, height] of [
  [844, 390],
  [720, 450],
  [900, 800],
] as const)
  test(`at ${width}x${height} nothing covers the fields of a form, and a pair has its chart`, async (t) => {
    const { page } = await stage.visitor(t, '/deal/trade', { width, height, scale: 1 })
    for (const path of ['/deal/trade', '/deal/lever', '/deal/micro']) {
      await go(page, path)
      await form(page).getByRole('button').last().waitFor()
      await settled(page, { busy: true })
      for (const field of await form(page).getByRole('textbox').all()) {
        await field.scrollIntoViewIfNeeded()
        const isSeen = await field.evaluate((input) => {
          const { left, top, width, height } = input.getBoundingClientRect()
          return document.elementFromPoint(left + width / 2, top + height / 2) === input
        })
        assert.ok(isSeen, `${path}: ${await field.getAttribute('aria-label')}`)
      }
    }
    await go(page, '/kline?symbol=btcusdt')
    const chart = page.locator('[data-state=shown]')
    await chart.waitFor()
    const { top, bottom } = await boxOf(chart)
    const seen = Math.min(bottom, height) - top
    assert.ok(seen > 120, `${seen} px of the chart are seen`)
  })

test('with targets, margin and liquidation price of a contract order stand above its button at 390x844', async (t) => {
  const { page } = await stage.member(t, '/deal/lever?symbol=btcusdt', {
    realm: 'demo',
    kept: { CONTRACTS_TRADE: JSON.stringify({ chart: false }) },
  })
  await form(page).getByRole('checkbox', { name: 'TP/SL' }).check()
  await form(page).getByRole('textbox', { name: 'Stop-loss' }).waitFor()
  await settled(page, { busy: true })
  const button = await boxOf(form(page).locator('button[type=submit]'))
  for (const name of ['Margin', 'Est. liq. price', 'Est. fee']) {
    const figure = await boxOf(form(page).getByText(name, { exact: true }))
    assert.ok(figure.bottom <= button.top, `${name}: ${figure.bottom}, ${button.top}`)
  }
  assert.ok(button.bottom <= 844)
})

const russian = { language: 'ru', scale: 1 } as const

for (const width of [1024, 1339, 1340])
  detail(
    `at ${width} px markets stand at the left of a form, and a chart, a book and trades at its right`,
    async (t) => {
      const { page } = await stage.member(t, '/deal/lever', { ...russian, width, height: 768 })
      const right = page.getByRole('complementary', { name: 'BTC/USDT' })
      await right.locator('[data-state=shown]').waitFor()
      assert.equal(await page.getByRole('main').locator('[data-state=shown]').count(), 0)
      const { width: chart = 0 } = (await right.locator('[data-state=shown]').boundingBox()) ?? {}
      assert.ok(chart > 320, `a chart ${chart} px wide`)
      await shows(right.getByRole('region', { name: 'Стакан' }), /\d,\d\d/)
      // Nobody may have traded this contract yet.
      await right.getByRole('region', { name: 'Сделки' }).waitFor()
      const markets = page.getByRole('complementary', { name: 'Рынки' })
      await markets.getByRole('link', { name: /TSLA/ }).scrollIntoViewIfNeeded()
      const cut = await markets
        .getByRole('link')
        .evaluateAll((rows) =>
          rows.flatMap((row) =>
            [...row.querySelectorAll('span')].flatMap(
              ({ scrollWidth, clientWidth, textContent }) =>
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
    },
  )
