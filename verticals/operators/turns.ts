/** Work that must not overlap: a decision about a case, a change of one's own access. */

/** One after the other under each key. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()
  return async <Outcome>(key: string, work: () => Promise<Outcome>): Promise<Outcome> => {
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
