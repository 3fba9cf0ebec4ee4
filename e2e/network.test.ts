/** The network goes away without a word: prices say so within three seconds, and are live again with the next ones. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import type { Page } from 'playwright-core'
import { screenshot } from './browser.ts'
import { holdLine, isAnything } from './held.ts'
import { settled } from './looking.ts'
import { BTC } from './spotPage.ts'
import { openStage } from './stage.ts'

const stage = openStage()

/** So much time of the page may go by between the last word of the exchange and the look of a price that is out of date. */
const WITHIN_MS = 3_000

async function given(t: TestContext, path: string) {
  const expects = /ERR_INTERNET_DISCONNECTED|WebSocket/
  // Without the worker, whose first keeping of files may or may not be over when the network goes.
  const visit = await stage.visitor(t, '/home', { expects })
  const line = await holdLine(visit.page)
  await visit.page.clock.install()
  await visit.page.goto(`${stage.server.url}/#${path}`)
  await visit.page.reload()
  await isCut(visit.page, false)
  await visit.page.locator('[data-live]').first().waitFor()
  return { ...visit, line }
}

async function isCut(page: Page, cut: boolean): Promise<void> {
  await page.locator(`[data-cut=${cut}]`).first().waitFor()
}

/** From here on its clock stands still, but for what a test lets go by. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
}

for (const path of [BTC, '/kline?symbol=btcusdt', '/market'])
  test(`at ${path} a line that swallows everything shows within 3 s, and live prices end it`, async (t) => {
    const { page, line } = await given(t, path)
    await stopClock(page)
    line.hold(isAnything)
    await page.clock.runFor(WITHIN_MS)
    await isCut(page, true)
    await page.getByText('Prices out of date').first().waitFor()
    if (path === BTC) await screenshot(page, 'spot-silent')
    await page.clock.resume()
    line.hold(undefined)
    await isCut(page, false)
    await page.getByText('Prices out of date').first().waitFor({ state: 'hidden' })
  })

test('without a network the prices are out of date at once, and live when it is back', async (t) => {
  const { page, context } = await given(t, BTC)
  await stopClock(page)
  await context.setOffline(true)
  await isCut(page, true)
  await page.getByText('Reconnecting…').waitFor()
  // It tries again and again, and stays out of date.
  for (let nth = 0; nth < 4; nth++) {
    await page.clock.runFor(5_000)
    await settled(page, { busy: true })
    assert.equal(await page.locator('[data-cut=true]').count(), 1)
  }
  await context.setOffline(false)
  await page.clock.resume()
  await isCut(page, false)
  await page.getByText('Reconnecting…').waitFor({ state: 'hidden' })
})

test('where nothing is to be told the line is asked, and what answers is live', async (t) => {
  const { page, line } = await given(t, BTC)
  await page.goto(`${stage.server.url}/#/login`)
  const answered = line.pongs()
  await eventually('it has answered five times', () => line.pongs() >= answered + 5)
  await page.locator('[data-cut=true]').waitFor({ state: 'detached' })
})
