/** On the narrowest phone, in every language: no text of the main screens is cut or leaves the screen. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFull } from '@evenkeel/kernel/testing'
import type { Language } from '@evenkeel/wire'
import type { Page } from 'playwright-core'
import { act, priceAt } from './acting.ts'
import { screenshot } from './browser.ts'
import { closeTop, go } from './finding.ts'
import { cutForGood, cutTexts, settled } from './looking.ts'
import { openStage } from './stage.ts'
import { swept } from './swept.ts'
import { type Say, textsOf } from './texts.ts'

const stage = openStage()
const funds = { USDT: '12345678.12345678', BTC: '1234.12345678' }

/** Looks at the page as it is now, under a name for the report. */
type Look = (state: string) => Promise<void>
type Visit = { readonly page: Page; readonly say: Say; readonly look: Look }

test('nothing is cut or leaves the screen at 320 px', async (t) => {
  const wish = { width: 320, scale: 1, reducedMotion: 'reduce' } as const
  const { page: ofMember, token } = await stage.member(t, '/home', { ...wish, funds })
  const { page: ofVisitor } = await stage.visitor(t, '/home', wish)
  await trade(token)
  for (const language of isFull ? swept : swept.slice(0, 1))
    await t.test(language, async () => {
      const found: Record<string, string[]> = {}
      await Promise.all([
        speaking(ofMember, language, found).then(lookAsMember),
        speaking(ofVisitor, language, found).then(lookAsVisitor),
      ])
      assert.deepEqual(found, {})
    })
})

/** The first page in a language, and how it is looked at: what is cut is kept under the state's name. */
async function speaking(page: Page, language: Language, found: Record<string, string[]>) {
  await go(page, '/home')
  await page.evaluate((chosen) => localStorage.setItem('LANGUAGE_KEY', chosen), language)
  await page.reload()
  await page.locator(`html[lang="${language}"]`).waitFor()
  const look: Look = async (state) => {
    await settled(page)
    const cut = await cutForGood(page)
    if (cut.length === 0) return
    found[state] = cut
    await screenshot(page, `narrow-${language}-${state}`)
  }
  return { page, say: await textsOf(language), look }
}

test('the control: planted texts that are cut, broken, hang out or leave the screen are found', async (t) => {
  const { page } = await stage.visitor(t, '/contact', {
    width: 320,
    scale: 1,
    reducedMotion: 'reduce',
  })
  await settled(page)
  assert.deepEqual(await cutTexts(page), [])
  const word = 'Kraftfahrzeughaftpflichtversicherung'
  for (const [style, reason] of [
    ['width: 60px; overflow: hidden; white-space: nowrap', 'wider than its box'],
    ['width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis', 'wider than'],
    ['width: 290px; white-space: nowrap; margin-left: 200px', 'off the screen'],
    ['height: 20px; overflow: hidden; width: 80px', 'cut off'],
    ['width: 60px; overflow-wrap: anywhere', 'broken'],
  ] as const) {
    await page.evaluate(
      ([css, text]) => {
        const planted = document.createElement('p')
        planted.style.cssText = css
        planted.textContent = text
        document.querySelector('main')?.append(planted)
      },
      [style, `${word} ${word}`] as const,
    )
    const found = await cutTexts(page)
    assert.ok(
      found.some((cut) => cut.startsWith(reason)),
      `${style}: ${found}`,
    )
    await page.evaluate(() => document.querySelector('main > p:last-child')?.remove())
  }
})

/** Something in every list: orders of every kind, open and over, and a transfer. */
async function trade(token: string) {
  const { url } = stage.server
  const [low, high] = await Promise.all([priceAt(url, 'btcusdt', 60), priceAt(url, 'btcusdt', 140)])
  const place = (path: string, order: object) =>
    act(url, token, `spot/${path}`, {
      pair: 'btcusdt',
      side: 'sell',
      quantity: '0.12345',
      ...order,
    })
  await place('place_order', { side: 'buy', price: low })
  await place('place_oco', { price: high, stopPrice: low, stopLimitPrice: low })
  await place('place_order', { kind: 'market' })
  const moved = { asset: 'USDT', amount: '123456.12345678', from: 'spot', to: 'trading' }
  await act(url, token, 'wallet/make_transfer', moved)
}

async function lookAsMember(visit: Visit) {
  await lookAtHome(visit)
  await lookAtMarket(visit)
  await lookAtPair(visit)
  await lookAtTrade(visit)
  await lookAtTransfer(visit)
  await lookAtRest(visit)
}

