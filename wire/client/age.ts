/** Age of the newest message by the exchange's clock, and whether it is too old to show as live. */
import type { Ping, ServerClock } from './clock.ts'

export type AgeLimits = {
  /** A message older than this is late. */
  readonly lateMs: number
  /** After a late one, messages are live again at this age or below. */
  readonly liveMs: number
}

/** Calls `begin` as a frame begins, and what it returns once the frame is painted. A hidden page has no frames. */
export type AfterPaint = (begin: () => () => void) => void

export class Age {
  readonly #clock: ServerClock
  readonly #limits: AgeLimits
  readonly #afterPaint: AfterPaint | undefined
  #isPainting = false
  #newest: number | undefined
  /** Age of the newest message of the last paint, once it was painted. */
  #paintedMs = 0
  #delayMs: number | undefined
  #isLate = false

  constructor(clock: ServerClock, limits: AgeLimits, afterPaint?: AfterPaint) {
    this.#clock = clock
    this.#limits = limits
    this.#afterPaint = afterPaint
  }

  /** Notes that a message is read now which the exchange sent at `sentAt`, by its clock. */
  read(sentAt: number): void {
    this.#newest = Math.max(this.#newest ?? sentAt, sentAt)
    if (this.#clock.isKnown()) this.#delayMs = Math.max(0, this.#clock.now() - sentAt)
    if (!this.#isPainting) this.#measurePaint()
  }

  /** One measurement per paint: on a slow device many messages share one. */
  #measurePaint(): void {
    this.#isPainting = this.#afterPaint !== undefined
    this.#afterPaint?.(() => {
      const sentAt = this.#newest
      return () => {
        this.#isPainting = false
        if (sentAt !== undefined && this.#newest !== undefined && this.#clock.isKnown())
          this.#paintedMs = this.#clock.now() - sentAt
      }
    })
  }

  /** A ping was answered: the exchange's clock is known, and nothing older waits to be read. */
  noteAnswer(ping: Ping): void {
    this.#clock.note(ping)
    this.read(ping.serverAt)
  }

  /** Milliseconds from sending to reading of the last message, queueing on this device included. */
  get delayMs(): number | undefined {
    return this.#delayMs
  }

  /** `waitingMs` is how long the oldest unread message has waited: what it replaces is still shown. */
  isLate(waitingMs: number): boolean {
    if (this.#newest === undefined || !this.#clock.isKnown()) return false
    const ageMs = Math.max(this.#paintedMs, this.#clock.now() - this.#newest, waitingMs)
    if (ageMs > this.#limits.lateMs) this.#isLate = true
    else if (ageMs <= this.#limits.liveMs) this.#isLate = false
    return this.#isLate
  }

  /** A new connection: nothing has arrived on it yet. */
  forget(): void {
    this.#newest = undefined
    this.#paintedMs = 0
    this.#delayMs = undefined
    this.#isLate = false
  }
}
