/** The last minutes of a symbol second by second: the price at each whole second, and never more than five minutes of them. */
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
  const priceAt = (at: number) => 100n + BigInt(Math.floor((at - NOW + 400_000) / 400))
  assert(points.every(({ at, price }) => at % 1_000 === 0 && price === priceAt(at)))
  assert.equal(points.at(-1)?.at, NOW - 450)
  // Whoever asks later in the same second is told the same.
  assert.deepEqual(secondsUpTo(NOW + 549, 'btcusdt', real), points)
  assert(points.every(({ at }, nth) => nth === 0 || at > points[nth - 1]!.at))
  say(NOW + 1_000, 1n, true)
  const later = secondsUpTo(NOW + 60_000, 'btcusdt', real)
  assert.deepEqual(later.at(-1), { at: NOW + 550, price: priceAt(NOW) })
  assert(later.length < 300)
  assert.deepEqual(secondsUpTo(NOW, 'nosuch', real), [])
})
