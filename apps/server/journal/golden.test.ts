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
  formatAmount,
  Machine,
} from '@evenkeel/kernel'
import { cores } from '@evenkeel/verticals/all.core.ts'
import type { Command } from '@evenkeel/verticals/wallet/core.ts'
import { chainHash, GENESIS } from './chain.ts'
import type { Golden } from './golden/make.ts'
import { memoryJournal, runExchange } from './testing/exchange.ts'

const folder = join(import.meta.dirname, 'golden')
const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
const kept =
  'A golden journal is never made again: it stands for journals that exist. Give the event a new ' +
  'code instead of changing an old one, and add a golden journal of the new kind.'

test('[J12] the golden journals are there', () => {
  assert.ok(names.includes('0001-wallet.json'), kept)
})

for (const name of names) {
  const golden = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Golden
  const batches: Batch[] = golden.batches.map(({ at, payload }, nth) => {
    return { seq: nth + 1, at, payload: Buffer.from(payload, 'base64') }
  })

  test(`[J12] ${name} has the hash that it was written with`, () => {
    const chain = batches.reduce<Buffer>((hash, batch) => chainHash(hash, batch), GENESIS)
    assert.equal(chain.toString('hex'), golden.chain, kept)
  })

  test(`[J12] ${name} is replayed into the state that it made`, () => {
    const machine = replayed(
      cores.filter((core) => golden.cores.includes(core.name)),
      batches,
    )
    machine.check()
    for (const { realm, member, account, asset, amount } of golden.balances) {
      const ref = available(member, accounts.find((known) => known === account) ?? 'spot')
      const told = `${asset} of ${member} in ${account} on the ${realm} book. ${kept}`
      assert.equal(formatAmount(machine.balance(realm, ref, asset)), amount, told)
    }
    const state = createHash('sha256').update(machine.snapshot()).digest('hex')
    assert.equal(state, golden.state, kept)
    const again = new Machine(
      cores.filter((core) => golden.cores.includes(core.name)),
      5,
    )
    again.restore(machine.snapshot())
    assert.deepEqual(again.snapshot(), machine.snapshot(), kept)
  })

  test(`[J12] ${name} goes on today: old keys get their old answers`, async () => {
    const journal = memoryJournal([...batches])
    const running = runExchange(journal, replayed(cores, batches))
    assert.ok(golden.answers.length > 0)
    for (const { command, answer, ...submission } of golden.answers) {
      const decision = await running.submit({ ...submission, command: withAmount(command) })
      const spelled = JSON.stringify(decision, (_, part) =>
        typeof part === 'bigint' ? `${part}` : part,
      )
      assert.deepEqual(JSON.parse(spelled), JSON.parse(answer), kept)
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

function withAmount(command: object): Command {
  return { ...command, amount: BigInt((command as { amount: string }).amount) } as Command
}
