/** Figures about the running server, in Prometheus' text format. */

import type { Metrics as Measuring } from '@evenkeel/wire/server'

type Labels = Readonly<Record<string, string>>

export type Metrics = Measuring & {
  text(): string
  /** What a gauge says now; 0 for one that nobody has set up. */
  read(name: string): number
}

const BUCKETS_MS = [0.5, 1, 2, 5, 10, 25, 50, 100, 250, 1_000, 5_000]

export function createMetrics(): Metrics {
  const counters = new Map<string, number>()
  const timers = new Map<string, { buckets: number[]; sum: number; count: number }>()
  const gauges = new Map<string, () => number>()
  return {
    count(name, labels, by = 1) {
      const key = labels === undefined ? name : `${name}${spell(labels)}`
      counters.set(key, (counters.get(key) ?? 0) + by)
    },
    time(name, ms) {
      const timer = timers.get(name) ?? { buckets: BUCKETS_MS.map(() => 0), sum: 0, count: 0 }
      timers.set(name, timer)
      timer.sum += ms
      timer.count++
      for (let nth = BUCKETS_MS.length - 1; nth >= 0 && ms <= (BUCKETS_MS[nth] as number); nth--)
        timer.buckets[nth] = (timer.buckets[nth] as number) + 1
    },
    gauge: (name, read) => void gauges.set(name, read),
    read: (name) => gauges.get(name)?.() ?? 0,
    text() {
      const lines: string[] = []
      for (const [key, value] of counters) lines.push(`evenkeel_${key} ${value}`)
      for (const [name, read] of gauges) lines.push(`evenkeel_${name} ${read()}`)
      for (const [name, { buckets, sum, count }] of timers) {
        BUCKETS_MS.forEach((most, nth) => {
          lines.push(`evenkeel_${name}_ms_bucket{le="${most}"} ${buckets[nth]}`)
        })
        lines.push(`evenkeel_${name}_ms_bucket{le="+Inf"} ${count}`)
        lines.push(`evenkeel_${name}_ms_sum ${sum}`, `evenkeel_${name}_ms_count ${count}`)
      }
      return `${lines.join('\n')}\n`
    },
  }
}

function spell(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`)
  return `{${pairs.join(',')}}`
}
