/** Answers that were just given: whoever asks the same before the next beat gets the same text. */
import type { Millis } from '@evenkeel/kernel'

export type Recent = {
  answer(question: string, make: () => Promise<string>): Promise<string>
}

/** Prices move once a beat; an answer need not be newer. */
const BEAT_MS = 100
/** A flood of questions that are all different must not fill the memory. */
const LENGTH_MAX = 4_000_000

export function createRecent(now: () => Millis): Recent {
  const kept = new Map<string, Promise<string>>()
  let beat = 0
  let length = 0

  function forget(): void {
    kept.clear()
    length = 0
  }

  return {
    answer(question, make) {
      const current = Math.floor(now() / BEAT_MS)
      if (current !== beat) forget()
      beat = current
      const known = kept.get(question)
      if (known !== undefined) return known
      const made = make()
      kept.set(question, made)
      made.then(
        (text) => {
          length += text.length
          if (length > LENGTH_MAX) forget()
        },
        () => kept.delete(question),
      )
      return made
    },
  }
}
