/** Charity as everybody sees it: projects, what they hold, and what the ledger says beside it. */
import { type Amount, type Asset, house, type Machine, type Millis } from '@evenkeel/kernel'
import type { Language } from '@evenkeel/wire'
import type { PublicIds } from '@evenkeel/wire/server'
import { charity, type Fund, heldOf, type Project, type State } from './core/index.ts'
import { isOver } from './core/rules.ts'
import { isFirst } from './firstProjects/firstProjects.ts'
import type { ProjectTexts } from './texts/projectTexts.ts'

/** Donations are for real money alone. */
export function stateOf(machine: Machine): State {
  return machine.state('real', charity) as State
}

/** What is shown of a project, taken while nothing changes. */
export type ProjectFigures = {
  readonly id: number
  readonly slug: string
  readonly priority: Project['priority']
  readonly status: 'ongoing' | 'ended'
  readonly ending: Project['ending']
  readonly goal: Amount
  readonly raised: Amount
  readonly participants: number
  readonly donations: number
  readonly opened_at: Millis
  readonly ends_at: Millis
  readonly ended_at: Millis | undefined
  readonly takes_royalties: boolean
}

export function figuresOf(project: Project, { royalties }: State, now: Millis): ProjectFigures {
  const { id, slug, priority, ending, goal, raised, donors, donations } = project
  return {
    id,
    slug,
    priority,
    status: isOver(project, now) ? 'ended' : 'ongoing',
    ending,
    goal,
    raised,
    participants: donors.size,
    donations,
    opened_at: project.openedAt,
    ends_at: project.endsAt,
    ended_at: project.endedAt,
    takes_royalties: royalties === id,
  }
}

/** The urgent ones first, those that have ended last; of two the one that ends sooner. */
export function inOrder(one: ProjectFigures, other: ProjectFigures): number {
  const rank = ({ status, priority }: ProjectFigures) =>
    status === 'ended' ? 2 : priority === 'urgent' ? 0 : 1
  return rank(one) - rank(other) || one.ends_at - other.ends_at || one.id - other.id
}

type About = {
  readonly ids: PublicIds
  readonly texts: ProjectTexts
  readonly language: Language
  readonly isSandbox: boolean
}

export async function shown(figures: ProjectFigures, { ids, texts, language, isSandbox }: About) {
  const { title, summary } = await texts.of(figures.slug, language)
  return {
    ...figures,
    id: ids.of('charityProject', figures.id),
    title,
    summary,
    is_example: isSandbox && isFirst(figures.slug),
  }
}

export function coinsOf(fund: Fund) {
  return [...fund.given]
    .map(([asset, given]) => {
      return { asset, given, paid: fund.paid.get(asset) ?? 0n, held: heldOf(fund, asset) }
    })
    .sort((one, other) => (one.asset < other.asset ? -1 : 1))
}

/** In USDT: what all projects and the general fund have come to. */
export function raisedIn({ projects, general }: State): Amount {
  let raised = general.raised
  for (const project of projects.values()) raised += project.raised
  return raised
}

/** All funds together, beside the ledger. */
export function totalsOf(machine: Machine, now: Millis) {
  const state = stateOf(machine)
  const projects = [...state.projects.values()]
  const coins = new Map<Asset, { given: Amount; paid: Amount; held: Amount }>()
  for (const fund of [...projects, state.general]) {
    for (const { asset, given, paid, held } of coinsOf(fund)) {
      const known = coins.get(asset) ?? { given: 0n, paid: 0n, held: 0n }
      const sums = {
        given: known.given + given,
        paid: known.paid + paid,
        held: known.held + held,
      }
      coins.set(asset, sums)
    }
  }
  const participants = new Set(projects.flatMap(({ donors }) => [...donors]))
  return {
    raised: raisedIn(state),
    projects: projects.length,
    ongoing: projects.filter((one) => !isOver(one, now)).length,
    participants: participants.size,
    donations: projects.reduce((sum, { donations }) => sum + donations, 0),
    general: state.general.raised,
    coins: [...coins]
      .map(([asset, sums]) => {
        return { asset, ...sums, ledger: machine.balance('real', house('charity'), asset) }
      })
      .sort((one, other) => (one.asset < other.asset ? -1 : 1)),
  }
}
