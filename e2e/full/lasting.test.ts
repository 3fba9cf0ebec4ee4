/** What was done to an account is told on the sign-in page for as long as its reader needs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { act } from '../acting.ts'
import { at, button, dialog, shows } from '../finding.ts'
import { field, fillCode, newPassword, REFUSED, signIn } from '../membersPage.ts'
import { entered, givenMember, leave, prove } from '../securityPage.ts'
import { openStage } from '../stage.ts'

const stage = openStage({ ownServer: true })
/** Longer than any toast is shown. */
const A_WHILE_MS = 2_000

const notice = (page: Page, words: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words })

/** Remembers whether some words were said, however shortly. */
const watchFor = (page: Page, words: string) =>
  page.evaluate((wanted) => {
    const look = () => {
      if (document.body.textContent.includes(wanted)) document.body.dataset.said = 'true'
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  }, words)
const wasSaid = (page: Page) => page.evaluate(() => document.body.dataset.said === 'true')

/** Nobody gets two codes in one minute. */
async function letAMinutePass(): Promise<void> {
  await stage.server.query(`update verification_code set sent_at = sent_at - interval '1 minute'`)
}

test('a frozen account says so, and how it ends, until it is thawed; that is told until somebody signs in', async (t) => {
  const { page, me } = await givenMember(stage, t, '/secure-center', { expects: /40[01]/ })
  await page.clock.install()
  await letAMinutePass()
  await button(page, 'Freeze my account').click()
  await button(dialog(page, 'Freeze your account?'), 'Continue').click()
  await watchFor(page, 'Not logged in')
  await prove(page, 'Freeze my account', { password: me.password, action: 'Freeze now' })
  await at(page, '/login')
  await page.clock.runFor(A_WHILE_MS)
  assert.equal(await wasSaid(page), false, 'what one did oneself is no failure')
  await shows(notice(page, 'Account frozen'), 'To unfreeze it')
  await page.reload()
  await notice(page, 'Account frozen').waitFor()
  await signIn(page, me.email, me.password)
  await button(page, 'Unfreeze account').click()
  await at(page, '/login?way=thaw')
  await field(page, 'E-mail').fill(me.email)
  await field(page, 'Password').fill(me.password)
  await fillCode(page)
  await button(page, 'Unfreeze').click()
  await at(page, '/login')
  await page.clock.runFor(A_WHILE_MS)
  await notice(page, 'Account unfrozen.').waitFor()
  assert.equal(await notice(page, 'Account frozen').count(), 0)
  await signIn(page, me.email, me.password)
  await entered(page)
  await leave(page)
  assert.equal(await notice(page, 'Account').count(), 0)
})

test('who was signed out from another device reads so until they sign in', async (t) => {
  const { page, me } = await givenMember(stage, t, '/deal/trade', { expects: /401/ })
  await page.clock.install()
  await page.getByRole('heading', { name: 'Spot' }).waitFor()
  await act(stage.server.url, me.token, 'user/logout', {})
  await at(page, '/login')
  await page.clock.runFor(A_WHILE_MS)
  await shows(notice(page, 'You were signed out'), 'Sign in again')
  await page.reload()
  await notice(page, 'You were signed out').waitFor()
  await signIn(page, me.email, me.password)
  await at(page, '/deal/trade')
  await leave(page)
  assert.equal(await notice(page, 'You were signed out').count(), 0)
})

test('a password that was set anew is told until its reader puts that away', async (t) => {
  const { page, me } = await givenMember(stage, t, '/my', { expects: REFUSED })
  await page.clock.install()
  await letAMinutePass()
  await leave(page)
  await button(page, 'Forgot password?').click()
  await field(page, 'E-mail').fill(me.email)
  await fillCode(page)
  const fresh = newPassword()
  await field(page, 'New password').fill(fresh)
  await field(page, 'Confirm password').fill(fresh)
  await button(page, 'Set new password').click()
  await at(page, '/login')
  await page.clock.runFor(A_WHILE_MS)
  await shows(notice(page, 'New password set.'), 'withdrawals pause for 24 hours')
  await button(notice(page, 'New password set.'), 'Close').click()
  await notice(page, 'New password set.').waitFor({ state: 'detached' })
  await page.reload()
  await field(page, 'E-mail').waitFor()
  assert.equal(await notice(page, 'New password set.').count(), 0)
})
