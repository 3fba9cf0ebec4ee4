/** Who has lost the authenticator: a code that was saved lets in once, and proves who is there. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { post } from '@evenkeel/server/testing/calls.ts'
import type { Registered } from '@evenkeel/verticals/members/testing/registered.ts'
import { detail } from './detail.ts'
import { button, dialog, go, shows } from './finding.ts'
import { signIn } from './membersPage.ts'
import { codeOf, entered, givenMember, leave, partPath, prove } from './securityPage.ts'
import { openStage } from './stage.ts'

const stage = openStage()

/** Turns the authenticator on; answers with the codes that are saved by that. */
async function saved({ token, password }: Registered): Promise<string[]> {
  const send = async (path: string, body: object) =>
    (await post(stage.server.url, path, body, { token })).data
  const { ticket, secret } = await send('user/begin_totp', { proof: { password } })
  const confirmed = await send('user/confirm_totp', { ticket, totp: codeOf(secret) })
  return confirmed.recovery_codes
}

test('a recovery code opens the second step, once, and the account says so', async (t) => {
  const { page, me } = await givenMember(stage, t, '/my')
  const codes = await saved(me)
  await leave(page)
  const field = page.getByLabel('Recovery code')
  async function second(code: string | undefined) {
    await signIn(page, me.email, me.password)
    await page.locator('input:focus[autocomplete=one-time-code]').waitFor()
    await button(page, 'Use a recovery code').click()
    await field.pressSequentially(code?.toLowerCase().replaceAll('-', '') ?? '')
    assert.equal(await field.inputValue(), code)
    await button(page, 'Confirm').click()
  }
  await second(codes[0])
  await entered(page)
  await go(page, partPath('activity'))
  await shows(page.getByRole('main'), /Recovery code used.*Recovery codes left: 9/s)
  await leave(page)
  await second(codes[0])
  await shows(page.getByRole('main'), 'code is wrong or was already used.')
  await field.fill(codes[1] ?? '')
  await page.keyboard.press('Enter')
  await entered(page)
})

detail('with a recovery code new ones are made, or the authenticator is turned off', async (t) => {
  const { page, me } = await givenMember(stage, t, partPath('totp'))
  const codes = await saved(me)
  await shows(page.getByRole('main'), 'Recovery codes left: 10')
  async function proveWith(sheet: string, action: string, code: string | undefined) {
    await button(page, sheet).click()
    const asking = dialog(page, sheet)
    await button(asking, 'Use a recovery code').click()
    await asking.getByLabel('Recovery code').fill(code ?? '')
    await prove(page, sheet, { password: me.password, action })
  }
  await proveWith('Create new recovery codes', 'Continue', codes[0])
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
  const fresh = await page.getByRole('listitem').allInnerTexts()
  assert.equal(new Set([...codes, ...fresh]).size, 20)
  await button(page, 'I have saved them').click()
  await shows(page.getByRole('main'), 'Recovery codes left: 10')
  assert.equal((await page.content()).includes(fresh[0] ?? ''), false)

  await proveWith('Turn off authenticator', 'Turn off', codes[1])
  const sheet = dialog(page, 'Turn off authenticator')
  await shows(sheet, 'code is wrong or was already used.')
  await sheet.getByLabel('Recovery code').fill(fresh[0] ?? '')
  await button(sheet, 'Turn off').click()
  await page.getByRole('heading', { name: 'Authenticator is off' }).waitFor()
})
