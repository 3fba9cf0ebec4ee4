/** The chart for whoever trades by it: own orders and fills on it, the whole window, and parameters that are kept. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act } from './acting.ts'
import { screenshot } from './browser.ts'
import { found, inSight, ownList, shown } from './chartPage.ts'
import { givenTrader } from './contractsPage.ts'
import { detail } from './detail.ts'
import { button, closeTop, dialog, kept } from './finding.ts'
import { settled, violations } from './looking.ts'
import { BTC } from './spotPage.ts'
import { openStage } from './stage.ts'

const stage = openStage()
const days = { CHART_SMALL: JSON.stringify({ period: '1day' }) }
const funds = { USDT: '100000', BTC: '2' }
/** One that takes room stands beside it. */
const SCROLLBAR_PX = 17
const PAIR = '/kline?symbol=btcusdt'

test('an open order is a line: it appears, is told by a touch, moves when it is changed, and vanishes', async (t) => {
  const { page, token } = await stage.member(t, BTC, { funds, kept: days })
  const { url } = stage.server
  await shown(page).waitFor()
  assert.equal(await ownList(page).count(), 0)
  assert.equal(await found(page, /Limit/, 150), undefined, 'without an order nothing is told')

  const { side, near, further } = await inSight(url)
  const order = { pair: 'btcusdt', side, price: near, quantity: '0.5' }
  const { id } = await act<{ id: string }>(url, token, 'spot/place_order', order)
  const line = ownList(page).getByRole('listitem')
  await line.filter({ hasText: /Limit, .*Remaining 0\.5 BTC/ }).waitFor()
  const first = await found(page, /Remaining/, 150)
  assert.ok(first !== undefined, 'the line is found by touch')
  await screenshot(page, 'chart-order-line')

  const changed = await act<{ id: string }>(url, token, 'spot/amend_order', { id, price: further })
  await line.filter({ hasText: Number(further).toLocaleString('en') }).waitFor()
  const second = await found(page, /Remaining/, 150)
  assert.ok(second !== undefined)
  assert.ok(side === 'sell' ? second < first : second > first, `from ${first} to ${second}`)

  await act(url, token, 'spot/cancel_order', { id: changed.id })
  await line.first().waitFor({ state: 'detached' })
  assert.equal(await found(page, /Limit/, 150), undefined)
})

test('a fill is a mark on both charts; one switch hides what is the member’s own, and stays', async (t) => {
  const { page, token } = await stage.member(t, BTC, { funds, kept: days })
  await shown(page).waitFor()
  const bought = { pair: 'btcusdt', side: 'buy', kind: 'market', spend: '500' }
  await act(stage.server.url, token, 'spot/place_order', bought)
  await ownList(page)
    .getByRole('listitem')
    .filter({ hasText: /^Buy · .*Amount \(BTC\)/ })
    .first()
    .waitFor()
  const marks = [284, 290, 296]
  let told: number | undefined
  for (const x of marks) told ??= await found(page, /Buy · /, x)
  assert.ok(told !== undefined, 'the mark of the last candle is found by touch')
  await screenshot(page, 'chart-fill-mark')

  await page.goto(`${stage.server.url}/#${PAIR}`)
  await shown(page).waitFor()
  await ownList(page)
    .getByRole('listitem')
    .filter({ hasText: /^Buy · / })
    .first()
    .waitFor()
  await page.getByRole('button', { name: /^Indicators/ }).click()
  await page.getByRole('switch', { name: 'Show my orders and trades' }).click()
  await ownList(page).waitFor({ state: 'detached' })
  await page.reload()
  await shown(page).waitFor()
  assert.equal(await ownList(page).count(), 0)
})

detail('a position has its open price and its liquidation price on the chart', async (t) => {
  const small = { CONTRACTS_TRADE: JSON.stringify({ chart: true }) }
  const { page, token } = await givenTrader(stage, t, { kept: small })
  await shown(page).waitFor()
  const opened = { symbol: 'btcusdt', side: 'long', kind: 'market', lots: 100, leverage: 50 }
  await act(stage.server.url, token, 'lever/place_order', opened)
  const line = ownList(page).getByRole('listitem')
  await line.filter({ hasText: /^Long · Open price, .*Lots 100/ }).waitFor()
  await line.filter({ hasText: /^Long · Est\. liq\. price, / }).waitFor()
  await line
    .filter({ hasText: /^Open long · / })
    .first()
    .waitFor()
})

