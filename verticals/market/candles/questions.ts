/** The questions that readers put to the source: a few at a time, some waiting, and no more than those. */

/** As many wait as may: whoever comes now is told so, instead of waiting for ever longer. */
export class TooManyQuestions extends Error {
  override readonly name = 'TooManyQuestions'
}

export type Questions = {
  /** Puts the question when it is its turn; throws at once if too many wait. */
  put<Answer>(question: () => Promise<Answer>): Promise<Answer>
}

export const OPEN_MOST = 4
export const WAITING_MOST = 32

export function createQuestions(): Questions {
  const waiting: (() => void)[] = []
  let open = 0

  async function take<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    if (open < OPEN_MOST) open++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await question()
    } finally {
      // Whoever waits takes this one's place.
      const next = waiting.shift()
      if (next === undefined) open--
      else next()
    }
  }

  return {
    put(question) {
      if (open === OPEN_MOST && waiting.length >= WAITING_MOST)
        throw new TooManyQuestions('too many questions wait for the price source')
      return take(question)
    },
  }
}
