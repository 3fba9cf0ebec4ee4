/** The tick chain as anybody checks it: proofs of honest chains hold, and a letter changed anywhere is noticed. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  type Block,
  blockHash,
  blockText,
  checkTickProof,
  isNextMinute,
  isSameTick,
  minuteHash,
  minuteOf,
  minuteText,
  NO_BLOCK,
  pathOf,
  readBlock,
  readMinute,
  rootBy,
  rootOf,
  SECOND_MS,
  secondOf,
  type Tick,
  type TickKind,
  type TickProof,
} from './index.ts'

const START = 1_700_000_040_000
const SYMBOLS = ['btcusdt', 'ethusdt']
const byTime = fc.uniqueArray(fc.integer({ min: 1, max: 20_000 }), { minLength: 2, maxLength: 40 })

/** A chain of one group over these moments, each a tick of one symbol or the other. */
function chainOf(moments: readonly number[]): { ticks: readonly Tick[]; lines: readonly string[] } {
  const ticks = moments
    .toSorted((one, other) => one - other)
    .map((offset, nth) => ({
      symbol: SYMBOLS[offset % 2] as string,
      at: START + offset,
      price: BigInt(1 + nth) * 1_000_000n,
      isStale: offset % 7 === 0,
    }))
  const lines: string[] = []
  for (const [until, own] of Map.groupBy(ticks, ({ at }) => secondOf(at))) {
    const sorted = own.toSorted((one, other) => (one.symbol < other.symbol ? -1 : 1))
    const previous = lines.length === 0 ? NO_BLOCK : blockHash(lines.at(-1) as string)
    lines.push(blockText({ group: 'crypto', until, source: 'trial', previous, ticks: sorted }))
  }
  return { ticks, lines }
}

/** All blocks, with the last one's place among three groups in its minute. */
function proofOf(lines: readonly string[], symbol: string, kind: TickKind, moment: number) {
  const until = readBlock(lines.at(-1) as string)?.until as number
  const hashes = [NO_BLOCK, blockHash(lines.at(-1) as string), NO_BLOCK]
  const minute = minuteText({
    number: 5,
    since: minuteOf(until),
    blocks: hashes.length,
    root: rootOf(hashes),
    previous: NO_BLOCK,
  })
  const place = { minute, index: 1, path: pathOf(hashes, 1) }
  return { symbol, group: 'crypto', kind, moment, blocks: lines, place } satisfies TickProof
}

const honest = () => {
  const { lines } = chainOf([10, 1_200, 1_900, 2_400, 2_500, 3_100, 4_000])
  return proofOf(lines, 'btcusdt', 'lastAt', START + 3_500)
}

test('a proof shows the tick that a plain search finds, and no other', () => {
  const moment = fc.integer({ min: 0, max: 21_000 })
  fc.assert(
    fc.property(byTime, moment, fc.constantFrom(...SYMBOLS), (moments, offset, symbol) => {
      const { ticks, lines } = chainOf(moments)
      const own = ticks.filter((tick) => tick.symbol === symbol)
      const at = START + offset
      const [before, after] = [own.findLast((tick) => tick.at <= at), own.find((t) => t.at > at)]
      const last = checkTickProof(proofOf(lines, symbol, 'lastAt', at))
      const end = readBlock(lines.at(-1) as string)?.until as number
      if (before === undefined) assert.equal(last.fault, 'noSuchTick')
      else if (end < at) assert.equal(last.fault, 'notReached')
      else assert.equal(last.tick?.at, before.at)
      const first = checkTickProof(proofOf(lines, symbol, 'firstAfter', at))
      if (after === undefined) assert.equal(first.fault, 'noSuchTick')
      else assert.deepEqual([first.tick?.at, first.tick?.isStale], [after.at, after.isStale])
    }),
  )
})

