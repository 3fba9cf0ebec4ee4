/** Urgent work in one realm: what a price, a ladder or an event made due in the symbols of a core. */
import type { AnyCore, Typed, World } from './decision.ts'
import { inOrder, type RealmState, stateOf } from './realmState.ts'

/** The next command that is due in the symbols that changed; those in which nothing is due are forgotten. */
export function nextUrgent(
  core: AnyCore,
  on: RealmState,
  worldNow: () => World,
): Typed | undefined {
  const changed = on.changed[core.code]
  if (changed === undefined) return undefined
  const state = stateOf(on, core)
  const symbols = inOrder(core, state, changed)
  const followed = followAll(core, on, symbols, worldNow)
  const held: string[] = []
  for (const symbol of symbols) {
    const world = worldNow()
    if (world.isHeld(symbol)) {
      held.push(symbol)
      continue
    }
    if (!followed.has(symbol)) core.follow?.(symbol, state, world)
    const command = core.urgent?.(symbol, state, world)
    if (command !== undefined) return command
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
): ReadonlySet<string> {
  const changed = on.changed[core.code]
  const followed = new Set<string>()
  if (core.follow === undefined || changed === undefined) return followed
  for (const symbol of symbols) {
    if (changed.get(symbol) !== false) continue
    core.follow(symbol, stateOf(on, core), worldNow())
    changed.set(symbol, true)
    followed.add(symbol)
  }
  return followed
}
