/** Making members: whole or not at all, each under a number and an invitation code of their own. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Exchange, Machine } from '@evenkeel/kernel'
import { memoryJournal } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { createContacts } from '../contacts.ts'
import { members, type State } from '../core.ts'
import { openHouseRules } from '../houseRules.ts'
import { createSealing } from '../sealing.ts'
import { testKeys } from '../testing/keys.ts'
import { createMaking } from './making.ts'

const now = () => 1_800_000_000_000
const onBroken = (error: unknown) => {
  throw error
}
const tables = await openTestTables()
const sealing = createSealing(testKeys)
const contacts = createContacts(tables, sealing)
const rules = await openHouseRules(tables, now)
const machine = new Machine([members])
const exchange = new Exchange({ machine, journal: memoryJournal(), clock: now, onBroken })
const making = createMaking({ exchange, tables, sealing, contacts, rules, now })

const house = { member: undefined }
let wallets = 0
const newWallet = () => {
  const text = `0x${String(++wallets).padStart(40, '0')}`
  return { contact: { kind: 'wallet', text }, language: 'ja', invitedBy: house } as const
}
const rowsOf = (member: number | undefined) =>
  tables.rows<{ uid: number; invite_code: string; language: string; passwords: number }>(
    `select uid, invite_code, language,
       (select count(*)::int from password where password.member = member.id) as passwords
     from member where id = $1`,
    [member],
  )

test('[E11] a member of a wallet has its language, no password, and is found by the wallet', async () => {
  const wish = newWallet()
  const member = await making.make(wish)
  assert.equal(await contacts.find(wish.contact), member)
  assert.deepEqual(await contacts.of(member ?? 0), [wish.contact])
  const [row] = await rowsOf(member)
  assert.deepEqual([row?.language, row?.passwords], ['ja', 0])
})

test('[E4] an address makes one member, however many come with it at once', async () => {
  const wish = newWallet()
  const made = await Promise.all(Array.from({ length: 10 }, () => making.make(wish)))
  assert.equal(made.filter((member) => member !== undefined).length, 1)
  const all = await tables.rows('select 1 from member', [])
  assert.equal(all.length, (await tables.rows('select 1 from contact', [])).length)
})

test('[E3, E32] a code is the house’s, a member’s in whichever case, or nobody’s', async () => {
  const inviter = await making.make(newWallet())
  const [row] = await rowsOf(inviter)
  const { houseCode } = await rules()
  assert.deepEqual(await making.inviterOf(houseCode.toLowerCase()), house)
  const invitedBy = await making.inviterOf(row?.invite_code.toLowerCase() ?? '')
  assert.deepEqual(invitedBy, { member: inviter })
  assert.equal(await making.inviterOf('NOBODYS1'), undefined)
  const member = await making.make({ ...newWallet(), invitedBy: { member: inviter } })
  const { invitations } = machine.state('real', members) as State
  assert.equal(invitations.get(member ?? 0)?.inviter, inviter)
})

test('[E1] a number that is somebody’s already is drawn again, until that is given up', async () => {
  const [taken] = await rowsOf(await making.make(newWallet()))
  // From now on numbers are drawn in a row, and the first is taken.
  await tables.rows(`create sequence draw start ${taken?.uid}`, [])
  await tables.rows(`alter table member alter uid set default nextval('draw')`, [])
  const [drawn] = await rowsOf(await making.make(newWallet()))
  assert.equal(drawn?.uid, (taken?.uid ?? 0) + 1)
  await tables.rows(`alter table member alter uid set default ${taken?.uid}`, [])
  await assert.rejects(making.make(newWallet()), { code: '23505' })
})
