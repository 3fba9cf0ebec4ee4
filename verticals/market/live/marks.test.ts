/** Candles of a coin's mark price, made by the running market: of reference prices, whatever else the source says. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Board, Exchange, Machine, Millis, Price } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import { type Candle, flat } from '../candles/candle.ts'
import { markOf } from '../candles/marks.ts'
import { startAfter } from '../candles/period.ts'
import { writeCandles } from '../candles/written.ts'
import { instruments } from '../instruments.ts'
import type { Move } from '../source/source.ts'
import type { TickChain } from '../ticks/chain.ts'
import { type LiveOptions, openMarket } from './live.ts'

const MINUTE = 60_000
/** The first minute that is seen whole begins here. */
const START = Date.UTC(2026, 3, 7, 8)
const MARK = markOf('btcusdt')
const price = (figure: number) => BigInt(figure) as Price

async function given(t: TestContext) {
  const chain = { hasRoom: true, closed: 0 }
  let now = START - 20_000
  let tell: (moves: readonly Move[]) => void = () => undefined
  let leave: () => void = () => undefined
  const source: LiveOptions['source'] = {
    name: 'trial',
    isSimulated: false,
    quietMs: 2_000,
    async start(told) {
      tell = told
      return async () => undefined
    },
    onSwitch(left) {
      leave = left
    },
    // From the start on it says of every minute what no beat ever told.
    async candles(_, period, from, to) {
      const candles: Candle[] = []
      for (let start = from; start < to; start = startAfter(period, start)) {
        candles.push(flat(start, price(start < START ? 500 : 77)))
      }
      return candles
    },
  }
  const references: bigint[] = []
  const board = {
    setReference: (_: string, reference: { readonly price: Price }) =>
      void references.push(reference.price),
  } as Partial<Board> as Board
  const machine = {} as Machine
  const live = await openMarket({
    source,
    instruments: instruments.filter(({ symbol }) => symbol === 'btcusdt'),
    books: [],
    exchange: {
      tick: (show: (board: Board) => void) => show(board),
      read: async <Of>(look: (machine: Machine) => Of) => look(machine),
      watchAll: () => () => undefined,
    } as unknown as Exchange,
    machine,
    tables: { rows: async () => [] },
    ticks: {
      get hasRoom() {
        return chain.hasRoom
      },
      get closed() {
        return chain.closed
      },
      take: () => undefined,
      close: () => undefined,
    } as Partial<TickChain> as TickChain,
    now: () => now,
    onFailure: (error) => assert.fail(String(error)),
  })
  t.after(() => live.stop())
  const { candles } = live.market
  const over = (nth: number) => candles.over(MARK, '1min', START + nth * MINUTE)
  async function beat(at: Millis, ...moves: readonly Omit<Move, 'symbol'>[]) {
    now = START + at
    tell(moves.map((move) => ({ ...move, symbol: 'btcusdt', at: START + move.at })))
    await live.refreshLadders()
  }
  await beat(-10_000, quiet(-10_000, 500))
  return {
    chain,
    references,
    /** In one beat at this moment. */
    beat,
    switchSource: () => leave(),
    candle: (symbol = MARK) => candles.current(symbol, '1min'),
    over: (nth: number) => over(nth)?.candle,
    /** Nothing can change any more in this minute of the mark. */
    settled: (nth: number) => eventually(`minute ${nth} is settled`, () => over(nth)?.isFinal),
  }
}

const quiet = (at: Millis, figure: number) => ({ at, price: price(figure), trades: [] })
const figuresOf = (candle: Candle | undefined) => {
  if (candle === undefined) return undefined
  const { open, high, low, close, amount, count } = candle
  return [open, high, low, close, amount, BigInt(count)].map(Number)
}

const told = (references: readonly bigint[]) => [...new Set(references)].map(Number)

test('[Q49] a candle of the mark opens, reaches and closes where reference prices did', async (t) => {
  const { beat, candle, over, references } = await given(t)
  await beat(1_000, quiet(100, 510), quiet(200, 560), quiet(300, 480))
  await beat(2_000, quiet(2_000, 520))
  assert.deepEqual(told(references), [500, 510, 560, 480, 520])
  assert.deepEqual(figuresOf(candle()), [500, 560, 480, 520, 0, 0])
  await beat(61_000, quiet(61_000, 530))
  assert.deepEqual(figuresOf(over(0)), [500, 560, 480, 520, 0, 0])
  assert.deepEqual(figuresOf(candle()), [520, 530, 520, 530, 0, 0])
})

