/** One text for one command: the order of fields says nothing, everything else does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { canonical } from './canonical.ts'

test('the order of fields and fields that are absent make no difference', () => {
  const one = { type: 'listPair', pair: 'btcusdt', fee: 8n, note: undefined }
  const other = { fee: 8n, pair: 'btcusdt', type: 'listPair' }
  assert.equal(canonical(one), canonical(other))
  assert.equal(canonical(one), '{"fee":8n,"pair":"btcusdt","type":"listPair"}')
})

test('kinds of values are told apart', () => {
  const all = [1, 1n, '1', '1n', true, 'true', null, 'null', [1], { 1: 1 }, '[1]', '{"1":1}', '']
  assert.equal(new Set(all.map(canonical)).size, all.length)
})

test('two commands with one text are one command', () => {
  const leaf = fc.oneof(fc.bigInt(), fc.integer(), fc.string(), fc.boolean())
  const command = fc.dictionary(fc.string(), fc.oneof(leaf, fc.array(leaf)), {
    noNullPrototype: true,
  })
  fc.assert(
    fc.property(command, command, (one, other) => {
      const isSame = canonical(one) === canonical(other)
      assert.equal(isSame, isDeepEqual(one, other))
    }),
  )
})

function isDeepEqual(one: unknown, other: unknown): boolean {
  try {
    assert.deepStrictEqual(one, other)
    return true
  } catch {
    return false
  }
}
