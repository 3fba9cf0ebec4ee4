/** Invariants and the server itself at the console: checked in the background, and told with what was found. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { traderOn } from '@evenkeel/server/testing/traders.ts'
import type { Answer } from '@evenkeel/wire'
import type { getReconciliation } from '../contract/index.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

async function latest(): Promise<Answer<typeof getReconciliation>> {
  const { token } = await server.operator({ role: 'finance' })
  return (await get(server.consoleUrl, 'console/get_reconciliation', { token })).data
}

async function checked() {
  const { token } = await server.operator({ role: 'finance' })
  assert.equal((await post(server.consoleUrl, 'console/check_invariants', {}, { token })).code, 1)
  return eventually('the check ends', async () => {
    const found = await latest()
    return !found.is_checking && found
  })
}

test('[P60] [P61] every invariant of a trading exchange is checked on a copy of it, and holds', async () => {
  assert.ok((await latest()).checks.every(({ last }) => last === undefined))
  const trader = await traderOn(server)
  await trader.limit('buy', '0.1', '100')
  await trader.limit('sell', '0.1', '110')
  const { checks, failed_at: failedAt, every_minutes: everyMinutes } = await checked()
  assert.deepEqual([failedAt, everyMinutes], [undefined, 10])
  for (const { invariant, last } of checks) assert.deepEqual(last?.faults, [], invariant)
  const looked = Object.fromEntries(
    checks.map(({ invariant, last }) => [invariant, last?.looked_at]),
  )
  assert.ok(Number(looked.positionsNet) > 0, 'every contract that is listed')
  assert.equal(looked.frozenExplained, 2, 'one frozen balance for each order')
  assert.ok(Number(looked.booksUncrossed) >= 24, 'the books of both realms')
  const ops = await (await fetch(`${server.opsUrl}/metrics`)).text()
  assert.match(ops, /^evenkeel_invariants_broken 0$/m)
})

test('[P62] an admin sees how the server is; nobody else does', async () => {
  const { token } = await server.operator()
  const read = async () => (await get(server.consoleUrl, 'console/get_system', { token })).data
  // An enrolment is in the journal, which history follows.
  const data = await eventually('history has followed', async () => {
    const data = await read()
    return data.projection_lag === 0 && data
  })
  assert.deepEqual(data.troubles, [])
  assert.ok(data.entries > 0 && data.batches > 0 && data.started_at <= data.now)
  assert.match(data.versions.evenkeel, /^\d+\.\d+\.\d+$/)
  assert.match(data.versions.database, /^\d+/)
  assert.equal(data.metrics_url, `${server.opsUrl}/metrics`)
})
