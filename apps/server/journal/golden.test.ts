/** Golden journals: what was written by older versions means the same today. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  type AnyCore,
  accounts,
  available,
  type Batch,
  entriesOf,
  formatAmount,
  frozen,
  Machine,
  Reader,
  realms,
} from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.core.ts'
import { type State, spot } from '@evenkeel/verticals/spot/core/index.ts'
import { chainHash, GENESIS } from './chain.ts'
import { entriesHash, type Golden, restored, spell } from './golden/recording.ts'
import { memoryJournal, runExchange } from './testing/exchange.ts'

const folder = join(import.meta.dirname, 'golden')
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
const kept =
  'A golden journal is never made again: it stands for journals that exist. Give the event a new ' +
  'code instead of changing an old one, and add a golden journal of the new kind.'

/**
 * Journals that were made before an order kept the price that set it off: the hash of their state
 * is of one without it. What the state is with it, where that differs.
 */
const beforeTriggers: Readonly<Record<string, string | undefined>> = {
  '0001-wallet.json': undefined,
  '0002-spot.json': '6ef827ed23a8e6dc7880886b00ef1e2237397b08e1ce1c452db34916cb957016',
  '0003-members.json': undefined,
}

const journals = names.map((name) => {
  const golden = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Golden
  const batches: Batch[] = golden.batches.map(({ at, payload }, nth) => {
    return { seq: nth + 1, at, payload: Buffer.from(payload, 'base64') }
  })
  return { name, golden, batches, own: golden.cores.map(coreNamed) }
})

test('[J12] the golden journals are there', () => {
  for (const name of ['0001-wallet.json', '0002-spot.json', '0003-members.json'])
    assert.ok(names.includes(name), kept)
})

test('[J12] once a core has a golden journal, every event of it stands in one', () => {
  const own = new Set(journals.flatMap((journal) => journal.own))
  const types = [...own].flatMap((core) => Object.keys(core.events))
  const told = new Set(journals.flatMap(({ batches }) => typesIn(batches)))
  const untold = types.filter((type) => !told.has(type))
  assert.deepEqual(untold, [], 'Add a golden journal that holds these, before others do.')
})

for (const { name, golden, batches, own } of journals) {
  test(`[J12] ${name} has the hash that it was written with`, () => {
    const chain = batches.reduce<Buffer>((hash, batch) => chainHash(hash, batch), GENESIS)
    assert.equal(chain.toString('hex'), golden.chain, kept)
  })

  test(`[J12] ${name} is replayed into the state that it made`, () => {
    const machine = replayed(own, batches)
    machine.check()
    for (const balance of golden.balances) {
      const { realm, member, asset } = balance
      const account = accounts.find((known) => known === balance.account) ?? 'spot'
      const told = `${asset} of ${member} in ${account} on the ${realm} book. ${kept}`
      const part = (of: typeof available) =>
        formatAmount(machine.balance(realm, of(member, account), asset))
      assert.equal(part(available), balance.amount, told)
      assert.equal(part(frozen), balance.frozen ?? '0', `Frozen ${told}`)
    }
    assert.equal(hashOf(machine), beforeTriggers[name] ?? golden.state, kept)
    const again = new Machine(own, 5)
    again.restore(machine.snapshot())
    assert.deepEqual(again.snapshot(), machine.snapshot(), kept)
  })

  if (name in beforeTriggers)
    test(`[J12] ${name} makes, but for triggers, the bytes that it made, and they are restored`, () => {
      const machine = replayed(own, batches)
      if (own.includes(spot)) forgetTriggers(machine)
      assert.equal(hashOf(machine), golden.state, kept)
      const again = new Machine(own, 5)
      again.restore(machine.snapshot())
      assert.deepEqual(again.snapshot(), machine.snapshot(), kept)
    })

  // What leaves no trace in the state, as the price of a sweep: 0001 was made without this.
  if (golden.entries !== undefined)
    test(`[J12] ${name} says what it said, in every field of every event`, () => {
      assert.equal(entriesHash(new Machine(cores).codec, batches), golden.entries, kept)
    })

  test(`[J12] ${name} goes on today: old keys get their old answers`, async () => {
    const journal = memoryJournal([...batches])
    const running = runExchange(journal, replayed(cores, batches))
    assert.ok(golden.answers.length > 0)
    for (const { core = 'wallet', command, answer, ...submission } of golden.answers) {
      const asked = restored(command)
      const decision = await running.exchange.submit(coreNamed(core), asked, submission)
      assert.deepEqual(JSON.parse(spell(decision)), JSON.parse(answer), kept)
    }
    assert.deepEqual(running.broken, [])
    assert.equal(journal.batches.length, batches.length, 'a repeat writes nothing')
  })
}

function replayed(known: readonly AnyCore[], batches: readonly Batch[]): Machine {
  const machine = new Machine(known)
  for (const { payload } of batches) machine.replay(payload)
  return machine
}

function hashOf(machine: Machine): string {
  return createHash('sha256').update(machine.snapshot()).digest('hex')
}

/** The state as it was known before orders kept their trigger. */
function forgetTriggers(machine: Machine): void {
  for (const realm of realms)
    for (const order of (machine.state(realm, spot) as State).orders.values())
      order.trigger = undefined
}

function coreNamed(name: string): AnyCore {
  const core = cores.find((known) => known.name === name)
  assert.ok(core, `The core ${name} wrote a golden journal. ${kept}`)
  return core
}

function typesIn(batches: readonly Batch[]): string[] {
  const { codec } = new Machine(cores)
  const entries = batches.flatMap(({ payload }) => entriesOf(codec, new Reader(payload)))
  const events = entries.flatMap(({ decision }) => (decision.ok ? decision.events : []))
  return events.map(({ type }) => type)
}
