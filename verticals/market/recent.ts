/** Answers that were just given: whoever asks the same before the next beat gets the same one, written once. */
import type { Millis } from '@evenkeel/kernel'
import { TooManyQuestions } from './candles/candles.ts'

export type Recent<Answer> = {
  answer(question: string, make: () => Promise<Answer>): Promise<Answer>
}

/** Prices move once a beat; an answer need not be newer. */
const BEAT_MS = 100
/** A flood of questions that are all different must not fill the memory. */
const LENGTH_MAX = 4_000_000

/** `lengthOf`: about how much of the memory an answer takes, in letters. */
export function createRecent<Answer>(
  now: () => Millis,
  lengthOf: (answer: Answer) => number,
): Recent<Answer> {
  const kept = new Map<string, Promise<Answer>>()
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
      if (known !== undefined) return known.catch(orAsOneself(make))
      const made = make()
      kept.set(question, made)
      made.then(
        (answer) => {
          if (kept.get(question) !== made) return
          length += question.length + lengthOf(answer)
          if (length > LENGTH_MAX) forget()
        },
        () => kept.get(question) === made && kept.delete(question),
      )
      return made
    },
  }
}

/** That another one asks too much is no answer to this one. */
function orAsOneself<Answer>(make: () => Promise<Answer>) {
  return (error: unknown): Promise<Answer> => {
    if (error instanceof TooManyQuestions) return make()
    throw error
  }
}
