/** Addresses in one spelling, each of one member, sealed in the table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { createContacts, masked, readContact } from './contacts.ts'
import { createSealing } from './sealing.ts'

const tables = await openTestTables()
const sealing = createSealing({ key: (purpose, bytes) => Buffer.alloc(bytes, purpose) })
const contacts = createContacts(tables, sealing)

async function member(): Promise<number> {
  const sql = 'insert into member default values returning id::float8 as id'
  const [row] = await tables.rows<{ id: number }>(sql, [])
  return row?.id ?? 0
}

for (const [said, text] of [
  [{ email: ' Ann.Bee+x@Example.ORG ' }, 'ann.bee+x@example.org'],
  [{ email: 'jürgen@example.de' }, 'jürgen@example.de'],
  [{ area_code: '+49', phone: '0151 2345 6789' }, '+4915123456789'],
  [{ area_code: '49', phone: '151-2345-6789' }, '+4915123456789'],
  [{ area_code: '+1', phone: '(415) 555-2671' }, '+14155552671'],
] as const)
  test(`[E4] ${JSON.stringify(said)} is ${text}`, () => {
    const contact = readContact(said)
    assert('text' in contact)
    assert.equal(contact.text, text)
  })

for (const [said, refusal] of [
  [{}, 'invalidEmail'],
  [{ email: 'ann' }, 'invalidEmail'],
  [{ email: 'ann@example' }, 'invalidEmail'],
  [{ email: 'ann@@example.org' }, 'invalidEmail'],
  [{ email: 'a n@example.org' }, 'invalidEmail'],
  [{ email: 'ann@example.org\r\nBcc: all@example.org' }, 'invalidEmail'],
  [{ email: 'Ann <ann@example.org>' }, 'invalidEmail'],
  [{ email: `ann\u202e@example.org` }, 'invalidEmail'],
  [{ email: `${'a'.repeat(65)}@example.org` }, 'invalidEmail'],
  [{ phone: '15123456789' }, 'invalidPhone'],
  [{ area_code: '+49', phone: '12' }, 'invalidPhone'],
  [{ area_code: '+999', phone: '15123456789' }, 'invalidPhone'],
  [{ email: 'ann@example.org', area_code: '+49', phone: '15123456789' }, 'invalidPhone'],
] as const)
  test(`[E1, E4] ${JSON.stringify(said)} is refused: ${refusal}`, () => {
    const contact = readContact(said)
    assert.equal('refusal' in contact && contact.refusal, refusal)
  })

test('[E4] an address is one member’s: another one cannot take it, not even at the same moment', async () => {
  const [one, two, three] = [await member(), await member(), await member()]
  const address = { kind: 'email', text: 'shared@example.org' } as const
  assert.equal(await contacts.set(one, address), true)
  assert.equal(await contacts.set(one, address), true)
  assert.equal(await contacts.set(two, address), false)
  assert.equal(await contacts.find(address), one)
  const other = { kind: 'phone', text: '+4915123456789' } as const
  const both = await Promise.all([contacts.set(two, other), contacts.set(three, other)])
  assert.deepEqual(both.toSorted(), [false, true])
})

test('[E4] a new address replaces the old one, which is then free', async () => {
  const [one, two] = [await member(), await member()]
  const old = { kind: 'email', text: 'old@example.org' } as const
  const next = { kind: 'email', text: 'new@example.org' } as const
  await contacts.set(one, old)
  await contacts.set(one, next)
  assert.equal(await contacts.find(old), undefined)
  assert.deepEqual(await contacts.of(one), [next])
  assert.equal(await contacts.set(two, old), true)
})

test('[E24, Z5] nothing of an address can be read in the table', async () => {
  await contacts.set(await member(), { kind: 'email', text: 'canary-4711@example.org' })
  const rows = await tables.rows('select lookup::text, sealed::text from contact', [])
  const hex = Buffer.from('canary-4711').toString('hex')
  assert(rows.length > 0 && !JSON.stringify(rows).includes(hex))
})

for (const [contact, shown] of [
  [{ kind: 'email', text: 'annabel@example.org' }, 'an***@example.org'],
  [{ kind: 'email', text: 'a@example.org' }, 'a***@example.org'],
  [{ kind: 'phone', text: '+4915123456789' }, '+49*****789'],
  [{ kind: 'wallet', text: '0x1234567890abcdef1234567890abcdef12345678' }, '0x1234…5678'],
] as const)
  test(`[E35] ${contact.text} is shown as ${shown}`, () => {
    assert.equal(masked(contact), shown)
  })
