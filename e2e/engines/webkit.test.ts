/** The journeys in WebKit. */
import { testJourneys } from './journeys.ts'
import { openWebKit } from './webkit.ts'

testJourneys(openWebKit)
