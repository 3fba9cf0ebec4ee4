/** The log: one line of JSON for each event, and no words of others. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BadConfig, type LogFields as Fields } from '@evenkeel/wire/server'
import fc from 'fast-check'
import { createLog, fieldsOf } from './log.ts'

test('[L2] whatever a field holds, an event is one line of JSON', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (reason, error) => {
      const lines: string[] = []
      createLog((line) => lines.push(line)).warn('trial', { reason, error })
      assert.equal(lines.length, 1)
      assert.equal(lines[0]?.match(/[\n\r]/g)?.length, 1)
      const { time, ...rest } = JSON.parse(lines[0] ?? '')
      assert.deepEqual(rest, { level: 'warn', event: 'trial', reason, error })
      assert.equal(new Date(time).toISOString(), time)
    }),
  )
})

const shown = (error: unknown): Fields => fieldsOf(error)

test("[K1] an error's message is told only when we wrote it", () => {
  const canary = 'CANARY7331'
  const strange = [
    new Error(canary),
    new TypeError(`x\n    at ${canary} (file.ts:1)`),
    new SyntaxError(canary),
    Object.assign(new Error(canary), { detail: canary, code: 42 }),
    new AggregateError([new Error(canary)], canary),
    canary,
    { message: canary },
    null,
  ]
  for (const error of strange) assert(!JSON.stringify(shown(error)).includes(canary), String(error))
  assert.equal(shown(new BadConfig('Say it.')).error, 'BadConfig: Say it.')
  assert.equal(shown(Object.assign(new Error(canary), { code: '23505' })).error, 'Error: 23505')
  assert.match(shown(new Error('x')).stack ?? '', /log\.test\.ts/)
})
