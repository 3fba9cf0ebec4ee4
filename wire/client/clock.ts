/** The exchange's clock as a device knows it, by pings whose round trip was measured: what runs out, runs out there. */

/** When a ping was sent and its answer arrived, by the device; what the exchange's clock said between the two. */
export type Ping = {
  readonly sentAt: number
  readonly arrivedAt: number
  readonly serverAt: number
}

export type ServerClock = {
  now(): number
  /** Whether any ping was answered: until then it is the device's own clock. */
  isKnown(): boolean
  note(ping: Ping): void
}

/** How far the exchange's clock is ahead of the device's: at least, and at most. */
type Ahead = { readonly leastMs: number; readonly mostMs: number }

export function createServerClock(here: () => number): ServerClock {
  let ahead: Ahead | undefined
  return {
    now: () => here() + (ahead === undefined ? 0 : (ahead.leastMs + ahead.mostMs) / 2),
    isKnown: () => ahead !== undefined,
    note({ sentAt, arrivedAt, serverAt }) {
      const next = { leastMs: serverAt - arrivedAt, mostMs: serverAt - sentAt }
      if (next.mostMs < next.leastMs) return
      // A backlog makes a round trip longer, and so counts for nothing. Two that contradict each other
      // say that the device's clock was set, or has drifted.
      if (ahead === undefined || widthOf(next) < widthOf(ahead) || !agree(ahead, next)) ahead = next
    },
  }
}

const widthOf = ({ leastMs, mostMs }: Ahead) => mostMs - leastMs
const agree = (one: Ahead, other: Ahead) =>
  one.leastMs <= other.mostMs && other.leastMs <= one.mostMs
