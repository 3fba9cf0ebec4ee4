/** Readings of the journal at even intervals: how fast it grows, and that there is news for who looks at it. */
import type { Millis } from '@evenkeel/kernel'
import type { Platform, SystemFacts } from '@evenkeel/wire/server'

export type Rate = { readonly at: Millis; readonly per_second: number }

export type Readings = {
  facts(): SystemFacts
  /** Entries a second between two readings, the oldest first. */
  rates(): Rate[]
  stop(): void
}

const EVERY_MS = 5_000
const KEPT = 60

export function openReadings(parts: Pick<Platform, 'system' | 'now' | 'tellOperators'>): Readings {
  const { system, now, tellOperators } = parts
  const rates: Rate[] = []
  let last = { at: now(), entries: system().entries }

  function read(): void {
    const next = { at: now(), entries: system().entries }
    const passed = next.at - last.at
    if (passed <= 0) return
    const rate = Math.round(((next.entries - last.entries) * 10_000) / passed) / 10
    const before = rates.at(-1)?.per_second ?? 0
    rates.push({ at: next.at, per_second: rate })
    if (rates.length > KEPT) rates.shift()
    last = next
    // Once more after it came to rest, so that nobody is left with the last rate.
    if (rate !== 0 || before !== 0) tellOperators('journal')
  }

  const reading = setInterval(read, EVERY_MS).unref()
  return { facts: system, rates: () => [...rates], stop: () => clearInterval(reading) }
}
