/** `npm run verify-audit` as it is run: on an export, on the database of a stopped server, and on broken ones of both. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { BARE_ENV } from './killTest/serverProcess.ts'
import { get, post } from './testing/calls.ts'
import { startTestServer, type TestServer } from './testing/server.ts'

const PROGRAM = join(import.meta.dirname, 'verifyAudit.ts')
const run = promisify(execFile)
let server: TestServer
let exported: string

async function verify(...words: string[]) {
  const env = { ...BARE_ENV, EVENKEEL_DATA: server.dataDir }
  const ran = run(process.execPath, [PROGRAM, ...words], { env })
  return ran.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr as string }),
  )
}

before(async () => {
  server = await startTestServer({ embedded: true })
  const { token } = await server.operator()
  for (const name of ['olga', 'omar'])
    await post(server.consoleUrl, 'console/invite_operator', { name, role: 'support' }, { token })
  exported = (await get(server.consoleUrl, 'console/export_audit', { token })).text
})
after(async () => {
  await server.pause().catch(() => undefined)
  await rm(server.dataDir, { recursive: true, force: true })
})

test('[L1] an export is checked by anybody, and a changed one is found out', async () => {
  const path = join(server.dataDir, 'audit.jsonl')
  await writeFile(path, exported)
  const whole = await verify(path)
  assert.deepEqual([whole.code, /6 rows/.test(whole.said)], [0, true], whole.said)
  await writeFile(path, exported.replace('omar', 'olaf'))
  const broken = await verify(path)
  assert.deepEqual([broken.code, /broken: row [0-9]/.test(broken.said)], [1, true], broken.said)
})

test('[L1] the database of a stopped server is checked; a running one is left alone', async () => {
  assert.equal((await verify()).code, 2)
  await server.query('alter table operator_audit disable trigger all')
  await server.query("update operator_audit set reason = 'another' where seq = 2")
  await server.pause()
  const broken = await verify()
  assert.deepEqual([broken.code, /row 2 was changed/.test(broken.said)], [1, true], broken.said)
})
