/** Operations in the simulated world: their naive model, and the bugs that must be caught. */
import { accept } from '@evenkeel/kernel'
import type { VerticalSide } from '@evenkeel/kernel/testing'
import { type Event, OUTFLOW_MAX, operations, type State } from '../core.ts'
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

/** Everybody's waiting period is over. */
function atOnce({ roster }: State): State['roster'] {
  return new Map([...roster].map(([id, one]) => [id, { ...one, countsFrom: 0 }]))
}

export const side: VerticalSide = {
  core: operations,
  share: 4,
  isOperatorsOnly: true,
  naive: (exchange) => new NaiveOperations(exchange),
  plants: {
    switchesIgnored: gateBlindTo(() => ({ switches: new Map() })),
    delistingIgnored: gateBlindTo(() => ({ parameters: new Map() })),
    /** P81: once a freeze liquidates, nobody may lessen their risk. */
    freezeLocksIn: gateBlindTo(() => ({ isFreezeSpent: false })),
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
        const proposal = state.proposals.get(command.id)
        if (proposal === undefined) return operations.decide(command, state, world)
        const by = world.actor.kind === 'operator' && world.actor.id === 1 ? 2 : 1
        const proposals = new Map(state.proposals).set(command.id, { ...proposal, by })
        return operations.decide(command, { ...state, proposals }, world)
      },
    },
    /** Whoever is named is let in. */
    notEnrolled: {
      ...operations,
      gate(command, core, state, world) {
        const { actor } = world
        if (actor.kind !== 'operator' || state.roster.get(actor.id)?.state === 'enrolled')
          return operations.gate?.(command, core, state, world)
        return undefined
      },
    },
    waitIgnored: {
      ...operations,
      gate: (command, core, state, world) =>
        operations.gate?.(command, core, { ...state, roster: atOnce(state) }, world),
    },
    /** What somebody said counts for ever, whatever became of them. */
    lapseIgnored: { ...operations, operatorCounts: () => true },
    proposalNeverLapses: {
      ...operations,
      decide(command, state, world) {
        if (command.type !== 'approveProposal') return operations.decide(command, state, world)
        const kept = { state: 'enrolled', since: 0 } as const
        const roster = new Map([...atOnce(state)].map(([id, one]) => [id, { ...one, ...kept }]))
        return operations.decide(command, { ...state, roster }, world)
      },
    },
    /** One admin gives access though there is another. */
    accessByOne: gateBlindTo(({ roster }) => ({
      unconfirmed: new Map(),
      roster: new Map(
        [...roster].map(([id, one]) => [id, { ...one, role: 'finance', adminUntil: undefined }]),
      ),
    })),
    /** As before rule P67 counted whom one admin alone has disabled: who waits a day is the only one. */
    disabledForgotten: gateBlindTo(() => ({ unconfirmed: new Map() })),
    /** P10: the machine's own command resets whom it is asked for. */
    machineResetsAnyone: {
      ...operations,
      decide(command, state, world) {
        if (command.type !== 'admitOperator' || world.actor.kind !== 'exchange')
          return operations.decide(command, state, world)
        const { operator, role } = command
        const event = { type: 'operatorAdmitted', operator, role, by: 0, at: world.now } as const
        return accept<Event>(event)
      },
    },
    /** As before rule P66 asked for admins: any two change what bounds them. */
    boundsByAnyTwo: {
      ...operations,
      gate(command, core, state, world) {
        if (
          !('name' in command) ||
          !/^(operatorWaitHours|holdMinutes|abandonedFunds\..*)$/.test(`${command.name}`)
        )
          return operations.gate?.(command, core, state, world)
        const roster = new Map(
          [...state.roster].map(([id, one]) => [id, { ...one, role: 'admin' as const }]),
        )
        return operations.gate?.(command, core, { ...state, roster }, world)
      },
    },
    importedTwice: {
      ...operations,
      decide: (command, state, world) =>
        operations.decide(
          command,
          command.type === 'importOperators' ? { ...state, roster: new Map() } : state,
          world,
        ),
    },
    /** What was changed after the realms were compared is undone. */
    alignedUnseen: {
      ...operations,
      decide(command, state, world) {
        if (command.type !== 'alignOperator' || world.actor.kind !== 'exchange')
          return operations.decide(command, state, world)
        const { operator, to: standing } = command
        return accept<Event>({ type: 'operatorAligned', operator, standing })
      },
    },
    outflowUnbounded: {
      ...operations,
      reacts: (fact, state, world) =>
        operations.reacts?.(fact, { ...state, parameters: new Map() }, world) ?? [],
    },
    auditAnchorGoesBack: {
      ...operations,
      decide(command, state, world) {
        const { count, head } = command.type === 'anchorAudit' ? command : state.anchored
        if (count < state.anchored.count)
          return accept<Event>({ type: 'auditAnchored', count, head })
        return operations.decide(command, state, world)
      },
    },
    auditAnchorReplaced: {
      ...operations,
      decide(command, state, world) {
        const { count, head } = command.type === 'anchorAudit' ? command : { count: -1, head: '' }
        if (count === state.anchored.count)
          return accept<Event>({ type: 'auditAnchored', count, head })
        return operations.decide(command, state, world)
      },
    },
    neverExpires: { ...operations, deferrable: () => undefined },
    /** As before rule P78: a coin without a limit of its own had none. */
    outflowDefaultMissing: {
      ...operations,
      reacts: (fact, state, world) => {
        const own = fact.type === 'paidOut' && state.parameters.has(OUTFLOW_MAX + fact.asset)
        const events = operations.reacts?.(fact, state, world) ?? []
        return own ? events : events.filter(({ type }) => type !== 'switchSet')
      },
    },
    freezeEndedByOne: {
      ...operations,
      decide(command, state, world) {
        const decision = operations.decide(command, state, world)
        const { actor, now: at } = world
        if (decision.ok || decision.refusal !== 'approvalNeeded' || actor.kind !== 'operator')
          return decision
        if (command.type !== 'setSwitch' || command.isOn) return decision
        return accept({ ...command, type: 'switchSet', at, operator: actor.id })
      },
    },
    haltWithoutEnd: {
      ...operations,
      deferrable(state, now, prices) {
        const due = operations.deferrable?.(state, now, prices)
        return due?.type === 'endHold' ? undefined : due
      },
    },
    haltRenewedByOne: {
      ...operations,
      decide: (command, state, world) =>
        operations.decide(command, { ...state, heldAlone: new Map() }, world),
    },
  },
  golden,
}
