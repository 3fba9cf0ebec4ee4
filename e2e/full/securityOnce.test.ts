/** What is shown this once is not left behind without a question: recovery codes and the secret of a key. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { button, dialog, go, shows } from '../finding.ts'
import { loseAnswers } from '../held.ts'
import { codeOf, givenMember, partPath, prove } from '../securityPage.ts'
import { openStage } from '../stage.ts'

const stage = openStage({ ownServer: true })

test('recovery codes are not left by "back" or by a link before their reader was asked', async (t) => {
  const { page, me } = await givenMember(stage, t, '/secure-center')
  await go(page, partPath('totp'))
  await button(page, 'Set up authenticator').click()
  await prove(page, 'Set up authenticator', { password: me.password, action: 'Continue' })
  await page.getByRole('heading', { name: 'Scan with your app' }).waitFor()
  const [secret = ''] = await page.locator('code').allInnerTexts()
  const code = page.getByLabel('Authenticator code')
  await code.fill('000000')
  await button(page, 'Turn on').click()
  await shows(page.getByRole('main'), 'Enter the one your app shows now')
  await code.fill(codeOf(secret.replaceAll(' ', '')))
  await button(page, 'Turn on').click()
  const codes = page.getByRole('heading', { name: 'Save your recovery codes' })
  await codes.waitFor()

  const question = dialog(page, 'Leave without the recovery codes?')
  await page.evaluate(() => history.back())
  await button(question, 'Stay').click()
  await question.waitFor({ state: 'hidden' })
  assert.equal(await codes.isVisible(), true)
  await button(page, 'Back').click()
  await question.waitFor()
  await page.evaluate(() => history.back())
  await question.waitFor({ state: 'hidden' })
  assert.equal(await codes.isVisible(), true)
  await button(page, 'Back').click()
  await button(question, 'Leave').click()
  await page.getByRole('heading', { name: 'Security centre' }).waitFor()
  assert.match(page.url(), /#\/secure-center$/)
})

test('an authenticator that is on, though its answer was lost, is not asked for once more', async (t) => {
  const { page, me } = await givenMember(stage, t, partPath('totp'), {
    expects: /ERR_FAILED|status of 4/,
  })
  await button(page, 'Set up authenticator').click()
  await prove(page, 'Set up authenticator', { password: me.password, action: 'Continue' })
  await page.getByRole('heading', { name: 'Scan with your app' }).waitFor()
  const [secret = ''] = await page.locator('code').allInnerTexts()
  await page.getByLabel('Authenticator code').fill(codeOf(secret.replaceAll(' ', '')))
  const read = page.waitForResponse('**/api/user/get_security')
  await loseAnswers(page, 'api/user/confirm_totp')
  await button(page, 'Turn on').click()
  await shows(page.getByRole('status'), 'Could not reach the exchange.')
  await read
  await button(page, 'Turn on').click()
  await page.getByRole('heading', { name: 'Authenticator is on' }).waitFor()
  await button(page, 'Create new recovery codes').waitFor()
})

test('a key’s addresses are checked before the proof; its secret, once copied, may be left', async (t) => {
  const { page, context, me } = await givenMember(stage, t, partPath('apiKeys'))
  await context.grantPermissions(['clipboard-write'])
  await button(page, 'Create API key').click()
  await page.getByLabel('Name').fill('bot')
  const addresses = page.getByLabel('Allowed IP addresses')
  await addresses.fill('999.1.1.1')
  await button(page, 'Create API key').click()
  await shows(page.getByRole('main'), '“999.1.1.1” is not an IP address or network.')
  assert.equal(await dialog(page, 'Create API key').isVisible(), false)
  await addresses.fill('192.0.2.7')
  await button(page, 'Create API key').click()
  await prove(page, 'Create API key', { password: me.password, action: 'Confirm' })
  await page.getByRole('heading', { name: 'API key created' }).waitFor()
  await button(page, 'Back').click()
  await button(dialog(page, 'Leave without the secret?'), 'Stay').click()
  await button(page, 'Copy the secret').click()
  await button(page, 'Back').click()
  await page.getByRole('heading', { name: 'API keys' }).waitFor()
})
