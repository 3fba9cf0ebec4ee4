/** Pairs are found by what people call them: in the sheet of the trade screen, and in the market. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { detail } from './detail.ts'
import { at, button, dialog, shows } from './finding.ts'
import { BTC } from './spotPage.ts'
import { openStage } from './stage.ts'

const stage = openStage()

const priced = (place: Locator) => place.getByRole('listitem').filter({ hasText: '%' })

/** What the rows are of, all of the same moment. */
const pairs = async (place: Locator) => {
  const texts = await priced(place).allInnerTexts()
  return texts.map((text) => /^[A-Z0-9]+\/[A-Z]+$/m.exec(text)?.[0] ?? text)
}

test('the sheet of pairs finds a coin by its name, shows the name, and trades it', async (t) => {
  const { page } = await stage.visitor(t, BTC)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^BTC\/USDT/ })
    .first()
    .click()
  const sheet = dialog(page, 'Select pair')
  await sheet.getByText('Bitcoin', { exact: true }).waitFor()
  const search = sheet.getByRole('searchbox')
  for (const words of ['ethereum', 'Ethe', 'THEREUM']) {
    await search.fill(words)
    await shows(priced(sheet), 'ETH/USDT')
    await sheet.getByText('Bitcoin', { exact: true }).waitFor({ state: 'hidden' })
    assert.deepEqual(await pairs(sheet), ['ETH/USDT'], words)
  }
  await search.fill('nothing like it')
  await sheet.getByText('Ethereum', { exact: true }).waitFor({ state: 'hidden' })
  assert.deepEqual(await pairs(sheet), [])
  await search.fill('chainlink')
  await sheet.getByText('Chainlink', { exact: true }).waitFor()
  await sheet.getByRole('link').click()
  await page.getByRole('button', { name: /^LINK\/USDT/ }).waitFor()
})

detail('no name in the sheet is cut: it is whole, or there is no room for it', async (t) => {
  const { page } = await stage.visitor(t, BTC, { width: 320, language: 'de' })
  await page
    .getByRole('main')
    .getByRole('button', { name: /^BTC\/USDT/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Bitcoin', { exact: true }).waitFor()
  const cut = await sheet.getByRole('listitem').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const title = row.querySelector('a > span + span > span > span')
      const [pair, name] = title?.children ?? []
      if (title == null || pair === undefined) return ['no title']
      const box = title.getBoundingClientRect()
      const isIn = (part: Element) => part.getBoundingClientRect().right <= box.right + 0.5
      const isBelow = name !== undefined && name.getBoundingClientRect().top >= box.bottom - 1
      return isIn(pair) && (name === undefined || isBelow || isIn(name)) ? [] : [row.textContent]
    }),
  )
  assert.deepEqual(cut, [])
})

detail(
  'the search of the first page finds coins, currencies and shares by their names',
  async (t) => {
    const { page } = await stage.visitor(t, '/market?search=')
    const list = page.getByRole('main')
    const search = page.getByRole('searchbox')
    for (const [words, found, name] of [
      ['BITCOIN', 'BTC/USDT', 'Bitcoin'],
      ['apple', 'AAPL/USD', 'Apple'],
      ['swiss franc', 'USD/CHF', 'US Dollar / Swiss Franc'],
    ] as const) {
      await search.fill(words)
      await list.getByText(name, { exact: true }).waitFor()
      assert.deepEqual(await pairs(list), [found])
    }
    await search.fill('a')
    const shares = list.getByRole('region', { name: 'US stocks' })
    assert.deepEqual((await pairs(shares)).slice(0, 2), ['AAPL/USD', 'NVDA/USD'])
    await search.fill('tesla')
    await list.getByRole('listitem').getByRole('link').click()
    await at(page, '/kline?symbol=tsla')
    assert.equal(await button(page, 'Spot').count(), 0)
  },
)

detail('the ways to trade a pair are named as the tabs name them, in their order', async (t) => {
  const { page } = await stage.visitor(t, '/kline?symbol=btcusdt')
  await button(page, 'Spot').waitFor()
  const ways = await page
    .getByRole('button', { name: /^(Spot|Options|Contract)$/ })
    .allTextContents()
  assert.deepEqual(ways, ['Spot', 'Options', 'Contract'])
  await button(page, 'Spot').click()
  await at(page, BTC)
  const tabs = page.getByRole('navigation', { name: 'Ways to trade' }).getByRole('link')
  await tabs.first().waitFor()
  assert.deepEqual(await tabs.allTextContents(), ways)
})
