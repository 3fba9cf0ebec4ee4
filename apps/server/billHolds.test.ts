/** What stays in its account and has a row of the bill all the same: in every journal of the past, these reasons and no others. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { Machine, memberOf } from '@evenkeel/kernel'
import { cores, verticals } from '@evenkeel/verticals/all.server.ts'
import type { Golden } from './journal/golden/recording.ts'

const folder = join(import.meta.dirname, 'journal', 'golden')
const declared: Readonly<Record<string, string>> = Object.assign(
  {},
  ...verticals.map(({ billReasons }) => billReasons),
)

test('[J9] of what is frozen and released, only the stakes of options and subscriptions have a row', () => {
  const [shown, hidden] = [new Set<string>(), new Set<string>()]
  for (const name of readdirSync(folder).filter((one) => /^\d{4}-.*\.json$/.test(one))) {
    const golden = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Golden
    const machine = new Machine(cores.filter((core) => golden.cores.includes(core.name)))
    machine.onMovement = (_, { from, to, reason }) => {
      // What is available and what is frozen of an account are numbered side by side.
      if (memberOf(from) === undefined || from >> 1 !== to >> 1) return
      if (declared[reason] === undefined) hidden.add(reason)
      else shown.add(reason)
    }
    for (const { payload } of golden.batches) machine.replay(Buffer.from(payload, 'base64'))
  }
  assert.deepEqual([...shown].sort(), [
    'optionReturn',
    'optionStake',
    'portfolioInvested',
    'portfolioReturned',
  ])
  for (const reason of ['spotFreeze', 'withdrawalHeld', 'leverFreeze'])
    assert.ok(hidden.has(reason), reason)
})
