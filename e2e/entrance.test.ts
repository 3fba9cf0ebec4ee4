/** Coming in: registration, sign-in, what is refused on the way, a forgotten password, a friend's link. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { registered } from '@evenkeel/verticals/members/testing/registered.ts'
import { detail } from './detail.ts'
import { at, button, go, kept, link, said, shows, tab, toast } from './finding.ts'
import { loseAnswers } from './held.ts'
import {
  agree,
  faultAt,
  field,
  fillCode,
  fillRegistration,
  newEmail,
  newPassword,
  next,
  REFUSED,
  signIn,
  signOut,
  toPasswords,
  WRONG,
} from './membersPage.ts'
import { openStage } from './stage.ts'
import { toasted, toastedBy } from './toasts.ts'

const stage = openStage()

test('a visitor registers in three steps; what is wrong is said at its field, and a step back loses nothing', async (t) => {
  const { page } = await stage.visitor(t, '/register', { expects: REFUSED })
  const [email, password] = [newEmail(), newPassword()]
  const submit = button(page.getByRole('main'), 'Register')

  await field(page, 'E-mail').fill('not-an-address')
  await button(page, 'Send code').click()
  assert.equal(await faultAt(page, 'E-mail'), 'Invalid email format')
  assert.equal(await toast(page, 'Invalid email format').count(), 0, 'it is said once')
  await field(page, 'E-mail').fill(email)
  assert.equal(await field(page, 'E-mail').getAttribute('aria-invalid'), 'false')
  const waiting = button(page.getByRole('main'), 'Still missing: Verification code')
  assert.equal(await waiting.isDisabled(), true)

  await toPasswords(page)
  assert.equal(await isFocused(field(page, 'Password')), true)
  for (const [typed, strength] of [
    ['password123', 'Weak'],
    ['zkvfqxbm', 'Fair'],
    [password, 'Strong'],
  ] as const) {
    await field(page, 'Password').fill(typed)
    await shows(page.getByRole('status'), strength)
  }
  await field(page, 'Confirm password').fill(`${password}x`)
  await next(page)
  // It is said before anything is sent.
  assert.equal(await faultAt(page, 'Confirm password'), 'Passwords do not match')
  assert.equal(await isFocused(field(page, 'Confirm password')), true)
  await field(page, 'Confirm password').fill(password)
  assert.equal(await field(page, 'Confirm password').getAttribute('aria-invalid'), 'false')
  await next(page)

  await page.getByText('Step 3 of 3').waitFor()
  assert.match(await field(page, 'Invitation code').inputValue(), /^[A-Z0-9]{4,16}$/)
  await field(page, 'Transaction password').fill('short')
  await submit.click()
  assert.equal(await faultAt(page, 'Transaction password'), 'Use at least 8 characters.')
  const transaction = newPassword()
  await field(page, 'Transaction password').fill(transaction)

  await page.goBack()
  assert.equal(await field(page, 'Password').inputValue(), password)
  await button(page, 'Back').click()
  assert.equal(await field(page, 'E-mail').inputValue(), email)
  assert.match(await field(page, 'Verification code').inputValue(), /^\d{6}$/)
  await next(page)
  await next(page)
  assert.equal(await field(page, 'Transaction password').inputValue(), transaction)

  await submit.click()
  await shows(page.getByRole('alert'), 'Please read and agree to the user agreement first')
  const opened = page.waitForEvent('popup')
  await link(page, 'User agreement').click()
  const agreement = await opened
  await agreement.getByText('18 or older').waitFor()
  await agreement.getByText(/^Template: /).waitFor()
  await agreement.close()
  await agree(page)
  await submit.click()
  await toasted(page, 'Welcome aboard')
  await at(page, '/home')
  await shows(page.getByRole('main'), 'Total valuation')
  assert.match((await kept(page, 'LOGIN_TOKEN')) ?? '', /^[\w-]{43}$/)

  await go(page, '/my')
  await page
    .getByText(`${email.slice(0, 2)}`)
    .first()
    .waitFor()
  await signOut(page)
  await signIn(page, email, password)
  await toasted(page, 'Signed in')
  await at(page, '/my')
})

test('wrong passwords are said at the field; then the page proves work by itself, and the right one enters', async (t) => {
  const { email, password } = await registered(stage.server)
  const { page } = await stage.visitor(t, '/login', { expects: REFUSED })
  let proofs = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/common/captcha')) proofs++
  })
  for (const wrong of [1, 2, 3, 4]) {
    const answered = page.waitForResponse(
      async (answer) =>
        answer.url().endsWith('/user/login') && (await reasonOf(answer)) === 'wrongCredentials',
    )
    await signIn(page, email, `${password} ${wrong}`)
    await answered
    assert.equal(await faultAt(page, 'Password'), WRONG)
    await field(page, 'Password').fill('')
    assert.equal(await field(page, 'Password').getAttribute('aria-invalid'), 'false')
  }
  assert.ok(proofs > 0, 'no proof of work was asked for')
  await signIn(page, email, password)
  await at(page, '/home')
})

async function reasonOf(answer: { json(): Promise<unknown> }): Promise<string | undefined> {
  return ((await answer.json()) as { reason?: string }).reason
}

detail(
  'a visitor registers with a mobile number: the area is found by search, with its flag',
  async (t) => {
    const { page } = await stage.visitor(t, '/register', { language: 'en', expects: REFUSED })
    const password = newPassword()
    const phone = `151${String(Date.now()).slice(-8)}`
    await tab(page, 'Mobile').click()
    await page.getByRole('button', { name: /^Area code/ }).click()
    const areas = page.getByRole('dialog')
    await areas.getByRole('searchbox').fill('germ')
    const germany = areas.locator('label').filter({ hasText: 'Germany' })
    await germany.getByText('+49').waitFor()
    await germany.locator('img').waitFor()
    assert.ok(
      await germany.locator('img').evaluate(async (flag: HTMLImageElement) => {
        await flag.decode()
        return flag.naturalWidth > 0
      }),
    )
    await germany.click()
    await button(areas, 'Confirm').click()
    await page.getByRole('button', { name: /^Area code, .*Germany/ }).waitFor()

    await field(page, 'Mobile').fill('12')
    await button(page, 'Send code').click()
    assert.equal(await faultAt(page, 'Mobile'), 'Invalid phone number')
    await field(page, 'Mobile').fill(phone)
    await fillRegistration(page, { password })
    await agree(page)
    await button(page.getByRole('main'), 'Register').click()
    await at(page, '/home')
    await go(page, '/my')
    await page.getByText('+49').waitFor()
    assert.equal(await page.getByText(phone).count(), 0)
    await signOut(page)

    await tab(page, 'Mobile').click()
    await page.getByRole('button', { name: /^Area code/ }).click()
    await areas.getByRole('searchbox').fill('49')
    await areas.locator('label').filter({ hasText: 'Germany' }).click()
    await button(areas, 'Confirm').click()
    await field(page, 'Mobile').fill(` ${phone.slice(0, 3)} ${phone.slice(3)} `)
    await field(page, 'Password').fill(password)
    await page.keyboard.press('Enter')
    await at(page, '/my')
  },
)

test('a link fills in the code, on either page of the entrance, and the inviter sees the friend', async (t) => {
  const { page: inviter } = await stage.member(t, '/share-code')
  await inviter.getByText('Nobody yet.').waitFor()
  const link = await said(inviter.locator('p').filter({ hasText: '/#/register?code=' }))
  const code = link.split('code=')[1]?.trim() ?? ''
  assert.match(code, /^[A-Z0-9]{4,16}$/)

  const { page } = await stage.visitor(t, `/register?code=${code}`)
  const email = newEmail()
  await button(page, 'Sign in').click()
  await at(page, `/login?code=${code}`)
  await button(page, 'Register').click()
  await at(page, `/register?code=${code}`)
  await field(page, 'E-mail').fill(email)
  await fillRegistration(page, { password: newPassword() })
  assert.equal(await field(page, 'Invitation code').inputValue(), code)
  await agree(page)
  await button(page.getByRole('main'), 'Register').click()
  await at(page, '/home')

  await inviter.reload()
  const friends = inviter.getByRole('list', { name: 'Your friends' }).getByRole('listitem')
  await friends.first().waitFor()
  assert.equal(await friends.count(), 1)
  const shown = await said(friends)
  assert.match(shown, /@|\*/)
  assert.equal(shown.includes(email), false)
})

