/** What guessing costs, and that nobody is locked out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { givenThrottle } from './testing/givenThrottle.ts'
import type { Guess } from './throttle.ts'

const MINUTE_MS = 60_000
const solved = () => true
const unsolved = () => false

const reasonOf = (answer: object) => (answer as { refusal?: string }).refusal
const somewhere = (nth: number) => `10.${nth >> 8}.${nth & 255}.1`
const ann = (nth: number): Guess => ({ account: 'ann', address: somewhere(nth) })
const here: Guess = { account: 'ann', address: '203.0.113.7' }

test('[E7] after 3 wrong passwords from one network a proof of work is asked', () => {
  const { throttle, guess } = givenThrottle()
  assert.equal(
    guess(3, () => here, unsolved),
    3,
  )
  assert.equal(reasonOf(throttle.password(here, unsolved)), 'captchaNeeded')
  const beside = { ...here, address: '203.0.113.200' }
  assert.equal(reasonOf(throttle.password(beside, unsolved)), 'captchaNeeded')
  assert(throttle.password(here, solved).ok)
  assert(throttle.password({ ...here, address: '203.0.114.7' }, unsolved).ok)
  assert(throttle.password({ ...here, account: 'bob' }, unsolved).ok)
})

test('[E7] [I4] 10,000 guesses from 10,000 networks without work: 10 are looked at in ten minutes', () => {
  const { guess } = givenThrottle()
  assert.equal(guess(10_000, ann, unsolved), 10)
  assert.equal(
    guess(10_000, (nth) => ann(nth + 10_000), unsolved),
    0,
  )
})

test('[E7] [I4] who pays gets 30 for less than the most, and each further one for 2^22 hashes', () => {
  const { guess, paying } = givenThrottle()
  assert.equal(guess(10_000, ann, unsolved), 10)
  const { asked, solve } = paying()
  assert.equal(
    guess(10_000, (nth) => ann(nth + 10_000), solve),
    10_000,
  )
  assert(asked.slice(0, 18).every((bits, nth) => bits === 16 + Math.floor(nth / 3)))
  assert(asked.slice(18).every((bits) => bits === 22))
  const hashes = asked.reduce((sum, bits) => sum + 2 ** bits, 0)
  assert(hashes >= (10_000 + 10 - 30) * 2 ** 22)
})

test('[E7] [I4] the door never closes: after any flood one more try costs 22 bits, and is looked at', () => {
  const { throttle, guess } = givenThrottle()
  guess(1_000, ann, solved)
  // From where nobody has tried yet, from where many have, and from a known device that tried too often.
  const worn = { ...here, device: 'phone' }
  guess(1_000, () => worn, solved)
  guess(1_000, () => here, solved)
  for (const one of [ann(60_000), ann(1), here, worn]) {
    assert.equal(reasonOf(throttle.password(one, (bits) => bits <= 21)), 'captchaNeeded')
    assert.equal(throttle.bitsFor(one.address, 'login'), 22)
    assert(throttle.password(one, (bits) => bits <= 22).ok)
  }
})

test('[E7] [I4] one network cannot use the line up: it pays the most, and others nothing', () => {
  const { throttle, guess, paying } = givenThrottle()
  const { asked, solve } = paying()
  const nearby = (nth: number) => ({ ...here, address: `203.0.113.${nth % 256}` })
  assert.equal(guess(10_000, nearby, solve), 10_000)
  assert(asked.slice(7).every((bits) => bits === 22))
  assert(throttle.password(ann(1), unsolved).ok)
})

test('[E7] a device that is known has a line of its own', () => {
  const { throttle, guess, paying } = givenThrottle()
  guess(100, ann, solved)
  const known = { ...ann(1), device: 'phone' }
  assert.equal(reasonOf(throttle.password(ann(1), unsolved)), 'captchaNeeded')
  assert.equal(
    guess(100, () => known, unsolved),
    10,
  )
  assert.equal(reasonOf(throttle.password(known, unsolved)), 'captchaNeeded')
  const { asked, solve } = paying()
  assert.equal(
    guess(30, () => known, solve),
    30,
  )
  assert.deepEqual([asked[0], asked.at(-1)], [16, 22])
  assert(throttle.password({ ...known, device: 'tablet' }, unsolved).ok)
})

test('[E7] a right password forgives what that device had wrong, and nothing else', () => {
  const { throttle, guess } = givenThrottle()
  const known = { ...here, device: 'phone' }
  guess(9, () => known, unsolved)
  guess(10, ann, unsolved)
  const attempt = throttle.password(known, unsolved)
  assert(attempt.ok)
  attempt.right()
  assert.equal(
    guess(100, () => known, unsolved),
    10,
  )
  assert.equal(reasonOf(throttle.password(ann(1), unsolved)), 'captchaNeeded')
})

test('[E7] what was right, or not looked at, does not count', () => {
  const { throttle, guess } = givenThrottle()
  for (let nth = 0; nth < 50; nth++) {
    const attempt = throttle.password(here, unsolved)
    assert(attempt.ok)
    if (nth % 2 === 0) attempt.right()
    else attempt.undo()
  }
  assert.equal(
    guess(10, () => here, unsolved),
    3,
  )
})

test('[E7] the work grows with what was wrong, from 16 bits to 22', () => {
  const { throttle } = givenThrottle()
  const asked: number[] = []
  for (let nth = 0; nth < 40; nth++)
    throttle.password(ann(nth), (bits) => {
      asked.push(bits)
      return true
    })
  assert.deepEqual(asked.slice(0, 7), [16, 16, 16, 17, 17, 17, 18])
  assert.equal(asked.at(-1), 22)
  assert.equal(asked.length, 30)
})

test('[E7] the next challenge is as hard as what was refused asks, for that address', () => {
  const { throttle, guess, wait } = givenThrottle()
  guess(10, ann, unsolved)
  guess(6, (nth) => ann(nth + 100), solved)
  assert.equal(throttle.bitsFor(here.address, 'login'), 16)
  assert.equal(reasonOf(throttle.password(here, unsolved)), 'captchaNeeded')
  assert.equal(throttle.bitsFor(here.address, 'login'), 18)
  assert.equal(throttle.bitsFor('198.51.100.1', 'login'), 16)
  wait(10 * MINUTE_MS)
  assert.equal(throttle.bitsFor(here.address, 'login'), 16)
})

test('[E7] [I4] one network that tries many accounts is asked for work at each, and for more', () => {
  const { throttle, guess } = givenThrottle()
  const stuffing = (nth: number) => ({ ...here, account: `member ${nth}` })
  assert.equal(guess(1_000, stuffing, unsolved), 20)
  let most = 0
  const passed = guess(
    1_000,
    (nth) => stuffing(nth + 1_000),
    (bits) => {
      most = Math.max(most, bits)
      return true
    },
  )
  assert.deepEqual([passed, most], [1_000, 21])
  assert(throttle.password(ann(1), unsolved).ok)
})

test('[E7] nobody is locked out: after ten minutes all is as before', () => {
  const { guess, wait } = givenThrottle()
  guess(100, ann, solved)
  wait(10 * MINUTE_MS - 1)
  assert.equal(guess(100, ann, unsolved), 0)
  wait(1)
  assert.equal(guess(100, ann, unsolved), 10)
})

test('[E7] where no proof of work can come along there are too many attempts', () => {
  const { throttle, guess } = givenThrottle()
  const known = { ...here, device: 'session 5' }
  assert.equal(
    guess(100, () => known),
    10,
  )
  assert.equal(reasonOf(throttle.password(known)), 'tooManyAttempts')
})

test('[E10] [I11] 5 codes of an authenticator are looked at in ten minutes, right ones do not count', () => {
  const { throttle, wait } = givenThrottle()
  const first = throttle.code(7, 'phone')
  assert(first.ok)
  first.right()
  for (let nth = 0; nth < 5; nth++) assert(throttle.code(7, 'phone').ok)
  assert.equal(reasonOf(throttle.code(7, 'phone')), 'tooManyAttempts')
  assert(throttle.code(8, 'phone').ok)
  wait(10 * MINUTE_MS - 1)
  assert.equal(reasonOf(throttle.code(7, 'phone')), 'tooManyAttempts')
  wait(1)
  assert(throttle.code(7, 'phone').ok)
})

test('[E10] wrong codes in one line do not use up another', () => {
  const { throttle } = givenThrottle()
  for (let nth = 0; nth < 5; nth++) assert(throttle.code(7, 'from a strange device').ok)
  assert.equal(reasonOf(throttle.code(7, 'from a strange device')), 'tooManyAttempts')
  assert(throttle.code(7, 'phone').ok)
})

test('[E7] what is wrong on known devices counts for the network, and slows only strangers there', () => {
  const { throttle, guess } = givenThrottle()
  guess(20, (nth) => ({ ...here, device: `phone ${nth}` }), unsolved)
  assert.equal(reasonOf(throttle.password({ ...here, account: 'bob' }, unsolved)), 'captchaNeeded')
  assert(throttle.password({ ...here, device: 'phone 0' }, unsolved).ok)
})

test('[I2] an address tries 20 times at once, then once a second; a /64 is one address', () => {
  const { throttle, wait } = givenThrottle()
  const admitted = (times: number, address: (nth: number) => string) =>
    Array.from({ length: times }, (_, nth) => throttle.admits(address(nth))).filter(Boolean).length
  assert.equal(
    admitted(1_000, () => '203.0.113.7'),
    20,
  )
  wait(1_500)
  assert.equal(
    admitted(1_000, () => '203.0.113.7'),
    1,
  )
  assert.equal(
    admitted(1_000, () => '203.0.113.8'),
    20,
  )
  assert.equal(
    admitted(1_000, (nth) => `2001:db8:1:2::${nth.toString(16)}`),
    20,
  )
})