detail('beside the column the chart has the orders of what is traded there', async (t) => {
  const { page, token } = await stage.member(t, BTC, { width: 1440, height: 900, scale: 1, funds })
  const beside = page.getByRole('complementary', { name: 'BTC/USDT' })
  await beside.locator('[data-state=shown]').waitFor()
  const { side, near } = await inSight(stage.server.url)
  const order = { pair: 'btcusdt', side, price: near, quantity: '0.5' }
  await act(stage.server.url, token, 'spot/place_order', order)
  await ownList(page)
    .getByRole('listitem')
    .filter({ hasText: /Limit, .*Remaining 0\.5 BTC/ })
    .waitFor()
  await screenshot(page, 'chart-beside')
  // The same chart, beside another way of trading.
  await page.getByRole('navigation').getByRole('link', { name: 'Contract' }).first().click()
  await page.getByRole('region', { name: 'Contract account' }).waitFor()
  await beside.locator('[data-state=shown]').waitFor()
  await ownList(page).waitFor({ state: 'detached' })
})

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1440, 900],
] as const)
  detail(
    `the chart fills the window of ${width}x${height}, with periods and indicators; Escape and back leave it`,
    async (t) => {
      const { page } = await stage.visitor(t, PAIR, { width, height, scale: 1 })
      await shown(page).waitFor()
      const full = dialog(page, 'BTC/USDT')
      await button(page, 'Full-screen chart').first().click()
      await full.locator('[data-state=shown]').waitFor()
      await settled(page)
      const box = await full.boundingBox()
      const room = box?.width ?? 0
      assert.deepEqual({ ...box, width }, { x: 0, y: 0, width, height })
      assert.ok(room >= width - SCROLLBAR_PX, `${room} of ${width}`)
      // The picture reaches the edges: its axes are not cut off.
      const edge = await full.locator('[data-drawn]').evaluate((host) => {
        const canvases = [...host.querySelectorAll('canvas')].map((one) =>
          one.getBoundingClientRect(),
        )
        return [
          Math.max(...canvases.map(({ right }) => right)),
          Math.max(...canvases.map(({ bottom }) => bottom)),
        ]
      })
      assert.ok(Math.abs((edge[0] ?? 0) - room) < 2, `${edge} of ${room}`)
      assert.ok(
        (edge[1] ?? 0) <= height + 1 && (edge[1] ?? 0) > height - 12,
        `${edge} of ${height}`,
      )
      await full.getByRole('button', { name: '4h, 4 hours' }).click()
      await full.getByRole('button', { name: /^Indicators/ }).click()
      await dialog(page, 'Indicators')
        .getByRole('button', { name: /^RSI \(/ })
        .click()
      await closeTop(page)
      await full.getByText(/^RSI6 /).waitFor()
      await closeTop(page)
      await full.waitFor({ state: 'hidden' })
      await button(page, 'Full-screen chart').first().click()
      await full.locator('[data-state=shown]').waitFor()
      await page.goBack()
      await full.waitFor({ state: 'hidden' })
      assert.match(page.url(), /kline/)
    },
  )

detail(
  'what an indicator is computed with is checked, kept and set back; axe finds nothing, dark or light',
  async (t) => {
    const { page } = await stage.visitor(t, PAIR, { reducedMotion: 'reduce', scale: 1 })
    await shown(page).getByText(/^MA7 /).waitFor()
    await page.getByRole('button', { name: /^Indicators/ }).click()
    await button(page, 'MA parameters').click()
    const sheet = dialog(page, 'MA parameters')
    const field = sheet.getByRole('textbox', { name: 'Period 1' })
    await field.fill('0')
    await sheet.getByText('Whole number from 1 to 500').waitFor()
    assert.ok(await button(sheet, 'Save').isDisabled())
    await field.fill('25')
    await sheet.getByText('This period is already used').waitFor()
    for (const theme of ['dark', 'light']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      await settled(page)
      assert.deepEqual(await violations(page), [])
      await screenshot(page, `chart-parameters-${theme}`)
    }
    await field.fill('6')
    await button(sheet, 'Save').click()
    await shown(page).getByText(/^MA6 /).waitFor()
    await page.reload()
    await shown(page).getByText(/^MA6 /).waitFor()
    await page.getByRole('button', { name: /^Indicators/ }).click()
    await button(page, 'MA parameters').click()
    await button(sheet, 'Reset to default').click()
    await shown(page).getByText(/^MA7 /).waitFor()
    assert.deepEqual(JSON.parse((await kept(page, 'CHART_SHARED')) ?? '{}').params.MA, [7, 25, 99])
  },
)

detail(
  'the small chart has its own indicators, one of each sort, and keeps its height',
  async (t) => {
    const { page } = await stage.visitor(t, BTC)
    await shown(page).waitFor()
    const before = await shown(page).boundingBox()
    await page.getByRole('button', { name: 'Indicators: MA · VOL' }).click()
    const sheet = dialog(page, 'Indicators')
    await sheet.getByRole('button', { name: /^MACD \(/ }).click()
    await sheet.getByRole('button', { name: /^BOLL \(/ }).click()
    await closeTop(page)
    await page.getByRole('button', { name: 'Indicators: BOLL +1' }).waitFor()
    assert.equal((await shown(page).boundingBox())?.height, before?.height)
    await page.reload()
    await page.getByRole('button', { name: 'Indicators: BOLL +1' }).waitFor()
    await page.goto(`${stage.server.url}/#${PAIR}`)
    await page.getByRole('button', { name: 'Indicators: MA · VOL' }).waitFor()
  },
)
