/** Where a pane has its level lines. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { levelsOf } from './levels.ts'

const wish = { from: 0, to: 100, height: 100, apart: 20, top: 0, bottom: 0, decimals: 2 }
const valuesOf = (own: Partial<typeof wish>) =>
  levelsOf({ ...wish, ...own }).map(({ value }) => value)

test('levels are round, even, and no closer than they may be', () => {
  assert.deepEqual(levelsOf(wish), [
    { value: 0, y: 100 },
    { value: 20, y: 80 },
    { value: 40, y: 60 },
    { value: 60, y: 40 },
    { value: 80, y: 20 },
    { value: 100, y: 0 },
  ])
  assert.deepEqual(valuesOf({ apart: 21 }), [0, 50, 100])
  assert.deepEqual(
    valuesOf({ from: 118_136.13, to: 118_646.31, apart: 26 }),
    [118_200, 118_400, 118_600],
  )
})

test('they go through zero, which has no sign', () => {
  const values = valuesOf({ from: -95, to: 55, apart: 30 })
  assert.deepEqual(values, [-50, 0, 50])
  assert.ok(values.every((value) => !Object.is(value, -0)))
})

test('none lies in the margins', () => {
  assert.deepEqual(valuesOf({ top: 25, bottom: 15 }), [20, 40, 60])
})

test('none reads as its neighbour does', () => {
  assert.deepEqual(
    valuesOf({ from: 1, to: 1.03, apart: 5 }).map((value) => value.toFixed(2)),
    ['1.00', '1.01', '1.02', '1.03'],
  )
})

test('a low pane has as many as are wanted, at steps that are less round, and no closer than they may be', () => {
  const low = { height: 78, apart: 20, closest: 12, top: 5.5, bottom: 5.5, wanted: 4 }
  // Every place and width of a scale of prices.
  for (let range = 0.9; range < 9_000; range *= 1.03)
    for (let share = 0; share < 1; share += 0.07) {
      const from = 65_000 + range * share
      const levels = levelsOf({ ...wish, ...low, from, to: from + range })
      assert.ok(levels.length >= 4, `${levels.length} of a range of ${range} from ${from}`)
      const gaps = levels.slice(1).map(({ y }, i) => levels[i]!.y - y)
      assert.ok(Math.min(...gaps) >= 11, `${gaps}`)
      assert.ok(Math.max(...gaps) - Math.min(...gaps) <= 1, 'evenly')
    }
})

/** Of the charts above a form, at 390 and 320 pixels: the tag of the last price hides what is near it. */
for (const [height, least] of [
  [91, 4],
  [73, 2],
] as const)
  test(`of a pane of ${height} at least ${least} are read beside the tag, wherever that is`, () => {
    const letter = 10
    const low = { height, apart: letter * 2, closest: letter, top: 5.5, bottom: 5.5, wanted: 6 }
    for (let range = 0.9; range < 9_000; range *= 1.03)
      for (let share = 0; share < 1; share += 0.13) {
        const from = 65_000 + range * share
        const levels = levelsOf({ ...wish, ...low, from, to: from + range })
        for (let tag = height * 0.1; tag < height * 0.9; tag += 2) {
          const read = levels.filter(({ y }) => Math.abs(y - tag) >= letter * 1.15)
          assert.ok(read.length >= least, `${read.length} of a range of ${range}, tag at ${tag}`)
        }
      }
  })

test('where nothing is there are none', () => {
  assert.deepEqual(valuesOf({ to: 0 }), [])
  assert.deepEqual(valuesOf({ height: 0 }), [])
  assert.deepEqual(valuesOf({ to: Number.NaN }), [])
})
