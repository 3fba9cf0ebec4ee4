/** A planted bug must be caught with every seed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFull, type VerticalSide } from '@evenkeel/kernel/testing'
import { cores } from '@evenkeel/verticals/all.server.ts'
import type { Plant } from '../plants.ts'
import { BASIC } from '../sides.ts'
import { simulate } from '../simulation.ts'

const SEEDS = isFull ? [1, 2, 3, 4, 5] : [1]
/** By a comparison, by an invariant, or by a record that ends too soon. */
const CAUGHT = ['Caught', 'Broken', 'RangeError']

export function bugIsCaught(name: string, plant: Plant, all: readonly VerticalSide[]): void {
  // The vertical with the bug has more to do, beside those that all others build on: what the rest do
  // makes time pass, in which little of this one happens.
  const sides = all
    .filter(
      ({ core }, nth) => nth < BASIC || core.name === plant.core?.name || !cores.includes(core),
    )
    .map((side) =>
      side.core.name === plant.core?.name ? { ...side, share: Math.max(side.share * 3, 6) } : side,
    )
  test(`a planted bug is caught: ${name}`, async () => {
    let caught = 0
    for (const seed of SEEDS)
      await simulate({ seed, commands: 60_000, plant, crashRounds: 15, sides }).catch((error) => {
        assert(CAUGHT.includes(error.name), String(error.stack))
        caught++
      })
    assert.equal(caught, SEEDS.length)
  })
}
