/** The outbox at the console: a sandbox shows what it would have sent, and an exchange that sends has none. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { refuse } from '@evenkeel/kernel'
import { get } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { getOutbox } from '../contract/console.ts'
import type { Members } from '../members.ts'
import { operatorRoutes } from '../routes/operators.ts'
import { codeFor } from '../testing/registered.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

test('[E51] support reads in a sandbox what it would have sent', async () => {
  const email = 'ann@example.com'
  const { sandbox_code: code } = await codeFor(server.url, { email, purpose: 'register' })
  const { token } = await server.operator({ role: 'support' })
  const { data } = await get(server.consoleUrl, 'console/get_outbox', { token })
  const [message] = data.messages
  assert.equal(message.to, email)
  assert.ok(message.text.includes(code))
})

test('[E51] where messages really leave there is no outbox', async () => {
  const outbox = async () => assert.fail('nothing is read')
  const members = { messenger: { hasOutbox: false, outbox } } as unknown as Members
  const route = operatorRoutes(members).find(({ call }) => call === getOutbox)
  assert.deepEqual(await route?.answer({} as never), refuse('noOutbox'))
})
