/** A real server killed in the middle of what an operator asked for: the audit log says that it was begun, and is whole. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { eventually } from '@evenkeel/kernel/testing'
import { dataFolder } from '../journal/testing/dataFolder.ts'
import { get, post } from '../testing/calls.ts'
import { reachedServer } from '../testing/server.ts'
import { startProcess } from './serverProcess.ts'

const VERIFY = join(import.meta.dirname, '../verifyAudit.ts')
const env = { EVENKEEL_PROOF_MINUTES: '0', EVENKEEL_PRICES: 'none' }

test('[L1] killed between the two rows of a call, the log has the first, says no outcome, and verifies', async () => {
  const dataDir = await dataFolder()
  try {
    const killed = await startProcess({ dataDir, env })
    const reached = reachedServer({ ...killed, dataDir })
    const { token } = await reached.operator()
    const invite = (url: string, name: string) =>
      post(url, 'console/invite_operator', { name, role: 'support' }, { token })

    // The call has made the operator, and waits for the table of links.
    const holder = (await reached.connect()).on('error', () => undefined)
    await holder.query('begin; lock table operator_invitation in exclusive mode')
    const asked = invite(killed.consoleUrl, 'olga').catch(() => undefined)
    const made = () => reached.query("select 1 from operator where name = 'olga'")
    await eventually('the operator is there', async () => (await made()).length > 0)
    killed.kill()
    await Promise.all([asked, killed.ended])
    await holder.end().catch(() => undefined)

    const server = await startProcess({ dataDir, env })
    const { data } = await get(server.consoleUrl, 'console/get_audit', { token })
    const [last] = data.rows
    assert.deepEqual(
      [last.action, last.outcome, last.subject],
      ['console/invite_operator', 'begun', 'operator olga'],
      'what was begun and what it was about is told, and nothing is said about its end',
    )
    const { data: list } = await get(server.consoleUrl, 'console/get_operators', { token })
    const olga = list.operators.find(({ name }: { name: string }) => name === 'olga')
    assert.equal(olga.state, 'invited', 'as far as it came')

    assert.equal((await invite(server.consoleUrl, 'omar')).code, 1)
    const { data: after } = await get(server.consoleUrl, 'console/get_audit', { token })
    const outcomes = after.rows.map(({ seq, outcome, begun }: Row) => [seq, outcome, begun])
    const { seq } = last
    assert.deepEqual(outcomes.slice(0, 3), [
      [seq + 2, 'done', seq + 1],
      [seq + 1, 'begun', undefined],
      [seq, 'begun', undefined],
    ])
    server.kill('SIGTERM')
    await server.ended
    const own = { PATH: process.env.PATH, EVENKEEL_DATA: dataDir }
    const { stdout } = await promisify(execFile)(process.execPath, [VERIFY], { env: own })
    assert.match(stdout, new RegExp(`is whole: ${seq + 2} rows`))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

type Row = { readonly seq: number; readonly outcome: string; readonly begun?: number }
