/** Where a price came from, in words. */
import type { Text } from '../data/hooks.ts'
import type { ReceiptKey } from './texts.ts'

/** A source that is the median of several: their names follow. */
const VENUES = 'upstream:'

export function sourceName(source: string, text: Text<ReceiptKey>): string {
  if (source === 'simulator') return text('receipt.sourceSimulator')
  if (!source.startsWith(VENUES)) return source
  const venues = source.slice(VENUES.length).split(',').map(capitalised).join(', ')
  return text('receipt.sourceVenues', { venues })
}

/** As venues write themselves: three letters are an abbreviation. */
function capitalised(venue: string): string {
  return venue.length < 4 ? venue.toUpperCase() : venue.charAt(0).toUpperCase() + venue.slice(1)
}
