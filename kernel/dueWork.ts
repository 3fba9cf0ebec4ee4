/** Work that the exchange gives itself: whose turn it is, and what of it could not be decided. */
import type { AnyCore, Typed } from './decision.ts'
import { type Realm, realms } from './entry.ts'

/** A piece of work that the exchange gives itself. */
export type Due = {
  readonly core: AnyCore
  readonly command: Typed
  readonly realm: Realm
  readonly symbol?: string
}
type IsSetAside = (command: Typed) => boolean
type Ask = (core: AnyCore, realm: Realm, isSetAside: IsSetAside) => Typed | undefined

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

/**
 * What fails is left out until the next tick, and reported once, until it is done. Of deferrable work only the
 * command that failed is set aside, and a tick tries one of each place again: the rest of its core goes on.
 */
export class FailingWork {
  readonly #leftOut = new Map<string, WorkPlace>()
  /** By place, the commands that failed; the one that waited longest is first. */
  readonly #aside = new Map<string, Set<string>>()
  /** By place, the command that this tick tries again. */
  readonly #retried = new Map<string, string>()
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

  isSetAside(place: WorkPlace, command: Typed): boolean {
    return this.#aside.get(keyOf(place))?.has(spelled(command)) === true
  }

  /** It could not be decided. */
  fail(due: Due, error: unknown): void {
    this.#report(due, error, due.command.type)
    const key = keyOf(due)
    if (due.symbol !== undefined) {
      this.#leftOut.set(key, due)
      return
    }
    const aside = this.#aside.get(key) ?? new Set()
    this.#aside.set(key, aside.add(spelled(due.command)))
    this.#retried.delete(key)
  }

  /** It was done. */
  done(due: Due): void {
    if (this.#reported.size === 0) return
    const key = keyOf(due)
    if (this.#retried.get(key) === spelled(due.command)) this.#retried.delete(key)
    this.#clear(due)
  }

  /** Nothing that failed is left there. */
  #clear(place: WorkPlace): void {
    if (this.#reported.size === 0) return
    const key = keyOf(place)
    if (!this.#aside.has(key) && !this.#retried.has(key)) this.#reported.delete(key)
  }

  /** Nothing is left out any more, and one of what was set aside in each place is tried; answers with what was left out. */
  retry(): readonly WorkPlace[] {
    for (const [key, aside] of this.#aside) {
      const [first] = aside
      if (first === undefined) continue
      aside.delete(first)
      if (aside.size === 0) this.#aside.delete(key)
      this.#retried.set(key, first)
    }
    if (this.#leftOut.size === 0) return []
    const places = [...this.#leftOut.values()]
    this.#leftOut.clear()
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
      const isSetAside: IsSetAside = (command) => this.#failing.isSetAside(place, command)
      const command = this.#failing.ask(place, () => ask(core, realm, isSetAside))
      // A core that cannot pass over what failed waits for the next tick.
      if (command !== undefined && !isSetAside(command)) return { core, command, realm }
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
