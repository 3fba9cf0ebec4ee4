/** How long a price is believed after the venues' last word, by what the usual timings and the reference prices make of it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { instruments } from '../../instruments.ts'
import { ReferencePrices } from '../../live/referencePrices.ts'
import { createUpstream } from './index.ts'
import { createMoves } from './moves.ts'
import { createIndex } from './priceIndex.ts'
import { usualTimings } from './venues.ts'

const NOW = 1_700_000_000_000
const VENUES = ['a', 'b', 'c', 'd']
const BEAT_MS = 100

/** When each venue speaks, in milliseconds; answers from when on the reference price was stale, and what it was before. */
function stale(speaks: Readonly<Record<string, (at: number) => boolean>>, untilMs: number) {
  const { limitMs } = usualTimings
  const index = createIndex({ venues: VENUES, instruments, limitMs, apartBps: 200 })
  const moves = createMoves(index, instruments, 200)
  const nobody = () => undefined
  const { quietMs } = createUpstream({
    venues: VENUES.map((id) => ({ id })),
    instruments,
    now: () => NOW,
    say: nobody,
    onFailure: nobody,
  })
  const references = new ReferencePrices({ name: 'trial', quietMs })
  const ages: number[] = []
  for (let at = 0; at <= untilMs; at += BEAT_MS) {
    const now = NOW + at
    for (const [place, venue] of VENUES.entries())
      if (speaks[venue]?.(at))
        moves.take(
          {
            venue,
            symbol: 'btcusdt',
            price: 10n ** 12n + BigInt(place),
            at: now,
            id: undefined,
            trade: undefined,
            words: undefined,
          },
          now,
        )
    references.take(moves.beat(now), now)
    references.advance(now)
    const reference = references.of('btcusdt')?.reference
    if (reference?.isStale) return { at, ages }
    if (reference) ages.push(now - reference.at)
  }
  return { at: undefined, ages }
}

const often = (until: number) => (at: number) => at <= until
const every = (ms: number, phase: number) => (at: number) => at % ms === phase

for (const [name, last] of [
  ['all at once', { a: 5_000, b: 5_000, c: 5_000, d: 5_000 }],
  ['one after another', { a: 2_600, b: 3_400, c: 4_200, d: 5_000 }],
  ['all but two', { a: 60_000, b: 60_000, c: 5_000, d: 4_000 }],
] as const)
  test(`[Q6] [P2] when venues fall silent, ${name}, the reference price is stale within four seconds and a beat`, () => {
    const speaks = Object.fromEntries(
      VENUES.map((venue, n) => [venue, often(Object.values(last)[n] ?? 0)]),
    )
    const { at, ages } = stale(speaks, 30_000)
    assert(at !== undefined && at > 6_000 && at <= 9_000 + BEAT_MS, `${at}`)
    // Its own time says all the while how old it is.
    assert(Math.max(...ages) >= 2_900)
  })

test('[Q6] a quiet pair, of which three venues answer now and then, is not stale', () => {
  const speaks = { a: every(2_500, 0), b: every(2_500, 0), c: every(2_500, 100) }
  const { at, ages } = stale(speaks, 60_000)
  assert.equal(at, undefined)
  assert(Math.max(...ages) <= 3_000)
})

test('[Q5] what a venue said more than three seconds ago makes no price', () => {
  const index = createIndex({ venues: VENUES, instruments, ...usualTimings, apartBps: 200 })
  for (const [place, venue] of VENUES.slice(0, 3).entries()) {
    const at = NOW + Math.min(place, 1) * 3_001
    const nothing = { id: undefined, trade: undefined, words: undefined }
    index.take({ venue, symbol: 'btcusdt', price: 10n ** 12n, at, ...nothing }, at)
  }
  assert.equal(index.liveVenues(NOW + 3_000), 3)
  assert.equal(index.liveVenues(NOW + 3_001), 2)
  assert.equal(index.standing('btcusdt', NOW + 3_001), undefined)
})
