/** A member buys an item, lists it, another buys it, offers and stakes follow; anybody checks its past. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { givenWithdrawer, PASSWORD } from '@evenkeel/server/testing/withdrawing.ts'
import type { Page } from 'playwright-core'
import { act } from './acting.ts'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { at, button, dialog, go, said, shows, tab } from './finding.ts'
import { openStage } from './stage.ts'
import { toasted } from './toasts.ts'

const stage = openStage()
const main = (page: Page) => page.locator('main')

async function given(t: TestContext, path: string) {
  const who = await givenWithdrawer(stage.server, { funds: { USDT: '2000' } })
  const kept = { LOGIN_TOKEN: who.token }
  const { page } = await stage.visitor(t, path, { kept })
  return { page, who }
}

/** An item that nobody has touched: other files share the server. */
async function freeItem(from: number): Promise<string> {
  for (let number = from; number < 400; number++) {
    const answer = await fetch(
      `${stage.server.url}/api/nft/get_item?collection=fleet&number=${number}`,
    )
    const { data } = (await answer.json()) as { data: { owner: { is_house: boolean } } }
    if (data.owner.is_house) return `/nft/info?collection=fleet&number=${number}`
  }
  throw new Error('every item is sold')
}

async function buys(page: Page, isFirst: boolean): Promise<void> {
  await button(page, 'Buy').click()
  const sheet = dialog(page, 'Buy this item')
  await shows(sheet, /Price.*USDT.*Seller.*Available/s)
  if (isFirst) await screenshot(page, 'nft-buy')
  await button(sheet, 'Reserve and pay').click()
  await page.getByText('Pay within').waitFor()
  await shows(main(page), /Pending payment/)
  await shows(main(page), /1[45]:\d\d/)
  if (isFirst) await screenshot(page, 'nft-pay')
  await page.getByLabel('Transaction password').fill(PASSWORD)
  await button(page, 'Confirm payment').click()
  await toasted(page, 'Purchase successful. The item is yours.')
  await shows(main(page), 'Confirmed')
}

detail(
  '[nft NF30] what a member owns stands with the assets, at the floor of its collection',
  async (t) => {
    const { page } = await given(t, await freeItem(300))
    await buys(page, false)
    await go(page, '/assets')
    const owned = page.getByRole('region', { name: 'NFTs at floor price' })
    await shows(owned, /Fleet Zero.*1 × \d.*USDT.*In total.*Not included in the total valuation\./s)
    await screenshot(page, 'assets-nfts')
  },
)

test('a visitor finds items by collection, attribute and rarity, and checks the past of one', async (t) => {
  const { page } = await stage.visitor(t, '/nft/index')
  await page.getByRole('link', { name: /Keelfolk/ }).waitFor()
  await shows(main(page), /Floor.*Volume.*Items.*Owners/s)
  await screenshot(page, 'nft-index')
  await tab(page, 'Art').click()
  await page.getByRole('link', { name: /Tidelines/ }).click()
  await at(page, '/nft/class?collection=tidelines')
  await page.getByText('256 items').waitFor()
  await screenshot(page, 'nft-class')
  await button(page, /Filter/).click()
  const sheet = dialog(page, 'Filter')
  await sheet.getByLabel('Gilt').check()
  await screenshot(page, 'nft-filter')
  await button(sheet, 'Show items').click()
  await page.getByText(/^\d items?$/).waitFor()
  await button(page, /Sort/).click()
  await button(page, 'Rarest first').click()
  await page.getByRole('list', { name: 'Items' }).getByRole('link').first().click()
  await shows(main(page), /Attributes.*Palette.*Gilt/s)
  await screenshot(page, 'nft-info')
  await button(page, 'Check the chain').click()
  await page.getByText('The chain holds: 1 link checked.').waitFor()
  await button(page, 'Buy').click()
  await page
    .getByText(/log in|sign in/i)
    .first()
    .waitFor()
})

test('an item is reserved, paid, listed, sold on, offered for and staked', async (t) => {
  const path = await freeItem(20)
  const { page } = await given(t, path)
  await buys(page, true)
  await button(page, 'Go to my collection').click()
  await at(page, '/nft/my-object')
  await button(page, /Public name/).click()
  const name = `Sailor_${Date.now() % 1_000_000}`
  await dialog(page, 'Public name').getByLabel('Public name').fill(name)
  await button(page, 'Save').click()
  await toasted(page, 'Name saved')
  await screenshot(page, 'nft-own')
  await page.getByRole('list', { name: 'My collection' }).getByRole('link').first().click()
  await button(page, 'List for sale').click()
  await page.getByRole('textbox', { name: 'Listing price' }).fill('100')
  await shows(
    main(page),
    /Service fee \(2\.5%\)\s*2\.5.*Royalty to charity \(5%\)\s*5.*You receive\s*92\.5/s,
  )
  await screenshot(page, 'nft-up')
  await button(page, 'List for sale').click()
  await button(page, 'Confirm').click()
  await toasted(page, 'Listing successful')
  await button(page, 'Cancel listing').waitFor()

  const { page: other } = await given(t, path)
  await shows(main(other), name)
  await buys(other, false)
  await page.goto(`${stage.server.url}/#/nft/order?kind=listing`)
  await shows(main(page), /You received\s*92\.5 USDT.*Sold/s)
  await other.goto(`${stage.server.url}/#/nft/order?kind=offers`)
  await tab(other, 'Received').click()
  await shows(main(other), 'No open offers.')
  await page.goto(`${stage.server.url}/#${path}`)
  await button(page, 'Make an offer').click()
  const sheet = dialog(page, 'Make an offer')
  await sheet.getByRole('textbox', { name: 'Your offer' }).fill('50')
  await sheet.getByLabel('Transaction password').fill(PASSWORD)
  await screenshot(page, 'nft-offer')
  await button(sheet, 'Make an offer').click()
  await toasted(page, 'Offer made')
  // The first one that they ever received, in the list that they look at.
  await shows(main(other), /50 USDT.*Open/s)
  await other.goto(`${stage.server.url}/#${path}`)
  await button(other, 'Accept').click()
  await button(dialog(other, /Sell this item/), 'Confirm').click()
  await toasted(other, 'Offer accepted, item sold')

  await page.reload()
  await button(page, 'Stake').click()
  await shows(dialog(page, 'Stake'), /Daily reward.*Total reward/s)
  await screenshot(page, 'nft-stake')
  await button(dialog(page, 'Stake'), 'Stake').click()
  await button(dialog(page, /Lock this item/), 'Confirm').click()
  await toasted(page, 'Item staked')
  await button(page, 'Check the chain').click()
  await page.getByText('The chain holds: 4 links checked.').waitFor()
  await page.goto(`${stage.server.url}/#/nft/order?kind=stake`)
  await shows(main(page), /Daily reward.*0 of 7 days paid.*Active/s)
  await screenshot(page, 'nft-orders')
})

