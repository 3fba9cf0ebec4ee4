/** Broken cores of charity, each of which the simulation must catch. */
import type { AnyCore } from '@evenkeel/kernel'
import { charity, type Event, GENERAL, type Project, type State } from '../core/index.ts'

const countedTwice: typeof charity = {
  ...charity,
  apply(event, state) {
    charity.apply(event, state)
    if (event.type === 'donated') {
      const project = state.projects.get(event.project)
      if (project !== undefined) project.raised += event.worth
    }
  },
}

/** Looks at no end, and at no goal. */
const takesMore: typeof charity = {
  ...charity,
  decide(command, state, world) {
    if (command.type !== 'donate') return charity.decide(command, state, world)
    const never = { endedAt: undefined, endsAt: Number.MAX_SAFE_INTEGER, goal: 10n ** 30n }
    const projects = changed(state, (project) => ({ ...project, ...never }))
    return charity.decide(command, { ...state, projects }, world)
  },
}

/** Whoever proposed it also approves it. */
const oneOperator: typeof charity = {
  ...charity,
  decide(command, state, world) {
    if (command.type !== 'approvePayout') return charity.decide(command, state, world)
    const payouts = new Map([...state.payouts].map(([id, one]) => [id, { ...one, by: -1 }]))
    return charity.decide(command, { ...state, payouts }, world)
  },
}

/** A project pays out what another one raised. */
const aboveRaised: typeof charity = {
  ...charity,
  decide(command, state, world) {
    if (command.type !== 'proposePayout') return charity.decide(command, state, world)
    const given = new Map([[command.asset, 10n ** 30n]])
    const projects = changed(state, (project) => ({ ...project, given }))
    return charity.decide(command, { ...state, projects }, world)
  },
}

/** Nobody is marked, so nobody is told. */
const royaltyLost: typeof charity = {
  ...charity,
  reacts(fact, state, world) {
    const events: readonly Event[] = charity.reacts?.(fact, state, world) ?? []
    return events.filter((event) => event.type !== 'donated' || event.project !== GENERAL)
  },
}

/** A stale price is as good as any. */
const stalePrice: typeof charity = {
  ...charity,
  decide(command, state, world) {
    const reference = (symbol: string) => {
      const known = world.prices.reference(symbol)
      return known && { ...known, isStale: false }
    }
    const prices = { ...world.prices, reference }
    return charity.decide(command, state, { ...world, id: world.id, prices })
  },
}

function changed({ projects }: State, change: (project: Project) => Project): State['projects'] {
  return new Map([...projects].map(([id, project]) => [id, change(project)]))
}

export const plants: Readonly<Record<string, AnyCore>> = {
  donationCountedTwice: countedTwice,
  endedProjectTakesMore: takesMore,
  payoutByOneOperator: oneOperator,
  payoutAboveRaised: aboveRaised,
  royaltyLost,
  donationAtStalePrice: stalePrice,
  projectNeverEnds: { ...charity, deferrable: () => undefined },
}
