/** Keeps following a chain, whatever its nodes do, until it is stopped; and says how that goes (rule N10). */
import { setTimeout as pause } from 'node:timers/promises'
import type { Millis } from '@evenkeel/kernel'
import type { Follower, Progress } from './follower.ts'
import type { Nodes } from './nodes.ts'

export type WatcherTimings = {
  /** Between two steps when there is nothing new. */
  readonly pollMs: Millis
  /** Between two steps when there is more to look at: others have their turn. */
  readonly breathMs: Millis
  /** After the first failure; twice as long after each that follows, up to the most. */
  readonly waitMs: Millis
  readonly waitMostMs: Millis
}

export const usualTimings: WatcherTimings = {
  pollMs: 4_000,
  breathMs: 20,
  waitMs: 1_000,
  waitMostMs: 60_000,
}

export type WatcherHealth = {
  /** Blocks between the newest and the last that was looked at; nothing before the first step. */
  readonly lagBlocks: number | undefined
  /** Steps that failed since the last that did not. */
  readonly failures: number
  /** What went wrong last, while it does. */
  readonly lastError: string | undefined
  /** Deposits that have their confirmations and could not be credited. */
  readonly uncredited: number
}

export type Watcher = {
  health(): WatcherHealth
  /** Resolves when nothing of it is under way any more. */
  stop(): Promise<void>
}

type Options = {
  readonly follower: Follower
  readonly nodes: Pick<Nodes, 'turn'>
  readonly timings: WatcherTimings
  /** Ends what its nodes are being asked. */
  abort(): void
  onFailure(event: string, error: unknown): void
}

export function startWatcher({ follower, nodes, timings, abort, onFailure }: Options): Watcher {
  const stopping = new AbortController()
  let progress: Progress | undefined
  let failures = 0
  let lastError: string | undefined

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) await rest(await step())
  }

  /** How long to rest after it. */
  async function step(): Promise<Millis> {
    try {
      progress = await follower.step()
      failures = 0
      lastError = undefined
      return progress.lookedAt < progress.head ? timings.breathMs : timings.pollMs
    } catch (error) {
      if (stopping.signal.aborted) return 0
      failures++
      lastError = error instanceof Error ? error.message : 'unknown'
      nodes.turn()
      // Once for an outage, however long it lasts; what it is now, the health tells.
      if (failures === 1) onFailure('chain watcher failed', error)
      return Math.min(timings.waitMs * 2 ** Math.min(failures - 1, 20), timings.waitMostMs)
    }
  }

  async function rest(ms: Millis): Promise<void> {
    await pause(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
  }

  const running = run()
  return {
    health: () => ({
      lagBlocks: progress && Math.max(0, progress.head - progress.lookedAt),
      failures,
      lastError,
      uncredited: progress?.uncredited ?? 0,
    }),
    async stop() {
      stopping.abort()
      abort()
      await running
    },
  }
}
