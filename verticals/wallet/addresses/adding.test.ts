/** Many requests at once for the same address book, on a real database. */
import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { MemberDesk } from '@evenkeel/wire/server'
import { checksummed } from '../chains/address.ts'
import { createAddressBook } from './addresses.ts'

const tables = await openTestTables()
let told = 0
const wish: { lost?: Error } = {}
const desk: Partial<MemberDesk> = {
  prove: async () => undefined,
  async notify() {
    if (wish.lost !== undefined) throw wish.lost
    told++
  },
  seal: (text, about) => Buffer.from(`${about}: ${text}`),
  read: (sealed, about) => sealed.toString().slice(`${about}: `.length),
  index: (kind, text) => createHash('sha256').update(`${kind} ${text}`).digest(),
}
const failures: unknown[] = []
const book = createAddressBook({
  isOurs: async () => false,
  tables,
  desk: () => desk as MemberDesk,
  now: () => 1_800_000_000_000,
  onFailure: (error) => failures.push(error),
})
const from = { address: '192.0.2.1', agent: '', host: '' }

async function somebody(): Promise<number> {
  const sql = 'insert into member (sandbox) values (true) returning id::float8 as id'
  const [row] = await tables.rows<{ id: number }>(sql, [])
  return row?.id ?? 0
}
const anAddress = () => checksummed(`0x${randomBytes(20).toString('hex')}`)
function add(member: number, address = anAddress(), key = randomBytes(16).toString('hex')) {
  const by = { caller: { id: member, realm: 'real', session: 1 }, proof: { password: '' }, from }
  const entry = { asset: 'USDT', chain: 'bnb', address, remark: 'mine', key } as const
  return book.add(by as Parameters<typeof book.add>[0], entry)
}
const outcome = (added: Awaited<ReturnType<typeof add>>) =>
  typeof added === 'number' ? 'added' : added.refusal
const many = (count: number) => Array.from({ length: count })
const counted = (outcomes: readonly string[], wanted: string) =>
  outcomes.filter((one) => one === wanted).length

test('[W32] a hundred at most, however many are added at once; a place that is free again is taken', async () => {
  const [ann, eve] = [await somebody(), await somebody()]
  await add(eve)
  told = 0
  const outcomes = (await Promise.all(many(110).map(() => add(ann)))).map(outcome)
  assert.equal(counted(outcomes, 'added'), 100)
  assert.equal(counted(outcomes, 'tooManyAddresses'), 10)
  assert.equal(told, 100)
  const entries = await book.of(ann)
  assert.equal(entries.length, 100)
  assert.equal(outcome(await add(ann)), 'tooManyAddresses')
  assert.equal(await book.remove(ann, entries[40]?.id ?? 0), true)
  assert.equal(outcome(await add(ann)), 'added')
  assert.equal((await book.of(ann)).length, 100)
  assert.equal((await book.of(eve)).length, 1)
})

test('[W32] the same address is added once by ten requests at once, and the member told once', async () => {
  const ann = await somebody()
  const address = anAddress()
  told = 0
  const outcomes = (await Promise.all(many(10).map(() => add(ann, address)))).map(outcome)
  assert.equal(counted(outcomes, 'added'), 1)
  assert.equal(counted(outcomes, 'addressKnown'), 9)
  assert.equal(told, 1)
})

test('[W32] ten repeats of a request at once are all told the same', async () => {
  const ann = await somebody()
  const [address, key] = [anAddress(), randomBytes(16).toString('hex')]
  told = 0
  const answers = await Promise.all(many(10).map(() => add(ann, address, key)))
  assert.equal(new Set(answers).size, 1)
  assert.equal(typeof answers[0], 'number')
  assert.deepEqual([told, (await book.of(ann)).length], [1, 1])
})

test('[W32] a message that cannot be sent takes nothing back', async () => {
  const ann = await somebody()
  wish.lost = new Error('no way out')
  assert.equal(outcome(await add(ann)), 'added')
  assert.deepEqual(failures, [wish.lost])
})
