/** What is sealed opens with its key, in its place, and not otherwise. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createSealing } from './sealing.ts'

const keysOf = (seed: string) => ({
  key: (purpose: string, bytes: number) => Buffer.alloc(bytes, `${seed} ${purpose}`),
})
const sealing = createSealing(keysOf('one'))

test('[E24, Z5] whatever is sealed opens again, and never twice looks the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, about) => {
      const sealed = sealing.seal(text, about)
      assert.equal(sealing.open(sealed, about), text)
      assert.notDeepEqual(sealing.seal(text, about), sealed)
      if (text.length > 3) assert(!sealed.includes(text))
    }),
  )
})

test('[E24, Z5] another place, another key or one changed bit opens nothing', () => {
  const sealed = sealing.seal('A1234567', 'identity 7')
  assert.throws(() => sealing.open(sealed, 'identity 8'))
  assert.throws(() => createSealing(keysOf('two')).open(sealed, 'identity 7'))
  for (let bit = 0; bit < sealed.length * 8; bit++) {
    const changed = Buffer.from(sealed)
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    assert.throws(() => sealing.open(changed, 'identity 7'), `bit ${bit}`)
  }
  for (let length = 0; length < sealed.length; length++)
    assert.throws(() => sealing.open(sealed.subarray(0, length), 'identity 7'))
})

test('[E23] the index is the same for the same text of a kind, and under this key only', () => {
  const index = sealing.index('email', 'ann@example.org')
  assert.deepEqual(sealing.index('email', 'ann@example.org'), index)
  assert.notDeepEqual(sealing.index('phone', 'ann@example.org'), index)
  assert.notDeepEqual(sealing.index('emai', 'lann@example.org'), index)
  assert.notDeepEqual(createSealing(keysOf('two')).index('email', 'ann@example.org'), index)
})
