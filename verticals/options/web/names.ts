/** What the parts of an option are called: directions, outcomes, durations, sources. */
import type { Text } from '@evenkeel/ui'
import type { Direction } from '../core/facts.ts'
import type { Option } from './optionLists.ts'
import type { Key } from './textKey.ts'

/** A source that is the median of several: their names follow. */
const VENUES = 'upstream:'

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

/** Where a price came from, in words. */
export function sourceName(source: string, text: Text<Key>): string {
  if (source === 'simulator') return text('options.sourceSimulator')
  if (!source.startsWith(VENUES)) return source
  const venues = source.slice(VENUES.length).split(',').map(capitalised).join(', ')
  return text('options.sourceVenues', { venues })
}

/** As venues write themselves: three letters are an abbreviation. */
function capitalised(venue: string): string {
  return venue.length < 4 ? venue.toUpperCase() : venue.charAt(0).toUpperCase() + venue.slice(1)
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
