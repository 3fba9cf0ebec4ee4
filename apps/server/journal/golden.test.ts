/** Golden journals: what was written by older versions means the same today. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  type AnyCore,
  accounts,
  available,
  BalanceReplay,
  type Batch,
  EXCHANGE,
  entriesOf,
  findAnswers,
  formatAmount,
  frozen,
  Machine,
  memberOf,
  Reader,
} from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.server.ts'
import { sides } from '@evenkeel/verticals/all.testing.ts'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'
import { chainHash, GENESIS } from './chain.ts'
import { entriesHash, type Golden, JournalRecording, spell, stateHash } from './golden/recording.ts'
import states from './golden/states.json' with { type: 'json' }
import { memoryJournal, runExchange } from './testing/exchange.ts'

const folder = join(import.meta.dirname, 'golden')
const names = readdirSync(folder).filter((name) => /^\d{4}-.*\.json$/.test(name))
const kept =
  'A golden journal is never made again: it stands for journals that exist. Give the event a new ' +
  'code instead of changing an old one, and add a golden journal of the new kind.'

const journals = names.map((name) => {
  const golden = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Golden
  const batches: Batch[] = golden.batches.map(({ at, payload }, nth) => {
    return { seq: nth + 1, at, payload: Buffer.from(payload, 'base64') }
  })
  return { name, golden, batches, own: golden.cores.map(coreNamed) }
})

test('[J12] the golden journals are there', () => {
  const early = ['0001-wallet', '0002-spot', '0003-members', '0004-members', '0005-wallet']
  const later = ['0006-wallet', '0007-wallet', '0008-operations', '0011-wallet', '0016-wallet']
  for (const name of [...early, ...later]) assert.ok(names.includes(`${name}.json`), kept)
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
      const told = `${asset} of ${member} in ${account} in the ${realm} realm. ${kept}`
      const part = (of: typeof available) =>
        formatAmount(machine.balance(realm, of(member, account), asset))
      assert.equal(part(available), balance.amount, told)
      assert.equal(part(frozen), balance.frozen ?? '0', `Frozen ${told}`)
    }
    assert.equal(stateHash(machine), states.hashes[name as keyof typeof states.hashes], kept)
    const again = new Machine(own, 5)
    again.restore(machine.snapshot())
    assert.deepEqual(again.snapshot(), machine.snapshot(), kept)
  })

  test(`[J12] the balances of ${name} are the same when only they are replayed, from the beginning or from a snapshot`, async () => {
    for (const cut of [0, Math.floor(batches.length / 2), batches.length]) {
      const machine = replayed(own, batches.slice(0, cut))
      const alone = new BalanceReplay(own)
      if (cut > 0) await alone.restore({ seq: cut, at: machine.at, pieces: machine.pieces() })
      for (const batch of batches.slice(cut)) {
        machine.replay(batch.payload)
        alone.replay(batch)
      }
      assert.deepEqual([alone.batch, alone.entries], [machine.batch, machine.seq])
      const found = [...alone.ledger.balances()]
      assert.ok(found.length > 0)
      for (const { asset, account, amount } of found)
        assert.equal(amount, machine.balance('real', account, asset))
      const told = golden.balances.filter(({ realm }) => realm === 'real')
      const owners = new Set(found.map(({ account }) => memberOf(account)))
      for (const { member, amount } of told) assert.ok(amount === '0' || owners.has(member))
    }
  })

  // What leaves no trace in the state, as the price of a sweep: 0001 was made without this.
  if (golden.entries !== undefined)
    test(`[J12] ${name} says what it said, in every field of every event`, () => {
      assert.equal(entriesHash(new Machine(cores).codec, batches), golden.entries, kept)
    })

  test(`[J12] ${name} still tells the answer that every request got`, () => {
    const { codec } = new Machine(cores)
    const entries = batches.flatMap(({ payload }) => entriesOf(codec, new Reader(payload)))
    assert.ok(golden.answers.length > 0)
    for (const { realm, owner, key, part, answer } of golden.answers) {
      const [a, b, c, d] = keyWords(key, part)
      const decisions = findAnswers(entries, realm, { owner, a, b, c, d })
      const told = answer.startsWith('[') ? decisions : decisions?.[0]
      assert.deepEqual(JSON.parse(spell(told)), JSON.parse(answer), kept)
    }
  })

  test(`[J12] ${name} goes on today`, async () => {
    const journal = memoryJournal([...batches])
    const { exchange, broken } = runExchange(journal, replayed(cores, batches))
    const listed = await exchange.submit(
      wallet,
      { type: 'listCoin', asset: 'NEW' },
      { realm: 'real', actor: EXCHANGE },
    )
    assert.equal(listed.ok, true)
    assert.deepEqual(broken, [])
    assert.equal(journal.batches.length, batches.length + 1)
  })
}

for (const { core, golden } of sides) {
  if (golden === undefined) continue
  test(`[J12] a golden journal of ${core.name} can be recorded today`, async () => {
    const recording = new JournalRecording(golden)
    await golden.happen(recording)
    const { cores: own, batches, answers } = await recording.end()
    const machine = new Machine(own.map(coreNamed))
    for (const { payload } of batches) machine.replay(Buffer.from(payload, 'base64'))
    machine.check()
    assert.ok(machine.seq > 0 && answers.length > 0)
  })
}

/** The words of a key; in older journals, each of several commands had a part of one. */
function keyWords(text: string, part = 0): [number, number, number, number] {
  const words = [0, 8, 16, 24].map((at) => Number.parseInt(text.slice(at, at + 8), 16) | 0)
  const spread = Math.imul(part, 0x9e3779b1)
  const [a, b, c, d] = words as [number, number, number, number]
  return [a, b, c ^ spread, d ^ Math.imul(spread ^ (spread >>> 15), 0x85ebca6b)]
}

function replayed(known: readonly AnyCore[], batches: readonly Batch[]): Machine {
  const machine = new Machine(known)
  for (const { payload } of batches) machine.replay(payload)
  return machine
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
