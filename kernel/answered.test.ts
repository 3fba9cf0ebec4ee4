/** Request keys: found when they were answered, told apart, good for a day, the same after a snapshot. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Answered } from './answered.ts'
import { fingerprint } from './fingerprint.ts'
import { keyTime, parseRequestKey, type RequestKey } from './requestKey.ts'
import { keyAt } from './testing/keys.ts'

const KEYS_MAX = 1_000_000
const KEY_LIFE_MS = 24 * 3_600_000
const KEY_AHEAD_MS = 3_600_000
const NOW = 1_700_000_000_000
const keyOf = (owner: number, text: string) => parseRequestKey(owner, text) as RequestKey
const numbered = (owner: number, count: number, at = NOW) => keyOf(owner, keyAt(at, count))
const print = { high: 1, low: 2 }

test('a key is a UUID of version 7 as 32 lower-case hex digits, and nothing else', () => {
  const good = '0123456789ab7def8123456789abcdef'
  assert.deepEqual(keyOf(7, good), {
    owner: 7,
    a: 19088743,
    b: -1985249809,
    c: -2128394905,
    d: -1985229329,
  })
  assert.equal(keyTime(keyOf(7, good)), 0x0123456789ab)
  assert.equal(keyTime(keyOf(7, keyAt(NOW, 5))), NOW)
  for (const bad of [
    '',
    good.slice(1),
    `${good}0`,
    good.toUpperCase(),
    good.replace('0', 'g'),
    good.replace('0', 'é'),
    good.replace('7d', '4d'),
    good.replace('8123', '0123'),
    good.replace('8123', 'c123'),
  ])
    assert.equal(parseRequestKey(7, bad), undefined, bad)
})

test('[M2] every answered key is found, and no other: 100,000 keys of three owners', () => {
  const answered = new Answered(42)
  for (let i = 0; i < 100_000; i++)
    answered.add(numbered(i % 3, i), { high: i, low: 0 | -i }, i >> 4, NOW)
  for (let i = 0; i < 100_000; i++) {
    assert.deepEqual(answered.find(numbered(i % 3, i)), {
      batch: i >> 4,
      fingerprint: { high: i, low: 0 | -i },
    })
    assert.equal(answered.find(numbered((i + 1) % 3, i)), undefined)
  }
})

test('[M2] it answers as a plain map does, for random keys that share words', () => {
  const head = keyAt(NOW, 0).slice(0, 16)
  const part = fc.constantFrom('80000000', 'bfffffff', '90000000', '80000001')
  const key = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.constant(head), part, part)
  fc.assert(
    fc.property(
      fc.uniqueArray(key, { selector: String, maxLength: 300 }),
      fc.integer(),
      (keys, salt) => {
        const answered = new Answered(salt)
        const plain = new Map<string, number>()
        keys.forEach(([owner, ...parts], nth) => {
          if (nth % 2 === 0) return
          answered.add(keyOf(owner, parts.join('')), print, nth, NOW)
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

test('[M2] a key is good for a day from its own time on: kept as long, refused after that', () => {
  const answered = new Answered(1)
  const key = numbered(1, 1)
  answered.add(key, print, 1, NOW)
  for (const later of [0, 1, KEY_LIFE_MS / 2, KEY_LIFE_MS]) {
    answered.add(numbered(1, 2, NOW + later), print, 2, NOW + later)
    assert.equal(answered.find(key)?.batch, 1, `${later} ms later`)
    assert.equal(answered.faultOf(numbered(1, 3), NOW + later), undefined)
  }
  assert.equal(answered.faultOf(numbered(1, 3), NOW + KEY_LIFE_MS + 1), 'keyExpired')
  answered.add(numbered(1, 4, NOW + 2 * KEY_LIFE_MS), print, 4, NOW + 2 * KEY_LIFE_MS)
  assert.equal(answered.find(key), undefined)
  assert.equal(answered.faultOf(key, NOW + 2 * KEY_LIFE_MS), 'keyExpired')
})

test('[M2] whenever a key is forgotten it is refused by then: none runs twice', () => {
  const hours = fc.array(fc.integer({ min: 0, max: 30 * 60 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(hours, (steps) => {
      const answered = new Answered(1)
      const used: RequestKey[] = []
      let now = NOW
      for (const [nth, minutes] of steps.entries()) {
        now += minutes * 60_000
        const key = numbered(1, nth, now + ((nth % 3) - 1) * KEY_AHEAD_MS)
        answered.add(key, print, nth, now)
        used.push(key)
        for (const old of used)
          assert.ok(answered.find(old) ?? answered.faultOf(old, now), 'would run again')
      }
    }),
  )
})

test('[M2] a key from the future is refused, but for clocks that differ a little', () => {
  const answered = new Answered(1)
  assert.equal(answered.faultOf(numbered(1, 1, NOW + KEY_AHEAD_MS), NOW), undefined)
  assert.equal(answered.faultOf(numbered(1, 1, NOW + KEY_AHEAD_MS + 1), NOW), 'keyFromFuture')
})

test('[J13] the keys of one member are bounded, and leave those of others alone', () => {
  const answered = new Answered(1)
  for (let nth = 0; nth < KEYS_MAX; nth++) answered.add(numbered(1, nth), print, 1, NOW)
  assert.equal(answered.faultOf(numbered(1, KEYS_MAX), NOW), 'tooManyKeys')
  assert.equal(answered.faultOf(numbered(2, 1), NOW), undefined)
  assert.equal(answered.find(numbered(1, KEYS_MAX - 1))?.batch, 1)
})

test('[J11] a snapshot holds the keys, byte for byte the same whatever the salt', () => {
  const one = new Answered(5)
  const at = (nth: number) => NOW + nth * 5_000
  for (let i = 0; i < 40_000; i++) one.add(numbered(1, i, at(i)), print, i, at(i))
  const pieces = [...one.pieces()]
  const reading = Answered.reading(99)
  let read = reading.next(new Uint8Array())
  for (const piece of pieces) read = reading.next(piece)
  assert.ok(read.done)
  const other = read.value
  assert.deepEqual([...other.pieces()], pieces)
  assert.equal(other.find(numbered(1, 39_999, at(39_999)))?.batch, 39_999)
  other.add(numbered(2, 1, at(40_000)), print, 7, at(40_000))
  assert.equal(other.find(numbered(2, 1, at(40_000)))?.batch, 7)
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
