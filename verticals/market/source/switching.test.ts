/** A source that becomes another: nothing of the one before counts from that moment on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Candle } from '../candles/candle.ts'
import { ReferencePrices } from '../live/referencePrices.ts'
import type { Move, Source } from './source.ts'
import { createSwitching } from './switching.ts'

/** Says what it is told to say, also after it was stopped. */
function given(name: string, isSimulated: boolean) {
  let tell: (moves: readonly Move[]) => void = () => undefined
  const calls: string[] = []
  const source: Source = {
    name,
    isSimulated,
    quietMs: isSimulated ? 1 : 2,
    async start(to) {
      calls.push('started')
      tell = to
      return async () => void calls.push('stopped')
    },
    candles: async () => [{ start: name.length } as Candle],
  }
  return { source, calls, say: (price: bigint, at = 5) => tell([moveOf(price, at)]) }
}

const moveOf = (price: bigint, at: number): Move => ({ symbol: 'btcusdt', at, price, trades: [] })

test('[Q30] from the switch on it is the other one, and the one before is heard by nobody', async () => {
  const [first, second] = [given('simulator', true), given('upstream', false)]
  const source = createSwitching(first.source)
  const heard: bigint[] = []
  const order: string[] = []
  source.onSwitch(() => order.push(`switched to ${source.name}`))
  const stop = await source.start((moves) => heard.push(...moves.map(({ price }) => price)))
  first.say(1n)
  assert.deepEqual([source.name, source.isSimulated, source.quietMs], ['simulator', true, 1])
  await source.switchTo(second.source)
  first.say(2n)
  second.say(3n)
  assert.deepEqual([source.name, source.isSimulated, source.quietMs], ['upstream', false, 2])
  assert.deepEqual(heard, [1n, 3n])
  assert.deepEqual(order, ['switched to upstream'])
  assert.deepEqual([first.calls, second.calls], [['started', 'stopped'], ['started']])
  assert.deepEqual(await source.candles('btcusdt', '1min', 0, 1), [{ start: 8 }])
  assert.deepEqual(await source.trades?.('btcusdt', 5), [])
  await source.switchTo(second.source)
  assert.equal(order.length, 1, 'what it is already is no switch')
  await stop()
  second.say(4n)
  assert.deepEqual(
    [heard, second.calls],
    [
      [1n, 3n],
      ['started', 'stopped'],
    ],
  )
})

test('[Q30] of switches that come together the last one stays, and all others are stopped', async () => {
  const all = ['one', 'two', 'three'].map((name) => given(name, true))
  const [one, two, three] = all
  const source = createSwitching((one as (typeof all)[0]).source)
  await source.start(() => undefined)
  const turns = [two, three].map((next) => source.switchTo((next as (typeof all)[0]).source))
  await Promise.all(turns)
  assert.equal(source.name, 'three')
  assert.deepEqual(
    all.map(({ calls }) => calls.join()),
    ['started,stopped', 'started,stopped', 'started'],
  )
})

test('[Q30] what the source before said is stale until the new one speaks, whatever its clock says', () => {
  const source = { name: 'simulator', quietMs: 1_000 }
  const references = new ReferencePrices(source)
  references.take([moveOf(100n, 50)], 50)
  references.takeChanged()
  references.leave(1_000)
  source.name = 'upstream'
  assert.deepEqual([...references.takeChanged()], ['btcusdt'])
  const left = references.of('btcusdt')?.reference
  assert.deepEqual([left?.isStale, left?.source], [true, 'simulator'])
  references.take([moveOf(90n, 40)], 60)
  const now = references.of('btcusdt')?.reference
  assert.deepEqual([now?.price, now?.source, now?.isStale], [90n, 'upstream', false])
})
