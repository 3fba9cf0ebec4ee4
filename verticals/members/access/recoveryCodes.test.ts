/** Recovery codes against a real database: hard to guess, kept as hashes, each good once and for its owner. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { secondCode, sixDigits } from '../contract/words.ts'
import { createSealing } from '../sealing.ts'
import { createRecoveryCodes, drawCodes, isRecoveryCode } from './recoveryCodes.ts'
import { createTotp } from './totp.ts'

const sealing = createSealing({ key: (purpose, bytes) => Buffer.alloc(bytes, purpose) })
const tables = await openTestTables()
const recovery = createRecoveryCodes({ tables, sealing })
const totp = createTotp({ tables, sealing, now: () => 1_700_000_000_000 })

/** Somebody with a second factor; its secret is not asked for here. */
async function somebody(): Promise<number> {
  const sql = `insert into member (totp) values ('\\x01') returning id::float8 as id`
  const [row] = await tables.rows<{ id: number }>(sql, [])
  return row?.id ?? assert.fail()
}

async function given() {
  const member = await somebody()
  const codes = (await recovery.renew(member)) ?? assert.fail()
  const [first = '', ...others] = codes
  return { member, codes, first, others }
}

test('[E38] 10 codes of 60 random bits, in groups of four, of letters that nobody mistakes', () => {
  const seen = new Set<string>()
  for (let member = 1; member <= 200; member++)
    for (const code of drawCodes(sealing, member).codes) {
      assert.match(code, /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
      seen.add(code)
    }
  assert.equal(seen.size, 2_000)
  const letters = [...seen].join('').replaceAll('-', '')
  for (const letter of new Set(letters)) {
    const many = letters.split(letter).length - 1
    assert(many > 600 && many < 900, `${letter}: ${many} of 24,000, where 750 are expected`)
  }
  assert.equal(new Set(letters).size, 32)
})

test('[E38] each serves once, and says how many are left', async () => {
  const { member, codes } = await given()
  assert.equal(codes.length, 10)
  for (const [nth, code] of codes.entries()) {
    assert.equal(await recovery.use(member, code), 9 - nth)
    assert.equal(await recovery.use(member, code), undefined)
  }
})

test('[E38] asking whether it is one uses up nothing', async () => {
  const { member, first } = await given()
  const stranger = await somebody()
  for (let nth = 0; nth < 3; nth++) assert.equal(await recovery.isOne(member, first), true)
  assert.equal(await recovery.isOne(stranger, first), false)
  assert.equal(await recovery.use(member, first), 9)
  assert.equal(await recovery.isOne(member, first), false)
})

test('[E38] of 20 who come with one code at once, one is let in', async () => {
  const { member, first } = await given()
  const used = await Promise.all(Array.from({ length: 20 }, () => recovery.use(member, first)))
  assert.deepEqual(
    used.filter((left) => left !== undefined),
    [9],
  )
})

test('[E38] a code is read however it was written down', async () => {
  const { member, codes } = await given()
  const ways = [
    (code: string) => code.toLowerCase(),
    (code: string) => code.replaceAll('-', ''),
    (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'I'),
    (code: string) => code.replaceAll('0', 'o').replaceAll('1', 'l'),
  ]
  for (const [nth, way] of ways.entries()) {
    const typed = way(codes[nth] ?? '')
    assert(secondCode.safeParse(typed).success && isRecoveryCode(typed), typed)
    assert.equal(await recovery.use(member, typed), 9 - nth, typed)
  }
  for (const code of ['123456', '000000']) assert(!isRecoveryCode(code))
  assert(!sixDigits.safeParse(codes[9]).success)
  for (const wrong of [
    '',
    '12345',
    '1234567',
    'ABCD-EFGH-JKM',
    'ABCD EFGH JKMN',
    'ABCD-EFGH-JKMN\n',
  ])
    assert(!secondCode.safeParse(wrong).success, wrong)
})

test('[E38, Z1] a code is its owner’s alone, also when what is kept of it is copied', async () => {
  const [ann, eve] = [await given(), await somebody()]
  assert.equal(await recovery.use(eve, ann.first), undefined)
  await tables.rows(
    `update member set recovery_codes = (select recovery_codes from member where id = $2)
     where id = $1`,
    [eve, ann.member],
  )
  assert.equal(await recovery.use(eve, ann.first), undefined)
  assert.equal(await recovery.use(ann.member, ann.first), 9)
})

test('[E38, Z5] what is kept says nothing to who has not the key', async () => {
  const { member, codes } = await given()
  const [row] = await tables.rows<{ kept: Buffer[] }>(
    'select recovery_codes as kept from member where id = $1',
    [member],
  )
  assert.deepEqual(
    row?.kept.map(({ length }) => length),
    new Array(10).fill(32),
  )
  const other = createSealing({ key: (_, bytes) => Buffer.alloc(bytes, 7) })
  const elsewhere = createRecoveryCodes({ tables, sealing: other })
  for (const code of codes) assert.equal(await elsewhere.use(member, code), undefined)
  assert.equal(await recovery.use(member, codes[0] ?? ''), 9)
})

test('[E38] new ones void those before, as often as they are made', async () => {
  const { member, codes } = await given()
  const made = await Promise.all(Array.from({ length: 5 }, () => recovery.renew(member)))
  for (const code of codes) assert.equal(await recovery.use(member, code), undefined)
  const firsts = await Promise.all(made.map((set) => recovery.use(member, set?.[0] ?? '')))
  assert.deepEqual(
    firsts.filter((left) => left !== undefined),
    [9],
  )
})

test('[E38] without a second factor there are none, and they go when it goes', async () => {
  const { member, first, others } = await given()
  assert.equal(await recovery.use(member, first), 9)
  await totp.end(member, 0)
  for (const code of others) assert.equal(await recovery.use(member, code), undefined)
  assert.equal(await recovery.renew(member), undefined)
  const forgotten = tables.rows(`update member set recovery_codes = '{"\\\\x01"}' where id = $1`, [
    member,
  ])
  await assert.rejects(forgotten, /member_recovery_codes/)
})
