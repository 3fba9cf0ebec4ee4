/** What a socket must not do: act for the wrong member, or take a field for something else. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newKey } from '@evenkeel/server/testing/calls.ts'
import { listenAs } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { traderOn } from '@evenkeel/server/testing/traders.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

test('[S25] [S27] a call sent right behind another auth is not made as who was there before', async (t) => {
  const [real, demo] = [await traderOn(server), await server.member({ realm: 'demo' })]
  const socket = await listenAs(server.url, real.token)
  t.after(() => socket.socket.terminate())
  socket.say({ event: 'auth', params: { token: demo.token } })
  const params = { pair: 'btcusdt', side: 'buy', price: '50000', quantity: '0.01' }
  socket.say({ event: 'call', id: 1, path: 'spot/place_order', key: newKey(), params })
  const heard = [await socket.next(), await socket.next()]
  const answer = heard.find(({ event }) => event === 'answer')
  assert.equal(answer.reason, 'notLoggedIn')
  assert.deepEqual(await real.open(), [])
})

test('[S25] a field that is no name of the call is refused, whatever it is called', async (t) => {
  const member = await listenAs(server.url, (await traderOn(server)).token)
  t.after(() => member.socket.terminate())
  const text = `{"event":"call","id":1,"path":"spot/cancel_all","key":"${newKey()}","params":{"__proto__":{"pair":"btcusdt"}}}`
  member.say(text)
  const { code, reason } = await member.next()
  assert.deepEqual([code, reason], [400, 'badRequest'])
})
