/** A submission: a command on its way to a decision, and what its sender said about it. */
import type { KeyFault } from './answered.ts'
import {
  type Actor,
  type AnyCore,
  type GateRefusal,
  gateRefusals,
  type Millis,
  type Typed,
} from './decision.ts'
import type { Realm } from './entry.ts'
import type { Answer } from './group.ts'
import type { SeeOwn } from './watchers.ts'

/** What the loop itself may refuse, whatever the core. */
export const loopRefusals = [
  'keyReused',
  'keyExpired',
  'keyFromFuture',
  'tooManyKeys',
  'deadlinePassed',
  'exchangeBusy',
  'decisionFailed',
  ...gateRefusals,
] as const satisfies readonly (
  | KeyFault
  | 'keyReused'
  | 'deadlinePassed'
  | 'exchangeBusy'
  | 'decisionFailed'
  | GateRefusal
)[]
export type LoopRefusal = (typeof loopRefusals)[number]

export type Submission = {
  readonly realm: Realm
  /** Whose request this is: the member's number, 0 for the house. */
  readonly owner?: number
  /** Of the whole request, made by the client; a repeat gets the first answer and moves nothing. */
  readonly key?: string | undefined
  /** Whose doing it is: the owner's, an operator's, or the exchange's own (`EXCHANGE`). */
  readonly actor: Actor
  /** A request that is not decided by then is dropped. */
  readonly deadline?: Millis | undefined
  /** Shown what each command changes for its owner; not when it is a repeat, which changes nothing. */
  readonly see?: SeeOwn | undefined
}

/** A request that is not decided yet: its commands are decided in one turn, each for itself. */
export type Waiting = {
  readonly core: AnyCore
  readonly commands: readonly Typed[]
  /** A request of several commands, even of one, is another request than that one command. */
  readonly isBatch: boolean
  readonly submission: Submission
  readonly answer: Answer
  readonly fail: (error: unknown) => void
}

/** First in, first out, without moving all that stays each time. */
export class Queue<Item> {
  #items: Item[] = []
  #next = 0

  get length(): number {
    return this.#items.length - this.#next
  }

  push(item: Item): void {
    this.#items.push(item)
  }

  /** Puts the one that was taken last back in front. */
  putBack(item: Item): void {
    if (this.#next === 0) this.#items.unshift(item)
    else this.#items[--this.#next] = item
  }

  take(): Item | undefined {
    if (this.length === 0) return undefined
    const item = this.#items[this.#next++]
    // What was taken is let go of once it is the larger half.
    if (this.#next * 2 >= this.#items.length) {
      this.#items = this.#items.slice(this.#next)
      this.#next = 0
    }
    return item
  }
}

/** Whether somebody can be meant by it: a member or an operator has a number. */
export function isActor(actor: Actor | undefined): boolean {
  if (actor?.kind === 'exchange') return true
  const isKnown = actor?.kind === 'member' || actor?.kind === 'operator'
  return isKnown && Number.isSafeInteger(actor.id) && actor.id > 0
}
