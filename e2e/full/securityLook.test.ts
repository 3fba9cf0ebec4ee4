/** For everyone: the security centre at 320 px in every language, and what axe finds in both themes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Registered, registered } from '@evenkeel/verticals/members/testing/registered.ts'
import type { Language } from '@evenkeel/wire'
import type { Page } from 'playwright-core'
import { act } from '../acting.ts'
import { screenshot } from '../browser.ts'
import { closeTop, go } from '../finding.ts'
import { cutTexts, settled, smallTargets, violations } from '../looking.ts'
import { partPath } from '../securityPage.ts'
import { openStage } from '../stage.ts'
import { swept } from '../swept.ts'
import { type Say, textsOf } from '../texts.ts'

const stage = openStage()
const parts = ['totp', 'passkeys', 'email', 'phone', 'wallet', 'antiPhishing', 'devices']
const more = ['apiKeys', 'newApiKey', 'activity']
const paths = [
  '/secure-center',
  ...[...parts, ...more].map(partPath),
  '/change-login-passwd',
  '/change-pay-passwd',
]
const still = { reducedMotion: 'reduce', scale: 1 } as const

/** Looks at the page as it is now, under a name for the report. */
type Look = (state: string) => Promise<void>

/** Something in every list, a second device, and withdrawals that are held. */
async function givenUser(): Promise<Registered> {
  const { url } = stage.server
  const me = await registered({ url })
  const proof = { password: me.password }
  const post = (path: string, input: object) => act(url, me.token, path, { ...input, proof })
  await act(url, '', 'user/login', { email: me.email, password: me.password })
  await post('user/set_allow_list', { is_on: true })
  await post('user/set_allow_list', { is_on: false })
  await post('user/set_anti_phishing', { code: 'grey heron' })
  const addresses = ['198.51.100.0/24', '2001:db8:1234:5678::/64']
  for (const may_trade of [true, false])
    await post('user/make_api_key', { name: 'Trading bot of the office', may_trade, addresses })
  return me
}

/** Every page, and every sheet and form that opens there. */
async function lookAround(page: Page, say: Say, look: Look, me: Registered) {
  const press = (name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true }).first().click()
  const sheet = async (state: string) => {
    await page.getByRole('dialog').waitFor()
    await look(state)
  }
  for (const path of paths) {
    await go(page, path)
    await page
      .getByRole('main')
      .getByRole('paragraph')
      .or(page.getByRole('listitem'))
      .first()
      .waitFor()
    await look(path)
  }
  await go(page, '/secure-center')
  await page.getByRole('switch').click()
  await sheet('allow-list')
  await closeTop(page)
  await press(say('members.freeze'))
  await sheet('freeze ask')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('members.continue') })
    .click()
  await page.getByRole('dialog').getByLabel(say('members.loginPassword')).waitFor()
  await sheet('freeze proof')
  await closeTop(page)
  await go(page, partPath('devices'))
  await press(say('members.endDevice'))
  await sheet('end device')
  await closeTop(page)
  await go(page, partPath('apiKeys'))
  await press(say('members.removeNamed', { name: 'Trading bot of the office' }))
  await sheet('remove key')
  await page.getByRole('dialog').getByLabel(say('members.loginPassword')).fill('wrong')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('members.remove'), exact: true })
    .click()
  await page.getByText(say('refusal.wrongPassword')).first().waitFor()
  await look('wrong password')
  await closeTop(page)
  await go(page, partPath('passkeys'))
  await press(say('members.passkeyAdd'))
  await sheet('add passkey')
  await closeTop(page)
  await go(page, partPath('totp'))
  await press(say('members.totpBegin'))
  await page.getByRole('dialog').getByLabel(say('members.loginPassword')).fill(me.password)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('members.continue') })
    .click()
  await page.getByRole('img').first().waitFor()
  await look('new authenticator')
}

test('nothing of the security centre is cut or leaves the screen at 320 px', async (t) => {
  const me = await givenUser()
  const kept = { LOGIN_TOKEN: me.token }
  const { page } = await stage.visitor(t, '/home', { ...still, width: 320, kept })
  for (const language of swept)
    await t.test(language, async () => {
      const found: Record<string, string[]> = {}
      await speak(page, language)
      const look: Look = async (state) => {
        await settled(page)
        const cut = await cutTexts(page)
        if (cut.length === 0) return
        found[state] = cut
        await screenshot(page, `security-${language}-${state.replace(/\W+/g, '-')}`)
      }
      await lookAround(page, await textsOf(language), look, me)
      assert.deepEqual(found, {})
    })
})

test('axe finds nothing in the security centre, dark or light, and every target can be hit', async (t) => {
  const me = await givenUser()
  const kept = { LOGIN_TOKEN: me.token }
  const { page } = await stage.visitor(t, '/home', { ...still, kept })
  const found: Record<string, string[]> = {}
  const look: Look = async (state) => {
    for (const theme of ['dark', 'light']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      await settled(page)
      const all = await violations(page)
      if (all.length > 0) found[`${state} ${theme}`] = all
    }
    const small = await smallTargets(page, 24)
    if (small.length > 0) found[`${state} small`] = small
  }
  await lookAround(page, await textsOf('en'), look, me)
  assert.deepEqual(found, {})
})

async function speak(page: Page, language: Language): Promise<void> {
  await go(page, '/home')
  await page.evaluate((chosen) => localStorage.setItem('LANGUAGE_KEY', chosen), language)
  await page.reload()
  await page.locator(`html[lang="${language}"]`).waitFor()
}
