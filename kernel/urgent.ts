/** Urgent work in one realm: what a price, a ladder or an event made due in the symbols of a core. */
import type { AnyCore, World } from './decision.ts'
import type { Due, FailingWork } from './dueWork.ts'
import { inOrder, type RealmState, stateOf } from './realmState.ts'

/** The next command that is due in the symbols that changed; those in which nothing is due are forgotten. */
export function nextUrgent(
  core: AnyCore,
  on: RealmState,
  worldNow: () => World,
  failing: FailingWork,
): Pick<Due, 'command' | 'symbol'> | undefined {
  const changed = on.changed[core.code]
  if (changed === undefined) return undefined
  const state = stateOf(on, core)
  const symbols = inOrder(core, state, changed)
  const followed = followAll(core, on, symbols, worldNow, failing)
  const held: string[] = []
  for (const symbol of symbols) {
    const place = { core, realm: on.realm, symbol }
    if (failing.leavesOut(place)) continue
    const world = worldNow()
    if (world.isHeld(symbol)) {
      held.push(symbol)
      continue
    }
    const isSetAside = failing.setAside(place)
    const command = failing.ask(place, () => {
      if (!followed.has(symbol)) core.follow?.(symbol, state, world, isSetAside)
      return core.urgent?.(symbol, state, world, isSetAside)
    })
    // A core that cannot pass over what failed waits for the next tick.
    if (command !== undefined && isSetAside?.(command) !== true) return { command, symbol }
    changed.delete(symbol)
  }
  changed.clear()
  // What is held stays noted: it is asked for again once it is not.
  for (const symbol of held) changed.set(symbol, true)
  return undefined
}

/**
 * Brings the indexes up to every price that changed before work is asked for in any symbol: one symbol's
 * price may make work due in another one, even while its own market is held. Answers whom it followed.
 */
function followAll(
  core: AnyCore,
  on: RealmState,
  symbols: readonly string[],
  worldNow: () => World,
  failing: FailingWork,
): ReadonlySet<string> {
  const changed = on.changed[core.code]
  const followed = new Set<string>()
  if (core.follow === undefined || changed === undefined) return followed
  for (const symbol of symbols) {
    if (changed.get(symbol) !== false) continue
    const place = { core, realm: on.realm, symbol }
    try {
      core.follow(symbol, stateOf(on, core), worldNow(), failing.setAside(place))
    } catch (error) {
      failing.add(place, error)
      continue
    }
    changed.set(symbol, true)
    followed.add(symbol)
  }
  return followed
}
