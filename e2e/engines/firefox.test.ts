/** The journeys in Firefox. */
import { openFirefox } from './firefox.ts'
import { testJourneys } from './journeys.ts'

testJourneys(openFirefox)
