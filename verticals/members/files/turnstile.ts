/** Who may send a picture right now: few at a time, and no end of what cannot be decoded for nobody. */
import type { MemberId, Millis } from '@evenkeel/kernel'

export type Turnstile = {
  /** Whether this member may come in; who did says when they are out again. */
  enter(member: MemberId): 'full' | 'tooOften' | (() => void)
  /** A picture of this member was of no use. */
  failed(member: MemberId): void
}

/** What is in memory at a time, each of up to 5 MB; and of one member, who has four photos to send. */
const INSIDE_MAX = 32
const INSIDE_OF_ONE_MAX = 4
/** A member whose pictures fail so often within an hour waits for the next. */
const FAILURES_MAX = 40
const HOUR_MS = 3_600_000

export function createTurnstile(now: () => Millis): Turnstile {
  const inside = new Map<MemberId, number>()
  let failures = new Map<MemberId, number>()
  let since = now()
  let all = 0

  function add(member: MemberId, by: 1 | -1): void {
    all += by
    const count = (inside.get(member) ?? 0) + by
    if (count > 0) inside.set(member, count)
    else inside.delete(member)
  }

  return {
    enter(member) {
      if (now() - since >= HOUR_MS) {
        failures = new Map()
        since = now()
      }
      if ((failures.get(member) ?? 0) >= FAILURES_MAX) return 'tooOften'
      if (all >= INSIDE_MAX || (inside.get(member) ?? 0) >= INSIDE_OF_ONE_MAX) return 'full'
      add(member, 1)
      let isInside = true
      return () => {
        if (isInside) add(member, -1)
        isInside = false
      }
    },
    failed: (member) => void failures.set(member, (failures.get(member) ?? 0) + 1),
  }
}
