/** Terms that are counts within bounds: the bounds are those of the core, and a refusal names them. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { World } from '@evenkeel/kernel'
import { post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { isHoldMinutes } from '../core/holds.ts'
import { isWait } from '../core/roster.ts'
import { holdPeriod } from './holding.ts'
import { waitingPeriod } from './waiting.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

const send = (path: string, body: object, token: string) =>
  post(server.consoleUrl, `console/${path}`, body, { token })

const asOperator = { actor: { kind: 'operator', id: 1 } } as World
for (const [name, { fields }, isTaken] of [
  ['holds', holdPeriod, isHoldMinutes],
  ['access', waitingPeriod, (value: string) => isWait(value, asOperator)],
] as const)
  test(`[P54] the range of ${name} is what the core takes, and a refusal names it`, async () => {
    const [field] = fields
    assert.ok(field !== undefined && 'range' in field && field.range !== undefined)
    const { least, most } = field.range
    for (const value of [least - 1, most + 1]) assert.equal(isTaken(`${value}`), false)
    for (const value of [least, most]) assert.equal(isTaken(`${value}`), true)
    const { token } = await server.operator()
    const id = name === 'holds' ? 'switches' : 'operators'
    const ask = (value: string) => {
      const values = { [field.name]: value }
      return send('propose_terms', { group: name, id, values, reason: 'as agreed' }, token)
    }
    for (const value of [`${least - 1}`, `${most + 1}`, '1.5', 'none']) {
      const { reason, msg } = await ask(value)
      const words = `Enter a whole number from ${least} to ${most}.`
      assert.deepEqual([reason, msg], ['valueOutOfRange', words], value)
    }
    for (const value of [least, most]) {
      const { data } = await ask(`${value}`)
      const back = await send('reject_proposal', { id: data.id, reason: 'a drill' }, token)
      assert.equal(back.code, 1)
    }
  })