detail(
  'a code that is wrong is said at its step, and a step that is not reached yet is not shown',
  async (t) => {
    const { page } = await stage.visitor(t, '/register?step=3', { expects: REFUSED })
    await page.getByText('Step 1 of 3').waitFor()
    await field(page, 'E-mail').fill(newEmail())
    await fillRegistration(page, { password: newPassword() })
    await page.goBack()
    await page.goBack()
    const code = field(page, 'Verification code')
    await code.fill((await code.inputValue()) === '000000' ? '000001' : '000000')
    await next(page)
    await next(page)
    await agree(page)
    await button(page.getByRole('main'), 'Register').click()
    const wrong = 'The verification code is wrong or has expired.'
    assert.equal(await faultAt(page, 'Verification code'), wrong)
    await page.getByText('Step 1 of 3').waitFor()
    assert.equal(await toast(page, wrong).count(), 0, 'it is said once')
    await code.fill('12')
    assert.equal(await code.getAttribute('aria-invalid'), 'false', 'another one is being typed')
  },
)

test('a registration whose answer is lost on the way is found by the next try: it enters', async (t) => {
  const { page } = await stage.visitor(t, '/register', { expects: /ERR_FAILED|status of 4/ })
  await field(page, 'E-mail').fill(newEmail())
  await fillRegistration(page, { password: newPassword() })
  await agree(page)
  await loseAnswers(page, 'api/user/register')
  const submit = button(page.getByRole('main'), 'Register')
  await toastedBy(page, 'Could not reach the exchange.', () => submit.click())
  assert.equal(await kept(page, 'LOGIN_TOKEN'), null)
  await submit.click()
  await at(page, '/home')
  assert.notEqual(await kept(page, 'LOGIN_TOKEN'), null)
})

