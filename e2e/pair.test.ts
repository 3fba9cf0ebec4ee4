/** A pair for whoever trades it: an alert on its price, and a depth that far orders do not bend. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act, priceAt } from './acting.ts'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { at, button, dialog, tab } from './finding.ts'
import { holdCall } from './held.ts'
import { openStage } from './stage.ts'
import { toastedBy } from './toasts.ts'

const stage = openStage()
/** About 50 seconds of a browser that draws 60 a second. */
const FRAMES_MOST = 3_000

test('a price alert is set, waits and is removed; one that the price reaches is told anywhere', async (t) => {
  const { page, token } = await stage.member(t, '/kline?symbol=btcusdt')
  const { url } = stage.server
  const far = await priceAt(url, 'btcusdt', 200)
  await button(page, 'Price alert').click()
  const sheet = dialog(page, 'Price alert')
  const field = sheet.getByRole('textbox', { name: 'Alert price (USDT)' })
  assert.equal(await field.inputValue(), '')
  assert.match((await field.getAttribute('placeholder')) ?? '', /^[\d,]+\.\d\d$/)
  assert.ok(await button(sheet, 'Enter a price').isDisabled())
  await field.press('ArrowUp')
  assert.match(await field.inputValue(), /^\d{5,6}\.\d+$|^\d{5,6}$/)
  await field.fill(far)
  await button(sheet, 'Set alert').click()
  const waiting = sheet.getByRole('listitem').filter({ hasText: 'Rises to' })
  await waiting.filter({ hasText: 'Waiting' }).waitFor()
  await screenshot(page, 'alert-waiting')
  // The answer is late: what is typed meanwhile stays.
  const letGo = await holdCall(page, 'currency/set_alert')
  await field.fill(String(Number(far) + 1))
  await button(sheet, 'Set alert').click()
  await field.fill(String(Number(far) + 2))
  letGo()
  await waiting.nth(1).waitFor()
  assert.equal(await field.inputValue(), String(Number(far) + 2))
  await button(waiting.first(), 'Remove alert').click()
  await waiting.nth(1).waitFor({ state: 'detached' })
  await button(waiting, 'Remove alert').click()
  await waiting.waitFor({ state: 'detached' })
  await button(sheet, 'Close').click()

  await button(page, 'Back').click()
  await at(page, '/home')
  await toastedBy(page, 'BTC/USDT has reached', async () => {
    // It goes up or down: one of the two is reached soon.
    for (const percent of [99.995, 100.005])
      await act(url, token, 'currency/set_alert', {
        symbol: 'btcusdt',
        price: await priceAt(url, 'btcusdt', percent),
      })
  })
})

detail(
  'an order far from the market does not bend the depth: the middle is where its price is written',
  async (t) => {
    const funds = { USDT: '1000000' }
    const { page, token } = await stage.member(t, '/kline?symbol=btcusdt', { funds })
    const { url } = stage.server
    const price = await priceAt(url, 'btcusdt', 97)
    const far = { pair: 'btcusdt', side: 'buy', price, quantity: '0.01' }
    await act(url, token, 'spot/place_order', far)
    await tab(page, 'Depth').click()
    const slider = page.getByRole('slider', { name: 'Order book depth' })
    await slider.waitFor()
    await screenshot(page, 'depth-far')
    // From the ends to the best prices there is about as much room on both sides.
    const { left, right } = await page.locator('svg:has(g > path)').evaluate((svg) => {
      const [bids, asks] = [...svg.querySelectorAll('g')].map((side) =>
        side.getBoundingClientRect(),
      )
      const box = svg.getBoundingClientRect()
      return {
        left: (bids?.right ?? 0) - box.left,
        right: box.right - (asks?.left ?? 0),
      }
    })
    assert.ok(left / right > 0.9 && left / right < 1.1, `${left} and ${right} px`)
    await slider.focus()
    await slider.press('Home')
    const lowest = /Price ([\d,]+)/.exec((await slider.getAttribute('aria-valuetext')) ?? '')?.[1]
    assert.ok(
      Number(lowest?.replace(',', '')) > Number(price) * 1.01,
      `${lowest} is near the market`,
    )
  },
)

test('the price at the head is that of the first row of the trades, frame by frame', async (t) => {
  const { page } = await stage.visitor(t, '/kline?symbol=btcusdt')
  await tab(page, 'Trades').click()
  await page.getByRole('row').nth(1).waitFor()
  const { prices, shared, agreed, frames } = await page.evaluate(async (most) => {
    const [seen, shared] = [new Set<string>(), new Set<string>()]
    let [agreed, frames] = [0, 0]
    const figure = (element: Element | null) =>
      /[\d,.]+/.exec(element?.textContent ?? '')?.[0] ?? ''
    for (; shared.size < 8 && frames < most; frames++) {
      await new Promise(requestAnimationFrame)
      const head = figure(document.querySelector('main section [data-live]'))
      // The candles are a table as well, for who does not see them.
      const trades = [...document.querySelectorAll('main tbody')].at(-1)
      const row = figure(trades?.querySelector('td:nth-child(2)') ?? null)
      seen.add(row)
      if (head !== row) continue
      agreed++
      shared.add(row)
    }
    return { prices: [...seen], shared: shared.size, agreed, frames }
  }, FRAMES_MOST)
  assert.ok(
    prices.every((price) => /^\d{2,3},\d{3}\.\d\d$/.test(price)),
    prices.join(),
  )
  assert.equal(shared, 8, `${agreed} of ${frames} frames agreed, with ${prices.join()}`)
  // The two come in messages of their own: a frame may fall between them, and on a busy machine more often.
  assert.ok(agreed > frames / 2, `${agreed} of ${frames} frames`)
  assert.ok(shared > prices.length / 2, `${shared} of ${prices.length} prices`)
})
