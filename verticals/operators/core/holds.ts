/** Switches that one operator sets alone: for how long, and how often. Rules P76, P77 and P80: README.md. */
import type { Millis } from '@evenkeel/kernel'
import type { EndHold, HoldBounded, HoldEnded, SetSwitch, SwitchName, SwitchSet } from './facts.ts'
import { ALONE_MS, type State, switchKey } from './state.ts'

/** `holdMinutes`: how long one operator alone may hold up triggers and liquidations. */
export const HOLD_MINUTES = 'holdMinutes'
const HOLD_MINUTES_FIRST = 15
/** More is no short while. */
const HOLD_MINUTES_MOST = 60
const MINUTE_MS = 60_000
const WHOLE = /^[1-9][0-9]?$/

export const isHoldMinutes = (value: string): boolean =>
  WHOLE.test(value) && Number(value) <= HOLD_MINUTES_MOST

export function holdMinutes({ parameters }: Pick<State, 'parameters'>): number {
  return Number(parameters.get(HOLD_MINUTES) ?? HOLD_MINUTES_FIRST)
}

/** Stands for a market where cancel-only or maintenance keeps members from all of them: no symbol has a slash. */
const MEMBERS = 'members/'
const keepsMembersOut = (name: SwitchName): boolean =>
  name === 'cancelOnly' || name === 'maintenance'

/** Whether a switch is to be turned so only as another operator agreed to. */
export function needsTwo({ name, symbol, isOn }: Turn, state: State, now: Millis): boolean {
  if (name === 'marketHalted')
    return isOn ? isHeldAlone(symbol, state, now) : !state.holdEnds.has(switchKey(name, symbol))
  if (keepsMembersOut(name)) return isOn && isRecent(state.heldAlone.get(MEMBERS), now)
  return !isOn && (name === 'withdrawalsFrozen' || name === 'everythingFrozen')
}
type Turn = Pick<SetSwitch, 'name' | 'symbol' | 'isOn'>

/** Whether a switch that is on ends, or has ended, what it holds up by itself: two operators prolong it. */
export function isBounded({ name, symbol }: Turn, state: State): boolean {
  if (state.holdEnds.has(switchKey(name, symbol))) return true
  return name === 'everythingFrozen' && state.isFreezeSpent
}

/** What goes with a switch that one operator turns on alone. */
export function boundsOf(
  { name, symbol, at }: SwitchSet,
  state: State,
): readonly (HoldBounded | HoldEnded)[] {
  if (name === 'withdrawalsFrozen') return []
  // A freeze is never refused; one more within the day holds up no outcome.
  if (name === 'everythingFrozen' && isHeldAlone('', state, at))
    return [{ type: 'holdEnded', name, symbol }]
  const endsAt = at + holdMinutes(state) * MINUTE_MS
  return [{ type: 'holdBounded', name, symbol, at, endsAt }]
}

/** A freeze by one operator does not prolong a halt by one operator. */
export function freezeHolds(symbol: string, state: State): boolean {
  const frozen = state.switches.get('everythingFrozen')
  if (frozen === undefined || state.isFreezeSpent) return false
  if (!state.holdEnds.has('everythingFrozen')) return true
  const halted = state.heldAlone.get(symbol)
  return halted === undefined || halted <= frozen.since - ALONE_MS
}

export function endDue(
  { holdEnds, switches }: State,
  now: Millis,
  isSetAside?: (command: EndHold) => boolean,
): EndHold | undefined {
  for (const [key, at] of holdEnds) {
    const on = at <= now ? switches.get(key) : undefined
    if (on === undefined) continue
    const ending: EndHold = { type: 'endHold', name: on.name, symbol: on.symbol }
    if (isSetAside?.(ending) !== true) return ending
  }
  return undefined
}

export function applyBounded({ name, symbol, at, endsAt }: HoldBounded, state: State): void {
  for (const [market, last] of state.heldAlone)
    if (last <= at - ALONE_MS) state.heldAlone.delete(market)
  state.heldAlone.set(keepsMembersOut(name) ? MEMBERS : symbol, at)
  state.holdEnds.set(switchKey(name, symbol), endsAt)
}

export function applyEnded({ name, symbol }: HoldEnded, state: State): void {
  const key = switchKey(name, symbol)
  state.holdEnds.delete(key)
  if (name === 'everythingFrozen') state.isFreezeSpent = true
  else state.switches.delete(key)
}

/** By one operator within the last day, by a halt of its own or with everything else. */
function isHeldAlone(symbol: string, { heldAlone }: State, now: Millis): boolean {
  return isRecent(heldAlone.get(symbol), now) || isRecent(heldAlone.get(''), now)
}

function isRecent(at: Millis | undefined, now: Millis): boolean {
  return at !== undefined && at > now - ALONE_MS
}
