/** The order of deleveraging that is kept, against one that is sorted anew each time. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRandom } from '@evenkeel/kernel/testing'
import { Ranking } from './ranking.ts'
import type { Position } from './state.ts'

const POSITIONS = 40
const STEPS = 2_000
const profitOf = ({ lots, cost }: Position) => BigInt(lots) * 10n - cost

test('[LC17] whatever changes, the order that is kept is the order of a fresh sort', () => {
  assert.equal(firstDifference(true), undefined)
})

test('[LC17] the control: with changes that are not noted it would be another', () => {
  assert.notEqual(firstDifference(false), undefined)
})

/** The step at which both orders are not the same, if there is one. */
function firstDifference(isNoted: boolean): number | undefined {
  const random = createRandom(7)
  const positions = Array.from({ length: POSITIONS }, (_, nth) => {
    return { id: nth + 1, lots: 1 + (nth % 9), cost: 20n, margin: 5n } as Position
  })
  const ranking = new Ranking()
  let mark = 1
  for (let step = 0; step < STEPS; step++) {
    if (random.oneIn(50)) mark++
    for (let changes = random.below(4); changes > 0; changes--) {
      const position = random.pick(positions)
      position.lots = random.below(10)
      position.cost = BigInt(random.below(60))
      position.margin = BigInt(1 + random.below(5))
      if (isNoted) ranking.note(position)
    }
    // Not everybody asks for the whole of it.
    const kept = ranking.inOrder(positions, { mark, fundingIndex: 0n }, profitOf)
    const wanted = random.oneIn(3) ? 3 : POSITIONS
    const ids: number[] = []
    for (const { id } of kept) {
      ids.push(id)
      if (ids.length === wanted) break
    }
    if (`${ids}` !== `${sorted(positions).slice(0, wanted)}`) return step
  }
  return undefined
}

function sorted(positions: readonly Position[]): number[] {
  return positions
    .filter((one) => one.lots > 0 && profitOf(one) > 0n)
    .sort((one, other) => {
      const [left, right] = [profitOf(one) * other.margin, profitOf(other) * one.margin]
      if (left !== right) return left > right ? -1 : 1
      return one.id - other.id
    })
    .map(({ id }) => id)
}