test('a proof that leaves out the blocks between the tick and the moment does not reach it', () => {
  const { lines } = chainOf([10, 1_010, 2_011, 3_010, 4_010])
  const check = (blocks: readonly string[], kind: TickKind, moment: number) =>
    checkTickProof(proofOf(blocks, 'btcusdt', kind, START + moment))
  assert.equal(check(lines.slice(1, 2), 'lastAt', 2_500).fault, 'notReached')
  assert.equal(check(lines.slice(1, 3), 'lastAt', 2_500).tick?.at, START + 1_010)
  assert.equal(check(lines.slice(0, 2), 'lastAt', 1_500).tick?.at, START + 1_010)
  assert.equal(check(lines.slice(3), 'firstAfter', 1_500).fault, 'notReached')
  assert.equal(check(lines.slice(1, 4), 'firstAfter', 1_500).tick?.at, START + 3_010)
  assert.equal(check(lines.slice(2, 4), 'firstAfter', 1_999).fault, 'notReached')
  assert.equal(check([lines[1], lines[3]] as string[], 'firstAfter', 1_500).fault, 'notLinked')
  assert.equal(checkTickProof({ ...honest(), blocks: [] }).fault, 'malformed')
})

test('a letter changed anywhere in a proof is noticed', () => {
  const proof = honest()
  const good = checkTickProof(proof)
  assert.equal(good.fault, undefined)
  const text = JSON.stringify(proof)
  let noticed = 0
  for (let nth = 0; nth < text.length; nth++)
    for (const flip of [1, 2, 16]) {
      const letter = String.fromCharCode(text.charCodeAt(nth) ^ flip)
      let changed: TickProof
      try {
        changed = JSON.parse(text.slice(0, nth) + letter + text.slice(nth + 1))
        if (JSON.stringify(changed) === text) continue
      } catch {
        continue
      }
      const { symbol, kind, moment } = changed
      const isAsked = symbol === proof.symbol && kind === proof.kind && moment === proof.moment
      const verdict = isAsked && isWhole(changed) ? checkTickProof(changed) : undefined
      const isCaught =
        verdict?.tick === undefined ||
        // Another minute would have to have been published under its number.
        verdict.minute?.hash !== good.minute?.hash ||
        verdict.minute?.number !== good.minute?.number
      assert(isCaught, `letter ${nth}: ${text[nth]} became ${letter}`)
      noticed++
    }
  assert(noticed > 1_000)
})

/** What the schema of a call demands before anything is checked. */
function isWhole({ blocks, place }: TickProof): boolean {
  return Array.isArray(blocks) && place !== undefined && Array.isArray(place.path)
}

test('a tick of another group, symbol, source, time or price is another tick', () => {
  const proof = honest()
  assert.equal(checkTickProof({ ...proof, group: 'stock' }).fault, 'notLinked')
  assert.equal(checkTickProof({ ...proof, symbol: 'xrpusdt' }).fault, 'noSuchTick')
  const { tick } = checkTickProof(proof)
  assert(tick !== undefined && isSameTick(tick, { ...tick }))
  for (const change of [{ price: '2' }, { at: 1 }, { source: 'other' }, { isStale: !tick.isStale }])
    assert(!isSameTick(tick, { ...tick, ...change }))
})

test('the last block must be in the minute of its own time, at its own place', () => {
  const proof = honest()
  const { place } = proof
  const minute = readMinute(place.minute)
  assert(minute !== undefined)
  const at = (change: Partial<typeof minute>) =>
    checkTickProof({
      ...proof,
      place: { ...place, minute: minuteText({ ...minute, ...change }) },
    }).fault
  assert.equal(at({}), undefined)
  assert.equal(at({ since: minute.since + 60_000 }), 'notInMinute')
  assert.equal(at({ blocks: 9 }), 'notInMinute')
  assert.equal(at({ root: NO_BLOCK }), 'notInMinute')
  assert.equal(checkTickProof({ ...proof, place: { ...place, index: 0 } }).fault, 'notInMinute')
  assert.equal(checkTickProof({ ...proof, place: { ...place, path: [] } }).fault, 'notInMinute')
  const open = checkTickProof({ ...proof, place: undefined })
  assert.deepEqual([open.fault, open.minute], [undefined, undefined])
})

