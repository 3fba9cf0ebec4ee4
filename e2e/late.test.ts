/** Prices on a slow device and over a slow line: never older than they say. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { screenshot } from './browser.ts'
import { button, shows } from './finding.ts'
import { amount, form, givenTrader, press, way } from './optionsPage.ts'
import { openStage } from './stage.ts'

const stage = openStage()
/** On a machine that is busy. */
const LOADED_MS = 60_000
const OUT_OF_DATE = 'Prices out of date'
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
  await button(question, 'Price feed interrupted').waitFor()
  assert.equal(await button(question, 'Price feed interrupted').isDisabled(), true)
  await button(question, 'Cancel').click()
  assert.equal(await button(form(page), 'Price feed interrupted').isDisabled(), true)
  assert.equal(await way(page, 'Rise').count(), 0)
  await screenshot(page, 'late-options')
  line.delayMs = 0
  await way(page, 'Rise').waitFor()
  await page.getByText(LATE).waitFor({ state: 'hidden' })
})

/** When a price of the index stopped being the last one, by the exchange's own stream. */
function pricesSince(t: TestContext) {
  const superseded = new Map<string, number>()
  let last: string | undefined
  const socket = new WebSocket(`${stage.server.url.replace('http', 'ws')}/wss`)
  socket.binaryType = 'arraybuffer'
  socket.onopen = () => socket.send(JSON.stringify({ sub: 'market.btcusdt.ticker' }))
  socket.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
    const plain = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'))
    const { tick } = (await new Response(plain).json()) as { tick?: { lastPrice: number } }
    if (tick === undefined) return
    const price = tick.lastPrice.toFixed(2)
    if (last !== undefined && last !== price) superseded.set(last, Date.now())
    superseded.delete(price)
    last = price
  }
  t.after(() => socket.close())
  return {
    supersededAt: (price: string) => superseded.get(price),
    isKnown: (price: string) => price === last || superseded.has(price),
  }
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
    const { supersededAt, isKnown } = pricesSince(t)
    const { page, context } = await stage.visitor(t, '/deal/trade?symbol=btcusdt', { scale: 1 })
    await page.locator('[data-middle] button').waitFor({ timeout: LOADED_MS })
    const debug = await context.newCDPSession(page)
    await debug.send('Emulation.setCPUThrottlingRate', { rate })
    await page.evaluate(watchFrames)
    const ages: number[] = []
    let known = 0
    for (const end = Date.now() + 20_000; Date.now() < end; await pause(250)) {
      const askedAt = Date.now()
      const { price, isMarked } = await page.evaluate(() => ({
        price: document.querySelector('[data-middle] button')?.textContent ?? '',
        isMarked: document.querySelector('[data-cut="true"]') !== null,
      }))
      const shown = price.replace(/[^\d.]/g, '')
      const at = supersededAt(shown)
      const ageMs = at === undefined ? 0 : askedAt - at
      if (isKnown(shown)) known++
      if (!isMarked) ages.push(ageMs)
    }
    await debug.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await screenshot(page, `late-${rate}`)
    const frameMs = await page.evaluate(() => (window as Watched).longestFrameMs ?? 0)
    // Between two drawings nothing on a page can change.
    const most = 3_500 + frameMs
    assert.ok(known > 0, `${known} prices of the page were those of the stream`)
    const oldest = Math.max(0, ...ages)
    assert.ok(oldest < most, `${oldest} ms old and not marked; a drawing took ${frameMs} ms`)
    await shows(page.locator('[data-middle]'), /\d/)
    assert.equal(await page.getByText(OUT_OF_DATE).count(), 0)
  })
