/** What a member's money is worth now, what it was worth at the end of each day before, and what was earned today. */
import { type Amount, type Asset, type Millis, notionalDown, type Price } from '@evenkeel/kernel'
import type { BillSource, Caller, Tables } from '@evenkeel/wire/server'
import { Busy, type ClosesParts, type Closing, createClosing } from './closing.ts'
import { dayStarts } from './days.ts'
import { type Earnings, earningsOf } from './earnings.ts'
import { type Change, changesSince, type Flow, type Today, todayOf } from './flows.ts'
import { type Seen, totals, valued } from './holdings.ts'

export type WorthParts = ClosesParts & {
  readonly billSources: readonly BillSource[]
  readonly billFlows: readonly string[]
  readonly now: () => Millis
}

export type Asking = {
  readonly member: Caller
  readonly zone: string
  readonly days: number
  readonly seen: Seen
  readonly tables: Tables
}

export type Worth = ReturnType<typeof valued> & {
  readonly at: Millis
  readonly earnings: Earnings
  /** What it depends on but prices and balances changes then, and not before. */
  readonly good_until: Millis
  readonly curve: Point[]
}
/** Of a day on which money came in or went out, what it is worth rises or falls by no trade. */
type Point = { readonly at: Millis; readonly worth: Amount; readonly moved: boolean }

/** Past days do not change: those of so many askings are kept. */
const PASTS_MAX = 1_000
const FRESH_MS = 1_000
const FRESH_MAX = 1_000
const DAY_MS = 86_400_000

export function createWorth({ closesAt, symbolOf, billSources, billFlows, now }: WorthParts) {
  const closes = createClosing({ closesAt, symbolOf })
  const pasts = new Map<string, readonly Point[]>()
  const fresh = new Map<string, { at: Millis; what: string; worth: Promise<Worth> }>()

  async function pastOf(asking: Asking, boundaries: readonly Millis[]): Promise<readonly Point[]> {
    const { member, zone, seen, tables } = asking
    const name = [member.realm, member.id, zone, boundaries.length, boundaries.at(-1)].join(' ')
    const known = pasts.get(name)
    if (known !== undefined) return known
    const bill = { tables, sources: billSources, flows: billFlows }
    const changes = await changesSince(bill, member, boundaries, seen.seq)
    const held = totals(seen.holdings)
    const assets = new Set([...held.keys(), ...changes.map(({ asset }) => asset)])
    const closed = await closes(assets, boundaries)
    let isWhole = true
    const points = boundaries.map((at, nth) => {
      let worth = 0n
      for (const [asset, amount] of heldAt(nth, held, changes)) {
        const price = closed(asset, at)
        if (price === undefined) isWhole = false
        else worth += notionalDown(price, amount)
      }
      return { at, worth, moved: changes.some((one) => one.isFlow && one.nth === nth - 1) }
    })
    // A price that is missing may be told later.
    if (isWhole) keep(pasts, name, points, PASTS_MAX)
    return points
  }

  async function worthOf(asking: Asking): Promise<Worth> {
    const at = now()
    const boundaries = dayStarts(asking.zone, at, asking.days).slice(1)
    const midnight = boundaries.at(-1) ?? at
    const past = await pastOf(asking, boundaries)
    const bill = { tables: asking.tables, sources: billSources, flows: billFlows }
    const today = await todayOf(bill, asking.member, midnight, asking.seen.seq)
    const { earnings, settledAt } = await earnedBetween([midnight, at], asking, today, closes)
    const value = valued(asking.seen)
    const good_until = Math.min(nextMidnight(asking.zone, midnight), settledAt)
    const last = { at, worth: value.total, moved: today.flows.length > 0 }
    return { ...value, at, earnings, good_until, curve: [...past, last] }
  }

  return {
    /** Told again for a second to who holds the same. */
    async of(asking: Asking): Promise<Worth | 'busy'> {
      const { member, zone, days, seen } = asking
      const name = [member.realm, member.id, zone, days].join(' ')
      const what = seen.holdings.map((one) => `${one.available} ${one.frozen}`).join()
      const known = fresh.get(name)
      const isFresh = known !== undefined && known.what === what && now() - known.at < FRESH_MS
      const worth = isFresh ? known.worth : worthOf(asking)
      if (!isFresh) keep(fresh, name, { at: now(), what, worth }, FRESH_MAX)
      try {
        return await worth
      } catch (error) {
        fresh.delete(name)
        if (error instanceof Busy) return 'busy'
        throw error
      }
    },
  }
}

export type Valuation = ReturnType<typeof createWorth>

/** What comes or goes has the price at the end of its minute; before that is over, the price of now. */
async function earnedBetween(
  [midnight, now]: readonly [Millis, Millis],
  { seen }: Asking,
  { gained, flows }: Today,
  closes: Closing,
): Promise<{ readonly earnings: Earnings; readonly settledAt: Millis }> {
  const held = totals(seen.holdings)
  const closed = await closes(new Set([...held.keys(), ...gained.keys()]), [midnight])
  const byFlow = new Map<Flow, Price | undefined>()
  for (const asset of new Set(flows.map((flow) => flow.asset))) {
    const own = flows.filter((flow) => flow.asset === asset && flow.at <= now)
    const then = await closes(
      [asset],
      own.map(({ at }) => at),
    )
    for (const flow of own) byFlow.set(flow, then(asset, flow.at))
  }
  const earnings = earningsOf({
    gained,
    flows,
    held,
    now: (asset) => seen.prices.get(asset),
    atMidnight: (asset) => closed(asset, midnight),
    atFlow: (flow) => (flow.at > now ? seen.prices.get(flow.asset) : byFlow.get(flow)),
  })
  const unsettled = flows.map((flow) => flow.at).filter((end) => end > now)
  return { earnings, settledAt: Math.min(...unsettled) }
}

/** No day is longer than a day and a half, nor shorter than half of one. */
function nextMidnight(zone: string, midnight: Millis): Millis {
  const [next] = dayStarts(zone, midnight + 1.5 * DAY_MS, 1)
  return next ?? midnight + DAY_MS
}

/** What was held at a boundary: what is held now, less all that came after it. */
function heldAt(
  nth: number,
  held: ReadonlyMap<Asset, Amount>,
  changes: readonly Change[],
): ReadonlyMap<Asset, Amount> {
  const then = new Map(held)
  for (const change of changes)
    if (change.nth >= nth) then.set(change.asset, (then.get(change.asset) ?? 0n) - change.amount)
  return new Map([...then].filter(([, amount]) => amount !== 0n))
}

function keep<Value>(map: Map<string, Value>, name: string, value: Value, most: number): void {
  map.delete(name)
  map.set(name, value)
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}
