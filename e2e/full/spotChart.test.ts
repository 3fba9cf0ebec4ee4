/** The chart of a pair with its panes: each has its room, and a line stands alone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { button, dialog } from '../finding.ts'
import { BTC } from '../spotPage.ts'
import { openStage } from '../stage.ts'

const stage = openStage()
const chart = (page: Page) => page.locator('[data-state=shown]')
const heightOf = async (page: Page) => (await chart(page).boundingBox())?.height ?? 0
/** Where each pane below the candles begins, by its legend, and where the chart ends. */
const tops = (page: Page) =>
  chart(page).evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect()
    const legends = [...it.querySelectorAll('[role=img] div[style*=top]')]
      .filter((legend) => /VOL|MACD|RSI24|J /.test(legend.textContent ?? ''))
      .map((legend) => legend.getBoundingClientRect().top - top)
    return [...legends, bottom - top]
  })

async function choose(page: Page, names: readonly RegExp[]) {
  await page.getByRole('button', { name: /^Indicators/ }).click()
  for (const name of names) await dialog(page, 'Indicators').getByRole('button', { name }).click()
  await page.keyboard.press('Escape')
  await dialog(page, 'Indicators').waitFor({ state: 'hidden' })
}

for (const [path, width] of [
  ['/kline?symbol=btcusdt', 390],
  ['/kline?symbol=btcusdt', 320],
] as const)
  test(`every pane below the candles adds its own height: ${path} at ${width}`, async (t) => {
    const { page } = await stage.visitor(t, path, { width })
    await chart(page).waitFor()
    const one = await heightOf(page)
    await choose(page, [/^MACD \(/, /^RSI \(/])
    await page.waitForFunction(
      () => document.querySelectorAll('[role=img] div[style*=top]').length >= 3,
    )
    const [first = 0, second = 0, third = 0, end = 0] = await tops(page)
    const panes = [second - first, third - second, end - third]
    const least = (width / 375) * 50
    assert.ok(
      panes.every((pane) => pane >= least),
      `panes of ${panes.map(Math.round)} at ${width}`,
    )
    assert.ok(first >= one / 2, `the candles keep ${Math.round(first)} of ${Math.round(one)}`)
    await page.reload()
    await chart(page).waitFor()
    assert.equal(await heightOf(page), end)
    await choose(page, [/^MACD \(/, /^RSI \(/])
    await page.waitForFunction(
      (before) => document.querySelector('[data-state=shown]')?.clientHeight === before,
      Math.round(one),
    )
  })

test('a line stands alone: averages are neither drawn, named nor offered, and come back with candles', async (t) => {
  const { page } = await stage.visitor(t, BTC)
  await chart(page)
    .getByText(/^MA99 /)
    .waitFor()
  await button(page, 'Line').click()
  await chart(page)
    .getByText(/^MA99 /)
    .waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Indicators: VOL' }).click()
  await dialog(page, 'Indicators')
    .getByRole('button', { name: /^RSI \(/ })
    .waitFor()
  assert.equal(
    await dialog(page, 'Indicators')
      .getByRole('button', { name: /^(MA|EMA|BOLL) \(/ })
      .count(),
    0,
  )
  await page.keyboard.press('Escape')
  await dialog(page, 'Indicators').waitFor({ state: 'hidden' })
  await button(page, '1h, 1 hour').click()
  await chart(page)
    .getByText(/^MA99 /)
    .waitFor()
})
