/** Proof of work: good once, for one action, in time, here, and only when it was done. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CaptchaAction, captchaActions, login } from '../contract/index.ts'
import { createSearch } from '../web/proofOfWork.ts'
import { createCaptcha } from './captcha.ts'

const BITS = 6
const MINUTE_MS = 60_000
const asking = (action: CaptchaAction, address = '203.0.113.7') => ({ action, address })
const LOGIN = asking('login')

function given(usedMax?: number) {
  let now = 1_700_000_000_000.25
  const captcha = createCaptcha({ now: () => now, usedMax })
  return {
    captcha,
    wait: (ms: number) => {
      now += ms
    },
    solved: (bits = BITS) => solve(captcha.challenge(LOGIN, bits).challenge, bits),
  }
}

const solve = (challenge: string, bits: number) =>
  `${challenge}.${createSearch(challenge, bits)(0, 1_000_000) ?? assert.fail('not solved')}`

test('[E8, I5] of one solution that comes 1,000 times, 999 are refused', () => {
  const { captcha, solved } = given()
  const solution = solved()
  const answers = Array.from({ length: 1_000 }, () => captcha.check(solution, LOGIN, BITS))
  assert.deepEqual([answers[0], answers.filter(Boolean).length], [true, 1])
})

test('[E8, I5] a challenge that has two solutions is still good once', () => {
  const { captcha } = given()
  const { challenge } = captcha.challenge(LOGIN, BITS)
  const search = createSearch(challenge, BITS)
  const first = search(0, 1_000_000) ?? assert.fail()
  const second = search(first + 1, 1_000_000) ?? assert.fail()
  assert(captcha.check(`${challenge}.${first}`, LOGIN, BITS))
  assert(!captcha.check(`${challenge}.${second}`, LOGIN, BITS))
})

test('[E8, I5] a solution serves the action it was made for, and no other', () => {
  const { captcha } = given()
  for (const made of captchaActions)
    for (const asked of captchaActions) {
      const solution = solve(captcha.challenge(asking(made), BITS).challenge, BITS)
      assert.equal(captcha.check(solution, asking(asked), BITS), made === asked)
    }
})

test('[E8, I5] a solution serves whoever asked, and nobody on another network', () => {
  const { captcha } = given()
  const serves = (asked: string, sent: string) => {
    const solution = solve(captcha.challenge(asking('login', asked), BITS).challenge, BITS)
    const isSold = captcha.check(solution, asking('login', sent), BITS)
    // One that was refused is not used up: it is still its owner's.
    if (!isSold) assert(captcha.check(solution, asking('login', asked), BITS))
    return isSold
  }
  for (const [asked, sent, isSame] of [
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '::ffff:203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['203.0.113.7', '203.0.113.70', false],
    ['2001:db8:1:2::3', '2001:db8:1:2:ffff::4', true],
    ['2001:db8:1:2::3', '2001:db8:1:3::3', false],
    ['203.0.113.7', '2001:db8:1:2::3', false],
  ] as const)
    assert.equal(serves(asked, sent), isSame, `${asked} ${sent}`)
  const { challenge } = captcha.challenge(LOGIN, BITS)
  assert(!challenge.includes('203.0.113'), 'and it does not say where it was asked for')
})

test('[E8, I5] a solution of another process is refused', () => {
  const [one, other] = [given(), given()]
  const solution = one.solved()
  assert(!other.captcha.check(solution, LOGIN, BITS))
  assert(one.captcha.check(solution, LOGIN, BITS))
})

test('[E8] a challenge is good for two minutes', () => {
  const { captcha, solved, wait } = given()
  const [early, late] = [solved(), solved()]
  wait(2 * MINUTE_MS - 1)
  assert(captcha.check(early, LOGIN, BITS))
  wait(1)
  assert(!captcha.check(late, LOGIN, BITS))
})

test('[E8, I5] less work than asked for is refused, more is taken', () => {
  const { captcha, solved } = given()
  assert(!captcha.check(solved(BITS), LOGIN, BITS + 1))
  assert(captcha.check(solved(BITS + 2), LOGIN, BITS + 1))
  const { challenge } = captcha.challenge(LOGIN, 12)
  const undone = Array.from({ length: 200 }, (_, number) => `${challenge}.${number}`)
  const search = createSearch(challenge, 12)
  // One that happens to be right uses it up.
  let isUsed = false
  for (const [number, solution] of undone.entries()) {
    const isRight: boolean = !isUsed && search(number, 1) === number
    assert.equal(captcha.check(solution, LOGIN, 12), isRight)
    isUsed ||= isRight
  }
})

test('[E8, I5] what was changed after it was signed is refused', () => {
  const { captcha } = given()
  const { challenge } = captcha.challenge(LOGIN, BITS)
  const [action, bits, until, id, signature] = challenge.split('.') as string[]
  const forged = [
    ['register', bits, until, id, signature],
    [action, '1', until, id, signature],
    [action, '0', until, id, signature],
    [action, bits, String(Number(until) + MINUTE_MS), id, signature],
    [action, bits, until, 'A'.repeat(22), signature],
    [action, bits, until, id, 'A'.repeat(43)],
    [action, bits, until, id],
  ].map((parts) => solve(parts.join('.'), BITS))
  const broken = [
    '',
    '.',
    'login',
    `${challenge}.`,
    `${challenge}.-1`,
    `${challenge}.1e3`,
    challenge,
  ]
  for (const solution of [...forged, ...broken, undefined]) {
    assert(!captcha.check(solution, LOGIN, 0), solution)
    assert(!captcha.check(solution, asking('register'), 0), solution)
  }
  assert(captcha.check(solve(challenge, BITS), LOGIN, BITS))
})

test('[E8, J13] a full table of used ones refuses, and forgets none that is still valid', () => {
  const { captcha, solved, wait } = given(50)
  const used = Array.from({ length: 50 }, () => solved())
  for (const solution of used) assert(captcha.check(solution, LOGIN, BITS))
  wait(MINUTE_MS)
  assert(!captcha.check(solved(), LOGIN, BITS))
  for (const solution of used) assert(!captcha.check(solution, LOGIN, BITS))
  wait(MINUTE_MS)
  assert(captcha.check(solved(), LOGIN, BITS))
})

test('[E8] a solution is one that the calls let in', () => {
  const { captcha } = given()
  const schema = login.input.shape.captcha
  for (const action of captchaActions) {
    const { challenge } = captcha.challenge(asking(action), 24)
    assert(schema.safeParse(`${challenge}.${2 ** 40}`).success)
  }
})
