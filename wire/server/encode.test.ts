/** Answers are written as zod would write them, whatever the schema; and nothing else gets out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { z } from '../index.ts'
import { accountName, amount, figure, millis } from '../schemas.ts'
import { encoderOf } from './encode.ts'

const schema = z.object({
  id: z.string(),
  amount,
  sum: z.optional(figure),
  account: accountName,
  at: millis,
  list: z.array(z.object({ nth: z.number(), name: z.optional(z.string()) })),
  flag: z.boolean(),
  either: z.union([z.number(), z.string()]),
})

/** Each that JSON writes otherwise than it is, or that stands beside one. */
const LETTERS = ['"', '\\', '\n', '\u001f', '\u007f', '\u2028', '\ud800', 'é', ' ', '~', '!']

const value = fc.record(
  {
    id: fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...LETTERS)),
    amount: fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }),
    sum: fc.bigInt({ min: -(10n ** 27n), max: 10n ** 27n }),
    account: fc.constantFrom('spot', 'trading', 'finance'),
    at: fc.nat(),
    list: fc.array(fc.record({ nth: fc.integer(), name: fc.string() }, { requiredKeys: ['nth'] })),
    flag: fc.boolean(),
    either: fc.oneof(fc.nat(), fc.string()),
  },
  { requiredKeys: ['id', 'amount', 'account', 'at', 'list', 'flag', 'either'] },
)

test('[Z3] the text is the one that zod makes', () => {
  const encode = encoderOf(schema)
  fc.assert(
    fc.property(value, (given) => {
      const expected = JSON.stringify(z.encode(schema, given as z.output<typeof schema>))
      assert.equal(encode(given), expected)
    }),
    { numRuns: 2_000 },
  )
})

test('[Z3] fields that the schema does not name stay inside, at every depth', () => {
  const given = { id: 'a', list: [{ nth: 1, secret: 2 }], password: 'x' }
  const narrow = z.object({ id: z.string(), list: z.array(z.object({ nth: z.number() })) })
  assert.equal(encoderOf(narrow)(given), '{"id":"a","list":[{"nth":1}]}')
})

test('an answer that lacks a field, or has another kind of value, is a bug and is thrown', () => {
  const encode = encoderOf(z.object({ id: z.string(), nth: z.number(), sum: amount }))
  const whole = { id: 'a', nth: 1, sum: 1n }
  assert.equal(encode(whole), '{"id":"a","nth":1,"sum":"0.00000001"}')
  for (const wrong of [{ id: 1 }, { id: undefined }, { nth: Number.NaN }, { sum: undefined }])
    assert.throws(() => encode({ ...whole, ...wrong }), /lacks/)
})
