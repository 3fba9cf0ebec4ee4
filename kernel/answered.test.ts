/** Request keys: found when they were answered, told apart, kept for a week, the same after a snapshot. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Answered, KEPT_MS } from './answered.ts'
import { Reader, Writer } from './bytes.ts'
import { fingerprint } from './fingerprint.ts'
import { parseRequestKey, type RequestKey } from './requestKey.ts'

const keyOf = (owner: number, text: string) => parseRequestKey(owner, text) as RequestKey
const numbered = (owner: number, count: number) =>
  keyOf(owner, count.toString(16).padStart(32, '0'))
const print = { high: 1, low: 2 }

test('a key is 32 lower-case hex digits and nothing else', () => {
  const good = '0123456789abcdef0123456789abcdef'
  assert.deepEqual(keyOf(7, good), {
    owner: 7,
    a: 19088743,
    b: -1985229329,
    c: 19088743,
    d: -1985229329,
  })
  for (const bad of [
    '',
    good.slice(1),
    `${good}0`,
    good.toUpperCase(),
    good.replace('0', 'g'),
    good.replace('0', 'é'),
  ])
    assert.equal(parseRequestKey(7, bad), undefined, bad)
})

test('[M2] every answered key is found, and no other: 100,000 keys of three owners', () => {
  const answered = new Answered(42)
  for (let i = 0; i < 100_000; i++)
    answered.add(numbered(i % 3, i), { high: i, low: 0 | -i }, i >> 4, 0)
  for (let i = 0; i < 100_000; i++) {
    assert.deepEqual(answered.find(numbered(i % 3, i)), {
      batch: i >> 4,
      fingerprint: { high: i, low: 0 | -i },
    })
    assert.equal(answered.find(numbered((i + 1) % 3, i)), undefined)
  }
})

test('[M2] it answers as a plain map does, for random keys that share words', () => {
  const part = fc.constantFrom('00000000', 'ffffffff', '80000000', '00000001')
  const key = fc.tuple(fc.integer({ min: 0, max: 2 }), part, part, part, part)
  fc.assert(
    fc.property(
      fc.uniqueArray(key, { selector: String, maxLength: 300 }),
      fc.integer(),
      (keys, salt) => {
        const answered = new Answered(salt)
        const plain = new Map<string, number>()
        keys.forEach(([owner, ...parts], nth) => {
          if (nth % 2 === 0) return
          answered.add(keyOf(owner, parts.join('')), print, nth, 0)
          plain.set(`${owner} ${parts}`, nth)
        })
        for (const [owner, ...parts] of keys)
          assert.equal(
            answered.find(keyOf(owner, parts.join('')))?.batch,
            plain.get(`${owner} ${parts}`),
          )
      },
    ),
  )
})

test('[M2] a key is kept for a week at the least, and forgotten after two', () => {
  const answered = new Answered(1)
  const start = 1_700_000_000_000
  answered.add(numbered(1, 1), print, 1, start)
  answered.add(numbered(1, 2), print, 2, start + KEPT_MS - 1)
  answered.add(numbered(1, 3), print, 3, start + KEPT_MS)
  assert.equal(answered.find(numbered(1, 1))?.batch, 1)
  answered.add(numbered(1, 4), print, 4, start + 2 * KEPT_MS)
  assert.equal(answered.find(numbered(1, 2)), undefined)
  assert.equal(answered.find(numbered(1, 3))?.batch, 3)
  answered.add(numbered(1, 5), print, 5, start + 9 * KEPT_MS)
  assert.equal(answered.find(numbered(1, 4)), undefined)
})

test('[J11] a snapshot holds the keys, byte for byte the same whatever the salt', () => {
  const write = (answered: Answered) => {
    const out = new Writer()
    Answered.codec(0).write(out, answered)
    return out.copy()
  }
  const one = new Answered(5)
  for (let i = 0; i < 40_000; i++) one.add(numbered(1, i), print, i, i * 50_000)
  const bytes = write(one)
  const other = Answered.codec(99).read(new Reader(bytes))
  assert.deepEqual(write(other), bytes)
  assert.equal(other.find(numbered(1, 39_999))?.batch, 39_999)
  other.add(numbered(2, 1), print, 7, 40_000 * 50_000)
  assert.equal(other.find(numbered(2, 1))?.batch, 7)
})

test('a fingerprint does not care about order, and cares about everything else', () => {
  const one = fingerprint({ type: 'transfer', amount: 5n, from: 'spot', to: 'trading' })
  assert.deepEqual(one, fingerprint({ to: 'trading', from: 'spot', amount: 5n, type: 'transfer' }))
  const others = [
    { type: 'transfer', amount: 6n, from: 'spot', to: 'trading' },
    { type: 'transfer', amount: 5, from: 'spot', to: 'trading' },
    { type: 'transfer', amount: '5', from: 'spot', to: 'trading' },
    { type: 'transfer', amount: 5n, from: 'trading', to: 'spot' },
    { type: 'transfer', amount: 5n, from: 'spot', to: 'trading', more: undefined },
    { type: 'transfer', amount: 5n, from: 'spot', to: ['trading'] },
    { type: 'transfer', amount: 5n, from: 'spot', to: { trading: true } },
  ].map(fingerprint)
  const seen = new Set([one, ...others].map(({ high, low }) => `${high} ${low}`))
  assert.equal(seen.size, others.length + 1)
})

test('among a million commands that differ in one figure no two fingerprints are the same', () => {
  const seen = new Set<bigint>()
  for (let i = 0; i < 1_000_000; i++) {
    const { high, low } = fingerprint({
      type: 'transfer',
      amount: BigInt(i),
      from: 'spot',
      to: 'trading',
    })
    seen.add((BigInt(high) << 32n) ^ BigInt.asUintN(32, BigInt(low)))
  }
  assert.equal(seen.size, 1_000_000)
})
