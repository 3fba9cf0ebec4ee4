/** Operations in the simulated world: their naive model, and the bugs that must be caught. */
import type { VerticalSide } from '@evenkeel/kernel/testing'
import { operations, type State } from '../core.ts'
import { golden } from './golden.ts'
import { NaiveOperations } from './naiveOperations.ts'

/** Commands pass by a state that lacks something. */
function gateBlindTo(change: (state: State) => Partial<State>): typeof operations {
  return {
    ...operations,
    gate: (command, core, state, world) =>
      operations.gate?.(command, core, { ...state, ...change(state) }, world),
    bars: (command, core, events, state) =>
      operations.bars?.(command, core, events, { ...state, ...change(state) }),
  }
}

export const side: VerticalSide = {
  core: operations,
  share: 1,
  isOperatorsOnly: true,
  naive: (exchange) => new NaiveOperations(exchange),
  plants: {
    switchesIgnored: gateBlindTo(() => ({ switches: new Map() })),
    delistingIgnored: gateBlindTo(() => ({ parameters: new Map() })),
    haltHoldsNothing: { ...operations, holds: () => false },
    approvalNotNeeded: {
      ...operations,
      gate(command, core, state, world) {
        const passed = operations.gate?.(command, core, state, world)
        const isRefused = passed !== undefined && 'ok' in passed
        return isRefused && passed.refusal === 'approvalNeeded' ? undefined : passed
      },
    },
    /** What was approved once may be done for ever. */
    approvalKept: {
      ...operations,
      apply(event, state) {
        if (event.type !== 'proposalCarriedOut') operations.apply(event, state)
      },
    },
    approvedByOneself: {
      ...operations,
      decide(command, state, world) {
        if (command.type !== 'approveProposal') return operations.decide(command, state, world)
        const actor = { kind: 'operator', id: 99 } as const
        return operations.decide(command, state, { ...world, id: world.id, actor })
      },
    },
    outflowUnbounded: {
      ...operations,
      reacts: (fact, state, world) =>
        operations.reacts?.(fact, { ...state, parameters: new Map() }, world) ?? [],
    },
    neverExpires: { ...operations, deferrable: () => undefined },
  },
  golden,
}
