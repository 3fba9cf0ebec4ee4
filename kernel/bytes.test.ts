/** What is written is read back the same, and a cut record is noticed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Reader, Writer } from './bytes.ts'
import { big, flag, list, map, oneOf, optional, record, uint, word } from './codec.ts'

const ascii = fc.string({ unit: fc.constantFrom(...'abcXYZ019 _-'), maxLength: 40 })
const codec = record<{
  count: number
  sum: bigint
  name: string
  open: boolean
  side: 'buy' | 'sell'
  note: string | undefined
  parts: readonly bigint[]
  levels: Map<number, string>
}>({
  count: uint,
  sum: big,
  name: word,
  open: flag,
  side: oneOf(['buy', 'sell']),
  note: optional(word),
  parts: list(big),
  levels: map(uint, word),
})
const value = fc.record(
  {
    count: fc.maxSafeNat(),
    sum: fc.bigInt(-(2n ** 127n), 2n ** 127n),
    name: ascii,
    open: fc.boolean(),
    side: fc.constantFrom('buy' as const, 'sell' as const),
    note: fc.option(ascii, { nil: undefined }),
    parts: fc.array(fc.bigInt(0n, 2n ** 70n)),
    levels: fc.array(fc.tuple(fc.nat(), ascii)).map((pairs) => new Map(pairs)),
  },
  { noNullPrototype: true },
)

test('a record is decoded as it was encoded', () => {
  fc.assert(
    fc.property(value, (sent) => {
      const out = new Writer()
      codec.write(out, sent)
      const input = new Reader(out.copy())
      assert.deepEqual(codec.read(input), sent)
      assert(input.done)
    }),
  )
})

test('equal maps make equal bytes, whatever the order they were filled in', () => {
  const bytes = (pairs: [number, string][]) => {
    const out = new Writer()
    map(uint, word).write(out, new Map(pairs))
    return out.copy()
  }
  const pairs: [number, string][] = [
    [3, 'c'],
    [1, 'a'],
    [2, 'b'],
  ]
  assert.deepEqual(bytes(pairs), bytes([...pairs].reverse()))
})

test('[J3] a truncated record is never decoded', () => {
  const sample = fc.sample(value, { numRuns: 20, seed: 7 })
  for (const sent of sample) {
    const out = new Writer()
    codec.write(out, sent)
    const bytes = out.copy()
    for (let end = 0; end < bytes.length; end++)
      assert.throws(() => codec.read(new Reader(bytes.subarray(0, end))), `cut at ${end}`)
  }
})

test('a value that cannot be encoded exactly throws, and is not rounded', () => {
  const out = new Writer()
  assert.throws(() => out.uint(-1), /safe whole/)
  assert.throws(() => out.uint(1.5), /safe whole/)
  assert.throws(() => out.uint(2 ** 53), /safe whole/)
  assert.throws(() => out.big(2n ** 128n), /128 bits/)
  assert.throws(() => out.word('é'), /ASCII/)
  assert.throws(() => out.word('a'.repeat(256)), /short/)
})
