/** A decision that throws, over HTTP: its sender is refused by name, the log has it once, and everybody else goes on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KEY_HEADER } from '@evenkeel/wire'
import { newKey, post } from './testing/calls.ts'
import { coreNamed } from './testing/cores.ts'
import { startTestServer } from './testing/server.ts'

const order = { pair: 'btcusdt', side: 'buy', kind: 'limit', price: '10000', quantity: '0.01' }
const poison = { ...order, quantity: '0.013' }
const POISON = 1_300_000n

test('a command whose decision throws is refused over HTTP, logged once, and the next one is done', async (t) => {
  const server = await startTestServer()
  t.after(() => server.stop())
  const { token } = await server.member({ funds: { USDT: '1000' } })
  const core = coreNamed('spot')
  const decide = core.decide.bind(core)
  t.mock.method(core, 'decide', ((command, state, world) => {
    if (command.type === 'placeOrder' && command.quantity === POISON) throw new TypeError('stuck')
    return decide(command, state, world)
  }) as typeof core.decide)
  const key = newKey()
  const headers = { token, [KEY_HEADER]: key }
  const refused = await post(server.url, 'spot/place_order', poison, headers)
  assert.deepEqual([refused.status, refused.code, refused.reason], [200, 422, 'decisionFailed'])
  assert.ok(refused.msg.length > 0)
  const again = await post(server.url, 'spot/place_order', poison, headers)
  assert.equal(again.reason, 'decisionFailed', 'its answer, to a repeat as well')
  const next = await post(server.url, 'spot/place_order', order, { token })
  assert.deepEqual([next.status, next.reason], [200, undefined], next.text)
  const lines = server
    .logged()
    .split('\n')
    .filter((line) => line.includes('"decision failed"'))
  assert.equal(lines.length, 1)
  const { core: where, command } = JSON.parse(lines[0] as string)
  assert.deepEqual([where, command], ['spot', 'placeOrder'])
})
