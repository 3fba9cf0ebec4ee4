/** The security centre: how a member is reached, what holds withdrawals, and the freeze. */
import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import { type Registered, registered } from '@evenkeel/verticals/members/testing/registered.ts'
import { act } from './acting.ts'
import { detail } from './detail.ts'
import { at, button, dialog, kept, link, shows } from './finding.ts'
import { loseAnswers } from './held.ts'
import { faultAt, REFUSED, signIn } from './membersPage.ts'
import { entered, givenMember, partPath, prove } from './securityPage.ts'
import { openStage } from './stage.ts'
import { toasted, toastedBy } from './toasts.ts'

const stage = openStage()

/** A member who may have a code at once: an address gets one a minute, and theirs was a while ago. */
async function elder(): Promise<Registered> {
  const me = await registered(stage.server)
  await stage.server.query(`update verification_code set sent_at = sent_at - interval '2 minutes'`)
  return me
}

test('the allow-list is one of five steps, each with its name and a way there: on with proof; off again it holds withdrawals, and the page says so', async (t) => {
  const { page, me } = await givenMember(stage, t, '/secure-center')
  const allowList = page.getByRole('switch', { name: /^Withdrawal allow-list/ })
  for (const done of ['E-mail or mobile', 'Transaction password'])
    await link(page, `${done} Done`).waitFor()
  await link(page, 'Turn on an authenticator or add a passkey Next').waitFor()
  await link(page, 'Set an anti-phishing code').waitFor()
  await link(page, 'Allow withdrawals to your address book only').click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'switch')
  await allowList.click()
  await prove(page, 'Turn on the allow-list', { password: me.password, action: 'Turn on' })
  await shows(page.getByRole('main'), '3 of 5 steps done')
  assert.equal(await allowList.isChecked(), true)
  assert.equal(await page.getByText('Withdrawals are paused until').count(), 0)
  await allowList.click()
  await shows(dialog(page, 'Turn off the allow-list'), 'withdrawals pause for 24 hours')
  await prove(page, 'Turn off the allow-list', { password: me.password, action: 'Turn off' })
  await page.getByText('Withdrawals are paused until').waitFor()
  assert.equal(await allowList.isChecked(), false)
  await link(page, 'Recent activity').click()
  const rows = page.getByRole('listitem')
  await shows(rows.nth(0), 'Withdrawal allow-list turned off')
  await shows(rows.nth(1), 'Withdrawal allow-list turned on')
  await shows(rows.nth(1), '10.')
  await shows(rows.last(), 'Account created')
})

detail(
  'turning the allow-list on does not turn it off, where the first answer was lost',
  async (t) => {
    const { page, me } = await givenMember(stage, t, '/secure-center', { expects: /ERR_FAILED/ })
    const allowList = page.getByRole('switch', { name: /^Withdrawal allow-list/ })
    await loseAnswers(page, 'api/user/set_allow_list')
    await allowList.click()
    await prove(page, 'Turn on the allow-list', { password: me.password, action: 'Turn on' })
    // The news is there before the second try.
    await page.getByText('3 of 5 steps done').waitFor()
    const asked = dialog(page, 'Turn on the allow-list')
    await toastedBy(page, 'Saved', () => button(asked, 'Turn on').click())
    assert.equal(await allowList.isChecked(), true)
    assert.equal(await page.getByText('Withdrawals are paused until').count(), 0)
  },
)

detail('what is changed from elsewhere shows at once', async (t) => {
  const { page, me } = await givenMember(stage, t, '/secure-center')
  await link(page, 'Anti-phishing code Not set').waitFor()
  const proof = { password: me.password }
  await act(stage.server.url, me.token, 'user/set_anti_phishing', { code: 'reed warbler', proof })
  await link(page, 'Anti-phishing code re***').waitFor()
  await shows(page.getByRole('main'), '3 of 5 steps done')
})

detail('an anti-phishing code is set, and shown in part', async (t) => {
  const { page, me } = await givenMember(stage, t, '/secure-center')
  await link(page, 'Anti-phishing code Not set').click()
  const field = page.getByLabel('New code')
  await field.fill('<b>!!')
  assert.equal(await button(page, 'Set code').isDisabled(), true)
  await field.fill('grey heron')
  await shows(page.getByRole('figure'), 'Your anti-phishing code: grey heron')
  await page.keyboard.press('Enter')
  await toastedBy(page, 'Saved', () =>
    prove(page, 'Set code', { password: me.password, action: 'Confirm' }),
  )
  await button(page, 'Back').click()
  await link(page, 'Anti-phishing code gr***').waitFor()
})

