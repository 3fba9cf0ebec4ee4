/** The pages of the entrance and of an account as somebody finds things on them, in English. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { at, button, dialog, kept, shows } from './finding.ts'
import { toasted } from './toasts.ts'

export const WRONG = 'Wrong account or password.'
/** What the browser says of an answer with this status belongs to a journey that is refused. */
export const REFUSED = /status of 4\d\d/

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
/** Short enough for the narrowest screen. */
export const newEmail = () => `ann${randomBytes(3).toString('hex')}@example.org`
/** Of no list of common ones. */
export const newPassword = () => `mauve lantern ${randomBytes(4).toString('hex')}`

/** What is said below a field that something is wrong with. */
export async function faultAt(page: Page, label: string): Promise<string> {
  await page.waitForFunction(
    (input) => input?.getAttribute('aria-invalid') === 'true',
    await field(page, label).elementHandle(),
  )
  return field(page, label).evaluate((input) => {
    const [error = ''] = (input.getAttribute('aria-describedby') ?? '').split(' ')
    return document.getElementById(error)?.textContent ?? ''
  })
}

/** Has a code sent to where the form says, and takes what the sandbox tells. */
export async function fillCode(page: Page): Promise<void> {
  await button(page, 'Send code').click()
  await shows(page.getByRole('status'), 'The code is')
  await button(page, 'Fill in').click()
  assert.match(await field(page, 'Verification code').inputValue(), /^\d{6}$/)
}

type Passwords = { readonly password: string; readonly confirm?: string }

/** To the next step of registration. */
export const next = (page: Page) => button(page.getByRole('main'), 'Next').click()

/** From the address, which is there, to the step with the passwords. */
export async function toPasswords(page: Page): Promise<void> {
  await fillCode(page)
  await next(page)
  await page.getByText('Step 2 of 3').waitFor()
}

/** All that registration asks for beside the address and the agreement. */
export async function fillRegistration(page: Page, { password, confirm = password }: Passwords) {
  await toPasswords(page)
  await field(page, 'Password').fill(password)
  await field(page, 'Confirm password').fill(confirm)
  await next(page)
  await field(page, 'Transaction password').fill(newPassword())
}

/** To the step with the invitation code, as anybody. */
export async function toLastStep(page: Page): Promise<void> {
  await field(page, 'E-mail').fill(newEmail())
  await fillRegistration(page, { password: newPassword() })
}

export const agree = (page: Page) => page.getByRole('checkbox').check()

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await field(page, 'E-mail').fill(email)
  await field(page, 'Password').fill(password)
  await button(page, 'Sign in').click()
}

/** Says yes to signing out, on the page of the account. */
export async function signOut(page: Page): Promise<void> {
  await button(page, 'Sign out').click()
  await button(dialog(page, 'Sign out of this device?'), 'Sign out').click()
  await toasted(page, 'Safely logged out')
  await at(page, '/login')
}

/** Stands on every page of the demo account. */
export const badge = (page: Page) => page.getByRole('banner').getByText('Demo', { exact: true })

/** Says yes to the other realm, and waits until the page is there again, on it. */
export async function switchTo(page: Page, realm: 'demo' | 'real'): Promise<void> {
  const before = await kept(page, 'LOGIN_TOKEN')
  await button(page, `Switch to ${realm}`).click()
  await button(dialog(page, /^Switch to/), 'Switch').click()
  await button(page, `Switch to ${realm === 'demo' ? 'real' : 'demo'}`).waitFor()
  assert.notEqual(await kept(page, 'LOGIN_TOKEN'), before)
}
