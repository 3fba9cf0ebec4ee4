/** What the audit of contracts finds: nothing in a state that is right, and whatever is broken in it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AuditCheck } from '@evenkeel/kernel'
import {
  closes,
  crossed,
  given,
  laddered,
  opens,
  positionIn,
  priced,
} from '../testing/givenContracts.ts'

type On = ReturnType<typeof given>

/** Members against each other and against the house maker, with profits that were settled. */
function traded(): On {
  const on = given()
  on.market(laddered(['99.9'], ['100.1']))
  on.submit(opens(1, 'long', 10))
  crossed(on, 2, 3, 4, '100')
  on.market(priced('105'))
  on.market(laddered(['104.9'], ['105.1']))
  on.submit(closes(1, 'long', 4))
  return on
}

function audited(on: On) {
  const counts: Record<string, number> = {}
  const faults: AuditCheck[] = []
  on.machine.audit('real', {
    expect(check, count) {
      counts[`${check} expected`] = (counts[`${check} expected`] ?? 0) + count
    },
    look(check, fault) {
      counts[check] = (counts[check] ?? 0) + 1
      if (fault !== undefined) faults.push(check)
    },
  })
  return { counts, faults: [...new Set(faults)] }
}

test('[LC7] [LC23] positions net to zero, and clearing is explained without any price', () => {
  const { counts, faults } = audited(traded())
  assert.deepEqual(faults, [])
  assert.equal(counts.positionsNet, 4, 'three positions and their market')
  assert.equal(counts['positionsNet expected'], 4)
  assert.deepEqual([counts.clearingExplained, counts['clearingExplained expected']], [1, 1])
})

for (const [name, broken, found] of [
  [
    'a lot of the house maker too many',
    (on: On) => {
      for (const market of on.state().listed) market.houseLots++
    },
    'positionsNet',
  ],
  [
    'a lot of a member too few',
    (on: On) => {
      const position = positionIn(on, 1, 'long')
      if (position !== undefined) position.lots--
    },
    'positionsNet',
  ],
  [
    'a sum of lots that is not that of the positions',
    (on: On) => {
      for (const { lots } of on.state().listed) lots.long++
    },
    'positionsNet',
  ],
  [
    'a position that is not found by its id',
    (on: On) => on.state().byPosition.delete(positionIn(on, 1, 'long')?.id ?? 0),
    'positionsNet',
  ],
  [
    'a cost that nobody paid',
    (on: On) => {
      const position = positionIn(on, 1, 'long')
      if (position !== undefined) position.cost++
    },
    'clearingExplained',
  ],
  [
    'a cost of the house maker that it did not pay',
    (on: On) => {
      for (const market of on.state().listed) market.houseCost--
    },
    'clearingExplained',
  ],
  [
    'funding that was fixed and that only one side owes',
    (on: On) => {
      for (const market of on.state().listed) market.fundingIndex += 1n
    },
    'clearingExplained',
  ],
] as const)
  test(`[LC23] the audit finds ${name}`, () => {
    const on = traded()
    broken(on)
    assert(audited(on).faults.includes(found), name)
  })

test('[LC38] the market maker’s loss at the marks is within its funds; without a mark nobody has looked', () => {
  const on = traded()
  const { counts, faults } = audited(on)
  assert.deepEqual(faults, [])
  assert.deepEqual([counts.makerCovered, counts['makerCovered expected']], [2, 2])
  for (const market of on.state().listed) market.houseCost += 10n ** 30n
  assert(audited(on).faults.includes('makerCovered'))
  for (const market of on.state().listed) {
    market.lots.short = market.lots.long + 1
    market.houseLots = 0
    market.houseCost = 0n
  }
  const blind = audited(on).counts
  assert.ok((blind.makerCovered ?? 0) < (blind['makerCovered expected'] ?? 0))
})

test('[LC23] positions that are not walked are fewer than the index knows', () => {
  const on = traded()
  for (const market of on.state().listed) market.positions.clear()
  const { counts } = audited(on)
  assert((counts.positionsNet ?? 0) < (counts['positionsNet expected'] ?? 0))
})
