/** On a wide screen: markets at the left of the form, the chart, the book and the trades of the pair at its right. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at } from './finding.ts'
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
  await at(page, '/deal/trade')
})

test('the head of the list sorts it, turns it round, and lets it be', async (t) => {
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
