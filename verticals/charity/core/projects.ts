/** Projects: opened, changed, closed and ended. Rules CH1, CH5, CH6, CH8. */
import { accept, refuse, type World } from '@evenkeel/kernel'
import {
  type ChangeProject,
  type CloseProject,
  type EndProject,
  type Event,
  GENERAL,
  type MarkRoyalties,
  type OpenProject,
} from './facts.ts'
import { isOver, LONGEST_MS } from './rules.ts'
import type { State } from './state.ts'

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const SLUG_MAX = 40

export function openProject(command: OpenProject, { projects }: State, world: World) {
  const { slug, goal, priority, lastsMs } = command
  if (world.actor.kind === 'member') return refuse('operatorNeeded')
  if (!SLUG.test(slug) || slug.length > SLUG_MAX || goal <= 0n) return refuse('projectUnsound')
  if (lastsMs <= 0 || lastsMs > LONGEST_MS) return refuse('projectUnsound')
  for (const one of projects.values()) if (one.slug === slug) return refuse('projectExists')
  const { now } = world
  const endsAt = now + lastsMs
  const id = world.id()
  return accept<Event>({ type: 'projectOpened', id, slug, goal, priority, endsAt, at: now })
}

/** CH6: what has ended stays ended, and a goal stays above what was raised. */
export function changeProject(command: ChangeProject, { projects }: State, world: World) {
  const { id, goal, priority, endsAt } = command
  if (world.actor.kind !== 'operator') return refuse('operatorNeeded')
  const project = projects.get(id)
  if (project === undefined) return refuse('projectDoesNotExist')
  if (isOver(project, world.now)) return refuse('fundraisingEnded')
  if (goal <= project.raised || endsAt <= world.now || endsAt > world.now + LONGEST_MS)
    return refuse('projectUnsound')
  if (project.goal === goal && project.priority === priority && project.endsAt === endsAt)
    return accept<Event>()
  return accept<Event>({ type: 'projectChanged', id, goal, priority, endsAt })
}

export function closeProject({ id }: CloseProject, { projects }: State, world: World) {
  if (world.actor.kind !== 'operator') return refuse('operatorNeeded')
  const project = projects.get(id)
  if (project === undefined) return refuse('projectDoesNotExist')
  if (isOver(project, world.now)) return refuse('fundraisingEnded')
  return accept<Event>({ type: 'projectEnded', id, why: 'closed', at: world.now })
}

/** CH5: the moment at which it ended is the one that was set, whenever this is done. */
export function endProject({ id }: EndProject, { projects }: State, { now }: World) {
  const project = projects.get(id)
  if (project === undefined || project.endedAt !== undefined) return accept<Event>()
  if (project.raised >= project.goal)
    return accept<Event>({ type: 'projectEnded', id, why: 'goal', at: now })
  if (now < project.endsAt) return accept<Event>()
  return accept<Event>({ type: 'projectEnded', id, why: 'date', at: project.endsAt })
}

export function markRoyalties({ project }: MarkRoyalties, state: State, world: World) {
  if (world.actor.kind === 'member') return refuse('operatorNeeded')
  const marked = state.projects.get(project)
  if (project !== GENERAL && marked === undefined) return refuse('projectDoesNotExist')
  if (marked !== undefined && isOver(marked, world.now)) return refuse('fundraisingEnded')
  if (state.royalties === project) return accept<Event>()
  return accept<Event>({ type: 'royaltiesMarked', project })
}
