/** Waiting for a condition: tests wait for what must happen, never for a time. */
import { setTimeout as pause } from 'node:timers/promises'
import { assert } from '../assert.ts'

/** A guard against hanging, far beyond what the slowest machine takes. */
const LIMIT_MS = 60_000
const LONGEST_PAUSE_MS = 20

/** Polls until `check` answers with something truthy, and answers with it; fails by the name of `what`. */
export async function eventually<T>(what: string, check: () => T | Promise<T>) {
  const end = performance.now() + LIMIT_MS
  for (let pauseMs = 1; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const found = await check()
    if (found) return found
    assert(performance.now() < end, `not within ${LIMIT_MS / 1_000} s: ${what}`)
    await pause(pauseMs)
  }
}
