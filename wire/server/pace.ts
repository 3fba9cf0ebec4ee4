/** A calm pace for what everybody is told: the first at once, and what follows soon after it together. */
import type { Exchange, Realm, Typed } from '@evenkeel/kernel'

export type Pace = { ask(): void; stop(): void }

/** `act` at once when it is asked for, and then once in `everyMs` for as long as it is asked for again. */
export function createPace(everyMs: number, act: () => void): Pace {
  let timer: NodeJS.Timeout | undefined
  let isAsked = false
  let isStopped = false
  function next(): void {
    timer = undefined
    if (!isAsked) return
    isAsked = false
    timer = setTimeout(next, everyMs).unref()
    act()
  }
  return {
    ask() {
      if (isStopped) return
      isAsked = true
      if (timer === undefined) next()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

type Telling = {
  readonly exchange: Pick<Exchange, 'watchAll'>
  readonly everyMs: number
  /** Looks at a decision right after it, and says whether it changes what is told. */
  changes(realm: Realm, events: readonly Typed[]): boolean
  /** Reads how things stand and tells it: a read waits until all that it saw is durable. */
  tell(): Promise<void>
  onFailure(error: unknown): void
}

/** Tells how things stand, soon after they have changed; a flood of changes costs one look at each. Returns how to stop. */
export function tellWhenChanged({ exchange, everyMs, changes, tell, onFailure }: Telling) {
  /** Changes that no telling has read yet: those that join them need nothing of their own. */
  let isUntold = false
  const pace = createPace(everyMs, () => {
    isUntold = false
    tell().catch(onFailure)
  })
  const unwatch = exchange.watchAll((realm, events) => {
    if (!changes(realm, events) || isUntold) return undefined
    isUntold = true
    return () => pace.ask()
  })
  return () => {
    unwatch()
    pace.stop()
  }
}
