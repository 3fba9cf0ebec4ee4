/** What is said between the exchange's thread and the one that talks to the venues. */

import type { Candle } from '../../candles/candle.ts'
import type { Instrument } from '../../instruments.ts'
import type { Trade } from '../source.ts'
import type { Wanted } from './history.ts'
import type { Report } from './priceIndex.ts'
import type { Timings, VenueSpec } from './venues.ts'

/** What the thread begins with. */
export type Task = {
  readonly venues: readonly VenueSpec[]
  readonly instruments: readonly Instrument[]
  readonly timings: Timings
}

/** Asks for candles, or for the last trades. */
export type Question = { readonly number: number } & (
  | { readonly wanted: Wanted }
  | { readonly traded: string; readonly most: number }
)

/** Of candles candles, of trades trades. */
export type Answer = readonly Candle[] | readonly Trade[]

export type Message =
  | { readonly type: 'ready' }
  /** It cannot work at all, and why. */
  | { readonly type: 'unable'; readonly reason: string }
  | { readonly type: 'listed'; readonly venue: string; readonly symbols: readonly string[] }
  | {
      readonly type: 'heard'
      readonly reports: readonly Report[]
      /** How many were no reports, by venue. */
      readonly unreadable: ReadonlyMap<string, number>
    }
  /** Something began or ended to fail, in words for a person. */
  | { readonly type: 'said'; readonly line: string }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'answered'; readonly number: number; readonly answer: Answer }
  /** None, because nobody could be asked. */
  | { readonly type: 'unanswered'; readonly number: number; readonly reason: string }
