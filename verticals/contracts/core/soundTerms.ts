/** What the terms of a contract must be, and which changes of them would move what members hold. */
import { type Amount, UNIT } from '@evenkeel/kernel'
import type { Terms, Tier } from './facts.ts'

const STEP_MAX = 2n ** 53n
const BPS = 10_000
const LOTS_MAX = 1e12

/** LC1. */
export function isSound(terms: Terms): boolean {
  const { tickSize, lotSize, makerFeeBps, takerFeeBps, bandBps, slippageBps, leverages } = terms
  if (tickSize <= 0n || lotSize <= 0n || (tickSize * lotSize) % UNIT !== 0n) return false
  if (tickSize >= STEP_MAX || lotSize >= STEP_MAX || tickSize * lotSize >= STEP_MAX) return false
  const [first] = terms.tiers
  if (first === undefined || leverages.length === 0) return false
  if (!leverages.every((one) => isWhole(one, 1, first.leverageMax))) return false
  // Taking lots from a position must lower its maintenance by more than it costs in fees.
  if (makerFeeBps > BPS || takerFeeBps >= first.maintenanceBps) return false
  if (![bandBps, slippageBps].every((one) => isWhole(one, 0, BPS))) return false
  if (![terms.openInterestLots, terms.houseLots].every((one) => isWhole(one, 0, LOTS_MAX)))
    return false
  return isWhole(terms.fundingMaxPpm, 0, 1e6) && terms.tiers.every(isNext)
}

const isWhole = (figure: number, least: number, most: number): boolean =>
  Number.isInteger(figure) && figure >= least && figure <= most

/** Larger and dearer than the one before, for less leverage; what is opened with its largest leverage is in no danger at once. */
function isNext(tier: Tier, nth: number, tiers: readonly Tier[]): boolean {
  const { valueMax, maintenanceBps, leverageMax } = tier
  if (valueMax <= 0n || maintenanceBps * leverageMax >= BPS) return false
  const before = tiers[nth - 1]
  if (before === undefined) return true
  return (
    valueMax > before.valueMax &&
    maintenanceBps > before.maintenanceBps &&
    leverageMax < before.leverageMax
  )
}

/** Whether a position of some value would need more maintenance than it does. */
export function isStricter(tiers: readonly Tier[], known: readonly Tier[]): boolean {
  const ends = [...tiers, ...known].map(({ valueMax }) => valueMax)
  // Between the ends of tiers both rise evenly; beyond the last by the last rate.
  return (
    ends.some((value) => partsOf(tiers, value) > partsOf(known, value)) ||
    lastRate(tiers) > lastRate(known)
  )
}

const lastRate = (tiers: readonly Tier[]) => (tiers[tiers.length - 1] as Tier).maintenanceBps

/** The maintenance of a value in hundredths of a percent of it, added up over the tiers. */
function partsOf(tiers: readonly Tier[], value: Amount): Amount {
  let parts = 0n
  let from = 0n
  for (const { valueMax, maintenanceBps } of tiers) {
    if (value <= from) return parts
    parts += ((value < valueMax ? value : valueMax) - from) * BigInt(maintenanceBps)
    from = valueMax
  }
  return value > from ? parts + (value - from) * BigInt(lastRate(tiers)) : parts
}
