/** Signing in: what opens a session, and what guessing comes to. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memoryJournal } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { testKeys } from '../testing/keys.ts'
import { createSearch } from '../web/proofOfWork.ts'
import { givenEntrance, here, reasonOf } from './testing/givenEntrance.ts'

const tables = await openTestTables()
/** As a browser does it. */
const solve = (challenge: string, bits: number) =>
  `${challenge}.${createSearch(challenge, bits)(0, 2 ** 40)}`
const given = await givenEntrance({ tables, journal: memoryJournal(), keys: testKeys, solve })
const { entrance, sessions, entering, throttle } = given

const PASSWORD = 'mauve lantern 84'
const TEN_MINUTES_MS = 10 * 60_000
const from = (address: string) => ({ ...here, address })
const somewhere = (nth: number) => from(`10.${(nth >> 8) & 255}.${nth & 255}.${1 + (nth >> 16)}`)

test('[E6] the right password opens a session, on a device that is known from then on', async () => {
  const { member } = await given.join('ann@example.org')
  const entered = await entrance.login({ email: 'ANN@example.org', password: PASSWORD }, here)
  assert('session' in entered && entered.session !== undefined)
  const { token, device, expires_in: expiresIn } = entered.session
  assert.equal((await sessions.find(token))?.id, member)
  assert(await entering.knows(member, device))
  assert(expiresIn > 0)
  const again = await entrance.login({ email: 'ann@example.org', password: PASSWORD, device }, here)
  assert('session' in again && again.session?.device === device)
})

test('[E6] a wrong password, an unknown address and a foreign password are one answer', async () => {
  await given.join('bob@example.org', { password: 'bobs own lantern', confirm: 'bobs own lantern' })
  for (const [email, password] of [
    ['bob@example.org', PASSWORD],
    ['nobody@example.org', PASSWORD],
    ['bob@example.org', 'harbour of quartz 9'],
  ] as const) {
    const answer = await entrance.login({ email, password }, here)
    assert.deepEqual(answer, { ok: false, refusal: 'wrongCredentials' })
  }
})

test('[E6] [I2] who comes to a full line is refused before anything is looked up', async () => {
  const all = given.passwords.reserve(64)
  const answer = await entrance.login({ email: 'ann@example.org', password: PASSWORD }, here)
  assert.equal(reasonOf(answer), 'accountsBusy')
  all?.release()
})

test('[E7] after 3 wrong passwords from here work is asked, and with it the owner gets in', async () => {
  given.wait(TEN_MINUTES_MS)
  await given.join('cid@example.org')
  const asked = { email: 'cid@example.org', password: 'not the one 77' }
  for (let nth = 0; nth < 3; nth++)
    assert.equal(reasonOf(await entrance.login(asked, here)), 'wrongCredentials')
  const own = { email: 'cid@example.org', password: PASSWORD }
  assert.equal(reasonOf(await entrance.login(own, here)), 'captchaNeeded')
  const captcha = given.worked('register')
  assert.equal(reasonOf(await entrance.login({ ...own, captcha }, here)), 'captchaNeeded')
  const bought = given.worked('login', 18, '198.51.100.4')
  assert.equal(reasonOf(await entrance.login({ ...own, captcha: bought }, here)), 'captchaNeeded')
  const solved = given.worked('login', throttle.bitsFor(here.address, 'login'))
  assert('session' in (await entrance.login({ ...own, captcha: solved }, here)))
})

test('[E7] [I4] of 10,000 guesses without work 10 are looked at; the owner gets in all the same', async () => {
  const { session } = await given.join('dan@example.org')
  const guess = { email: 'dan@example.org', password: 'a guess at chance' }
  const own = { email: 'dan@example.org', password: PASSWORD }
  const before = given.looks()
  for (let nth = 0; nth < 10_000; nth += 50)
    await Promise.all(
      Array.from({ length: 50 }, (_, more) => entrance.login(guess, somewhere(nth + more))),
    )
  assert.equal(given.looks() - before, 10)
  assert.equal(reasonOf(await entrance.login(own, here)), 'captchaNeeded')
  const captcha = given.worked('login', throttle.bitsFor(here.address, 'login'))
  assert('session' in (await entrance.login({ ...own, captcha }, here)))
  const known = await entrance.login({ ...own, device: session.device }, here)
  assert('session' in known)
})

