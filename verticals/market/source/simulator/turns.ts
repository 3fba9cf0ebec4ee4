/** Long work takes turns: one slice of one job in each round of the event loop, so that nobody else waits for long. */
import type { Millis } from '@evenkeel/kernel'

export type Turns = {
  /** The turn of now has lasted long enough. */
  isOver(): boolean
  /** Resolves when it is one's turn again. */
  next(): Promise<void>
}

const SLICE_MS: Millis = 8

export function createTurns(): Turns {
  const waiting: (() => void)[] = []
  let since = Number.NEGATIVE_INFINITY
  const begin = () => {
    since = performance.now()
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(begin)
  }
  return {
    isOver: () => performance.now() - since >= SLICE_MS,
    next: () =>
      new Promise((resolve) => {
        if (waiting.push(resolve) === 1) setImmediate(begin)
      }),
  }
}
