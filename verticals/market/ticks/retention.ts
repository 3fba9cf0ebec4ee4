/** Drops the blocks of the tick chain that are older than they are kept, whole minutes at a time. */
import type { Millis } from '@evenkeel/kernel'
import { MINUTE_MS } from '@evenkeel/wire/proof'
import type { TickStore } from './store.ts'

const DAY_MS = 86_400_000
/** So much of the past goes in one statement: nobody waits long for the table. */
const STEP_MS = 60 * MINUTE_MS

/** Everything that is older goes, but for what is still to settle something and what is in no minute yet. Answers how many blocks went. */
export async function dropOldTicks(
  store: Pick<TickStore, 'dropUntil' | 'oldest'>,
  days: number,
  now: Millis,
  neededSince: Millis,
): Promise<number> {
  const keep = Math.min(now - days * DAY_MS, neededSince - MINUTE_MS)
  const end = keep - (keep % MINUTE_MS)
  let dropped = 0
  for (;;) {
    const oldest = await store.oldest()
    if (oldest === undefined || oldest > end) return dropped
    const step = oldest + STEP_MS
    const gone = await store.dropUntil(Math.min(end, step - (step % MINUTE_MS)))
    if (gone === 0) return dropped
    dropped += gone
  }
}
