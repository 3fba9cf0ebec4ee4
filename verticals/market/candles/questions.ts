/** The questions that readers put to the source: a few at a time, some waiting, and of each caller no more than a share. */

/** As many wait as may: whoever comes now is told so, instead of waiting for ever longer. */
export class TooManyQuestions extends Error {
  override readonly name = 'TooManyQuestions'
}

export type Questions = {
  /** Puts a caller's question when it is its turn; throws at once if too many wait, of this caller or of all. */
  put<Answer>(caller: string, question: () => Promise<Answer>): Promise<Answer>
}

export const OPEN_MOST = 4
export const WAITING_MOST = 32
/** Of one caller: somebody else always finds a place. */
export const OPEN_OF_ONE = 3
export const ASKED_OF_ONE = 8
/** Those who come without a name are one caller, but many. */
export const NOBODY = ''
export const ASKED_OF_NOBODY = 24

type Share = { open: number; readonly waiting: (() => void)[] }

export function createQuestions(): Questions {
  /** Of those who have asked something; whose turn came last is last. */
  const shares = new Map<string, Share>()
  let open = 0
  let waiting = 0

  const isFree = (share: Share) => open < OPEN_MOST && share.open < OPEN_OF_ONE

  function begin(share: Share): void {
    open++
    share.open++
  }

  /** Callers take turns: one with many questions does not keep another waiting for all of them. */
  function next(): void {
    for (const [caller, share] of shares) {
      const [resume] = share.waiting
      if (resume === undefined || !isFree(share)) continue
      share.waiting.shift()
      waiting--
      begin(share)
      shares.delete(caller)
      shares.set(caller, share)
      resume()
      return
    }
  }

  async function take<Answer>(
    caller: string,
    share: Share,
    question: () => Promise<Answer>,
  ): Promise<Answer> {
    if (isFree(share)) begin(share)
    else {
      waiting++
      await new Promise<void>((resolve) => share.waiting.push(resolve))
    }
    try {
      return await question()
    } finally {
      open--
      share.open--
      if (askedOf(share) === 0) shares.delete(caller)
      next()
    }
  }

  return {
    put(caller, question) {
      const share = shares.get(caller) ?? { open: 0, waiting: [] }
      const most = caller === NOBODY ? ASKED_OF_NOBODY : ASKED_OF_ONE
      if (!isFree(share) && (waiting >= WAITING_MOST || askedOf(share) >= most))
        throw new TooManyQuestions('too many questions wait for the price source')
      shares.set(caller, share)
      return take(caller, share, question)
    },
  }
}

function askedOf({ open, waiting }: Share): number {
  return open + waiting.length
}
