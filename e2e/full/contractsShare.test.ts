/** A position as a picture, while the position changes; and what a program's orders make the page read. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { act } from '../acting.ts'
import { givenTrader, has, rows } from '../contractsPage.ts'
import { button, closeTop, dialog, shows } from '../finding.ts'
import { openStage } from '../stage.ts'

const stage = openStage()
const HISTORY = '**/api/lever/get_position_history?**'

async function givenPosition(t: TestContext) {
  const visit = await givenTrader(stage, t, { expects: /ERR_FAILED/ })
  const place = (effect: 'open' | 'close', lots: number) =>
    act(stage.server.url, visit.token, 'lever/place_order', {
      symbol: 'btcusdt',
      side: 'long',
      effect,
      kind: 'market',
      lots,
      ...(effect === 'open' && { leverage: 10 }),
    })
  await place('open', 20)
  await has(visit.page, 'Positions', 1)
  await shows(rows(visit.page), /Net so far \(USDT\)[-−]\d/)
  return { ...visit, place }
}

test('[contracts LC45] what was chosen for a shared picture stays while a part is closed, though the history cannot be read', async (t) => {
  const { page, place } = await givenPosition(t)
  await button(rows(page), 'Share position').click()
  const sheet = dialog(page, 'Share position')
  const amount = sheet.getByRole('checkbox', { name: 'Show the net result in USDT' })
  const prices = sheet.getByRole('checkbox', { name: 'Show the prices' })
  await amount.check()
  await prices.uncheck()
  await page.route(HISTORY, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('get_position_history'),
  )
  await place('close', 5)
  await failed
  await shows(rows(page), /Lots15 × 0.001 BTC/)
  assert.deepEqual([await amount.isChecked(), await prices.isChecked()], [true, false])
  assert.equal(await sheet.getByRole('img').count(), 1)

  // Opened anew it waits for a history that has the same lots, and says that it cannot be read.
  await closeTop(page)
  await button(rows(page), 'Share position').click()
  await button(sheet, 'Try again').waitFor()
  assert.equal(await sheet.getByRole('img').count(), 0)
  await page.unroute(HISTORY)
  await button(sheet, 'Try again').click()
  await sheet.getByRole('img').waitFor()
  assert.deepEqual([await amount.isChecked(), await prices.isChecked()], [false, true])
})

test('[contracts LC45] orders that are placed and cancelled have no history of positions read', async (t) => {
  const { page, token, at } = await givenPosition(t)
  let read = 0
  page.on('request', (request) => {
    if (request.url().includes('get_position_history')) read++
  })
  const { url } = stage.server
  const price = await at(97)
  for (const end = Date.now() + 4_000; Date.now() < end; ) {
    const { id } = await act<{ id: string }>(url, token, 'lever/place_order', {
      symbol: 'btcusdt',
      side: 'long',
      price,
      lots: 1,
      leverage: 10,
    })
    await has(page, 'Current orders', 1)
    await act(url, token, 'lever/cancel_order', { id })
    await has(page, 'Current orders', 0)
  }
  // One may be left of the opening; each news would have one read each second.
  assert.ok(read <= 1, `read ${read} times`)
  const asked = page.waitForRequest((request) => request.url().includes('get_position_history'))
  await act(url, token, 'lever/place_order', {
    symbol: 'btcusdt',
    side: 'long',
    effect: 'close',
    kind: 'market',
    lots: 5,
  })
  await asked
})
