/** Random walks through contracts: every invariant after every step. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { walk } from '../testing/walk.ts'

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

for (const seed of SEEDS)
  test(`[LC15] [LC23] [M16] whatever members and prices do, books balance and nobody in danger is left alone: seed ${seed}`, () => {
    const on = walk(seed, 600)
    assert.ok(on.machine.seq > 100, 'the walk went somewhere')
  })
