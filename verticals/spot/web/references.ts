/** Where the price came from that something was set off by, in the reader's words. */
import type { Text } from '@evenkeel/ui'
import type en from '../text/en.ts'

const VENUES = 'upstream:'

/** A source that is new here is called as it calls itself. */
export function sourceName(source: string, text: Text<keyof typeof en>): string {
  if (source === 'simulator') return text('spot.sourceSimulator')
  if (!source.startsWith(VENUES)) return source
  const venues = source.slice(VENUES.length).split(',').map(capitalised).join(', ')
  return text('spot.sourceVenues', { venues })
}

/** As venues write themselves: three letters are an abbreviation. */
function capitalised(venue: string): string {
  return venue.length < 4 ? venue.toUpperCase() : venue.charAt(0).toUpperCase() + venue.slice(1)
}
