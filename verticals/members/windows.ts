/** How often something was done lately, by name. */
import type { Millis } from '@evenkeel/kernel'

export type Windows = {
  count(name: string): number
  /** Counts one more; what it returns takes that one back. */
  add(name: string): () => void
  clear(name: string): void
}

/** In memory: a restart forgives. Beyond `most` names the one that was quiet longest is forgotten. */
export function createWindows(now: () => Millis, lastsMs: Millis, most: number): Windows {
  // In the order of the last addition, each with its moments in theirs.
  const moments = new Map<string, Millis[]>()

  function lately(name: string): Millis[] | undefined {
    const all = moments.get(name)
    if (all === undefined) return undefined
    const since = now() - lastsMs
    const first = all.findIndex((moment) => moment > since)
    if (first !== 0) all.splice(0, first < 0 ? all.length : first)
    if (all.length > 0) return all
    moments.delete(name)
    return undefined
  }

  function forgetOldest(): void {
    const since = now() - lastsMs
    for (const [name, all] of moments) {
      if (moments.size <= most && (all.at(-1) ?? 0) > since) return
      moments.delete(name)
    }
  }

  return {
    count: (name) => lately(name)?.length ?? 0,

    add(name) {
      const moment = now()
      const kept = lately(name) ?? []
      kept.push(moment)
      moments.delete(name)
      moments.set(name, kept)
      forgetOldest()
      let isCounted = true
      return () => {
        const place = isCounted ? kept.lastIndexOf(moment) : -1
        isCounted = false
        if (place >= 0) kept.splice(place, 1)
        if (kept.length === 0 && moments.get(name) === kept) moments.delete(name)
      }
    },

    clear: (name) => void moments.delete(name),
  }
}
