/** The book, added up. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { depthPoints, depthShape } from './depth.ts'

const level = (price: string, quantity: string) => ({ price, quantity })
const bids = [level('99', '1'), level('98', '2'), level('96', '1')]
const asks = [level('101', '0.1'), level('104', '0.2')]

test('both sides are added up from the middle, exactly, and lie from low to high', () => {
  const points = depthPoints(bids, asks)
  assert.deepEqual(
    points.map(({ price, total }) => `${price} ${total}`),
    ['96 4', '98 3', '99 1', '101 0.1', '104 0.3'],
  )
  assert.deepEqual(
    points.map(({ x }) => x),
    [0, 0.25, 0.375, 0.625, 1],
  )
  assert.deepEqual([points[0]?.y, points[4]?.y], [1, 0.075])
})

test('a side is drawn in steps, and its area down to the ground', () => {
  const points = depthPoints(
    [level('99', '1'), level('98', '1')],
    [level('101', '1'), level('102', '1')],
  )
  assert.deepEqual(depthShape(points, 'bid'), { line: 'M0 0V50H25V100', area: 'M0 0V50H25V100H0Z' })
  assert.deepEqual(depthShape(points, 'ask'), {
    line: 'M75 100V50H100V0',
    area: 'M75 100V50H100V0V100Z',
  })
})

test('an empty book has no points', () => {
  assert.deepEqual(depthPoints([], []), [])
  assert.deepEqual(depthShape([], 'bid'), { line: '', area: '' })
})
