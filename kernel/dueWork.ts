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
type Ask = (core: AnyCore, realm: Realm) => Typed | undefined

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

/** What fails is left out until the next tick, and reported once, until it is done. */
export class FailingWork {
  readonly #leftOut = new Map<string, WorkPlace>()
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
      if (command === undefined) this.clear(place)
      return command
    } catch (error) {
      this.add(place, error)
      return undefined
    }
  }

  add(place: WorkPlace, error: unknown, type?: string): void {
    const key = keyOf(place)
    this.#leftOut.set(key, place)
    if (this.#reported.has(key)) return
    const { core, realm, symbol } = place
    const failure = { core: core.name, realm, type, symbol, isDue: true }
    this.#reported.set(key, failure)
    this.onFailure?.(failure, error)
  }

  /** It was done, or there is nothing to do any more. */
  clear(place: WorkPlace): void {
    if (this.#reported.size > 0) this.#reported.delete(keyOf(place))
  }

  /** Nothing is left out any more; answers with what was. */
  retry(): readonly WorkPlace[] {
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
      const command = this.#failing.ask(place, () => ask(core, realm))
      if (command !== undefined) return { core, command, realm }
    }
    return undefined
  }
}

function keyOf({ core, realm, symbol }: WorkPlace): string {
  return `${realm} ${core.name} ${symbol ?? ''}`
}
