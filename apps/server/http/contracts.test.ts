/** Every call and every channel of every vertical: what is read and written straight from a schema is what zod reads and writes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { upTo } from '@evenkeel/kernel/testing'
import { z } from '@evenkeel/wire'
import { encoderOf, tryParse, unread } from '@evenkeel/wire/server'
import fc from 'fast-check'
import { fieldsAtFault } from '../envelopes.ts'
import { channels, consoleRoutes, routes } from '../testing/routes.ts'
import { asSent, spoiled, valuesFor } from '../testing/values.ts'

const RUNS = upTo(150, 2_000)

/** Their schemas say more than a description of them can. */
const NARROWER = ['console/decide_case', 'console/decide_money_case', 'console/propose_terms']

for (const { call, decode } of [...routes, ...consoleRoutes])
  test(`[Z3] the input of ${call.path} is read as zod reads it, or not at all`, () => {
    const seen = { read: 0, unread: 0 }
    const agrees = (value: unknown) => {
      const read = decode(value)
      const { success, data } = tryParse(call.input, value) ?? { success: false, data: undefined }
      if (success) assert.deepStrictEqual(read, data)
      else assert.equal(read, unread)
      const faults = fieldsAtFault(call, value)
      assert.deepEqual(
        faults.filter((name) => !Object.hasOwn(call.input.shape, name)),
        [],
      )
      seen[success ? 'read' : 'unread']++
    }
    fc.assert(fc.property(valuesFor(call.input).map(asSent), agrees), { numRuns: RUNS })
    if (NARROWER.includes(call.path)) assert.ok(seen.read > 0)
    else assert.deepEqual(seen, { read: RUNS, unread: 0 }, 'what the schema describes, it takes')
    fc.assert(fc.property(spoiled(valuesFor(call.input)).map(asSent), agrees), { numRuns: RUNS })
    assert(seen.unread > RUNS / 10, JSON.stringify(seen))
  })

/** What zod would write; none for what it would not. */
function written(schema: z.ZodMiniType, value: unknown): string | undefined {
  try {
    return JSON.stringify(z.encode(schema, value))
  } catch {
    return undefined
  }
}

function writesAsZod(schema: z.ZodMiniType): void {
  const encode = encoderOf(schema)
  const seen = { written: 0, spoiled: 0 }
  // As the server has them: amounts are bigints there.
  const values = valuesFor(schema).map((value) => z.parse(schema, asSent(value)))
  const agrees = (value: unknown) => {
    const expected = written(schema, value)
    if (expected === undefined) return void seen.spoiled++
    assert.equal(encode(value), expected)
    seen.written++
  }
  fc.assert(fc.property(values, agrees), { numRuns: RUNS })
  assert.deepEqual(seen, { written: RUNS, spoiled: 0 })
  // A field too many stays inside; what else is wrong is a bug of the server, and need not look like zod's complaint.
  fc.assert(fc.property(spoiled(values), agrees), { numRuns: RUNS })
}

for (const { call } of [...routes, ...consoleRoutes])
  test(`[Z3] the answer of ${call.path} is written as zod writes it`, () =>
    writesAsZod(call.output))

for (const { name, data } of channels)
  test(`[Z3] the news of ${name} are written as zod writes them`, () => writesAsZod(data))
