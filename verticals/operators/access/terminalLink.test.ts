/** `npm run operator-link` as it is run: a sole admin who has lost the second factor comes back in, and the audit log has it. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import {
  type Entered,
  enrol,
  invitationIn,
  PASSWORD,
  signIn,
} from '@evenkeel/server/testing/entering.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'

const PROGRAM = fileURLToPath(import.meta.resolve('@evenkeel/server/operatorLink.ts'))
const run = promisify(execFile)
let server: TestServer
let olga: Entered

before(async () => {
  server = await startTestServer()
  olga = await enrol(server.consoleUrl, server.firstOperator, 'olga')
})
after(() => server.stop())

async function linkFor(...words: string[]) {
  const env = { PATH: process.env.PATH, EVENKEEL_DATA: server.dataDir }
  const ran = run(process.execPath, [PROGRAM, ...words], { env })
  return ran.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr as string }),
  )
}

const meOf = (token: string) => get(server.consoleUrl, 'console/get_me', { token })

test('[P10] the sole admin is given a link at the terminal, and enrols anew by it, once; what was before is worth nothing', async () => {
  const { code, said } = await linkFor('olga')
  assert.equal(code, 0, said)
  const link = /http:\/\/localhost:\S+/.exec(said)?.[0]
  assert.equal((await meOf(olga.token)).reason, 'notLoggedIn', 'sessions have ended')
  const old = await signIn(server.consoleUrl, olga)
  assert.equal(old.reason, 'signInWrong', 'nor is the old password one')
  const opened = { invitation: invitationIn(link) }
  const { data } = await post(server.consoleUrl, 'console/open_invitation', opened)
  assert.deepEqual(data, { name: 'olga', role: 'admin' })
  const other = { ...opened, name: 'omar', password: PASSWORD, confirm: PASSWORD }
  const begun = await post(server.consoleUrl, 'console/begin_enrolment', other)
  assert.equal(begun.reason, 'badRequest', 'it is for nobody else')
  const again = await enrol(server.consoleUrl, link)
  assert.equal((await meOf(again.token)).data.name, 'olga')
  const used = await post(server.consoleUrl, 'console/open_invitation', opened)
  assert.equal(used.reason, 'invitationOver')

  const log = await get(server.consoleUrl, 'console/get_audit?action=terminal/operator_link', {
    token: again.token,
  })
  const [row] = log.data.rows
  assert.deepEqual(
    [row.outcome, row.address, row.operator, row.subject],
    ['done', 'terminal', undefined, 'operator 1'],
  )
})

test('[P10] a name that is nobody’s, one that is disabled and no name at all are told', async () => {
  const unknown = await linkFor('nobody')
  assert.deepEqual([unknown.code, /no operator of this name/.test(unknown.said)], [1, true])
  const { name } = await server.operator({ role: 'support' })
  await server.query(
    'update operator_access set disabled_at = 1 where operator = (select id from operator where name = $1)',
    [name],
  )
  const disabled = await linkFor(name)
  assert.deepEqual([disabled.code, /is disabled/.test(disabled.said)], [1, true])
  assert.equal((await linkFor()).code, 2)
})

test('[P10] it is answered at the ops port alone, to whoever has the secret', async () => {
  const body = JSON.stringify({ name: 'olga' })
  const ask = (url: string, secret: string) =>
    fetch(url, { method: 'POST', headers: { authorization: `Bearer ${secret}` }, body })
  assert.equal((await ask(`${server.opsUrl}/operator/link`, 'x')).status, 403)
  for (const url of [server.url, server.consoleUrl])
    for (const path of ['/operator/link', '/api/operator/link', '/api/console/operator_link'])
      assert.equal((await ask(`${url}${path}`, server.secret)).status, 404, url + path)
})
