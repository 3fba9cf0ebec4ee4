/** Prices on a slow device and over a slow line: never older than they say. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { screenshot } from './browser.ts'
import * as contracts from './contractsPage.ts'
import { button, go, shows } from './finding.ts'
import { amount, form, givenTrader, press, way } from './optionsPage.ts'
import { openStage } from './stage.ts'

const stage = openStage()
/** On a machine that is busy. */
const LOADED_MS = 60_000
const OUT_OF_DATE = 'Prices out of date'
/** What only a feed that is silent for the exchange as well is said to be. */
const INTERRUPTED = /feed (of this \w+ )?is interrupted|Price feed interrupted/
const LATE = 'Prices delayed: slow device or connection'

/** Every word between the page and the exchange takes so much longer, in both directions together. */
async function slowedLine(page: Page): Promise<{ delayMs: number }> {
  const line = { delayMs: 0 }
  await page.routeWebSocket('**/wss', (near) => {
    const far = near.connectToServer()
    let last = Promise.resolve()
    far.onMessage((message) => {
      const due = Date.now() + line.delayMs
      last = last.then(async () => {
        // Looked at again and again: a line that is fast once more holds nothing back.
        while (Date.now() < due && line.delayMs > 0) await pause(20)
        near.send(message)
      })
    })
  })
  return line
}

test('[market Q23] over a line that brings prices 4 seconds late they are out of date, no option is opened, and all is live again with the line', async (t) => {
  const { page } = await givenTrader(stage, t)
  const line = await slowedLine(page)
  await page.reload()
  await way(page, 'Rise').waitFor()
  await amount(page).fill('100')
  const question = await press(page, 'Rise', { isFirst: true })
  await button(question, 'Confirm rise').waitFor()
  line.delayMs = 4_000
  await page.getByText(LATE).waitFor()
  await button(question, OUT_OF_DATE).waitFor()
  assert.equal(await button(question, OUT_OF_DATE).isDisabled(), true)
  await button(question, 'Cancel').click()
  assert.equal(await button(form(page), OUT_OF_DATE).isDisabled(), true)
  assert.equal(await way(page, 'Rise').count(), 0)
  assert.equal(await page.getByText(INTERRUPTED).count(), 0)
  await screenshot(page, 'late-options')
  // What the exchange decides by its own price can still be ordered, so that a position can be closed.
  await go(page, contracts.BTC)
  await page.getByText(LATE).waitFor()
  await contracts.chooseKind(page, 'Market')
  await contracts.lots(page).fill('1')
  await button(contracts.form(page), /^Open long · 1/).waitFor()
  await page.locator('[data-cut=true]').first().waitFor()
  assert.equal(await page.getByText(INTERRUPTED).count(), 0)
  await go(page, '/deal/micro')
  line.delayMs = 0
  await way(page, 'Rise').waitFor()
  await page.getByText(LATE).waitFor({ state: 'hidden' })
})

type Moment = { readonly at: number; readonly price: string }

/** Every price that the exchange's own stream states, with the moment of it. */
function givenPrices(t: TestContext): readonly Moment[] {
  const prices: Moment[] = []
  const socket = new WebSocket(`${stage.server.url.replace('http', 'ws')}/wss`)
  socket.binaryType = 'arraybuffer'
  socket.onopen = () => socket.send(JSON.stringify({ sub: 'market.btcusdt.ticker' }))
  let last = Promise.resolve()
  socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
    last = last.then(async () => {
      const plain = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'))
      const { ts, tick } = (await new Response(plain).json()) as Stated
      if (tick !== undefined) prices.push({ at: ts, price: tick.lastPrice.toFixed(2) })
    })
  }
  t.after(() => socket.close())
  return prices
}

type Stated = { readonly ts: number; readonly tick?: { readonly lastPrice: number } }

/** How long a price had not been the last one at `at`; undefined for one that was never stated. */
function ageOf(prices: readonly Moment[], shown: Moment): number | undefined {
  const nth = prices.findLastIndex(({ at, price }) => at <= shown.at && price === shown.price)
  if (nth < 0) return undefined
  const next = prices.slice(nth).find(({ price }) => price !== shown.price)
  return Math.max(0, shown.at - (next?.at ?? shown.at))
}

type Watched = Window & { longestFrameMs?: number }

/** Measures the longest time between two drawings of the page. */
function watchFrames(): void {
  const watched = window as Watched
  let last = performance.now()
  const drawn = () => {
    const now = performance.now()
    watched.longestFrameMs = Math.max(watched.longestFrameMs ?? 0, now - last)
    last = now
    requestAnimationFrame(drawn)
  }
  requestAnimationFrame(drawn)
}

for (const rate of [6, 12])
  test(`[market Q23] on a device that is ${rate} times slower a price does not grow older and older, and says when it is old`, async (t) => {
    const prices = givenPrices(t)
    const { page, context } = await stage.visitor(t, '/deal/trade?symbol=btcusdt', { scale: 1 })
    await page.locator('[data-middle] button').waitFor({ timeout: LOADED_MS })
    const debug = await context.newCDPSession(page)
    await debug.send('Emulation.setCPUThrottlingRate', { rate })
    await page.evaluate(watchFrames)
    const unmarked: Moment[] = []
    for (const end = Date.now() + 20_000; Date.now() < end; await pause(250)) {
      const { at, shown, isMarked } = await page.evaluate(() => ({
        at: Date.now(),
        shown: document.querySelector('[data-middle] button')?.textContent ?? '',
        isMarked: document.querySelector('[data-cut="true"]') !== null,
      }))
      if (!isMarked) unmarked.push({ at, price: shown.replace(/[^\d.]/g, '') })
    }
    await debug.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await screenshot(page, `late-${rate}`)
    const frameMs = await page.evaluate(() => (window as Watched).longestFrameMs ?? 0)
    const ages = unmarked.flatMap((each) => ageOf(prices, each) ?? [])
    // Between two drawings nothing on a page can change.
    const most = 3_500 + frameMs
    assert.ok(
      unmarked.length === 0 || ages.length > 0,
      'no price of the page was one of the stream',
    )
    const oldest = Math.max(0, ...ages)
    assert.ok(oldest < most, `${oldest} ms old and not marked; a drawing took ${frameMs} ms`)
    await shows(page.locator('[data-middle]'), /\d/)
    assert.equal(await page.getByText(OUT_OF_DATE).count(), 0)
  })
