/** Wallets in the security centre: linked to an account, and as the proof of one that has no password. */
import { test } from 'node:test'
import { detail } from './detail.ts'
import { button, dialog, go, link, shows, toast } from './finding.ts'
import { signIn } from './membersPage.ts'
import { entered, givenMember, leave, partPath, prove } from './securityPage.ts'
import { openStage } from './stage.ts'
import { WALLET, withWallet } from './testWallet.ts'
import { toasted, toastedBy } from './toasts.ts'

const stage = openStage()

test('a wallet is linked with proof, and signs in from then on', async (t) => {
  const { page, me } = await givenMember(stage, t, partPath('wallet'))
  const { shown } = await withWallet(page)
  await button(page, 'Link wallet').click()
  await button(dialog(page, 'Link wallet'), WALLET).click()
  await prove(page, 'Link wallet', { password: me.password, action: 'Link wallet' })
  await page.getByRole('heading', { name: shown }).waitFor()
  await leave(page)
  await button(page, 'Continue with a wallet').click()
  await button(dialog(page, 'Continue with a wallet'), WALLET).click()
  await entered(page)
})

detail(
  'a line that is cut is what is said, not that the wallet or the passkey failed',
  async (t) => {
    const { page } = await stage.visitor(t, '/login', { expects: /ERR_FAILED/ })
    await withWallet(page)
    await page.route('**/api/user/*_challenge', (route) => route.abort())
    const unreachable = 'Could not reach the exchange.'
    await toastedBy(page, unreachable, () => button(page, 'Continue with a passkey').click())
    await toast(page, unreachable).waitFor({ state: 'hidden' })
    await button(page, 'Continue with a wallet').click()
    const asked = dialog(page, 'Continue with a wallet')
    await toastedBy(page, unreachable, () => button(asked, WALLET).click())
  },
)

test('who has no password signs every change with the wallet, and can set a password', async (t) => {
  const { page } = await stage.visitor(t, '/login')
  await withWallet(page)
  await button(page, 'Continue with a wallet').click()
  const sheet = dialog(page, 'Continue with a wallet')
  await button(sheet, WALLET).click()
  await sheet.getByRole('checkbox').check()
  await button(sheet, 'Sign and create account').click()
  await entered(page)

  await go(page, '/secure-center')
  await shows(page.getByRole('main'), '0 of 5 steps done')
  await button(page, 'Freeze my account').click()
  await button(dialog(page, 'Freeze your account?'), 'Continue').click()
  const freeze = dialog(page, 'Freeze my account')
  await button(freeze, WALLET).click()
  await shows(freeze, 'Signed with your wallet')
  await button(freeze, 'Freeze now').click()
  await shows(freeze.getByRole('alert'), 'mail address or mobile number first')
  await page.keyboard.press('Escape')

  await link(page, 'Login password Not set').click()
  const password = 'velvet harbour 4419'
  await button(page, WALLET).click()
  await shows(page.getByRole('main'), 'Signed with your wallet')
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await button(page, 'Set new password').click()
  await toasted(page, 'Password changed')
  await link(page, 'Login password Set').waitFor()

  const email = `wallet-${Date.now()}@example.org`
  await link(page, 'E-mail Not set').click()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await button(page, 'Send code').click()
  await button(page, 'Fill in').click()
  await button(page, 'Add e-mail').click()
  await prove(page, 'Add e-mail', { password, action: 'Confirm' })
  await page.getByRole('heading', { name: 'wa***@example.org' }).waitFor()
  await leave(page)
  await signIn(page, email, password)
  await entered(page)
})
