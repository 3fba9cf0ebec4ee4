/** Random walks through contracts: every invariant after every step, and all that can happen among the steps. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Entry } from '@evenkeel/kernel'
import { walk } from '../testing/walk.ts'

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const STEPS = 600

/** What must happen so often at least: about half of what does. */
const LEAST = {
  contractOrderPlaced: 800,
  contractOrderCancelled: 250,
  contractOrderReduced: 3,
  contractTraded: 600,
  contractTriggered: 90,
  contractTrailed: 70,
  contractStopUnfilled: 7,
  contractsSwept: 12,
  liquidated: 10,
  deleveraged: 7,
  fundingFixed: 60,
  fundingPaid: 80,
  profitSettled: 1,
}

/** How often each event happened, over all walks. */
const happened = new Map<string, number>()
const count = ({ decision }: Entry) => {
  if (!decision.ok) return
  for (const { type } of decision.events) happened.set(type, (happened.get(type) ?? 0) + 1)
}

for (const seed of SEEDS)
  test(`[LC15] [LC23] [M16] whatever members and prices do, books balance and nobody in danger is left alone: seed ${seed}`, () => {
    const on = walk(seed, STEPS, count)
    assert.ok(on.machine.seq > STEPS / 3, 'much of what members do is taken')
  })

test('the walks go everywhere: orders, fills, stops, funding, liquidations and what follows them', () => {
  for (const [type, least] of Object.entries(LEAST)) {
    const times = happened.get(type) ?? 0
    assert.ok(times >= least, `${type} happened ${times} times`)
  }
})

test('[LC15] the control: where nobody is liquidated, a walk finds who is in danger and left alone', () => {
  const isLiquidation = ({ type }: { readonly type: string }) => type === 'liquidate'
  assert.throws(
    () => SEEDS.map((seed) => walk(seed, STEPS, undefined, isLiquidation)),
    /is in danger and left alone/,
  )
})
