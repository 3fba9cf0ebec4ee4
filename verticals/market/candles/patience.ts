/** How long anybody waits for the source. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Millis } from '@evenkeel/kernel'

/** What comes of this work; nothing, if it takes longer. The work goes on. */
export async function inTime<Value>(
  limitMs: Millis,
  work: Promise<Value>,
): Promise<Value | undefined> {
  const late = new AbortController()
  const patience = pause(limitMs, undefined, { signal: late.signal })
  try {
    return await Promise.race([work, patience.catch(() => undefined)])
  } finally {
    late.abort()
  }
}
