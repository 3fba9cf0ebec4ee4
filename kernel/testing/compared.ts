/** A core beside its naive model: whatever the one decides, or leaves undone, is held against the other at once. */
import type { Actor, AnyCore, Decision, Millis, Typed, World } from '../decision.ts'
import type { Realm } from '../entry.ts'
import { idAt } from '../ids.ts'
import type { Machine } from '../machine.ts'
import type { NaiveExchange } from './naiveExchange.ts'
import type { Naive, Place } from './side.ts'

export type Observer = {
  /** The machine that asks now. */
  machine(): Machine
  decided(command: Typed, realm: Realm, answer: string): void
  /** All naive models of this world. */
  readonly exchange: NaiveExchange
  /** The two disagree. */
  caught(what: string): void
  /** Whether the next piece of urgent work cannot be decided; asked for each, where some is made to fail. */
  readonly fails?: (() => boolean) | undefined
}

/** Thrown in the place of a decision about urgent work. */
export class MadeToFail extends Error {}

const EXCHANGE: Actor = { kind: 'exchange' }

export function compared(core: AnyCore, naive: Naive, observer: Observer): AnyCore {
  const placeOf = (state: unknown, now: Millis, actor = EXCHANGE) =>
    placeIn(core, observer, state, now, actor)
  let asked: Typed | undefined
  function decide(command: Typed, state: unknown, world: World): Decision<Typed> {
    if (command === asked && observer.fails?.()) throw new MadeToFail()
    const decision: Decision<Typed> = core.decide(command, state, world)
    const place = placeOf(state, world.now, world.actor)
    const { exchange } = observer
    const isTrade = core.purposes[command.type] === 'trade'
    const undo = isTrade && exchange.isBarring(place.realm) ? exchange.remember() : undefined
    const must = naive.decide(command, place)
    const answer = decision.ok ? 'ok' : decision.refusal
    const otherwise =
      answer === must.answer
        ? must.difference?.(decision.ok ? decision.events : [])
        : `${answer} instead of ${must.answer}`
    if (otherwise !== undefined)
      observer.caught(`${core.name}, ${place.realm} ${command.type}: ${otherwise}`)
    const markets = must.answer === 'ok' && undo !== undefined ? (must.markets ?? []) : []
    const barred = exchange.barred(command, core.name, markets, place.realm)
    if (barred !== undefined) undo?.()
    observer.decided(command, place.realm, barred ?? answer)
    return decision
  }
  function nothingMissed(state: unknown, now: Millis, symbol?: string): void {
    const missed = naive.missed?.(placeOf(state, now), symbol)
    if (missed !== undefined) observer.caught(`${core.name}: this was due and not done: ${missed}`)
  }
  const urgent: AnyCore['urgent'] = (symbol, state, world, isSetAside) => {
    const work = core.urgent?.(symbol, state, world, isSetAside)
    asked = work
    if (work === undefined) nothingMissed(state, world.now, symbol)
    else if (observer.exchange.isHeld(placeOf(state, world.now).realm, symbol))
      observer.caught(`${core.name}: ${work.type} in ${symbol}, which is held`)
    return work
  }
  const deferrable: AnyCore['deferrable'] = (state, now, prices, isSetAside) => {
    const work = core.deferrable?.(state, now, prices, isSetAside)
    if (work === undefined) nothingMissed(state, now)
    return work
  }
  const gate: AnyCore['gate'] = (command, asked, state, world) => {
    const passed = core.gate?.(command, asked, state, world)
    const place = placeOf(state, world.now, world.actor)
    const must = naive.gate?.(command, asked.name, place)
    const answer = passed !== undefined && 'ok' in passed ? passed.refusal : undefined
    if (answer !== must)
      observer.caught(`${place.realm} ${command.type}: ${answer} instead of ${must} at the gate`)
    if (answer !== undefined) observer.decided(command, place.realm, answer)
    return passed
  }
  const bars: AnyCore['bars'] = (command, asked, events, state) => {
    const barred = core.bars?.(command, asked, events, state)
    const { mustBar } = observer.exchange
    if (barred?.refusal !== mustBar)
      observer.caught(`${command.type}: ${barred?.refusal} instead of ${mustBar} at the gate`)
    return barred
  }
  return {
    ...core,
    decide,
    ...(core.urgent && { urgent }),
    ...(core.deferrable && { deferrable }),
    ...(core.gate && { gate }),
    ...(core.bars && { bars }),
  }
}

function placeIn(
  core: AnyCore,
  observer: Observer,
  state: unknown,
  now: Millis,
  actor: Actor,
): Place {
  const machine = observer.machine()
  const realm = machine.state('real', core) === state ? 'real' : 'demo'
  const seq = machine.seq + 1
  let given = 0
  const newId = () => idAt(seq, given++)
  if (observer.fails === undefined) return { realm, now, actor, newId }
  const isSetAside: Place['isSetAside'] = (symbol, command) =>
    machine.failing.setAside({ core, realm, symbol })?.(command) === true
  return { realm, now, actor, newId, isSetAside }
}
