/** The second factor against a real database: which codes are right, and that each is right once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { createSealing } from '../sealing.ts'
import { fromBase32 } from './testing/base32.ts'
import { reasonOf } from './testing/givenEntrance.ts'
import { createTotp } from './totp.ts'
import { base32, codeOf } from './totpCodes.ts'

const STEP_MS = 30_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const sealing = createSealing({ key: (purpose, bytes) => Buffer.alloc(bytes, purpose) })
const tables = await openTestTables()

/** Two members; `code` is what the authenticator of the first shows, some steps from now. */
async function given({ isOn = true } = {}) {
  const made = await tables.rows<{ id: number }>(
    'insert into member (uid) values (default), (default) returning id::float8 as id',
    [],
  )
  const [member = 0, other = 0] = made.map(({ id }) => id)
  let at = 1_700_000_000_000
  const totp = createTotp({ tables, sealing, now: () => at })
  const begun = totp.begin(member, 'ann@example.org')
  const secret = fromBase32(begun.secret)
  /** Whether it was right; then it is used up. */
  const check = async (whose: number, code: string) =>
    (await (await totp.look(whose, code))?.use()) ?? false
  const stage = {
    member,
    other,
    totp,
    check,
    begun,
    secret,
    now: () => at,
    wait: (ms: number) => (at += ms),
    code: (steps = 0) => codeOf(secret, Math.floor(at / STEP_MS) + steps),
  }
  if (isOn) {
    assert(!('ok' in (await totp.confirm(member, begun.ticket, stage.code()))))
    stage.wait(5 * MINUTE_MS)
  }
  return stage
}

test('[E10, I11] the codes are those of RFC 6238', () => {
  const secret = Buffer.from('12345678901234567890')
  const vectors = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ] as const
  for (const [seconds, code] of vectors)
    assert.equal(codeOf(secret, Math.floor(seconds / 30)), code, String(seconds))
})

test('[E10] the secret is 20 bytes, written as RFC 4648 has it, in an address for authenticators', async () => {
  const vectors = { f: 'MY', fo: 'MZXQ', foo: 'MZXW6', foob: 'MZXW6YQ', foobar: 'MZXW6YTBOI' }
  for (const [text, written] of Object.entries(vectors))
    assert.equal(base32(Buffer.from(text)), written)
  const { begun, secret } = await given({ isOn: false })
  assert.equal(secret.length, 20)
  const { protocol, host, pathname, searchParams } = new URL(begun.uri)
  assert.deepEqual([protocol, host], ['otpauth:', 'totp'])
  assert.equal(decodeURIComponent(pathname), '/Evenkeel:ann@example.org')
  assert.deepEqual(
    [...searchParams],
    [
      ['secret', begun.secret],
      ['issuer', 'Evenkeel'],
    ],
  )
})

test('[E10] it guards nothing before a first code of it, and only for who began', async () => {
  const { member, other, totp, check, begun, code } = await given({ isOn: false })
  assert.equal(await totp.isOn(member), false)
  assert.equal(await check(member, code()), false)
  const wrong = await totp.confirm(member, begun.ticket, code(5))
  assert.equal(reasonOf(wrong), 'firstCodeWrong')
  const foreign = await totp.confirm(other, begun.ticket, code())
  assert.equal(reasonOf(foreign), 'ticketOver')
  assert.deepEqual([await totp.isOn(member), await totp.isOn(other)], [false, false])
  assert(!('ok' in (await totp.confirm(member, begun.ticket, code()))))
  assert.equal(await totp.isOn(member), true)
  const again = await totp.confirm(member, begun.ticket, code())
  assert.equal(reasonOf(again), 'ticketOver')
})

test('[E10] what was begun beside one that is on by now does not replace it', async () => {
  const { member, totp, check, code, now } = await given()
  const second = totp.begin(member, 'ann@example.org')
  const first = codeOf(fromBase32(second.secret), Math.floor(now() / STEP_MS))
  const refused = await totp.confirm(member, second.ticket, first)
  assert.equal(reasonOf(refused), 'secondFactorIsOn')
  assert.equal(await check(member, code()), true)
})

test('[E10, I11] the code of now, of just before and of just after are right; no others', async () => {
  for (const [steps, isRight] of [
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ] as const) {
    const { member, check, code } = await given()
    assert.equal(await check(member, code(steps)), isRight, String(steps))
  }
  const { member, check, code } = await given()
  for (const wrong of ['', '1', code().slice(1), `${code()}0`, '١٢٣٤٥٦'])
    assert.equal(await check(member, wrong), false)
})

test('[E10, I11] a code serves once, the one that switched it on too, and none from before it', async () => {
  const { member, totp, check, code, wait, begun } = await given({ isOn: false })
  assert(!('ok' in (await totp.confirm(member, begun.ticket, code()))))
  assert.equal(await check(member, code()), false)
  assert.equal(await check(member, code(1)), true)
  assert.equal(await check(member, code(1)), false)
  assert.equal(await check(member, code()), false)
  wait(STEP_MS)
  assert.equal(await check(member, code()), false)
  wait(STEP_MS)
  assert.equal(await check(member, code()), true)
})

test('[E10, I11] of 20 who come with one code at once, one is let in', async () => {
  const { member, check, code } = await given()
  const checks = await Promise.all(Array.from({ length: 20 }, () => check(member, code())))
  assert.equal(checks.filter(Boolean).length, 1)
})

test('[E10] a look uses up nothing; what was right then is used up once, also when its time has passed', async () => {
  const { member, totp, code, wait } = await given()
  const [one, other] = [await totp.look(member, code(-1)), await totp.look(member, code(-1))]
  assert(one !== undefined && other !== undefined)
  assert.equal(await totp.look(member, code(2)), undefined)
  const late = code(-1)
  wait(STEP_MS)
  assert.equal(await totp.look(member, late), undefined)
  assert.deepEqual([await one.use(), await other.use()], [true, false])
  wait(-STEP_MS)
  assert.equal(await totp.look(member, late), undefined, 'it was used up')
})

test('[E18] its end holds withdrawals, never shorter than they were held', async () => {
  const { member, totp, check, code, now } = await given()
  assert.equal(await totp.end(member, now() + 24 * HOUR_MS), true)
  assert.equal(await totp.end(member, now() + 48 * HOUR_MS), false)
  assert.equal(await heldUntil(member), now() + 24 * HOUR_MS)
  assert.equal(await totp.isOn(member), false)
  assert.equal(await check(member, code()), false)
  await tables.rows('update member set totp = $2 where id = $1', [member, Buffer.alloc(48)])
  await totp.end(member, now() + HOUR_MS)
  assert.equal(await heldUntil(member), now() + 24 * HOUR_MS)
})

test('[E10] the secret is not in the table in clear, and opens for its owner only', async () => {
  const { member, other, check, secret, code } = await given()
  const [row] = await tables.rows<{ totp: Buffer }>('select totp from member where id = $1', [
    member,
  ])
  assert(!row?.totp.includes(secret))
  await tables.rows('update member set totp = $2 where id = $1', [other, row?.totp])
  await assert.rejects(() => check(other, code()))
})

async function heldUntil(member: number): Promise<number | undefined> {
  const [row] = await tables.rows<{ held: number }>(
    `select extract(epoch from withdrawals_held_until)::float8 * 1000 as held
     from member where id = $1`,
    [member],
  )
  return row?.held
}
