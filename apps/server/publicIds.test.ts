/** Public ids: they come back as what they were, and nothing else comes back at all. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { verticals } from '@evenkeel/verticals/all.server.ts'
import { publicId } from '@evenkeel/wire'
import fc from 'fast-check'
import { createPublicIds, idKindsOf } from './publicIds.ts'

const declared = idKindsOf(verticals)
const idKinds = Object.keys(declared)
const ids = createPublicIds(Buffer.alloc(16, 7), declared)
const kinds = fc.constantFrom(...idKinds)
const numbers = fc.maxSafeNat()
const nths = fc.nat({ max: 1_048_575 })

test('[Z1] an id reads as what it was made of, for its own kind only', () => {
  fc.assert(
    fc.property(kinds, numbers, nths, (kind, id, nth) => {
      const text = ids.of(kind, id, nth)
      assert(publicId.safeParse(text).success)
      for (const other of idKinds)
        assert.deepEqual(ids.read(other, text), other === kind ? { id, nth } : undefined)
    }),
  )
  for (const id of [0, 1, 2 ** 32 - 1, 2 ** 32, Number.MAX_SAFE_INTEGER])
    assert.deepEqual(ids.read('bill', ids.of('bill', id)), { id, nth: 0 })
})

test('[Z1] many at once have the ids that each has by itself, and none has none', () => {
  fc.assert(
    fc.property(kinds, fc.array(numbers), (kind, all) => {
      assert.deepEqual(
        ids.ofAll(kind, all),
        all.map((id) => ids.of(kind, id)),
      )
    }),
  )
})

test('[Z1] different things have different ids, and neighbours share nothing', () => {
  const seen = new Set<string>()
  for (const kind of idKinds)
    for (let id = 0; id < 500; id++)
      for (let nth = 0; nth < 3; nth++) seen.add(ids.of(kind, id, nth))
  assert.equal(seen.size, idKinds.length * 1_500)
  const bits = (text: string) => BigInt(`0x${Buffer.from(text, 'base64url').toString('hex')}`)
  for (let id = 0; id < 100; id++) {
    const differing = (bits(ids.of('transfer', id)) ^ bits(ids.of('transfer', id + 1))).toString(2)
    const count = differing.replaceAll('0', '').length
    assert(count > 25 && count < 103, `${count} bits differ`)
  }
})

test("[Z1] garbage, altered ids and another exchange's ids are nothing", () => {
  const foreign = createPublicIds(randomBytes(16), declared)
  fc.assert(
    fc.property(kinds, numbers, (kind, id) => {
      assert.equal(ids.read(kind, foreign.of(kind, id)), undefined)
      const text = ids.of(kind, id)
      const altered = `${text[0] === 'A' ? 'B' : 'A'}${text.slice(1)}`
      assert.equal(ids.read(kind, altered), undefined)
      for (const other of [
        `${text}A`,
        text.slice(1),
        `${text}=`,
        ` ${text}`,
        text.replace(/.$/, '!'),
      ])
        assert.equal(ids.read(kind, other), undefined)
    }),
  )
  fc.assert(fc.property(kinds, fc.string(), (kind, text) => ids.read(kind, text) === undefined))
  fc.assert(
    fc.property(kinds, fc.uint8Array({ minLength: 16, maxLength: 16 }), (kind, bytes) => {
      return ids.read(kind, Buffer.from(bytes).toString('base64url')) === undefined
    }),
  )
})

test('[Z1] an id has one spelling', () => {
  const text = ids.of('transfer', 1)
  const last = text.slice(-1)
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  // The last character carries two bits; its other four must be zero.
  const same = [...alphabet].filter((other) => {
    return other !== last && ids.read('transfer', text.slice(0, -1) + other) !== undefined
  })
  assert.deepEqual(same, [])
})
