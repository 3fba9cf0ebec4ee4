/** What a member's subscriptions earned: in all, and since a moment. Rule PF16. */
import type { Amount, Millis } from '@evenkeel/kernel'
import { DAY_MS, dailyInterest } from './core/rules.ts'
import type { Earned } from './past.ts'
import type { Facts } from './view.ts'

export type CoinEarnings = {
  readonly asset: string
  readonly invested: Amount
  readonly today: Amount
  readonly total: Amount
}

export function earningsOf(
  running: readonly Facts[],
  completed: readonly Facts[],
  before: readonly Earned[],
  since: Millis,
): CoinEarnings[] {
  const all = [...running, ...completed, ...before]
  const assets = [...new Set(all.map(({ asset }) => asset))].sort()
  return assets.map((asset) => {
    const own = running.filter((one) => one.asset === asset)
    const over = completed.filter((one) => one.asset === asset)
    const past = before.find((one) => one.asset === asset)?.total ?? 0n
    return {
      asset,
      invested: sumOf(own, ({ amount }) => amount),
      today: sumOf([...own, ...over], (one) => earnedSince(one, since)),
      total: past + sumOf(own, ({ earned }) => earned),
    }
  })
}

/** Each day is credited at the same time of the day: how many of these moments lie at or after this one. */
export function earnedSince({ amount, dailyYield, earned, startAt }: Facts, since: Millis): Amount {
  const daily = dailyInterest(amount, dailyYield)
  if (daily === 0n) return 0n
  const credited = earned / daily
  const before = since - startAt - 1
  const daysBefore = before < DAY_MS ? 0n : BigInt((before - (before % DAY_MS)) / DAY_MS)
  return credited > daysBefore ? (credited - daysBefore) * daily : 0n
}

function sumOf(orders: readonly Facts[], of: (order: Facts) => Amount): Amount {
  return orders.reduce((sum, order) => sum + of(order), 0n)
}
