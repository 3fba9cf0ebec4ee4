/** What a caller sent is read as zod reads it, and what zod refuses is not read. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { z } from '../index.ts'
import { accountName, amount, asset, pageSize } from '../schemas.ts'
import { decoderOf, unread } from './decode.ts'

const item = z.strictObject({ asset, amount, note: z.optional(z.string()) })
const schema = z.strictObject({
  asset,
  amount,
  most: z.optional(amount),
  account: accountName,
  kind: z.prefault(z.enum(['limit', 'market']), 'limit'),
  flag: z.optional(z.boolean()),
  items: z.array(item).check(z.minLength(1), z.maxLength(3)),
  size: pageSize(50),
  // Of kinds that only zod knows.
  count: z.optional(z.int()),
  either: z.optional(z.union([z.number(), z.string()])),
  loose: z.optional(z.object({ name: z.string().check(z.maxLength(4)) })),
})

const words = [
  'USDT',
  'btc',
  '',
  '1',
  '1.5',
  '0.123456789',
  '-1',
  '1e3',
  'spot',
  'limit',
  'x',
  '51',
]
const junk = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, 1.5, -1, Number.NaN, 7n, [], {}, [[]]),
  fc.constantFrom(...words),
  fc.string(),
)
/** Right as a rule, else anything. */
const mostly = (right: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 12, arbitrary: right }, { weight: 1, arbitrary: junk })
const coin = mostly(fc.constantFrom('USDT', 'BTC', 'ETH2'))
const money = mostly(fc.constantFrom('1', '0.00000001', '999999999999.99999999', '0', '12.50'))
const one = fc.record(
  { asset: coin, amount: money, note: mostly(fc.string()) },
  { requiredKeys: ['asset', 'amount'] },
)
const named = fc.record(
  {
    asset: coin,
    amount: money,
    most: money,
    account: mostly(fc.constantFrom('spot', 'trading', 'finance')),
    kind: mostly(fc.constantFrom('limit', 'market')),
    flag: mostly(fc.boolean()),
    items: mostly(fc.array(mostly(one), { minLength: 0, maxLength: 4 })),
    size: mostly(fc.constantFrom('1', '50', '20')),
    count: mostly(fc.integer()),
    either: mostly(fc.oneof(fc.integer(), fc.string())),
    loose: mostly(fc.record({ name: fc.constantFrom('a', 'long enough'), more: fc.nat() })),
  },
  { requiredKeys: ['asset', 'amount', 'account', 'items'] },
)
/** Fields that nobody asked for, as they may stand in a text. */
const besides = fc.oneof(
  { weight: 12, arbitrary: fc.constant('{}') },
  { weight: 1, arbitrary: fc.constantFrom('{"more": 1}', '{"__proto__": {"most": "1"}}') },
)
const sent = fc.tuple(named, besides).map(([value, text]) => {
  return Object.defineProperties(value, Object.getOwnPropertyDescriptors(JSON.parse(text)))
})

test('[Z3] what is read is what zod reads, field by field, and nothing else is read', () => {
  const decode = decoderOf(schema)
  const seen = { read: 0, unread: 0 }
  fc.assert(
    fc.property(
      fc.oneof({ weight: 20, arbitrary: sent }, { weight: 1, arbitrary: junk }),
      (value) => {
        const read = decode(value)
        const { success, data } = z.safeParse(schema, value)
        if (success) assert.deepStrictEqual(read, data)
        else assert.equal(read, unread)
        seen[success ? 'read' : 'unread']++
      },
    ),
    { numRuns: 20_000 },
  )
  assert(seen.read > 500 && seen.unread > 500, JSON.stringify(seen))
})

test('[Z3] a field that is missing, and one too many, are not read', () => {
  const decode = decoderOf(z.strictObject({ asset, most: z.optional(amount) }))
  assert.deepEqual(decode({ asset: 'BTC' }), { asset: 'BTC' })
  for (const wrong of [
    { asset: 'BTC', more: undefined },
    JSON.parse('{"asset": "BTC", "__proto__": {"most": "1"}}'),
    { most: '1' },
  ])
    assert.equal(decode(wrong), unread)
})

test('a pattern that remembers where it was, and a codec that finds faults itself, are left to zod', () => {
  const global = decoderOf(z.string().check(z.regex(/^a+$/g)))
  assert.deepEqual([global('aa'), global('aa'), global('b')], ['aa', 'aa', unread])
  const even = z.codec(z.string(), z.number(), {
    decode: (text, context) => {
      if (text.length % 2 === 1)
        context.issues.push({ code: 'custom', input: text, message: 'odd' } as never)
      return text.length
    },
    encode: String,
  })
  assert.deepEqual([decoderOf(even)('ab'), decoderOf(even)('abc')], [2, unread])
})

test('zod is the version whose private fields `decode` and `encode` read', () => {
  const { major, minor, patch } = z.core.version
  assert.equal(
    `${major}.${minor}.${patch}`,
    '4.6.7',
    'decode.ts and encode.ts read `_zod.def`, `_zod.optin` and `_zod.optout`, which zod promises to nobody and may change in any version. With another one, see that what they read is still there and means the same, and that the tests of every contract (apps/server/http/contracts.test.ts) are green; then change this line.',
  )
})