test('another transaction password is no login password, and holds withdrawals', async (t) => {
  const { page, me } = await givenMember(stage, t, '/secure-center')
  await link(page, 'Transaction password Set').click()
  const fill = async (password: string) => {
    await page.getByLabel('Login password').fill(me.password)
    await page.getByLabel('New password').fill(password)
    await page.getByLabel('Confirm password').fill(password)
    await button(page, 'Set new password').click()
  }
  await fill(me.password)
  await shows(
    page.getByRole('main'),
    'The transaction password must differ from the login password.',
  )
  await fill('granite orchard 71')
  await toasted(page, 'Password changed')
  await page.getByText('Withdrawals are paused until').waitFor()
  assert.equal(await kept(page, 'LOGIN_TOKEN'), me.token)
})

detail('a mobile number is added with a code from it', async (t) => {
  const { page, me } = await givenMember(stage, t, partPath('phone'))
  const last = randomInt(100, 200)
  const mobile = `202${randomInt(200, 1_000)}0${last}`
  await page.getByLabel('Mobile', { exact: true }).fill(mobile)
  await button(page, 'Send code').click()
  await button(page, 'Fill in').click()
  await button(page, 'Add mobile number').click()
  await prove(page, 'Add mobile number', { password: me.password, action: 'Confirm' })
  await page.getByRole('heading', { name: `+12*****${last}` }).waitFor()
})

test('an e-mail address is changed with a code from the old and from the new one', async (t) => {
  const me = await elder()
  const { page } = await stage.visitor(t, partPath('email'), { kept: { LOGIN_TOKEN: me.token } })
  const address = `new-${me.email}`
  const change = button(page, 'Change e-mail')
  const send = button(page, 'Send code')
  await send.first().click()
  await button(page, 'Fill in').click()
  await page.getByLabel('New e-mail', { exact: true }).fill(address)
  await send.click()
  await button(page, 'Fill in').last().waitFor()
  await page.getByLabel('Code sent to the new e-mail').fill('000000')
  await change.click()
  await prove(page, 'Change e-mail', { password: me.password, action: 'Confirm' })
  await shows(page.getByRole('main'), 'The verification code is wrong or has expired.')
  await button(page, 'Fill in').last().click()
  await change.click()
  await prove(page, 'Change e-mail', { password: me.password, action: 'Confirm' })
  await page.getByRole('heading', { name: 'ne***@example.org' }).waitFor()
  assert.equal(await page.getByLabel('New e-mail', { exact: true }).inputValue(), '')
})

detail(
  'a code that is not sent says why, and no longer once another address is typed',
  async (t) => {
    const { page } = await givenMember(stage, t, partPath('email'), { expects: REFUSED })
    const address = page.getByLabel('New e-mail', { exact: true })
    const send = button(page, 'Send code').last()
    await address.fill('not-an-address')
    await send.click()
    assert.equal(await faultAt(page, 'New e-mail'), 'Invalid email format')
    await address.fill('ann@example.org')
    assert.equal(await address.getAttribute('aria-invalid'), 'false')
    // Longer than any address: what is about no field is said beside them.
    const wrong = page.getByRole('alert').filter({ hasText: 'This request is not valid.' })
    await address.fill(`${'a'.repeat(300)}@example.org`)
    await send.click()
    await wrong.waitFor()
    await address.fill('ann@example.org')
    await wrong.waitFor({ state: 'detached' })
  },
)

test('a frozen account is signed out, lets nobody in, and is thawed with a code', async (t) => {
  const me = await elder()
  const { page } = await stage.visitor(t, '/secure-center', {
    kept: { LOGIN_TOKEN: me.token },
    expects: /401/,
  })
  await button(page, 'Freeze my account').click()
  await button(dialog(page, 'Freeze your account?'), 'Continue').click()
  await prove(page, 'Freeze my account', { password: me.password, action: 'Freeze now' })
  await at(page, '/login')
  assert.equal(await kept(page, 'LOGIN_TOKEN'), null)
  await signIn(page, me.email, me.password)
  await button(page, 'Unfreeze account').click()
  await page.getByLabel('E-mail', { exact: true }).fill(me.email)
  await page.getByLabel('Password', { exact: true }).fill(me.password)
  await button(page, 'Send code').click()
  await button(page, 'Fill in').click()
  await button(page, 'Unfreeze').click()
  await toasted(page, 'Account unfrozen. Please sign in.')
  await signIn(page, me.email, me.password)
  await entered(page)
})
