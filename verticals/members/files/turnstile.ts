/** Who may send a picture right now, and how much of what they send fits in: few of one member and network, and an end to all. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { Visit } from '@evenkeel/wire/server'

export type Turnstile = {
  /** Whether this member may come in from this network. */
  enter(member: MemberId, network: string): 'full' | 'tooOften' | Visit
  /** A picture of this member was of no use. */
  failed(member: MemberId): void
}

/** What has come of all pictures: who sends little takes little, however long they take for it. */
const ROOM = 32 * 5 * 1_048_576
/** A member has four photos to send. */
const OF_MEMBER_MAX = 4
const OF_NETWORK_MAX = 16
/** A member whose pictures fail so often within an hour waits for the next. */
const FAILURES_MAX = 40
const HOUR_MS = 3_600_000

export function createTurnstile(now: () => Millis): Turnstile {
  const inside = { members: new Map<MemberId, number>(), networks: new Map<string, number>() }
  let failures = new Map<MemberId, number>()
  let since = now()
  let held = 0

  function renew(): void {
    if (now() - since < HOUR_MS) return
    failures = new Map()
    since = now()
  }

  const failed = (member: MemberId) => add(failures, member, 1)

  return {
    enter(member, network) {
      renew()
      const { members, networks } = inside
      if ((failures.get(member) ?? 0) >= FAILURES_MAX) return 'tooOften'
      if ((members.get(member) ?? 0) >= OF_MEMBER_MAX) return 'full'
      if ((networks.get(network) ?? 0) >= OF_NETWORK_MAX) return 'full'
      add(members, member, 1)
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
          add(members, member, -1)
          add(networks, network, -1)
          if (came === 'broken') failed(member)
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
