/** Readings of the journal: how fast it grows, and who looks at it is told while it does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SystemFacts } from '@evenkeel/wire/server'
import { openReadings } from './readings.ts'

test('[P62] the rate is of entries a second, and it is told until it has come to rest', (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  let [now, entries] = [1_000, 10]
  const told: string[] = []
  const readings = openReadings({
    system: () => ({ entries }) as SystemFacts,
    now: () => now,
    tellOperators: (topic) => void told.push(topic),
  })
  const later = (more: number) => {
    now += 5_000
    entries += more
    t.mock.timers.tick(5_000)
  }
  later(0)
  assert.deepEqual(told, [], 'nobody is told of nothing')
  later(13)
  later(0)
  later(0)
  readings.stop()
  assert.deepEqual(
    readings.rates().map((rate) => rate.per_second),
    [0, 2.6, 0, 0],
  )
  assert.deepEqual(told, ['journal', 'journal'])
})
