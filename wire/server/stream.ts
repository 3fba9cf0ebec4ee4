/** A public stream: topics that anybody may listen to, in messages that are written once for all. */
import type { Millis, Realm } from '@evenkeel/kernel'

export type Stream = {
  /** Why nobody can listen to this topic, or ask for it once: `invalid symbol`. */
  fault(topic: string): string | undefined
  /**
   * The last message of a topic, for those who begin to listen; none where nothing was said yet.
   * It is asked for once for all who come before the next message; where one is published meanwhile, they begin with that.
   */
  latest(realm: Realm, topic: string): Promise<string | undefined>
  /** What a topic holds, as JSON, for one who asks once, from this address; `busy` when too many ask at a time, or this one too much. */
  ask(
    realm: Realm,
    topic: string,
    within: Within,
    from?: string,
  ): Promise<string | typeof busy | undefined>
  /** Says where its messages go from now on. */
  attach(outlet: Outlet): void
}

export const busy = Symbol('busy')

/** From when to when, where that is asked for. */
export type Within = { readonly from?: Millis | undefined; readonly to?: Millis | undefined }

/** What the topics of linear swaps begin with, which begin with `market` at the address that they have: the same names mean other messages there. */
export const SWAP_TOPICS = 'swap'

export type Outlet = {
  /** Whether anybody listens: a message that nobody wants need not be written. */
  isWanted(realm: Realm, topic: string): boolean
  /**
   * Hands a message over; it goes out with the next `flush`. `state` names what it tells the whole
   * of: a reader who is behind may drop it for a later message of the same name.
   */
  publish(realm: Realm, topic: string, message: string, state?: string): void
  flush(): void
}
