/** Signing in with a wallet of the browser: one that is new here, one that is known, one that says no. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { at, button, dialog, go, kept, said, shows } from './finding.ts'
import { REFUSED, signOut } from './membersPage.ts'
import { openStage, type Visit } from './stage.ts'

const stage = openStage()

type Account = ReturnType<typeof privateKeyToAccount>
type Asked = { readonly method: string; readonly params?: readonly string[] }

/** A visitor whose browser has a wallet, which announces itself as EIP-6963 has it. */
async function givenWallet(
  t: TestContext,
  account: Account,
  path = '/login',
): Promise<Visit & { readonly signs: string[]; decline(): void }> {
  const signs: string[] = []
  let declines = false
  const visit = await stage.visitor(t, '/contact', { expects: REFUSED })
  await visit.context.exposeFunction('askWallet', async ({ method, params = [] }: Asked) => {
    if (method === 'eth_requestAccounts') return [account.address]
    if (method === 'eth_chainId') return '0x1'
    assert.equal(method, 'personal_sign')
    assert.equal(params[1], account.address)
    const raw = params[0] as `0x${string}`
    signs.push(Buffer.from(raw.slice(2), 'hex').toString())
    return declines ? undefined : account.signMessage({ message: { raw } })
  })
  await visit.context.addInitScript(() => {
    const { askWallet } = globalThis as unknown as {
      askWallet(asked: Asked): Promise<unknown>
    }
    const provider = {
      async request(asked: Asked) {
        const answer = await askWallet(asked)
        if (answer !== undefined) return answer
        throw Object.assign(new Error('the user said no'), { code: 4001 })
      },
    }
    const info = { uuid: 'test', name: 'Plank Wallet', rdns: 'org.example.plank', icon: '' }
    const announce = () =>
      dispatchEvent(
        new CustomEvent('eip6963:announceProvider', {
          detail: Object.freeze({ info: Object.freeze(info), provider }),
        }),
      )
    addEventListener('eip6963:requestProvider', announce)
  })
  await visit.page.goto(`${stage.server.url}/#${path}`)
  await visit.page.reload()
  return {
    ...visit,
    signs,
    decline() {
      declines = true
    },
  }
}

const sheet = (page: Page) => dialog(page, 'Continue with a wallet')

async function choose(page: Page): Promise<void> {
  await button(page, 'Continue with a wallet').click()
  await sheet(page)
    .getByRole('button', { name: /Plank Wallet/ })
    .click()
}

test('a wallet that is new here agrees and gets an account; the next time it just signs', async (t) => {
  const account = privateKeyToAccount(generatePrivateKey())
  const { page, signs } = await givenWallet(t, account)
  await choose(page)
  await sheet(page).getByText('This wallet is new here.').waitFor()
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
  await page.getByText(account.address.slice(0, 6)).first().waitFor()
  await signOut(page)
  await choose(page)
  await at(page, '/my')
  assert.equal(signs.length, 4)
})

test("a wallet that came with a friend's link joins with the friend's code", async (t) => {
  const { token } = await stage.server.member()
  const answer = await fetch(`${stage.server.url}/api/user/get_invite`, { headers: { token } })
  const { data } = (await answer.json()) as { data: { invite_code: string } }
  const account = privateKeyToAccount(generatePrivateKey())
  const { page } = await givenWallet(t, account, `/register?code=${data.invite_code}`)
  await button(page, 'Sign in').click()
  await choose(page)
  const code = sheet(page).getByLabel('Invitation code')
  await code.waitFor()
  assert.equal(await code.inputValue(), data.invite_code)
})

test('who declines the signature is told nothing, and is where they were', async (t) => {
  const { page, signs, decline } = await givenWallet(t, privateKeyToAccount(generatePrivateKey()))
  decline()
  await choose(page)
  await page.waitForFunction(() => document.querySelector('dialog [role=progressbar]') === null)
  while (signs.length === 0) await page.waitForTimeout(50)
  await page.waitForTimeout(500)
  await sheet(page)
    .getByRole('button', { name: /Plank Wallet/ })
    .waitFor()
  assert.equal(await said(page.getByRole('alert').filter({ hasText: /\S/ })), '')
  assert.equal(await page.getByText('The wallet did not answer.').count(), 0)
  assert.equal(await kept(page, 'LOGIN_TOKEN'), null)
})

test('who has no wallet is told so', async (t) => {
  const { page } = await stage.visitor(t, '/login')
  await button(page, 'Continue with a wallet').click()
  await sheet(page).getByText('No wallet found in this browser.').waitFor()
})
