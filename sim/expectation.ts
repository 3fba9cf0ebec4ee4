/** What must be so: the answers that requests must get, and what a crash leads back to. */
import { KEY_AHEAD_MS, KEY_LIFE_MS } from '@evenkeel/kernel'
import type { Request } from './requests.ts'

/** Keeps the naive models as they are; what it answers with puts them back. */
type Remember = () => () => void

export class Expectation {
  readonly #remember: Remember
  /** The time of the exchange, which only moves forward. */
  #now = 0
  /** Puts back what is durable; nothing, while no crash is to come. */
  #restore: (() => void) | undefined
  /** Decided since the last batch was handed to the disk. */
  #since: Request[] = []
  #handed: { seq: number; restore: (() => void) | undefined; requests: Request[] } | undefined

  constructor(remember: Remember) {
    this.#remember = remember
  }

  /** The process will end soon: everything so far is durable, and is remembered. */
  endsSoon(): void {
    this.#restore = this.#remember()
  }

  /** The exchange looked at the clock. */
  passed(clock: number): void {
    if (clock > this.#now) this.#now = clock
  }

  /** The answer that a request must get now without being decided; none, if it must be decided. */
  withoutDecision(request: Request, clock: number, expired: boolean): string | undefined {
    this.passed(clock)
    if (request.expected !== undefined) return request.expected
    const age = request.key === undefined ? 0 : this.#now - request.madeAt
    if (age > KEY_LIFE_MS) return 'keyExpired'
    // A clock that jumped back before a crash has not caught up yet.
    if (age < -KEY_AHEAD_MS) return 'keyFromFuture'
    return expired ? 'deadlinePassed' : undefined
  }

  /** A request was decided: asked again under its key, it must get the same answer. */
  decided(request: Request, answer: string): void {
    if (request.key !== undefined) request.expected = answer
    this.#since.push(request)
  }

  /** A batch goes to the disk with all that was decided so far. */
  hand(seq: number): void {
    const restore = this.#restore && this.#remember()
    this.#handed = { seq, restore, requests: this.#since }
    this.#since = []
  }

  /** That batch is durable; answers with the requests in it. */
  becameDurable(seq: number): readonly Request[] {
    const handed = this.#handed
    if (handed?.seq !== seq) return []
    this.#restore = handed.restore
    this.#handed = undefined
    for (const request of handed.requests) request.durable = true
    return handed.requests
  }

  /** What was not durable never happened; answers with the requests that this is true of. */
  crash(): readonly Request[] {
    const lost = [...(this.#handed?.requests ?? []), ...this.#since]
    for (const request of lost) request.expected = undefined
    this.#since = []
    this.#handed = undefined
    this.#restore?.()
    this.#restore = undefined
    return lost
  }

  /** A process has started at this time, which the journal told it. */
  start(now: number): void {
    this.#now = now
  }
}
