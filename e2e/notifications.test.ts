/** A fill rings the bell and leads to its order; choices are kept; a device is pushed to once its owner allows it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { act } from './acting.ts'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { button, go } from './finding.ts'
import { openStage } from './stage.ts'
import { toasted } from './toasts.ts'

const stage = openStage()

const market = { pair: 'btcusdt', side: 'buy', kind: 'market', spend: '100' }

test('a filled order counts at the bell, stands in the list and opens from there', async (t) => {
  const { page, token } = await stage.member(t, '/home', { funds: { USDT: '1000' } })
  const bell = page.getByRole('banner').getByRole('button', { name: 'Notifications' })
  await bell.waitFor()
  const count = page.getByRole('banner').getByText('1', { exact: true })
  assert.equal(await count.count(), 0)
  await act(stage.server.url, token, 'spot/place_order', market)
  await count.waitFor()
  await screenshot(page, 'notifications-bell')

  await bell.click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  const row = page.getByRole('button', {
    name: /Buy order filled Unread.*Bought .* BTC at .* USDT/,
  })
  await row.waitFor()
  await screenshot(page, 'notifications-list')
  await act(stage.server.url, token, 'spot/place_order', market)
  await page.getByRole('listitem').nth(1).waitFor()
  await page.getByRole('tab', { name: 'Security' }).click()
  await page.getByText('Nothing of this kind yet.').first().waitFor()
  await page.getByRole('tab', { name: 'Trading' }).click()

  await row.first().click()
  await page.getByRole('dialog').getByText('Filled').first().waitFor()
  await screenshot(page, 'notifications-order')
  await page.keyboard.press('Escape')
  await go(page, '/my')
  const way = page.getByRole('link', { name: 'Notifications 1' })
  await way.click()
  await button(page, 'Mark all as read').click()
  await toasted(page, 'All marked as read')
  await page.getByText('Unread').waitFor({ state: 'detached' })
  assert.equal(await button(page, 'Mark all as read').count(), 0)
  await go(page, '/home')
  await bell.waitFor()
  assert.equal(await count.count(), 0)
})

test('nothing yet, in either realm; and the ways to be notified are kept', async (t) => {
  const { page } = await stage.member(t, '/notifications')
  await page.getByText('No notifications yet.').first().waitFor()
  await screenshot(page, 'notifications-none')
  await button(page, 'Notification settings').click()
  await page.getByText('Push on this device').first().waitFor()
  await screenshot(page, 'notifications-settings')
  await page.getByRole('button', { name: /^Trading/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Trading' })
  await sheet.getByText('Fills, triggered orders, options').waitFor()
  await sheet.getByRole('radio', { name: 'Daily' }).click()
  await screenshot(page, 'notifications-group')
  await sheet.getByRole('switch', { name: 'Push' }).click()
  await button(page, 'Close').click()
  await page.getByRole('button', { name: /^Security/ }).click()
  const fixed = page.getByRole('dialog', { name: 'Security' })
  assert.equal(await fixed.getByRole('switch', { name: 'In the app' }).isDisabled(), true)
  await fixed.getByText('Always in the app and by e-mail').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: /^No push, and e-mails wait/ }).click()
  await button(page, /From\s*22:00/).click()
  await page.getByRole('dialog', { name: 'From' }).getByText('23:30').click()
  await button(page, /From\s*23:30/).waitFor()
  await page.reload()
  await button(page, /From\s*23:30/).waitFor()
  await page.getByRole('button', { name: /^Trading In the app · E-mail \(Daily\)/ }).waitFor()
})

detail('who turns two things on a slow line keeps both', async (t) => {
  const { page } = await stage.member(t, '/notification-settings')
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/notification/set_settings', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: /^Trading/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Trading' })
  await sheet.getByRole('radio', { name: 'Daily' }).click()
  await sheet.getByRole('switch', { name: 'Push' }).click()
  letGo()
  await page.waitForResponse(/set_settings/)
  await page.waitForResponse(/set_settings/)
  assert.equal(await sheet.getByRole('switch', { name: 'Push' }).isChecked(), false)
  await page.reload()
  await page.getByRole('button', { name: /^Trading In the app · E-mail \(Daily\)$/ }).waitFor()
})

/** What a browser gives whose push service can be reached: the one of a test has none. */
const pushable = () => {
  const made = {
    endpoint: 'https://push.example.org/one',
    p256dh: '',
    auth: 'YSBzZWNyZXQgb2YgMTYgQg',
  }
  Object.assign(PushManager.prototype, {
    async subscribe() {
      const { publicKey } = await crypto.subtle.generateKey(
        { name: 'ECDH', namedCurve: 'P-256' },
        true,
        ['deriveBits'],
      )
      const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
      const text = btoa(String.fromCharCode(...raw))
      const p256dh = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
      const { endpoint, auth } = made
      return { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }
    },
  })
}

test('a device is pushed to once its owner allows it, and no more when they turn it off', async (t) => {
  const want = { serviceWorkers: 'allow' } as const
  const { page, context } = await stage.member(t, '/notification-settings', want)
  const pushed = page.getByRole('switch', { name: /^Push on this device/ })
  await pushed.waitFor()
  await context.grantPermissions(['notifications'])
  await page.evaluate(pushable)
  await pushed.click()
  await toasted(page, 'Push is on for this device')
  assert.equal(await pushed.isChecked(), true)
  await page.reload()
  await pushed.waitFor()
  assert.equal(await pushed.isChecked(), true)
  await pushed.click()
  await toasted(page, 'Push is off for this device')
  assert.equal(await pushed.isChecked(), false)
})

detail(
  'in the demo realm one is notified of play money, and told that it stays in the app',
  async (t) => {
    const { page, token } = await stage.member(t, '/notifications', { realm: 'demo' })
    await page.getByText('No notifications yet.').first().waitFor()
    await act(stage.server.url, token, 'spot/place_order', market)
    await page.getByRole('button', { name: /^Buy order filled/ }).waitFor()
    await go(page, '/notification-settings')
    await page.getByText('Of your demo account you are notified in the app only.').first().waitFor()
  },
)
