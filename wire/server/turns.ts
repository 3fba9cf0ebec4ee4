/** Work that must not overlap: a count and the insert that it allows, a decision about a case, a change of one's own access. */

export type Turns = <Outcome>(
  key: string | number,
  work: () => Promise<Outcome>,
) => Promise<Outcome>

/**
 * One after the other under each key. Statements that run at once do not see each other's rows, so a limit that
 * is counted in a table holds only in turn; one process writes, so its memory is the place for that.
 */
export function createTurns(): Turns {
  const last = new Map<string | number, Promise<unknown>>()
  return async (key, work) => {
    const outcome = (last.get(key) ?? Promise.resolve()).then(work)
    const settled = outcome.catch(() => undefined)
    last.set(key, settled)
    try {
      return await outcome
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}
