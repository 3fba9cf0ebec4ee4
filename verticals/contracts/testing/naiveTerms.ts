/** What the terms of a contract must be, written down once more. */
import type { Terms } from '../core/facts.ts'
import { maintenanceOf } from './naiveFigures.ts'

const COIN = 10n ** 8n
const WHOLE = 10_000

/** LC1. */
export function areUnsound(terms: Terms): boolean {
  const { tickSize, lotSize, tiers, leverages, takerFeeBps, makerFeeBps } = terms
  if (tickSize <= 0n || lotSize <= 0n || (tickSize * lotSize) % COIN !== 0n) return true
  if (tickSize * lotSize >= 2n ** 53n || tickSize >= 2n ** 53n || lotSize >= 2n ** 53n) return true
  const [first] = tiers
  if (first === undefined || leverages.length === 0) return true
  if (leverages.some((one) => one < 1 || one > first.leverageMax || one % 1 !== 0)) return true
  if (takerFeeBps >= first.maintenanceBps || makerFeeBps > WHOLE) return true
  if (terms.bandBps > WHOLE || terms.slippageBps > WHOLE) return true
  if (terms.openInterestLots > 1e12 || terms.houseLots > 1e12) return true
  if (terms.fundingMaxPpm > 1_000_000) return true
  const counts = [terms.bandBps, terms.slippageBps, terms.openInterestLots, terms.houseLots]
  if ([...counts, terms.fundingMaxPpm].some((one) => one < 0 || one % 1 !== 0)) return true
  return tiers.some((tier, nth) => {
    if (tier.valueMax <= 0n || tier.maintenanceBps * tier.leverageMax >= WHOLE) return true
    const before = tiers[nth - 1]
    if (before === undefined) return false
    const isLarger = tier.valueMax > before.valueMax
    const isDearer = tier.maintenanceBps > before.maintenanceBps
    return !(isLarger && isDearer && tier.leverageMax < before.leverageMax)
  })
}

/** Whether a position of some value needs more maintenance by the new terms: tried where a tier ends, and far beyond all. */
export function raises(terms: Terms, known: Terms): boolean {
  const ends = [...terms.tiers, ...known.tiers].map(({ valueMax }) => valueMax)
  const far = ends.reduce((sum, one) => sum + one, 0n) * 10n ** 9n
  return [...ends, far].some((value) => {
    // A million times as much, so that no difference is lost where it is rounded up.
    const scaled = (of: Terms) =>
      maintenanceOf(
        { ...of, tiers: of.tiers.map((one) => ({ ...one, valueMax: one.valueMax * 1_000_000n })) },
        value * 1_000_000n,
      )
    return scaled(terms) > scaled(known)
  })
}
