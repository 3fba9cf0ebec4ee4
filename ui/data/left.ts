/** What pages were left with, for who comes back to them in the same session; what is of a former session is dropped. */

export type Left = {
  /** `otherwise`, where nothing was left there in this visit. */
  at<Value>(visit: number, key: string, otherwise: Value): Value
  keep(visit: number, key: string, value: unknown): void
}

/** A visit is a session of this tab; each has a higher number than those before it. */
export function createLeft(): Left {
  let current = 0
  const values = new Map<string, unknown>()
  return {
    at<Value>(visit: number, key: string, otherwise: Value) {
      return visit === current && values.has(key) ? (values.get(key) as Value) : otherwise
    },
    keep(visit, key, value) {
      // A page of a former session that is just going away.
      if (visit < current) return
      if (visit > current) values.clear()
      current = visit
      values.set(key, value)
    },
  }
}
