/** Tries of a second factor: counted by operator, whichever way they come. Rule P4. */
import { type Millis, type Refused, refuse } from '@evenkeel/kernel'
import { createWaits } from './waits.ts'

/** Nothing, for one that was right; otherwise why not. */
export type Tried = <Wrong extends string>(
  operator: number,
  wrong: Wrong,
  isRight: () => Promise<boolean>,
) => Promise<Refused<Wrong | 'tooManyAttempts'> | undefined>

const LIMITS = { free: 5, longestMs: 15 * 60_000 }

export function createTries(now: () => Millis): Tried {
  const waits = createWaits({ now, ...LIMITS })
  return async (operator, wrong, isRight) => {
    const made = waits.attempt(String(operator))
    if (made === undefined) return refuse('tooManyAttempts')
    if (!(await isRight())) return refuse(wrong)
    made.right()
    return undefined
  }
}
