/** What the browser is told to forget when somebody signs out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask } from '../testing/calls.ts'
import { startTestServer } from '../testing/server.ts'

test('[I9] signing out makes the browser forget answers, and no other call does', async () => {
  const server = await startTestServer()
  try {
    const { token } = await server.member()
    const call = (path: string, init: RequestInit = {}) =>
      ask(`${server.url}/api/${path}`, { headers: { token }, ...init })
    const forgets = async (answer: ReturnType<typeof call>) =>
      (await answer).headers.get('clear-site-data')
    assert.equal(await forgets(call('wallet/get_balances')), null)
    const leaving = {
      method: 'POST',
      body: '{}',
      headers: { token, 'content-type': 'application/json' },
    }
    const left = await call('user/logout', leaving)
    assert.equal(left.status, 200)
    assert.equal(left.headers.get('clear-site-data'), '"cache"')
    assert.equal((await call('wallet/get_balances')).status, 401)
  } finally {
    await server.stop()
  }
})
