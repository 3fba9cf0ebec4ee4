/** Contracts on the narrowest phone, in every language: no text is cut, and axe finds nothing; and what is told when the margin runs short. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@evenkeel/wire'
import type { Page } from 'playwright-core'
import { act } from '../acting.ts'
import { screenshot } from '../browser.ts'
import * as contracts from '../contractsPage.ts'
import { button, closeTop, dialog, go, shows } from '../finding.ts'
import { cutTexts, settled, violations } from '../looking.ts'
import { openStage } from '../stage.ts'
import { swept } from '../swept.ts'
import { textsOf } from '../texts.ts'

const stage = openStage()

for (const language of swept)
  test(`contracts in ${language} at 320 px`, async (t) => {
    const { token } = await stage.server.member({ funds: { USDT: '9000000' } })
    const moved = { asset: 'USDT', amount: '1234567.89', from: 'spot', to: 'trading' }
    await act(stage.server.url, token, 'wallet/make_transfer', moved)
    const { page } = await stage.visitor(t, contracts.BTC, {
      language,
      width: 320,
      scale: 1,
      reducedMotion: 'reduce',
      colorScheme: language.length % 2 === 0 ? 'dark' : 'light',
      kept: { LOGIN_TOKEN: token, CONTRACTS_TRADE: JSON.stringify({ kind: 'market' }) },
    })
    assert.deepEqual(await look(page, language), {})
  })

/** Goes through everything that opens, and says what is wrong in each state. */
async function look(page: Page, language: Language): Promise<Record<string, string[]>> {
  const say = await textsOf(language)
  const found: Record<string, string[]> = {}
  const form = page.getByRole('form')
  const see = async (state: string) => {
    await settled(page)
    const wrong = [...(await cutTexts(page)), ...(await violations(page))]
    if (wrong.length === 0) return
    found[state] = wrong
    await screenshot(page, `contracts-${language}-${state}`)
  }
  const press = (key: string) =>
    page
      .getByRole('button', { name: say(key), exact: true })
      .first()
      .click()
  const tab = (key: string) =>
    page
      .getByRole('tab', { name: new RegExp(`^${say(key)}`) })
      .first()
      .click()

  await form.getByRole('textbox').first().fill('1234')
  await see('form')
  await form.getByRole('checkbox').check()
  await see('targets of an order')
  await form.getByRole('checkbox').uncheck()
  await form.locator('button[type=submit]').click()
  await see('risk')
  await press('contracts.riskAgree')
  await see('confirm')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('contracts.openLong') })
    .click()
  await page.getByRole('article').first().waitFor()
  await see('position')
  for (const key of ['contracts.targets', 'contracts.close', 'contracts.reverse'] as const) {
    await page
      .getByRole('article')
      .getByRole('button', { name: say(key), exact: true })
      .click()
    await page.getByRole('dialog').waitFor()
    if (key === 'contracts.targets') await press('contracts.takeProfit').catch(() => undefined)
    await see(key)
    await closeTop(page)
  }
  await press('contracts.sharePosition')
  await see('share')
  await closeTop(page)
  for (const key of ['contracts.calculator', 'contracts.more'] as const) {
    await press(key)
    await page.getByRole('dialog').waitFor()
    await see(key)
    await closeTop(page)
  }
  await form.locator('button[aria-haspopup]').first().click()
  await page.getByRole('dialog').waitFor()
  await see('leverage')
  await closeTop(page)
  await press('contracts.closeAll')
  await see('close all')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('contracts.close') })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await tab('contracts.currentOrders')
  await see('orders')
  await tab('contracts.history')
  await page.getByRole('article').first().waitFor()
  await see('history')
  await go(page, '/deal/lever?symbol=aapl')
  await form.waitFor()
  await see('share of a company')
  return found
}

test('a margin that runs short and a liquidation are told at once, wherever the member is', async (t) => {
  const { page } = await contracts.givenTrader(stage, t)
  const told = [
    { warning: 90 },
    {
      forced: [{ kind: 'liquidation', symbol: 'btcusdt', side: 'long', lots: 7, price: '61234.5' }],
    },
  ]
  // The exchange's own news of an order, with what a falling price would add to it.
  await page.route('**/api/lever/place_order', async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    const [own] = json.news.filter((one: { channel: string }) => one.channel === 'contracts')
    Object.assign(own.data, told.shift())
    await route.fulfill({ response, json })
  })
  await contracts.chooseKind(page, 'Market')
  await contracts.lots(page).fill('1')
  await contracts.place(page, 'Open long', { isFirst: true })
  const short = dialog(page, 'Margin is running short')
  await shows(short, 'Your margin ratio has reached 90%.')
  await screenshot(page, 'contracts-warned')
  await button(short, 'View contracts').click()
  await short.waitFor({ state: 'hidden' })
  await contracts.lots(page).fill('1')
  await contracts.place(page, 'Open long')
  const forced = dialog(page, 'A position was liquidated')
  await shows(
    forced,
    'Closed at the mark price 61,234.50: 7 lots of your long position in BTC/USDT.',
  )
  await screenshot(page, 'contracts-liquidated')
})

test('a market that is closed says when it opens, and takes what only waits', async (t) => {
  const { page } = await contracts.givenTrader(stage, t, { path: '/deal/lever?symbol=aapl' })
  const answer = await fetch(`${stage.server.url}/api/lever/get_contracts`)
  const { data } = (await answer.json()) as {
    data: { contracts: { symbol: string; isOpen: boolean }[] }
  }
  const isOpen = data.contracts.find(({ symbol }) => symbol === 'aapl')?.isOpen
  const notice = page.getByText(/^This market is closed and opens/)
  if (isOpen === true) return assert.equal(await notice.count(), 0)
  await notice.waitFor()
  await contracts.chooseKind(page, 'Market')
  await contracts.lots(page).fill('1')
  await button(contracts.form(page), 'Market closed').waitFor()
})
