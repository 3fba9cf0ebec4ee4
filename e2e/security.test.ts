/** The security centre: what guards an account is changed there, and holds from then on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { detail } from './detail.ts'
import { at, button, dialog, go, kept, link, said, shows } from './finding.ts'
import { signIn } from './membersPage.ts'
import { codeOf, entered, givenMember, leave, named, partPath, prove } from './securityPage.ts'
import { openStage } from './stage.ts'
import { toasted } from './toasts.ts'

const stage = openStage()
const NEW_PASSWORD = 'purple elephant sonata'

test('an authenticator is set up with proof, and asked for at the next sign-in', async (t) => {
  const { page, me } = await givenMember(stage, t, '/secure-center')
  await shows(page.getByRole('main'), '2 of 5 steps done')
  await link(page, 'Authenticator Off').click()
  await button(page, 'Set up authenticator').click()
  await prove(page, 'Set up authenticator', { password: 'not this one', action: 'Continue' })
  await shows(dialog(page, 'Set up authenticator'), 'The login password is wrong.')
  await prove(page, 'Set up authenticator', { password: me.password, action: 'Continue' })
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  await page.getByRole('main').locator('code').waitFor()
  const shown = await said(page.getByRole('main').locator('code'))
  const secret = shown.replaceAll(' ', '')
  assert.match(secret, /^[A-Z2-7]{32}$/)
  const field = page.getByLabel('Authenticator code')
  await field.fill('000000')
  await button(page, 'Turn on').click()
  await shows(
    page.getByRole('main'),
    'This code is wrong. Enter the one your app shows now, and check that your phone’s clock is correct.',
  )
  const code = codeOf(secret)
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await button(page, 'Turn on').click()
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
  const codes = await page.getByRole('listitem').allInnerTexts()
  assert.equal(new Set(codes).size, 10)
  await button(page, 'I have saved them').click()
  await page.getByRole('heading', { name: 'Authenticator is on' }).waitFor()
  await shows(page.getByRole('main'), 'Recovery codes left: 10')
  await page.goBack()
  await shows(page.getByRole('main'), '3 of 5 steps done')

  await leave(page)
  await signIn(page, me.email, me.password)
  await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor()
  assert.equal(await kept(page, 'LOGIN_TOKEN'), null)
  await page.getByLabel('Authenticator code').fill(codeOf(secret, 1))
  await entered(page)
})

test('another password: two that differ are not sent; the old one opens nothing', async (t) => {
  const { page, me } = await givenMember(stage, t, '/secure-center')
  await link(page, 'Login password Set').click()
  await page.getByLabel('Old password').fill(me.password)
  await page.getByLabel('New password').fill('password123')
  await shows(page.getByRole('status'), 'Weak')
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await shows(page.getByRole('status'), 'Strong')
  await page.getByLabel('Confirm password').fill('purple elephant sonnet')
  await button(page, 'Set new password').click()
  await shows(page.getByRole('main'), 'Passwords do not match')
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await toasted(page, 'Password changed')
  await at(page, '/secure-center')
  const token = await kept(page, 'LOGIN_TOKEN')
  assert.notEqual(token, me.token)
  await page.reload()
  await shows(page.getByRole('main'), '2 of 5 steps done')
  assert.equal(await kept(page, 'LOGIN_TOKEN'), token)

  await leave(page)
  await signIn(page, me.email, me.password)
  await shows(page.getByRole('main'), 'Wrong account or password.')
  await signIn(page, me.email, NEW_PASSWORD)
  await entered(page)
})

test('a passkey is made on a device, and signs in by itself', async (t) => {
  const { page, me } = await givenMember(stage, t, '/home')
  const debug = await page.context().newCDPSession(page)
  await debug.send('WebAuthn.enable')
  await debug.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const origin = named(stage.server.url)
  await page.goto(`${origin}/#/home`)
  await page.evaluate((token) => localStorage.setItem('LOGIN_TOKEN', token), me.token)
  await page.goto(`${origin}/?again#${partPath('passkeys')}`)
  await button(page, 'Add a passkey').click()
  const name = dialog(page, 'Add a passkey').getByLabel('Passkey name')
  await name.fill('My phone')
  await prove(page, 'Add a passkey', { password: me.password, action: 'Continue' })
  await toasted(page, 'Passkey added')
  await shows(page.getByRole('listitem'), /My phone.*Not used yet/s)

  await leave(page)
  await button(page, 'Continue with a passkey').click()
  await entered(page)
  await at(page, '/my')
  await page.goto(`${origin}/#${partPath('passkeys')}`)
  await shows(page.getByRole('listitem'), /My phone.*Last used/s)
  await button(page, 'Remove My phone').click()
  await prove(page, 'Remove My phone', { password: me.password, action: 'Remove' })
  await toasted(page, 'Passkey removed')
  await page.getByRole('listitem').first().waitFor({ state: 'detached' })
})

detail(
  'under a number instead of a name there are no passkeys: the page says so before it asks for anything',
  async (t) => {
    const { page } = await givenMember(stage, t, partPath('passkeys'))
    await shows(page.getByRole('main'), 'Passkeys do not work with an IP address.')
    assert.equal(await button(page, 'Add a passkey').count(), 0)
  },
)

test('another device that is ended is signed out at once', async (t) => {
  const { page, me } = await givenMember(stage, t, partPath('devices'))
  const { page: other } = await stage.visitor(t, '/login', { expects: /401/ })
  await signIn(other, me.email, me.password)
  await entered(other)
  await shows(page.getByRole('listitem'), /This device/)
  const row = page.getByRole('listitem').filter({ hasNotText: 'This device' })
  await button(row, 'Sign out').click()
  await button(dialog(page, /^Sign out .*\?$/), 'Sign out').click()
  await toasted(page, 'Signed out')
  await at(other, '/login')
  assert.equal(await kept(other, 'LOGIN_TOKEN'), null)
  await row.waitFor({ state: 'hidden' })

  await signIn(other, me.email, me.password)
  await entered(other)
  // A device that is known already makes no news.
  await page.reload()
  await button(page, 'Sign out all other devices').click()
  await button(dialog(page, 'Sign out all other devices?'), 'Sign out').click()
  await at(other, '/login')
  assert.equal(await kept(page, 'LOGIN_TOKEN'), me.token)
})

test('a key that withdraws says what it needs, and asks for both passwords and the authenticator', async (t) => {
  const { page, me } = await givenMember(stage, t, '/my')
  const send = async (path: string, body: object) =>
    (await post(stage.server.url, path, body, { token: me.token })).data
  const { ticket, secret } = await send('user/begin_totp', { proof: { password: me.password } })
  await go(page, partPath('newApiKey'))
  await page.getByLabel('Name').fill('Payouts')
  await page.getByRole('switch', { name: 'Allow withdrawals' }).check()
  const needs = page.getByRole('region', { name: 'What a key that withdraws needs' })
  await button(needs, 'Authenticator turned on').waitFor()
  await send('user/confirm_totp', { ticket, totp: codeOf(secret, -1) })
  await page.reload()
  await page.getByLabel('Name').fill('Payouts')
  await page.getByRole('switch', { name: 'Allow withdrawals' }).check()
  await page.getByLabel('Allowed IP addresses').fill('10.0.0.0/8')
  assert.equal(await button(page, 'Create API key').isDisabled(), true)
  await page.getByLabel('Allowed IP addresses').fill('192.0.2.7')
  await button(page, 'Create API key').click()
  const sheet = dialog(page, 'Create API key')
  await sheet.getByLabel('Transaction password').fill(me.transactionPassword)
  const proof = { password: me.password, totp: codeOf(secret), action: 'Confirm' }
  await prove(page, 'Create API key', proof)
  await page.getByRole('heading', { name: 'API key created' }).waitFor()
  const { api_keys: keys } = (await get(stage.server.url, 'user/get_security', { token: me.token }))
    .data
  assert.deepEqual([keys[0].may_withdraw, keys[0].addresses], [true, ['192.0.2.7']])
})

test('a key for programs is shown once, and is gone when it is removed', async (t) => {
  const { page, me } = await givenMember(stage, t, partPath('apiKeys'))
  await button(page, 'Create API key').click()
  await at(page, partPath('newApiKey'))
  await page.getByLabel('Name').fill('Trading bot')
  await page.getByRole('switch', { name: 'Allow trading' }).check()
  await page.getByLabel('Allowed IP addresses').fill('192.0.2.7\nnowhere')
  await button(page, 'Create API key').click()
  await shows(page.getByRole('main'), 'nowhere')
  assert.equal(await page.getByRole('dialog').count(), 0)
  await page.getByLabel('Allowed IP addresses').fill('192.0.2.7\n198.51.100.0/24')
  await button(page, 'Create API key').click()
  await prove(page, 'Create API key', { password: me.password, action: 'Confirm' })
  await page.getByRole('heading', { name: 'API key created' }).waitFor()
  await page.getByRole('main').locator('code').nth(1).waitFor()
  const [key = '', secret = ''] = await page.getByRole('main').locator('code').allInnerTexts()
  assert.match(secret, /^[\w-]{43}$/)
  await button(page, 'I have saved it').click()
  await at(page, partPath('apiKeys'))
  const row = page.getByRole('listitem').filter({ hasText: 'Trading bot' })
  for (const words of [key, 'Read and trade', '192.0.2.7, 198.51.100.0/24']) await shows(row, words)
  await page.goForward()
  await page.getByLabel('Name').waitFor()
  assert.equal((await page.content()).includes(secret), false)
  await page.goBack()
  await button(row, 'Remove Trading bot').click()
  await prove(page, 'Remove Trading bot', { password: me.password, action: 'Remove' })
  await row.waitFor({ state: 'hidden' })
})
