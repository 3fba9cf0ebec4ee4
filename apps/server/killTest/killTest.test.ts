/** A server that is killed under load, and the control that shows that it can fail. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { upTo } from '@evenkeel/kernel/testing'
import { run } from './run.ts'

const KILLS = upTo(6, 1_000)

test('[J1] killed under load, alone and with its database, the server loses and doubles nothing', async () => {
  const { kills, commands, retried, ...found } = await run({ kills: KILLS })
  assert.deepEqual(found, { lost: 0, doubled: 0, invented: 0, unbalanced: [] })
  assert.equal(kills, KILLS)
  assert(commands > 200, `only ${commands} commands`)
  assert(retried > 0, 'no answer was ever lost')
})

test('[J1] control: a server that answers before its journal is durable is found out', async () => {
  const broken = fileURLToPath(new URL('./brokenServer.ts', import.meta.url))
  const { lost } = await run({ kills: 2, entry: broken })
  assert(lost > 0, 'nothing was lost')
})
