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

/**
 * Prefix of the topics of linear swaps. Clients at the address of linear swaps name them by
 * `market`; at other addresses these names have messages in amounts of the coin.
 */
export const SWAP_TOPICS = 'swap'
export const MARKET_TOPICS = 'market'

/** The name that clients know a topic by. */
export function publicTopic(name: string): string {
  return name.startsWith(`${SWAP_TOPICS}.`)
    ? `${MARKET_TOPICS}${name.slice(SWAP_TOPICS.length)}`
    : name
}

/** The topic of linear swaps of a public name. */
export function swapTopic(name: string): string {
  return `${SWAP_TOPICS}${name.slice(MARKET_TOPICS.length)}`
}

export type Outlet = {
  /** Whether anybody listens: a message that nobody wants need not be written. */
  isWanted(realm: Realm, topic: string): boolean
  /**
   * Queues a message for the next `flush`. It replaces earlier messages of its `state`: a reader
   * that is behind may skip those. Without a `state` every message is needed.
   */
  publish(realm: Realm, topic: string, message: string, state?: string): void
  flush(): void
}
