/** Candles of the stream held against those of the calls: the last message of each is what it stays for good. */
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import type { Millis, Realm } from '@evenkeel/kernel'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { HOUR, local, MINUTE, Stage } from '../candles/testing/stage.ts'
import { handMarket } from '../htx/testing/market.ts'
import { createStream } from './stream.ts'
import { candleJson } from './ticks.ts'

const SYMBOL = 'btcusdt'
const BEAT_MS = 100
const MINUTES = 5
/** Before the end of each minute much happens. */
const BUSY_MS = 3_000
const tables = await openTestTables()
beforeEach(() => tables.rows('truncate candle', []))

type Heard = { readonly id: number; readonly text: string }

/** What happens is heard so much later, and published so long after its beat: until it is durable. */
type Delays = { readonly lagMs: Millis; readonly waitMs: Millis }

/** A market whose candles are real ones, over a clock that is turned by hand, with somebody who listens to some topics. */
async function given(stage: Stage, topics: readonly string[], { lagMs, waitMs }: Delays) {
  await stage.open()
  await stage.settled()
  const { candles } = stage
  const market = { ...handMarket(), candles, now: () => stage.now }
  const { stream, publish } = createStream({
    market,
    tape: { takeNew: () => [], told: () => [] },
  })
  const heard = new Map<string, Heard[]>(topics.map((topic) => [topic, []]))
  const hear = (topic: string, message: string) => {
    const { tick } = JSON.parse(message)
    const text = message.slice(message.indexOf('"tick":') + 7, -1)
    heard.get(topic)?.push({ id: tick.id, text })
  }
  stream.attach({
    isWanted: (realm: Realm, topic) => realm === 'real' && heard.has(topic),
    publish: (_, topic, message) => hear(topic, message),
    flush: () => undefined,
  })
  for (const topic of topics) {
    const first = await stream.latest('real', topic)
    if (first !== undefined) hear(topic, first)
  }
  async function live(until: Millis): Promise<void> {
    let told = stage.now - lagMs
    while (stage.now < until) {
      stage.now += BEAT_MS - waitMs
      candles.advance(stage.now)
      const moves = stage.walk.moves(told, stage.now - lagMs)
      candles.take(moves)
      told = stage.now - lagMs
      stage.now += waitMs
      await publish(new Set(moves.map(({ symbol }) => symbol)))
      await turn()
    }
  }
  return { heard, live, candles }
}

for (const { lagMs, waitMs } of [
  { lagMs: 0, waitMs: 0 },
  { lagMs: 1_400, waitMs: 0 },
  { lagMs: 0, waitMs: 60 },
])
  test(`[Q47] the last message of a candle is the one that the calls tell for good: what happens is heard ${lagMs} ms later, and published ${waitMs} ms after that`, async (t) => {
    const at = local('2026-01-30 13:57') + 30_000
    const ends = Array.from({ length: MINUTES }, (_, nth) => at + 30_000 + nth * MINUTE)
    const stretches = [
      { from: at - 3 * HOUR, to: at, everyMs: 20_000 },
      ...ends.map((to) => ({ from: to - BUSY_MS, to, everyMs: 100 })),
    ]
    const stage = new Stage(t, { tables, at, stretches })
    const periods = ['1min', '5min', '60min'] as const
    const topics = periods.map((period) => `market.${SYMBOL}.kline.${period}`)
    const { heard, live, candles } = await given(stage, topics, { lagMs, waitMs })
    await live(at + MINUTES * MINUTE)
    let lateCount = 0
    for (const [nth, period] of periods.entries()) {
      const all = heard.get(topics[nth] as string) as Heard[]
      const ids = [...new Set(all.map(({ id }) => id))]
      const over = ids.filter((id) => id < (ids.at(-1) as number))
      const [from, to] = [(ids[0] as number) * 1_000, (ids.at(-1) as number) * 1_000]
      const told = await candles.between(SYMBOL, period, { from, to, most: 100 })
      assert.deepEqual(
        over.map((id) => all.findLast((one) => one.id === id)?.text),
        told.map(candleJson),
      )
      assert.equal(over.length, period === '1min' ? MINUTES : period === '5min' ? MINUTES / 5 : 1)
      for (const id of over) {
        const next = all.findIndex((one) => one.id > id)
        const late = all.slice(next).filter((one) => one.id === id)
        lateCount += late.length
        assert.equal(all[next - 1]?.id, id)
      }
      assert.equal(all.at(-1)?.id, ids.at(-1))
    }
    assert.equal(lateCount > 0, lagMs > 0, 'only what is heard late is told late')
    await stage.stop()
  })
