/** How a whole is divided around a ring. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arcsOf } from './donut.ts'

test('arcs follow each other around the ring', () => {
  const arcs = arcsOf([2, 1, 1])
  assert.deepEqual(
    arcs.map(({ share, from }) => [share, from]),
    [
      [0.5, 0],
      [0.25, 0.5],
      [0.25, 0.75],
    ],
  )
})

test('what is shown adds up to the whole', () => {
  for (const values of [
    [1, 1, 1],
    [1, 1, 1, 1, 1, 1, 1],
    [997, 1, 1, 1],
    [0.1, 0.2],
  ]) {
    const shown = arcsOf(values).map(({ permille }) => permille)
    assert.equal(
      shown.reduce((sum, part) => sum + part, 0),
      1000,
    )
  }
  assert.deepEqual(
    arcsOf([1, 1, 1]).map(({ permille }) => permille),
    [334, 333, 333],
  )
})

test('nothing has no shares', () => {
  assert.deepEqual(arcsOf([0, 0]), [
    { share: 0, from: 0, permille: 0 },
    { share: 0, from: 0, permille: 0 },
  ])
})
