/** Tells everybody who is connected of each notice when its time has come, also of one that waited for it. Rule H6. */
import type { Id, Millis } from '@evenkeel/kernel'
import type { Notices } from './notices.ts'

type Options = {
  readonly notices: Pick<Notices, 'takeDue' | 'nextAt'>
  readonly now: () => Millis
  tell(id: Id): void
  onFailure(error: unknown): void
}

export type Publishing = {
  /** Looks whether one is due, and waits for the next one. */
  look(): Promise<void>
  stop(): void
}

/** A wall clock that was set forward does not keep a notice back for longer. */
const LONGEST_MS = 60_000

export function createPublishing({ notices, now, tell, onFailure }: Options): Publishing {
  let waiting: NodeJS.Timeout | undefined
  let isStopped = false

  async function look(): Promise<void> {
    clearTimeout(waiting)
    for (const id of await notices.takeDue()) tell(id)
    const next = await notices.nextAt()
    if (isStopped || next === undefined) return
    clearTimeout(waiting)
    const waitMs = Math.min(Math.max(next - now(), 0), LONGEST_MS)
    waiting = setTimeout(() => look().catch(onFailure), waitMs).unref()
  }

  return {
    look,
    stop() {
      isStopped = true
      clearTimeout(waiting)
    },
  }
}
