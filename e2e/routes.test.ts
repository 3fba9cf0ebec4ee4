/** Every address of the app: who may be there, what stands there, and the ways between them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { places } from '../apps/web/places.ts'
import { type Address, addresses } from './addresses.ts'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { at, button, closeTop, dialog, go, kept, link, shows, withoutPair } from './finding.ts'
import { openStage } from './stage.ts'

const stage = openStage()
const moving = { reducedMotion: 'no-preference' } as const

const pathsFor = (...who: readonly Address['who'][]) =>
  Object.entries(addresses).flatMap(([path, address]) => (who.includes(address.who) ? [path] : []))

/** The page that an address leads to has its title, and shows what belongs there. */
async function opens(page: Page, path: string): Promise<void> {
  const { title, shows: text } = addresses[path] as Address
  await go(page, path)
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  assert.equal(await page.title(), `${title} · Evenkeel`, path)
  assert.equal(withoutPair(new URL(page.url()).hash), `#${path}`)
  await shows(page.getByRole('main'), text)
}

test('the app has the addresses that it must have, and no other', () => {
  assert.deepEqual(Object.keys(places).sort(), Object.keys(addresses).sort())
})

test('every public place opens for a visitor, the root is the first page, and nowhere says so', async (t) => {
  const { page } = await stage.visitor(t, '/')
  await at(page, '/home')
  for (const path of pathsFor('everybody')) await opens(page, path)
  await go(page, '/nowhere/at/all')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await button(page, 'Back to home').click()
  await at(page, '/home')
})

test('every place of a member opens for a member', async (t) => {
  const { page } = await stage.member(t, '/home')
  for (const path of pathsFor('members', 'realMembers')) await opens(page, path)
})

test('a place of a member sends a visitor to the sign-in, and back to it after', async (t) => {
  const { token } = await stage.server.member()
  const { page } = await stage.visitor(t, '/home')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const closed = pathsFor('members', 'realMembers')
  for (const path of closed) {
    await go(page, path)
    await at(page, '/login')
    assert.equal(await kept(page, 'login_back_url_pc'), path)
  }
  await go(page, '/transfer')
  await at(page, '/login')
  await page.goto(`${stage.server.url}/#/enter?token=${token}`)
  await at(page, '/transfer')
  assert.equal(await kept(page, 'login_back_url_pc'), null)
  await page.getByRole('heading', { name: 'Transfer records' }).waitFor()
})

test('[I8] what is for the real realm alone is refused in the demo realm, with the reason', async (t) => {
  const { page, token } = await stage.member(t, '/home', { realm: 'demo' })
  await page.getByRole('banner').getByText('Demo').waitFor()
  const refused = 'This is not available on a demo account.'
  for (const path of pathsFor('realMembers')) {
    await go(page, path)
    await shows(page.getByRole('dialog'), refused)
    await at(page, '/home')
    await closeTop(page)
  }
  for (const path of pathsFor('members')) await opens(page, path)

  const stranger = await stage.visitor(t, '/share-code')
  await at(stranger.page, '/login')
  await stranger.page.goto(`${stage.server.url}/#/enter?token=${token}`)
  await shows(stranger.page.getByRole('dialog'), refused)
  await at(stranger.page, '/home')
})

detail(
  'back leads through the steps that one made: pages, menu, sheets, and out of a deep link',
  async (t) => {
    const { page } = await stage.member(t, '/home', moving)
    await button(page, 'Transfer').click()
    await page.getByRole('button', { name: /^Coin/ }).click()
    await dialog(page, 'Coin').waitFor()
    await page.goBack()
    await dialog(page, 'Coin').waitFor({ state: 'hidden' })
    await at(page, '/transfer')
    await button(page, 'Back').click()
    await at(page, '/home')

    await button(page, 'Menu').click()
    await dialog(page, 'Menu').waitFor()
    await page.goBack()
    await dialog(page, 'Menu').waitFor({ state: 'hidden' })
    await at(page, '/home')
    await button(page, 'Menu').click()
    await link(dialog(page, 'Menu'), 'Spot').click()
    await at(page, '/play-currency')
    await dialog(page, 'Menu').waitFor({ state: 'hidden' })
    await page.goBack()
    await at(page, '/home')
    const bar = page.getByRole('navigation', { name: 'Main navigation' })
    await bar.getByRole('link', { name: /^Options/ }).click()
    await at(page, '/deal/micro')
    await page.getByRole('heading', { name: 'Options' }).waitFor()
    assert.equal(await button(page, 'Back').count(), 0, 'the tab bar is the way from its pages')
    await page.goBack()
    await at(page, '/home')

    const led = await stage.visitor(t, '/kline?symbol=solusdt')
    await shows(led.page.getByRole('heading', { level: 1 }), 'SOL/USDT')
    await button(led.page, 'Back').click()
    await at(led.page, '/home')
  },
)

