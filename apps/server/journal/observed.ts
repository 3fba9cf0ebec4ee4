/** A journal that is listened to: who wants to know is told of each batch once it is durable. */
import type { Batch, Journal } from '@evenkeel/kernel'

/** Tells of each batch, and how long that took. */
export function observed(journal: Journal, tell: (batch: Batch, ms: number) => void): Journal {
  return {
    ...journal,
    async append(batch) {
      const begun = performance.now()
      await journal.append(batch)
      tell(batch, performance.now() - begun)
    },
  }
}
