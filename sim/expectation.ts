/** What must be so: the naive model of the live state and, before the process ends, of what is durable. */
import { KEY_AHEAD_MS, KEY_LIFE_MS } from '@evenkeel/kernel'
import { Model } from './model.ts'
import type { Request } from './requests.ts'

export class Expectation {
  /** What the exchange must hold now. */
  live = new Model()
  /** What a crash leads back to; nothing, while none is to come. */
  #durable: Model | undefined
  /** Decided since the last batch was handed to the disk. */
  #since: Request[] = []
  #handed: { seq: number; model: Model | undefined; requests: Request[] } | undefined

  /** The process will end soon: everything so far is durable, and is remembered. */
  endsSoon(): void {
    this.#durable = this.live.copy()
  }

  /** The answer that a request must get if it is submitted now. */
  of(request: Request, now: number, expired: boolean): string {
    this.live.advance(now)
    if (request.expected !== undefined) return request.expected
    const age = request.key === undefined ? 0 : this.live.now - request.madeAt
    if (age > KEY_LIFE_MS) return 'keyExpired'
    // A clock that jumped back before a crash has not caught up yet.
    if (age < -KEY_AHEAD_MS) return 'keyFromFuture'
    if (expired) return 'deadlinePassed'
    const expected = this.live.decide(request.action)
    request.expected = request.key === undefined ? undefined : expected
    this.#since.push(request)
    return expected
  }

  /** A batch goes to the disk with all that was decided so far. */
  hand(seq: number): void {
    this.#handed = { seq, model: this.#durable && this.live.copy(), requests: this.#since }
    this.#since = []
  }

  /** That batch is durable; answers with the requests in it. */
  becameDurable(seq: number): readonly Request[] {
    const handed = this.#handed
    if (handed?.seq !== seq) return []
    this.#durable = handed.model
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
    this.live = this.#durable ?? this.live
    this.#durable = undefined
    return lost
  }
}
