/** Who may send a picture right now, and how much of what they send fits in: few of one sender and network, and an end to all. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { Visit } from '@evenkeel/wire/server'

export type Turnstile = {
  /** Whether this sender may come in from this network. */
  enter(sender: Sender, network: string): 'full' | 'tooOften' | Visit
  /** A picture of this sender was of no use. */
  failed(sender: Sender): void
}

/** A member by their number, or an operator. */
export type Sender = MemberId | `operator ${number}`

/** What has come of all pictures: who sends little takes little, however long they take for it. */
const ROOM = 32 * 5 * 1_048_576
/** A member has four photos to send. */
const OF_SENDER_MAX = 4
const OF_NETWORK_MAX = 16
/** A sender whose pictures fail so often within an hour waits for the next. */
const FAILURES_MAX = 40
const HOUR_MS = 3_600_000

export function createTurnstile(now: () => Millis): Turnstile {
  const inside = { senders: new Map<Sender, number>(), networks: new Map<string, number>() }
  let failures = new Map<Sender, number>()
  let since = now()
  let held = 0

  function renew(): void {
    if (now() - since < HOUR_MS) return
    failures = new Map()
    since = now()
  }

  const failed = (sender: Sender) => add(failures, sender, 1)

  return {
    enter(sender, network) {
      renew()
      const { senders, networks } = inside
      if ((failures.get(sender) ?? 0) >= FAILURES_MAX) return 'tooOften'
      if ((senders.get(sender) ?? 0) >= OF_SENDER_MAX) return 'full'
      if ((networks.get(network) ?? 0) >= OF_NETWORK_MAX) return 'full'
      add(senders, sender, 1)
      add(networks, network, 1)
      let own = 0
      let isInside = true
      return {
        hold(bytes) {
          if (!isInside || held + bytes > ROOM) return false
          held += bytes
          own += bytes
          return true
        },
        leave(came) {
          if (!isInside) return
          isInside = false
          held -= own
          add(senders, sender, -1)
          add(networks, network, -1)
          if (came === 'broken') failed(sender)
        },
      }
    },
    failed,
  }
}

function add<Key>(counts: Map<Key, number>, key: Key, by: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + by
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}
