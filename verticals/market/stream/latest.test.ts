/** What who begins to listen is told at once, and who missed some. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { handMarket, NOW } from '../htx/testing/market.ts'
import { Tape } from '../live/tape.ts'
import { createStream } from './stream.ts'

test('[Q16] of trades the next message after a gap is whole: it holds the last 50, from the oldest on', async () => {
  const tape = new Tape(NOW)
  const { stream } = createStream({ market: handMarket(), tape })
  for (let nth = 1; nth <= 60; nth++)
    tape.takeSource('btcusdt', [{ at: NOW, price: BigInt(nth), amount: 1n, side: 'buy' }], NOW)
  tape.takeNew('real', 'btcusdt')
  const text = await stream.latest('real', 'market.btcusdt.trade.detail')
  const { tick } = JSON.parse(text ?? '') as { tick: { data: { tradeId: number }[] } }
  const numbers = tick.data.map(({ tradeId }) => tradeId)
  assert.equal(numbers.length, 50)
  assert.equal(numbers.at(-1), NOW * 1_000 + 60)
  assert.equal(numbers[0], NOW * 1_000 + 11)
})
