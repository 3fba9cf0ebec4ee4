/** Wallets in the security centre: linked to an account, and as the proof of one that has no password. */
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { button, dialog, go, link, shows, toast } from './finding.ts'
import { signIn } from './membersPage.ts'
import { entered, givenMember, leave, partPath, prove } from './securityPage.ts'
import { openStage } from './stage.ts'

const stage = openStage()

/** A wallet in the browser, as an extension brings it (EIP-6963). */
async function withWallet(page: Page): Promise<string> {
  const { address, signMessage } = privateKeyToAccount(generatePrivateKey())
  const sign = (raw: `0x${string}`) => signMessage({ message: { raw } })
  await page.context().exposeFunction('signForTest', sign)
  await page.context().addInitScript((account) => {
    const { signForTest } = window as unknown as { signForTest(hex: string): Promise<string> }
    const answers: Record<string, (params: string[]) => unknown> = {
      eth_requestAccounts: () => [account],
      eth_chainId: () => '0x1',
      personal_sign: ([hex = '']) => signForTest(hex),
    }
    const provider = {
      request: async (asked: { method: string; params?: string[] }) =>
        answers[asked.method]?.(asked.params ?? []),
    }
    const detail = { info: { uuid: 'for-tests', name: 'Test wallet' }, provider }
    addEventListener('eip6963:requestProvider', () =>
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })),
    )
  }, address)
  await page.reload()
  return `${address.slice(0, 6)}…${address.slice(-4)}`.toLowerCase()
}

test('a wallet is linked with proof, and signs in from then on', async (t) => {
  const { page, me } = await givenMember(stage, t, partPath('wallet'))
  const shown = await withWallet(page)
  await button(page, 'Link wallet').click()
  await button(dialog(page, 'Link wallet'), 'Test wallet').click()
  await prove(page, 'Link wallet', { password: me.password, action: 'Link wallet' })
  await page.getByRole('heading', { name: shown }).waitFor()
  await leave(page)
  await button(page, 'Continue with a wallet').click()
  await button(dialog(page, 'Continue with a wallet'), 'Test wallet').click()
  await entered(page)
})

test('who has no password signs every change with the wallet, and can set a password', async (t) => {
  const { page } = await stage.visitor(t, '/login')
  await withWallet(page)
  await button(page, 'Continue with a wallet').click()
  const sheet = dialog(page, 'Continue with a wallet')
  await button(sheet, 'Test wallet').click()
  await sheet.getByRole('checkbox').check()
  await button(sheet, 'Sign and create account').click()
  await entered(page)

  await go(page, '/secure-center')
  await shows(page.getByRole('main'), '0 of 5 steps done')
  await button(page, 'Freeze my account').click()
  await button(dialog(page, 'Freeze your account?'), 'Continue').click()
  const freeze = dialog(page, 'Freeze my account')
  await button(freeze, 'Test wallet').click()
  await shows(freeze, 'Signed with your wallet')
  await button(freeze, 'Freeze now').click()
  await shows(freeze.getByRole('alert'), 'Add an e-mail address or mobile number first')
  await page.keyboard.press('Escape')

  await link(page, 'Login password Not set').click()
  const password = 'velvet harbour 4419'
  await button(page, 'Test wallet').click()
  await shows(page.getByRole('main'), 'Signed with your wallet')
  await page.getByLabel('New password').fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await button(page, 'Set new password').click()
  await toast(page, 'Password changed').waitFor()
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
