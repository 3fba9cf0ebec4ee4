/** Tells everybody who is connected how far projects have come: those that changed, and what was raised in all. */
import type { Id, Realm, Typed } from '@evenkeel/kernel'
import { type Platform, tellWhenChanged } from '@evenkeel/wire/server'
import { charityChannel } from './contract/index.ts'
import type { Event } from './core/index.ts'
import { figuresOf, raisedIn, stateOf } from './view.ts'

/** What becomes durable this soon after the last telling is told together. */
const TOGETHER_MS = 250

type Parts = Pick<Platform, 'exchange' | 'pushToAll' | 'now' | 'ids' | 'onFailure'>

/** Returns how to stop. */
export function tellOfProjects({ exchange, pushToAll, now, ids, onFailure }: Parts): () => void {
  let changed = new Set<Id>()
  return tellWhenChanged({
    exchange,
    everyMs: TOGETHER_MS,
    changes(realm, events) {
      const projects = projectsIn(realm, events)
      for (const project of projects) changed.add(project)
      return projects.length > 0
    },
    async tell() {
      const asked = changed
      changed = new Set()
      const news = await exchange.read((machine) => {
        const state = stateOf(machine)
        const at = now()
        const projects = [...asked].flatMap((id) => {
          const project = state.projects.get(id)
          if (project === undefined) return []
          return [{ ...figuresOf(project, state, at), id: ids.of('charityProject', id) }]
        })
        return { at, raised: raisedIn(state), projects }
      })
      pushToAll(charityChannel, news)
    },
    onFailure: onFailure('charity failed'),
  })
}

/** Which projects a decision changes as everybody sees them; the general fund counts as one. */
function projectsIn(realm: Realm, events: readonly Typed[]): readonly Id[] {
  if (realm !== 'real') return []
  return (events as readonly Event[]).flatMap((event) => {
    switch (event.type) {
      case 'projectOpened':
      case 'projectChanged':
      case 'projectEnded':
        return [event.id]
      case 'donated':
      case 'payoutApproved':
      case 'royaltiesMarked':
        return [event.project]
      default:
        return []
    }
  })
}
