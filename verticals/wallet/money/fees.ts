/** What the house earned in fees, by day and by what they were for. */
import { type Amount, type Asset, type Machine, type Millis, parseFigure } from '@evenkeel/kernel'
import type { Instrument, Tables } from '@evenkeel/wire/server'
import { pricesIn, worthOf } from './prices.ts'

export type FeeDays = {
  /** The last of them, counted from 1970 in UTC. */
  readonly today: number
  readonly count: number
  readonly fees: readonly Fee[]
}
type Fee = {
  readonly day: number
  readonly reason: string
  readonly asset: Asset
  readonly amount: Amount
}

const DAY_MS = 86_400_000

/** Of so many days up to the one of this moment. */
export async function feesIn(history: Tables, now: Millis, count: number): Promise<FeeDays> {
  const today = Math.floor(now / DAY_MS)
  const rows = await history.rows<Omit<Fee, 'amount'> & { readonly amount: string }>(
    `select day, reason, asset, amount from fee_day
     where realm = 'real' and day > $1 and day <= $2 order by day, reason, asset`,
    [today - count, today],
  )
  return { today, count, fees: rows.map((row) => ({ ...row, amount: parseFigure(row.amount) })) }
}

/** By the reference prices of now: what a fee was worth on its day nobody has written down. */
export function valuedFees(
  { today, count, fees }: FeeDays,
  machine: Machine,
  instruments: readonly Instrument[],
) {
  const priceOf = pricesIn(machine, instruments)
  const worth = (some: readonly Fee[]) =>
    some.reduce((sum, { asset, amount }) => sum + (worthOf(priceOf, asset, amount) ?? 0n), 0n)
  const reasons = [...new Set(fees.map(({ reason }) => reason))].sort()
  const days = Array.from({ length: count }, (_, nth) => today - count + 1 + nth)
  return {
    total: worth(fees),
    reasons,
    days: days.map((day) => ({
      day: new Date(day * DAY_MS).toISOString().slice(0, 10),
      worth: reasons.map((reason) =>
        worth(fees.filter((fee) => fee.day === day && fee.reason === reason)),
      ),
    })),
    coins: [...byCoin(fees).values()].map((coin) => ({
      ...coin,
      worth: worthOf(priceOf, coin.asset, coin.amount),
    })),
  }
}

function byCoin(fees: readonly Fee[]): ReadonlyMap<string, Omit<Fee, 'day'>> {
  const sums = new Map<string, Omit<Fee, 'day'>>()
  for (const { reason, asset, amount } of fees) {
    const key = `${reason} ${asset}`
    sums.set(key, { reason, asset, amount: (sums.get(key)?.amount ?? 0n) + amount })
  }
  return sums
}
