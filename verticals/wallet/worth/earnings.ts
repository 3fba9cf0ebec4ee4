/** What a member earned since midnight: what there is, less what there was and came in, each at its own price. */
import { type Amount, type Asset, type Price, UNIT } from '@evenkeel/kernel'
import type { Flow, Today } from './flows.ts'

export type Earnings = {
  readonly amount: Amount
  readonly percent?: Amount
  /** What is subtracted from what all but the coins that are left out is worth now. */
  readonly base: Amount
  readonly left_out: Asset[]
  /** What there was and came in. */
  readonly invested: Amount
}

export type Day = Today & {
  readonly held: ReadonlyMap<Asset, Amount>
  now(asset: Asset): Price | undefined
  atMidnight(asset: Asset): Price | undefined
  atFlow(flow: Flow): Price | undefined
}

/** A coin that one of its prices is missing of is left out of both sides. */
export function earningsOf(day: Day): Earnings {
  const { held, gained, flows } = day
  let [earned, base, invested] = [0n, 0n, 0n]
  const leftOut: Asset[] = []
  for (const asset of new Set([...held.keys(), ...gained.keys()])) {
    const amount = held.get(asset) ?? 0n
    const before = amount - (gained.get(asset) ?? 0n)
    const own = flows.filter((flow) => flow.asset === asset)
    const is = worthOf(amount, day.now(asset))
    const was = worthOf(before, day.atMidnight(asset))
    const moved = own.map((flow) => worthOf(flow.amount, day.atFlow(flow)))
    const came = own.map((flow) => worthOf(flow.came, day.atFlow(flow)))
    if (is === undefined || was === undefined || moved.includes(undefined)) {
      leftOut.push(asset)
      continue
    }
    earned += is - was - sumOf(moved)
    base += was + sumOf(moved)
    invested += was + sumOf(came)
  }
  return {
    amount: earned / UNIT,
    base: base / UNIT,
    left_out: leftOut,
    invested: invested / UNIT,
    ...(invested > 0n && { percent: percentOf(earned, invested) }),
  }
}

/** In 10^-16, so that nothing is cut before the sum; nothing is worth nothing at any price. */
function worthOf(amount: Amount, price: Price | undefined): Amount | undefined {
  if (amount === 0n) return 0n
  return price === undefined ? undefined : amount * price
}

function sumOf(amounts: readonly (Amount | undefined)[]): Amount {
  return amounts.reduce<Amount>((sum, amount = 0n) => sum + amount, 0n)
}

/** With two decimals, cut. */
function percentOf(part: Amount, whole: Amount): Amount {
  return ((part * 10_000n) / whole) * (UNIT / 100n)
}
