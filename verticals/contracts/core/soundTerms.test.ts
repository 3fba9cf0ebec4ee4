/** Which terms of a contract can be, and which changes of them are refused while members hold positions. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UNIT } from '@evenkeel/kernel'
import { crossed, given, terms } from '../testing/givenContracts.ts'
import { areUnsound, raises } from '../testing/naiveTerms.ts'
import type { Terms, Tier } from './index.ts'
import { isSound, isStricter } from './soundTerms.ts'

const [first, second] = terms.tiers as [Tier, Tier]
const unsound: Partial<Terms>[] = [
  { leverages: [] },
  { leverages: [0] },
  { leverages: [1.5] },
  { leverages: [101] },
  { tiers: [] },
  { tiers: [{ ...first, valueMax: 0n }] },
  { tiers: [{ ...first, maintenanceBps: 100 }] },
  { tiers: [{ ...first, maintenanceBps: 5 }] },
  { tiers: [first, { ...second, valueMax: first.valueMax }] },
  { tiers: [first, { ...second, maintenanceBps: 50 }] },
  { tiers: [first, { ...second, leverageMax: 100 }] },
  { takerFeeBps: 50 },
  { bandBps: 10_001 },
  { slippageBps: -1 },
  { openInterestLots: -1 },
  { houseLots: 0.5 },
  { fundingMaxPpm: 1_000_001 },
]

test('[LC1] terms that could not be carried are refused, those that can are taken', () => {
  const on = given()
  for (const change of unsound) {
    const changed = { ...terms, ...change }
    const said = JSON.stringify(change, (_, value) =>
      typeof value === 'bigint' ? `${value}` : value,
    )
    on.refused({ type: 'listContract', ...changed }, 'contractTermsUnsound')
    assert.equal(isSound(changed), false, said)
    assert.equal(areUnsound(changed), true, said)
  }
  on.refused({ type: 'listContract', ...terms, tickSize: UNIT }, 'termsNeverChange')
  // A tenth of 10^-8 a tick and lot.
  const fine = { ...terms, symbol: 'new', tickSize: 1n }
  on.refused({ type: 'listContract', ...fine }, 'contractTermsUnsound')
  assert.equal(isSound(terms), true)
  assert.equal(areUnsound(terms), false)
  assert.equal(on.submit({ type: 'listContract', ...terms, leverages: [1, 2] }).length, 1)
})

test('[LC1] while members hold lots no change raises what any position must be covered by', () => {
  const on = given()
  const dearer: Tier[][] = [
    [{ ...first, maintenanceBps: 51 }, second],
    [first, { ...second, maintenanceBps: 101 }],
    [{ ...first, valueMax: first.valueMax - 1n }, second],
  ]
  const cheaper: Tier[][] = [
    [first],
    [{ ...first, maintenanceBps: 49 }, second],
    [
      { ...first, valueMax: first.valueMax + 1n },
      { ...second, leverageMax: 5 },
    ],
  ]
  for (const tiers of dearer) {
    assert.equal(isStricter(tiers, terms.tiers), true)
    assert.equal(raises({ ...terms, tiers }, terms), true)
  }
  for (const tiers of cheaper) {
    assert.equal(isStricter(tiers, terms.tiers), false)
    assert.equal(raises({ ...terms, tiers }, terms), false)
  }
  crossed(on, 1, 2, 10, '100')
  for (const tiers of dearer)
    on.refused({ type: 'listContract', ...terms, tiers }, 'maintenanceRaised')
  for (const tiers of cheaper.slice(1)) {
    const { events } = { events: given().submit({ type: 'listContract', ...terms, tiers }) }
    assert.equal(events.length, 1)
  }
  const [cheapest = []] = cheaper
  assert.equal(on.submit({ type: 'listContract', ...terms, tiers: cheapest }).length, 1)
  const empty = given()
  const [dear = []] = dearer
  assert.equal(empty.submit({ type: 'listContract', ...terms, tiers: dear }).length, 1)
})
