/** A journal in memory for tests: durable at once, or when the test says so. */
import type { Batch, Journal } from '../journal.ts'

export type MemoryJournal = Journal & {
  readonly batches: Batch[]
  /** While held, appends wait; `release` lets all that wait through, in order. */
  hold(): void
  release(): void
  /** Every append from now on fails. */
  fail(error: Error): void
}

export function memoryJournal(batches: Batch[] = []): MemoryJournal {
  let held: (() => void)[] | undefined
  let failure: Error | undefined
  return {
    batches,
    async append(batch) {
      if (failure !== undefined) throw failure
      if (held !== undefined) await new Promise<void>((resume) => held?.push(resume))
      batches.push({ ...batch, payload: batch.payload.slice() })
    },
    async batch(seq) {
      const batch = batches[seq - 1]
      if (batch === undefined) throw new RangeError(`there is no batch ${seq}`)
      return batch
    },
    async *read(from) {
      yield batches.slice(from - 1)
    },
    hold() {
      held ??= []
    },
    release() {
      for (const resume of held ?? []) resume()
      held = undefined
    },
    fail(error) {
      failure = error
    },
  }
}