async function lookAtHome({ page, say, look }: Visit) {
  await page.getByRole('listitem').filter({ hasText: 'BTC' }).first().waitFor()
  await look('home')
  await page.getByRole('button', { name: say('ui.menu') }).click()
  await page.getByRole('dialog').waitFor()
  await look('menu')
  await closeTop(page)
}

async function lookAtMarket({ page, say, look }: Visit) {
  await go(page, '/market')
  await page.getByRole('listitem').filter({ hasText: 'BTC' }).first().waitFor()
  await look('market')
  for (const key of ['market.watchlist', 'market.forex', 'market.stock']) {
    await page.getByRole('tab', { name: say(key), exact: true }).click()
    await look(key)
  }
}

async function lookAtPair({ page, say, look }: Visit) {
  await go(page, '/kline?symbol=btcusdt')
  await page.locator('[data-state=shown]').waitFor()
  for (const key of ['market.book', 'market.trades', 'market.depth']) {
    await page.getByRole('tab', { name: say(key), exact: true }).click()
    await look(`pair ${key}`)
  }
  await page.getByRole('button', { name: say('market.alert') }).click()
  await page.getByRole('dialog').waitFor()
  await look('alerts')
  await closeTop(page)
  await go(page, '/kline?symbol=nopeusdt')
  await page.getByText(say('market.unknownPair')).waitFor()
  await look('unknown pair')
}

async function lookAtTrade({ page, say, look }: Visit) {
  await go(page, '/deal/trade?symbol=btcusdt')
  const form = page.getByRole('form')
  await form.waitFor()
  await page.locator('[data-middle] button').waitFor()
  const dialog = page.getByRole('dialog')
  const chooseKind = async (nth: number) => {
    await form.locator('button[aria-haspopup]').first().click()
    await dialog.getByRole('listitem').nth(nth).getByRole('button').click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await form.getByRole('radio').nth(1).check()
  await look('trade sell')
  await form.getByRole('radio').nth(0).check()
  for (const kind of [4, 3, 2, 1, 0]) {
    await chooseKind(kind)
    await look(`trade kind ${kind}`)
  }
  await form.locator('button[aria-haspopup]').first().click()
  await look('trade kinds')
  await closeTop(page)
  const amount = form.locator('[data-field=amount] input')
  await amount.fill('300')
  await look('trade insufficient')
  await amount.fill('12')
  await form.getByRole('button').last().click()
  await dialog.waitFor()
  await look('trade confirm')
  await closeTop(page)
  await page.getByRole('article').nth(1).waitFor()
  await look('trade open orders')
  await page.getByRole('article').first().getByRole('button').first().click()
  await dialog.waitFor()
  await look('trade order')
  await closeTop(page)
  for (const key of ['spot.history', 'spot.fills']) {
    await page
      .getByRole('tab', { name: say(key), exact: true })
      .last()
      .click()
    await look(`trade ${key}`)
  }
}

async function lookAtTransfer({ page, look }: Visit) {
  await go(page, '/transfer')
  const form = page.locator('form')
  const field = form.getByRole('textbox')
  const submit = form.locator('> button').last()
  const decimal = await page.evaluate(
    () => (1.5).toLocaleString(`${document.documentElement.lang}-u-nu-latn`)[1],
  )
  await field.fill('1.2.3')
  await look('transfer misread')
  assert.equal(await submit.isDisabled(), true)
  await field.fill(`9999999999${decimal}99999999`)
  await look('transfer too much')
  await field.fill(`9876543${decimal}12345678`)
  await look('transfer filled')
  await submit.click()
  await page.getByRole('dialog').waitFor()
  await look('transfer confirm')
  await closeTop(page)
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  for (const nth of [0, 2]) {
    await form.locator('button[aria-haspopup]').nth(nth).click()
    await page.getByRole('dialog').waitFor()
    await look(`transfer sheet ${nth}`)
    await closeTop(page)
  }
}

async function lookAtRest({ page, look }: Visit) {
  await go(page, '/contact')
  await look('customer service')
  await go(page, '/nowhere')
  await look('nowhere')
}

async function lookAsVisitor({ page, say, look }: Visit) {
  await page.getByRole('heading', { name: say('home.welcome') }).waitFor()
  await look('home of a visitor')
  await go(page, '/deal/trade')
  await page.getByRole('form').getByRole('button').last().click()
  await page.getByRole('dialog').waitFor()
  await look('sign in first')
  await page.getByRole('dialog').getByRole('button').last().click()
  await page.getByLabel(say('members.password'), { exact: true }).waitFor()
  await look('login')
}