detail('an unknown invitation code is said at its field', async (t) => {
  const { page } = await stage.visitor(t, '/register?code=NOBODY7', { expects: REFUSED })
  await field(page, 'E-mail').fill(newEmail())
  await fillRegistration(page, { password: newPassword() })
  await agree(page)
  await button(page.getByRole('main'), 'Register').click()
  assert.equal(await faultAt(page, 'Invitation code'), 'This invitation code does not exist.')
  const code = field(page, 'Invitation code')
  await code.fill('abc')
  assert.equal(await code.getAttribute('aria-invalid'), 'false')
  await button(page.getByRole('main'), 'Register').click()
  assert.equal(await faultAt(page, 'Invitation code'), 'This invitation code does not exist.')
})

test('a new password whose answer is lost on the way is found by the next try: it enters and says so', async (t) => {
  const { email } = await registered(stage.server)
  const { page } = await stage.visitor(t, '/login?way=reset', { expects: /ERR_FAILED|status of 4/ })
  const fresh = newPassword()
  await letAMinutePass()
  await field(page, 'E-mail').fill(email)
  await fillCode(page)
  await field(page, 'New password').fill(fresh)
  await field(page, 'Confirm password').fill(fresh)
  await loseAnswers(page, 'api/user/reset_password')
  const set = button(page, 'Set new password')
  await toastedBy(page, 'Could not reach the exchange.', () => set.click())
  await toastedBy(page, 'New password set.', () => set.click())
  await at(page, '/home')
})

test('a forgotten password is set anew: the old one is refused, and every device is signed out', async (t) => {
  const { email, password, token } = await registered(stage.server)
  const { page: other } = await stage.visitor(t, '/share-code', {
    kept: { LOGIN_TOKEN: token },
    expects: REFUSED,
  })
  await other.getByText('Nobody yet.').waitFor()
  const { page } = await stage.visitor(t, '/login', { expects: REFUSED })
  const fresh = newPassword()
  await letAMinutePass()
  await field(page, 'E-mail').fill(email)
  await button(page, 'Forgot password?').click()
  await at(page, '/login?way=reset')
  assert.equal(await field(page, 'E-mail').inputValue(), email)
  await fillCode(page)
  await field(page, 'New password').fill(email)
  await shows(page.getByRole('status'), 'Weak')
  await field(page, 'New password').fill(fresh)
  await shows(page.getByRole('status'), 'Strong')
  await field(page, 'Confirm password').fill('mauve lantern')
  await button(page, 'Set new password').click()
  assert.equal(await faultAt(page, 'Confirm password'), 'Passwords do not match')
  await field(page, 'Confirm password').fill(fresh)
  assert.equal(await field(page, 'Confirm password').getAttribute('aria-invalid'), 'false')
  await button(page, 'Set new password').click()
  await toasted(page, 'New password set.')
  await at(page, '/login')
  await at(other, '/login')

  await signIn(page, email, password)
  assert.equal(await faultAt(page, 'Password'), WRONG)
  await signIn(page, email, fresh)
  await at(page, '/home')
})

test("a link to a member's page leads to the sign-in, and back there after it", async (t) => {
  const { email, password } = await registered(stage.server)
  const { page } = await stage.visitor(t, '/share-code')
  await at(page, '/login')
  await signIn(page, email, password)
  await at(page, '/share-code')
  await page.getByText('Nobody yet.').waitFor()
})

/** Nobody gets two codes in one minute. */
async function letAMinutePass(): Promise<void> {
  const sql = `update verification_code set sent_at = sent_at - interval '1 minute'`
  await stage.server.query(sql)
}

function isFocused(input: { evaluate(look: (element: Element) => boolean): Promise<boolean> }) {
  return input.evaluate((element) => element === document.activeElement)
}
