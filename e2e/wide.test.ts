/** On a wide screen: markets at the left of the form, the chart, the book and the trades of the pair at its right. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { at, link } from './finding.ts'
import { openStage } from './stage.ts'

const stage = openStage()

test('a market at the left is traded by a press, and what stands at the right is its own', async (t) => {
  const { page } = await stage.visitor(t, '/deal/trade', { width: 1440, scale: 1 })
  const markets = page.getByRole('complementary', { name: 'Markets' })
  await page.getByRole('complementary', { name: 'BTC/USDT' }).waitFor()
  await markets.getByRole('link', { name: 'ETH/USDT' }).click()
  const prices = page.getByRole('complementary', { name: 'ETH/USDT' })
  await prices.getByRole('region', { name: 'Order book' }).getByRole('list').first().waitFor()
  await prices.getByRole('region', { name: 'Trades' }).getByRole('row').nth(2).waitFor()
  await page
    .getByRole('main')
    .getByRole('button', { name: /ETH\/USDT/ })
    .waitFor()
  await at(page, '/deal/trade?symbol=ethusdt')
})

test('[market Q48] beside a contract are the book and the trades of the contract, beside its pair those of the pair', async (t) => {
  const { page } = await stage.visitor(t, '/home', { width: 1440, height: 900, scale: 1 })
  const told: string[] = []
  page.on('websocket', (line) => line.on('framesent', ({ payload }) => told.push(String(payload))))
  const books = () =>
    new Set(told.flatMap((text) => text.match(/market\.[\w-]+\.(depth|trade)/g) ?? []))
  await page.goto(`${stage.server.url}/?anew#/deal/lever?symbol=btcusdt`)
  const beside = page.getByRole('complementary', { name: 'BTC/USDT' })
  const [book, trades] = [
    beside.getByRole('region', { name: 'Order book' }),
    beside.getByRole('region', { name: 'Trades' }),
  ]
  await book.getByRole('listitem').nth(20).waitFor()
  await trades.waitFor()
  assert.deepEqual(books(), new Set(['market.BTC-USDT.depth', 'market.BTC-USDT.trade']))
  await screenshot(page, 'wide-contract')
  await link(page.getByRole('main').or(page.getByRole('banner')), 'Spot')
    .first()
    .click()
  await at(page, '/deal/trade?symbol=btcusdt')
  await book.getByRole('listitem').nth(20).waitFor()
  assert.ok(books().has('market.btcusdt.depth'))
})

test('[spot S36] each tab keeps its pair through a reload, a choice can be gone back, and an unknown pair falls back', async (t) => {
  for (const [path, own] of [
    ['/deal/trade', 'SOL/USDT'],
    ['/deal/lever', 'SOL/USDT'],
  ] as const) {
    const { page, context } = await stage.visitor(t, path, { width: 1440, scale: 1 })
    const of = (tab: Page, name: string) =>
      tab.getByRole('complementary', { name }).getByRole('region', { name: 'Trades' })
    const choose = (tab: Page, name: string) =>
      tab.getByRole('complementary', { name: 'Markets' }).getByRole('link', { name }).click()
    await at(page, `${path}?symbol=btcusdt`)
    await choose(page, 'ETH/USDT')
    await at(page, `${path}?symbol=ethusdt`)
    const other = await context.newPage()
    await other.goto(`${stage.server.url}/#${path}`)
    await at(other, `${path}?symbol=ethusdt`)
    await choose(other, own)
    await at(other, `${path}?symbol=solusdt`)
    await page.reload()
    await of(page, 'ETH/USDT').waitFor()
    await at(page, `${path}?symbol=ethusdt`)
    await page.goBack()
    await at(page, `${path}?symbol=btcusdt`)
    await of(page, 'BTC/USDT').waitFor()
    await page.goForward()
    await at(page, `${path}?symbol=ethusdt`)
    await of(page, 'ETH/USDT').waitFor()
    await page.goto(`${stage.server.url}/#${path}?symbol=nope`)
    await at(page, `${path}?symbol=ethusdt`)
    await context.close()
  }
})

detail('the head of the list sorts it, turns it round, and lets it be', async (t) => {
  const { page } = await stage.visitor(t, '/market')
  const main = page.getByRole('main')
  const names = async () =>
    (await main.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0])
  await main.getByRole('listitem').nth(11).waitFor()
  const listed = await names()
  await page.getByRole('button', { name: 'Sort by Name' }).click()
  assert.deepEqual(await names(), listed.toSorted())
  await page.getByRole('button', { name: 'Name, lowest first' }).click()
  assert.deepEqual(await names(), listed.toSorted().toReversed())
  await page.getByRole('button', { name: 'Name, highest first' }).click()
  assert.deepEqual(await names(), listed)
})
