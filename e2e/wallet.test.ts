/** Signing in with a wallet of the browser: one that is new here, one that is known, one that says no. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import type { Page } from 'playwright-core'
import { detail } from './detail.ts'
import { at, button, dialog, go, kept, said, shows } from './finding.ts'
import { REFUSED, signOut } from './membersPage.ts'
import { openStage } from './stage.ts'
import { WALLET, withWallet } from './testWallet.ts'

const stage = openStage()

/** A visitor whose browser has a wallet. */
async function givenWallet(t: TestContext, path = '/login') {
  const { page } = await stage.visitor(t, path, { expects: REFUSED })
  return { page, ...(await withWallet(page)) }
}

const sheet = (page: Page) => dialog(page, 'Continue with a wallet')

async function choose(page: Page): Promise<void> {
  await button(page, 'Continue with a wallet').click()
  await button(sheet(page), WALLET).click()
}

test('a wallet that is new here agrees and gets an account; the next time it just signs', async (t) => {
  const { page, signs, shown } = await givenWallet(t)
  await choose(page)
  await sheet(page).getByText('This wallet has no account here yet.').waitFor()
  const join = button(sheet(page), 'Sign and create account')
  const code = sheet(page).getByLabel('Invitation code')
  await page.waitForFunction(
    (input) => input instanceof HTMLInputElement && input.value !== '',
    await code.elementHandle(),
  )
  assert.equal(await join.isDisabled(), true)
  await sheet(page).getByRole('checkbox').check()
  const known = await code.inputValue()
  await code.fill('NOBODY7')
  await join.click()
  await shows(sheet(page), 'This invitation code does not exist.')
  await code.fill(known)
  await join.click()
  await at(page, '/home')
  assert.equal(signs.length, 3)
  const { host } = new URL(stage.server.url)
  for (const message of signs)
    assert.ok(message.startsWith(`${host} wants you to sign in with your Ethereum account:\n`))
  assert.equal(new Set(signs).size, 3)

  await go(page, '/my')
  await page.getByText(shown).first().waitFor()
  await signOut(page)
  await choose(page)
  await at(page, '/my')
  assert.equal(signs.length, 4)
})

test("a wallet that came with a friend's link joins with the friend's code", async (t) => {
  const { token } = await stage.server.member()
  const answer = await fetch(`${stage.server.url}/api/user/get_invite`, { headers: { token } })
  const { data } = (await answer.json()) as { data: { invite_code: string } }
  const { page } = await givenWallet(t, `/register?code=${data.invite_code}`)
  await button(page, 'Sign in').click()
  await choose(page)
  const code = sheet(page).getByLabel('Invitation code')
  await code.waitFor()
  assert.equal(await code.inputValue(), data.invite_code)
})

detail('who declines the signature is told nothing, and is where they were', async (t) => {
  const { page, signs, decline } = await givenWallet(t)
  decline()
  await choose(page)
  await page.waitForFunction(() => document.querySelector('dialog [role=progressbar]') === null)
  await eventually('it is asked to sign', () => signs.length > 0)
  // That it declines is told by nothing.
  await page.waitForTimeout(500)
  await button(sheet(page), WALLET).waitFor()
  assert.equal(await said(page.getByRole('alert').filter({ hasText: /\S/ })), '')
  assert.equal(await page.getByText('The wallet did not answer.').count(), 0)
  assert.equal(await kept(page, 'LOGIN_TOKEN'), null)
})

detail('who has no wallet is told so', async (t) => {
  const { page } = await stage.visitor(t, '/login')
  await button(page, 'Continue with a wallet').click()
  await sheet(page).getByText('No wallet found in this browser.').waitFor()
})
