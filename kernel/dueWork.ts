/** Work that the exchange gives itself: whose turn it is, and what of it could not be decided. */
import type { AnyCore, IsSetAside, Typed } from './decision.ts'
import { type Realm, realms } from './entry.ts'

/** A piece of work that the exchange gives itself. */
export type Due = {
  readonly core: AnyCore
  readonly command: Typed
  readonly realm: Realm
  readonly symbol?: string
}
type Ask = (core: AnyCore, realm: Realm, isSetAside: IsSetAside | undefined) => Typed | undefined

/** Where work is due: in a core of a realm, and where a price makes it due, in one symbol. */
export type WorkPlace = {
  readonly core: AnyCore
  readonly realm: Realm
  readonly symbol?: string | undefined
}

/** What could not be decided: a command of somebody's, or due work. No personal data. */
export type DecisionFailure = {
  readonly core: string
  readonly realm: Realm
  /** Of the command, where it is known which it was. */
  readonly type?: string | undefined
  readonly symbol?: string | undefined
  readonly isDue: boolean
}
export type ReportFailure = (failure: DecisionFailure, error: unknown) => void

/** The commands of a place that failed; the one that waited longest is first. */
type SetAside = { readonly place: WorkPlace; readonly commands: Set<string> }

/** So many failures in one symbol hold it up until the next tick: where all fails, everybody else goes on. */
const FAILURES_MAX = 20

/**
 * What fails is reported once, until it is done. Only the command that failed is set aside, and a tick tries
 * one of each place again: the rest of its core and symbol goes on. A place where nobody can tell what is due
 * is left out until the next tick.
 */
export class FailingWork {
  readonly #leftOut = new Map<string, WorkPlace>()
  readonly #aside = new Map<string, SetAside>()
  /** By place, the command that this tick tries again. */
  readonly #retried = new Map<string, string>()
  /** By place, how often work failed since the last tick. */
  readonly #failures = new Map<string, number>()
  readonly #reported = new Map<string, DecisionFailure>()
  onFailure: ReportFailure | undefined

  /** What fails now, and has not been done since. */
  list(): readonly DecisionFailure[] {
    return [...this.#reported.values()]
  }

  leavesOut(place: WorkPlace): boolean {
    return this.#leftOut.size > 0 && this.#leftOut.has(keyOf(place))
  }

  /** What is due there, if that can be told. */
  ask(place: WorkPlace, ask: () => Typed | undefined): Typed | undefined {
    try {
      const command = ask()
      if (command === undefined) {
        this.#retried.delete(keyOf(place))
        this.#clear(place)
      }
      return command
    } catch (error) {
      this.add(place, error)
      return undefined
    }
  }

  add(place: WorkPlace, error: unknown): void {
    this.#leftOut.set(keyOf(place), place)
    this.#report(place, error)
  }

  #report(place: WorkPlace, error: unknown, type?: string): void {
    const key = keyOf(place)
    if (this.#reported.has(key)) return
    const { core, realm, symbol } = place
    const failure = { core: core.name, realm, type, symbol, isDue: true }
    this.#reported.set(key, failure)
    this.onFailure?.(failure, error)
  }

  /** Tells what is set aside in a place; nothing where none is, so that no command is spelled there. */
  setAside(place: WorkPlace): IsSetAside | undefined {
    const aside = this.#aside.size === 0 ? undefined : this.#aside.get(keyOf(place))
    return aside && ((command) => aside.commands.has(spelled(command)))
  }

  /** It could not be decided. */
  fail(due: Due, error: unknown): void {
    this.#report(due, error, due.command.type)
    const key = keyOf(due)
    const aside = this.#aside.get(key) ?? { place: due, commands: new Set() }
    aside.commands.add(spelled(due.command))
    this.#aside.set(key, aside)
    this.#retried.delete(key)
    const failures = (this.#failures.get(key) ?? 0) + 1
    this.#failures.set(key, failures)
    if (due.symbol !== undefined && failures >= FAILURES_MAX) this.#leftOut.set(key, due)
  }

  /** It was done. */
  done(due: Due): void {
    if (this.#reported.size === 0) return
    const key = keyOf(due)
    const retried = this.#retried.get(key)
    if (retried !== undefined && retried === spelled(due.command)) this.#retried.delete(key)
    this.#clear(due)
  }

  /** Nothing that failed is left there. */
  #clear(place: WorkPlace): void {
    if (this.#reported.size === 0) return
    const key = keyOf(place)
    if (!this.#aside.has(key) && !this.#retried.has(key)) this.#reported.delete(key)
  }

  /** Nothing is left out any more, and one of what was set aside in each place is tried; answers with these places. */
  retry(): readonly WorkPlace[] {
    const places = [...this.#leftOut.values()]
    this.#leftOut.clear()
    this.#failures.clear()
    for (const [key, { place, commands }] of this.#aside) {
      const [first] = commands
      if (first === undefined) continue
      commands.delete(first)
      if (commands.size === 0) this.#aside.delete(key)
      this.#retried.set(key, first)
      places.push(place)
    }
    return places
  }
}

/** Work that only time has made due: cores and realms take turns, so that none waits for another to have none left. */
export class Deferring {
  readonly #places: readonly { readonly core: AnyCore; readonly realm: Realm }[]
  readonly #failing: FailingWork
  #turn = 0

  constructor(cores: readonly AnyCore[], failing: FailingWork) {
    const deferring = cores.filter((core) => core.deferrable !== undefined)
    this.#places = deferring.flatMap((core) => realms.map((realm) => ({ core, realm })))
    this.#failing = failing
  }

  next(ask: Ask): Due | undefined {
    for (let nth = 0; nth < this.#places.length; nth++) {
      const place = this.#places[this.#turn]!
      this.#turn = (this.#turn + 1) % this.#places.length
      if (this.#failing.leavesOut(place)) continue
      const { core, realm } = place
      const isSetAside = this.#failing.setAside(place)
      const command = this.#failing.ask(place, () => ask(core, realm, isSetAside))
      // A core that cannot pass over what failed waits for the next tick.
      if (command !== undefined && isSetAside?.(command) !== true) return { core, command, realm }
    }
    return undefined
  }
}

/** The same text for the same command. */
const spelled = (command: Typed): string =>
  JSON.stringify(command, (_, value) => (typeof value === 'bigint' ? `${value}n` : value))

function keyOf({ core, realm, symbol }: WorkPlace): string {
  return `${realm} ${core.name} ${symbol ?? ''}`
}
