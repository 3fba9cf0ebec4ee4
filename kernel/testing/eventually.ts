/** Waiting for a condition: tests wait for what must happen, never for a time. */
import { setTimeout as pause } from 'node:timers/promises'
import { assert } from '../assert.ts'

/** A guard against hanging, far beyond what the slowest machine takes. */
const LIMIT_MS = 60_000
/** Of a machine that stood still for that long, nothing is known yet. */
const LOOKS_LEAST = 100
const LONGEST_PAUSE_MS = 20

type Falsy = false | '' | 0 | 0n | null | undefined

/** Polls until `check` answers with something truthy, and answers with it; fails with `what` after the limit. */
export async function eventually<T>(
  what: string,
  check: () => T | Promise<T>,
  limitMs = LIMIT_MS,
): Promise<Exclude<T, Falsy>> {
  const end = performance.now() + limitMs
  for (let look = 0; ; look++) {
    const found = await check()
    if (found) return found as Exclude<T, Falsy>
    const isOver = performance.now() > end && look > LOOKS_LEAST
    assert(!isOver, `not within ${limitMs / 1_000} s: ${what}`)
    await pause(Math.min(2 ** look, LONGEST_PAUSE_MS))
  }
}
