/** What slows guessing down: after a few that were wrong, each makes the next wait twice as long. Rule P4. */
import type { Millis } from '@evenkeel/kernel'

export type Waits = {
  /** A try under this name counts as wrong until it is known to be right; nothing, while the name has to wait. */
  attempt(name: string): Try | undefined
}
export type Try = {
  /** It was right: what was wrong before is forgiven. */
  right(): void
  /** It was not looked at after all. */
  undo(): void
}

type Options = {
  readonly now: () => Millis
  /** How many may be wrong before the first wait. */
  readonly free: number
  readonly longestMs: Millis
}
type Line = { wrong: number; until: Millis; at: Millis }

const FIRST_MS = 1_000
const QUIET_MS = 24 * 3_600_000
const NAMES_MOST = 100_000

/** In memory: a restart forgives. */
export function createWaits({ now, free, longestMs }: Options): Waits {
  const lines = new Map<string, Line>()

  function lineOf(name: string): Line {
    const kept = lines.get(name)
    const isFresh = kept !== undefined && now() - kept.at < QUIET_MS
    const line = isFresh ? kept : { wrong: 0, until: 0, at: now() }
    lines.delete(name)
    lines.set(name, line)
    const [oldest] = lines.size > NAMES_MOST ? lines.keys() : []
    if (oldest !== undefined) lines.delete(oldest)
    return line
  }

  return {
    attempt(name) {
      const line = lineOf(name)
      if (line.until > now()) return undefined
      line.at = now()
      line.wrong++
      const past = line.wrong - free
      if (past > 0) line.until = now() + Math.min(longestMs, FIRST_MS * 2 ** Math.min(past, 30))
      return {
        right: () => void lines.delete(name),
        undo() {
          line.wrong--
          line.until = 0
        },
      }
    },
  }
}

/** Tries under several names at once: all of them let it through, or it is not made. */
export function attemptAll(wanted: readonly (readonly [Waits, string])[]): Try | undefined {
  const tries: Try[] = []
  for (const [waits, name] of wanted) {
    const made = waits.attempt(name)
    if (made === undefined) {
      for (const one of tries) one.undo()
      return undefined
    }
    tries.push(made)
  }
  return {
    right: () => tries.forEach((one) => void one.right()),
    undo: () => tries.forEach((one) => void one.undo()),
  }
}