test('a block that is not sound, or has a second way to be written, is none', () => {
  const tick = { symbol: 'btcusdt', at: START + 10, price: 5n, isStale: false }
  const block: Block = {
    group: 'crypto',
    until: START + SECOND_MS,
    source: 'upstream:okx,kraken',
    previous: NO_BLOCK,
    ticks: [tick],
  }
  assert.deepEqual(readBlock(blockText(block)), block)
  const later = { ...tick, at: START + 20 }
  const broken: Partial<Block>[] = [
    { ticks: [] },
    { ticks: [later, tick] },
    { ticks: [tick, tick] },
    { ticks: [tick, { ...later, symbol: 'adausdt' }] },
    { ticks: [{ ...tick, at: START }] },
    { ticks: [{ ...tick, at: START + 1_001 }] },
    { ticks: [{ ...tick, price: 0n }] },
    { ticks: [{ ...tick, price: -5n }] },
    { until: START + 1 },
    { group: 'bonds' as 'stock' },
    { source: 'a "quoted" one' },
    { previous: NO_BLOCK.slice(1) },
  ]
  for (const change of broken)
    assert.equal(readBlock(blockText({ ...block, ...change })), undefined)
  const line = blockText(block)
  for (const other of [
    ` ${line}`,
    line.replace('10,', '10.0,'),
    line.replace('10,', '1e1,'),
    'null',
  ])
    assert.equal(readBlock(other), undefined)
  assert.equal(readBlock(line.replace('"previous"', '"more":1,"previous"')), undefined)
})

test('a second holds what comes after the second before it, up to its end', () => {
  assert.deepEqual([START, START + 1, START + 999, START + 1_000].map(secondOf), [
    START,
    START + 1_000,
    START + 1_000,
    START + 1_000,
  ])
  assert.equal(minuteOf(START), START - 60_000)
  assert.equal(minuteOf(START + 1_000), START)
  assert.equal(minuteOf(START + 60_000), START)
})

test('every place of a tree of every size has a path, and no other place fits it', () => {
  for (let size = 1; size <= 20; size++) {
    const hashes = Array.from({ length: size }, (_, nth) => blockHash(String(nth)))
    const root = rootOf(hashes)
    for (const [index, hash] of hashes.entries()) {
      const path = pathOf(hashes, index)
      assert.equal(rootBy(hash, index, size, path), root)
      for (let other = 0; other < size; other++)
        if (other !== index) assert.notEqual(rootBy(hash, other, size, path), root)
      assert.notEqual(rootBy(blockHash('x'), index, size, path), root)
    }
  }
  assert.equal(rootBy(NO_BLOCK, 0, 0, []), undefined)
})

test('minutes follow each other by number, time and hash', () => {
  const first = { number: 1, since: START, blocks: 1, root: NO_BLOCK, previous: NO_BLOCK }
  const hash = minuteHash(minuteText(first))
  const next = { ...first, number: 2, since: START + 180_000, previous: hash }
  assert(isNextMinute(next, first))
  assert(!isNextMinute({ ...next, number: 3 }, first))
  assert(!isNextMinute({ ...next, since: START }, first))
  assert(!isNextMinute(next, { ...first, root: hash }))
  assert.deepEqual(readMinute(minuteText(next)), next)
  for (const change of [{ blocks: 0 }, { since: START + 1 }, { root: 'x' }, { number: 0.5 }])
    assert.equal(readMinute(minuteText({ ...next, ...change })), undefined)
  assert.equal(readMinute('null'), undefined)
})

test('a hash is what any other program makes of the same letters', () => {
  const line = 'x'.repeat(500)
  const expected = createHash('sha256').update(Uint8Array.of(6)).update(line).digest('hex')
  assert.equal(blockHash(line), expected)
})
