/** Writes candles in the background, in the order in which they ended, until each of them is in the table. */
import type { Millis } from '@evenkeel/kernel'
import type { Period } from './period.ts'
import type { Row, Store } from './store.ts'

export type Writer = {
  /** Whether everything is in the table. */
  readonly isIdle: boolean
  /** Where the oldest candle of a series begins that is not in the table yet, if there is one. */
  unwritten(symbol: string, period: Period): Millis | undefined
  /** What is pushed in one turn goes in one statement. */
  push(rows: readonly Row[]): void
  /** Time has passed: tries again, if it failed and waited long enough. */
  retry(): void
  /** Resolves when not too much is waiting: for whoever has more than memory should hold. */
  room(): Promise<void>
  /** Writes what is left; gives up if that fails again and again. */
  drain(): Promise<void>
}

const BATCH = 5_000
const ROOM = 20_000
const FIRST_PAUSE_MS = 1_000
const LAST_PAUSE_MS = 30_000
const LAST_TRIES = 3

export function createWriter(options: {
  readonly store: Pick<Store, 'write'>
  readonly now: () => Millis
  readonly onFailure: (error: unknown) => void
  /** Told at once what is to be written. */
  readonly tell?: (rows: readonly Row[]) => void
}): Writer {
  const { store, now, onFailure, tell } = options
  let queue: Row[] = []
  let writing: Promise<void> | undefined
  let pauseMs = FIRST_PAUSE_MS
  let retryAt = 0
  let waiting: (() => void)[] = []

  function start(): void {
    if (queue.length === 0 || now() < retryAt) return
    writing ??= work().finally(() => {
      writing = undefined
    })
  }

  async function work(): Promise<void> {
    await undefined // The rest of this turn goes with it.
    while (queue.length > 0) {
      const batch = queue.slice(0, BATCH)
      try {
        await store.write(batch)
      } catch (error) {
        retryAt = now() + pauseMs
        pauseMs = Math.min(2 * pauseMs, LAST_PAUSE_MS)
        onFailure(error)
        return
      }
      queue = queue.slice(batch.length)
      pauseMs = FIRST_PAUSE_MS
      if (queue.length <= ROOM) letIn()
    }
  }

  function letIn(): void {
    for (const resolve of waiting) resolve()
    waiting = []
  }

  return {
    get isIdle() {
      return queue.length === 0
    },
    unwritten: (symbol, period) =>
      queue.find((row) => row.symbol === symbol && row.period === period)?.candle.start,
    push(rows) {
      for (const row of rows) queue.push(row)
      if (rows.length > 0) tell?.(rows)
      start()
    },
    retry: start,
    room: async () => {
      if (queue.length > ROOM) await new Promise<void>((resolve) => waiting.push(resolve))
    },
    async drain() {
      await writing
      for (let tries = 0; tries < LAST_TRIES && queue.length > 0; tries++) {
        retryAt = 0
        start()
        await writing
      }
      letIn()
    },
  }
}
