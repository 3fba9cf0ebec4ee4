/** Estimates the exchange's clock from measured ping round trips; expiries are decided by it. */

/** `sentAt` and `arrivedAt` are read on the device's clock, `serverAt` on the exchange's, between the two. */
export type Ping = {
  readonly sentAt: number
  readonly arrivedAt: number
  readonly serverAt: number
}

export type ServerClock = {
  now(): number
  /** False until a ping is answered: until then `now` is the device's own clock. */
  isKnown(): boolean
  note(ping: Ping): void
}

/** Bounds of the exchange's clock minus the device's. */
type Ahead = { readonly leastMs: number; readonly mostMs: number }

export function createServerClock(here: () => number): ServerClock {
  let ahead: Ahead | undefined
  return {
    now: () => here() + (ahead === undefined ? 0 : (ahead.leastMs + ahead.mostMs) / 2),
    isKnown: () => ahead !== undefined,
    note({ sentAt, arrivedAt, serverAt }) {
      const next = { leastMs: serverAt - arrivedAt, mostMs: serverAt - sentAt }
      if (next.mostMs < next.leastMs) return
      // The narrowest bounds win, so a ping that waited in a backlog counts for nothing. Bounds that do
      // not overlap mean that the device's clock was set, or has drifted.
      if (ahead === undefined || widthOf(next) < widthOf(ahead) || !agree(ahead, next)) ahead = next
    },
  }
}

const widthOf = ({ leastMs, mostMs }: Ahead) => mostMs - leastMs
const agree = (one: Ahead, other: Ahead) =>
  one.leastMs <= other.mostMs && other.leastMs <= one.mostMs
