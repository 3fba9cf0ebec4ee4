/** Connection status that screens show. */

/**
 * `reconnecting`: the connection is lost or silent; prices received over it may be out of date.
 * `late`: connected, but prices are shown too late: a slow device, or a slow network.
 */
export type StreamState = 'connecting' | 'live' | 'late' | 'reconnecting'

type Parts = {
  onState(state: StreamState): void
  /** Whether the newest price shown is too old. */
  isLate(): boolean
}

export class ConnectionStatus {
  readonly #parts: Parts
  #state: StreamState | undefined
  /** Connected, but not live before a fresh message arrives. */
  #isWaiting = false

  constructor(parts: Parts) {
    this.#parts = parts
  }

  become(next: 'connecting' | 'reconnecting'): void {
    this.#isWaiting = false
    this.#tell(next)
  }

  /** The exchange accepted the connection. With `isFollowing`, prices stay out of date until the next message. */
  accepted(isFollowing: boolean): void {
    this.#isWaiting = this.#state === 'reconnecting' && isFollowing
    if (!this.#isWaiting) this.#live()
  }

  fallSilent(): void {
    if (this.#state !== 'live' && this.#state !== 'late') return
    this.#isWaiting = true
    this.#tell('reconnecting')
  }

  /** A message was read, with prices of now where `isFresh`; or time has passed. */
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