test('[Q49] two reference prices of one moment are both in the candle of the mark', async (t) => {
  const { beat, candle } = await given(t)
  await beat(1_000, quiet(1_000, 560), quiet(1_000, 480))
  assert.deepEqual(figuresOf(candle()), [500, 560, 480, 480, 0, 0])
})

test('[Q49] a trade away from the reference price leaves the candle of the mark alone', async (t) => {
  const { beat, candle } = await given(t)
  const traded = (figure: number) =>
    ({ at: START + 1_000, price: price(figure), amount: 100_000_000n, side: 'buy' }) as const
  await beat(1_000, { at: 1_000, price: price(505), trades: [traded(900), traded(100)] })
  assert.deepEqual(figuresOf(candle()), [500, 505, 500, 505, 0, 0])
  assert.equal(candle('btcusdt')?.count, 2)
})

test('[Q49] a price that is not taken as reference is not in the candle of the mark', async (t) => {
  const { beat, candle, references } = await given(t)
  await beat(1_000, quiet(1_000, 510), quiet(900, 900), quiet(1_100, 0))
  assert.deepEqual(told(references), [500, 510])
  assert.deepEqual(figuresOf(candle()), [500, 510, 500, 510, 0, 0])
})

test('[Q49] prices for which a slow database has no room are not in the candle of the mark, nor is it filled up later', async (t) => {
  const { beat, candle, over, settled, chain, references } = await given(t)
  await beat(1_000, quiet(1_000, 510))
  chain.hasRoom = false
  await beat(2_000, quiet(2_000, 900))
  await beat(65_000, quiet(65_000, 910))
  assert.deepEqual(figuresOf(candle()), [510, 510, 510, 510, 0, 0])
  chain.hasRoom = true
  await beat(130_000, quiet(130_000, 520))
  await beat(190_000, quiet(190_000, 530))
  await settled(2)
  assert.deepEqual(told(references), [500, 510, 520, 530])
  assert.deepEqual(
    [0, 1, 2].map((nth) => figuresOf(over(nth))),
    [
      [500, 510, 500, 510, 0, 0],
      [510, 510, 510, 510, 0, 0],
      [510, 520, 510, 520, 0, 0],
    ],
  )
})

test('[Q49] [Q30] another source does not tell anew what the reference prices of the one before were', async (t) => {
  const { beat, over, settled, switchSource } = await given(t)
  await beat(1_000, quiet(1_000, 510))
  switchSource()
  await beat(10_000, quiet(10_000, 490))
  await beat(61_000, quiet(61_000, 520))
  await beat(121_000, quiet(121_000, 530))
  await beat(190_000, quiet(190_000, 540))
  await settled(1)
  assert.deepEqual(figuresOf(over(0)), [500, 510, 490, 490, 0, 0])
  assert.deepEqual(figuresOf(over(1)), [490, 520, 490, 520, 0, 0])
})

test('[Q49] a price that comes late is in the candle of the moment from which on it is the reference price', async (t) => {
  const { beat, candle, over, chain } = await given(t)
  await beat(58_000, quiet(58_000, 510))
  chain.closed = START + 60_000
  await beat(60_500, quiet(59_500, 520))
  assert.deepEqual(figuresOf(over(0)), [500, 510, 500, 510, 0, 0])
  assert.deepEqual(figuresOf(candle()), [510, 520, 510, 520, 0, 0])
})

test('[Q49] what is off the ticks of a contract is told at the nearest one, halves up', () => {
  const candle = { ...flat(START, price(0)), open: price(149), high: price(151), low: price(49) }
  const [told] = JSON.parse(
    writeCandles([{ ...candle, close: price(150) }], { tickSize: price(100) }),
  )
  const ticks = [told.open, told.high, told.low, told.close].map((figure) => figure * 1_000_000)
  assert.deepEqual(ticks.map(Math.round), [1, 2, 0, 2])
})
