/** How long to wait: for an answer, and before the next attempt. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Millis } from '@evenkeel/kernel'
import type { Timings } from './venues.ts'

/** What was promised, or a failure when it takes too long; what comes later is nobody's. */
export async function within<Value>(limitMs: Millis, promised: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
  promised.catch(() => undefined)
  try {
    return await Promise.race([promised, promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Waits longer after each failure, and never as long as others who failed at the same moment. Keeps no process alive. */
export async function waitAfter(
  failures: number,
  { waitMs, waitMostMs }: Pick<Timings, 'waitMs' | 'waitMostMs'>,
): Promise<void> {
  const whole = Math.min(waitMs * 2 ** Math.min(failures - 1, 20), waitMostMs)
  await pause(whole * (0.5 + Math.random() / 2), undefined, { ref: false })
}

/** Runs at most so many at a time; the others wait their turn. */
export function createLanes(most: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async function run<Value>(work: () => Promise<Value>): Promise<Value> {
    while (running >= most) await new Promise<void>((resume) => waiting.push(resume))
    running++
    try {
      return await work()
    } finally {
      running--
      waiting.shift()?.()
    }
  }
}
