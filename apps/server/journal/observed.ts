/** A journal that is listened to: who wants to know is told of each batch once it is durable. */
import type { Batch, Journal } from '@evenkeel/kernel'

/** Tells of each batch, and how long that took. Who cannot be told does not undo what is durable. */
export function observed(
  journal: Journal,
  onFailure: (error: unknown) => void,
  tell: (batch: Batch, ms: number) => void,
): Journal {
  return {
    ...journal,
    async append(batch) {
      const begun = performance.now()
      await journal.append(batch)
      try {
        tell(batch, performance.now() - begun)
      } catch (error) {
        onFailure(error)
      }
    },
  }
}
