/** What is refused for want of the second factor is sent again once it was shown, and as it was. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operatorCall, z } from '@evenkeel/wire'
import { type CallOptions, type Client, Refused } from '@evenkeel/wire/client'
import { createStepUp, withStepUp } from './stepUp.ts'

const pay = operatorCall({
  method: 'POST',
  path: 'pay',
  summary: 'Pays.',
  operators: [],
  stepUp: true,
  keyed: true,
  input: { amount: z.string() },
  output: z.object({}),
})
const needed = new Refused('Confirm.', 403, 'stepUpNeeded')

/** Answers with what is given, in turn. */
function given(...answers: (Error | object)[]) {
  const sent: { input: unknown; key: string | undefined }[] = []
  const call = async (_: unknown, input: unknown, options: CallOptions = {}) => {
    sent.push({ input, key: options.key })
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  }
  return { sent, client: { call, download: call } as unknown as Client }
}

test('a call that needs it asks, and is sent again with the same key and the same input', async () => {
  const { sent, client } = given(needed, { ok: true }, {})
  let asked = 0
  const guarded = withStepUp(client, async () => ++asked > 0)
  assert.deepEqual(await guarded.call(pay, { amount: '5' }), { ok: true })
  assert.equal(asked, 1)
  assert.deepEqual(sent[0], sent[1])
  assert.match(sent[0]?.key ?? '', /^[0-9a-f]{32}$/)
  await guarded.call(pay, { amount: '5' }, { key: 'own' })
  assert.equal(sent[2]?.key, 'own')
})

test('who does not show it is refused as before; another refusal asks for nothing', async () => {
  const { sent, client } = given(needed, new Refused('No.', 403, 'notAllowed'))
  let asked = 0
  const guarded = withStepUp(client, async () => ++asked < 0)
  await assert.rejects(guarded.call(pay, { amount: '5' }), { reason: 'stepUpNeeded' })
  await assert.rejects(guarded.call(pay, { amount: '5' }), { reason: 'notAllowed' })
  assert.deepEqual([sent.length, asked], [2, 1])
})

test('shown and still refused, it is not asked for without end', async () => {
  const { sent, client } = given(needed, needed)
  await assert.rejects(withStepUp(client, async () => true).call(pay, { amount: '5' }), needed)
  assert.equal(sent.length, 2)
})

test('several calls wait for one dialog', async () => {
  const shown: boolean[] = []
  const stepUp = createStepUp((open) => shown.push(open))
  const both = Promise.all([stepUp.ask(), stepUp.ask()])
  stepUp.done()
  assert.deepEqual(await both, [true, true])
  const third = stepUp.ask()
  stepUp.close()
  assert.equal(await third, false)
  assert.deepEqual(shown, [true, true, false, true, false])
})