test('[E7] [I4] by both addresses of an account 20 are looked at without work, fewer than 30', async () => {
  const { member } = await given.join('hal@example.org')
  await given.contacts.set(member, { kind: 'phone', text: '+4915123450001' })
  const ways = [{ email: 'hal@example.org' }, { area_code: '+49', phone: '15123450001' }]
  const before = given.looks()
  for (let nth = 0; nth < 100; nth++)
    for (const way of ways)
      await entrance.login({ ...way, password: 'a guess at chance' }, somewhere(30_000 + nth))
  assert.equal(given.looks() - before, 20)
})

test('[E7] [I4] whoever guesses from a few networks with all the work does not keep the owner out on a new device', async () => {
  await given.join('jim@example.org')
  const account = given.contacts.index({ kind: 'email', text: 'jim@example.org' })
  const guess = (nth: number) => ({
    account: account.toString('base64'),
    address: somewhere(40_000 + (nth % 4)).address,
  })
  const looked = Array.from({ length: 40 }, (_, nth) => throttle.password(guess(nth), () => true))
  assert.equal(looked.filter(({ ok }) => ok).length, 40)
  const own = { email: 'jim@example.org', password: PASSWORD }
  assert.equal(reasonOf(await entrance.login(own, here)), 'captchaNeeded')
  const bits = throttle.bitsFor(here.address, 'login')
  assert.equal(bits, 22)
  const weaker = given.worked('login', 16)
  assert.equal(reasonOf(await entrance.login({ ...own, captcha: weaker }, here)), 'captchaNeeded')
  const captcha = given.worked('login', bits)
  assert('session' in (await entrance.login({ ...own, captcha }, here)))
})

test('[E7] a device of somebody else is no device that is known', async () => {
  const { session } = await given.join('eve@example.org')
  const { device } = session
  const asked = { email: 'fay@example.org', password: 'not the one 77', device }
  await given.join('fay@example.org')
  for (let nth = 0; nth < 3; nth++) await entrance.login(asked, somewhere(20_000))
  assert.equal(reasonOf(await entrance.login(asked, somewhere(20_000))), 'captchaNeeded')
})

test('[I2] an address that never stops is told so before anything else', async () => {
  const flood = from('198.51.100.9')
  const asked = { email: 'whoever@example.org', password: 'not the one 77' }
  const before = given.looks()
  const answers = await Promise.all(Array.from({ length: 100 }, () => entrance.login(asked, flood)))
  assert.equal(answers.filter((answer) => reasonOf(answer) === 'tooManyAttempts').length, 80)
  assert(given.looks() - before <= 3)
})

test('[E10] with a second factor a right password opens no session yet, a code does, once', async () => {
  const { member, code } = await given.withTotp('gus@example.org')
  const asked = { email: 'gus@example.org', password: PASSWORD }
  const before = (await sessions.of(member)).length
  const entered = await entrance.login(asked, here)
  assert('second' in entered && entered.second !== undefined && entered.session === undefined)
  assert.equal((await sessions.of(member)).length, before)
  const { ticket } = entered.second
  const totp = code(given.step())
  const wrong = totp === '000000' ? '111111' : '000000'
  const second = (with_: string) => entrance.loginSecond({ ticket, totp: with_ }, here)
  assert.equal(reasonOf(await second(wrong)), 'secondFactorWrong')
  const session = await second(totp)
  assert('token' in session)
  assert.equal((await sessions.find(session.token))?.id, member)
  assert.equal(reasonOf(await second(code(given.step() + 1))), 'ticketOver')

  const again = await entrance.login(asked, here)
  assert('second' in again && again.second !== undefined)
  const replay = await entrance.loginSecond({ ticket: again.second.ticket, totp }, here)
  assert.equal(reasonOf(replay), 'secondFactorWrong')
})

test('[E10] [I11] 5 codes are looked at in ten minutes, whatever the ticket', async () => {
  const { code } = await given.withTotp('ida@example.org')
  const asked = { email: 'ida@example.org', password: PASSWORD }
  const right = () => code(given.step())
  const wrong = () => (right() === '000000' ? '111111' : '000000')
  const reasons: string[] = []
  for (let nth = 0; nth < 7; nth++) {
    const entered = await entrance.login(asked, here)
    assert('second' in entered && entered.second !== undefined)
    const { ticket } = entered.second
    const totp = nth === 6 ? right() : wrong()
    reasons.push(reasonOf(await entrance.loginSecond({ ticket, totp }, here)))
  }
  const five = new Array(5).fill('secondFactorWrong')
  assert.deepEqual(reasons, [...five, 'tooManyAttempts', 'tooManyAttempts'])
})
