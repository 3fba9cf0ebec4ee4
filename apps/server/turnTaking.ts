/** Turns of the event loop: of many answers of the database that arrive at once, one is worked on in each turn, and orders come in between. */

/** Resolves in a turn of its own, after those who asked before. */
export type TakeTurn = () => Promise<void>

export function createTurnTaking(): TakeTurn {
  const waiting: (() => void)[] = []
  function next(): void {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(next)
  }
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) setImmediate(next)
    })
}
