/** Nobody can live off the simulator: simple rules that won in the past win no more than they lose by what comes then. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { FIRST_DAY, SECONDS, SECONDS_A_DAY } from './hours.ts'
import { pricesOf } from './testing/prices.ts'
import { type Best, bestRule, type Prices } from './testing/rules.ts'

/** Above these shares of wins the highest payout of an option, 92 %, gains; and a rule that wins this much has found something. */
const BREAK_EVEN = 0.521
const FOUND = 0.505
const DURATIONS = [30, 60, 300]
/** Half of them to find rules by, half to try them on. `EVENKEEL_UNPREDICTABLE_DAYS=400` looks for longer. */
const DAYS = Number(process.env.EVENKEEL_UNPREDICTABLE_DAYS ?? 16)
const FROM = Math.round((Date.UTC(2027, 0, 3, 16) - FIRST_DAY) / (SECONDS_A_DAY * 1_000))
/** Fine ticks and coarse ones, and each with another of its class that might lead it. */
const PAIRS = [
  ['ethusdt', 'btcusdt'],
  ['solusdt', 'ethusdt'],
  ['eurusd', 'gbpusd'],
] as const

for (const seed of [Buffer.alloc(32, 7), randomBytes(32)])
  test(`[Q36] no simple rule wins more than it loses, with seed ${seed.toString('hex')}`, (t) => {
    for (const [symbol, other] of PAIRS) {
      const [own, leader] = pricesOf(seed, [symbol, other], FROM, DAYS) as [Prices, Prices]
      for (const best of bestOf(own, leader)) {
        t.diagnostic(`${symbol}: ${textOf(best)}`)
        assert(best.atLeast <= BREAK_EVEN, `${symbol} pays: ${textOf(best)}`)
        assert(best.atLeast <= FOUND, `${symbol} can be foreseen: ${textOf(best)}`)
      }
    }
  })

test('[Q36] a price that goes back a little, one that is led, one that is rounded and one that is bent to a close are found out', (t) => {
  const seed = Buffer.alloc(32, 8)
  const [eth, btc] = pricesOf(seed, ['ethusdt', 'btcusdt'], FROM, DAYS) as [Prices, Prices]
  const [sol, leader] = pricesOf(seed, ['solusdt', 'ethusdt'], FROM, DAYS) as [Prices, Prices]
  const controls = [
    { name: 'goes back', own: goingBack(eth), leader: btc },
    { name: 'is led', own: eth, leader: eth.map((_, at) => eth[at + 3] ?? eth[at]!) },
    { name: 'is rounded', own: sol.map((price) => 8 * Math.round(price / 8)), leader },
    { name: 'is bent to a close', own: bentToCloses(eth), leader: btc },
  ]
  for (const { name, own, leader } of controls) {
    const found = bestOf(own, leader).filter(({ atLeast }) => atLeast > FOUND)
    for (const best of found) t.diagnostic(`${name}: ${textOf(best)}`)
    assert(found.length > 0, `one that ${name} was not found out`)
  }
})

function bestOf(own: Prices, leader: Prices): readonly Best[] {
  const half = Math.floor(DAYS / 2) * SECONDS_A_DAY
  const training = { own: own.subarray(0, half), leader: leader.subarray(0, half) }
  const unseen = { own: own.subarray(half), leader: leader.subarray(half) }
  return DURATIONS.map((duration) => bestRule(training, unseen, duration))
}

/** A part of each move is gone after some seconds: a quarter of it, half of that within 14 s. */
function goingBack(prices: Prices): Prices {
  let extra = 0
  return prices.map((price, at) => {
    extra = extra * 0.95 + 0.25 * (price - (prices[at - 1] ?? price))
    return price + extra
  })
}

/**
 * As prices were made once: where a minute closes is drawn first, here by a minute of another day, and its seconds are
 * bent to end there. The close moves three quarters as far as the seconds do, so that a large early move turns.
 */
function bentToCloses(prices: Prices): Prices {
  const changeOf = (from: number) =>
    prices[from + SECONDS - 1]! - (prices[from - 1] ?? prices[from]!)
  const bent = new Float64Array(prices.length)
  let open = prices[0]!
  for (let from = 0; from < prices.length; from += SECONDS) {
    const drawn = 0.75 * changeOf((from + SECONDS_A_DAY) % prices.length)
    const bend = (drawn - changeOf(from)) / SECONDS
    for (let second = 0; second < SECONDS; second++)
      bent[from + second] =
        open + prices[from + second]! - (prices[from - 1] ?? open) + bend * (second + 1)
    open += drawn
  }
  return bent
}

function textOf({ rule, share, atLeast }: Best): string {
  return `${(share * 100).toFixed(1)} %, at least ${(atLeast * 100).toFixed(1)} %, by ${rule}`
}