detail('whatever the menu and the first page lead to is a page of the app', async (t) => {
  const { page } = await stage.member(t, '/home')
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
  await shortcuts.waitFor()
  await leadsOn(shortcuts, 7)
  await leadsOn(page.getByRole('main').getByRole('list').filter({ hasText: 'Royalties' }), 3)
  await button(page, 'Menu').click()
  await leadsOn(dialog(page, 'Menu'), 16)
})

/** So many links or more, each to an address that is known, and none with a word about later. */
async function leadsOn(place: Locator, count: number): Promise<void> {
  const links = await place.locator('a[href^="#"]').evaluateAll((all) =>
    all.map((each) => ({
      path: each.getAttribute('href')?.slice(1) ?? '',
      says: each.textContent,
    })),
  )
  assert.ok(links.length >= count)
  for (const { path, says } of links) {
    assert.ok(path in addresses, path)
    assert.doesNotMatch(says, /soon/i, path)
  }
}

test('a page on its way veils the one before; one that cannot come cancels the step, and is logged', async (t) => {
  const logged = /The page \/market could not be opened|Failed to (load|fetch)/
  const want = { ...moving, expects: logged } as const
  const { page, complaints } = await stage.visitor(t, '/kline?symbol=ethusdt', want)
  await shows(page.getByRole('heading', { level: 1 }), 'ETH/USDT')
  const hold = Promise.withResolvers<void>()
  await page.route('**/assets/HomeScreen*.js', async (route) => {
    await hold.promise
    await route.continue()
  })
  await button(page, 'Back').click()
  const veil = page.getByRole('img', { name: 'Loading', exact: true })
  await veil.waitFor()
  await page.getByRole('heading', { name: 'ETH/USDT' }).waitFor()
  await screenshot(page, 'veil')
  const covered = await page.evaluate(
    () => document.elementFromPoint(200, 400)?.closest('main') === null,
  )
  assert.equal(covered, true)
  hold.resolve()
  await page.getByRole('heading', { name: 'Trade with books that always balance' }).waitFor()
  await veil.waitFor({ state: 'hidden' })

  await page.goBack()
  await at(page, '/kline?symbol=ethusdt')
  await shows(page.getByRole('heading', { level: 1 }), 'ETH/USDT')
  await page.route('**/assets/MarketScreen*', (route) => route.abort())
  await go(page, '/market')
  await page.waitForFunction(() => location.hash !== '#/market')
  await at(page, '/kline?symbol=ethusdt')
  await shows(page.getByRole('heading', { level: 1 }), 'ETH/USDT')
  assert.ok(complaints.some((complaint) => complaint.startsWith('The page /market could not')))
  await button(page, 'Price alert').click()
  await dialog(page, 'Sign in first').waitFor()

  await page.goto(`${stage.server.url}/?again#/market`)
  await page.getByText('Could not reach the exchange.').waitFor()
  await screenshot(page, 'page-failed')
  await page.unroute('**/assets/MarketScreen*')
  await button(page, 'Try again').click()
  await page.getByRole('heading', { name: 'Markets' }).waitFor()
})

test('an app whose texts do not come says so, and not the splash', async (t) => {
  const { page } = await stage.visitor(t, '/home', {
    expects: /./,
  })
  await page.route('**/assets/text-en-*.js', (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: 'Reload' }).click({ trial: true })
})
