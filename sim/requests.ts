/** The clients: what they ask again, and which answers never reach them. */
import {
  type Actor,
  type AnyCore,
  type Decision,
  KEY_LIFE_MS,
  type MemberId,
  type Realm,
  type Typed,
} from '@evenkeel/kernel'
import { keyAt, type Random } from '@evenkeel/kernel/testing'
import { Caught } from './caught.ts'

/** What somebody asks for, once or often. */
export type RequestDraft = {
  readonly core: AnyCore
  readonly command: Typed
  readonly realm: Realm
  readonly owner: MemberId
  readonly actor?: Actor
}

export type Request = RequestDraft & {
  readonly key: string | undefined
  readonly madeAt: number
  /** The answer that it must get, once it has been decided. */
  expected: string | undefined
  durable: boolean
  answered: boolean
  id: number | undefined
}

const REMEMBERED = 512

export class Requests {
  readonly #random: Random
  readonly #time: () => number
  #made = 0
  #kept = 0
  #recent: Request[] = []
  #unsure: Request[] = []
  accepted = 0
  #caught: Caught | undefined

  /** Clients have the time from the exchange's answers. */
  constructor(random: Random, time: () => number) {
    this.#random = random
    this.#time = time
  }

  /** Half of all requests have no key: nobody asks for those again. */
  make(asked: RequestDraft): Request {
    const madeAt = this.#time()
    const key = this.#random.oneIn(2) ? undefined : keyAt(madeAt, ++this.#made)
    const fresh = { expected: undefined, durable: false, answered: false, id: undefined }
    return { ...asked, ...fresh, key, madeAt }
  }

  /** A request to send again: one whose answer was lost, or any of late, for no reason at all. */
  again(): Request | undefined {
    if (this.#unsure.length > 0 && this.#random.oneIn(3)) return this.#unsure.pop()
    return this.#recent.length > 0 && this.#random.oneIn(24)
      ? this.#random.pick(this.#recent)
      : undefined
  }

  /** These were made durable; their clients may still ask for them again. */
  keep(requests: readonly Request[]): void {
    for (const request of requests) {
      if (request.key === undefined) continue
      this.#recent[this.#kept++ % REMEMBERED] = request
    }
  }

  /** Whatever became of these, their clients do not know. */
  unsure(requests: readonly Request[]): void {
    for (const request of requests) if (request.key !== undefined) this.#unsure.push(request)
  }

  /** An answer has come, if it was not lost on its way: it must be the right one, and durable if it is kept. */
  hear(request: Request, decision: Decision<Typed>, expected: string, isKept: boolean): void {
    if (this.#random.oneIn(20)) return
    const answer = decision.ok ? 'ok' : decision.refusal
    // It was carried out once, and is never again: that is all that a client so late may learn.
    if (answer === 'keyExpired' && request.durable && this.#isOld(request)) return
    if (answer !== expected) this.catch(`${request.command.type} got ${answer}, not ${expected}`)
    if (!isKept) return
    if (!request.durable && request.key !== undefined) this.catch('answered before it was durable')
    const id = decision.ok ? (decision.events[0] as { id?: number } | undefined)?.id : undefined
    if (request.answered && request.id !== id) this.catch('a repeat got another answer')
    if (!request.answered && decision.ok) this.accepted++
    request.answered = true
    request.id = id
  }

  /** Something is wrong; the first such thing is thrown when the round ends. */
  catch(what: string): void {
    this.#caught ??= new Caught(what)
  }

  raise(): void {
    if (this.#caught !== undefined) throw this.#caught
  }

  #isOld({ madeAt }: Request): boolean {
    return madeAt < this.#time() - KEY_LIFE_MS
  }
}