test('two want one item: the second sees it at once in the open sheet, and an order that is left frees it there', async (t) => {
  const path = await freeItem(200)
  const { page } = await given(t, path)
  const { page: other } = await given(t, path)
  await button(other, 'Buy').click()
  const sheet = dialog(other, 'Buy this item')
  await button(page, 'Buy').click()
  await button(page, 'Reserve and pay').click()
  await page.getByText('Pay within').waitFor()
  await sheet.getByText(/Another buyer has just reserved this item. Nothing was charged./).waitFor()
  assert.ok(await button(sheet, 'Reserved').isDisabled())
  await screenshot(other, 'nft-lost')
  await button(page, 'Cancel order').click()
  await button(dialog(page, /Cancel this order/), 'Confirm').click()
  await toasted(page, 'Order cancelled')
  await button(sheet, 'Reserve and pay').click()
  await other.getByText('Pay within').waitFor()
  await button(page, 'Back to the item').click()
  await page.getByText('Reserved for another buyer.').waitFor()
  assert.ok(await button(page, 'Reserved').isDisabled())
  await button(other, 'Cancel order').click()
  await button(dialog(other, /reserve it again only after 24 hours/), 'Confirm').click()
  await page.getByText(/did not pay. You can reserve it again in 23:5[0-9:]{4}/).waitFor()
  assert.ok(await button(page, 'Buy').isDisabled())
  await screenshot(page, 'nft-wait')
})

detail('a new price, a sale and its chart show while one looks', async (t) => {
  const path = await freeItem(230)
  const number = Number(path.split('number=')[1])
  const named = { collection: 'fleet', number }
  const { page, who } = await given(t, path)
  await buys(page, false)
  await act(stage.server.url, who.token, 'nft/list_item', { ...named, price: '40' })
  const { page: other } = await given(t, path)
  await button(other, 'Buy').click()
  const sheet = dialog(other, 'Buy this item')
  await act(stage.server.url, who.token, 'nft/change_price', { ...named, price: '45' })
  await sheet.getByText('The seller has changed the price from 40 to 45 USDT.').waitFor()
  await button(sheet, 'Accept the new price').click()
  await button(sheet, 'Reserve and pay').click()
  await other.getByText('Pay within').waitFor()

  await page.goto(`${stage.server.url}/#${path}`)
  await page.getByRole('img', { name: /Chart of 1 sale/ }).waitFor()
  await other.getByLabel('Transaction password').fill(PASSWORD)
  await button(other, 'Confirm payment').click()
  await toasted(other, 'Purchase successful. The item is yours.')
  // Nobody touches this page: it hears of the sale.
  await page.getByRole('img', { name: /Chart of 2 sales: from .* to 45 USDT/ }).waitFor()
  await button(page, 'Make an offer').waitFor()
  await screenshot(page, 'nft-chart')
  await page.goto(`${stage.server.url}/#/nft/class?collection=fleet`)
  await tab(page, 'Price history').click()
  await page.getByRole('img', { name: /Chart of \d+ sales/ }).waitFor()
  await shows(main(page), /Average price.*sales.*Volume/s)
  await screenshot(page, 'nft-class-chart')
})

for (const [language, trait, value, name] of [
  ['ru', 'Палитра', 'Рассвет', 'Фильтр'],
  ['zh-TW', '色調', '黎明', '篩選'],
] as const)
  detail(
    `attributes are called by their names in ${language}, in the filter and on the item`,
    async (t) => {
      const path = '/nft/class?collection=tidelines'
      const { page } = await stage.visitor(t, path, { language, width: 320 })
      await button(page, name).click()
      const sheet = dialog(page, name)
      await shows(sheet, trait)
      await sheet.getByLabel(value, { exact: true }).check()
      await sheet.getByRole('button').last().click()
      const list = page.getByRole('main').getByRole('list').last()
      await list.getByRole('link').first().click()
      await shows(main(page), new RegExp(`${trait}.*${value}`, 's'))
      assert.doesNotMatch(await said(main(page)), /Palette|Dawn|Horizon|Print/)
      await screenshot(page, `nft-info-${language}`)
    },
  )
