/** How old what the line told last is, by the exchange's clock, and whether that is too old to be shown as live. */
import type { ServerClock } from './clock.ts'

export type AgeLimits = {
  /** Older than this it is late. */
  readonly lateMs: number
  /** What was late is live again when it is no older than this. */
  readonly liveMs: number
}

export class Age {
  readonly #clock: ServerClock
  readonly #limits: AgeLimits
  readonly #onceDrawn: ((then: () => void) => void) | undefined
  #isDrawing = false
  #newest: number | undefined
  /** Of the newest that was read before the last drawing, how old it was once it was drawn. */
  #drawnMs = 0
  #delayMs: number | undefined
  #isLate = false

  constructor(clock: ServerClock, limits: AgeLimits, onceDrawn?: (then: () => void) => void) {
    this.#clock = clock
    this.#limits = limits
    this.#onceDrawn = onceDrawn
  }

  /** Something said at a moment of the exchange's clock is read now. */
  read(saidAt: number): void {
    this.#newest = Math.max(this.#newest ?? saidAt, saidAt)
    if (this.#clock.isKnown()) this.#delayMs = Math.max(0, this.#clock.now() - saidAt)
    if (!this.#isDrawing) this.#measureDrawing(this.#newest)
  }

  /** Once for all that is drawn together: a slow device takes a while. */
  #measureDrawing(saidAt: number): void {
    this.#isDrawing = this.#onceDrawn !== undefined
    this.#onceDrawn?.(() => {
      this.#isDrawing = false
      if (this.#clock.isKnown()) this.#drawnMs = this.#clock.now() - saidAt
    })
  }

  /** How long what was read last was on its way, waiting here included. */
  get delayMs(): number | undefined {
    return this.#delayMs
  }

  isLate(): boolean {
    if (this.#newest === undefined || !this.#clock.isKnown()) return false
    const ageMs = Math.max(this.#drawnMs, this.#clock.now() - this.#newest)
    if (ageMs > this.#limits.lateMs) this.#isLate = true
    else if (ageMs <= this.#limits.liveMs) this.#isLate = false
    return this.#isLate
  }

  /** Another line: nothing was told on it yet. */
  forget(): void {
    this.#newest = undefined
    this.#drawnMs = 0
    this.#delayMs = undefined
    this.#isLate = false
  }
}
