/** What is a member's own on a chart: which candle a fill is marked at, where tags stand, and what a touch means. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  beyondSight,
  columnsOf,
  fillGroups,
  freeOf,
  markedBy,
  type OwnFill,
  type OwnLine,
  spokenMark,
  touched,
} from './own.ts'

const MINUTE = 60_000
const starts = [0, 1, 2, 5].map((minute) => ({ timestamp: minute * MINUTE }))
const fill = (id: string, at: number, side: 'up' | 'down' = 'up'): OwnFill => ({
  id,
  at,
  side,
  letter: side === 'up' ? 'B' : 'S',
  price: '100',
  title: side,
  figures: [{ label: 'Price', value: '100.00' }],
})
const places = (fills: readonly OwnFill[]) =>
  fillGroups(fills, starts, MINUTE).map(({ index, letter, ids }) => [index, letter, ...ids])

test('a fill is marked at the candle that it fell into, and one side of a candle is one mark', () => {
  const fills = [
    fill('a', 0),
    fill('b', MINUTE - 1),
    fill('c', MINUTE),
    fill('d', 90_000, 'down'),
    fill('e', 5 * MINUTE + 1),
  ]
  assert.deepEqual(places(fills), [
    [0, 'B', 'a', 'b'],
    [1, 'B', 'c'],
    [1, 'S', 'd'],
    [3, 'B', 'e'],
  ])
})

test('one from before the first candle, or after the last one is over, is not marked', () => {
  assert.deepEqual(places([fill('early', -1), fill('late', 6 * MINUTE)]), [])
  assert.deepEqual(fillGroups([fill('a', 0)], [], MINUTE), [])
})

test('tags that would lie over each other stand side by side', () => {
  assert.deepEqual(columnsOf([10, 14, 40, 18, 41], 15), [0, 1, 0, 2, 1])
  assert.deepEqual(columnsOf([10, 25], 15), [0, 0])
})

test('of liquidations beyond sight the nearest at each edge is told, and of other lines none', () => {
  const at = (y: number, kind: OwnLine['kind'] = 'liquidation') => ({
    y,
    line: { ...fill(`${kind} ${y}`, 0), kind, tag: kind },
  })
  const levels = [at(-300), at(-20), at(-5, 'order'), at(50), at(101), at(400), at(Number.NaN)]
  assert.deepEqual(
    beyondSight(levels, 100).map(({ y }) => y),
    [-20, 101],
  )
})

test('a touch means the mark under it before the line behind it; elsewhere it means nothing', () => {
  const hits = [
    { ids: ['line'], left: 0, right: 300, top: 40, bottom: 60 },
    { ids: ['other'], left: 0, right: 300, top: 55, bottom: 75 },
    { ids: ['a', 'b'], left: 100, right: 120, top: 45, bottom: 65 },
  ]
  assert.deepEqual(touched(hits, 110, 50), ['a', 'b'])
  assert.deepEqual(touched(hits, 10, 50), ['line'])
  assert.deepEqual(touched(hits, 10, 57), ['line', 'other'])
  assert.deepEqual(touched(hits, 10, 90), [])
})

test('what was touched is told as it is now, and not at all when it is gone', () => {
  const marks = { lines: [], fills: [fill('a', 0)] }
  assert.deepEqual(markedBy(marks, ['a', 'gone']), marks.fills)
  assert.deepEqual(markedBy(marks, ['gone']), [])
  assert.equal(spokenMark(fill('a', 0)), 'up, Price 100.00')
})

test('a tag takes the first place where nothing lies, and the last where there is none', () => {
  const box = (left: number, top: number) => ({ left, right: left + 50, top, bottom: top + 10 })
  const [right, left, above] = [box(100, 90), box(0, 90), box(100, 79)] as const
  assert.equal(freeOf([right, left, above], []), right)
  assert.equal(freeOf([right, left, above], [box(120, 95)]), left)
  assert.equal(freeOf([right, left, above], [box(120, 95), box(40, 85)]), above)
  assert.equal(freeOf([right, left, above], [box(120, 100), box(150, 90)]), right, 'they touch')
  assert.equal(freeOf([right, left], [box(120, 95), box(40, 85)]), left)
})
