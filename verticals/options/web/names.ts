/** What the parts of an option are called: directions, outcomes, durations. */
import type { Direction } from '../core/facts.ts'
import type { Option } from './optionLists.ts'
import type { Key } from './textKey.ts'

export const directionNames = {
  rise: 'options.rise',
  fall: 'options.fall',
} as const satisfies Record<Direction, Key>

export const directionTones = { rise: 'up', fall: 'down' } as const

export const stateNames = {
  pending: 'options.waitsForPrice',
  open: 'options.running',
  won: 'options.settledWon',
  lost: 'options.settledLost',
  equal: 'options.settledEqual',
  refunded: 'options.settledRefunded',
} as const satisfies Record<Option['state'], Key>

export const whyNames = {
  stale: 'options.whyStale',
  unopened: 'options.whyUnopened',
} as const satisfies Record<NonNullable<Option['why']>, Key>

/** What the mark of a symbol is of: a coin has its own; of a pair of currencies both count. */
export function markOf(offer: { symbol: string; base: string; class: string }): string {
  return offer.class === 'crypto' ? offer.base : offer.symbol.toUpperCase()
}

export function pairName(offer: { base: string; quote: string } | undefined, symbol: string) {
  return offer === undefined ? symbol.toUpperCase() : `${offer.base}/${offer.quote}`
}

/** Hundredths of a percent as a percent: 8050 is `80.5`. */
export function percentText(bps: number): string {
  const digits = String(bps).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** How often somebody must be right to lose nothing, in hundredths of a percent, rounded up. */
export function breakEvenBps(payoutBps: number): number {
  return Math.ceil((10_000 * 10_000) / (10_000 + payoutBps))
}
