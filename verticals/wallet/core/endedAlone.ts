/** Payouts that one operator ends by hand or cancels: many small ones are a large one. Rule W68: README.md. */
import type { Id, World } from '@evenkeel/kernel'
import { type PayoutEndedAlone, sumAlone } from './alone.ts'
import { isSecond, type Part, type Said } from './endorsements.ts'
import type { State } from './state.ts'

/** Each part with all others of its coin, and with what this operator has ended or cancelled alone of it. */
export function withEnded(parts: readonly Part[], state: State, world: World): readonly Part[] {
  const operator = operatorOf(world)
  return parts.map(({ asset, chain }) => ({
    asset,
    chain,
    amount: parts
      .filter((one) => one.asset === asset)
      .reduce(
        (sum, one) => sum + one.amount,
        sumAlone(state.endedAlone, asset, world.now, operator),
      ),
  }))
}

/** What counts from now on; nothing where another operator has said the same before. */
export function countAlone(
  said: Said,
  { id, parts }: { readonly id: Id; readonly parts: readonly Part[] },
  state: State,
  world: World,
): readonly PayoutEndedAlone[] {
  if (isSecond(said, state, world)) return []
  const own = { operator: operatorOf(world), at: world.now }
  return parts.map(({ asset, amount }) => ({ type: 'payoutEndedAlone', id, asset, amount, ...own }))
}

function operatorOf({ actor }: World): number {
  return actor.kind === 'operator' ? actor.id : 0
}
