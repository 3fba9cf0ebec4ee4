/** How the line stands, as screens are told of it. */

/**
 * `reconnecting`: the line is lost or silent, and what came over it may no longer be so.
 * `late`: the line is there, and what comes over it is shown too late: a slow device, or a slow network.
 */
export type StreamState = 'connecting' | 'live' | 'late' | 'reconnecting'

type Parts = {
  onState(state: StreamState): void
  /** What is shown is too old. */
  isLate(): boolean
}

export class Standing {
  readonly #parts: Parts
  #state: StreamState | undefined
  /** Connected, but not live before something fresh is heard. */
  #isWaiting = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  become(next: 'connecting' | 'reconnecting'): void {
    this.#isWaiting = false
    this.#tell(next)
  }

  /** Accepted; where `isFollowing`, prices that were out of date are so until the next ones are here. */
  accepted(isFollowing: boolean): void {
    this.#isWaiting = this.#state === 'reconnecting' && isFollowing
    if (!this.#isWaiting) this.#live()
  }

  fallSilent(): void {
    if (this.#state !== 'live' && this.#state !== 'late') return
    this.#isWaiting = true
    this.#tell('reconnecting')
  }

  /** Something was heard, of now where it `isFresh`; or time has passed, and what is shown is older. */
  look(isFresh: boolean): void {
    if (this.#isWaiting && !isFresh) return
    if (!this.#isWaiting && this.#state !== 'live' && this.#state !== 'late') return
    this.#isWaiting = false
    this.#live()
  }

  #live(): void {
    this.#tell(this.#parts.isLate() ? 'late' : 'live')
  }

  #tell(next: StreamState): void {
    if (this.#state === next) return
    this.#state = next
    this.#parts.onState(next)
  }
}
