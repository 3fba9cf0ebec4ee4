/** The last minutes of a symbol second by second: true prices at their own moments, and never more than five minutes of them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Board } from '@evenkeel/kernel'
import { secondsUpTo } from './seconds.ts'

const NOW = 1_700_000_000_450

test('[Q33] each second has its last price, none where there was none or it was stale, and five minutes are all', () => {
  const board = new Board()
  const say = (at: number, price: bigint, isStale = false) =>
    board.setReference('btcusdt', { price, at, source: 'test', isStale })
  for (let at = NOW - 400_000, nth = 0n; at <= NOW; at += 400) say(at, 100n + nth++, false)
  const { real } = board.prices()
  const points = secondsUpTo(NOW, 'btcusdt', real)
  assert.equal(points.length, 300)
  assert(points.every(({ at, price }) => price === 100n + BigInt((at - NOW + 400_000) / 400)))
  assert.equal(points.at(-1)?.at, NOW)
  assert(points.every(({ at }, nth) => nth === 0 || at > points[nth - 1]!.at))
  say(NOW + 1_000, 1n, true)
  const later = secondsUpTo(NOW + 60_000, 'btcusdt', real)
  assert.deepEqual(later.at(-1), points.at(-1))
  assert(later.length < 300)
  assert.deepEqual(secondsUpTo(NOW, 'nosuch', real), [])
})
