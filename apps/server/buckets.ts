/** Token buckets: each caller may do so much a second, and a little more at once. */

export type Buckets = {
  /** Takes so many tokens of this caller's, one unless told, if they are there. */
  take(caller: string | number, now: number, wanted?: number): boolean
}

const CALLERS_MAX = 50_000

export function createBuckets(perSecond: number, burst = perSecond * 2): Buckets {
  let levels = new Map<string | number, { level: number; at: number }>()
  return {
    take(caller, now, wanted = 1) {
      // More than a bucket holds is there when it is full, but for the one that its request has taken.
      const tokens = Math.min(wanted, Math.max(1, burst - 1))
      const bucket = levels.get(caller)
      if (bucket === undefined) {
        if (levels.size >= CALLERS_MAX) levels = stillFilling(levels, now)
        levels.set(caller, { level: burst - tokens, at: now })
        return true
      }
      bucket.level = Math.min(burst, bucket.level + ((now - bucket.at) * perSecond) / 1000)
      bucket.at = now
      if (bucket.level < tokens) return false
      bucket.level -= tokens
      return true
    },
  }

  /** Callers that have been quiet for long have a full bucket, as strangers do. */
  function stillFilling(all: typeof levels, now: number): typeof levels {
    const fullAfter = (burst * 1000) / perSecond
    return new Map([...all].filter(([, { at }]) => now - at < fullAfter).slice(-CALLERS_MAX / 2))
  }
}
