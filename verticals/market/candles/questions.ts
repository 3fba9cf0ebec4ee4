/** Questions of readers: a few at a time, some waiting, and of each caller no more than a share. */

/** As many wait as may: whoever comes now is told so, instead of waiting for ever longer. */
export class TooManyQuestions extends Error {
  override readonly name = 'TooManyQuestions'
}

/** Who waited for the answer left before it was their turn: nothing was done for them. */
export class NobodyWaits extends TooManyQuestions {}

export type Questions = {
  /** Puts a caller's question when it is its turn, if they still wait; throws at once if too many wait, of this caller or of all. */
  put<Answer>(
    caller: string,
    question: () => Promise<Answer>,
    isGone?: () => boolean,
  ): Promise<Answer>
}

/** How many there are at a time; of one caller fewer, so that somebody else always finds a place. */
export type Room = {
  readonly open: number
  readonly waiting: number
  readonly openOfOne: number
  readonly askedOfOne: number
  readonly askedOfNobody: number
}

/** Those who come without a name are one caller, but many. */
export const NOBODY = ''

/** Of the source: what it is asked for may come from far away. */
export const ofSource: Room = {
  open: 4,
  waiting: 32,
  openOfOne: 3,
  askedOfOne: 8,
  askedOfNobody: 24,
}

/** Of what is over: most of it is at hand, and answered in milliseconds. */
export const ofHistory: Room = {
  open: 12,
  waiting: 256,
  openOfOne: 3,
  askedOfOne: 32,
  askedOfNobody: 128,
}

type Share = { open: number; readonly waiting: (() => void)[] }

export function createQuestions(room: Room = ofSource): Questions {
  /** Of those who have asked something; whose turn came last is last. */
  const shares = new Map<string, Share>()
  let open = 0
  let waiting = 0

  const isFree = (share: Share) => open < room.open && share.open < room.openOfOne

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
    isGone?: () => boolean,
  ): Promise<Answer> {
    if (isFree(share)) begin(share)
    else {
      waiting++
      await new Promise<void>((resolve) => share.waiting.push(resolve))
    }
    try {
      if (isGone?.()) throw new NobodyWaits('nobody waits for the answer')
      return await question()
    } finally {
      open--
      share.open--
      if (askedOf(share) === 0) shares.delete(caller)
      next()
    }
  }

  return {
    put(caller, question, isGone) {
      const share = shares.get(caller) ?? { open: 0, waiting: [] }
      const most = caller === NOBODY ? room.askedOfNobody : room.askedOfOne
      if (!isFree(share) && (waiting >= room.waiting || askedOf(share) >= most))
        throw new TooManyQuestions('too many questions wait')
      shares.set(caller, share)
      return take(caller, share, question, isGone)
    },
  }
}

function askedOf({ open, waiting }: Share): number {
  return open + waiting.length
}
