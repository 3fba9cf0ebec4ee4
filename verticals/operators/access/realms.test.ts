/** The rosters of both realms agree again after only one of them took a change: at the start, and while the server runs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type Actor,
  type AnyCore,
  EXCHANGE,
  Exchange,
  Machine,
  type Realm,
  realms,
  recover,
} from '@evenkeel/kernel'
import { eventually, type MemoryJournal, memoryJournal } from '@evenkeel/kernel/testing'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { operations, type RosterCommand } from '../core.ts'
import { stateOf } from '../held.ts'
import { createPeople } from '../people.ts'
import { by } from '../testing/rosterStage.ts'
import { createRosterKeeper, keepRealmsAligned } from './roster.ts'

const tables = await openTestTables()
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const [ANN, BEN, EVE] = [1, 2, 3]
const NOW = 1_700_000_000_000
const three: RosterCommand = {
  type: 'importOperators',
  operators: [ANN, BEN, EVE].map((operator) => ({ operator, role: 'admin' as const })),
}

/** A process on this journal: what another has written is replayed. */
async function started(journal: MemoryJournal) {
  const machine = new Machine([operations as AnyCore], journal.batches.length)
  await recover(machine, journal)
  let now = NOW + journal.batches.length
  const exchange = new Exchange({
    machine,
    journal,
    clock: () => now++,
    onBroken: (error) => {
      throw error
    },
  })
  const people = createPeople({ tables, now: () => now, idleMs: 1 })
  const keeper = createRosterKeeper({ exchange, people, log })
  /** As a crash or a refusal leaves it: in these realms alone. */
  const take = async (only: readonly Realm[], command: RosterCommand, actor: Actor = EXCHANGE) => {
    for (const realm of only) {
      const decision = await exchange.submit(operations, command, { realm, actor })
      assert(decision.ok && decision.events.length > 0, command.type)
    }
  }
  const [real, demo] = realms.map((realm) => () => {
    const { roster, unconfirmed } = stateOf(machine, realm)
    return { roster: new Map(roster), unconfirmed: new Map(unconfirmed) }
  })
  return { keeper, take, real: real!, demo: demo!, entries: () => machine.seq }
}

const disabled: RosterCommand = { type: 'disableOperator', operator: EVE }

for (const [what, only] of [
  ['the real realm', ['real']],
  ['the demo realm', ['demo']],
] as const)
  test(`[P65] a change that ${what} alone has taken: a start brings demo to what real says`, async () => {
    const journal = memoryJournal()
    const before = await started(journal)
    await before.take(realms, three)
    await before.take(only, disabled, by(ANN))
    const { keeper, real, demo, entries } = await started(journal)
    const was = real()
    assert.notDeepEqual(demo(), was, 'the journal has it in one realm')
    await keeper.bringUp()
    assert.deepEqual(demo(), was)
    assert.deepEqual(real(), was, 'what real says stays')
    const count = entries()
    await keeper.bringUp()
    assert.equal(entries(), count, 'a start that finds nothing writes nothing')
    assert.deepEqual((await started(journal)).demo(), was, 'and the journal has it')
  })

test('[P65] a first roster that one realm alone has taken neither stops the start nor stays alone', async () => {
  for (const only of [['real'], ['demo']] as const) {
    const journal = memoryJournal()
    await (await started(journal)).take(only, three)
    const { keeper, real, demo } = await started(journal)
    await keeper.bringUp()
    assert.equal(real().roster.size, only[0] === 'real' ? 3 : 0, only[0])
    assert.deepEqual(demo(), real(), only[0])
  }
})

test('[P65] while the server runs, too, demo is brought to what real says', async () => {
  const { keeper, take, real, demo } = await started(memoryJournal())
  await take(realms, three)
  const job = keepRealmsAligned(keeper, (error) => assert.fail(`${error}`), 5)
  await take(['real'], disabled, by(ANN))
  await eventually('demo follows', () => demo().roster.get(EVE)?.state === 'disabled')
  await job.stop()
  assert.deepEqual(demo(), real())
  assert.equal(demo().unconfirmed.get(EVE), ANN, 'whom one admin alone disabled counts on (P67)')
})

test('[P65] demo is brought to what real said only if demo is as it was read, and by the exchange alone', async () => {
  const { take, demo } = await started(memoryJournal())
  await take(realms, three)
  const from = { entry: demo().roster.get(EVE)!, disabledBy: undefined }
  const stale: RosterCommand = { type: 'alignOperator', operator: EVE, from, to: undefined }
  await assert.rejects(take(['demo'], stale, by(ANN)), /alignOperator/)
  await take(['demo'], disabled, by(ANN))
  await assert.rejects(take(['demo'], stale), /alignOperator/)
  assert.equal(demo().roster.get(EVE)?.state, 'disabled')
})
