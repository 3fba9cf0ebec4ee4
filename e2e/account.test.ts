/** The pages of an account: who it is, its credit score, and the two realms that it has. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handIn } from '@evenkeel/server/testing/pictures.ts'
import { registered } from '@evenkeel/verticals/members/testing/registered.ts'
import type { Page } from 'playwright-core'
import { act } from './acting.ts'
import { detail } from './detail.ts'
import { at, button, closeTop, dialog, go, kept, link, shows } from './finding.ts'
import { badge, switchTo } from './membersPage.ts'
import { review, somebody } from './reviewing.ts'
import { openStage } from './stage.ts'
import { toasted } from './toasts.ts'

const stage = openStage()
const BLOCKED = 'This is not available on a demo account. Switch to your real account.'

const score = (page: Page) => page.getByRole('meter', { name: 'Credit score' })

detail('the credit score grows with each verification, while it is looked at', async (t) => {
  const { email, token } = await registered(stage.server)
  const { page } = await stage.visitor(t, '/my', { kept: { LOGIN_TOKEN: token } })
  await page.getByText(`${email.slice(0, 2)}***@example.org`).waitFor()
  await shows(page.getByRole('main'), 'Unverified')
  assert.equal(await score(page).getAttribute('value'), '60')
  await link(page, 'Verify your identity to withdraw and raise your limits').waitFor()
  await button(page, 'About the credit score').click()
  await button(dialog(page, 'Credit score'), 'Got it').click()

  const picture = await page.screenshot()
  await handIn(stage.server.url, token, picture, somebody())
  await review(stage, token, { verdict: 'verify' })
  await page.locator('meter[value="70"]').waitFor()
  await link(page, 'Complete advanced verification for higher limits').waitFor()
  const fields = { birth_date: '1990-01-31', country: 'NL' }
  await handIn(stage.server.url, token, picture, fields)
  await review(stage, token, { verdict: 'verify' })
  await page.locator('meter[value="80"]').waitFor()
  await shows(page.getByRole('main'), 'Advanced')
  assert.equal(await page.getByRole('link', { name: /verification/ }).count(), 0)

  await go(page, '/user-center')
  const main = page.getByRole('main')
  await shows(main, 'Ann Canary-Example')
  await shows(main, '80')
  const { data } = await getJson<{ id: number; invite_code: string }>('user/get_user_info', token)
  await shows(main, String(data.id))
  await shows(main, data.invite_code)
})

test('[I8] the demo account: play money, a badge on every page, and what is not for it says so', async (t) => {
  const { page } = await stage.member(t, '/my', { funds: { USDT: '7' } })
  await switchTo(page, 'demo')
  await badge(page).waitFor()
  for (const path of ['/home', '/deal/trade', '/transfer', '/user-center']) {
    await go(page, path)
    await badge(page).click()
    await button(dialog(page, 'Switch to your real account?'), 'Cancel').click()
  }
  await go(page, '/home')
  await page.getByText('100,000.00').first().waitFor()
  assert.equal(await button(page, 'Deposit').count(), 0)
  await button(page, 'Top up').click()
  await shows(page.getByRole('main'), '100,000 available plus 0 frozen')
  for (const [path, name] of [
    ['/identity', 'Basic identity verification'],
    ['/advanced', 'Advanced verification'],
    ['/secure-center', 'Security centre'],
    ['/share-code', 'Invite friends'],
    ['/deposit', 'Deposit'],
    ['/notice-center', 'Platform notices'],
  ] as const) {
    await go(page, path)
    await shows(dialog(page, name), BLOCKED)
    await button(dialog(page, name), 'Switch to real').waitFor()
    await at(page, '/home')
    await closeTop(page)
  }
  await go(page, '/my')
  await button(page, 'Switch to real').waitFor()
  assert.equal(await page.getByText('Unverified').count(), 0)
  assert.equal(
    await link(page, 'Verify your identity to withdraw and raise your limits').count(),
    0,
  )

  await button(page, 'Refill to 100,000 USDT').click()
  await toasted(page, 'or more: 100,000 available plus 0 frozen in open orders.')
  // Its figures stay to be read when the toast is gone.
  await page.getByRole('main').getByText('100,000 available plus 0 frozen').waitFor()
  const token = (await kept(page, 'LOGIN_TOKEN')) ?? ''
  const order = { pair: 'btcusdt', side: 'buy', kind: 'market', spend: '40000' }
  await act(stage.server.url, token, 'spot/place_order', order)
  await button(page, 'Refill to 100,000 USDT').click()
  await toasted(page, 'Demo account refilled')
  assert.equal(await usdtOf(token), '100000')

  await switchTo(page, 'real')
  assert.equal(await badge(page).count(), 0)
  assert.equal(await usdtOf((await kept(page, 'LOGIN_TOKEN')) ?? ''), '7')
})

detail(
  '[I8] what is on the real account alone is marked on the demo account, and one goes over from there to what one wanted',
  async (t) => {
    const { page } = await stage.member(t, '/my', { realm: 'demo' })
    await badge(page).waitFor()
    await go(page, '/home')
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
    await link(shortcuts, 'Security Real').waitFor()
    await link(shortcuts, 'Deposit Real').waitFor()
    await button(page, 'Transfer').waitFor()
    await go(page, '/my')
    const before = await kept(page, 'LOGIN_TOKEN')
    await link(page, 'Security centre Real').click()
    const blocked = dialog(page, 'Security centre')
    await shows(blocked, BLOCKED)
    await at(page, '/my')
    await shows(blocked, 'Test exchange: the funds here have no value.')
    await button(blocked, 'Cancel').click()
    await blocked.waitFor({ state: 'hidden' })
    assert.equal(await kept(page, 'LOGIN_TOKEN'), before)

    await link(page, 'Security centre Real').click()
    await button(blocked, 'Switch to real').click()
    await at(page, '/secure-center')
    await shows(page.getByRole('main'), 'steps done')
    assert.equal(await badge(page).count(), 0)
    assert.notEqual(await kept(page, 'LOGIN_TOKEN'), before)
    await page.goBack()
    await at(page, '/my')
    await button(page, 'Switch to demo').waitFor()
    assert.equal(await link(page, 'Security centre Real').count(), 0)
  },
)

async function getJson<Data>(path: string, token: string): Promise<{ data: Data }> {
  const answer = await fetch(`${stage.server.url}/api/${path}`, { headers: { token } })
  return (await answer.json()) as { data: Data }
}

async function usdtOf(token: string): Promise<string | undefined> {
  type Row = { asset: string; account: string; available: string }
  const { data } = await getJson<{ balances: Row[] }>('wallet/get_balances', token)
  return data.balances.find(({ asset, account }) => asset === 'USDT' && account === 'spot')
    ?.available
}
