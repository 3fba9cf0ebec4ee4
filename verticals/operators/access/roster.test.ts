/** An upgrade takes over who had enrolled, once; a row of the table alone makes nobody an operator. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { post } from '@evenkeel/server/testing/calls.ts'
import { makeOperator } from '@evenkeel/server/testing/operators.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'

/** In the table and signed in, and not on the roster. */
const inTable = ({ query }: TestServer, name: string) =>
  makeOperator({ query, enrol: async () => undefined }, { name })

const halt = ({ consoleUrl }: TestServer, { token }: { readonly token: string }, on: boolean) => {
  const wish = { name: 'cancelOnly', is_on: on, code: 'drill', reason: 'a drill of it' }
  return post(consoleUrl, 'console/set_switch', wish, { token })
}

test('[P65] a start takes over who had enrolled before, once, and a row that is put there later is nobody', async () => {
  let server = await startTestServer()
  const { dataDir } = server
  try {
    const ada = await inTable(server, 'ada')
    assert.equal((await halt(server, ada, true)).reason, 'operatorNotEnrolled')
    await server.query('update operator_access set enrolled_at = null')
    await server.pause()
    server = await startTestServer({ dataDir })
    for (const isOn of [true, false]) assert.equal((await halt(server, ada, isOn)).code, 1)
    const eve = await inTable(server, 'eve')
    await server.query("update operator_access set enrolled_at = null where role = 'admin'")
    await server.pause()
    server = await startTestServer({ dataDir })
    assert.equal((await halt(server, eve, true)).reason, 'operatorNotEnrolled')
    assert.equal((await halt(server, ada, true)).code, 1)
  } finally {
    await server.stop()
  }
})
