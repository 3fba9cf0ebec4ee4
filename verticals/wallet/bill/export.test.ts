/** How many files of one member are on their way: counted from the request to the end, whoever asks for parts or not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Machine } from '@evenkeel/kernel'
import { wallet } from '../core.ts'
import { createExports } from './export.ts'
import { makeFile } from './exportWorker.ts'

const wanted = { zone: 'UTC', language: 'en' } as never

function given(rows: () => Promise<readonly unknown[]> = async () => []) {
  const platform = {
    billKinds: {},
    billSources: [],
    billDeals: {},
    now: () => 1_700_000_000_000,
    // The same module as in the thread, here.
    async *makeFile(_: URL, work: unknown) {
      const reach = { tables: { rows }, ids: {} }
      for await (const part of makeFile(reach as never, work as never)) yield Buffer.from(part)
    },
  }
  const exports = createExports(platform, [])
  const member = { id: 7, realm: 'real', session: 1 } as const
  const machine = new Machine([wallet])
  const exchange = { read: async (look: (machine: Machine) => unknown) => look(machine) }
  const asking = { member, exchange, history: { rows } } as never
  return () => exports.open(asking, wanted)
}

test('[W38] one that was not begun counts, until it is left', async () => {
  const open = given()
  const [one, two, three] = await Promise.all([open(), open(), open()])
  assert.ok('parts' in one && 'parts' in two)
  assert.deepEqual(three, { ok: false, refusal: 'exportRunning' })
  await one.parts[Symbol.asyncIterator]().return?.()
  await one.parts[Symbol.asyncIterator]().return?.()
  const [four, five] = [await open(), await open()]
  assert.ok('parts' in four)
  assert.deepEqual(five, { ok: false, refusal: 'exportRunning' }, 'one place was free, not two')
  for await (const part of four.parts) assert.ok(part.length > 0)
  assert.ok('parts' in (await open()), 'one that was read to its end is over')
})

test('[W38] one that fails holds no place', async () => {
  let isBroken = true
  const open = given(async () => {
    if (isBroken) throw new Error('the database is gone')
    return []
  })
  for (let nth = 0; nth < 3; nth++) await assert.rejects(open(), /the database is gone/)
  isBroken = false
  assert.ok('parts' in (await open()))
})
