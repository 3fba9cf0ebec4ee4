/** The simulation in small: it holds, it is the same each time, and it catches every planted bug. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plants } from './plants.ts'
import { simulate } from './simulation.ts'

const SEEDS = [1, 2, 3, 4, 5]
/** By a comparison, by an invariant, or by a record that ends too soon. */
const CAUGHT = ['Caught', 'Broken', 'RangeError']

for (const seed of SEEDS)
  test(`[J10] [J11] [M1] [M4] [M9] [M10] [M11] [P2] every invariant holds with seed ${seed}`, async () => {
    const report = await simulate({ seed, commands: 20_000, crashRounds: 50 })
    assert(report.crashes > 0 && report.accepted > 5_000 && report.resent > 500)
  })

test('[J10] the same seed gives the same run, to the last byte; another seed another', async () => {
  const [one, again, other] = [
    await simulate({ seed: 7, commands: 5_000 }),
    await simulate({ seed: 7, commands: 5_000 }),
    await simulate({ seed: 8, commands: 5_000 }),
  ]
  assert.deepEqual(again, one)
  assert.notDeepEqual(other.state, one.state)
})

for (const [name, plant] of Object.entries(plants))
  test(`a planted bug is caught: ${name}`, async () => {
    let caught = 0
    for (const seed of SEEDS)
      await simulate({ seed, commands: 20_000, plant, crashRounds: 15 }).catch((error) => {
        assert(CAUGHT.includes(error.name), String(error.stack))
        caught++
      })
    assert.equal(caught, SEEDS.length)
  })
