/** What is kept of the market across a midnight: price history is of the days up to the moment that it was read for. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Millis } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import { getPriceHistory } from '../contract/index.ts'
import { createKept } from '../kept.ts'
import type { Market } from '../open.ts'
import { marketRoutes } from './market.ts'

const DAY = 86_400_000
const MIDNIGHT = Date.UTC(2026, 4, 7)

/** The call itself, over tables that answer once they are let. */
function given(start: Millis) {
  let now = start
  const platform = { now: () => now, exchange: { watchAll: () => () => undefined } }
  const kept = createKept(platform as never)
  const route = marketRoutes({ platform, kept } as unknown as Market).find(
    ({ call }) => call === getPriceHistory,
  )
  const since: Millis[] = []
  let held = Promise.resolve()
  const history = {
    async rows(sql: string, values: readonly unknown[]) {
      if (!sql.includes('nft_day')) return [{ number: 1, is_hidden: false }]
      since.push(values[1] as Millis)
      await held
      return []
    },
  }
  return {
    since,
    turn: (moment: Millis) => {
      now = moment
    },
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    ask: () => route?.answer({ input: { collection: 'fleet', days: '30' }, history } as never),
  }
}

test('[NF31] price history that is read while a day ends is of the day before, and read again', async () => {
  const { ask, hold, turn, since } = given(MIDNIGHT - 5)
  const release = hold()
  const early = ask()
  await eventually('the table is being read', () => since.length === 1)
  turn(MIDNIGHT + 5)
  release()
  await early
  await ask()
  assert.deepEqual(since, [MIDNIGHT - 5 - 30 * DAY, MIDNIGHT + 5 - 30 * DAY])
})

test('[NF31] price history is read once a day', async () => {
  const { ask, turn, since } = given(MIDNIGHT)
  await ask()
  turn(MIDNIGHT + DAY - 1)
  await ask()
  assert.equal(since.length, 1)
  turn(MIDNIGHT + DAY)
  await ask()
  assert.equal(since.length, 2)
})
