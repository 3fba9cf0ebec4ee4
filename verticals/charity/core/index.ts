/** Charity: projects that raise money, donations to them, royalties, and where the money went. Rules CH1 to CH12: README.md. */
import { available, type Core, custody, house, type Post } from '@evenkeel/kernel'
import { events } from './codecs.ts'
import { countRoyalty, donate } from './donate.ts'
import {
  type Command,
  type Donated,
  type Event,
  GENERAL,
  type Refusal,
  ROYALTIES,
} from './facts.ts'
import { approvePayout, fundOf, proposePayout, rejectPayout } from './payouts.ts'
import { changeProject, closeProject, endProject, markRoyalties, openProject } from './projects.ts'
import { add, initial, noFund, type Project, type State, schedule, snapshot } from './state.ts'

export * from './facts.ts'
export { freeOf, fundOf } from './payouts.ts'
export { type Fund, heldOf, type Payout, type Project, type State } from './state.ts'

/** What holds up or rejects. */
const early: ReadonlySet<string> = new Set(['rejectPayout'])

export const charity: Core<State, Command, Event, Refusal> = {
  name: 'charity',
  code: 9,
  purposes: {
    openProject: 'run',
    changeProject: 'run',
    closeProject: 'run',
    endProject: 'run',
    markRoyalties: 'run',
    donate: 'move',
    proposePayout: 'run',
    approvePayout: 'withdraw',
    rejectPayout: 'run',
  },
  isEarly: ({ type }) => early.has(type),
  initial,
  decide(command, state, world) {
    switch (command.type) {
      case 'openProject':
        return openProject(command, state, world)
      case 'changeProject':
        return changeProject(command, state, world)
      case 'closeProject':
        return closeProject(command, state, world)
      case 'endProject':
        return endProject(command, state, world)
      case 'markRoyalties':
        return markRoyalties(command, state, world)
      case 'donate':
        return donate(command, state, world)
      case 'proposePayout':
        return proposePayout(command, state, world)
      case 'approvePayout':
        return approvePayout(command, state, world)
      case 'rejectPayout':
        return rejectPayout(command, state, world)
    }
  },
  apply,
  movements,
  reacts: countRoyalty,
  deferrable({ ends }, now, _, isSetAside) {
    const due = ends.due(now, (id) => isSetAside?.({ type: 'endProject', id }) === true)
    return due && { type: 'endProject', id: due.id }
  },
  events,
  snapshot,
}

function apply(event: Event, state: State): void {
  switch (event.type) {
    case 'projectOpened':
    case 'projectChanged':
    case 'projectEnded':
      applyToProject(event, state)
      break
    case 'royaltiesMarked':
      state.royalties = event.project
      break
    case 'donated':
      count(event, state)
      break
    case 'payoutProposed': {
      const { type: _, ...payout } = event
      state.payouts.set(event.id, payout)
      break
    }
    case 'payoutApproved': {
      const fund = fundOf(state, event.project)
      if (fund !== undefined) add(fund.paid, event.asset, event.amount)
      state.payouts.delete(event.id)
      break
    }
    case 'payoutRejected':
      state.payouts.delete(event.id)
  }
}

type OfProject = Extract<Event, { type: 'projectOpened' | 'projectChanged' | 'projectEnded' }>

function applyToProject(event: OfProject, state: State): void {
  if (event.type === 'projectOpened') state.projects.set(event.id, opened(event))
  const project = projectOf(state, event.id)
  if (event.type === 'projectChanged') {
    project.goal = event.goal
    project.priority = event.priority
    project.endsAt = event.endsAt
  } else if (event.type === 'projectEnded') {
    project.endedAt = event.at
    project.ending = event.why
  }
  schedule(state, project)
}

function movements(event: Event, post: Post): void {
  if (event.type === 'donated' && event.member !== ROYALTIES) {
    const { id, asset, amount, member } = event
    post(asset, amount, available(member, 'spot'), house('charity'), 'donation', id)
  } else if (event.type === 'payoutApproved') {
    const { id, asset, amount } = event
    post(asset, amount, house('charity'), custody(event.custody), 'charityPayout', id)
  }
}

function opened(event: Extract<Event, { type: 'projectOpened' }>): Project {
  const { id, slug, goal, priority, endsAt, at } = event
  return {
    ...noFund(),
    id,
    slug,
    goal,
    priority,
    openedAt: at,
    endsAt,
    endedAt: undefined,
    ending: undefined,
    donations: 0,
    donors: new Set(),
  }
}

function count(event: Donated, state: State): void {
  const { asset, amount, worth, member } = event
  const project = event.project === GENERAL ? undefined : projectOf(state, event.project)
  const fund = project ?? state.general
  add(fund.given, asset, amount)
  fund.raised += worth
  if (project === undefined) return
  if (member !== ROYALTIES) {
    project.donations++
    project.donors.add(member)
  }
  schedule(state, project)
}

function projectOf({ projects }: State, id: number): Project {
  const project = projects.get(id)
  if (project === undefined) throw new TypeError('an event names a project that there is')
  return project
}
